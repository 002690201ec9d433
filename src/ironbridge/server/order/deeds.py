"""The audit log: what was done by people who have a right over others. Rows are only ever added.

Whoever does such a thing adds its deed in the same transaction, so that neither is there without
the other. The host, who works from the command line, is nobody's account: `person` is None.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database

DeedKind: TypeAlias = Literal[
    "free-seat",
    "close-table",
    "end-table",
    "remove-chat",
    "suspend",
    "lift",
    "settle-report",
    "tournament-away",
    "tournament-bot",
    "tournament-cancel",
    "tournament-correct",
    "tournament-deadline",
    "tournament-remove",
    "tournament-round",
]
PAGE = 50
LONGEST_TEXT = 500


class Named(Struct, frozen=True):
    """A person by id and name; one who was deleted has the name "deleted"."""

    id: str
    name: str


class DeedShown(Struct, frozen=True):
    """A line of the audit log. Without a `person`: the host, from the command line."""

    id: int
    at: int
    kind: DeedKind
    person: Named | None
    about: Named | None
    table: str | None
    text: str


def deed(
    kind: DeedKind,
    at: int,
    person: str | None,
    *,
    about: str | None = None,
    table: str | None = None,
    text: str = "",
) -> schema.Deed:
    """A row to add to the caller's transaction."""
    said = " ".join(text.split())[:LONGEST_TEXT]
    return schema.Deed(kind=kind, at=at, person=person, about=about, table=table, text=said)


async def barred(session: AsyncSession, table_id: str) -> frozenset[str]:
    """Whose seat at a table was freed: they cannot take one there again."""
    freed = (schema.Deed.table == table_id, schema.Deed.kind == "free-seat")
    found = await session.scalars(select(schema.Deed.about).where(*freed))
    return frozenset(person for person in found if person is not None)


class AuditLog:
    """Reads the log, for administrators."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, before: int | None = None, limit: int = PAGE) -> list[DeedShown]:
        """The newest deeds, or those before one of them, the newest first."""
        doer, target = aliased(schema.Person), aliased(schema.Person)
        query = (
            select(schema.Deed, doer.name, target.name)
            .outerjoin(doer, doer.id == schema.Deed.person)
            .outerjoin(target, target.id == schema.Deed.about)
            .order_by(schema.Deed.id.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(schema.Deed.id < before)
        async with self._database.session() as session:
            rows = (await session.execute(query)).all()
        return [
            DeedShown(
                row.id,
                row.at,
                cast(DeedKind, row.kind),
                named(row.person, by),
                named(row.about, about),
                row.table,
                row.text,
            )
            for row, by, about in rows
        ]


def named(person: str | None, name: str | None) -> Named | None:
    return None if person is None else Named(person, name or "")
