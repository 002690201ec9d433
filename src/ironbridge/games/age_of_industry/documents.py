"""The JSON documents of Age of Industry, as types: positions, views, and the preview of the end.

Not compiled: the compiler would drop what the keys of a typed dict hold, and the server's API is
made from it. `position.py` and `view.py` make the documents; docs/positions.md describes them.
"""

from typing import Literal, TypedDict

from ironbridge.games.age_of_industry.components import MapId
from ironbridge.kernel.documents import PositionJson, PreviewJson, ResultJson, ViewJson

Phase = Literal[
    "action", "card", "coal", "iron", "outlet", "more", "draw", "closing", "interest", "over"
]
Action = Literal["build", "combine", "link", "sell", "develop", "draw", "pass"]


# Positions -----------------------------------------------------------------------------------


class OptionsJson(TypedDict):
    map: MapId


class HeaderJson(TypedDict):
    """Which game this is, and how far it has come. `order` are seats, `turn` is a place in it."""

    game: Literal["age-of-industry"]
    rules: str
    options: OptionsJson
    seats: int
    round: int
    order: list[int]
    turn: int
    actions_left: int


class OpenPlayerJson(TypedDict):
    """What everybody knows of a player. `received`: has got money since the end of their turn;
    `asked`: is asked now whether to repay before interest."""

    money: int
    spent: int
    loans: int
    victory_points: int
    rails_left: int
    received: bool
    asked: bool


class PlayerJson(OpenPlayerJson):
    """`mat`: the levels of the tiles left, by industry, lowest first."""

    hand: list[str]
    discard: list[str]
    mat: dict[str, list[int]]


class TileJson(TypedDict):
    """A tile on the map. `resources` are cubes; a ship is `rebuilt` if it replaced a ship."""

    slot: str
    owner: int
    industry: str
    level: int
    flipped: bool
    resources: int
    rebuilt: bool


class LinkJson(TypedDict):
    link: str
    owner: int


class MarketsJson(TypedDict):
    """Cubes on the demand track."""

    coal: int
    iron: int


class MarketTileJson(TypedDict):
    """A market space with its tile; `used`: goods were sold there and the tile is turned."""

    space: str
    tile: str | None
    used: bool


ImportJson = TypedDict("ImportJson", {"import": str, "cubes": int})
"""A coal import, with the cubes that lie there."""


class TableJson(TypedDict):
    """The map, the demand track and the cards on display; None is a gap."""

    tiles: list[TileJson]
    links: list[LinkJson]
    markets: MarketsJson
    market_tiles: list[MarketTileJson]
    imports: list[ImportJson]
    display: list[str | None]


class PendingJson(TypedDict):
    """What is asked, and how far the action in progress has come. `target` is a slot, a link or a
    tile of the mat ("factory 0"); `coal` and `iron` are cubes still to come, `steps` tiles sold or
    cards drawn."""

    phase: Phase
    action: Action | None
    target: str | None
    industry: str | None
    coal: int
    iron: int
    steps: int


class AgePositionJson(HeaderJson, TableJson, PositionJson):
    """A complete position, hidden parts included."""

    players: list[PlayerJson]
    deck: list[str]
    pending: PendingJson


# Views ---------------------------------------------------------------------------------------


class HandJson(TypedDict, total=False):
    """For the viewer alone."""

    hand: list[str]


class PlayerViewJson(OpenPlayerJson, HandJson):
    """The hand of the others is a number."""

    hand_size: int
    discard: list[str]
    mat: dict[str, list[int]]


class EndScoreJson(TypedDict):
    """What a seat would have if the game ended now: dollars from its railways, loans repaid and
    not, dollars left after that; then points, those for loans to be taken off. Once the game is
    over, railways have paid and loans have been repaid: both are 0."""

    rails: int
    repaid: int
    unpaid: int
    money: int
    tiles: int
    money_points: int
    loan_points: int
    total: int


class AgePreviewJson(PreviewJson):
    """`scores` by seat; `locations`: the dollars that a place adds to every railway which ends
    there; `links`: those that a railway on each line pays, or would pay."""

    scores: list[EndScoreJson]
    locations: dict[str, int]
    links: dict[str, int]


class AgeViewJson(HeaderJson, TableJson, ViewJson):
    """Everything a seat may know."""

    players: list[PlayerViewJson]
    deck_size: int
    pending: PendingJson
    result: ResultJson
    preview: AgePreviewJson
