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
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.state import State
from ironbridge.server.thinking.job import (
    Analyse,
    Analysed,
    Answer,
    Chosen,
    Decide,
    Failed,
    Job,
    Judged,
    line,
    read_job,
)

POLITENESS = 5
"""Bots leave the processor to the server when both want it."""


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
        return chosen(job) if isinstance(job, Decide) else analysed(job)
    except Exception as fault:
        return Failed(type(fault).__name__)


def chosen(job: Decide) -> Chosen:
    game = registry.game(job.game)
    state = game.load(job.position)
    return Chosen(decide(make(game, job.level), state, job.seat, seeded(job.seed)).text)


def analysed(job: Analyse) -> Analysed:
    game = registry.game(job.game)
    bot, chance = make(game, job.level), seeded(job.seed)
    state = game.start(job.seats, job.start, job.options)
    decisions: list[Judged] = []
    for ply, (seat, text) in enumerate(job.moves):
        if job.first <= ply < job.last:
            best = decide(bot, state, seat, chance)
            decisions.append(Judged(ply, seat, text, best.text, values(state)))
        state.do(game.parse(text), seat)
    return Analysed(decisions)


def values(state: State) -> list[float] | None:
    evaluator = state.game.evaluator()
    if evaluator is None:
        return None
    return [round(evaluator.value(state, seat), 2) for seat in range(state.seats)]


if __name__ == "__main__":
    main()
