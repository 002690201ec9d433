"""The JSON documents of the Brass family, as types: what both games' positions and views hold.

A position's functions (position.py) and a view's (view.py) make them. The types stand apart from
those because the compiler keeps no annotations of a class, and the API's schemas are made from
them.
"""

from typing import Literal, TypeAlias, TypedDict

from ironbridge.kernel import documents

Era: TypeAlias = Literal["canal", "rail"]


class CourseJson(TypedDict):
    """How far the game has come. `turn` is a place in `order`."""

    era: Era
    round: int
    order: list[int]
    turn: int
    actions_left: int


# Players ------------------------------------------------------------------------------------


class PurseJson(TypedDict):
    """What a player has that everybody sees."""

    money: int
    spent: int
    victory_points: int
    income_space: int
    owed: int
    links_left: int


class OpenPlayerJson(PurseJson):
    """`discard` begins with the oldest card; `mat` holds the levels left of each industry."""

    discard: list[str]
    mat: dict[str, list[int]]


class PlayerJson(OpenPlayerJson):
    """A player of a complete position."""

    hand: list[str]


class HandJson(TypedDict, total=False):
    """In a view: only one's own hand is there."""

    hand: list[str]


class SeenPlayerJson(OpenPlayerJson, HandJson):
    """A player as a viewer sees them."""

    hand_size: int


# The board ----------------------------------------------------------------------------------


class TileJson(TypedDict):
    """`resources` counts cubes or barrels."""

    slot: str
    owner: int
    industry: str
    level: int
    flipped: bool
    resources: int


class LinkJson(TypedDict):
    link: str
    owner: int


class MarketsJson(TypedDict):
    """How many cubes each market has."""

    coal: int
    iron: int


class TableJson(CourseJson):
    """What positions and views both show of the table."""

    tiles: list[TileJson]
    links: list[LinkJson]
    markets: MarketsJson


# Points to come -----------------------------------------------------------------------------


class PointsJson(TypedDict):
    """The points of a seat: those it has, and what the end of the era would add to them now.
    `bonus` is what the end of the game brings besides: for money, income, higher tiles again."""

    now: int
    tiles: int
    links: int
    bonus: int


class LeavingJson(TypedDict):
    """How many tiles and links the end of the canal era would take from the board."""

    tiles: int
    links: int


class PreviewJson(documents.PreviewJson):
    """If the era ended now. `links` has the points of every line of the board, built or not,
    `locations` the link icons of those that show any."""

    players: list[PointsJson]
    links: dict[str, int]
    locations: dict[str, int]
    leaving: LeavingJson


# Whole documents, without what only one of the games has --------------------------------------


class PositionJson(documents.PositionJson, TableJson):
    """A complete position."""

    deck: list[str]


class ViewJson(documents.ViewJson, TableJson):
    """What a seat may know."""

    deck_size: int
    result: documents.ResultJson
    preview: PreviewJson
