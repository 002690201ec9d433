"""People one does not want to read. What they say is left out by the server (tables/chat.py, and
live/hub.py for news), so that it never reaches the person who muted them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, func, select

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database

MOST_MUTED: Final = 500


class MutedShown(Struct, frozen=True):
    id: str
    name: str
    at: int


class Mutes:
    """`changed` is called with a person's id after they muted or unmuted somebody."""

    def __init__(
        self, database: Database, now: Callable[[], int], changed: Callable[[str], None]
    ) -> None:
        self._database = database
        self._now = now
        self._changed = changed

    async def listed(self, person: Person) -> list[MutedShown]:
        """Whom a person muted, by name."""
        query = (
            select(schema.Mute, schema.Person.name)
            .join(schema.Person, schema.Person.id == schema.Mute.muted)
            .where(schema.Mute.person == person.id)
            .order_by(schema.Person.name, schema.Mute.muted)
        )
        async with self._database.session() as session:
            rows = (await session.execute(query)).all()
        return [MutedShown(row.muted, name, row.at) for row, name in rows]

    async def mute(self, person: Person, other: str) -> None:
        if other == person.id:
            raise Refused("malformed", field="person_id")
        own = schema.Mute.person == person.id
        async with self._database.session() as session, session.begin():
            known = await session.get(schema.Person, other)
            if known is None or known.deleted is not None:
                raise Refused("no-such-person")
            if (await session.scalar(select(func.count()).where(own)) or 0) >= MOST_MUTED:
                raise Refused("too-large")
            await session.merge(schema.Mute(person=person.id, muted=other, at=self._now()))
        self._changed(person.id)

    async def unmute(self, person: Person, other: str) -> None:
        row = (schema.Mute.person == person.id, schema.Mute.muted == other)
        async with self._database.session() as session, session.begin():
            await session.execute(delete(schema.Mute).where(*row))
        self._changed(person.id)
