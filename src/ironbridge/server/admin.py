"""What a host does besides playing: prune what nobody needs, make somebody an administrator.

Backup and restore are storage/archive.py; the check of all tables is integrity.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Delete, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.kernel.errors import SetupError
from ironbridge.server.people.validation import name_key
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import (
    BOUND_TO_TABLE,
    Chat,
    Deed,
    Link,
    Mute,
    Note,
    Notice,
    Person,
    Report,
    Seat,
    Session,
    SolvedPuzzle,
    Table,
)

DAY_MS = 24 * 60 * 60 * 1000


@dataclass(frozen=True)
class Pruned:
    """How many of each were removed."""

    sessions: int
    tables: int
    guests: int


async def make_admin(database: Database, name: str) -> str:
    """Give an account the rights of an administrator; its name as the person writes it."""
    async with database.session() as session:
        query = select(Person).where(Person.name_key == name_key(name), Person.deleted.is_(None))
        person = await session.scalar(query)
        if person is None:
            raise SetupError(f"there is no account with the name {name!r}; a guest cannot be one")
        person.admin = True
        await session.commit()
        return person.name


async def prune(database: Database, now: int, guest_days: int, open_days: int) -> Pruned:
    """Remove expired sessions, open tables that nobody joined, and guests who left no trace."""
    async with database.session() as session:
        sessions = await removed(session, delete(Session).where(Session.expires <= now))
        await removed(session, delete(Link).where(Link.expires <= now))
        tables = await prune_tables(session, now - open_days * DAY_MS)
        gone = forgotten(now - guest_days * DAY_MS)
        # Nobody can come back as that guest to see what was solved.
        own = SolvedPuzzle.person.in_(select(Person.id).where(gone))
        await removed(session, delete(SolvedPuzzle).where(own))
        guests = await removed(session, delete(Person).where(gone))
        await session.commit()
    return Pruned(sessions, tables, guests)


async def prune_tables(session: AsyncSession, before: int) -> int:
    """Open tables from before a time at which nobody sits except, perhaps, whoever made them."""
    joined = exists().where(
        Seat.table == Table.id, Seat.person.is_not(None), Seat.person != Table.creator
    )
    reported = exists().where(Report.table == Table.id)
    stale = (Table.status == "open", Table.created < before, ~joined, ~reported)
    query = select(Table.id).where(*stale)
    found = list(await session.scalars(query))
    for i in range(0, len(found), 500):
        await remove_tables(session, found[i : i + 500])
    return len(found)


async def remove_tables(session: AsyncSession, tables: list[str]) -> None:
    for kind in BOUND_TO_TABLE:
        await session.execute(delete(kind).where(kind.table.in_(tables)))
    await session.execute(update(Table).where(Table.rematch.in_(tables)).values(rematch=None))
    await session.execute(delete(Table).where(Table.id.in_(tables)))


def forgotten(before: int) -> ColumnElement[bool]:
    """A guest from before a time who sits nowhere, wrote nothing and is signed in nowhere."""
    traces = (
        exists().where(Session.person == Person.id),
        exists().where(Link.person == Person.id),
        exists().where(Seat.person == Person.id),
        exists().where(Table.creator == Person.id),
        exists().where(Chat.person == Person.id),
        exists().where(Note.person == Person.id),
        exists().where(Notice.person == Person.id),
        exists().where(or_(Mute.person == Person.id, Mute.muted == Person.id)),
        exists().where(or_(Report.person == Person.id, Report.about == Person.id)),
        exists().where(or_(Deed.person == Person.id, Deed.about == Person.id)),
    )
    guest = Person.password.is_(None) & Person.name_key.is_(None) & Person.deleted.is_(None)
    found = guest & (Person.created < before)
    for trace in traces:
        found = found & ~trace
    return found


async def removed(session: AsyncSession, statement: Delete) -> int:
    result = await session.execute(statement, execution_options={"synchronize_session": False})
    return int(result.rowcount)  # type: ignore[attr-defined]
