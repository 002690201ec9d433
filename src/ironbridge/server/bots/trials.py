"""Work on what strangers wrote, in a process of its own: records that are read, moves that are
tried out. It may take as long as it is allowed to without holding up anybody.

Bots have their own processes: neither waits for the other. A server without bots
(`bot_workers = 0`) has this one all the same; it is started when it is first needed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

from ironbridge.server.bots.job import Answer, Job, Refusal
from ironbridge.server.bots.workers import (
    CannotAnswer,
    TooBusy,
    Urgency,
    WorkerEnded,
    WorkerFailed,
    Workers,
)
from ironbridge.server.errors import Refused

PROCESSES = 1
LIMIT_S = 20.0
"""A process that has not answered by then is ended; most of this is for a slow machine, as the
process itself counts its time on the processor (job.PROCESSOR_S)."""
WAIT_S = 30.0
"""How long somebody waits for an answer, their turn included."""
MOST_EACH = 20
"""Questions that one asker may have open. Only one of them stands in the queue of the process at
a time, so that nobody fills it alone; the others wait for that one."""


class Trials:
    """Asks that process. An asker is a person, or an address without one."""

    def __init__(self, workers: Workers, limit_s: float = LIMIT_S, wait_s: float = WAIT_S) -> None:
        self.workers = workers
        self._limit_s = limit_s
        self._wait_s = wait_s
        self._open: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, asker: str, job: Job, urgency: Urgency) -> Answer:
        """The answer. Refused when it is a refusal, or when there is too much to do; WorkerEnded
        when it took too long."""
        with self._counted(asker):
            try:
                async with asyncio.timeout(self._wait_s), self._turn(asker):
                    answer = await self.workers.ask(job, self._limit_s, urgency)
            except (WorkerEnded, CannotAnswer):
                raise
            except (TooBusy, WorkerFailed, TimeoutError):
                raise Refused("busy") from None
        if isinstance(answer, Refusal):
            raise answer.refused()
        return answer

    async def close(self) -> None:
        await self.workers.close()

    def _turn(self, asker: str) -> asyncio.Lock:
        return self._turns.setdefault(asker, asyncio.Lock())

    @contextmanager
    def _counted(self, asker: str) -> Iterator[None]:
        if self._open[asker] >= MOST_EACH:
            raise Refused("busy")
        self._open[asker] += 1
        try:
            yield
        finally:
            self._open[asker] -= 1
            if not self._open[asker]:
                del self._open[asker]
