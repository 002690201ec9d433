"""Where tables are kept and changed: one lock each, the log first, memory after, then the news.

The services (lobby, play, undo, chat, history and so on) are given the one store there is.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hmac import compare_digest
from weakref import WeakValueDictionary

from sqlalchemy import Executable, exists, select

from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person, digest
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Seat, Table
from ironbridge.server.storage.writer import LogWriter, Taken
from ironbridge.server.tables import apply_entry, load
from ironbridge.server.tables.announcer import Announcer
from ironbridge.server.tables.clock import Deadlines
from ironbridge.server.tables.model import EntryKind, LiveTable, LogEntry
from ironbridge.server.tables.positions import Positions, Rewound
from ironbridge.server.tables.sealed import Followed


@dataclass
class Change:
    """What happens to a table while its lock is held, told to others afterwards."""

    table: LiveTable
    entries: list[LogEntry] = field(default_factory=list)
    touched: bool = False
    """Something else than the log changed."""


class Cache:
    """The tables in memory, by id: `bound` at most, and those asked for longest ago go first.

    A table whose lock is held stays, or two copies of it could be changed at the same time.
    """

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def peek(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._tables.get(table_id)

    async def get(self, table_id: str, load: Callable[[], Awaitable[LiveTable]]) -> LiveTable:
        """The table, loaded if need be; others who ask in the meantime wait for that."""
        table = self._tables.get(table_id)
        if table is None:
            loading = self._loading.setdefault(table_id, asyncio.Lock())
            async with loading:
                table = self._tables.get(table_id)
                if table is None:
                    table = await load()
                    self._tables[table_id] = table
        self._tables.move_to_end(table_id)
        self._shrink()
        return table

    def drop(self, table_id: str) -> None:
        self._tables.pop(table_id, None)

    def _shrink(self) -> None:
        spare = len(self._tables) - self.bound
        if spare <= 0:
            return
        newest = next(reversed(self._tables))
        idle = [id_ for id_, table in self._tables.items() if not table.lock.locked()]
        for table_id in idle[:spare]:
            if table_id != newest:
                del self._tables[table_id]


class TableStore:
    """Gives tables and takes entries."""

    def __init__(
        self,
        database: Database,
        writer: LogWriter,
        cache: Cache,
        positions: Positions,
        deadlines: Deadlines,
        announcer: Announcer,
        now: Callable[[], int],
    ) -> None:
        self._database = database
        self._writer = writer
        self.cache = cache
        self.positions = positions
        self._deadlines = deadlines
        self._announcer = announcer
        self._now = now

    # Asking ------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """The table from memory, or rebuilt from its log. Ask again rather than keep it: a
        table that nobody asked for is forgotten and rebuilt as another object."""
        table = await self.cache.get(table_id, lambda: self._load(table_id))
        if table.status == "open":  # its seats have no log: they may have changed elsewhere
            async with table.lock:
                if table.status == "open":  # nobody else caught up in the meantime
                    await self.follow_log(table)
        return table

    async def seen(
        self, person: Person | None, table_id: str, invite: str | None = None
    ) -> LiveTable:
        """The table for somebody who may see it; for anybody else there is no such table."""
        table = await self.get(table_id)
        if await self.visible(person, table, invite):
            return table
        raise Refused("no-such-table" if invite is None else "bad-invite")

    async def visible(
        self, person: Person | None, table: LiveTable, invite: str | None = None
    ) -> bool:
        """Whether somebody may see a table: it is public, or theirs, or they were invited."""
        if table.public or (invite is not None and invited(table, invite)):
            return True
        if person is None:
            return False
        if person.id == table.creator or table.seats_of(person.id):
            return True
        return await self._played_before(person.id, table.id)

    async def own_seats(
        self, person: Person, table: LiveTable, seat: int | None = None
    ) -> list[int]:
        """One's seats at a table, or the one that is named."""
        own = table.seats_of(person.id)
        if not own and not await self.visible(person, table):
            raise Refused("no-such-table")
        if not own or (seat is not None and seat not in own):
            raise Refused("not-your-seat")
        return own if seat is None else [seat]

    async def catch_up(self, table: LiveTable) -> None:
        """Apply what another process wrote, and tell those who watch here."""
        change = Change(table)
        async with table.lock:
            before = (table.status, table.rematch, table.hints)
            change.entries = await self.follow_log(table)
            after = (table.status, table.rematch, table.hints)
            change.touched = table.status == "open" or before != after
        await self._tell(change)

    def renamed(self, person: str, name: str) -> None:
        """A person has another name: tables in memory show it."""
        for table in self.cache:
            for seat in table.seats_of(person):
                table.seats[seat].name = name

    # Changing ----------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[Change]:
        """Hold the lock of a table. What happened is announced once it is free again, even when
        the caller is refused because somebody else was faster."""
        table = await self._locked(table_id)
        change = Change(table)
        try:
            try:
                if table.behind:
                    change.entries += await self.follow_log(table)
                yield change
            finally:
                table.lock.release()
        finally:
            await self._tell(change)

    async def append(
        self,
        change: Change,
        kind: EntryKind,
        seat: int,
        text: str,
        person: str | None,
        also: Sequence[Executable] = (),
        played: State | None = None,
        at: int | None = None,
    ) -> None:
        """Store the next entry, then apply it. Nothing changes here before it is stored."""
        table = change.table
        at = self.time_at(table) if at is None else at
        entry = LogEntry(table.number, kind, seat, text, person, at)
        row = {
            "table": table.id,
            "number": entry.number,
            "kind": kind,
            "seat": seat,
            "text": text,
            "person": person,
            "at": at,
        }
        rewound = await self._rewound(table, int(text)) if kind == "undo" else None
        followed = None if played is None else await self._followed(table, entry, played)
        try:
            await self._writer.append(row, also)
        except Taken:
            change.entries += await self.follow_log(table)
            raise Refused("stale", number=table.number) from None
        except BaseException:
            table.behind = True  # nobody knows whether it was stored
            raise
        change.entries += apply_entry.apply(table, entry, played, followed, rewound)

    async def follow_log(self, table: LiveTable) -> list[LogEntry]:
        """Bring a table up to date with the database. The lock is held."""
        async with self._database.session() as session:
            row = await session.get(Table, table.id)
            if row is None:
                self.cache.drop(table.id)
                raise Refused("no-such-table")
            table.rematch = row.rematch
            table.invite = row.invite
            table.hints = row.hints
            if table.status == "open":
                table.creator = row.creator
                table.seats = await load.read_seats(session, table.id)
                table.started = row.started
                table.rules = row.rules
                if row.status != "open":
                    load.begin(table)
            entries = []
            if row.status != "open":
                entries = await load.read_entries(session, table.id, table.number)
        news = await load.apply_all(table, entries, self.positions)
        table.behind = False
        return news

    def time_at(self, table: LiveTable) -> int:
        """The time of an entry made now; never earlier than that of the last entry."""
        return max(self._now(), table.last_at)

    # Details -----------------------------------------------------------------------------

    async def _load(self, table_id: str) -> LiveTable:
        async with self._database.session() as session:
            table, entries, row = await load.read(session, table_id)
        await load.apply_all(table, entries, self.positions)
        if row.status != "open":
            load.compare_end(table, row)
        self._deadlines.note(table)
        return table

    async def _followed(self, table: LiveTable, entry: LogEntry, played: State) -> Followed | None:
        """What a move seals and opens, where that matters."""
        before = table.state
        if before is None or not table.sealed.concerns(before):
            return None
        move = table.game.parse(entry.text)
        async with self.positions.slices.working() as work:
            return await table.sealed.follow(entry.number, entry.seat, move, before, played, work)

    async def _rewound(self, table: LiveTable, stay: int) -> Rewound:
        async with self.positions.slices.working() as work:
            return await self.positions.rewound(table, stay, work)

    async def _locked(self, table_id: str) -> LiveTable:
        """The table with its lock held; the one in memory, not one that was just forgotten."""
        while True:
            table = await self.get(table_id)
            await table.lock.acquire()
            if self.cache.peek(table_id) is table:
                return table
            table.lock.release()

    async def _tell(self, change: Change) -> None:
        if not change.entries and not change.touched:
            return
        table = change.table
        self._deadlines.note(table)
        await self._announcer.announce(table, change.entries)
        self._announcer.wake(table)

    async def _played_before(self, person: str, table_id: str) -> bool:
        """Players of the game that this is the rematch of may see it."""
        query = select(
            exists().where(Table.rematch == table_id, Seat.table == Table.id, Seat.person == person)
        )
        async with self._database.session() as session:
            return bool(await session.scalar(query))


def invited(table: LiveTable, secret: str) -> bool:
    return compare_digest(table.invite, digest(secret))


def expect(table: LiveTable, number: int) -> None:
    """Refused unless the client has seen the whole log."""
    if number != table.number:
        raise Refused("stale", number=table.number)


def check_sound(table: LiveTable) -> None:
    """Refused at a table that can only be looked at."""
    if table.fault is not None:
        raise Refused(table.fault)


def check_running(table: LiveTable) -> None:
    check_sound(table)
    if table.ended_or_left:
        raise Refused("table-over")
    if table.status != "running":
        raise Refused("not-running")
