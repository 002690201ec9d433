"""What people tell the administrators about a person, a table or a line of chat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import Named, deed, named
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.store import TableStore

PAGE = 50


class ReportForm(Struct, frozen=True, forbid_unknown_fields=True):
    """About a person, a table, or a line of the chat of a table; with a sentence that says why."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    about: Annotated[str, Meta(max_length=22)] | None = None
    table: Annotated[str, Meta(max_length=22)] | None = None
    line: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class ReportedLine(Struct, frozen=True):
    """A line of chat as it was said, even if it was taken away since."""

    id: int
    text: str
    at: int
    removed: bool


class ReportShown(Struct, frozen=True):
    id: int
    person: Named
    about: Named | None
    table: str | None
    title: str
    chat: ReportedLine | None
    text: str
    at: int
    settled: int | None


class Reports:
    """Takes reports from people, and shows them to administrators."""

    def __init__(self, database: Database, store: TableStore, now: Callable[[], int]) -> None:
        self._database = database
        self._store = store
        self._now = now

    async def make(self, person: Person, form: ReportForm) -> int:
        """Report something; returns the number of the report."""
        if not form.text.strip():
            raise Refused("malformed", field="text")
        if form.about is None and form.table is None:
            raise Refused("malformed", field="about")
        if form.table is not None:
            await self._store.seen(person, form.table, form.invite)
        async with self._database.session() as session, session.begin():
            row = schema.Report(
                person=person.id,
                about=await whom(session, form),
                table=form.table,
                chat=form.line,
                text=form.text.strip(),
                at=self._now(),
            )
            session.add(row)
        return row.id

    async def listed(self, settled: bool = False, before: int | None = None) -> list[ReportShown]:
        """Reports that wait for an administrator, or those that are settled, the newest first."""
        return await list_reports(self._database, settled, before)

    async def settle(self, admin: Person, report_id: int, text: str) -> None:
        """A report has been dealt with."""
        async with self._database.session() as session, session.begin():
            row = await session.get(schema.Report, report_id, with_for_update=True)
            if row is None or row.settled is not None:
                raise Refused("no-such-report")
            row.settled = self._now()
            said = f"#{report_id} {text}"
            about, table = row.about, row.table
            session.add(
                deed("settle-report", row.settled, admin.id, about=about, table=table, text=said)
            )


async def list_reports(
    database: Database, settled: bool = False, before: int | None = None
) -> list[ReportShown]:
    teller, target = aliased(schema.Person), aliased(schema.Person)
    query = (
        select(schema.Report, teller.name, target.name, schema.Table.title, schema.Chat)
        .join(teller, teller.id == schema.Report.person)
        .outerjoin(target, target.id == schema.Report.about)
        .outerjoin(schema.Table, schema.Table.id == schema.Report.table)
        .outerjoin(schema.Chat, schema.Chat.id == schema.Report.chat)
        .where(schema.Report.settled.is_not(None) == settled)
        .order_by(schema.Report.id.desc())
        .limit(PAGE)
    )
    if before is not None:
        query = query.where(schema.Report.id < before)
    async with database.session() as session:
        rows = (await session.execute(query)).all()
    return [
        ReportShown(
            row.id,
            Named(row.person, by),
            named(row.about, about),
            row.table,
            title or "",
            line_shown(chat),
            row.text,
            row.at,
            row.settled,
        )
        for row, by, about, title, chat in rows
    ]


async def whom(session: AsyncSession, form: ReportForm) -> str | None:
    """The person a report is about: whoever said the line, or the one who is named."""
    if form.line is not None:
        line = await session.get(schema.Chat, form.line)
        if line is None or line.table != form.table:
            raise Refused("no-such-line")
        return line.person
    if form.about is not None:
        person = await session.get(schema.Person, form.about)
        if person is None or person.deleted is not None:
            raise Refused("no-such-person")
    return form.about


def line_shown(chat: schema.Chat | None) -> ReportedLine | None:
    if chat is None:
        return None
    return ReportedLine(chat.id, chat.text, chat.at, chat.removed is not None)
