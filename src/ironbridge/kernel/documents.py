"""The JSON documents of every game, as types: what all positions, views and components hold.

They are plain dictionaries when the program runs. A game's own types begin with these and add its
keys; `Game.documents` names them, and the server's API and the browser's types are made from that.
"""

from typing import NamedTuple, TypeAlias, TypedDict

Argument: TypeAlias = int | str | list[str]
"""Of a text: a number, or the id of another text ("location-stone", "seat-2"), or several."""


class PhraseJson(TypedDict):
    """The id of a text, and its arguments."""

    key: str
    args: dict[str, Argument]


class EventJson(PhraseJson):
    """One thing that happened, and whose doing it was; -1 is nobody's."""

    seat: int


class ResultJson(TypedDict):
    """Scores and places as they stand; see `Result`."""

    final: bool
    scores: list[int]
    ties: list[list[int]]
    places: list[int]
    winners: list[int]


class PreviewJson(TypedDict):
    """What each seat would have if the part of the game that is being played ended now; None
    where the viewer may not know. A game adds what the points are for."""

    totals: list[int | None]


class PositionJson(TypedDict):
    """A complete position, hidden parts included."""

    rules: str
    seats: int
    chance: list[int]


class LegalJson(TypedDict, total=False):
    """The moves of a seat that decides; a view unpacks it."""

    legal: list[str]


class ViewJson(LegalJson):
    """What a seat may know of a position; `you` is None for a spectator."""

    rules: str
    seats: int
    you: int | None
    deciders: list[int]
    question: PhraseJson


class ComponentsJson(TypedDict):
    """What a game is played with. The fields of the game's own components follow."""

    game: str
    rules: str
    title: dict[str, str]


class Documents(NamedTuple):
    """The types of a game's documents: typed dicts, and the dataclass of its components."""

    position: type
    view: type
    components: type
