"""All that belongs to a person in the database: to take along as JSON, or to erase.

Everything that tells who somebody was or what they said is erased. What stays is bound to the bare
id, so that tables at which others played stay whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, TypeVar, cast

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from ironbridge.kernel.documents import ResultJson
from ironbridge.kernel.option import OptionValue
from ironbridge.server.people.model import DELETED_NAME
from ironbridge.server.storage.documents import ClockJson, PreferencesJson
from ironbridge.server.storage.schema import (
    Base,
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

Row = TypeVar("Row")

# What is exported -----------------------------------------------------------------------------
#
# The keys are columns, named one by one: a new column is exported only when somebody decides so,
# and no token, seed or invite slips out.


class PersonJson(TypedDict):
    id: str
    name: str
    language: str
    admin: bool
    email: str | None
    webhook: str | None
    preferences: PreferencesJson
    created: int


class SessionJson(TypedDict):
    id: str
    agent: str
    created: int
    seen: int
    expires: int


class TableJson(TypedDict):
    id: str
    game: str
    options: dict[str, OptionValue]
    title: str
    public: bool
    clock: ClockJson
    rated: bool
    status: str
    created: int


class SeatJson(TypedDict):
    table: str
    seat: int
    resigned: bool
    game: str
    title: str
    status: str
    result: ResultJson | None


class ChatJson(TypedDict):
    table: str
    text: str
    at: int


class NoteJson(TypedDict):
    table: str
    text: str


class PreparedJson(TypedDict):
    table: str
    seat: int
    moves: list[str]
    at: int


class RatingJson(TypedDict):
    game: str
    seats: int
    mu: float
    sigma: float
    games: int
    wins: int
    points: int


class RatedGameJson(TypedDict):
    table: str
    seat: int
    place: int
    score: int
    mu: float
    sigma: float
    at: int


class PersonalDataJson(TypedDict):
    """All rows of a person. Moves are not among them: each table gives its record."""

    person: PersonJson
    sessions: list[SessionJson]
    tables_created: list[TableJson]
    seats: list[SeatJson]
    chat: list[ChatJson]
    notes: list[NoteJson]
    prepared: list[PreparedJson]
    ratings: list[RatingJson]
    rated_games: list[RatedGameJson]


async def export(session: AsyncSession, person: str) -> PersonalDataJson:
    """Everything a person may take along."""
    own_seat = Seat.person == person
    in_seat = own_seat & (Seat.table == Prepared.table) & (Seat.seat == Prepared.seat)
    at_table = own_seat & (Seat.table == Table.id)
    rated = RatingStep.player == person
    return {
        "person": (await rows(session, PersonJson, [Person], Person.id == person))[0],
        "sessions": await rows(session, SessionJson, [Session], Session.person == person),
        "tables_created": await rows(session, TableJson, [Table], Table.creator == person),
        "seats": await rows(session, SeatJson, [Seat, Table], at_table),
        "chat": await rows(session, ChatJson, [Chat], Chat.person == person, Chat.id),
        "notes": await rows(session, NoteJson, [Note], Note.person == person),
        "prepared": await rows(session, PreparedJson, [Prepared], in_seat),
        "ratings": await rows(session, RatingJson, [Rating], Rating.player == person),
        "rated_games": await rows(session, RatedGameJson, [RatingStep], rated, RatingStep.at),
    }


async def erase(session: AsyncSession, person: str, now: int) -> str:
    """Erase a person in the caller's transaction; returns the name that is shown from now on."""
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
            name_look=None,
            password=None,
            language="en",
            admin=False,
            email=None,
            email_verified=None,
            webhook=None,
            preferences={},
            deleted=now,
        )
    )
    return DELETED_NAME


# Details ------------------------------------------------------------------------------------


async def rows(
    session: AsyncSession,
    kind: type[Row],
    tables: Sequence[type[Base]],
    condition: ColumnElement[bool],
    order: InstrumentedAttribute[int] | None = None,
) -> list[Row]:
    """The columns that a type names, each of the first table that has it."""
    columns = [
        next(getattr(table, key) for table in tables if hasattr(table, key))
        for key in kind.__annotations__
    ]
    query = select(*columns).where(condition).order_by(order)
    return [cast(Row, dict(row)) for row in (await session.execute(query)).mappings()]
