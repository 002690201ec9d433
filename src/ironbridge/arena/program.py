"""A program of somebody else in a seat, in a process of its own that speaks the line protocol.

Whatever it does, the game goes on: a decision that it does not make in time, or makes wrongly, is
made for it by chance and counted. A program that fails too often, or has ended, has no further
part in the game.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from ironbridge.arena.line_protocol import (
    LONGEST_ANSWER,
    BadAnswer,
    Chosen,
    End,
    Hello,
    decide,
    line,
    read_chosen,
    read_ready,
)
from ironbridge.bots.bot import Bot
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.move import Move
from ironbridge.kernel.result import Result
from ironbridge.kernel.state import State

PROGRAM = "program:"
"""How the name of such a player begins; its command line follows."""

START_S = 60.0
"""How long a program may take until it has answered `hello`."""
GRACE_S = 2.0
"""How long it may take to end when its input has ended, and again when it is told to."""
MOST_FAILURES = 3
"""With so many in one game it is replaced."""

LATE, GARBAGE, ILLEGAL, ENDED = "late", "garbage", "illegal", "ended"
REPLACED = "replaced"
"""Decisions that were made for it after it was given up."""

Read = TypeVar("Read")


def command_of(player: str) -> list[str]:
    """The command line of `program:COMMAND LINE`, word by word."""
    try:
        words = shlex.split(player.removeprefix(PROGRAM))
    except ValueError as error:
        raise SetupError(f"{player}: not a command line: {error}") from None
    if not words:
        raise SetupError(f"{player!r}: expected a command line after {PROGRAM!r}")
    if shutil.which(words[0]) is None:
        raise SetupError(f"{player}: there is no program {words[0]}")
    return words


class Failure(Exception):
    """The program did not decide; `kind` says how it failed."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class ProgramBot(Bot):
    """Lets a program choose. Close it when the game is over, however it ended."""

    def __init__(self, player: str, hello: Hello, limit_s: float, log: Path | None = None) -> None:
        self.failures: Counter[str] = Counter()
        self.limit_s = limit_s
        self.asked = 0
        self.process: ProgramProcess | None = None
        try:
            self.process = ProgramProcess(command_of(player), log)
            self.process.ask(line(hello), START_S, read_ready)
        except (Failure, SetupError, OSError) as error:
            self.failures[error.kind if isinstance(error, Failure) else ENDED] += 1
            self.give_up()

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        """Its decision, else one by chance. What is drawn is drawn whether it is needed or not,
        so that a failure changes nothing but this decision."""
        legal = state.legal(seat)
        instead = legal[int(chance.below(len(legal)))]
        if self.process is None:
            self.failures[REPLACED] += 1
            return instead
        try:
            return self.decided(self.process, state, seat, legal)
        except Failure as failure:
            self.failures[failure.kind] += 1
            if failure.kind == ENDED or self.failures.total() >= MOST_FAILURES:
                self.give_up()
            return instead

    def decided(self, process: ProgramProcess, state: State, seat: int, legal: list[Move]) -> Move:
        self.asked += 1
        number = self.asked

        def read(text: bytes) -> Chosen | None:
            chosen = read_chosen(text)
            if chosen.id > number:
                raise BadAnswer(f"question {chosen.id} was not asked yet")
            return chosen if chosen.id == number else None  # one that came too late

        question = line(decide(state, seat, legal, number, self.limit_s))
        chosen = process.ask(question, self.limit_s, read)
        found = next((move for move in legal if move.text == chosen.move), None)
        if found is None:
            raise Failure(ILLEGAL)
        return found

    def give_up(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process = None

    def close(self, result: Result | None) -> None:
        """Tell the result if the game came to its end, and end the program."""
        if self.process is None:
            return
        if result is None:
            self.give_up()
        else:
            self.process.end(line(End(result.to_json())))
            self.process = None


class ProgramProcess:
    """A process, its pipes, and an event loop of its own: neither a program that does not read
    nor one that does not write can hold anybody up."""

    def __init__(self, command: list[str], log: Path | None) -> None:
        self.runner = asyncio.Runner()
        try:
            self.process: Process = self.runner.run(started(command, log))
        except OSError:
            self.runner.close()
            raise

    def ask(self, question: bytes, limit_s: float, read: Callable[[bytes], Read | None]) -> Read:
        """The first line that `read` takes for an answer; it gives None for one to be skipped."""
        return self.runner.run(self.talk(question, limit_s, read))

    async def talk(
        self, question: bytes, limit_s: float, read: Callable[[bytes], Read | None]
    ) -> Read:
        output = self.process.stdout
        assert output is not None
        try:
            async with asyncio.timeout(limit_s):
                await self.write(question)
                while True:
                    text = await output.readline()
                    if not text:
                        raise Failure(ENDED)
                    if (answer := read(text)) is not None:
                        return answer
        except TimeoutError:
            raise Failure(LATE) from None
        except ConnectionError:
            raise Failure(ENDED) from None
        except (BadAnswer, ValueError):  # ValueError: a line that is too long
            raise Failure(GARBAGE) from None

    async def write(self, text: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text)
        await self.process.stdin.drain()

    # The end -----------------------------------------------------------------------------

    def end(self, last: bytes) -> None:
        """Say the last word, close its input, and end it if it does not end by itself."""
        with suppress(TimeoutError, ConnectionError):
            self.runner.run(self.say_goodbye(last))
        if self.process.returncode is None:
            self.signal(terminate=True)
            with suppress(TimeoutError):
                self.runner.run(self.waited())
        self.kill()

    async def say_goodbye(self, last: bytes) -> None:
        async with asyncio.timeout(GRACE_S):
            await self.write(last)
            assert self.process.stdin is not None
            self.process.stdin.close()
            await self.process.wait()

    async def waited(self) -> None:
        async with asyncio.timeout(GRACE_S):
            await self.process.wait()

    def kill(self) -> None:
        self.runner.run(self.killed())
        self.runner.close()

    async def killed(self) -> None:
        # A question that was broken off would complain that nobody hears how it ended.
        unheard = asyncio.all_tasks() - {asyncio.current_task()}
        for task in unheard:
            task.cancel()
        await asyncio.gather(*unheard, return_exceptions=True)
        if self.process.returncode is None:
            self.signal(terminate=False)
            with suppress(TimeoutError):
                await self.waited()
        # Asyncio has no public way to let go of the pipes when something that the program has
        # started still holds its output.
        transport = getattr(self.process, "_transport", None)
        if transport is not None:
            transport.close()
        await asyncio.sleep(0)

    def signal(self, terminate: bool) -> None:
        """To the program and all it has started, where the system knows groups of processes."""
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGTERM if terminate else signal.SIGKILL)
            elif terminate:
                self.process.terminate()
            else:
                self.process.kill()


async def started(command: list[str], log: Path | None) -> Process:
    if log is None:
        return await process_of(command, DEVNULL)
    with log.open("ab") as complaints:
        return await process_of(command, complaints.fileno())


async def process_of(command: list[str], errors: int) -> Process:
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=PIPE,
        stdout=PIPE,
        stderr=errors,
        limit=LONGEST_ANSWER,
        start_new_session=True,
    )
