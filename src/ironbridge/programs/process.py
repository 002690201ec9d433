"""The process of a program, and its pipes. Neither a program that does not read nor one that does
not write can hold anybody up, and none is left behind."""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.move import Move
from ironbridge.programs.line_protocol import (
    LONGEST_ANSWER,
    BadAnswer,
    Decide,
    Hello,
    found,
    line,
    read_chosen,
    read_ready,
)

START_S = 60.0
"""How long a program may take until it has answered `hello`."""
GRACE_S = 2.0
"""How long it may take to end when its input has ended, and again when it is told to."""
MOST_FAILURES = 3
"""With so many in one game it is given up."""

LATE, GARBAGE, ILLEGAL, ENDED = "late", "garbage", "illegal", "ended"

Read = TypeVar("Read")


def words_of(command: str) -> list[str]:
    """A command line, word by word."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SetupError(f"{command}: not a command line: {error}") from None
    if not words:
        raise SetupError(f"{command!r}: expected a command line")
    if shutil.which(words[0]) is None:
        raise SetupError(f"{command}: there is no program {words[0]}")
    return words


class Failure(Exception):
    """The program did not decide; `kind` says how it failed."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class ProgramProcess:
    """A program that runs. Close it however the game ended."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, command: Sequence[str], log: Path | None) -> ProgramProcess:
        if log is None:
            return cls(await process_of(command, DEVNULL))
        with log.open("ab") as complaints:
            return cls(await process_of(command, complaints.fileno()))

    # Talking -----------------------------------------------------------------------------

    async def greet(self, hello: Hello) -> None:
        await self.ask(line(hello), START_S, read_ready)

    async def decide(self, question: Decide, legal: Sequence[Move], limit_s: float) -> Move:
        """Its decision among these moves."""

        chosen = await self.ask(
            line(question), limit_s, lambda text: read_chosen(text, question.id)
        )
        move = found(chosen, legal)
        if move is None:
            raise Failure(ILLEGAL)
        return move

    async def ask(
        self, question: bytes, limit_s: float, read: Callable[[bytes], Read | None]
    ) -> Read:
        """The first line that `read` takes for an answer; it gives None for one to be skipped."""
        output = self.process.stdout
        assert output is not None
        try:
            async with asyncio.timeout(limit_s):
                await self._write(question)
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

    async def _write(self, text: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text)
        await self.process.stdin.drain()

    # The end -----------------------------------------------------------------------------

    async def end(self, last: bytes) -> None:
        """Say the last word, close its input, and end it if it does not end by itself."""
        with suppress(TimeoutError, ConnectionError):
            await self._say_goodbye(last)
        if self.process.returncode is None:
            self._signal(terminate=True)
            with suppress(TimeoutError):
                await self._waited()
        await self.kill()

    async def _say_goodbye(self, last: bytes) -> None:
        async with asyncio.timeout(GRACE_S):
            await self._write(last)
            assert self.process.stdin is not None
            self.process.stdin.close()
            await self.process.wait()

    async def _waited(self) -> None:
        async with asyncio.timeout(GRACE_S):
            await self.process.wait()

    async def kill(self) -> None:
        if self.process.returncode is None:
            self._signal(terminate=False)
            with suppress(TimeoutError):
                await self._waited()
        # Asyncio has no public way to let go of the pipes when something that the program has
        # started still holds its output.
        transport = getattr(self.process, "_transport", None)
        if transport is not None:
            transport.close()
        await asyncio.sleep(0)

    def _signal(self, terminate: bool) -> None:
        """To the program and all it has started, where the system knows groups of processes."""
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGTERM if terminate else signal.SIGKILL)
            elif terminate:
                self.process.terminate()
            else:
                self.process.kill()


async def process_of(command: Sequence[str], errors: int) -> Process:
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=PIPE,
        stdout=PIPE,
        stderr=errors,
        limit=LONGEST_ANSWER,
        start_new_session=True,
    )
