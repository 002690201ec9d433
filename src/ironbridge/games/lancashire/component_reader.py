"""Strict reading of board.toml into the components of Brass: Lancashire.

The file is read once, when a game is made. An error is always a FormatError that names the file,
the key and what was expected, for whoever edits the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, get_args

from ironbridge.brass.components import (
    MOST_SEATS,
    check_cards,
    check_places,
    check_rails,
    read_eras,
    read_income,
    read_market,
    read_roles,
    read_slots,
    read_stacks,
    read_town_cards,
)
from ironbridge.games.lancashire.components import (
    CardKind,
    Components,
    Deck,
    DistantTile,
    Industry,
    Level,
    LinkSpace,
    Loan,
    Location,
    LocationKind,
    Resource,
    Role,
)
from ironbridge.kernel.components import (
    MOST,
    check_colours,
    entries,
    limit,
    read_colours,
    read_name,
    read_point,
    read_provenance,
    read_seat_counts,
    read_shades,
    references,
)
from ironbridge.kernel.editions import Edition, read_board
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

GAME = "brass-lancashire"

LOCATION_KINDS: Final[tuple[LocationKind, ...]] = get_args(LocationKind)
ROLES: Final[tuple[Role, ...]] = get_args(Role)
RESOURCES: Final[dict[Role, Resource]] = {"iron": "iron", "coal": "coal"}
COMMUNITY_SEATS = 2
"""The community's game is for two, the classic deck for more."""


def read(data: Path | Edition | None = None) -> Components:
    """The components of a file or an edition; without one, those of the game."""
    root = read_board(data, Path(__file__).with_name("board.toml"))
    components = _components(root)
    root.end()
    check_colours(components.source, components.colours, components.seat_counts)
    check_rails(components.source, components.rail_cost, components.second_rail_total)
    _check_community_cards(components)
    for deck in components.decks:
        _check_deck(components, deck)
    _check_distant_tiles(components)
    _check_costs(components)
    return components


def _components(root: Fields) -> Components:
    root.choice("game", [GAME])
    players, rounds = root.table("players"), root.table("rounds")
    seat_counts = read_seat_counts(players, list(range(2, MOST_SEATS + 1)))
    industries = read_industries(root)
    banners = read_shades(root, "banners")
    locations = read_locations(root, industries, [banner["id"] for banner in banners])
    decks = read_decks(root, seat_counts)
    track = read_income(root)
    markets, network = root.table("markets"), root.table("network")
    double, develop = root.table("double_build"), root.table("develop")
    shortfall = root.table("shortfall")
    scoring, intro = root.table("scoring"), root.table("introductory_game")
    components = Components(
        source=root.source,
        industries=industries,
        locations=locations,
        links=read_links(root, locations),
        levels=read_levels(root, industries),
        cards=read_cards(root, locations, industries, decks),
        decks=decks,
        distant_tiles=read_distant_tiles(root, decks),
        distant_track=read_distant_track(root),
        coal=read_market(markets.table("coal")),
        iron=read_market(markets.table("iron")),
        community_coal=read_market(markets.table("community_coal")),
        community_iron=read_market(markets.table("community_iron")),
        income_levels=track,
        seat_counts=seat_counts,
        money=players.integer("money", 0, MOST),
        community_money=players.integer("community_money", 0, MOST),
        start_income=players.integer("start_income", 0, len(track) - 1),
        hand=players.integer("hand", 1, MOST),
        link_tiles=players.integer("link_tiles", 1, MOST),
        actions=rounds.integer("actions", 1, MOST),
        first_round_actions=rounds.integer("first_round_actions", 1, MOST),
        double_cards=double.integer("cards", 2, MOST),
        canal_cost=network.integer("canal_cost", 0, MOST),
        rail_cost=network.integer("rail_cost", 0, MOST),
        second_rail_total=network.integer("second_rail_total", 0, MOST),
        rail_coal=network.integer("rail_coal", 0, MOST),
        develop_max=develop.integer("max", 1, MOST),
        develop_iron=develop.integer("iron", 0, MOST),
        loans=read_loans(root),
        shortfall_divisor=shortfall.integer("divisor", 1, MOST),
        final_money_per_point=scoring.integer("money_per_point", 1, MOST),
        intro_money_per_point=intro.integer("money_per_point", 1, MOST),
        intro_money_max_points=intro.integer("money_max_points", 0, MOST),
        virtual_link=read_virtual_link(root, locations),
        colours=read_colours(root),
        banners=banners,
        provenance=read_provenance(root),
    )
    for table in (players, rounds, markets, network, double, develop, shortfall, scoring, intro):
        table.end()
    return components


# Sections: what can be checked within one is checked here ------------------------------------


def read_industries(root: Fields) -> tuple[Industry, ...]:
    return tuple(
        Industry(name, words, RESOURCES.get(role), role)
        for name, words, role in read_roles(root, ROLES)
    )


def read_locations(
    root: Fields, industries: tuple[Industry, ...], banners: list[str]
) -> tuple[Location, ...]:
    known = [industry.id for industry in industries]
    found: list[Location] = []
    for name, fields in entries(root, "locations"):
        kind = fields.choice("kind", LOCATION_KINDS)
        town = kind == "town"
        words = fields.table("name")
        x, y = read_point(fields, "at")
        location = Location(
            id=name,
            kind=kind,
            name=read_name(words),
            banner=fields.choice("banner", banners) if town else None,
            x=x,
            y=y,
            link_icons=0 if town else fields.integer("link_icons", 0, MOST),
            market=False if town else fields.boolean("market"),
            community=fields.boolean("community"),
            slots=read_slots(fields, name, known) if town else (),
        )
        words.end()
        fields.end()
        found.append(location)
    check_places(root, found)
    return tuple(found)


def read_links(root: Fields, locations: tuple[Location, ...]) -> tuple[LinkSpace, ...]:
    known = [location.id for location in locations]
    reverse = {location.id for location in locations if location.community}
    found = []
    for name, fields in entries(root, "links"):
        joins = references(fields, "joins", known, "location")
        if len(joins) != 2:
            raise fields.error("joins", f"expected 2 locations, found {len(joins)}")
        canal, rail = read_eras(fields)
        community = fields.table("community")
        there = (community.boolean("canal"), community.boolean("rail"))
        community.end()
        if any(there) and not reverse.issuperset(joins):
            reason = "expected false: it joins a place that is not on the community map"
            raise fields.error("community", reason)
        found.append(LinkSpace(name, joins, canal, rail, *read_point(fields, "at"), *there))
        fields.end()
    limit(root, "links", "links", len(found))
    return tuple(found)


def read_virtual_link(root: Fields, locations: tuple[Location, ...]) -> tuple[str, ...]:
    fields = root.table("virtual_link")
    towns = [location.id for location in locations if location.kind == "town"]
    joins = references(fields, "joins", towns, "town")
    if len(joins) != 2:
        raise fields.error("joins", f"expected 2 towns, found {len(joins)}")
    fields.end()
    return joins


def read_levels(root: Fields, industries: tuple[Industry, ...]) -> tuple[Level, ...]:
    order = "levels rise one by one"
    return read_stacks(root, industries, _level, from_zero=True, order=order)


def _level(fields: Fields, industry: Industry, number: int) -> Level:
    count = fields.integer("count", 1, MOST)
    if number == 0:  # never built, so nothing else is printed on it
        return Level(industry.id, 0, count, 0, 0, 0, False, False, 0, 0, 0, 0)
    canal, rail = read_eras(fields)
    return Level(
        industry=industry.id,
        level=number,
        count=count,
        cost=fields.integer("cost", 0, MOST),
        coal=fields.integer("coal", 0, MOST),
        iron=fields.integer("iron", 0, MOST),
        canal=canal,
        rail=rail,
        points=fields.integer("points", 0, MOST),
        income=fields.integer("income", 0, MOST),
        link_icons=fields.integer("link_icons", 0, MOST),
        # Without cubes a mine or works could never flip.
        cubes=fields.integer("cubes", 1, MOST) if industry.resource else 0,
    )


def read_decks(root: Fields, seat_counts: tuple[int, ...]) -> tuple[Deck, ...]:
    found: list[Deck] = []
    for name, fields in entries(root, "decks"):
        deck = Deck(
            id=name,
            seats=fields.integer("seats", seat_counts[0], seat_counts[-1]),
            column=fields.text("column"),
            rounds=fields.integer("rounds", 1, MOST),
            beneath_canal=fields.integer("beneath_canal", 0, MOST),
            removed_rail=fields.integer("removed_rail", 0, MOST),
            beneath_rail=fields.integer("beneath_rail", 0, MOST),
        )
        fields.end()
        found.append(deck)
    wanted = sorted(_deck_columns(seat_counts))
    if sorted((deck.seats, deck.column) for deck in found) != wanted:
        names = ", ".join(f"{seats} with column {column}" for seats, column in wanted)
        raise root.error("decks", f"expected one deck each for these seats: {names}")
    return tuple(found)


def _deck_columns(seat_counts: tuple[int, ...]) -> list[tuple[int, str]]:
    """What the game and its options play with: seats and column of every deck."""
    standard = [(seats, str(seats)) for seats in seat_counts]
    classic = [(seats, "classic") for seats in seat_counts if seats > COMMUNITY_SEATS]
    return standard + classic + [(s, "community") for s in seat_counts if s == COMMUNITY_SEATS]


def columns(decks: tuple[Deck, ...]) -> list[str]:
    """The columns of counts that the decks use, each once."""
    return list(dict.fromkeys(deck.column for deck in decks))


def read_cards(
    root: Fields,
    locations: tuple[Location, ...],
    industries: tuple[Industry, ...],
    decks: tuple[Deck, ...],
) -> tuple[CardKind, ...]:
    cards = root.table("cards")
    known = [industry.id for industry in industries]
    found: list[CardKind] = []
    for name, fields in read_town_cards(cards, locations):
        found.append(CardKind(name, "location", name, (), _counts(fields, decks)))
    for name, fields in entries(cards, "industries"):
        if name not in known:
            raise FormatError(root.source, fields.path, f"there is no industry {name!r}")
        found.append(CardKind(name, "industry", None, (name,), _counts(fields, decks)))
    cards.end()
    check_cards(root, found)
    return tuple(found)


def read_distant_tiles(root: Fields, decks: tuple[Deck, ...]) -> tuple[DistantTile, ...]:
    found: list[DistantTile] = []
    for name, fields in entries(root, "distant_tiles"):
        if not name.isdigit() or int(name) in [tile.steps for tile in found]:
            reason = "expected the steps of the tile, a number that comes once"
            raise FormatError(root.source, fields.path, reason)
        found.append(DistantTile(int(name), _counts(fields, decks)))
    return tuple(found)


def read_distant_track(root: Fields) -> tuple[int, ...]:
    fields = root.table("distant_market")
    track = fields.integers("track", 0, MOST)
    if not track:
        raise fields.error("track", "expected the bonus of each space, found none")
    fields.end()
    return tuple(track)


def read_loans(root: Fields) -> tuple[Loan, ...]:
    fields = root.table("loan")
    money = fields.integers("money", 1, MOST)
    levels = fields.integers("levels", 0, MOST)
    if not money or len(money) != len(levels):
        raise fields.error("levels", "expected the levels lost for each sum of money")
    if money != sorted(set(money)):
        raise fields.error("money", "expected rising sums")
    fields.end()
    return tuple(Loan(*pair) for pair in zip(money, levels, strict=True))


def _counts(fields: Fields, decks: tuple[Deck, ...]) -> dict[str, int]:
    found = {column: fields.integer(column, 0, MOST) for column in columns(decks)}
    fields.end()
    return found


# Checks across sections ----------------------------------------------------------------------


def _check_deck(components: Components, deck: Deck) -> None:
    """Each era uses up its deck: nobody lacks a card to act with, and none is left over."""
    actions, seats = components.actions, deck.seats
    cards = sum(card.counts[deck.column] for card in components.cards)
    canal = seats * (components.first_round_actions + actions * (deck.rounds - 1))
    rail = seats * actions * deck.rounds
    hands = seats * components.hand
    begin = f"the deck has {cards} cards, but"
    reason = ""
    if cards != canal + deck.beneath_canal:
        formula = "players × (first_round_actions + actions × (rounds − 1)) + beneath_canal"
        reason = f"{begin} the canal era uses {canal + deck.beneath_canal}: {formula}"
    elif cards != rail + deck.removed_rail:
        formula = "players × actions × rounds + removed_rail"
        reason = f"{begin} the rail era uses {rail + deck.removed_rail}: {formula}"
    elif min(canal, rail - deck.beneath_rail) < hands:
        reason = f"{begin} {hands} are dealt at the start of an era: players × hand"
    if reason:
        raise FormatError(components.source, f"decks.{deck.id}", reason)


def _check_distant_tiles(components: Components) -> None:
    """The pile must outlast the track: a sale always finds a tile to reveal."""
    track = len(components.distant_track)
    for column in columns(components.decks):
        steps = sum(tile.steps * tile.counts[column] for tile in components.distant_tiles)
        if steps < track:
            reason = f"column {column}: the tiles make {steps} steps, the track has {track}"
            raise FormatError(components.source, "distant_tiles", reason)


def _check_community_cards(components: Components) -> None:
    """The community deck names no place that its map lacks."""
    gone = {location.id for location in components.locations if not location.community}
    for card in components.cards:
        if card.location in gone and card.counts.get("community", 0):
            reason = "expected 0: this place is not on the community map"
            where = f"cards.locations.{card.id}.community"
            raise FormatError(components.source, where, reason)


def _check_costs(components: Components) -> None:
    """A port that needs coal would open the market to itself: the rules do not provide for it."""
    roles = {industry.id: industry.role for industry in components.industries}
    for tile in components.levels:
        if roles[tile.industry] == "port" and tile.coal:
            where = f"tiles.{tile.industry}.{tile.level}.coal"
            reason = "expected 0: this industry opens the coal market, so it cannot cost coal"
            raise FormatError(components.source, where, reason)
