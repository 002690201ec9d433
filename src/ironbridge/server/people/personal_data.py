"""All that belongs to a person in the database: to take along as JSON, or to erase.

Erased is what tells who somebody was or what they said. What stays is bound to the bare id, so
that tables at which others played stay whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from ironbridge.server.people.model import DELETED_NAME
from ironbridge.server.storage.schema import (
    Chat,
    Note,
    Notice,
    Person,
    Prepared,
    Rating,
    RatingStep,
    Seat,
    Session,
    Table,
)

# Columns are named one by one: a new column is exported only when somebody decides it, so no
# token, seed or invite slips out.
PERSON = (
    Person.id,
    Person.name,
    Person.language,
    Person.admin,
    Person.email,
    Person.webhook,
    Person.preferences,
    Person.created,
)
SESSION = (Session.id, Session.agent, Session.created, Session.seen, Session.expires)
TABLE = (
    Table.id,
    Table.game,
    Table.options,
    Table.title,
    Table.public,
    Table.clock,
    Table.status,
    Table.created,
)
SEAT = (Seat.table, Seat.seat, Seat.resigned, Table.game, Table.title, Table.status, Table.result)
CHAT = (Chat.table, Chat.text, Chat.at)
NOTE = (Note.table, Note.text)
PREPARED = (Prepared.table, Prepared.seat, Prepared.moves, Prepared.at)
RATING = (
    Rating.game,
    Rating.seats,
    Rating.mu,
    Rating.sigma,
    Rating.games,
    Rating.wins,
    Rating.points,
)
STEP = (
    RatingStep.table,
    RatingStep.seat,
    RatingStep.place,
    RatingStep.score,
    RatingStep.mu,
    RatingStep.sigma,
    RatingStep.at,
)


async def export(session: AsyncSession, person: str) -> dict[str, object]:
    """The rows of a person. Moves are not among them: each table gives its record."""
    own_seat = (Seat.table == Prepared.table) & (Seat.seat == Prepared.seat)
    queries = {
        "sessions": chosen(SESSION).where(Session.person == person),
        "tables_created": chosen(TABLE).where(Table.creator == person),
        "seats": chosen(SEAT).join(Table, Table.id == Seat.table).where(Seat.person == person),
        "chat": chosen(CHAT).where(Chat.person == person).order_by(Chat.id),
        "notes": chosen(NOTE).where(Note.person == person),
        "prepared": chosen(PREPARED).join(Seat, own_seat).where(Seat.person == person),
        "ratings": chosen(RATING).where(Rating.player == person),
        "rated_games": chosen(STEP).where(RatingStep.player == person).order_by(RatingStep.at),
    }
    own = await rows(session, chosen(PERSON).where(Person.id == person))
    exported: dict[str, object] = {"person": own[0]}
    for name, query in queries.items():
        exported[name] = await rows(session, query)
    return exported


async def erase(session: AsyncSession, person: str, now: int) -> str:
    """Erase a person in the caller's transaction; gives the name that stands there now."""
    for rows_of in (
        delete(Session).where(Session.person == person),
        delete(Note).where(Note.person == person),
        delete(Chat).where(Chat.person == person),
        delete(Notice).where(Notice.person == person),
        delete(Rating).where(Rating.player == person),
    ):
        await session.execute(rows_of)
    for table, seat in await session.execute(
        select(Seat.table, Seat.seat).where(Seat.person == person)
    ):
        here = (Prepared.table == table, Prepared.seat == seat)
        await session.execute(delete(Prepared).where(*here))
    erased = update(Person).where(Person.id == person)
    await session.execute(
        erased.values(
            name=DELETED_NAME,
            name_key=None,
            password=None,
            language="en",
            admin=False,
            email=None,
            webhook=None,
            preferences={},
            deleted=now,
        )
    )
    return DELETED_NAME


# Details ------------------------------------------------------------------------------------


def chosen(columns: Sequence[InstrumentedAttribute[Any]]) -> Select[Any]:
    return select(*columns)


async def rows(session: AsyncSession, query: Select[Any]) -> list[dict[str, object]]:
    return [dict(row) for row in (await session.execute(query)).mappings()]
