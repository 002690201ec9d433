"""From the database to a table in memory: its row, its seats, and its log applied to the end.

A table that cannot be read, or was played by other rules, fails alone: what can be read of it is
there to be looked at, and `fault` says why it cannot be played on. Long logs are applied in slices,
so that others are served in between.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast, get_args

import structlog
from msgspec import ValidationError, convert
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge import registry
from ironbridge.kernel.errors import IronbridgeError
from ironbridge.kernel.game import Game
from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import barred
from ironbridge.server.slices import Slice
from ironbridge.server.storage.schema import Entry, Person, Seat, Table
from ironbridge.server.storage.texts import Unreadable
from ironbridge.server.tables import apply_entry, clock
from ironbridge.server.tables.model import (
    Clock,
    EntryKind,
    FaultCode,
    LiveTable,
    LogEntry,
    SeatInfo,
    Status,
)
from ironbridge.server.tables.positions import Positions

STATUSES = get_args(Status)

log = structlog.get_logger(__name__)


async def read(session: AsyncSession, table_id: str) -> tuple[LiveTable, list[LogEntry], Table]:
    """A table before the first entry of its log, all entries, and the row they are to lead to."""
    row = await session.get(Table, table_id)
    if row is None:
        raise Refused("no-such-table")
    table = from_row(row, await read_seats(session, table_id))
    table.barred = await barred(session, table_id)
    if row.status == "open":
        return table, [], row
    begin(table)
    return table, await read_entries(session, table_id, 0), row


def from_row(row: Table, seats: list[SeatInfo]) -> LiveTable:
    """The table before the first entry of its log. Refused when nothing of it can be shown."""
    fault = fault_of(row, len(seats))
    if fault == "no-game" or (fault is not None and len(seats) != row.seats):
        raise Refused(fault)
    game = registry.game(row.game)
    if fault is None:
        game, fault = edited(row, game)
    return LiveTable(
        id=row.id,
        game=game,
        rules=row.rules,
        seat_count=row.seats,
        options=read_options(row.options) or {},
        seed=row.seed,
        title=row.title,
        public=row.public,
        clock=read_clock(row.clock) or Clock(),
        hints=row.hints,
        rated=row.rated,
        programs=row.programs,
        status=cast(Status, row.status if row.status in STATUSES else "abandoned"),
        creator=row.creator,
        invite=row.invite,
        created=row.created,
        started=row.started,
        ended=row.ended,
        rematch=row.rematch,
        seats=seats,
        tournament=row.tournament,
        fault=fault,
        stored_result=read_result(row.result),
    )


# What is wrong with a table -----------------------------------------------------------------


def fault_of(row: Table, seats: int) -> FaultCode | None:
    """Why a table cannot be played, as far as its row tells, without its log."""
    if row.game not in registry.GAMES:
        return "no-game"
    options = read_options(row.options)
    sound = row.status in STATUSES and seats == row.seats
    if not sound or options is None or read_clock(row.clock) is None:
        return "damaged"
    game = registry.game(row.game)
    rules = row.rules.partition("+")[0] if row.edition else row.rules
    if row.status != "open" and rules != game.version:
        return "other-rules"  # its moves may mean something else by the rules of this release
    try:
        game.check_seats(row.seats)
        game.check_options(row.seats, options)
    except IronbridgeError:
        return "damaged"
    return None


def edited(row: Table, game: Game) -> tuple[Game, FaultCode | None]:
    """The game with what was corrected at the table, as long as this release has it so."""
    numbers = read_numbers(row.edition)
    if not numbers:
        return game, "damaged" if numbers is None else None
    try:
        edition = registry.game(row.game, numbers)
    except IronbridgeError:
        return game, "other-rules"
    changed = row.status != "open" and row.rules != edition.version
    return edition, "other-rules" if changed else None


def compare_end(table: LiveTable, row: Table) -> None:
    """What the row says of the end counts where the log cannot be followed to it."""
    if row.status in ("over", "abandoned") and table.status != row.status:
        table.fault = table.fault or "damaged"
    if table.fault is not None:
        table.status = cast(Status, row.status if row.status in STATUSES else "abandoned")
        table.ended = row.ended


def read_options(document: object) -> dict[str, Any] | None:
    """The options of a table; None when they cannot be read."""
    if not isinstance(document, dict) or isinstance(document, Unreadable):
        return None
    readable = all(isinstance(value, bool | int | str) for value in document.values())
    return dict(document) if readable else None


def read_numbers(document: object) -> dict[str, int] | None:
    """What was corrected at a table; None when it cannot be read."""
    if document is None:
        return {}
    if not isinstance(document, dict) or isinstance(document, Unreadable):
        return None
    readable = all(type(value) is int for value in document.values())
    return dict(document) if readable else None


def read_clock(document: object) -> Clock | None:
    """The clock of a table; None when it cannot be read."""
    if not isinstance(document, Mapping) or isinstance(document, Unreadable):
        return None
    try:
        return convert(document, Clock)
    except ValidationError:
        return None


def read_result(document: Any) -> Any:
    """The result of a table; None when there is none, or none that can be read."""
    return None if isinstance(document, Unreadable) else document


# Its seats and its log ----------------------------------------------------------------------


async def read_seats(session: AsyncSession, table_id: str) -> list[SeatInfo]:
    """The seats as they were at the start: a bot that plays for a person came by an entry."""
    query = (
        select(Seat.seat, Seat.person, Seat.bot, Person.name, Person.program)
        .outerjoin(Person, Person.id == Seat.person)
        .where(Seat.table == table_id)
        .order_by(Seat.seat)
    )
    rows = (await session.execute(query)).all()
    if [row.seat for row in rows] != list(range(len(rows))):
        raise Refused("damaged")  # or somebody would see what another seat sees
    return [
        SeatInfo(
            row.person,
            row.name or "",
            row.bot if row.person is None else None,
            program=bool(row.program),
        )
        for row in rows
    ]


async def read_entries(session: AsyncSession, table_id: str, since: int) -> list[LogEntry]:
    query = (
        select(Entry.number, Entry.kind, Entry.seat, Entry.text, Entry.person, Entry.at)
        .where(Entry.table == table_id, Entry.number >= since)
        .order_by(Entry.number)
    )
    return [
        LogEntry(number, cast(EntryKind, kind), seat, text, person, at)
        for number, kind, seat, text, person, at in await session.execute(query)
    ]


def begin(table: LiveTable) -> None:
    """The first position; none at a table that cannot be set up by the rules of this release."""
    try:
        apply_entry.begin(table)
    except Exception as error:
        table.state = None
        fail(table, error)


async def apply_all(
    table: LiveTable, entries: Sequence[LogEntry], positions: Positions, known: bool = False
) -> list[LogEntry]:
    """Apply several entries; returns all that is to be announced. `known`: they were applied to
    this table before and need no check, which takes longer than all the rest."""
    news: list[LogEntry] = []
    if not entries:
        return news
    apply = apply_one if known else apply_or_set_aside
    async with positions.slices.working() as work:
        for entry in entries:
            news += await apply(table, entry, positions, work)
            positions.note(table)
            await work.rest()
    return news


async def apply_or_set_aside(
    table: LiveTable, entry: LogEntry, positions: Positions, work: Slice
) -> list[LogEntry]:
    """Apply an entry; from the first one that does not fit on, all are only kept."""
    if table.state is not None and not table.unread:
        try:
            apply_entry.check(table, entry)
            return await apply_one(table, entry, positions, work)
        except Exception as error:
            stand = len(table.moves)  # another move may have been half made
            apply_entry.take_back(table, stand, await positions.rewound(table, stand, work))
            fail(table, error)
    apply_entry.set_aside(table, entry)
    return [entry]


def apply_at_once(table: LiveTable, entry: LogEntry, positions: Positions) -> list[LogEntry] | None:
    """Apply an entry that needs no check. None if something has to be found out first, in slices:
    where an undo leads, or what a sealed choice opens."""
    before = table.state
    if entry.kind == "undo" or before is None or table.sealed.concerns(before):
        return None
    news = apply_entry.apply(table, entry)
    positions.note(table)
    return news


async def apply_one(
    table: LiveTable, entry: LogEntry, positions: Positions, work: Slice
) -> list[LogEntry]:
    if entry.kind == "undo":
        rewound = await positions.rewound(table, int(entry.text), work)
        return apply_entry.apply(table, entry, rewound=rewound)
    before = table.state
    if entry.kind != "move" or before is None or not table.sealed.concerns(before):
        return apply_entry.apply(table, entry)
    move, played = table.game.parse(entry.text), before.copy()
    played.journal = []
    played.do(move, entry.seat)
    followed = await table.sealed.follow(entry.number, entry.seat, move, before, played, work)
    return apply_entry.apply(table, entry, played, followed)


def fail(table: LiveTable, error: Exception) -> None:
    """From now on the table cannot be played, and its clocks stand still."""
    if table.fault is None:
        table.fault = "damaged"
        log.error(
            "a table is damaged", table=table.id, number=table.number, kind=type(error).__name__
        )
    clock.turn(table, table.last_at)
