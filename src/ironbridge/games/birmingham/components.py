"""The components of Brass: Birmingham: what board.toml holds, as types, and its strict reading.

Ids, lists and numbers only; board.py makes the tables of the rules from them. The file is read
once, when a game is made. An error is always a FormatError that names the file, the key and what
was expected, for whoever edits the file.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from ironbridge.brass import components as brass
from ironbridge.brass.components import (
    MOST_SEATS,
    LinkSpace,
    check_cards,
    check_places,
    check_rails,
    read_eras,
    read_income,
    read_market,
    read_slots,
    read_stacks,
    read_town_cards,
)
from ironbridge.kernel.components import (
    MOST,
    check_colours,
    entries,
    limit,
    read_by_seats,
    read_colours,
    read_name,
    read_point,
    read_provenance,
    read_seat_counts,
    read_shades,
    references,
    unique,
)
from ironbridge.kernel.editions import Edition, read_board
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

GAME = "brass-birmingham"
WILD_CARDS = 2
"""What scouting brings. Like every action it costs a card, so that more are laid down."""

LocationKind: TypeAlias = Literal["town", "farm_brewery", "merchant"]
BonusKind: TypeAlias = Literal["money", "victory_points", "develop", "income_spaces"]
CardType: TypeAlias = Literal["location", "industry", "wild_location", "wild_industry"]
Resource: TypeAlias = Literal["coal", "iron", "beer"]

LOCATION_KINDS: Final[tuple[LocationKind, ...]] = get_args(LocationKind)
BONUSES: Final[tuple[BonusKind, ...]] = get_args(BonusKind)
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)


@dataclass(frozen=True)
class MerchantSpace:
    """A space for a merchant tile, with the place of its barrel."""

    id: str
    location: str
    x: int
    y: int
    beer_x: int
    beer_y: int


@dataclass(frozen=True)
class Bonus:
    """What a merchant's barrel brings."""

    kind: BonusKind
    amount: int


@dataclass(frozen=True)
class Location(brass.Location):
    """A place of the map. `min_seats` is the fewest seats its merchant spaces are used with, 0 if
    it has none."""

    kind: LocationKind
    spaces: tuple[MerchantSpace, ...]
    bonus: Bonus | None
    min_seats: int


@dataclass(frozen=True)
class MerchantTile:
    """A merchant tile, and the seat counts it is used with. A blank one buys nothing."""

    id: str
    buys: tuple[str, ...]
    seat_counts: tuple[int, ...]


@dataclass(frozen=True)
class Industry(brass.Industry):
    """`sold`: its tiles flip by a sale. Otherwise they carry `resource`."""

    resource: Resource | None
    sold: bool


@dataclass(frozen=True)
class Level(brass.Level):
    """`beer` is consumed to sell. `cubes_canal` and `cubes_rail` are put on the tile when it is
    built in that era."""

    beer: int
    developable: bool
    cubes_canal: int
    cubes_rail: int


@dataclass(frozen=True)
class CardKind(brass.CardKind):
    """A card and its number by seat count. Wild cards are not in the deck: their number is the
    size of their pile."""

    kind: CardType
    counts: dict[int, int]


@dataclass(frozen=True)
class Components(brass.BrassComponents):
    """All components of the game."""

    industries: tuple[Industry, ...]
    locations: tuple[Location, ...]
    levels: tuple[Level, ...]
    cards: tuple[CardKind, ...]
    merchant_tiles: tuple[MerchantTile, ...]
    face_down: int
    rounds: dict[int, int]
    second_rail_beer: int
    scout_cards: int
    loan_money: int
    loan_levels: int


# Reading -------------------------------------------------------------------------------------


def read(data: Path | Edition | None = None) -> Components:
    """The components of a file or an edition; without one, those of the game."""
    root = read_board(data, Path(__file__).with_name("board.toml"))
    components = _components(root)
    root.end()
    check_colours(components.source, components.colours, components.seat_counts)
    check_rails(components.source, components.rail_cost, components.second_rail_total)
    _check_deck(components)
    _check_merchants(components)
    return components


def _components(root: Fields) -> Components:
    root.choice("game", [GAME])
    players, rounds = root.table("players"), root.table("rounds")
    seat_counts = read_seat_counts(players, list(range(2, MOST_SEATS + 1)))
    industries = read_industries(root)
    banners = read_shades(root, "banners")
    locations = read_locations(root, industries, [banner["id"] for banner in banners])
    track = read_income(root)
    markets, network = root.table("markets"), root.table("network")
    develop, scout, loan = root.table("develop"), root.table("scout"), root.table("loan")
    shortfall, intro = root.table("shortfall"), root.table("introductory_game")
    components = Components(
        source=root.source,
        industries=industries,
        locations=locations,
        links=read_links(root, [location.id for location in locations]),
        merchant_tiles=read_merchant_tiles(root, industries, seat_counts),
        levels=read_levels(root, industries),
        cards=read_cards(root, locations, industries, seat_counts),
        coal=read_market(markets.table("coal")),
        iron=read_market(markets.table("iron")),
        income_levels=track,
        seat_counts=seat_counts,
        money=players.integer("money", 0, MOST),
        start_income=players.integer("start_income", 0, len(track) - 1),
        hand=players.integer("hand", 1, MOST),
        face_down=players.integer("face_down", 0, 1),
        link_tiles=players.integer("link_tiles", 1, MOST),
        rounds=read_by_seats(rounds.table("per_era"), seat_counts, 1),
        actions=rounds.integer("actions", 1, MOST),
        first_round_actions=rounds.integer("first_round_actions", 1, MOST),
        canal_cost=network.integer("canal_cost", 0, MOST),
        rail_cost=network.integer("rail_cost", 0, MOST),
        second_rail_total=network.integer("second_rail_total", 0, MOST),
        rail_coal=network.integer("rail_coal", 0, MOST),
        second_rail_beer=network.integer("second_rail_beer", 0, MOST),
        develop_max=develop.integer("max", 1, MOST),
        develop_iron=develop.integer("iron", 0, MOST),
        scout_cards=scout.integer("cards", WILD_CARDS + 1, MOST),
        loan_money=loan.integer("money", 0, MOST),
        loan_levels=loan.integer("levels", 0, MOST),
        shortfall_divisor=shortfall.integer("divisor", 1, MOST),
        intro_money_per_point=intro.integer("money_per_point", 1, MOST),
        intro_money_max_points=intro.integer("money_max_points", 0, MOST),
        colours=read_colours(root),
        banners=banners,
        provenance=read_provenance(root),
    )
    for table in (players, rounds, markets, network, develop, scout, loan, shortfall, intro):
        table.end()
    return components


# Sections: what can be checked within one is checked here ------------------------------------


def read_industries(root: Fields) -> tuple[Industry, ...]:
    found: list[Industry] = []
    for name, fields in entries(root, "industries"):
        words = read_name(fields)
        sold = fields.boolean("sold") if fields.has("sold") else False
        resource = fields.choice("resource", RESOURCES) if fields.has("resource") else None
        if sold == (resource is not None):
            raise fields.error("sold", "expected either sold = true or a resource")
        if resource and resource in [industry.resource for industry in found]:
            raise fields.error("resource", f"another industry gives {resource} already")
        fields.end()
        found.append(Industry(name, words, resource, sold))
    for resource in RESOURCES:
        if resource not in [industry.resource for industry in found]:
            raise root.error("industries", f"no industry has resource = {resource!r}")
    return tuple(found)


def read_locations(
    root: Fields, industries: tuple[Industry, ...], banners: list[str]
) -> tuple[Location, ...]:
    known = [industry.id for industry in industries]
    found: list[Location] = []
    for name, fields in entries(root, "locations"):
        kind = fields.choice("kind", LOCATION_KINDS)
        trade = kind == "merchant"
        words = fields.table("name")
        x, y = read_point(fields, "at")
        location = Location(
            id=name,
            kind=kind,
            name=read_name(words),
            banner=fields.choice("banner", banners) if kind == "town" else None,
            x=x,
            y=y,
            link_icons=fields.integer("link_icons", 0, MOST) if trade else 0,
            slots=() if trade else read_slots(fields, name, known),
            spaces=_spaces(fields, name) if trade else (),
            bonus=_bonus(fields.table("bonus")) if trade else None,
            min_seats=fields.integer("min_seats", 2, MOST_SEATS) if trade else 0,
        )
        words.end()
        fields.end()
        found.append(location)
    check_places(root, found)
    spaces = [space.id for place in found for space in place.spaces]
    limit(root, "locations", "merchant spaces", len(spaces))
    unique(root, "locations", spaces)
    return tuple(found)


def _spaces(parent: Fields, location: str) -> tuple[MerchantSpace, ...]:
    found = []
    for name, fields in entries(parent, "spaces"):
        at, beer_at = read_point(fields, "at"), read_point(fields, "beer_at")
        found.append(MerchantSpace(name, location, *at, *beer_at))
        fields.end()
    return tuple(found)


def _bonus(fields: Fields) -> Bonus:
    kind = fields.choice("kind", BONUSES)
    # A free development is one question, so it removes one tile.
    bonus = Bonus(kind, fields.integer("amount", 1, 1 if kind == "develop" else MOST))
    fields.end()
    return bonus


def read_links(root: Fields, known: list[str]) -> tuple[LinkSpace, ...]:
    found = []
    for name, fields in entries(root, "links"):
        joins = references(fields, "joins", known, "location")
        if len(joins) not in (2, 3):
            raise fields.error("joins", f"expected 2 or 3 locations, found {len(joins)}")
        canal, rail = read_eras(fields)
        found.append(LinkSpace(name, joins, canal, rail, *read_point(fields, "at")))
        fields.end()
    limit(root, "links", "links", len(found))
    return tuple(found)


def read_merchant_tiles(
    root: Fields, industries: tuple[Industry, ...], seat_counts: tuple[int, ...]
) -> tuple[MerchantTile, ...]:
    goods = [industry.id for industry in industries if industry.sold]
    found = []
    for name, fields in entries(root, "merchant_tiles"):
        buys = references(fields, "buys", goods, "industry that is sold,")
        found.append(MerchantTile(name, buys, read_seat_counts(fields, list(seat_counts))))
        fields.end()
    return tuple(found)


def read_levels(root: Fields, industries: tuple[Industry, ...]) -> tuple[Level, ...]:
    order = "levels are 1, 2, 3 ... in order"
    return read_stacks(root, industries, _level, from_zero=False, order=order)


def _level(fields: Fields, industry: Industry, number: int) -> Level:
    canal, rail = read_eras(fields)
    return Level(
        industry=industry.id,
        level=number,
        count=fields.integer("count", 1, MOST),
        cost=fields.integer("cost", 0, MOST),
        coal=fields.integer("coal", 0, MOST),
        iron=fields.integer("iron", 0, MOST),
        beer=fields.integer("beer", 0, MOST) if industry.sold else 0,
        canal=canal,
        rail=rail,
        developable=fields.boolean("developable"),
        points=fields.integer("points", 0, MOST),
        income=fields.integer("income", 0, MOST),
        link_icons=fields.integer("link_icons", 0, MOST),
        cubes_canal=0 if industry.sold else _cubes(fields, "cubes_canal", canal),
        cubes_rail=0 if industry.sold else _cubes(fields, "cubes_rail", rail),
    )


def _cubes(fields: Fields, key: str, buildable: bool) -> int:
    cubes = fields.integer(key, 0, MOST)
    if buildable and not cubes:
        raise fields.error(key, "expected 1 or more: without cubes the tile could never flip")
    if cubes and not buildable:
        raise fields.error(key, f"expected 0 in an era it cannot be built in, found {cubes}")
    return cubes


def read_cards(
    root: Fields,
    locations: tuple[Location, ...],
    industries: tuple[Industry, ...],
    seat_counts: tuple[int, ...],
) -> tuple[CardKind, ...]:
    cards = root.table("cards")
    known = [industry.id for industry in industries]
    found: list[CardKind] = []
    for name, fields in read_town_cards(cards, locations):
        found.append(CardKind(name, "location", name, (), read_by_seats(fields, seat_counts, 0)))
    for name, fields in entries(cards, "industries"):
        icons = references(fields, "industries", known, "industry")
        if not icons:
            raise fields.error("industries", "expected at least one industry, found none")
        counts = read_by_seats(fields.table("counts"), seat_counts, 0)
        found.append(CardKind(name, "industry", None, icons, counts))
        fields.end()
    wild = cards.table("wild")
    places = dict.fromkeys(seat_counts, wild.integer("location", 1, MOST))
    found.append(CardKind("wild_location", "wild_location", None, (), places))
    trades = dict.fromkeys(seat_counts, wild.integer("industry", 1, MOST))
    found.append(CardKind("wild_industry", "wild_industry", None, (), trades))
    wild.end()
    cards.end()
    check_cards(root, found)
    return tuple(found)


# Checks across sections ----------------------------------------------------------------------


def _check_deck(components: Components) -> None:
    """Each era uses up the deck: nobody lacks a card to act with, and none is left over."""
    actions, face_down = components.actions, components.face_down
    opening = face_down + components.first_round_actions
    for seats, rounds in components.rounds.items():
        deck = sum(card.counts[seats] for card in components.cards if "wild" not in card.kind)
        canal = seats * (opening + actions * (rounds - 1))
        rail = seats * actions * rounds
        hands = seats * (components.hand + face_down)
        begin = f"the deck for {seats} players has {deck} cards, but"
        reason = ""
        if deck != canal:
            formula = "players × (face_down + first_round_actions + actions × (rounds − 1))"
            reason = f"{begin} the canal era uses {canal}: {formula}"
        elif deck != rail:
            reason = f"{begin} the rail era uses {rail}: players × actions × rounds"
        elif deck < hands:
            reason = f"{begin} {hands} are dealt at the start: players × (hand + face_down)"
        if reason:
            raise FormatError(components.source, "cards", reason)


def _check_merchants(components: Components) -> None:
    for seats in components.seat_counts:
        tiles = sum(1 for tile in components.merchant_tiles if seats in tile.seat_counts)
        used = [place for place in components.locations if 0 < place.min_seats <= seats]
        spaces = sum(len(place.spaces) for place in used)
        if tiles != spaces:
            reason = f"{tiles} tiles for {seats} players, but {spaces} merchant spaces are in use"
            raise FormatError(components.source, "merchant_tiles", reason)
