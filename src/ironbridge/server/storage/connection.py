"""A connection kept for one purpose, and a way to do a piece of work on it without waiting.

On SQLite the work runs in a thread of its own, so that a whole transaction costs one change of
threads; on PostgreSQL it runs in the event loop. The work itself is the same plain function.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ironbridge.server.storage.write_queue import WriteQueue


class KeptConnection(ABC):
    """Does one piece of work at a time. After an error the next one gets a new connection."""

    @abstractmethod
    async def do(self, work: Callable[[Connection], None]) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


class ThreadConnection(KeptConnection):
    def __init__(self, engine: Engine, queue: WriteQueue) -> None:
        self._engine = engine
        self._queue = queue
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def do(self, work: Callable[[Connection], None]) -> None:
        async with self._queue.turn():
            await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def _do(self, work: Callable[[Connection], None]) -> None:
        try:
            self._connection = self._connection or self._engine.connect()
            work(self._connection)
        except BaseException:
            self._drop()
            raise

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class TaskConnection(KeptConnection):
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def do(self, work: Callable[[Connection], None]) -> None:
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            await self._connection.run_sync(work)
        except BaseException:
            await self._drop()
            raise

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
