"""What the box of Brass: Birmingham holds: the things that components.py reads from board.toml.

Ids, lists and numbers only; the fast tables of the rules (board.py) are made from them.
"""

from dataclasses import dataclass

from ironbridge.brass.box import pieces


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
class Location(pieces.Location):
    """A place of the map; `kind` is town, farm_brewery or merchant.

    `min_seats` is the fewest seats its merchant spaces are used with, 0 if it has none.
    """

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
class Industry(pieces.Industry):
    """`sold`: its tiles flip by a sale. Otherwise they carry `resource`: coal, iron or beer."""

    sold: bool


@dataclass(frozen=True)
class Level(pieces.Level):
    """`beer` is consumed to sell. `cubes_canal` and `cubes_rail` are put on the tile when it is
    built in that era."""

    beer: int
    developable: bool
    cubes_canal: int
    cubes_rail: int


@dataclass(frozen=True)
class CardKind(pieces.CardKind):
    """A card and its number by seat count.

    `kind` is location, industry, wild_location or wild_industry. Wild cards are not in the
    deck: their number is the size of their pile.
    """

    counts: dict[int, int]


@dataclass(frozen=True)
class Components(pieces.Box):
    """All of it."""

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
