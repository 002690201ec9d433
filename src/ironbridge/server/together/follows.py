"""Whom a person follows, to find them again. The others are not told, nobody sees who follows
whom, and a follower learns nothing that is not public."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Follow, Seat, Table
from ironbridge.server.storage.schema import Person as PersonRow
from ironbridge.server.storage.upsert import adding
from ironbridge.server.together.online import Online

MOST_FOLLOWED: Final = 200
TABLES_EACH: Final = 3


class TableNamed(Struct, frozen=True):
    """A public table."""

    id: str
    game: str
    title: str
    status: str


class Followed(Struct, frozen=True):
    """A person one follows; `tables`: public ones where they sit, open or running."""

    id: str
    name: str
    guest: bool
    at: int
    online: bool
    tables: list[TableNamed]


class Follows:
    def __init__(self, database: Database, online: Online, now: Callable[[], int]) -> None:
        self._database = database
        self._online = online
        self._now = now

    async def listed(self, person: Person) -> list[Followed]:
        """Whom a person follows: those who are online first, then by name."""
        query = (
            select(PersonRow, Follow.at)
            .join(Follow, Follow.followed == PersonRow.id)
            .where(Follow.person == person.id, PersonRow.deleted.is_(None))
        )
        async with self._database.reader() as session:
            rows = (await session.execute(query)).all()
            ids = [row.id for row, _ in rows]
            here = {} if person.guest else await self._online.seen_by(session, person.id, ids)
            tables = await public_tables(session, ids)
        found = [
            Followed(row.id, row.name, row.password is None, at, row.id in here, tables[row.id])
            for row, at in rows
        ]
        return sorted(found, key=lambda one: (not one.online, one.name.casefold(), one.id))

    async def follow(self, person: Person, other: str) -> None:
        if other == person.id:
            raise Refused("malformed", field="person_id")
        own = Follow.person == person.id
        async with self._database.session() as session, session.begin():
            known = await session.get(PersonRow, other)
            if known is None or known.deleted is not None:
                raise Refused("no-such-person")
            if (await session.scalar(select(func.count()).where(own)) or 0) >= MOST_FOLLOWED:
                raise Refused("too-large")
            row = {"person": person.id, "followed": other, "at": self._now()}
            await session.execute(adding(self._database, Follow, row))

    async def unfollow(self, person: Person, other: str) -> None:
        row = (Follow.person == person.id, Follow.followed == other)
        async with self._database.session() as session, session.begin():
            await session.execute(delete(Follow).where(*row))


async def public_tables(
    session: AsyncSession, people: Sequence[str]
) -> defaultdict[str, list[TableNamed]]:
    """The newest public tables, open or running, at which these people sit."""
    query = (
        select(Seat.person, Table.id, Table.game, Table.title, Table.status)
        .join(Table, Table.id == Seat.table)
        .where(Seat.person.in_(people), Table.public, Table.status.in_(("open", "running")))
        .order_by(Table.created.desc(), Table.id)
    )
    found: defaultdict[str, list[TableNamed]] = defaultdict(list)
    for person, *about in await session.execute(query):
        shown = TableNamed(*about)
        assert person is not None  # by the condition
        # A person may have several seats at one table.
        if shown not in found[person] and len(found[person]) < TABLES_EACH:
            found[person].append(shown)
    return found
