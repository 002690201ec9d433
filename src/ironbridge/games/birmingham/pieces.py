"""What the box of Brass: Birmingham holds: the things that components.py reads from board.toml.

Ids, lists and numbers only; the fast tables of the rules (board.py) are made from them.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Slot:
    """A space for an industry tile; it takes any of its industries."""

    id: str
    location: str
    industries: tuple[str, ...]
    x: int
    y: int


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
    """What a merchant's barrel brings: money, victory_points, develop or income_spaces."""

    kind: str
    amount: int


@dataclass(frozen=True)
class Location:
    """A place of the map; `kind` is town, farm_brewery or merchant.

    `min_seats` is the fewest seats its merchant spaces are used with, 0 if it has none.
    """

    id: str
    kind: str
    name: dict[str, str]
    banner: str | None
    x: int
    y: int
    link_icons: int
    slots: tuple[Slot, ...]
    spaces: tuple[MerchantSpace, ...]
    bonus: Bonus | None
    min_seats: int


@dataclass(frozen=True)
class LinkSpace:
    """A line between two or three locations."""

    id: str
    locations: tuple[str, ...]
    canal: bool
    rail: bool
    x: int
    y: int


@dataclass(frozen=True)
class MerchantTile:
    """A merchant tile, and the seat counts it is used with. A blank one buys nothing."""

    id: str
    buys: tuple[str, ...]
    seat_counts: tuple[int, ...]


@dataclass(frozen=True)
class Industry:
    """`sold`: its tiles flip by a sale. Otherwise they carry `resource`: coal, iron or beer."""

    id: str
    name: dict[str, str]
    sold: bool
    resource: str | None


@dataclass(frozen=True)
class Level:
    """The tiles of one industry and level: `count` in each colour.

    `coal` and `iron` are consumed to build, `beer` to sell. `cubes_canal` and `cubes_rail`
    are put on the tile when it is built in that era. `income` counts spaces of the track.
    """

    industry: str
    level: int
    count: int
    cost: int
    coal: int
    iron: int
    beer: int
    canal: bool
    rail: bool
    developable: bool
    points: int
    income: int
    link_icons: int
    cubes_canal: int
    cubes_rail: int


@dataclass(frozen=True)
class CardKind:
    """A card and its number by seat count.

    `kind` is location, industry, wild_location or wild_industry. Wild cards are not in the
    deck: their number is the size of their pile.
    """

    id: str
    kind: str
    location: str | None
    industries: tuple[str, ...]
    counts: dict[int, int]


@dataclass(frozen=True)
class MarketTrack:
    """The spaces of a market, cheapest first, and its cubes at the start."""

    prices: tuple[int, ...]
    initial: int
    price_when_empty: int


@dataclass(frozen=True)
class Provenance:
    """Where a section of the file comes from; `status` says how sure it is ("certain", ...)."""

    section: str
    status: str
    en: str
    fr: str


@dataclass(frozen=True)
class Components:
    """All of it, in the order of the file. `start_income` is a space of the progress track."""

    source: str
    industries: tuple[Industry, ...]
    locations: tuple[Location, ...]
    links: tuple[LinkSpace, ...]
    merchant_tiles: tuple[MerchantTile, ...]
    levels: tuple[Level, ...]
    cards: tuple[CardKind, ...]
    coal: MarketTrack
    iron: MarketTrack
    income_levels: tuple[int, ...]
    seat_counts: tuple[int, ...]
    money: int
    start_income: int
    hand: int
    face_down: int
    link_tiles: int
    rounds: dict[int, int]
    actions: int
    first_round_actions: int
    canal_cost: int
    rail_cost: int
    second_rail_total: int
    rail_coal: int
    second_rail_beer: int
    develop_max: int
    develop_iron: int
    scout_cards: int
    loan_money: int
    loan_levels: int
    shortfall_divisor: int
    intro_money_per_point: int
    intro_money_max_points: int
    colours: tuple[dict[str, str], ...]
    banners: tuple[dict[str, str], ...]
    provenance: tuple[Provenance, ...]
