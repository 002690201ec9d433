"""From the database to a table in memory: its row, its seats, and its log applied to the end.

Long logs are applied in portions, so that others are served in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec import convert
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge import registry
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import barred
from ironbridge.server.storage.schema import Entry, Person, Seat, Table
from ironbridge.server.tables import apply_entry
from ironbridge.server.tables.model import (
    Clock,
    EntryKind,
    LiveTable,
    LogEntry,
    SeatInfo,
    Status,
)

PORTION = 100
"""Moves that are played before others get their turn; some ten milliseconds."""


async def load(session: AsyncSession, table_id: str) -> LiveTable:
    """The table as its log tells it."""
    row = await session.get(Table, table_id)
    if row is None:
        raise Refused("no-such-table")
    table = from_row(row, await read_seats(session, table_id))
    table.barred = await barred(session, table_id)
    if row.status != "open":
        apply_entry.begin(table)
        await apply_all(table, await read_entries(session, table_id, 0))
    return table


def from_row(row: Table, seats: list[SeatInfo]) -> LiveTable:
    """The table before the first entry of its log."""
    try:
        game = registry.game(row.game)
    except SetupError:
        raise Refused("no-such-game") from None
    if row.status != "open" and row.rules != game.version:
        # Its moves may mean something else by the rules of this release.
        raise Refused("other-rules", rules=row.rules)
    return LiveTable(
        id=row.id,
        game=game,
        seat_count=row.seats,
        options=dict(row.options),
        seed=row.seed,
        title=row.title,
        public=row.public,
        clock=read_clock(row.clock),
        hints=row.hints,
        status=cast(Status, row.status),
        creator=row.creator,
        invite=row.invite,
        created=row.created,
        started=row.started,
        ended=row.ended,
        rematch=row.rematch,
        seats=seats,
    )


def read_clock(document: Mapping[str, Any]) -> Clock:
    return convert(document, Clock)


async def read_seats(session: AsyncSession, table_id: str) -> list[SeatInfo]:
    """The seats as they were at the start: a bot that plays for a person came by an entry."""
    query = (
        select(Seat.person, Seat.bot, Person.name)
        .outerjoin(Person, Person.id == Seat.person)
        .where(Seat.table == table_id)
        .order_by(Seat.seat)
    )
    return [
        SeatInfo(person, name or "", bot if person is None else None)
        for person, bot, name in await session.execute(query)
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


async def apply_all(table: LiveTable, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Apply several entries; returns all that is to be announced."""
    news: list[LogEntry] = []
    for entry in entries:
        news += apply_entry.apply(table, entry)
        if entry.number % PORTION == PORTION - 1:
            await asyncio.sleep(0)
    return news


async def position(table: LiveTable, ply: int) -> State:
    """The position after so many of the moves that stand, as a state of its own."""
    if table.state is None or not 0 <= ply <= len(table.moves):
        raise Refused("no-such-ply")
    moves = table.moves[:ply]
    state = apply_entry.start_position(table)
    for done, (seat, text) in enumerate(moves, start=1):
        state.do(table.game.parse(text), seat)
        if done % PORTION == 0:
            await asyncio.sleep(0)
    return state
