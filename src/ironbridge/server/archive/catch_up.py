"""Rows of the archive for games that ended before there was one: of an earlier release, or in a
backup of one. Nothing is played again: the log tells all that is needed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import structlog
from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.archive.finished import Ended, rows
from ironbridge.server.ratings import BOT, counted
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry, FinishedGame, Person, Seat, Table
from ironbridge.server.tables import load

BATCH = 20
PAUSE_S = 0.05
"""Between two batches: people who play come first."""

log = structlog.get_logger(__name__)


class CatchUp:
    """A task that ends by itself when no game is missing."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="archive")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def done(self) -> None:
        """Wait until all games have their rows; for tests."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            last = ""
            while (found := await self._batch(last)) is not None:
                last = found
                await asyncio.sleep(PAUSE_S)
        except Exception as error:  # the next start tries again
            log.error("the archive is not complete", kind=type(error).__name__)

    async def _batch(self, last: str) -> str | None:
        """Some games more; the id of the last one, None when there is none."""
        known = exists().where(FinishedGame.table == Table.id)
        missing = select(Table).where(Table.public, Table.status == "over", ~known)
        batch = missing.where(Table.id > last).order_by(Table.id).limit(BATCH)
        async with self._database.session() as session:
            tables = list(await session.scalars(batch))
            for table in tables:
                ended = await read(session, table)
                for row in [] if ended is None else rows(self._database, ended):
                    await session.execute(row)
            await session.commit()
        return tables[-1].id if tables else None


async def read(session: AsyncSession, table: Table) -> Ended | None:
    """A game by its rows; None when they do not hold together."""
    result, options = load.read_result(table.result), load.read_options(table.options)
    seats = await seats_of(session, table.id)
    if not isinstance(result, dict) or options is None or table.ended is None:
        return None
    scores, places = result.get("scores", []), result.get("places", [])
    if not len(seats) == len(scores) == len(places) == table.seats > 0:
        return None
    entries = (
        await session.execute(
            select(Entry.kind, Entry.seat, Entry.text, Entry.person)
            .where(Entry.table == table.id)
            .order_by(Entry.number)
        )
    ).all()
    moves, makers = standing_moves([(e.kind, e.seat, e.text, e.person) for e in entries])
    by_bots = {seat for (seat, _), maker in zip(moves, makers, strict=True) if maker is None}
    gone = {
        number
        for number, seat in enumerate(seats)
        if seat.person is not None and (seat.bot is not None or number in by_bots)
    }
    players = [None if deleted else player(seat) for seat, deleted in await known(session, seats)]
    return Ended(
        table.id,
        table.game,
        options,
        table.rated,
        players,
        counted(places, gone),
        scores,
        moves,
        None,
        table.ended,
    )


async def seats_of(session: AsyncSession, table: str) -> list[Seat]:
    return list(await session.scalars(select(Seat).where(Seat.table == table).order_by(Seat.seat)))


async def known(session: AsyncSession, seats: Sequence[Seat]) -> list[tuple[Seat, bool]]:
    """The seats, and whether the person of each was deleted."""
    people = [seat.person for seat in seats if seat.person is not None]
    query = select(Person.id).where(Person.id.in_(people), Person.deleted.is_not(None))
    deleted = set(await session.scalars(query))
    return [(seat, seat.person in deleted) for seat in seats]


def player(seat: Seat) -> str:
    return seat.person if seat.person is not None else f"{BOT}{seat.bot}"


def standing_moves(
    entries: Sequence[tuple[str, int, str, str | None]],
) -> tuple[list[tuple[int, str]], list[str | None]]:
    """The moves that were not taken back, and who made each; None for a bot."""
    moves: list[tuple[int, str]] = []
    makers: list[str | None] = []
    for kind, seat, text, person in entries:
        if kind == "move":
            moves.append((seat, text))
            makers.append(person)
        elif kind == "undo" and text.isdecimal():
            del moves[int(text) :], makers[int(text) :]
    return moves, makers
