"""Tells people who are away that it is their decision, at correspondence tables, and that they
were invited to a table.

A notice is a row, one for each decision; it is sent after a while unless the person has come or
decided in the meantime. What fails is tried again at growing intervals. Several processes may
share the rows: a process claims one before it sends it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

import structlog
from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from ironbridge.server.errors import Refused
from ironbridge.server.notify.message import (
    Channel,
    Message,
    NotDelivered,
    invitation,
    your_decision,
)
from ironbridge.server.notify.preferences import notification_settings
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import (
    Invitation,
    Mute,
    Notice,
    Person,
    PushDevice,
    Session,
)
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.premoves.stored import StoredPremoves
from ironbridge.server.tables.store import TableStore

TICK_S = 5.0
AT_ONCE = 50
LEASE_MS = 120_000
"""How long a claimed notice is left to the process that claimed it."""
BACKOFF_MS = 60_000
"""The first wait after a failure; each next one is twice as long."""
MOST_TRIES = 8
DONE = 2**62
"""As the time a notice is due: never again. The row stays, so that none is sent twice."""
KEPT = 10_000
PUSH = "push"
INVITED = -1
"""As the number of a notice: the person was invited to a table that is still open."""

log = structlog.get_logger(__name__)


class Connected(Protocol):
    """Who is connected to a table, here or at another process: names by id."""

    def online(self, table: str) -> Mapping[str, str]: ...


class Notifier:
    """A Waker. `channels` by their names, "email", "webhook" and "push"; one that is not set up is
    left out. `sent`, `failed` and `waiting` are for metrics."""

    def __init__(
        self,
        store: TableStore,
        database: Database,
        presence: Connected,
        channels: Mapping[str, Channel],
        now: Callable[[], int],
        delay_ms: int,
        public_url: str,
    ) -> None:
        self.sent = 0
        self.failed = 0
        self.waiting = 0
        """Notices that were due at the last look."""
        self._store = store
        self._database = database
        self._presence = presence
        self._channels = channels
        self._now = now
        self._delay_ms = delay_ms
        self._public_url = public_url
        self._premoves = StoredPremoves(database)
        self._noted: OrderedDict[tuple[str, int], int] = OrderedDict()
        """When each seat last became a decider and that was noted."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._in_order = asyncio.Lock()
        """Decisions are noted in the order they came."""
        self._postman: asyncio.Task[None] | None = None

    def wake(self, table: LiveTable) -> None:
        if table.clock.kind != "correspondence" or not self._channels:
            return
        waiting = waiting_seats(table)
        for seat in set(range(table.seat_count)) - set(waiting):
            self._noted.pop((table.id, seat), None)
        for seat in waiting:
            since = table.since[seat] or 0
            if self._noted.get((table.id, seat)) == since:
                continue
            self._keep_noted(table.id, seat, since)
            person = cast(str, table.seats[seat].person)
            if person not in self._presence.online(table.id):
                task = asyncio.create_task(self._note(person, table.id, table.number))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def invite(self, session: AsyncSession, person: Person, table_id: str) -> None:
        """Note in the caller's transaction that a person was invited."""
        due, reaching = self._now() + self._delay_ms, await self._reaching(session, person)
        session.add_all(
            Notice(person=person.id, table=table_id, number=INVITED, channel=channel, due=due)
            for channel in sorted(reaching)
        )

    def start(self) -> None:
        """Begin to send."""
        if self._channels:
            self._postman = asyncio.create_task(self._keep_sending(), name="notices")

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._postman] if self._postman else [])]
        if self._postman is not None:
            self._postman.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._postman = None

    async def idle(self) -> None:
        """Wait until what was noted is stored; for tests."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    # Noting ------------------------------------------------------------------------------

    async def _note(self, person: str, table_id: str, number: int) -> None:
        try:
            async with self._in_order, self._database.session() as session, session.begin():
                row = await session.get(Person, person)
                if row is None:
                    return
                own = (Notice.person == person, Notice.table == table_id)
                await session.execute(delete(Notice).where(*own, Notice.number < number))
                noted = set(
                    await session.scalars(
                        select(Notice.channel).where(*own, Notice.number == number)
                    )
                )
                reaching = await self._reaching(session, row)
                due = self._now() + self._delay_ms
                session.add_all(
                    Notice(person=person, table=table_id, number=number, channel=channel, due=due)
                    for channel in sorted(reaching.keys() - noted)
                )
        except Exception as fault:
            log.error("a notice was not noted", table=table_id, kind=type(fault).__name__)

    async def _reaching(self, session: AsyncSession, row: Person) -> dict[str, str]:
        """Where a person can be reached and wants to be, by the channel of a notice. Each device
        has one of its own, so that only those which were not reached are tried again."""
        wanted = notification_settings(row.preferences)
        named = [(name, address_of(row, name)) for name in ("email", "webhook")]
        found = {name: at for name, at in named if at is not None and wanted.wants(name)}
        living = (
            select(PushDevice.id)
            .join(Session, Session.id == PushDevice.session)
            .where(PushDevice.person == row.id, Session.expires > self._now())
        )
        found |= {f"{PUSH}:{device}": device for device in await session.scalars(living)}
        return {name: at for name, at in found.items() if kind_of(name) in self._channels}

    def _keep_noted(self, table_id: str, seat: int, since: int) -> None:
        self._noted[table_id, seat] = since
        self._noted.move_to_end((table_id, seat))
        while len(self._noted) > KEPT:
            self._noted.popitem(last=False)

    # Sending -----------------------------------------------------------------------------

    async def _keep_sending(self) -> None:
        while True:
            try:
                await self.deliver()
            except Exception as fault:
                log.error("notices were not sent", kind=type(fault).__name__)
            await asyncio.sleep(TICK_S)

    async def deliver(self) -> None:
        """Send what is due."""
        now = self._now()
        query = select(Notice.id, Notice.due).where(Notice.due <= now).order_by(Notice.due)
        count = select(func.count()).select_from(Notice).where(Notice.due <= now)
        async with self._database.session() as session:
            due = (await session.execute(query.limit(AT_ONCE))).all()
            self.waiting = len(due)
            if len(due) == AT_ONCE:
                self.waiting = (await session.execute(count)).scalar_one()
        if not due:
            return
        async with self._database.session() as session, session.begin():
            await session.execute(delete(Notice).where(is_needless()))
        told = (self._deliver_one(notice, at) for notice, at in due)
        for fault in await asyncio.gather(*told, return_exceptions=True):
            if isinstance(fault, Exception):
                log.error("a notice was not sent", kind=type(fault).__name__)

    async def _deliver_one(self, notice_id: int, due: int) -> None:
        notice = await self._claim(notice_id, due)
        if notice is None:
            return
        try:
            next_due = await self._attempt(notice)
        except Exception as fault:
            kind = kind_of(notice.channel)
            log.error("a notice failed", channel=kind, kind=type(fault).__name__)
            next_due = self._later(notice)
        change = update(Notice).where(Notice.id == notice.id)
        async with self._database.session() as session, session.begin():
            await session.execute(change.values(due=next_due))

    async def _claim(self, notice_id: int, due: int) -> Notice | None:
        """The notice for this process alone, counted as one more try."""
        claimed = (
            update(Notice)
            .where(Notice.id == notice_id, Notice.due == due)
            .values(due=self._now() + LEASE_MS, tries=Notice.tries + 1)
            .returning(Notice)
        )
        async with self._database.session() as session, session.begin():
            return (await session.scalars(claimed)).first()

    async def _attempt(self, notice: Notice) -> int:
        """Send a notice if it is still wanted; returns when it is due again."""
        async with self._database.session() as session:
            row = await session.get(Person, notice.person)
            reaching = {} if row is None else await self._reaching(session, row)
        try:
            table = await self._store.get(notice.table)
        except Refused:
            return DONE
        if row is None or notice.person in self._presence.online(table.id):
            return DONE
        message = await self._message(notice, row, table)
        if message is None:
            return DONE
        address = reaching.get(notice.channel)
        if address is None:
            return DONE
        quiet_ms = notification_settings(row.preferences).wait_ms(self._now())
        if quiet_ms:
            return self._now() + quiet_ms
        return await self._send(notice, address, message)

    async def _message(self, notice: Notice, row: Person, table: LiveTable) -> Message | None:
        """What there is to say; None when it is no longer so."""
        if notice.number == INVITED:
            host = await self._host(notice, table)
            if host is None:
                return None
            return invitation(table, host, row.name, row.language, self._public_url)
        seats = [s for s in waiting_seats(table) if table.seats[s].person == notice.person]
        if not seats:
            return None
        dropped = await self._premoves.dropped(table.id, seats)
        return your_decision(
            table, seats, row.name, row.language, self._now(), self._public_url, dropped
        )

    async def _host(self, notice: Notice, table: LiveTable) -> str | None:
        """The name of whoever invited a person, as long as that is a question."""
        if table.status != "open" or table.seats_of(notice.person):
            return None
        asked = (Invitation.table == table.id, Invitation.invited == notice.person)
        muted = exists().where(Mute.person == notice.person, Mute.muted == Person.id)
        query = (
            select(Person.name)
            .join(Invitation, Invitation.person == Person.id)
            .where(*asked, Invitation.declined.is_(None), ~Invitation.silent, ~muted)
        )
        async with self._database.session() as session:
            return await session.scalar(query)

    async def _send(self, notice: Notice, address: str, message: Message) -> int:
        try:
            await self._channels[kind_of(notice.channel)].send(address, message)
        except NotDelivered as fault:
            self.failed += 1
            kind = kind_of(notice.channel)
            log.warning("a notice was not delivered", channel=kind, reason=str(fault))
            return DONE if fault.for_good else self._later(notice)
        self.sent += 1
        return DONE

    def _later(self, notice: Notice) -> int:
        if notice.tries >= MOST_TRIES:
            return DONE
        return self._now() + (BACKOFF_MS << (notice.tries - 1))


def waiting_seats(table: LiveTable) -> list[int]:
    """The seats whose person is asked to decide now."""
    return [seat for seat in table.deciders if table.seats[seat].decides_for_oneself]


def kind_of(channel: str) -> str:
    """A notice to a device names both: push:DEVICE."""
    return channel.partition(":")[0]


def address_of(row: Person, channel: str) -> str | None:
    """Where a channel reaches a person. Nothing goes to an e-mail address that is not verified."""
    if channel == "webhook":
        return row.webhook
    return None if row.email_verified is None else row.email


def is_needless() -> ColumnElement[Any]:
    """There is a notice of a later decision, or two processes noted the same one: then the
    first row counts."""
    other = aliased(Notice)
    same = (
        other.person == Notice.person,
        other.table == Notice.table,
        other.channel == Notice.channel,
    )
    first = and_(other.number == Notice.number, other.id < Notice.id)
    return exists().where(*same, or_(other.number > Notice.number, first))
