"""Accounts that are kept out, until a time or for good.

Suspending ends all sessions of the person in the same transaction. What follows from it at tables
and for open connections is enforcement.py; a host without a running server needs none of that.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.kernel.errors import SetupError
from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import deed
from ironbridge.server.people.model import Person
from ironbridge.server.people.validation import name_key
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database

FOR_EVER: Final = 253_402_300_799_000
"""Stored for somebody who is suspended for good: the last second of the year 9999."""
MOST_FOUND: Final = 50


class PersonFound(Struct, frozen=True):
    """A person as administrators see them. `suspended`: until when; `for_ever`: for good."""

    id: str
    name: str
    guest: bool
    admin: bool
    created: int
    suspended: int | None
    for_ever: bool
    reason: str


class Suspensions:
    """Keeps people out and lets them in again. `carried_out` are awaited with the id of somebody
    who was just suspended."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        carried_out: Sequence[Callable[[str], Awaitable[None]]] = (),
    ) -> None:
        self._database = database
        self._now = now
        self._carried_out = carried_out

    async def suspend(
        self, admin: Person | None, person_id: str, until: int | None, reason: str
    ) -> PersonFound:
        """Keep a person out; without `until` for good. Without an `admin` the host does it, who
        alone may suspend administrators."""
        now = self._now()
        until = FOR_EVER if until is None else until
        if until <= now:
            raise Refused("malformed", field="until")
        if not reason.strip():
            raise Refused("malformed", field="reason")
        by = None if admin is None else admin.id
        async with self._database.session() as session, session.begin():
            row = await person_row(session, person_id)
            if row.admin and admin is not None:
                raise Refused("is-admin")
            row.suspended = until
            await session.execute(delete(schema.Session).where(schema.Session.person == row.id))
            session.add(deed("suspend", now, by, about=row.id, text=reason))
        for carry_out in self._carried_out:
            await carry_out(row.id)
        return found(row, " ".join(reason.split()), now)

    async def lift(self, admin: Person | None, person_id: str, reason: str = "") -> PersonFound:
        """Let a person in again."""
        by = None if admin is None else admin.id
        async with self._database.session() as session, session.begin():
            row = await person_row(session, person_id)
            if not is_suspended(row, self._now()):
                raise Refused("not-suspended")
            row.suspended = None
            session.add(deed("lift", self._now(), by, about=row.id, text=reason))
        return found(row, "", self._now())

    async def listed(self) -> list[PersonFound]:
        """Everybody who is suspended now, by name."""
        return await self._found(schema.Person.suspended > self._now())

    async def named(self, name: str) -> list[PersonFound]:
        """Accounts and guests with this name, or with this id."""
        key = name_key(name)
        wanted = or_(
            schema.Person.name_key == key,
            schema.Person.name == name.strip(),
            schema.Person.id == name.strip(),
        )
        return await self._found(wanted & schema.Person.deleted.is_(None))

    async def one(self, name: str) -> PersonFound:
        """The account with this name, or else the only guest who has it."""
        found = await self.named(name)
        accounts = [person for person in found if not person.guest or person.id == name]
        chosen = accounts or found
        if len(chosen) == 1:
            return chosen[0]
        if not chosen:
            raise Refused("no-such-person")
        ids = ", ".join(person.id for person in chosen)
        raise SetupError(f"several people have the name {name!r}; give one of their ids: {ids}")

    async def _found(self, wanted: object) -> list[PersonFound]:
        query = select(schema.Person).where(wanted)  # type: ignore[arg-type]
        query = query.order_by(schema.Person.name, schema.Person.id).limit(MOST_FOUND)
        async with self._database.session() as session:
            rows = list(await session.scalars(query))
            return [found(row, await reason_of(session, row.id), self._now()) for row in rows]


async def check_not_suspended(session: AsyncSession, row: schema.Person, now: int) -> None:
    """Refused, with the reason and the time, for somebody who is kept out."""
    if not is_suspended(row, now):
        return
    until = row.suspended or 0
    raise Refused(
        "suspended",
        ever=int(until >= FOR_EVER),
        until=time_text(until),
        why=await reason_of(session, row.id),
    )


def is_suspended(row: schema.Person, now: int) -> bool:
    return row.suspended is not None and row.suspended > now


async def reason_of(session: AsyncSession, person: str) -> str:
    """Why somebody was last suspended."""
    theirs = (schema.Deed.about == person, schema.Deed.kind == "suspend")
    query = select(schema.Deed.text).where(*theirs).order_by(schema.Deed.id.desc()).limit(1)
    return await session.scalar(query) or ""


async def person_row(session: AsyncSession, person_id: str) -> schema.Person:
    row = await session.get(schema.Person, person_id, with_for_update=True)
    if row is None or row.deleted is not None:
        raise Refused("no-such-person")
    return row


def found(row: schema.Person, reason: str, now: int) -> PersonFound:
    out = is_suspended(row, now)
    return PersonFound(
        row.id,
        row.name,
        row.password is None,
        row.admin,
        row.created,
        row.suspended if out else None,
        out and (row.suspended or 0) >= FOR_EVER,
        reason if out else "",
    )


def time_text(at: int) -> str:
    """A time for people, which is the same in all languages."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
