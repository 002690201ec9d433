"""A program of somebody else in a seat of the arena, in a process of its own.

Whatever it does, the game goes on: a decision that it does not make in time, or makes wrongly, is
made for it by chance and counted. A program that fails too often, or has ended, has no further
part in the game.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from ironbridge.bots.bot import Bot
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.move import Move
from ironbridge.kernel.result import Result
from ironbridge.kernel.state import State
from ironbridge.programs.line_protocol import End, Hello, decide, line
from ironbridge.programs.process import (
    ENDED,
    MOST_FAILURES,
    Failure,
    ProgramProcess,
    words_of,
)

PROGRAM = "program:"
"""How the name of such a player begins; its command line follows."""

REPLACED = "replaced"
"""Decisions that were made for it after it was given up."""

Done = TypeVar("Done")


def command_of(player: str) -> list[str]:
    """The command line of `program:COMMAND LINE`, word by word."""
    command = player.removeprefix(PROGRAM)
    if not command.strip():
        raise SetupError(f"{player!r}: expected a command line after {PROGRAM!r}")
    return words_of(command)


class ProgramBot(Bot):
    """Lets a program choose. Close it when the game is over, however it ended."""

    def __init__(self, player: str, hello: Hello, limit_s: float, log: Path | None = None) -> None:
        self.failures: Counter[str] = Counter()
        self.limit_s = limit_s
        self.asked = 0
        # An event loop of its own: the arena has none.
        self.runner = asyncio.Runner()
        self.process: ProgramProcess | None = None
        try:
            self.process = self.run(ProgramProcess.start(command_of(player), log))
            self.run(self.process.greet(hello))
        except (Failure, SetupError, OSError) as error:
            self.failures[error.kind if isinstance(error, Failure) else ENDED] += 1
            self.give_up()

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        """Its decision, else one by chance. What is drawn is drawn whether it is needed or not,
        so that a failure changes nothing but this decision."""
        legal = state.legal(seat)
        instead = chance.choice(legal)
        if self.process is None:
            self.failures[REPLACED] += 1
            return instead
        self.asked += 1
        question = decide(state, seat, legal, self.asked, self.limit_s)
        try:
            return self.run(self.process.decide(question, legal, self.limit_s))
        except Failure as failure:
            self.failures[failure.kind] += 1
            if failure.kind == ENDED or self.failures.total() >= MOST_FAILURES:
                self.give_up()
            return instead

    def give_up(self) -> None:
        self.close(None)

    def close(self, result: Result | None) -> None:
        """Tell the result if the game came to its end, and end the program."""
        process, self.process = self.process, None
        if process is not None:
            self.run(ended(process, result))
        self.runner.close()

    def run(self, doing: Coroutine[Any, Any, Done]) -> Done:
        return self.runner.run(doing)


async def ended(process: ProgramProcess, result: Result | None) -> None:
    # A question that was broken off would complain that nobody hears how it ended.
    unheard = asyncio.all_tasks() - {asyncio.current_task()}
    for task in unheard:
        task.cancel()
    await asyncio.gather(*unheard, return_exceptions=True)
    if result is None:
        await process.kill()
    else:
        await process.end(line(End(result.to_json())))
