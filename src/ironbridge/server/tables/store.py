"""Where tables are kept and changed: one lock each, the log first, memory after, then the news.

The services (lobby, play, undo, chat, history and so on) are given the one store there is. What
they store is told to everybody: to the other processes with the transaction itself (others.py), to
those who watch here by a task that no caller can interrupt (changes.py). A table that may be behind
its log catches up by itself as soon as the database answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from hmac import compare_digest

import structlog
from sqlalchemy import Executable, exists, func, or_, select

from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import barred
from ironbridge.server.people.model import Person, digest
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry, Invitation, Seat, Table
from ironbridge.server.storage.writer import LogWriter, Taken, Unsure
from ironbridge.server.tables import apply_entry, load
from ironbridge.server.tables.announcer import Announcer
from ironbridge.server.tables.cache import Cache
from ironbridge.server.tables.changes import Changes
from ironbridge.server.tables.clock import Deadlines
from ironbridge.server.tables.model import EntryKind, LiveTable, LogEntry
from ironbridge.server.tables.others import OtherProcesses, changed_message, entry_message
from ironbridge.server.tables.positions import Positions

FIRST_PAUSE_S = 0.1
LONGEST_PAUSE_S = 5.0
"""Between two attempts of a table to catch up; each pause is twice the one before."""

log = structlog.get_logger(__name__)


@dataclass
class Change:
    """What happens to a table while its lock is held, told to others afterwards."""

    table: LiveTable
    entries: list[LogEntry] = field(default_factory=list)
    touched: bool = False
    """Something else than the log changed."""


@dataclass(frozen=True)
class Stored:
    """What the database knows of a table that others may have changed."""

    number: int
    status: str
    rematch: str | None
    hints: bool

    def differs(self, table: LiveTable) -> bool:
        """Whether the table in memory is behind."""
        here = (table.status, table.rematch, table.hints)
        return self.number > table.number or (self.status, self.rematch, self.hints) != here


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
        others: OtherProcesses | None = None,
    ) -> None:
        self._database = database
        self._writer = writer
        self.cache = cache
        self.positions = positions
        self._deadlines = deadlines
        self._announcer = announcer
        self._now = now
        self.others = others or OtherProcesses()
        self.changes = Changes()
        self._late: dict[str, asyncio.Task[None]] = {}
        """Tables that must catch up, each with the task that tries until it succeeds."""

    async def close(self) -> None:
        """Let changes come to their end. The writer of the logs is closed after this."""
        await self.changes.close()
        for task in self._late.values():
            task.cancel()
        await asyncio.gather(*self._late.values(), return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is under way and no table is behind; for tests."""
        await self.changes.idle()
        while self._late:
            await asyncio.gather(*self._late.values())

    # Asking ------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """The table from memory, or rebuilt from its log. Ask again rather than keep it: a
        table that nobody asked for is forgotten and rebuilt as another object."""
        table = await self.cache.get(table_id, lambda: self._load(table_id))
        if table.status == "open":  # its seats have no log: they may have changed elsewhere
            await self.changes.carry_out(self._follow_open(table))
        return table

    async def seen(
        self, person: Person | None, table_id: str, invite: str | None = None
    ) -> LiveTable:
        """The table for somebody who may see it; for anybody else there is no such table."""
        table = await self.get(table_id)
        if await self.visible(person, table, invite):
            return table
        if person is not None and person.id in table.barred:
            raise Refused("barred")
        raise Refused("no-such-table" if invite is None else "bad-invite")

    async def visible(
        self, person: Person | None, table: LiveTable, invite: str | None = None
    ) -> bool:
        """Whether somebody may see a table: it is public, or theirs, or they were invited and
        nobody has freed their seat since."""
        if table.public:
            return True
        if person is not None:
            if person.id == table.creator or table.seats_of(person.id):
                return True
            if person.id in table.barred:
                return False
        if invite is not None and await self._invited(table, invite):
            return True
        return person is not None and await self._expected(person.id, table.id)

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

    async def how_far(self, tables: Sequence[str]) -> dict[str, Stored]:
        """How far these tables have come, by the database; one query, whatever they played."""
        newest = select(Entry.number).where(Entry.table == Table.id).order_by(Entry.number.desc())
        number = func.coalesce(newest.limit(1).scalar_subquery(), -1) + 1
        query = select(Table.id, number, Table.status, Table.rematch, Table.hints)
        async with self._database.reader() as session:
            rows = await session.execute(query.where(Table.id.in_(tables)))
            return {table_id: Stored(*row) for table_id, *row in rows}

    def renamed(self, person: str, name: str) -> None:
        """A person has another name: tables in memory show it."""
        for table in self.cache:
            for seat in table.seats_of(person):
                table.seats[seat].name = name

    # Following ---------------------------------------------------------------------------

    async def follow(self, table_id: str, heard: Sequence[LogEntry] = ()) -> LiveTable:
        """Apply what another process stored, and tell those who watch here. The database is asked
        only if the entries that were heard are not exactly the next ones.

        Nobody is woken: whoever stored an entry looks after the table (see `wake`).
        """
        table = await self.get(table_id)
        change = Change(table)
        try:
            async with table.lock:
                if heard and fits(table, heard):
                    change.entries += await self._apply_heard(table, heard)
                else:
                    await self._follow_all(change)
        finally:
            self._tell(change, wake=False)
        return table

    def follow_at_once(self, table: LiveTable, entry: LogEntry) -> bool:
        """The same for one entry of a table in memory, if nothing has to be waited for, as is
        nearly always so. False: nothing was done."""
        if table.lock.locked() or not fits(table, [entry]):
            return False
        news = load.apply_at_once(table, entry, self.positions)
        if news is not None:
            self._tell(Change(table, news), wake=False)
        return news is not None

    async def catch_up(self, table: LiveTable, look: bool = False) -> None:
        """Apply what is in the log, tell those who watch here, and wake whoever acts on it.
        `look`: show the whole table to them in any case."""
        change = Change(table, touched=look)
        async with table.lock:
            await self._follow_all(change)
        self._tell(change)

    def catch_up_soon(self, table_id: str) -> None:
        """As soon as the database answers."""
        if table_id not in self._late:
            task = asyncio.create_task(self._catch_up_again(table_id), name="catch up")
            self._late[table_id] = task

    def wake(self, table: LiveTable) -> None:
        """Let bots, premoves and notices look at a table that another process changed, in case it
        did not get so far."""
        self._announcer.wake(table)

    # Changing ----------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[Change]:
        """Hold the lock of a table. What happened is announced once it is free again, even when
        the caller is refused because somebody else was faster.

        Only for methods that are `uninterrupted`: nobody must be cancelled in here.
        """
        table = await self._locked(table_id)
        change = Change(table)
        try:
            try:
                if table.behind:
                    change.entries += await self.follow_log(table)
                yield change
            except Refused:
                raise
            except BaseException:
                table.behind = True  # nobody knows what was stored of it
                raise
            finally:
                table.lock.release()
        finally:
            self._tell(change)
            if table.behind:
                self.catch_up_soon(table.id)

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
        rewound = await self.positions.going_back(table, int(text)) if kind == "undo" else None
        followed = await self.positions.followed(table, entry, played)
        message = entry_message(table.id, entry)
        try:
            await self._writer.append(row, also, self.others.sent_along(message))
        except Taken:
            change.entries += await self.follow_log(table)
            raise Refused("stale", number=table.number) from None
        except Unsure as unsure:
            if not await self._find(change, entry):
                raise unsure.error from None
        else:
            change.entries += apply_entry.apply(table, entry, played, followed, rewound)
        self.others.sent_after(message)

    async def follow_log(self, table: LiveTable) -> list[LogEntry]:
        """Bring a table up to date with the database. The lock is held."""
        entries, seats, kept_out = [], table.seats, table.barred
        async with self._database.session() as session:
            row = await session.get(Table, table.id)
            if row is None:
                self.cache.drop(table.id)
                raise Refused("no-such-table")
            if table.status == "open":
                seats = await load.read_seats(session, table.id)
                kept_out = await barred(session, table.id)
            if row.status != "open":
                entries = await load.read_entries(session, table.id, table.number)
        table.behind = True  # until everything is applied
        table.rematch, table.invite, table.hints = row.rematch, row.invite, row.hints
        if table.status == "open":
            table.creator, table.seats, table.started = row.creator, seats, row.started
            table.barred, table.rules = kept_out, row.rules
            if row.status != "open":
                load.begin(table)
        news = await load.apply_all(table, entries, self.positions)
        if table.fault is not None and row.status != "open":
            load.compare_end(table, row)
        table.behind = False
        return news

    def refresh(self, table: LiveTable) -> None:
        """Something that is not in the log changed: everybody who watches looks again."""
        self._announcer.announce(table, ())
        self.others.tell(changed_message(table.id))

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

    async def _locked(self, table_id: str) -> LiveTable:
        """The table with its lock held; the one in memory, not one that was just forgotten."""
        while True:
            table = await self.get(table_id)
            await table.lock.acquire()
            if self.cache.peek(table_id) is table:
                return table
            table.lock.release()

    async def _follow_open(self, table: LiveTable) -> None:
        async with table.lock:
            if table.status == "open":  # nobody else caught up in the meantime
                await self.follow_log(table)
                self._deadlines.note(table)

    async def _follow_all(self, change: Change) -> None:
        """Follow the log, and note what else changed."""
        table = change.table
        before = (table.status, table.rematch, table.hints)
        change.entries += await self.follow_log(table)
        after = (table.status, table.rematch, table.hints)
        change.touched = change.touched or table.status == "open" or before != after

    async def _apply_heard(self, table: LiveTable, heard: Sequence[LogEntry]) -> list[LogEntry]:
        """Whoever stored them has checked them."""
        new = [entry for entry in heard if entry.number >= table.number]
        try:
            return await load.apply_all(table, new, self.positions, known=True)
        except BaseException:
            self.cache.drop(table.id)  # half applied: it is read anew
            raise

    async def _find(self, change: Change, entry: LogEntry) -> bool:
        """Whether an entry is in the log after all, by reading it."""
        table = change.table
        try:
            change.entries += await self.follow_log(table)
        except Exception:
            table.behind = True
            return False
        return any(is_same(entry, found) for found in change.entries)

    async def _catch_up_again(self, table_id: str) -> None:
        """Try until the database answers."""
        pause = FIRST_PAUSE_S
        try:
            while True:
                try:
                    await self.catch_up(await self.get(table_id), look=True)
                    return
                except Refused:  # the table is gone, or cannot be played by this release
                    return
                except Exception as fault:
                    log.warning("table still behind", table=table_id, kind=type(fault).__name__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)
        finally:
            del self._late[table_id]

    def _tell(self, change: Change, wake: bool = True) -> None:
        if not change.entries and not change.touched:
            return
        table = change.table
        self._deadlines.note(table)
        self._announcer.announce(table, change.entries)
        if wake:
            self._announcer.wake(table)

    async def _invited(self, table: LiveTable, secret: str) -> bool:
        """Whether the secret is that of the link now. Asked of the database each time: the link
        may have been renewed in another process a moment ago."""
        async with self._database.session() as session:
            found = await session.scalar(select(Table.invite).where(Table.id == table.id))
        return found is not None and compare_digest(found, digest(secret))

    async def _expected(self, person: str, table_id: str) -> bool:
        """Players of the game that this is the rematch of may see it, and while it is open those
        who were asked by name."""
        before = (Table.rematch == table_id, Seat.table == Table.id, Seat.person == person)
        asked = (Invitation.table == Table.id, Invitation.invited == person)
        still = (Table.id == table_id, Table.status == "open", Invitation.declined.is_(None))
        query = select(or_(exists().where(*before), exists().where(*asked, *still)))
        async with self._database.session() as session:
            return bool(await session.scalar(query))


def fits(table: LiveTable, heard: Sequence[LogEntry]) -> bool:
    """Whether entries that were heard can be applied as they are: the next ones of a table that
    is known to be complete. Those that it has already do no harm."""
    if table.behind or table.status == "open" or table.fault is not None:
        return False
    new = [entry.number for entry in heard if entry.number >= table.number]
    return new == list(range(table.number, table.number + len(new)))


def is_same(entry: LogEntry, found: LogEntry) -> bool:
    """Whether an entry is the one that was found in the log, which has events too."""
    return replace(found, events=()) == entry


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
