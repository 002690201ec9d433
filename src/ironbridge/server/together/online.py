"""Who is online: accounts with a browser that was here in the last minutes, by their sessions.

Guests neither see others nor are seen: they could be anybody, as often as they like. Whoever does
not want to be seen, has muted somebody or is muted by them, is not in what that person gets; from
outside, the three cannot be told apart.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.people.model import Person
from ironbridge.server.people.sessions import KEPT_ALONE_MS, SEEN_EVERY
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Mute, Session
from ironbridge.server.storage.schema import Person as PersonRow

LATELY_MS: Final = SEEN_EVERY + 2 * KEPT_ALONE_MS
"""So long may pass before the use of a session is stored again."""
SHOWN: Final = 100


class PersonNamed(Struct, frozen=True):
    id: str
    name: str


class Online:
    """Asked of the database each time: it is true for every process, and after a restart."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    async def listed(self, viewer: Person) -> list[PersonNamed]:
        """Everybody whom a person may see online, by name."""
        if viewer.guest:
            return []
        async with self._database.reader() as session:
            found = await self.seen_by(session, viewer.id)
        return sorted(found.values(), key=lambda person: (person.name.casefold(), person.id))

    async def seen_by(
        self, session: AsyncSession, viewer: str, among: Collection[str] | None = None
    ) -> dict[str, PersonNamed]:
        """The same by id; `among`: only of these people."""
        latest = func.max(Session.seen)
        query = (
            select(PersonRow.id, PersonRow.name, PersonRow.preferences)
            .join(Session, Session.person == PersonRow.id)
            .where(Session.seen >= self._now() - LATELY_MS, Session.expires > self._now())
            .where(*visible_to(viewer), self._not_suspended())
            # By the id alone: PostgreSQL cannot compare the documents of preferences.
            .group_by(PersonRow.id)
            .order_by(latest.desc(), PersonRow.id)
        )
        if among is not None:
            query = query.where(PersonRow.id.in_(among))
        found: dict[str, PersonNamed] = {}
        for id_, name, preferences in await session.execute(query):
            if shows_online(preferences) and len(found) < SHOWN:
                found[id_] = PersonNamed(id_, name)
        return found

    def _not_suspended(self) -> ColumnElement[bool]:
        return or_(PersonRow.suspended.is_(None), PersonRow.suspended <= self._now())


def visible_to(viewer: str) -> tuple[ColumnElement[bool], ...]:
    """Accounts but oneself, where neither has muted the other."""
    muted = select(Mute.muted).where(Mute.person == viewer)
    muting = select(Mute.person).where(Mute.muted == viewer)
    return (
        PersonRow.name_key.is_not(None),
        PersonRow.deleted.is_(None),
        PersonRow.id != viewer,
        PersonRow.id.not_in(muted),
        PersonRow.id.not_in(muting),
    )


def shows_online(preferences: Mapping[str, object]) -> bool:
    """What cannot be read counts as not chosen."""
    chosen = preferences.get("together")
    return not (isinstance(chosen, Mapping) and chosen.get("online") is False)
