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
    FinishedSeat,
    Follow,
    Invitation,
    Mute,
    Note,
    Notice,
    Person,
    Prepared,
    PushDevice,
    Rating,
    RatingStep,
    Report,
    Seat,
    Session,
    SolvedPuzzle,
    Table,
    Token,
    Tournament,
    TournamentEntry,
    TournamentResult,
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
    program: bool
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


class TokenJson(TypedDict):
    id: str
    name: str
    rights: list[str]
    created: int
    used: int | None
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
    phrase: str | None
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


class MuteJson(TypedDict):
    muted: str
    at: int


class FollowJson(TypedDict):
    followed: str
    at: int


class InvitationJson(TypedDict):
    table: str
    invited: str
    person: str
    at: int
    declined: int | None


class ReportJson(TypedDict):
    about: str | None
    table: str | None
    chat: int | None
    text: str
    at: int
    settled: int | None


class SolvedPuzzleJson(TypedDict):
    game: str
    puzzle: str
    at: int


class PushDeviceJson(TypedDict):
    id: str
    session: str
    endpoint: str
    created: int


class TournamentJson(TypedDict):
    id: str
    title: str
    form: str
    game: str
    options: dict[str, OptionValue]
    rated: bool
    status: str
    created: int


class TournamentEntryJson(TypedDict):
    tournament: str
    number: int
    since: int
    left: int | None
    removed: bool
    away: int


class TournamentResultJson(TypedDict):
    tournament: str
    round: int
    board: int
    table: str | None
    seat: int
    place: int | None
    score: int | None
    corrected: int | None


class PersonalDataJson(TypedDict):
    """All rows of a person. Moves are not among them: each table gives its record."""

    person: PersonJson
    sessions: list[SessionJson]
    tokens: list[TokenJson]
    tables_created: list[TableJson]
    seats: list[SeatJson]
    chat: list[ChatJson]
    notes: list[NoteJson]
    prepared: list[PreparedJson]
    ratings: list[RatingJson]
    rated_games: list[RatedGameJson]
    mutes: list[MuteJson]
    follows: list[FollowJson]
    invitations: list[InvitationJson]
    reports: list[ReportJson]
    puzzles: list[SolvedPuzzleJson]
    push_devices: list[PushDeviceJson]
    tournaments_hosted: list[TournamentJson]
    tournament_entries: list[TournamentEntryJson]
    tournament_results: list[TournamentResultJson]


async def export(session: AsyncSession, person: str) -> PersonalDataJson:
    """Everything a person may take along."""
    own_seat = Seat.person == person
    in_seat = own_seat & (Seat.table == Prepared.table) & (Seat.seat == Prepared.seat)
    at_table = own_seat & (Seat.table == Table.id)
    rated = RatingStep.player == person
    asked = (Invitation.invited == person) | (Invitation.person == person)
    entered = TournamentEntry.person == person
    finished = entered & (
        (TournamentResult.tournament == TournamentEntry.tournament)
        & (TournamentResult.entry == TournamentEntry.number)
    )
    return {
        "person": (await rows(session, PersonJson, [Person], Person.id == person))[0],
        "sessions": await rows(session, SessionJson, [Session], Session.person == person),
        "tokens": await rows(session, TokenJson, [Token], Token.person == person),
        "tables_created": await rows(session, TableJson, [Table], Table.creator == person),
        "seats": await rows(session, SeatJson, [Seat, Table], at_table),
        "chat": await rows(session, ChatJson, [Chat], Chat.person == person, Chat.id),
        "notes": await rows(session, NoteJson, [Note], Note.person == person),
        "prepared": await rows(session, PreparedJson, [Prepared], in_seat),
        "ratings": await rows(session, RatingJson, [Rating], Rating.player == person),
        "rated_games": await rows(session, RatedGameJson, [RatingStep], rated, RatingStep.at),
        "mutes": await rows(session, MuteJson, [Mute], Mute.person == person, Mute.at),
        "follows": await rows(session, FollowJson, [Follow], Follow.person == person, Follow.at),
        "invitations": await rows(session, InvitationJson, [Invitation], asked, Invitation.at),
        "reports": await rows(session, ReportJson, [Report], Report.person == person, Report.at),
        "puzzles": await rows(
            session, SolvedPuzzleJson, [SolvedPuzzle], SolvedPuzzle.person == person
        ),
        "push_devices": await rows(
            session, PushDeviceJson, [PushDevice], PushDevice.person == person
        ),
        "tournaments_hosted": await rows(
            session, TournamentJson, [Tournament], Tournament.host == person, Tournament.created
        ),
        "tournament_entries": await rows(session, TournamentEntryJson, [TournamentEntry], entered),
        "tournament_results": await rows(
            session, TournamentResultJson, [TournamentResult], finished
        ),
    }


async def erase(session: AsyncSession, person: str, now: int) -> str:
    """Erase a person in the caller's transaction; returns the name that is shown from now on."""
    for rows_of in (
        delete(PushDevice).where(PushDevice.person == person),
        delete(Session).where(Session.person == person),
        delete(Token).where(Token.person == person),
        delete(Note).where(Note.person == person),
        delete(Chat).where(Chat.person == person),
        delete(Notice).where(Notice.person == person),
        delete(Mute).where((Mute.person == person) | (Mute.muted == person)),
        delete(Follow).where((Follow.person == person) | (Follow.followed == person)),
        delete(Invitation).where((Invitation.person == person) | (Invitation.invited == person)),
        delete(Report).where(Report.person == person),
        delete(Rating).where(Rating.player == person),
        delete(SolvedPuzzle).where(SolvedPuzzle.person == person),
    ):
        await session.execute(rows_of)
    for table, seat in await session.execute(
        select(Seat.table, Seat.seat).where(Seat.person == person)
    ):
        here = (Prepared.table == table, Prepared.seat == seat)
        await session.execute(delete(Prepared).where(*here))
    # Their games stay in the archive; nobody can ask it for all of one such person.
    nameless = update(FinishedSeat).where(FinishedSeat.player == person).values(player=None)
    await session.execute(nameless)
    await leave_tournaments(session, person, now)
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


async def leave_tournaments(session: AsyncSession, person: str, now: int) -> None:
    """Results that others see stay, bound to the bare id; no further round is played. What the
    person was about to host is called off, what runs is left to the administrators."""
    hosted = update(Tournament).where(Tournament.host == person, Tournament.status == "open")
    await session.execute(hosted.values(status="cancelled", ended=now))
    own = (TournamentEntry.person == person, TournamentEntry.left.is_(None))
    begun = select(Tournament.id).where(Tournament.round > 0)
    there = (*own, TournamentEntry.tournament.not_in(begun))
    await session.execute(delete(TournamentEntry).where(*there))
    next_round = select(Tournament.round + 1).where(Tournament.id == TournamentEntry.tournament)
    left = update(TournamentEntry).where(*own).values(left=next_round.scalar_subquery())
    await session.execute(left, execution_options={"synchronize_session": False})


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
