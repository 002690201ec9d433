"""The JSON documents of Workshop of the World as types: positions, views and previews.

They are plain dictionaries when the program runs; `position.py` and `view.py` make them. This
module stays uncompiled: compiled, a typed dict no longer tells what it inherits, which literals it
takes and which keys may be missing, and the API is described from these types.
"""

from typing import Literal, NotRequired, TypedDict

from ironbridge.games.workshop.board import EraName, PhaseName
from ironbridge.kernel.documents import PositionJson, PreviewJson, ResultJson, ViewJson

# Positions ------------------------------------------------------------------------------------


class OptionsJson(TypedDict):
    """The options of the game."""

    hidden_money: bool


class CourseJson(TypedDict):
    """How far the game has come. `order` are the colours on the turn-order track; `box` is the box
    of the company that plays, or the first one that the auction in progress fills."""

    game: Literal["workshop-of-the-world"]
    options: OptionsJson
    era: EraName
    round: int
    order: list[str]
    box: int


class HeaderJson(CourseJson):
    """What positions and views begin with."""

    rules: str
    seats: int


class PlayerJson(TypedDict):
    """A seat, secrets included. `income` is the space of its marker, `tokens` are types, `offered`
    is a colour, `choice` the notation of a sealed move."""

    money: int
    income: int
    last_bid: int | None
    tokens: list[str]
    offered: str | None
    choice: str | None


class IndustriesJson(TypedDict):
    """How many industries a colour has in a town."""

    town: str
    owner: str
    count: int


class LinkJson(TypedDict):
    """A connection that carries links; a double one carries two."""

    connection: str
    owner: str


class PendingJson(TypedDict):
    """What is asked, and how far the turn in progress has come."""

    phase: PhaseName
    card: str | None
    town: str | None
    reached: str | None


class WorkshopPositionJson(CourseJson, PositionJson):
    """A complete position. `demand` counts the tokens on the diagram, by type; `cards` lie face up;
    the next one of `deck`, `set_aside` and `stock` comes first."""

    players: list[PlayerJson]
    industries: list[IndustriesJson]
    links: list[LinkJson]
    demand: dict[str, int]
    cards: list[str]
    deck: list[str]
    set_aside: list[str]
    stock: list[str]
    pending: PendingJson


# Views ----------------------------------------------------------------------------------------


class PlayerViewJson(TypedDict):
    """What a viewer sees of a seat; the last three keys are for the seat itself only. `money` is
    None where it is hidden."""

    companies: list[str]
    money: int | None
    income: int
    last_bid: int | None
    token_count: int
    chosen: bool
    tokens: NotRequired[list[str]]
    offered: NotRequired[str | None]
    choice: NotRequired[str | None]


class TypePayJson(TypedDict):
    """The industries of one type: how many there are, and what they are paid together."""

    count: int
    money: int


class CompanyPayJson(TypedDict):
    """What a company has on the map, and what it is paid for that when an era ends. `networks`
    are numbers of links, the largest network first; `types` are all types of industry."""

    colour: str
    networks: list[int]
    links: int
    types: dict[str, TypePayJson]
    industries: int


class SeatPayJson(TypedDict):
    """The money that a seat has yet to get: nothing after the end."""

    income: int
    links: int
    industries: int
    companies: list[CompanyPayJson]


class WorkshopPreviewJson(PreviewJson):
    """The money of each seat if the era ended now, and what it comes from."""

    players: list[SeatPayJson]


class WorkshopViewJson(CourseJson, ViewJson):
    """A view; its result may be hidden."""

    rounds: int
    players: list[PlayerViewJson]
    industries: list[IndustriesJson]
    links: list[LinkJson]
    demand: dict[str, int]
    cards: list[str]
    used_cards: list[str]
    deck_size: int
    set_aside_size: int
    stock_size: int
    pending: PendingJson
    result: ResultJson | None
    preview: WorkshopPreviewJson
