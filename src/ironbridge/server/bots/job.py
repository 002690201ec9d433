"""What a worker is asked and what it answers: one line of JSON each.

A question about a running game holds a position drawn at random from what one seat knows, so
that nothing hidden reaches even our own workers. Bots decide and advise in some processes; in
another one, records are read and moves are tried out (server/trials.py).
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec import Struct

from ironbridge.kernel.chance import SEEDS, seeded
from ironbridge.kernel.documents import Argument, PhraseJson
from ironbridge.kernel.editions import edition_of
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.server.errors import Refused

if TYPE_CHECKING:
    from ironbridge.server.tables.model import LiveTable

PROCESSOR_S = 5.0
"""How long a worker may think about what strangers wrote, in seconds on the processor."""


class Decide(Struct, frozen=True, tag="decide"):
    """Which move does a bot of this level make for the seat?"""

    game: str
    position: Mapping[str, object]
    seat: int
    level: str
    seed: int
    """For the bot's own chance; it has nothing to do with the seed of the table."""
    edition: dict[str, int] = {}
    """What was corrected in the game."""


class Advise(Struct, frozen=True, tag="advise"):
    """Which are the best ways to go on for the seat?"""

    game: str
    position: Mapping[str, object]
    seat: int
    seed: int
    edition: dict[str, int] = {}
    seconds: float | None = None
    """For finding plans, and for comparing them (bots/plans.py); None: as long as it takes."""


class Decision(Struct, frozen=True):
    """A decision that was made: a whole action, which may be several moves."""

    ply: int
    """How many moves were made before it."""
    seat: int
    position: Mapping[str, object]
    """Complete if the game is over; otherwise drawn at random from what the seat knew."""
    played: list[str]
    open: bool = False
    """Whether the position is complete."""


class Judge(Struct, frozen=True, tag="judge"):
    """What were these decisions worth, and what would have been better?"""

    game: str
    decisions: list[Decision]
    seed: int
    edition: dict[str, int] = {}
    seconds: float | None = None
    """As in Advise, for each of them."""


class ReadRecord(Struct, frozen=True, tag="read-record"):
    """What happened in this record?"""

    record: str


class RecordAt(Struct, frozen=True, tag="record-at"):
    """How did it stand after so many of its moves?"""

    record: str
    ply: int


class RecordDecisions(Struct, frozen=True, tag="record-decisions"):
    """Which decisions were made in these moves of the record?"""

    record: str
    first: int
    count: int


class TryMoves(Struct, frozen=True, tag="try-moves"):
    """What would these moves do at the seat's next decision?"""

    game: str
    position: Mapping[str, object]
    seat: int
    moves: list[str]
    seed: int
    edition: dict[str, int] = {}


class TryEdition(Struct, frozen=True, tag="try-edition"):
    """Can the game be played with these numbers? `board`: what is its board.toml then?"""

    game: str
    edition: dict[str, int]
    board: bool = False


Job: TypeAlias = (
    Decide | Advise | Judge | ReadRecord | RecordAt | RecordDecisions | TryMoves | TryEdition
)


class Chosen(Struct, frozen=True, tag="chosen"):
    """The move of a bot, in notation."""

    move: str


class Expected(Struct, frozen=True):
    """What may be expected of every seat."""

    points: list[float]
    """The score at the end."""
    win: list[float] | None
    """The chance to win, from 0 to 1; null in a game whose bots cannot tell."""


class WayShown(Struct, frozen=True):
    """A way to decide: its moves, each with its phrase in the words of the game. In a game whose
    bots plan whole turns, the actions that should follow in the same turn belong to it."""

    moves: list[str]
    phrases: list[PhraseJson]
    actions: list[int]
    """How many of the moves belong to each action; the first one is the decision itself."""
    points: float
    """The score the seat may expect at the end, if it decides so."""
    win: float | None
    """Its chance to win then; null in a game whose bots cannot tell."""
    gain: float
    """How many more points than with what was decided, or, in advice, than with the best way.
    Where no chance to win is known, half of what the best other seat loses counts too."""
    gain_win: float | None
    """The same for the chance to win."""
    reasons: list[PhraseJson]
    """Why: one or two facts, as phrases of the game's words."""


class Advised(Struct, frozen=True, tag="advised"):
    """The best ways, the best first."""

    ways: list[WayShown]


class Judged(Struct, frozen=True):
    """One decision, looked back at with what its seat could know then."""

    ply: int
    """How many moves were made before it."""
    seat: int
    played: WayShown
    """Its moves are those of the decision; points and chance count with the best that can follow
    in the same turn."""
    before: Expected
    after: Expected
    """What everybody may expect before the decision, and after it."""
    choices: int
    """How many moves the decision could begin with; 1: there was nothing to decide."""
    lost: float
    """The points that the best way would have gained; 0 where nothing better was found."""
    lost_win: float | None
    """What it would have gained of the chance to win; null in a game whose bots cannot tell."""
    best: list[WayShown]
    """The best ways, the best first; what was decided may be one of them."""


class JudgedAll(Struct, frozen=True, tag="judged"):
    decisions: list[Judged]


class Written(Struct, frozen=True, tag="written"):
    """A document as it is sent to whoever asked: the server passes it on without reading it."""

    document: msgspec.Raw


class DecisionsMade(Struct, frozen=True, tag="decisions"):
    """Decisions of a record. `plies`: how many moves it has; `last`: up to which this goes;
    `level`: the best bot of the game, "" if there is none to judge them."""

    game: str
    plies: int
    last: int
    decisions: list[Decision]
    level: str
    edition: dict[str, int]


class Tried(Struct, frozen=True, tag="tried"):
    """A fingerprint of what the moves do."""

    effects: str


class Refusal(Struct, frozen=True, tag="refused"):
    """What was asked for cannot be: a `Refused` on its way to the server."""

    code: str
    rule: str | None
    reason: PhraseJson | None
    args: dict[str, Argument]

    @classmethod
    def of(cls, refused: Refused) -> Refusal:
        reason = refused.reason
        if reason is None:
            return cls(refused.code, None, None, refused.args_)
        return cls(refused.code, reason.rule, reason.phrase.to_json(), refused.args_)

    def refused(self) -> Refused:
        if self.rule is None or self.reason is None:
            return Refused(self.code, None, **self.args)
        phrase = Phrase(self.reason["key"], self.reason["args"])
        return Refused(self.code, Reason(self.rule, phrase), **self.args)


class Failed(Struct, frozen=True, tag="failed"):
    """The worker could not answer; the kind of the error, without what it was about."""

    kind: str


Answer: TypeAlias = (
    Chosen | Advised | JudgedAll | Written | DecisionsMade | Tried | Refusal | Failed
)


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
    edition = edition_of(table.game).to_json()
    return Decide(table.game.name, known.to_json(), seat, level, seed, edition)


def advice(table: LiveTable, seat: int, seed: int, seconds: float) -> Advise:
    """The same for a person who asks what to do."""
    asked = decision(table, seat, "", seed)
    return Advise(asked.game, asked.position, seat, seed, asked.edition, seconds)
