"""What follows from a suspension, and from what the host does on the command line.

Connections of a suspended person end, their seats at running tables are played by a bot as when
their time runs out, and open tables are left. All of it can be done twice without harm: every
process does it for every suspension it finds in the audit log, so that nothing depends on a
message that may be lost, or on a server that ran when the host gave the command.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy import select

from ironbridge.server.live.hub import Hub
from ironbridge.server.people.accounts import People
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.departure import Departure

LOOK_S: Final = 2.0
"""Between two looks at the audit log."""
OVERLAP: Final = 100
"""So many deeds are looked at again: one with a smaller number may be committed later."""

log = structlog.get_logger(__name__)


class Enforcement:
    """A task of the app, `run()`."""

    def __init__(
        self,
        database: Database,
        people: People,
        departure: Departure,
        hub: Hub,
        now: Callable[[], int],
    ) -> None:
        self._database = database
        self._people = people
        self._departure = departure
        self._hub = hub
        self._now = now
        self._last = 0
        self._known: set[int] = set()

    async def suspended(self, person: str) -> None:
        """Somebody was just suspended by this process."""
        self._hub.sign_out(person)
        await self._clear_seats(person)

    async def begin(self) -> None:
        """Do what is left to do, then look only at what is new."""
        self._last = await self._newest()
        self._known = {row.id for row in await self._deeds()}
        for person in await self._suspended_now():
            await self._clear_seats(person)

    async def look(self) -> None:
        """Carry out what another process or the host did since the last look."""
        for row in await self._deeds():
            if row.id in self._known:
                continue
            self._known.add(row.id)
            self._last = max(self._last, row.id)
            await self._carry_out(row)
        self._known = {number for number in self._known if number > self._last - OVERLAP}

    async def run(self) -> None:
        """Look until cancelled. An outage of the database is no reason to stop."""
        begun = False
        while True:
            try:
                if begun:
                    await self.look()
                else:
                    await self.begin()
                    begun = True
            except Exception as error:
                log.error("audit log not followed", kind=type(error).__name__)
            await asyncio.sleep(LOOK_S)

    # Details -----------------------------------------------------------------------------

    async def _carry_out(self, row: schema.Deed) -> None:
        if row.kind == "suspend" and row.about is not None:
            self._hub.end_connections(row.about)
            await self._clear_seats(row.about)
        elif row.kind == "end-table" and row.person is None and row.table is not None:
            self._hub.peers.look_again(row.table)  # the command line tells no process of it

    async def _clear_seats(self, person: str) -> None:
        found = await self._people.get(person)
        if found is not None:
            await self._departure.person_suspended(found)

    async def _newest(self) -> int:
        query = select(schema.Deed.id).order_by(schema.Deed.id.desc()).limit(1)
        async with self._database.session() as session:
            return await session.scalar(query) or 0

    async def _deeds(self) -> list[schema.Deed]:
        query = select(schema.Deed).where(schema.Deed.id > self._last - OVERLAP)
        async with self._database.session() as session:
            return list(await session.scalars(query.order_by(schema.Deed.id)))

    async def _suspended_now(self) -> list[str]:
        query = select(schema.Person.id).where(schema.Person.suspended > self._now())
        async with self._database.session() as session:
            return list(await session.scalars(query))
