"""What a server does for its host without being asked: backups, and removing what nobody needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime

import structlog

from ironbridge.server.admin import prune
from ironbridge.server.settings import Settings
from ironbridge.server.storage import backups
from ironbridge.server.storage.database import Database

FIRST_S = 60.0
"""After the start, when everybody comes back, there is something better to do."""
ROUND_S = 600.0
PRUNE_MS = 24 * 60 * 60 * 1000

log = structlog.get_logger(__name__)


class Housekeeping:
    """A task beside the server. What fails is said in the log and tried again in the next round;
    people at the tables notice nothing."""

    def __init__(self, settings: Settings, database: Database, now: Callable[[], int]) -> None:
        self._settings = settings
        self._database = database
        self._now = now
        self._pruned_at: int | None = None
        self._task: asyncio.Task[None] | None = None
        self.backed_up_at = 0.0
        """Seconds since 1970 of the newest backup that this process made or found; 0: none."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="housekeeping")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def round(self) -> None:
        """Do what is due now."""
        for work in (self._back_up, self._prune):
            try:
                await work()
            except Exception as error:
                log.error("housekeeping failed", work=work.__name__[1:], kind=type(error).__name__)

    # Details -----------------------------------------------------------------------------

    async def _run(self) -> None:
        await asyncio.sleep(FIRST_S)
        while True:
            await self.round()
            await asyncio.sleep(ROUND_S)

    async def _back_up(self) -> None:
        hours = self._settings.backup_hours
        if not hours:
            return
        folder = self._settings.backup_folder
        now = datetime.fromtimestamp(self._now() / 1000, UTC)
        # Of several processes that share the folder, whoever looks first makes it.
        if await asyncio.to_thread(backups.is_due, folder, now, hours):
            path = await backups.back_up(self._database, folder, now)
            log.info("backed up", file=str(path))
        found = await asyncio.to_thread(backups.found_in, folder)
        self.backed_up_at = found[0][0].timestamp() if found else 0.0

    async def _prune(self) -> None:
        days = self._settings.prune_days
        now = self._now()
        if not days or (self._pruned_at is not None and now - self._pruned_at < PRUNE_MS):
            return
        gone = await prune(self._database, now, self._settings.guest_days, days)
        self._pruned_at = now
        log.info("pruned", sessions=gone.sessions, tables=gone.tables, guests=gone.guests)
