"""The worker processes, and who may ask them next.

A worker is started when it is first needed. One that dies or thinks too long is ended, and
another takes its place: no question can block the others.
"""

from __future__ import annotations

import asyncio
import heapq
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from enum import IntEnum
from itertools import count

import structlog

from ironbridge.kernel.errors import IronbridgeError
from ironbridge.server.bots.job import Answer, Failed, Job, line, read_answer
from ironbridge.server.settings import PREFIX

COMMAND = (sys.executable, "-P", "-m", "ironbridge.server.bots.worker")
LONGEST_LINE = 16 * 1024 * 1024
STARTING_S = 15.0
"""More time for the first answer of a process, which has to read its programs and a game."""
MOST_WAITING = 40
"""Questions that are not about a move at a table; more of them are turned away."""

log = structlog.get_logger(__name__)


class Urgency(IntEnum):
    """Somebody waiting at a table goes before somebody who is curious."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class WorkerFailed(IronbridgeError):
    """The worker died, took too long, or could not answer."""


class WorkerEnded(WorkerFailed):
    """It died or took too long: perhaps because of what it was asked."""


class CannotAnswer(WorkerFailed):
    """It lives, but there was an error while it thought."""


class TooBusy(IronbridgeError):
    """Too many questions wait already."""


class Workers:
    """At most `count` processes. `restarts` counts those that had to be ended, for metrics."""

    def __init__(self, count: int, command: Sequence[str] = COMMAND) -> None:
        self.count = count
        self.restarts = 0
        self.answered = 0
        self._command = command
        self._free = count
        self._idle: list[Process] = []
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = count_up()
        self._running: set[asyncio.Task[Answer]] = set()
        self._processes: set[Process] = set()

    @property
    def waiting(self) -> int:
        """Questions that wait for a free worker."""
        return sum(not turn.done() for _, _, turn in self._waiting)

    async def ask(self, job: Job, limit_s: float, urgency: Urgency = Urgency.MOVE) -> Answer:
        """The answer of a worker; the limit counts from when one is free and has started.

        A caller may stop waiting: the worker finishes by itself.
        """
        if urgency is not Urgency.MOVE and len(self._waiting) >= MOST_WAITING:
            raise TooBusy(f"{len(self._waiting)} questions wait")
        await self._turn(urgency)
        task = asyncio.create_task(self._exchange(job, limit_s), name="question to a worker")
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """End all workers; callers still waiting get no answer."""
        for _, _, waiting in self._waiting:
            waiting.cancel()
        self._waiting.clear()
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for process in list(self._processes):
            await self._end(process)
        self._idle.clear()

    # Whose turn it is --------------------------------------------------------------------

    async def _turn(self, urgency: Urgency) -> None:
        """Wait until a worker is free, the most urgent first."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next_turn()  # it was ours already: pass it on
            raise

    def _next_turn(self) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _ended(self, task: asyncio.Task[Answer]) -> None:
        self._running.discard(task)
        self._next_turn()
        if not task.cancelled():
            task.exception()  # nobody may be waiting any more; that is no fault

    # Processes ---------------------------------------------------------------------------

    async def _exchange(self, job: Job, limit_s: float) -> Answer:
        starting_s = 0.0 if self._idle else STARTING_S
        process = self._idle.pop() if self._idle else await self._start()
        try:
            async with asyncio.timeout(limit_s + starting_s):
                answer = await talk(process, job)
        except BaseException as fault:
            self.restarts += 1
            await self._end(process)
            if isinstance(fault, Exception):
                log.warning("a worker was ended", kind=type(fault).__name__)
                raise WorkerEnded(type(fault).__name__) from None
            raise
        self._idle.append(process)
        if isinstance(answer, Failed):
            log.warning("a worker could not answer", kind=answer.kind)
            raise CannotAnswer(answer.kind)
        self.answered += 1
        return answer

    async def _start(self) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                env=environment(),
                start_new_session=True,
            )
        except OSError as fault:
            raise WorkerFailed(type(fault).__name__) from None
        self._processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


async def talk(process: Process, job: Job) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line(job))
    await process.stdin.drain()
    found = await process.stdout.readline()
    if not found.endswith(b"\n"):
        raise EOFError("the worker is gone")
    return read_answer(found)


def environment() -> dict[str, str]:
    """Where this process finds its packages, and none of the server's settings."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(PREFIX)}
    return kept | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def count_up() -> count[int]:
    return count()
