"""What a worker is asked and what it answers: one line of JSON each.

A question about a running game holds a position drawn at random from what one seat knows, so
that nothing hidden reaches even our own workers.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec import Struct

from ironbridge.kernel.chance import SEEDS, seeded
from ironbridge.kernel.documents import PhraseJson

if TYPE_CHECKING:
    from ironbridge.server.tables.model import LiveTable


class Decide(Struct, frozen=True, tag="decide"):
    """Which move does a bot of this level make for the seat?"""

    game: str
    position: Mapping[str, object]
    seat: int
    level: str
    seed: int
    """For the bot's own chance; it has nothing to do with the seed of the table."""


class Advise(Struct, frozen=True, tag="advise"):
    """Which are the best ways to go on for the seat?"""

    game: str
    position: Mapping[str, object]
    seat: int
    seed: int


class Decision(Struct, frozen=True):
    """A decision that was made: a whole action, which may be several moves."""

    ply: int
    """How many moves were made before it."""
    seat: int
    position: Mapping[str, object]
    """Complete if the game is over; otherwise drawn at random from what the seat knew."""
    played: list[str]


class Judge(Struct, frozen=True, tag="judge"):
    """What were these decisions worth, and what would have been better?"""

    game: str
    decisions: list[Decision]
    seed: int


Job: TypeAlias = Decide | Advise | Judge


class Chosen(Struct, frozen=True, tag="chosen"):
    """The move of a bot, in notation."""

    move: str


class WayShown(Struct, frozen=True):
    """A way to decide: its moves, each with its phrase in the words of the game."""

    moves: list[str]
    phrases: list[PhraseJson]
    points: float
    """The score the seat may expect at the end, if it decides so."""
    gain: float
    """How much better than what was decided, or, in advice, than the best way; half of what the
    best other seat loses counts."""


class Advised(Struct, frozen=True, tag="advised"):
    """The best ways, the best first."""

    ways: list[WayShown]


class Judged(Struct, frozen=True):
    """One decision, looked back at with what its seat could know then."""

    ply: int
    """How many moves were made before it."""
    seat: int
    played: WayShown
    values: list[float]
    """The score each seat may expect at the end, before the decision."""
    choices: int
    """How many moves the decision could begin with; 1: there was nothing to decide."""
    lost: float
    """What the best way would have gained; 0 where nothing better was found."""
    best: list[WayShown]
    """The best ways, the best first; what was decided may be one of them."""


class JudgedAll(Struct, frozen=True, tag="judged"):
    decisions: list[Judged]


class Failed(Struct, frozen=True, tag="failed"):
    """The worker could not answer; the kind of the error, without what it was about."""

    kind: str


Answer: TypeAlias = Chosen | Advised | JudgedAll | Failed


def read_job(text: bytes) -> Job:
    job: Job = msgspec.json.decode(text, type=Job)
    return job


def read_answer(text: bytes) -> Answer:
    answer: Answer = msgspec.json.decode(text, type=Answer)
    return answer


def line(message: Job | Answer) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def fresh_seed() -> int:
    return secrets.randbelow(SEEDS)


def decision(table: LiveTable, seat: int, level: str, seed: int) -> Decide:
    """The question for a seat that decides now, with nothing the seat does not know."""
    assert table.state is not None
    known = table.state.determinize(seat, seeded(seed))
    return Decide(table.game.name, known.to_json(), seat, level, seed)


def advice(table: LiveTable, seat: int, seed: int) -> Advise:
    """The same for a person who asks what to do."""
    asked = decision(table, seat, "", seed)
    return Advise(asked.game, asked.position, seat, seed)
