"""What a worker is asked and what it answers: one line of JSON each.

A question of a running game holds a position drawn anew from what one seat knows, so that
nothing hidden reaches even our own workers.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Struct

from ironbridge.kernel.chance import SEEDS, seeded

if TYPE_CHECKING:  # a worker has no tables
    from ironbridge.server.tables.model import LiveTable


class Decide(Struct, frozen=True, tag="decide"):
    """Which move does a bot of this level make for the seat?"""

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    seed: int
    """For the bot's own chance; it has nothing to do with the seed of the table."""


class Analyse(Struct, frozen=True, tag="analyse"):
    """What would a bot have done at each of these plies of a game that is over?"""

    game: str
    seats: int
    start: int
    """The seed of the game, open now."""
    options: dict[str, Any]
    moves: list[tuple[int, str]]
    first: int
    last: int
    level: str
    seed: int


Job: TypeAlias = Decide | Analyse


class Chosen(Struct, frozen=True, tag="chosen"):
    """The move of a bot, in notation."""

    move: str


class Judged(Struct, frozen=True):
    """One decision of a game that is over."""

    ply: int
    """How many moves were made before it."""
    seat: int
    played: str
    best: str
    """What the bot would have played, knowing what the seat knew."""
    values: list[float] | None
    """The score each seat could expect before the decision; null in a game without evaluator."""


class Analysed(Struct, frozen=True, tag="analysed"):
    decisions: list[Judged]


class Failed(Struct, frozen=True, tag="failed"):
    """The worker could not answer; the kind of the error, without what it was about."""

    kind: str


Answer: TypeAlias = Chosen | Analysed | Failed


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


def review(table: LiveTable, first: int, last: int, level: str, seed: int) -> Analyse:
    """The question about a part of a game that is over."""
    assert table.ended_or_left
    return Analyse(
        table.game.name,
        table.seat_count,
        table.seed,
        dict(table.options),
        table.moves[:last],
        first,
        last,
        level,
        seed,
    )
