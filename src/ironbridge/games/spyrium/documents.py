"""The JSON documents of Spyrium, as types: positions, views and the points to come.

This module stays uncompiled: the compiler keeps no annotations such as `list[int]`, and the API is
described from them.
"""

from typing import Literal, TypeAlias, TypedDict

from ironbridge.games.spyrium.board import Phase
from ironbridge.games.spyrium.components import Period
from ironbridge.kernel import documents

Bonus: TypeAlias = Literal["worker", "money"]
Action: TypeAlias = Literal["activate", "event", "activation"]
"""What is in progress; "activation": the disc has just gone to Phase II."""


class TechniqueJson(TypedDict):
    card: str
    tilted: bool


class BuildingJson(TechniqueJson):
    """With the workers who stand on it until the round ends."""

    workers: int


class PlayerJson(TypedDict):
    """`residence` is a space of the residence track counted from 0, `workers` all that the player
    owns, `active` those on the start card, `tokens` the values of those kept with Commerce."""

    money: int
    spyrium: int
    victory_points: int
    residence: int
    workers: int
    active: int
    activation: bool
    passed: bool
    event_used: bool
    bonuses: list[Bonus]
    buildings: list[BuildingJson]
    techniques: list[TechniqueJson]
    tokens: list[int]


class PlaceJson(TypedDict):
    """A place of the market, with the values of the tokens on its card."""

    slot: str
    card: str | None
    tokens: list[int]


class WorkersJson(TypedDict):
    """Workers of one player in a gap of the market."""

    gap: str
    owner: int
    count: int


class OpenEventsJson(TypedDict):
    """The events that everybody sees, with the values of their tokens; 0 is no token."""

    past: list[str]
    current: str
    token: int
    next: str | None
    next_token: int


class EventsJson(OpenEventsJson):
    future: list[str]


class TokensJson(TypedDict):
    stock: list[int]
    discard: list[int]


class PendingJson(TypedDict):
    """What is asked, and how far the action in progress has come."""

    phase: Phase
    action: Action | None
    gap: str | None
    slot: str | None
    option: int | None
    lobbying: bool | None
    token: int
    value: int


class PositionJson(documents.PositionJson):
    """Seats are numbers from 0; piles are written with what comes next first."""

    game: Literal["spyrium"]
    options: dict[str, bool]
    round: int
    first: int
    turn: int
    players: list[PlayerJson]
    market: list[PlaceJson]
    workers: list[WorkersJson]
    decks: dict[str, list[str]]
    events: EventsJson
    tokens: TokensJson
    pending: PendingJson


# Views ----------------------------------------------------------------------------------------


class SeenPlayerJson(PlayerJson):
    """With two numbers that people ask for all the time: the workers who are not in play yet, and
    what a new place for a building would cost."""

    reserve: int
    place_price: int


class SeenEventsJson(OpenEventsJson):
    future_size: int


class SeenTokensJson(TypedDict):
    stock_size: int
    discard: list[int]


class SeatPreviewJson(TypedDict):
    """The points that a seat has, and those that the end of the game would add: printed on its
    buildings, and counted by its techniques. After the end nothing is left to add."""

    now: int
    buildings: int
    techniques: int


class PreviewJson(documents.PreviewJson):
    """If the game ended now."""

    players: list[SeatPreviewJson]


class ViewJson(documents.ViewJson):
    """`around` are the workers beside each place, in the order of `market`."""

    game: Literal["spyrium"]
    options: dict[str, bool]
    round: int
    first: int
    turn: int
    period: Period
    players: list[SeenPlayerJson]
    market: list[PlaceJson]
    workers: list[WorkersJson]
    around: list[int]
    deck_sizes: dict[str, int]
    events: SeenEventsJson
    tokens: SeenTokensJson
    pending: PendingJson
    result: documents.ResultJson
    preview: PreviewJson
