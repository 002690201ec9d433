"""A worker process: reads a question from standard input, thinks, writes the answer.

It ends when its input ends, so it never outlives the server.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

from ironbridge import registry
from ironbridge.bots import decide, make
from ironbridge.bots.review import Way, advise, review
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from ironbridge.server.bots.job import (
    Advise,
    Advised,
    Answer,
    Chosen,
    Decide,
    Decision,
    Failed,
    Job,
    Judge,
    Judged,
    JudgedAll,
    WayShown,
    line,
    read_job,
)

POLITENESS = 5
"""The server comes first when both want the processor."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes us
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    questions, answers = sys.stdin.buffer, own_output()
    for question in questions:
        answers.write(line(answer(read_job(question))))
        answers.flush()


def own_output() -> BinaryIO:
    """The answers have the pipe for themselves: what a library prints goes to standard error."""
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return pipe


def answer(job: Job) -> Answer:
    try:
        if isinstance(job, Decide):
            return chosen(job)
        return advised(job) if isinstance(job, Advise) else judged_all(job)
    except Exception as fault:
        return Failed(type(fault).__name__)


def chosen(job: Decide) -> Chosen:
    game = registry.game(job.game)
    state = game.load(job.position)
    return Chosen(decide(make(game, job.level), state, job.seat, seeded(job.seed)).text)


def advised(job: Advise) -> Advised:
    game = registry.game(job.game)
    ways = advise(game.load(job.position), job.seat, seeded(job.seed))
    return Advised([way_shown(game, way, ways[0]) for way in ways])


def judged_all(job: Judge) -> JudgedAll:
    game, chance = registry.game(job.game), seeded(job.seed)
    return JudgedAll([judged(game, decision, chance) for decision in job.decisions])


def judged(game: Game, decision: Decision, chance: Chance) -> Judged:
    state = game.load(decision.position)
    found = review(state, decision.seat, [game.parse(text) for text in decision.played], chance)
    if found is None:
        raise SetupError(f"{game.name} has no evaluator")
    return Judged(
        decision.ply,
        decision.seat,
        way_shown(game, found.decided, found.decided),
        values(state),
        found.choices,
        round(found.lost, 2),
        [way_shown(game, way, found.decided) for way in found.best],
    )


def way_shown(game: Game, way: Way, decided: Way) -> WayShown:
    return WayShown(
        [move.text for move in way.moves],
        [game.describe(move).to_json() for move in way.moves],
        round(way.points, 2),
        round(way.worth - decided.worth, 2),
    )


def values(state: State) -> list[float]:
    evaluator = state.game.evaluator()
    assert evaluator is not None
    return [round(evaluator.value(state, seat), 2) for seat in range(state.seats)]


if __name__ == "__main__":
    main()
