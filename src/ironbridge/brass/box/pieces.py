"""The things of a board.toml that are the same in every game of the Brass family. A game's own
pieces.py adds what only it has."""

from dataclasses import dataclass

from ironbridge.kernel.components import Provenance


@dataclass(frozen=True)
class Slot:
    """A space for an industry tile; it takes any of its industries."""

    id: str
    location: str
    industries: tuple[str, ...]
    x: int
    y: int


@dataclass(frozen=True)
class Location:
    """A place of the map."""

    id: str
    kind: str
    name: dict[str, str]
    banner: str | None
    x: int
    y: int
    link_icons: int
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class LinkSpace:
    """A line between locations, and the eras it can be built in."""

    id: str
    locations: tuple[str, ...]
    canal: bool
    rail: bool
    x: int
    y: int


@dataclass(frozen=True)
class Industry:
    """`resource` is what its tiles carry, or None."""

    id: str
    name: dict[str, str]
    resource: str | None


@dataclass(frozen=True)
class Level:
    """The tiles of one industry and level: `count` in each colour.

    `coal` and `iron` are consumed to build. `income` counts spaces of the track.
    """

    industry: str
    level: int
    count: int
    cost: int
    coal: int
    iron: int
    canal: bool
    rail: bool
    points: int
    income: int
    link_icons: int


@dataclass(frozen=True)
class CardKind:
    """A card: of a location, or of one or more industries."""

    id: str
    kind: str
    location: str | None
    industries: tuple[str, ...]


@dataclass(frozen=True)
class MarketTrack:
    """The spaces of a market, cheapest first, and its cubes at the start."""

    prices: tuple[int, ...]
    initial: int
    price_when_empty: int


@dataclass(frozen=True)
class Box:
    """What every box of the family holds. `start_income` is a space of the progress track."""

    source: str
    industries: tuple[Industry, ...]
    locations: tuple[Location, ...]
    links: tuple[LinkSpace, ...]
    levels: tuple[Level, ...]
    cards: tuple[CardKind, ...]
    coal: MarketTrack
    iron: MarketTrack
    income_levels: tuple[int, ...]
    seat_counts: tuple[int, ...]
    money: int
    start_income: int
    hand: int
    link_tiles: int
    actions: int
    first_round_actions: int
    canal_cost: int
    rail_cost: int
    second_rail_total: int
    rail_coal: int
    develop_max: int
    develop_iron: int
    shortfall_divisor: int
    intro_money_per_point: int
    intro_money_max_points: int
    colours: tuple[str, ...]
    banners: tuple[dict[str, str], ...]
    provenance: tuple[Provenance, ...]
