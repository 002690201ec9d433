"""Who writes to an SQLite database next: one after the other, in the order in which they asked.

SQLite itself has no queue. A writer that finds the database locked tries again after up to a tenth
of a second; while the logs of busy tables are written without a pause, somebody who opens a table
would try in vain for seconds. Within a process everybody queues here first; between processes,
trying again has to do.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

CHANGES: Final = ("INSERT", "UPDATE", "DELETE", "REPLACE")
"""The statements with which a transaction of SQLite begins to write."""
HELD: Final = "has the turn to write"


class WriteQueue:
    """A turn begins with the first change of a connection and ends when it is given back."""

    def __init__(self, limit_s: float) -> None:
        self._limit_s = limit_s
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """For writers on a connection of their own. TimeoutError when the turn does not come."""
        await self._begin()
        try:
            yield
        finally:
            self._lock.release()

    def watch(self, engine: Engine) -> None:
        """Let every connection of an asynchronous engine wait for its turn."""
        event.listen(engine, "before_cursor_execute", self._before)
        event.listen(engine, "checkin", self._ended)
        event.listen(engine, "invalidate", self._ended)

    # Details -----------------------------------------------------------------------------

    async def _begin(self) -> None:
        async with asyncio.timeout(self._limit_s):
            await self._lock.acquire()

    def _before(self, connection: Connection, _cursor: Any, statement: str, *_rest: Any) -> None:
        if not statement.lstrip().upper().startswith(CHANGES) or HELD in connection.info:
            return
        driver: Any = connection.connection.dbapi_connection
        driver.run_async(lambda _: self._begin())
        connection.info[HELD] = True

    def _ended(self, _driver: DBAPIConnection, entry: ConnectionPoolEntry, *_rest: Any) -> None:
        if entry.info.pop(HELD, False):
            self._lock.release()
