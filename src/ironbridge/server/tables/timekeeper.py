"""Watches the clocks of running tables and calls when one has run out.

Every process does it for all tables it knows; the second finds the entry already there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from ironbridge.server.errors import Refused
from ironbridge.server.tables.clock import Deadlines
from ironbridge.server.tables.listing import TableLists
from ironbridge.server.tables.play import Play
from ironbridge.server.tables.store import TableStore

LOOK_S = 0.5
"""Between two looks at the clocks."""
SEARCH_S = 60.0
"""Between two searches for tables that no process looks after any more."""

log = structlog.get_logger(__name__)


class Timekeeper:
    """A task of the app, `run()`."""

    def __init__(
        self,
        deadlines: Deadlines,
        store: TableStore,
        play: Play,
        lists: TableLists,
        now: Callable[[], int],
    ) -> None:
        self.due = deadlines.due
        self._store = store
        self._play = play
        self._lists = lists
        self._now = now

    async def look(self) -> None:
        """Call for every table with a clock that has run out."""
        now = self._now()
        for table_id in [table for table, at in self.due.items() if at <= now]:
            try:
                await self._play.time_out(table_id)
            except Refused as refused:
                if refused.code != "stale":  # else another process was faster
                    self.due.pop(table_id, None)

    async def search(self) -> None:
        """Load running tables with a clock that this process does not know yet."""
        for table_id in await self._lists.running_with_clock():
            if table_id not in self.due:
                try:
                    await self._store.get(table_id)
                except Refused as refused:
                    log.warning("table not watched", table=table_id, reason=refused.code)

    async def run(self) -> None:
        """Look and search until cancelled. An outage of the database is no reason to stop."""
        loop = asyncio.get_running_loop()
        search_at = loop.time()
        while True:
            try:
                if loop.time() >= search_at:
                    search_at = loop.time() + SEARCH_S
                    await self.search()
                await self.look()
            except Exception as error:
                log.error("clocks not watched", kind=type(error).__name__)
            await asyncio.sleep(LOOK_S)
