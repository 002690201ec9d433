"""Tables that are ended by somebody who may: by whoever opened them, before the start; by an
administrator at any time.

The table is abandoned through its log, as when all people at it agree, so that everybody sees it
and its chat stays where it can be read by administrators.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import DeedKind, deed
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.changes import uninterrupted
from ironbridge.server.tables.model import NOBODY, LiveTable, Status
from ironbridge.server.tables.others import OtherProcesses, changed_message
from ironbridge.server.tables.store import TableStore

TRIES: Final = 10
"""How often the end of a log is looked for while others write to it."""
UNREADABLE: Final = ("damaged", "no-game")
"""Tables that this release cannot show can be ended all the same."""


class Ending:
    """Ends tables before their time."""

    def __init__(self, store: TableStore, database: Database, now: Callable[[], int]) -> None:
        self._store = store
        self._database = database
        self._now = now

    @uninterrupted
    async def close(self, person: Person, table_id: str, reason: str = "") -> LiveTable:
        """Whoever opened a table closes it before the start."""
        table = await self._store.seen(person, table_id)
        if person.id != table.creator:
            raise Refused("not-the-creator")
        async with self._store.changing(table_id) as change:
            await end_table(
                self._database,
                table_id,
                self._now(),
                person.id,
                "close-table",
                reason,
                ["open"],
                self._store.others,
            )
            change.entries += await self._store.follow_log(change.table)
        return change.table

    @uninterrupted
    async def end(self, admin: Person, table_id: str, reason: str = "") -> None:
        """An administrator ends a table that has not ended by itself."""

        async def end() -> None:
            await end_table(
                self._database,
                table_id,
                self._now(),
                admin.id,
                "end-table",
                reason,
                others=self._store.others,
            )

        try:
            async with self._store.changing(table_id) as change:
                await end()
                change.entries += await self._store.follow_log(change.table)
        except Refused as refused:
            if refused.code not in UNREADABLE:
                raise
            await end()


async def end_table(
    database: Database,
    table_id: str,
    now: int,
    person: str | None,
    kind: DeedKind,
    reason: str,
    statuses: Collection[Status] = ("open", "running"),
    others: OtherProcesses | None = None,
) -> None:
    """End a table with one of these statuses, and say so in the audit log. From the command line
    the processes of a server are not told: they find out when they compare their tables."""
    for _ in range(TRIES):
        try:
            async with database.session() as session, session.begin():
                creator = await write_end(session, table_id, now, person, statuses)
                session.add(deed(kind, now, person, about=creator, table=table_id, text=reason))
                if others is not None:
                    await others.tell_with(session, changed_message(table_id))
        except IntegrityError:  # somebody made a move in the meantime
            continue
        return
    raise Refused("busy")


async def write_end(
    session: AsyncSession,
    table_id: str,
    now: int,
    person: str | None,
    statuses: Collection[Status],
) -> str:
    """The row and the last entry, in the caller's transaction; returns who opened the table."""
    # The row first: on SQLite this is what begins the transaction.
    row = update(schema.Table).where(schema.Table.id == table_id)
    ended = row.where(schema.Table.status.in_(statuses)).values(status="abandoned", ended=now)
    creator: str | None = await session.scalar(ended.returning(schema.Table.creator))
    if creator is None:
        raise Refused(await refusal(session, table_id))
    await session.execute(delete(schema.Proposal).where(schema.Proposal.table == table_id))
    length = select(func.coalesce(func.max(schema.Entry.number) + 1, 0))
    last_at = select(func.coalesce(func.max(schema.Entry.at), 0))
    number = await session.scalar(length.where(schema.Entry.table == table_id)) or 0
    at = await session.scalar(last_at.where(schema.Entry.table == table_id)) or 0
    session.add(
        schema.Entry(
            table=table_id,
            number=number,
            kind="abandon",
            seat=NOBODY,
            text="",
            person=person,
            at=max(now, at),
        )
    )
    await session.flush()
    return creator


async def refusal(session: AsyncSession, table_id: str) -> str:
    """Why a table could not be ended."""
    query = select(schema.Table.status).where(schema.Table.id == table_id)
    status = await session.scalar(query)
    if status is None:
        return "no-such-table"
    return "not-open" if status == "running" else "table-over"
