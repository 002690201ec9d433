"""Lists of tables: those a person may join or watch, their own, and those that wait for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import structlog
from msgspec import Meta, Struct
from sqlalchemy import Select, case, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.kernel.documents import ResultJson
from ironbridge.kernel.option import OptionValue
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.documents import ClockJson, ClockKind
from ironbridge.server.storage.schema import Person as PersonRow
from ironbridge.server.storage.schema import Seat, Table
from ironbridge.server.storage.writer import is_outage
from ironbridge.server.tables import clock, load
from ironbridge.server.tables.model import Clock, FaultCode, LiveTable, SeatInfo, Status
from ironbridge.server.tables.standing import Standing, standing
from ironbridge.server.tables.store import TableStore
from ironbridge.server.tables.table_view import SeatShown, seats_shown

log = structlog.get_logger(__name__)

PAGE = 50
LARGEST_PAGE = 200
CONSIDERED = 60
"""Running games among which those to watch are chosen."""
FEATURED = 6


class Filters(Struct, frozen=True):
    """What to list. Without `mine` only public tables; `free`: with a seat to take."""

    game: str | None = None
    status: Status | None = None
    clock: ClockKind | None = None
    seats: int | None = None
    rated: bool | None = None
    free: bool = False
    mine: bool = False
    before: int | None = None
    """Only tables created before this time: the next page."""
    limit: Annotated[int, Meta(ge=1, le=LARGEST_PAGE)] = PAGE


class TableLine(Struct, frozen=True):
    """A table in a list. `deciders` are the seats a running game waits for; for a table of
    others that is not in memory they are unknown, and the list is empty, and so is `standing`.
    `fault` is there when the table cannot be played, and says why."""

    id: str
    game: str
    title: str
    options: dict[str, OptionValue]
    public: bool
    clock: ClockJson
    hints: bool
    rated: bool
    programs: bool
    """Whether programs of others may take a seat."""
    edition: str
    """The mark of corrected components; "" where it is played as the game comes."""
    status: Status
    seats: list[SeatShown]
    created: int
    started: int | None
    ended: int | None
    result: ResultJson | None
    deciders: list[int]
    standing: Standing | None
    fault: FaultCode | None


class Waiting(Struct, frozen=True):
    """A table that waits for a person's decision, with the seats that decide."""

    table: TableLine
    seats: list[int]
    deadline: int | None


Wanted = Literal["open", "running", "over", "abandoned"]


class TableLists:
    """All tables, from the database; who decides at them is known from memory."""

    def __init__(self, store: TableStore, database: Database) -> None:
        self._store = store
        self._database = database

    async def listing(self, filters: Filters, person: Person | None = None) -> list[TableLine]:
        """Tables that fit, the newest first."""
        query = chosen(filters, None if person is None else person.id, self._database.is_sqlite)
        async with self._database.session() as session:
            rows = list(await session.scalars(query))
            seats = await seats_at(session, rows)
        viewer = None if person is None else person.id
        found: list[TableLine] = []
        for row in rows:
            table, fault = await self._in_memory(row, len(seats[row.id]), filters.mine)
            found.append(line(row, seats_shown(seats[row.id], viewer), table, fault))
        return found

    async def featured(self, person: Person | None = None) -> list[TableLine]:
        """Running public games of others that are worth watching: rated ones first, then those
        with more people, then the newest."""
        peopled = exists().where(Seat.table == Table.id, Seat.person.is_not(None))
        query = (
            select(Table)
            .where(Table.public, Table.status == "running", peopled)
            .order_by(Table.created.desc())
            .limit(CONSIDERED)
        )
        viewer = None if person is None else person.id
        async with self._database.session() as session:
            rows = list(await session.scalars(query))
            seats = await seats_at(session, rows)
        found = [
            row
            for row in rows
            if load.fault_of(row, len(seats[row.id])) is None
            and (viewer is None or all(seat.person != viewer for seat in seats[row.id]))
        ]

        def interest(row: Table) -> tuple[bool, int, int]:
            people = {seat.person for seat in seats[row.id] if seat.decides_for_oneself}
            return row.rated, len(people), row.created

        best = sorted(found, key=interest, reverse=True)[:FEATURED]
        memory = self._store.cache.peek
        return [line(r, seats_shown(seats[r.id], viewer), memory(r.id), None) for r in best]

    async def lines(self, ids: Sequence[str], person: Person) -> dict[str, TableLine]:
        """These tables by id. Whoever asks has made sure that the person may see them."""
        async with self._database.session() as session:
            rows = list(await session.scalars(select(Table).where(Table.id.in_(ids))))
            seats = await seats_at(session, rows)
        found: dict[str, TableLine] = {}
        for row in rows:
            table, fault = await self._in_memory(row, len(seats[row.id]), own=False)
            found[row.id] = line(row, seats_shown(seats[row.id], person.id), table, fault)
        return found

    async def decisions(self, person: Person) -> list[Waiting]:
        """The running tables that wait for a person, the most urgent first."""
        found: list[Waiting] = []
        for table_id in await self.tables_of(person.id, ["running"]):
            table = await self.found(table_id)
            if table is None:
                continue
            seats = [s for s in table.seats_of(person.id) if table.since and table.since[s]]
            if seats:
                deadlines = [clock.deadline(table, seat) for seat in seats]
                found.append(await self._waiting(person, table, seats, deadlines))
        return sorted(found, key=lambda w: (w.deadline is None, w.deadline or 0))

    async def tables_of(self, person: str, statuses: Sequence[Wanted]) -> list[str]:
        """The ids of the tables at which a person sits."""
        query = (
            select(Table.id)
            .where(Table.status.in_(statuses), sits_at(person))
            .order_by(Table.created)
        )
        async with self._database.session() as session:
            return list(await session.scalars(query))

    async def running_with_clock(self) -> list[str]:
        """The ids of the running tables at which time is counted."""
        query = select(Table.id, Table.clock).where(Table.status == "running")
        async with self._database.session() as session:
            rows = (await session.execute(query)).all()
        clocks = [(table_id, load.read_clock(timed)) for table_id, timed in rows]
        return [table_id for table_id, timed in clocks if timed and timed.kind != "none"]

    async def found(self, table_id: str) -> LiveTable | None:
        """A table; None when it cannot be read, which is no reason to stop for whoever goes
        through many. An outage of the database is: then no table can be read."""
        try:
            return await self._store.get(table_id)
        except Refused as refused:
            log.warning("a table cannot be read", table=table_id, code=refused.code)
        except Exception as error:
            if is_outage(error):
                raise
            log.error("a table cannot be read", table=table_id, kind=type(error).__name__)
        return None

    async def _waiting(
        self, person: Person, table: LiveTable, seats: list[int], deadlines: list[int | None]
    ) -> Waiting:
        async with self._database.session() as session:
            row = await session.get_one(Table, table.id)
        shown = line(row, seats_shown(table.seats, person.id), table, table.fault)
        return Waiting(shown, seats, min((at for at in deadlines if at), default=None))

    async def _in_memory(
        self, row: Table, seats: int, own: bool
    ) -> tuple[LiveTable | None, FaultCode | None]:
        """The table, if it is in memory, and what is wrong with it. One's own running ones are
        few: they are rebuilt if need be."""
        fault = load.fault_of(row, seats)
        table = self._store.cache.peek(row.id)
        if table is None and own and row.status == "running" and fault is None:
            table = await self.found(row.id)
            fault = "damaged" if table is None else None
        return table, fault if table is None else table.fault or fault


def chosen(filters: Filters, person: str | None, is_sqlite: bool) -> Select[Table]:
    query = select(Table).order_by(Table.created.desc(), Table.id)
    if filters.mine:
        query = query.where(or_(Table.creator == (person or ""), sits_at(person or "")))
    else:
        query = query.where(Table.public)
    if filters.game is not None:
        query = query.where(Table.game == filters.game)
    if filters.status is not None:
        query = query.where(Table.status == filters.status)
    if filters.seats is not None:
        query = query.where(Table.seats == filters.seats)
    if filters.rated is not None:
        query = query.where(Table.rated.is_(filters.rated))
    if filters.clock is not None:
        kind = Table.clock["kind"].as_string()
        # SQLite would stop at one document that is no JSON; PostgreSQL has no such documents.
        readable = case((func.json_valid(Table.clock) == 1, kind)) if is_sqlite else kind
        query = query.where(readable == filters.clock)
    if filters.before is not None:
        query = query.where(Table.created < filters.before)
    if filters.free:
        empty = exists().where(Seat.table == Table.id, Seat.person.is_(None), Seat.bot.is_(None))
        query = query.where(Table.status == "open", empty)
    return query.limit(filters.limit)


def sits_at(person: str) -> Any:
    return exists().where(Seat.table == Table.id, Seat.person == person)


async def seats_at(session: AsyncSession, rows: Sequence[Table]) -> dict[str, list[SeatInfo]]:
    """Who sits where, by table."""
    query = (
        select(Seat, PersonRow.name, PersonRow.program)
        .outerjoin(PersonRow, PersonRow.id == Seat.person)
        .where(Seat.table.in_([row.id for row in rows]))
        .order_by(Seat.table, Seat.seat)
    )
    seats: defaultdict[str, list[SeatInfo]] = defaultdict(list)
    for seat, name, program in await session.execute(query):
        info = SeatInfo(seat.person, name or "", seat.bot, seat.resigned, bool(program))
        seats[seat.table].append(info)
    return seats


def line(
    row: Table, seats: list[SeatShown], table: LiveTable | None, fault: FaultCode | None
) -> TableLine:
    """`table`: the same in memory, where it is there."""
    state = None if table is None or table.status != "running" else table.state
    status: Any = row.status if row.status in load.STATUSES else "abandoned"
    timed = load.read_clock(row.clock) or Clock()
    return TableLine(
        row.id,
        row.game,
        row.title,
        load.read_options(row.options) or {},
        row.public,
        ClockJson(
            kind=timed.kind,
            bank_ms=timed.bank_ms,
            increment_ms=timed.increment_ms,
            turn_ms=timed.turn_ms,
        ),
        row.hints,
        row.rated,
        row.programs,
        row.rules.partition("+")[2],
        status,
        seats,
        row.created,
        row.started,
        row.ended,
        load.read_result(row.result),
        [] if table is None else list(table.deciders),
        None if table is None or state is None else standing(table.game, state),
        fault,
    )
