"""Cuts connections to PostgreSQL at any moment, also in the middle of a commit."""

from __future__ import annotations

import asyncio
from random import Random

from sqlalchemy import text

from ironbridge.server.storage.database import Database


class Cutter:
    """Lets PostgreSQL end connections of a database, one after the other, at any moment."""

    def __init__(self, url: str, chance: Random) -> None:
        self.cuts = 0
        self._chance = chance
        self._database = Database(url)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._database.close()

    async def _run(self) -> None:
        one = text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            " ORDER BY random() LIMIT 1"
        )
        async with self._database.engine.connect() as connection:
            while True:
                self.cuts += len((await connection.execute(one)).all())
                await connection.rollback()  # a transaction always sees the same connections
                await asyncio.sleep(self._chance.uniform(0, 0.02))
