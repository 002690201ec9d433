"""Moves that people prepare for their next decision, as rows of the database.

They carry a condition: that they still do what they did when they were prepared (a fingerprint,
preview.py), or merely that they are legal. Moves that could not be played leave a row that
says why, until their person has read it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from msgspec import Struct
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.documents import EventJson
from ironbridge.kernel.errors import UnknownMove
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from ironbridge.server.bots.job import fresh_seed
from ironbridge.server.errors import Refused
from ironbridge.server.slices import Slices
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Prepared
from ironbridge.server.storage.upsert import adding, replacing
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.others import OtherProcesses, prepared_message
from ironbridge.server.tables.premoves.preview import effects_of, fingerprint

MOST_MOVES = 40
DROPPED = "dropped "
MOST_KNOWN = 100_000
"""Rows that memory knows of; then all are read anew."""

Condition = Literal["unchanged", "legal"]
"""When prepared moves are played: if they do exactly what they did then, or if they are legal."""


class PreparedShown(Struct, frozen=True):
    """Prepared moves as their person sees them; `dropped` says why moves were not played.

    It is "changed" (they would do something else now) or the code of a refusal.
    """

    seat: int
    moves: list[str]
    condition: Condition | None
    dropped: str | None
    at: int | None


class StoredPremoves:
    """The rows. Whoever takes one to play it has removed it: nobody else plays it too.

    Most people prepare nothing, so memory knows who did: processes tell each other of the rows
    they write, with the same transaction, and all are read when something may have been missed.
    """

    def __init__(self, database: Database, others: OtherProcesses | None = None) -> None:
        self._database = database
        self._others = others or OtherProcesses()
        self._waiting: set[tuple[str, int]] = set()
        """Tables and seats that may have a row: those written here or heard of, and once they
        were read, all that were there before."""
        self._missed = 1
        """How often something may have been missed; nothing is known at the beginning."""
        self._read = 0
        """The same when all rows were last read."""
        self._written = 0
        """How many rows came, so that nobody forgets one that has just come."""

    async def shown(self, table_id: str, seat: int) -> PreparedShown:
        async with self._database.session() as session:
            row = await session.get(Prepared, (table_id, seat))
        if row is None:
            return PreparedShown(seat, [], None, None, None)
        if row.condition.startswith(DROPPED):
            reason = row.condition.removeprefix(DROPPED)
            return PreparedShown(seat, row.moves, None, reason, row.at)
        condition: Condition = "unchanged" if row.condition else "legal"
        return PreparedShown(seat, row.moves, condition, None, row.at)

    async def dropped(self, table_id: str, seats: list[int]) -> bool:
        """Whether moves prepared for one of these seats were not played."""
        query = select(Prepared.seat).where(
            Prepared.table == table_id,
            Prepared.seat.in_(seats),
            Prepared.condition.startswith(DROPPED),
        )
        async with self._database.session() as session:
            return (await session.execute(query)).first() is not None

    async def keep(
        self, table_id: str, seat: int, moves: list[str], condition: str, at: int
    ) -> None:
        """Keep moves in place of those that were prepared before."""
        row = row_of(table_id, seat, moves, condition, at)
        async with self._writing(table_id, seat) as session:
            await session.execute(replacing(self._database, Prepared, row))

    async def drop(self, table_id: str, seat: int, moves: list[str], why: str, at: int) -> None:
        """Note that moves were not played, unless there are new ones already."""
        await self.put_back(table_id, seat, moves, DROPPED + why, at)

    async def put_back(
        self, table_id: str, seat: int, moves: list[str], condition: str, at: int
    ) -> None:
        """Keep moves that were taken, unless there are new ones already."""
        row = row_of(table_id, seat, moves, condition, at)
        async with self._writing(table_id, seat) as session:
            await session.execute(adding(self._database, Prepared, row))

    async def take(self, table_id: str, seat: int) -> tuple[list[str], str] | None:
        """The moves and their condition, removed in the same step."""
        # Most people prepare nothing: look first, because deleting is a write.
        if (table_id, seat) not in await self._known():
            return None
        waiting = (
            Prepared.table == table_id,
            Prepared.seat == seat,
            ~Prepared.condition.startswith(DROPPED),
        )
        async with self._database.session() as session, session.begin():
            written = self._written
            taken = delete(Prepared).where(*waiting)
            returned = taken.returning(Prepared.moves, Prepared.condition)
            row = (await session.execute(returned)).first()
            if row is None and self._written == written:
                self._waiting.discard((table_id, seat))
        return None if row is None else (row.moves, row.condition)

    def has_none(self, table_id: str, seat: int) -> bool:
        """Whether memory is sure that there is no row."""
        return self._read == self._missed and (table_id, seat) not in self._waiting

    def heard(self, table_id: str, seat: int) -> None:
        """A row was written, here or by another process."""
        if len(self._waiting) >= MOST_KNOWN:  # most of them were taken elsewhere since
            self._waiting.clear()
            self.missed()
        self._waiting.add((table_id, seat))
        self._written += 1

    def missed(self) -> None:
        """Another process may have written rows without our hearing of it."""
        self._missed += 1

    @asynccontextmanager
    async def _writing(self, table_id: str, seat: int) -> AsyncIterator[AsyncSession]:
        async with self._database.session() as session, session.begin():
            yield session
            await self._others.tell_with(session, prepared_message(table_id, seat))
        self.heard(table_id, seat)

    async def _known(self) -> set[tuple[str, int]]:
        if self._read != self._missed:
            missed = self._missed
            async with self._database.session() as session:
                rows = await session.execute(select(Prepared.table, Prepared.seat))
                self._waiting |= {(row.table, row.seat) for row in rows}
            self._read = missed
        return self._waiting

    async def remove(self, table_id: str, seat: int) -> None:
        here = (Prepared.table == table_id, Prepared.seat == seat)
        async with self._database.session() as session, session.begin():
            await session.execute(delete(Prepared).where(*here))


def row_of(
    table_id: str, seat: int, moves: list[str], condition: str, at: int
) -> dict[str, object]:
    return {"table": table_id, "seat": seat, "moves": moves, "condition": condition, "at": at}


def read_moves(table: LiveTable, texts: list[str]) -> list[Move]:
    try:
        return [table.game.parse(text) for text in texts]
    except UnknownMove:
        raise Refused("unknown-move") from None


async def still_fits(
    state: State, seat: int, moves: list[Move], condition: str, slices: Slices
) -> str | None:
    """None when prepared moves may be played in this position, else why not."""
    known = state.determinize(seat, seeded(fresh_seed()))
    found: list[EventJson] = []
    try:
        async with slices.working() as work:
            for events in effects_of(known, seat, moves):
                found += events
                await work.rest()
    except Refused as refused:
        return refused.code
    return "changed" if condition and fingerprint(found) != condition else None
