"""Invitations to an open table by name.

Whoever opened the table invites; the invited person finds it on their first page and by the
channels on which they want to be reached. It is one question, once: a table cannot ask again.
Whether the person takes invitations, has muted whoever asks, or has too many waiting, nobody can
tell from the answer: such an invitation is kept, and never told (`silent`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import barred
from ironbridge.server.people.model import Person
from ironbridge.server.people.validation import sign_in_key
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Follow, Invitation, Mute, Seat, Table
from ironbridge.server.storage.schema import Person as PersonRow
from ironbridge.server.storage.upsert import adding
from ironbridge.server.tables.listing import TableLine, TableLists
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.store import TableStore

MOST_AT_TABLE: Final = 20
MOST_WAITING: Final = 20
"""Invitations that one person has at a time; more are not told."""
MOST_FROM_ONE: Final = 3
"""Of these, from the same person."""


class Invited(Struct, frozen=True):
    """Somebody who was invited, as whoever invited sees it."""

    id: str
    name: str
    at: int
    declined: bool


class InvitationShown(Struct, frozen=True):
    """One's own invitation: the table, and who asks."""

    table: TableLine
    person: str
    name: str
    at: int


class Postman(Protocol):
    """Tells people who are away."""

    async def invite(self, session: AsyncSession, person: PersonRow, table_id: str) -> None:
        """Note in the caller's transaction that a person was invited."""


class Invitations:
    def __init__(
        self,
        store: TableStore,
        lists: TableLists,
        database: Database,
        postman: Postman,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._lists = lists
        self._database = database
        self._postman = postman
        self._now = now

    # Whoever asks ------------------------------------------------------------------------

    async def invite(self, person: Person, table_id: str, name: str) -> list[Invited]:
        """Invite an account by its name; returns everybody who was invited to the table."""
        table = await self._own(person, table_id)
        if person.guest:
            raise Refused("guest-invites")
        if table.status != "open":
            raise Refused("not-open")
        async with self._database.session() as session, session.begin():
            other = await found_by_name(session, name)
            if other.id == person.id:
                raise Refused("malformed", field="name")
            if other.id in await barred(session, table_id):
                raise Refused("freed-before")
            if not table.seats_of(other.id):
                await forget_lapsed(session, person.id)
                at_table = select(func.count()).where(Invitation.table == table_id)
                if (await session.scalar(at_table) or 0) >= MOST_AT_TABLE:
                    raise Refused("too-large")
                await self._ask(session, person, table_id, other)
        return await self._invited(table_id)

    async def ask_again(self, person: Person, old_id: str, new: LiveTable) -> None:
        """Somebody opened a rematch: invite the others of the game before."""
        if new.creator != person.id or new.status != "open" or person.guest:
            return
        before = select(Seat.person).where(Seat.table == old_id)
        others = (PersonRow.id.in_(before), PersonRow.id != person.id)
        accounts = select(PersonRow).where(*others, PersonRow.name_key.is_not(None))
        async with self._database.session() as session, session.begin():
            for other in (await session.scalars(accounts)).all():
                if not new.seats_of(other.id):
                    await self._ask(session, person, new.id, other)

    async def invited(self, person: Person, table_id: str) -> list[Invited]:
        """Everybody who was invited to one's table."""
        await self._own(person, table_id)
        return await self._invited(table_id)

    async def withdraw(self, person: Person, table_id: str, other: str) -> None:
        """Take an invitation back; who sees a private table only by it sees it no longer."""
        table = await self._own(person, table_id)
        row = (Invitation.table == table_id, Invitation.invited == other)
        async with self._database.session() as session, session.begin():
            await session.execute(delete(Invitation).where(*row))
        self._store.refresh(table)

    # Whoever is asked --------------------------------------------------------------------

    async def listed(self, person: Person) -> list[InvitationShown]:
        """Invitations that wait for a person, the newest first: to tables that are open and have
        a free seat."""
        muted = select(Mute.muted).where(Mute.person == person.id)
        seated = exists().where(Seat.table == Table.id, Seat.person == person.id)
        free = exists().where(Seat.table == Table.id, Seat.person.is_(None), Seat.bot.is_(None))
        query = (
            select(Invitation, PersonRow.name)
            .join(Table, Table.id == Invitation.table)
            .join(PersonRow, PersonRow.id == Invitation.person)
            .where(*waiting_for(person.id), Table.status == "open", free, ~seated)
            .where(Invitation.person.not_in(muted))
            .order_by(Invitation.at.desc(), Invitation.table)
            .limit(MOST_WAITING)
        )
        async with self._database.reader() as session:
            rows = [
                (asked, name)
                for asked, name in await session.execute(query)
                if person.id not in await barred(session, asked.table)
            ]
        lines = await self._lists.lines([asked.table for asked, _ in rows], person)
        return [
            InvitationShown(lines[asked.table], asked.person, name, asked.at)
            for asked, name in rows
            if asked.table in lines
        ]

    async def decline(self, person: Person, table_id: str) -> None:
        """Say no, for good: whoever asked sees that, and the table cannot ask again."""
        row = (Invitation.table == table_id, Invitation.invited == person.id)
        said = update(Invitation).where(*row, Invitation.declined.is_(None), ~Invitation.silent)
        async with self._database.session() as session, session.begin():
            await session.execute(said.values(declined=self._now()))

    # Details -----------------------------------------------------------------------------

    async def _own(self, person: Person, table_id: str) -> LiveTable:
        table = await self._store.seen(person, table_id)
        if table.creator != person.id:
            raise Refused("not-the-creator")
        return table

    async def _invited(self, table_id: str) -> list[Invited]:
        query = (
            select(Invitation, PersonRow.name)
            .join(PersonRow, PersonRow.id == Invitation.invited)
            .where(Invitation.table == table_id)
            .order_by(Invitation.at, PersonRow.name, Invitation.invited)
        )
        async with self._database.session() as session:
            rows = (await session.execute(query)).all()
        return [Invited(row.invited, name, row.at, row.declined is not None) for row, name in rows]

    async def _ask(
        self, session: AsyncSession, person: Person, table_id: str, other: PersonRow
    ) -> None:
        """Add the invitation, unless there is one, and let the person know if they want to."""
        if await session.get(Invitation, (table_id, other.id)) is not None:
            return
        silent = not await self._is_welcome(session, person, other)
        row = {
            "table": table_id,
            "invited": other.id,
            "person": person.id,
            "at": self._now(),
            "silent": silent,
        }
        await session.execute(adding(self._database, Invitation, row))
        if not silent:
            await self._postman.invite(session, other, table_id)

    async def _is_welcome(self, session: AsyncSession, person: Person, other: PersonRow) -> bool:
        wanted = who_may_invite(other.preferences)
        if wanted == "nobody" or (other.suspended or 0) > self._now():
            return False
        if await session.get(Mute, (other.id, person.id)) is not None:
            return False
        if wanted == "followed" and await session.get(Follow, (other.id, person.id)) is None:
            return False
        still_open = Invitation.table.in_(select(Table.id).where(Table.status == "open"))
        all_of = select(func.count()).where(*waiting_for(other.id), still_open)
        of_one = all_of.where(Invitation.person == person.id)
        within = (await session.scalar(all_of) or 0) < MOST_WAITING
        return within and (await session.scalar(of_one) or 0) < MOST_FROM_ONE


def waiting_for(person: str) -> tuple[ColumnElement[bool], ...]:
    return (Invitation.invited == person, Invitation.declined.is_(None), ~Invitation.silent)


def who_may_invite(preferences: Mapping[str, object]) -> str:
    """What cannot be read counts as not chosen."""
    chosen = preferences.get("together")
    said = chosen.get("invitations") if isinstance(chosen, Mapping) else None
    return said if said in ("followed", "nobody") else "everybody"


async def found_by_name(session: AsyncSession, name: str) -> PersonRow:
    """An account; names of accounts are public, so that there is none may be said."""
    query = select(PersonRow).where(PersonRow.name_key == (sign_in_key(name) or ""))
    found = await session.scalar(query.where(PersonRow.deleted.is_(None)))
    if found is None:
        raise Refused("no-such-person")
    return found


async def forget_lapsed(session: AsyncSession, person: str) -> None:
    """What somebody asked at tables that are no longer open."""
    lapsed = select(Table.id).where(Table.status != "open")
    made = (Invitation.person == person, Invitation.table.in_(lapsed))
    await session.execute(delete(Invitation).where(*made))
