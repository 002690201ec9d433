"""The components of Age of Industry, read strictly from board.toml or from an edited copy of it.

Everything here happens once, when a game is made. An error is always a FormatError that names the
file, the key and what was expected, for a person who edits the file. What can be checked within a
section or a map is checked where it is read; components.py checks them together.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast, get_args

from ironbridge.brass.components import MOST_TILES, read_market, read_roles
from ironbridge.games.age_of_industry.components import (
    GAME,
    Banner,
    CardKind,
    CoalImport,
    Components,
    GameMap,
    Goods,
    Industry,
    Level,
    LinkSpace,
    Location,
    LocationKind,
    MapId,
    MarketSpace,
    MarketTile,
    Origin,
    Role,
    Source,
    Space,
    SpaceKind,
    check,
)
from ironbridge.kernel.components import (
    HEX,
    MOST,
    SMALL,
    entries,
    limit,
    read_colours,
    read_name,
    read_point,
    read_provenance,
    read_seat_counts,
    read_text,
    references,
)
from ironbridge.kernel.editions import Edition, read_board
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

MOST_SEATS = 5
MOST_RAILWAYS = 62
MOST_BANNERS = 12
ROLES = list(get_args(Role))
CUBES = ["coal", "iron"]
GOODS = list(get_args(Goods))
LOCATION_KINDS = list(get_args(LocationKind))
LEVEL_VALUES = ["level", "cost", "coal", "iron", "cubes", "payout"]
PLACE_VALUES = ["name", "colour", "spaces", "markets", "distant_port", "lanes", "coal_import"]
LINE_VALUES = ["line"]


def read(data: Path | Edition | None = None) -> Components:
    """The components of a file or an edition; without one, those of the game's folder."""
    root = read_board(data, Path(__file__).with_name("board.toml"))
    components = _components(root)
    root.end()
    check(components)
    return components


def _components(root: Fields) -> Components:
    root.choice("game", [GAME])
    players, rounds, display = root.table("players"), root.table("rounds"), root.table("display")
    limits, railway, loan = root.table("limits"), root.table("railway"), root.table("loan")
    scoring, demand = root.table("scoring"), root.table("demand")
    sources = read_sources(root)
    cited = [source.id for source in sources]
    industries, banners = read_industries(root), read_banners(root)
    kinds = read_space_kinds(root, industries)
    role = {industry.role: industry.id for industry in industries}
    colours = [banner.id for banner in banners]
    legend = Legend(colours, kinds, role["ship"], role["port"], cited)
    components = Components(
        source=root.source,
        seat_counts=read_seat_counts(players, list(range(3, MOST_SEATS + 1))),
        money=players.integer("money", 0, MOST),
        hand=players.integer("hand", 1, MOST),
        hand_limit=players.integer("hand_limit", 1, MOST),
        railways=players.integer("railways", 1, MOST_RAILWAYS),
        actions=rounds.integer("actions", 2, MOST),
        first_round_actions=rounds.integer("first_round_actions", 1, MOST),
        face_up=display.integer("face_up", 1, MOST),
        draws=display.integer("draws", 1, MOST),
        few_spaces=limits.integer("few_spaces", 1, MOST),
        few_limit=limits.integer("few_limit", 1, MOST),
        many_limit=limits.integer("many_limit", 1, MOST),
        rail_cost=railway.integer("cost", 0, MOST),
        rail_coal=railway.integer("coal", 0, MOST),
        rail_iron=railway.integer("iron", 0, MOST),
        loan_money=loan.integer("money", 1, MOST),
        loan_interest=loan.integer("interest", 0, MOST),
        unpaid_points=loan.integer("unpaid_points", 0, MOST),
        rail_income=scoring.integer("rail_income", 0, MOST),
        village_income=scoring.integer("village_income", 0, MOST),
        money_per_point=scoring.integer("money_per_point", 1, MOST),
        coal=read_market(demand.table("coal")),
        iron=read_market(demand.table("iron")),
        industries=industries,
        space_kinds=kinds,
        levels=read_levels(root, industries, cited),
        cards=read_cards(root, industries, banners),
        market_tiles=read_market_tiles(root),
        maps=read_maps(root, legend),
        banners=banners,
        colours=read_colours(root),
        sources=sources,
        provenance=read_provenance(root),
    )
    for table in (players, rounds, display, limits, railway, loan, scoring, demand):
        table.end()
    return components


# Where the facts come from -------------------------------------------------------------------


def read_sources(root: Fields) -> tuple[Source, ...]:
    found = []
    for name, fields in entries(root, "sources"):
        words = read_name(fields)
        fields.end()
        found.append(Source(name, words["en"], words["fr"]))
    return tuple(found)


def read_origin(parent: Fields, values: list[str], sources: list[str]) -> Origin:
    """What is guessed, what deduced, and what the sources say, if any does."""
    fields = parent.table("origin")
    guessed = references(fields, "guessed", values, "value")
    inferred = references(fields, "inferred", values, "value") if fields.has("inferred") else ()
    for name in inferred:
        if name in guessed:
            raise fields.error("inferred", f"{name!r} is guessed already")
    cited: tuple[str, ...] = ()
    evidence: dict[str, str] = {}
    if fields.has("sources"):
        cited = references(fields, "sources", sources, "source")
        evidence = read_name(fields)
    fields.end()
    return Origin(guessed, inferred, cited, evidence)


# Industries, tiles and cards -----------------------------------------------------------------


def read_banners(root: Fields) -> tuple[Banner, ...]:
    """The colours of locations and their cards; a symbol tells them apart without colour."""
    found: list[Banner] = []
    for name, fields in entries(root, "banners"):
        words, shade = read_name(fields), fields.text("hex")
        if not HEX.fullmatch(shade):
            raise fields.error("hex", f"expected a colour such as #2A4C9B, found {shade!r}")
        symbol = read_text(fields, "symbol")
        if symbol in [other.symbol for other in found]:
            raise fields.error("symbol", f"another colour has symbol = {symbol!r} already")
        fields.end()
        found.append(Banner(name, words["en"], words["fr"], shade, symbol))
    if len(found) > MOST_BANNERS:
        raise root.error("banners", f"expected at most {MOST_BANNERS} colours, found {len(found)}")
    return tuple(found)


def read_industries(root: Fields) -> tuple[Industry, ...]:
    return tuple(
        Industry(name, words, cast(Role, role)) for name, words, role in read_roles(root, ROLES)
    )


def read_space_kinds(root: Fields, industries: tuple[Industry, ...]) -> tuple[SpaceKind, ...]:
    """Each industry has one kind of space, and a port, mine or ship space takes nothing else."""
    known = [industry.id for industry in industries]
    alone = [i.id for i in industries if i.role in ("coal", "port", "ship")]
    taken: list[str] = []
    found = []
    for name, fields in entries(root, "space_kinds"):
        takes = references(fields, "industries", known, "industry")
        if not takes:
            raise fields.error("industries", "expected at least one industry, found none")
        for industry in takes:
            if industry in taken:
                raise fields.error("industries", f"{industry!r} has a kind of space already")
            if industry in alone and len(takes) > 1:
                raise fields.error("industries", f"{industry!r} shares its spaces with no other")
        taken += takes
        fields.end()
        found.append(SpaceKind(name, takes))
    for industry in known:
        if industry not in taken:
            raise root.error("space_kinds", f"no kind of space takes {industry!r}")
    return tuple(found)


def read_levels(
    root: Fields, industries: tuple[Industry, ...], sources: list[str]
) -> tuple[Level, ...]:
    tiles = root.table("tiles")
    found: list[Level] = []
    for industry in industries:
        last = -1
        for name, fields in entries(tiles, industry.id):
            number = int(name) if name.isdigit() else -1
            if not last < number <= MOST:
                reason = "expected a technology level: levels are whole numbers and rise"
                raise FormatError(root.source, fields.path, reason)
            found.append(_level(fields, industry, number, sources))
            fields.end()
            last = number
        count = sum(level.count for level in found if level.industry == industry.id)
        if count > MOST_TILES:
            reason = f"expected at most {MOST_TILES} tiles in each colour, found {count}"
            raise tiles.error(industry.id, reason)
    tiles.end()
    limit(root, "tiles", "kinds of tiles", len(found))
    return tuple(found)


def _level(fields: Fields, industry: Industry, number: int, sources: list[str]) -> Level:
    count = fields.integer("count", 1, MOST)
    origin = read_origin(fields, LEVEL_VALUES, sources)
    if number == 0:  # never built, so nothing else is printed on it
        return Level(industry.id, 0, count, 0, 0, 0, 0, 0, (), origin)
    return Level(
        industry=industry.id,
        level=number,
        count=count,
        cost=fields.integer("cost", 0, MOST),
        coal=fields.integer("coal", 0, MOST),
        iron=fields.integer("iron", 0, MOST),
        # Without cubes a mine or works could never flip.
        cubes=fields.integer("cubes", 1, MOST) if industry.role in CUBES else 0,
        payout=fields.integer("payout", 0, MOST),
        accepts=_port_goods(fields) if industry.role == "port" else (),
        origin=origin,
    )


def _goods(fields: Fields) -> tuple[Goods, ...]:
    """What a port or a market tile accepts."""
    names = references(fields, "accepts", GOODS, "kind of goods")
    return cast(tuple[Goods, ...], names)


def _port_goods(fields: Fields) -> tuple[Goods, ...]:
    goods = _goods(fields)
    if not goods:
        raise fields.error("accepts", "expected at least one kind of goods, found none")
    return goods


def read_cards(
    root: Fields, industries: tuple[Industry, ...], banners: tuple[Banner, ...]
) -> tuple[CardKind, ...]:
    cards = root.table("cards")
    found = []
    counts = cards.table("industries")
    for industry in industries:
        count = counts.integer(industry.id, 0, MOST)
        found.append(CardKind(industry.id, "industry", industry.id, None, count))
    counts.end()
    counts = cards.table("locations")
    for banner in banners:
        colour = banner.id
        found.append(CardKind(colour, "location", None, colour, counts.integer(colour, 0, MOST)))
    counts.end()
    cards.end()
    return tuple(found)


def read_market_tiles(root: Fields) -> tuple[MarketTile, ...]:
    found: list[MarketTile] = []
    for name, fields in entries(root, "market_tiles"):
        words = read_name(fields)
        accepts = _goods(fields)
        if sorted(accepts) in [sorted(other.accepts) for other in found]:
            raise fields.error("accepts", "another kind of market tile accepts the same")
        found.append(MarketTile(name, words, accepts, fields.integer("count", 0, MOST)))
        fields.end()
    return tuple(found)


# The maps ------------------------------------------------------------------------------------


class Legend:
    """What the maps refer to: colours, kinds of spaces and sources by id."""

    def __init__(
        self,
        colours: list[str],
        kinds: tuple[SpaceKind, ...],
        ship: str,
        port: str,
        sources: list[str],
    ) -> None:
        self.colours = colours
        self.ship = [kind.id for kind in kinds if ship in kind.industries]
        self.port = [kind.id for kind in kinds if port in kind.industries]
        self.land = [kind.id for kind in kinds if kind.id not in self.ship]
        self.sources = sources


def read_maps(root: Fields, legend: Legend) -> tuple[GameMap, ...]:
    return tuple(_map(name, fields, legend) for name, fields in entries(root, "maps"))


def _map(name: str, fields: Fields, legend: Legend) -> GameMap:
    words = fields.table("name")
    locations = tuple(_location(key, place, legend) for key, place in entries(fields, "locations"))
    called = read_name(words)
    links = _links(fields, locations, legend)
    found = GameMap(cast(MapId, name), called, locations, links)
    words.end()
    imports = len(found.imports)  # they are numbered behind the locations and behind the spaces
    limit(fields, "locations", "locations and imports", len(locations) + imports)
    limit(fields, "locations", "spaces and imports", len(found.spaces) + imports)
    limit(fields, "locations", "market spaces", len(found.markets))
    _check_lanes(fields, found, legend)
    fields.end()
    return found


def _location(name: str, fields: Fields, legend: Legend) -> Location:
    kind = cast(LocationKind, fields.choice("kind", LOCATION_KINDS))
    words = fields.table("name")
    sea, land = kind == "sea", kind in ("city", "foreign")
    x, y = read_point(fields, "at")
    location = Location(
        id=name,
        kind=kind,
        name=read_name(words),
        colour=fields.choice("colour", legend.colours) if sea or kind == "city" else None,
        x=x,
        y=y,
        distant_port=fields.boolean("distant_port") if land else False,
        transit=fields.boolean("transit") if land else True,
        spaces=_spaces(fields, name, kind, legend),
        markets=_markets(fields, name, kind),
        lanes=tuple(fields.texts("lanes")) if sea else (),
        coal_import=_coal_import(fields) if sea else None,
        origin=read_origin(fields, PLACE_VALUES, legend.sources),
    )
    words.end()
    fields.end()
    return location


def _spaces(fields: Fields, place: str, kind: str, legend: Legend) -> tuple[Space, ...]:
    if kind not in ("city", "sea"):
        return ()
    allowed = legend.ship if kind == "sea" else legend.land
    found = []
    for name, space in entries(fields, "spaces"):
        found.append(Space(name, place, space.choice("kind", allowed), *read_point(space, "at")))
        space.end()
    if kind == "sea" and len(found) != 1:
        raise fields.error("spaces", f"expected one space for a ship, found {len(found)}")
    return tuple(found)


def _markets(fields: Fields, place: str, kind: str) -> tuple[MarketSpace, ...]:
    if kind == "village" or not fields.has("markets"):
        return ()
    found = []
    for name, market in entries(fields, "markets"):
        found.append(MarketSpace(name, place, *read_point(market, "at")))
        market.end()
    return tuple(found)


def _coal_import(place: Fields) -> CoalImport | None:
    """What a ship brings, where it brings any."""
    if not place.has("coal_import"):
        return None
    fields = place.table("coal_import")
    name = fields.text("id")
    SMALL.check(fields, "id", name)
    found = CoalImport(name, fields.integer("cubes", 1, MOST), *read_point(fields, "at"))
    fields.end()
    return found


def _links(
    fields: Fields, locations: tuple[Location, ...], legend: Legend
) -> tuple[LinkSpace, ...]:
    ashore = [location.id for location in locations if location.kind != "sea"]
    found = []
    for name, line in entries(fields, "links"):
        joins = references(line, "joins", ashore, "location")
        if len(joins) != 2:
            raise line.error("joins", f"expected 2 locations, found {len(joins)}")
        origin = read_origin(line, LINE_VALUES, legend.sources)
        found.append(LinkSpace(name, joins, *read_point(line, "at"), origin))
        line.end()
    limit(fields, "links", "links", len(found))
    return tuple(found)


def _check_lanes(fields: Fields, found: GameMap, legend: Legend) -> None:
    """A sea lane runs from the ship to a port space of the same map, once to each."""
    ports = [space.id for space in found.spaces if space.kind in legend.port]
    for place in found.locations:
        if place.kind == "sea" and not place.lanes:
            raise fields.error(f"locations.{place.id}.lanes", "expected a port, found none")
        for i, port in enumerate(place.lanes):
            where = f"locations.{place.id}.lanes[{i}]"
            if port not in ports:
                reason = f"there is no port space {port!r}; expected one of {', '.join(ports)}"
                raise fields.error(where, reason)
            if port in place.lanes[:i]:
                raise fields.error(where, f"{port!r} is there twice")
