"""Tables: all of table life behind one door. The parts stand in files of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import select

from ironbridge.kernel.game import Game
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Table
from ironbridge.server.storage.writer import LogWriter
from ironbridge.server.tables import clock
from ironbridge.server.tables.ahead import AheadDesk
from ironbridge.server.tables.listing import ListDesk, Waiting, line
from ironbridge.server.tables.lobby import LobbyDesk
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.shown import seats_shown
from ironbridge.server.tables.timekeeper import Timekeeper


class Tables(LobbyDesk, AheadDesk, ListDesk):
    """Every table of the server.

    `timekeeper.run()` is a task of the app; `person_leaves` and `renamed` are for People.
    """

    def __init__(
        self,
        database: Database,
        writer: LogWriter,
        settings: Settings,
        now: Callable[[], int],
        levels: Callable[[Game], Sequence[str]],
    ) -> None:
        super().__init__(database, writer, settings, now, levels)
        self.timekeeper = Timekeeper(now, self.time_out, self._running_with_clock, self.get)

    async def decisions(self, person: Person) -> list[Waiting]:
        """The running tables that wait for a person, the most urgent first."""
        found: list[Waiting] = []
        for table_id in await self.tables_of(person.id, ["running"]):
            table = await self.get(table_id)
            seats = [s for s in table.seats_of(person.id) if table.since and table.since[s]]
            if seats:
                deadlines = [clock.deadline(table, seat) for seat in seats]
                found.append(await self._waiting(person, table, seats, deadlines))
        return sorted(found, key=lambda w: (w.deadline is None, w.deadline or 0))

    async def person_leaves(self, person: Person) -> None:
        """A person is about to be deleted: open tables are left, seats in games given up."""
        leave = {"open": self.leave, "running": self.resign}
        for status, give_up in leave.items():
            for table_id in await self.tables_of(person.id, [status]):  # type: ignore[list-item]
                try:
                    await give_up(person, table_id)
                except Refused:  # it began or ended meanwhile
                    continue

    # Details -----------------------------------------------------------------------------

    def _note_clock(self, table: LiveTable) -> None:
        self.timekeeper.note(table)

    async def _running_with_clock(self) -> list[str]:
        query = select(Table.id, Table.clock).where(Table.status == "running")
        async with self._database.session() as session:
            rows = (await session.execute(query)).all()
        return [table_id for table_id, timed in rows if timed["kind"] != "none"]

    async def _waiting(
        self, person: Person, table: LiveTable, seats: list[int], deadlines: list[int | None]
    ) -> Waiting:
        async with self._database.session() as session:
            row = await session.get_one(Table, table.id)
        shown = line(row, seats_shown(table.seats, person.id), list(table.deciders))
        return Waiting(shown, seats, min((at for at in deadlines if at), default=None))
