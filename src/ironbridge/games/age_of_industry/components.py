"""What Age of Industry is played with, as board.toml says; what must hold of it as a whole; and
what everything is called.

Ids, lists and numbers only: component_reader.py reads them, and the fast tables of the rules
(board.py) are made from them. Sentences are in words/names.*.ftl; names that an edited board.toml
may change are made here. Much of the printed material was never seen: `guessed` and
`inferred` of a thing name its values that are reconstructed or deduced, and `evidence` says what
is known of it in each language.
"""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from ironbridge.brass.components import MarketTrack
from ironbridge.kernel.components import Provenance, capitalised, check_colours, link_name
from ironbridge.kernel.errors import FormatError

GAME: Final = "age-of-industry"
MapId = Literal["germany", "new_england"]
Role = Literal["cotton", "factory", "coal", "iron", "port", "ship"]
Goods = Literal["cotton", "factory"]
LocationKind = Literal["city", "foreign", "village", "sea"]


@dataclass(frozen=True)
class Origin:
    """How far a component can be trusted: values that are ours, values deduced, what is known.

    `sources` are ids of the list of sources; `evidence` has a text for "en" and "fr", or nothing
    when no source mentions the thing.
    """

    guessed: tuple[str, ...]
    inferred: tuple[str, ...]
    sources: tuple[str, ...]
    evidence: dict[str, str]


@dataclass(frozen=True)
class Source:
    """A work the facts were taken from."""

    id: str
    en: str
    fr: str


@dataclass(frozen=True)
class Industry:
    """`role` says how its tiles work."""

    id: str
    name: dict[str, str]
    role: Role


@dataclass(frozen=True)
class Level:
    """The tiles of one industry and technology level: `count` in each colour.

    The level is also the tile's victory points. `coal` and `iron` are consumed to build, `cubes`
    are put on a mine or works, `payout` is received when the tile flips; `accepts` lists the
    goods a port takes. Level 0 is never built.
    """

    industry: str
    level: int
    count: int
    cost: int
    coal: int
    iron: int
    cubes: int
    payout: int
    accepts: tuple[Goods, ...]
    origin: Origin


@dataclass(frozen=True)
class SpaceKind:
    """What is printed on a space, and the industries that may be built there."""

    id: str
    industries: tuple[str, ...]


@dataclass(frozen=True)
class Space:
    """A space for one industry tile."""

    id: str
    location: str
    kind: str
    x: int
    y: int


@dataclass(frozen=True)
class MarketSpace:
    """A space that holds a market tile."""

    id: str
    location: str
    x: int
    y: int


@dataclass(frozen=True)
class CoalImport:
    """The coal that a ship brings when it is first built."""

    id: str
    cubes: int
    x: int
    y: int


@dataclass(frozen=True)
class Location:
    """A place of a map.

    `colour` is that of its location cards (None: no card names it). A sea has one ship space and
    `lanes` to the port spaces it lies off, and mostly an import of coal and a market space.
    """

    id: str
    kind: LocationKind
    name: dict[str, str]
    colour: str | None
    x: int
    y: int
    distant_port: bool
    transit: bool
    spaces: tuple[Space, ...]
    markets: tuple[MarketSpace, ...]
    lanes: tuple[str, ...]
    coal_import: CoalImport | None
    origin: Origin


@dataclass(frozen=True)
class LinkSpace:
    """A line between two locations where one railway can be built."""

    id: str
    locations: tuple[str, ...]
    x: int
    y: int
    origin: Origin


@dataclass(frozen=True)
class GameMap:
    """One side of the board."""

    id: MapId
    name: dict[str, str]
    locations: tuple[Location, ...]
    links: tuple[LinkSpace, ...]

    @property
    def spaces(self) -> tuple[Space, ...]:
        return tuple(space for place in self.locations for space in place.spaces)

    @property
    def markets(self) -> tuple[MarketSpace, ...]:
        return tuple(market for place in self.locations for market in place.markets)

    @property
    def imports(self) -> tuple[CoalImport, ...]:
        return tuple(place.coal_import for place in self.locations if place.coal_import)


@dataclass(frozen=True)
class CardKind:
    """A card: of a colour of locations, or of an industry."""

    id: str
    kind: Literal["location", "industry"]
    industry: str | None
    colour: str | None
    count: int


@dataclass(frozen=True)
class MarketTile:
    """A market tile: the goods it accepts (none: no demand), and how many there are."""

    id: str
    name: dict[str, str]
    accepts: tuple[Goods, ...]
    count: int


@dataclass(frozen=True)
class Banner:
    """A colour of locations and their cards, with the symbol that stands for it too."""

    id: str
    en: str
    fr: str
    hex: str
    symbol: str


@dataclass(frozen=True)
class Components:
    """All of it. `colours` are those of the seats, `banners` those of locations and cards."""

    source: str
    seat_counts: tuple[int, ...]
    money: int
    hand: int
    hand_limit: int
    railways: int
    actions: int
    first_round_actions: int
    face_up: int
    draws: int
    few_spaces: int
    few_limit: int
    many_limit: int
    rail_cost: int
    rail_coal: int
    rail_iron: int
    loan_money: int
    loan_interest: int
    unpaid_points: int
    rail_income: int
    village_income: int
    money_per_point: int
    coal: MarketTrack
    iron: MarketTrack
    industries: tuple[Industry, ...]
    space_kinds: tuple[SpaceKind, ...]
    levels: tuple[Level, ...]
    cards: tuple[CardKind, ...]
    market_tiles: tuple[MarketTile, ...]
    maps: tuple[GameMap, ...]
    banners: tuple[Banner, ...]
    colours: tuple[str, ...]
    sources: tuple[Source, ...]
    provenance: tuple[Provenance, ...]


# Checks across the sections of the file ------------------------------------------------------


def check(components: Components) -> None:
    check_colours(components.source, components.colours, components.seat_counts)
    check_maps(components)
    check_ids(components)
    check_hands(components)
    check_market_tiles(components)


def check_maps(components: Components) -> None:
    """Both sides of the board are there, under the names of the map option."""
    maps = get_args(MapId)
    found = tuple(side.id for side in components.maps)
    if found != maps:
        reason = f"expected {' and '.join(maps)}, found {', '.join(found)}"
        raise FormatError(components.source, "maps", reason)


def check_ids(components: Components) -> None:
    """No id twice, even on the two sides of the board: notation names things by it alone."""
    for what in ("locations", "spaces", "markets", "imports", "links"):
        seen: set[str] = set()
        for side in components.maps:
            for thing in getattr(side, what):
                if thing.id in seen:
                    reason = f"the id {thing.id!r} is there twice ({what})"
                    raise FormatError(components.source, f"maps.{side.id}", reason)
                seen.add(thing.id)
    cards = [card.id for card in components.cards]
    for i, name in enumerate(cards):
        if name in cards[:i]:
            reason = f"{name!r} is an industry and a colour: their cards need different ids"
            raise FormatError(components.source, "banners", reason)


def check_hands(components: Components) -> None:
    """The deck fills the hands and the display, and a dealt hand keeps the limit."""
    if components.hand > components.hand_limit:
        reason = f"{components.hand} cards are dealt, but the limit is {components.hand_limit}"
        raise FormatError(components.source, "players.hand_limit", reason)
    cards = sum(card.count for card in components.cards)
    needed = max(components.seat_counts) * components.hand + components.face_up
    if cards < needed:
        reason = f"the deck has {cards} cards, but {needed} are dealt: players × hand + face_up"
        raise FormatError(components.source, "cards", reason)


def check_market_tiles(components: Components) -> None:
    """A tile for every market space of either map."""
    tiles = sum(tile.count for tile in components.market_tiles)
    for side in components.maps:
        if tiles < len(side.markets):
            reason = f"{tiles} tiles, but {len(side.markets)} market spaces on {side.id}"
            raise FormatError(components.source, "market_tiles", reason)


# What things are called ------------------------------------------------------------------------


def names(data: Components, language: str) -> dict[str, str]:
    """What everything is called: "location-berlin", "slot-berlin-1", "card-brown" ..."""
    industries = {industry.id: industry.name[language] for industry in data.industries}
    banners = {banner.id: banner.en if language == "en" else banner.fr for banner in data.banners}
    found = {f"industry-{key}": name for key, name in industries.items()}
    found |= {f"markettile-{tile.id}": tile.name[language] for tile in data.market_tiles}
    for card in data.cards:
        if card.industry is not None:
            found[f"card-{card.id}"] = industries[card.industry]
        else:
            found[f"card-{card.id}"] = capitalised(banners[str(card.colour)])
    takes = {
        kind.id: industries[kind.industries[0]].lower()
        for kind in data.space_kinds
        if len(kind.industries) == 1
    }
    for side in data.maps:
        found[f"map-{side.id}"] = side.name[language]
        found |= map_names(side, takes, language)
    return found


def map_names(side: GameMap, takes: dict[str, str], language: str) -> dict[str, str]:
    """The places of one map and what lies in them. `takes`: the industry of a space's symbol."""
    places = {place.id: place.name[language] for place in side.locations}
    found = {f"location-{key}": name for key, name in places.items()}
    for place in side.locations:
        found |= slot_names(place, places[place.id], takes)
        for number, market in enumerate(place.markets, start=1):
            name = places[place.id] + (f" {number}" if len(place.markets) > 1 else "")
            found[f"market-{market.id}"] = name
        if place.coal_import is not None:
            found[f"import-{place.coal_import.id}"] = places[place.id]
    for link in side.links:
        found[f"link-{link.id}"] = link_name(link.locations, places)
    return found


def slot_names(place: Location, called: str, takes: dict[str, str]) -> dict[str, str]:
    """The location, a number where it has several spaces, and what a space with a symbol takes."""
    found = {}
    several = len(place.spaces) > 1
    for number, space in enumerate(place.spaces, start=1):
        name = f"{called} {number}" if several else called
        if several and space.kind in takes:
            name += f" ({takes[space.kind]})"
        found[f"slot-{space.id}"] = name
    return found
