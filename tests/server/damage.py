"""Ways in which what is stored of a table can be wrong, each done to a table in the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import delete, insert, text, update

from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry, Seat, Table

Damage = Callable[[Database, str], Awaitable[None]]


def row(**values: object) -> Damage:
    """Other values in the row of the table."""

    async def do(database: Database, table: str) -> None:
        async with database.session() as session, session.begin():
            await session.execute(update(Table).where(Table.id == table).values(**values))

    return do


def document(column: str, stored: str) -> Damage:
    """A document as SQLite would keep it, whatever it is."""

    async def do(database: Database, table: str) -> None:
        change = text(f'UPDATE "table" SET {column} = :stored WHERE id = :table')
        async with database.engine.begin() as connection:
            await connection.execute(change, {"stored": stored, "table": table})

    return do


def first_entry(**values: object) -> Damage:
    async def do(database: Database, table: str) -> None:
        changed = update(Entry).where(Entry.table == table, Entry.number == 0)
        async with database.session() as session, session.begin():
            await session.execute(changed.values(**values))

    return do


async def gap(database: Database, table: str) -> None:
    async with database.session() as session, session.begin():
        await session.execute(delete(Entry).where(Entry.table == table, Entry.number == 0))


async def second_seat_gone(database: Database, table: str) -> None:
    async with database.session() as session, session.begin():
        await session.execute(delete(Seat).where(Seat.table == table, Seat.seat == 1))


async def first_seat_gone(database: Database, table: str) -> None:
    async with database.session() as session, session.begin():
        await session.execute(delete(Seat).where(Seat.table == table, Seat.seat == 0))


async def entry_after_the_end(database: Database, table: str) -> None:
    late = insert(Entry).values(table=table, number=2, kind="abandon", seat=-1, at=1)
    more = insert(Entry).values(table=table, number=3, kind="move", seat=0, text="take 1", at=1)
    async with database.session() as session, session.begin():
        await session.execute(late)
        await session.execute(more)


SHOWN_IN_PART: dict[str, Damage] = {
    "other rules": row(rules="0"),
    "a move that is none": first_entry(text="dance"),
    "an illegal move": first_entry(text="take 2"),
    "a move of a seat that does not decide": first_entry(seat=7),
    "a kind of entry that is none": first_entry(kind="sing"),
    "undo of more than there is": first_entry(kind="undo", text="9"),
    "a seat that is none": first_entry(kind="resign", seat=9),
    "a gap": gap,
    "more after the end": entry_after_the_end,
    "an option that is none": row(options={"odd": 1}),
    "options of another kind": row(options=[1, 2]),
    "a clock of another kind": row(clock={"kind": 7}),
    "an end that is not in the log": row(status="over"),
}
"""Something of such a table can be shown."""

BROKEN_JSON: dict[str, Damage] = {
    "options that are no JSON": document("options", "{"),
    "a clock that is no JSON": document("clock", "{"),
}
"""The same; only SQLite stores it."""

NOT_SHOWN: dict[str, Damage] = {
    "a game that is none": row(game="chess"),
    "a status that is none": row(status="odd", game="chess"),
    "no first seat": first_seat_gone,
    "no second seat": second_seat_gone,
}
"""Of such a table nothing can be shown but that it is there."""
