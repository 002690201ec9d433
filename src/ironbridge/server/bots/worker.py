"""A worker process: reads a question from standard input, thinks, writes the answer.

It ends when its input ends, so it never outlives the server. Questions that hold what strangers
wrote have a bounded time on the processor: the system ends the process when it is over, whatever
the process is doing.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import BinaryIO

import msgspec
from msgspec import Struct

from ironbridge import registry
from ironbridge.bots import decide, levels, make
from ironbridge.bots.forecast import Forecast, Forecaster, forecaster
from ironbridge.bots.review import Way, advise, review
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.editions import edition_of
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from ironbridge.server.bots.editions import tried_edition
from ironbridge.server.bots.job import (
    PROCESSOR_S,
    Advise,
    Advised,
    Answer,
    Chosen,
    Decide,
    Decision,
    DecisionsMade,
    Expected,
    Failed,
    Job,
    Judge,
    Judged,
    JudgedAll,
    ReadRecord,
    RecordAt,
    RecordDecisions,
    Refusal,
    Tried,
    TryEdition,
    TryMoves,
    WayShown,
    Written,
    line,
    read_job,
)
from ironbridge.server.errors import Refused
from ironbridge.server.records.reading import RecordCache, at, decisions, shown
from ironbridge.server.tables.premoves.preview import imagined_effects

POLITENESS = 5
"""The server comes first when both want the processor."""
OWN_JOBS = (Decide, Advise, Judge)
"""Questions in which everything was made by the server."""

records = RecordCache()
"""What was read last: the same record is asked about again and again."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes us
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    questions, answers = sys.stdin.buffer, own_output()
    for question in questions:
        job = read_job(question)
        with bounded(0.0 if isinstance(job, OWN_JOBS) else PROCESSOR_S):
            found = line(answer(job))
        answers.write(found)
        answers.flush()


@contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """Let the system end this process after so many seconds on the processor; 0 is no bound.

    Where there is no such timer the server's own deadline is all there is.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
    yield
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def own_output() -> BinaryIO:
    """The answers have the pipe for themselves: what a library prints goes to standard error."""
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return pipe


def answer(job: Job) -> Answer:
    try:
        return answered(job)
    except Refused as refused:
        return Refusal.of(refused)
    except Exception as fault:
        return Failed(type(fault).__name__)


def answered(job: Job) -> Answer:
    match job:
        case Decide():
            return chosen(job)
        case Advise():
            return advised(job)
        case Judge():
            return judged_all(job)
        case ReadRecord():
            return written(shown(records.read(job.record)))
        case RecordAt():
            return written(at(records.read(job.record), job.ply))
        case RecordDecisions():
            return decisions_made(job)
        case TryMoves():
            return tried(job)
        case TryEdition():
            return written(tried_edition(job))


def written(document: Struct) -> Written:
    return Written(msgspec.Raw(msgspec.json.encode(document)))


def decisions_made(job: RecordDecisions) -> DecisionsMade:
    record = records.read(job.record)
    last, found = decisions(record, job.first, job.count)
    game, edition = record.game, edition_of(record.game).to_json()
    level = "" if game.evaluator() is None else levels(game)[-1].name
    return DecisionsMade(game.name, len(record.moves), last, found, level, edition)


def tried(job: TryMoves) -> Tried:
    game = registry.game(job.game, job.edition)
    moves = [game.parse(text) for text in job.moves]
    return Tried(imagined_effects(game.load(job.position), job.seat, moves, seeded(job.seed)))


def chosen(job: Decide) -> Chosen:
    game = registry.game(job.game, job.edition)
    state = game.load(job.position)
    return Chosen(decide(make(game, job.level), state, job.seat, seeded(job.seed)).text)


def advised(job: Advise) -> Advised:
    game = registry.game(job.game, job.edition)
    ways = advise(game.load(job.position), job.seat, seeded(job.seed), time_for(job))
    return Advised([way_shown(game, way, ways[0]) for way in ways])


def judged_all(job: Judge) -> JudgedAll:
    game, chance = registry.game(job.game, job.edition), seeded(job.seed)
    return JudgedAll([judged(game, decision, chance, time_for(job)) for decision in job.decisions])


def time_for(job: Advise | Judge) -> float:
    return inf if job.seconds is None else job.seconds


def judged(game: Game, decision: Decision, chance: Chance, seconds: float) -> Judged:
    state, judge = game.load(decision.position), forecaster(game)
    played = [game.parse(text) for text in decision.played]
    found = review(state, decision.seat, played, chance, seconds)
    if found is None or judge is None:
        raise SetupError(f"{game.name} has no evaluator")
    before = expected(judge, state, decision, chance)
    for move in played if decision.open else found.decided.moves:
        state.do(move, decision.seat)
    return Judged(
        decision.ply,
        decision.seat,
        way_shown(game, found.decided, found.decided),
        before,
        expected(judge, state, decision, chance),
        found.choices,
        rounded(found.lost if found.decided.win is None else found.lost_points),
        None if found.lost_win is None else rounded(found.lost_win),
        [way_shown(game, way, found.decided) for way in found.best],
    )


def expected(judge: Forecaster, state: State, decision: Decision, chance: Chance) -> Expected:
    """By everything that is known of the game: all of it, or what the seat knew."""
    if decision.open:
        return expectation(judge.forecast(state))
    return expectation(judge.seen_by(state, decision.seat, chance))


def expectation(found: Forecast) -> Expected:
    win = None if found.win is None else [rounded(one) for one in found.win]
    return Expected([rounded(one) for one in found.points], win)


def way_shown(game: Game, way: Way, other: Way) -> WayShown:
    """A way, compared with another one."""
    known = way.win is not None and other.win is not None
    gain = way.points - other.points if known else way.worth - other.worth
    return WayShown(
        [move.text for move in way.moves],
        [game.describe(move).to_json() for move in way.moves],
        list(way.actions),
        rounded(way.points),
        None if way.win is None else rounded(way.win),
        rounded(gain),
        None if way.win is None or other.win is None else rounded(way.win - other.win),
        [phrase.to_json() for phrase in way.reasons],
    )


def rounded(value: float) -> float:
    """Estimates are no more exact than that."""
    return round(value, 3)


if __name__ == "__main__":
    main()
