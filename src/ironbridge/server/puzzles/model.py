"""What is told about puzzles. The answer is told only to those who ask for it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ironbridge.kernel.documents import EventJson, ViewJson
from ironbridge.kernel.option import OptionValue
from ironbridge.puzzles import Verdict
from ironbridge.server.bots.job import WayShown


class PuzzleName(Struct, frozen=True):
    game: str
    id: str


class PuzzleLine(Struct, frozen=True):
    """A puzzle in a list. `grade`: 1, which most bots find, to 4."""

    game: str
    id: str
    seats: int
    grade: int


class PuzzleList(Struct, frozen=True):
    puzzles: list[PuzzleLine]


class PuzzleSource(Struct, frozen=True):
    """The game it comes from: one of bots of a level, by its seed, or a record. `ply`: how many
    moves were made before."""

    kind: Literal["bots", "record"]
    name: str
    level: str
    ply: int


class PuzzleShown(Struct, frozen=True):
    """A position in which `seat` is to find the best action."""

    game: str
    rules: str
    id: str
    options: dict[str, OptionValue]
    seats: int
    seat: int
    grade: int
    found: dict[str, int]
    """How often bots of the weaker levels found it, of `tries`."""
    tries: int
    source: PuzzleSource
    view: ViewJson


class PuzzleAttempt(Struct, frozen=True):
    """What came of some moves. `open`: it may become right, and the seat is asked again."""

    verdict: Verdict
    events: list[EventJson]
    """Of the last move."""
    view: ViewJson
    deciding: bool
    """Whether the seat is asked again in the same action."""


class PuzzleExplanation(Struct, frozen=True):
    """The best ways, the best first; only those with `right` are an answer. `played` is what was
    tried instead, with what it costs."""

    ways: list[WayShown]
    right: list[bool]
    played: WayShown | None
    lost: float
    lost_win: float | None
