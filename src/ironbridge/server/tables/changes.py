"""Changes of tables are made by tasks of their own: whoever asked may vanish at any moment.

A browser that closes its socket while its move is being committed would otherwise stop half way,
with a move that is stored and told to nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

import structlog

from ironbridge.server.errors import Refused

if TYPE_CHECKING:
    from ironbridge.server.tables.store import TableStore

CLOSE_S = 10.0
"""How long changes that are under way may take when the server goes down."""

P = ParamSpec("P")
T = TypeVar("T")

log = structlog.get_logger(__name__)


class Changes:
    """The changes that are under way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def carry_out(self, change: Coroutine[Any, Any, T]) -> T:
        """Wait for a change. When the caller is cancelled the change goes on to its end. One that
        is made by another change is part of it."""
        if asyncio.current_task() in self._tasks:
            return await change
        task = asyncio.create_task(change, name="change")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(note_fault)
            raise

    async def idle(self) -> None:
        """Wait until no change is under way; for tests."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Let what is under way come to its end."""
        while self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=CLOSE_S)
            for task in late:
                log.error("a change did not come to its end")
                task.cancel()


def note_fault(task: asyncio.Task[Any]) -> None:
    """Nobody waits any more for the result of this change."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refused):
        log.error("a change failed", kind=type(fault).__name__)


class ChangesTables(Protocol):
    @property
    def _store(self) -> TableStore: ...


S = TypeVar("S", bound=ChangesTables)


def uninterrupted(
    change: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """For a method that stores something and tells of it: both happen, or neither."""

    @wraps(change)
    async def carried_out(service: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await service._store.changes.carry_out(change(service, *args, **kwargs))

    return carried_out
