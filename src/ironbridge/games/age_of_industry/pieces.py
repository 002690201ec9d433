"""What the box of Age of Industry holds: the things that components.py reads from board.toml.

Ids, lists and numbers only; the fast tables of the rules (board.py) are made from them. Much of
the printed material was never seen: `guessed` and `inferred` of a thing name its values that are
reconstructed or deduced, and `evidence` says what is known of it in each language.
"""

from dataclasses import dataclass

from ironbridge.brass.components import MarketTrack
from ironbridge.kernel.components import Provenance


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
    """`role` says how its tiles work: cotton, factory, coal, iron, port or ship."""

    id: str
    name: dict[str, str]
    role: str


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
    accepts: tuple[str, ...]
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
    """A place of a map; `kind` is city, foreign, village or sea.

    `colour` is that of its location cards (None: no card names it). A sea has one ship space and
    `lanes` to the port spaces it lies off, and mostly an import of coal and a market space.
    """

    id: str
    kind: str
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

    id: str
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
    """A card: of a colour of locations, or of an industry. `kind` is location or industry."""

    id: str
    kind: str
    industry: str | None
    colour: str | None
    count: int


@dataclass(frozen=True)
class MarketTile:
    """A market tile: the goods it accepts (none: no demand), and how many there are."""

    id: str
    name: dict[str, str]
    accepts: tuple[str, ...]
    count: int


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
    banners: tuple[dict[str, str], ...]
    colours: tuple[str, ...]
    sources: tuple[Source, ...]
    provenance: tuple[Provenance, ...]
