"""Questions to the database that come at the same time, asked together.

After a restart every browser comes back at once, and one query for five hundred of them costs
little more than one for each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import islice
from typing import Final, Generic, TypeVar

LARGEST: Final = 500

K = TypeVar("K")
V = TypeVar("V")


class Batched(Generic[K, V]):
    """`ask` waits for the answer to one question; `answer` gives those of many, and leaves out
    what it does not find. A lone question is asked at once, others wait for the one before; with
    `gather_s`, each waits a moment for others to come."""

    def __init__(
        self, answer: Callable[[Sequence[K]], Awaitable[Mapping[K, V]]], gather_s: float = 0.0
    ) -> None:
        self._answer = answer
        self._gather_s = gather_s
        self._waiting: dict[K, asyncio.Future[V | None]] = {}
        self._task: asyncio.Task[None] | None = None

    async def ask(self, key: K) -> V | None:
        """What is read is never older than this call."""
        future = self._waiting.get(key)
        if future is None:
            future = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="batched")
        return await asyncio.shield(future)  # others may wait for the same

    async def _run(self) -> None:
        try:
            while self._waiting:
                if self._gather_s:
                    await asyncio.sleep(self._gather_s)
                keys = list(islice(self._waiting, LARGEST))
                await self._settle({key: self._waiting.pop(key) for key in keys})
        finally:
            self._task = None

    async def _settle(self, asked: Mapping[K, asyncio.Future[V | None]]) -> None:
        try:
            found = await self._answer(list(asked))
        except Exception as error:
            for future in asked.values():
                future.set_exception(error)
                future.exception()  # whoever asked may be gone
            return
        for key, future in asked.items():
            future.set_result(found.get(key))
