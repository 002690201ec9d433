"""Stops a caller at each moment of what it does: at the first time anybody waits, at the second...

Every task that is made in the meantime is counted too, so that the moments cover work that was
handed on to others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Any


class Waits:
    """Counts how often tasks wait, and calls `act` once, at the time that was asked for."""

    def __init__(self) -> None:
        self.count = 0
        self._at = -1
        self._act: Callable[[], object] = lambda: None

    def make(self, loop: asyncio.AbstractEventLoop, work: Any, **how: Any) -> asyncio.Task[Any]:
        """For `loop.set_task_factory`."""
        return asyncio.Task(self._counted(work), loop=loop, **how)

    def act_at(self, moment: int, act: Callable[[], object]) -> None:
        self.count, self._at, self._act = 0, moment, act

    async def _counted(self, work: Coroutine[Any, Any, Any]) -> Any:
        return await Counted(work, self._note)

    def _note(self) -> None:
        if self.count == self._at:
            asyncio.get_running_loop().call_soon(self._act)
        self.count += 1


class Counted:
    """A coroutine that calls `note` each time it waits."""

    def __init__(self, work: Coroutine[Any, Any, Any], note: Callable[[], None]) -> None:
        self._work = work
        self._note = note

    def __await__(self) -> Generator[Any, Any, Any]:
        step = self._work.send
        given: Any = None
        while True:
            try:
                waits_for = step(given)
            except StopIteration as stop:
                return stop.value
            self._note()
            try:
                step, given = self._work.send, (yield waits_for)
            except BaseException as error:
                step, given = self._work.throw, error
