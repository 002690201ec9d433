"""Long work on the event loop, a few milliseconds at a time.

Replaying a game or growing a tree of questions needs what this process has in memory, and a
thread would hold up the loop as much as the work itself. So it is done in slices: only one piece
of such work goes on at a time, and after each slice everybody else is served, then the next one
who waits has a slice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

SLICE_S = 0.004
"""How long others wait for a slice. The last step of one may take a little longer."""


class Slice:
    """Work that is going on: it asks now and then whether its time is over."""

    def __init__(self, turn: asyncio.Lock, most_s: float, now: Callable[[], float]) -> None:
        self._turn = turn
        self._most_s = most_s
        self._now = now
        self._began = now()

    async def rest(self) -> None:
        """Call this between steps, and never wait for anything else in the middle of the work."""
        if self._now() - self._began < self._most_s:
            return
        self._turn.release()
        try:
            await asyncio.sleep(0)
        finally:
            await self._turn.acquire()
        self._began = self._now()


class Slices:
    """One of these for each process; `now` is a clock in seconds."""

    def __init__(
        self, most_s: float = SLICE_S, now: Callable[[], float] = time.perf_counter
    ) -> None:
        self._turn = asyncio.Lock()
        self._most_s = most_s
        self._now = now

    @asynccontextmanager
    async def working(self) -> AsyncIterator[Slice]:
        """`async with slices.working() as work:`, and `await work.rest()` between its steps."""
        async with self._turn:
            yield Slice(self._turn, self._most_s, self._now)
