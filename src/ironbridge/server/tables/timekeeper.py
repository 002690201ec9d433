"""Watches the clocks of running tables and calls when one has run out.

Every process does it for all tables it knows; the second finds the entry already there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from ironbridge.server.errors import Refused
from ironbridge.server.storage.writer import is_outage
from ironbridge.server.tables.clock import Deadlines
from ironbridge.server.tables.listing import TableLists
from ironbridge.server.tables.play import Play

LOOK_S = 0.5
"""Between two looks at the clocks."""
SEARCH_S = 60.0
"""Between two searches for tables that no process looks after any more."""
AGAIN_MS = 60_000
"""A table at which something went wrong is left alone for this long."""

log = structlog.get_logger(__name__)


class Timekeeper:
    """A task of the app, `run()`."""

    def __init__(
        self,
        deadlines: Deadlines,
        play: Play,
        lists: TableLists,
        now: Callable[[], int],
        settle: Callable[[], None],
    ) -> None:
        self.due = deadlines.due
        self._deadlines = deadlines
        self._play = play
        self._lists = lists
        self._now = now
        self._settle = settle
        """Lets the server's time follow a clock that was set, when no live clock runs."""
        self._unplayable: set[str] = set()

    async def look(self) -> None:
        """Call for every table with a clock that has run out."""
        if not self._deadlines.live:
            self._settle()
        now = self._now()
        for table_id in [table for table, at in self.due.items() if at <= now]:
            try:
                await self._play.time_out(table_id)
            except Refused as refused:
                if refused.code != "stale":  # else another process was faster
                    self._deadlines.forget(table_id)
            except Exception as error:
                if is_outage(error):
                    raise
                log.error("a clock was not stopped", table=table_id, kind=type(error).__name__)
                self.due[table_id] = now + AGAIN_MS

    async def search(self) -> None:
        """Load running tables with a clock that this process does not know yet."""
        for table_id in await self._lists.running_with_clock():
            if table_id not in self.due and table_id not in self._unplayable:
                table = await self._lists.found(table_id)
                if table is None or table.fault is not None:
                    self._unplayable.add(table_id)

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
