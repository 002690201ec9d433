"""Tournaments as everybody may see them: lists, one of them with standings and rounds, and both as
files for a spreadsheet.

Nothing here comes from a running game: places and scores are there once a table has ended.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from sqlalchemy import ColumnElement, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import Named
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import (
    Table,
    Tournament,
    TournamentEntry,
    TournamentResult,
    TournamentRound,
)
from ironbridge.server.tables.model import Status
from ironbridge.server.tournaments.model import (
    HOUR_MS,
    BoardShown,
    FinishShown,
    Form,
    NextRound,
    PlayerShown,
    RoundShown,
    StandingShown,
    TournamentLine,
    TournamentStatus,
    TournamentView,
)
from ironbridge.server.tournaments.pairing import table_sizes
from ironbridge.server.tournaments.rounds import boards, entries_of, finishes, plays, results_of
from ironbridge.server.tournaments.service import may_enter
from ironbridge.server.tournaments.standings import Finish, Standing, standings, table_points

PAGE = 50


class Viewing:
    """Reads tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(
        self, person: Person | None, status: TournamentStatus | None, before: int | None
    ) -> list[TournamentLine]:
        """The newest first."""
        inside = TournamentEntry.tournament == Tournament.id
        count = select(func.count()).select_from(TournamentEntry)
        players = count.where(inside, TournamentEntry.left.is_(None)).scalar_subquery()
        viewer = "" if person is None else person.id
        you = exists().where(
            inside, TournamentEntry.person == viewer, TournamentEntry.left.is_(None)
        )
        query = (
            select(Tournament, schema.Person.name, players, you)
            .join(schema.Person, schema.Person.id == Tournament.host)
            .order_by(Tournament.created.desc(), Tournament.id)
            .limit(PAGE)
        )
        if status is not None:
            query = query.where(Tournament.status == status)
        if before is not None:
            query = query.where(Tournament.created < before)
        async with self._database.session() as session:
            rows = (await session.execute(query)).all()
        return [line(row, name, count, bool(entered)) for row, name, count, entered in rows]

    async def shown(self, person: Person | None, tournament: str) -> TournamentView:
        """One tournament, whole."""
        async with self._database.session() as session:
            row = await session.get(Tournament, tournament)
            if row is None:
                raise Refused("no-such-tournament")
            host = await session.get(schema.Person, row.host)
            entries = await entries_of(session, tournament)
            people = await people_of(session, entries)
            results = await results_of(session, tournament)
            statuses = await statuses_of(session, TournamentResult.tournament == tournament)
            query = select(TournamentRound).where(TournamentRound.tournament == tournament)
            rounds = list(await session.scalars(query.order_by(TournamentRound.number)))
        listed = [entry for entry in entries if has_played(entry, results)]
        own = [e.number for e in entries if person and e.person == person.id and e.left is None]
        return TournamentView(
            id=row.id,
            title=row.title,
            form=cast(Form, row.form),
            game=row.game,
            options=row.options,
            smallest=row.smallest,
            largest=row.largest,
            rounds=row.rounds,
            automatic=row.automatic,
            round_hours=row.round_ms // HOUR_MS,
            clock=row.clock,
            rated=row.rated,
            status=cast(TournamentStatus, row.status),
            round=row.round,
            host=Named(row.host, "" if host is None else host.name),
            created=row.created,
            started=row.started,
            ended=row.ended,
            seed=None if row.status == "open" else row.seed,
            entries=[entry_shown(entry, people, row.round + 1) for entry in listed],
            standings=standings_shown(row, listed, results),
            played=[round_shown(one, listed, results, statuses) for one in rounds],
            next_round=next_round(row, listed),
            you=own[0] if own else None,
            hosting=person is not None and (person.id == row.host or person.admin),
            may_enter=may_enter(row),
        )


def line(row: Tournament, host: str, players: int, you: bool) -> TournamentLine:
    return TournamentLine(
        row.id,
        row.title,
        cast(Form, row.form),
        row.game,
        cast(TournamentStatus, row.status),
        Named(row.host, host),
        players,
        row.round,
        row.rounds,
        row.rated,
        row.created,
        you,
    )


async def people_of(
    session: AsyncSession, entries: Iterable[TournamentEntry]
) -> dict[str, schema.Person]:
    wanted = [entry.person for entry in entries if entry.person is not None]
    found = await session.scalars(select(schema.Person).where(schema.Person.id.in_(wanted)))
    return {person.id: person for person in found}


async def statuses_of(session: AsyncSession, wanted: ColumnElement[bool]) -> dict[str, str]:
    query = select(Table.id, Table.status).join(
        TournamentResult, TournamentResult.table == Table.id
    )
    found = await session.execute(query.where(wanted))
    return {row.id: row.status for row in found}


def has_played(entry: TournamentEntry, results: Sequence[TournamentResult]) -> bool:
    """Whoever left before a first round is not listed."""
    return entry.left is None or any(result.entry == entry.number for result in results)


def entry_shown(
    entry: TournamentEntry, people: Mapping[str, schema.Person], number: int
) -> PlayerShown:
    person = people.get(entry.person or "")
    return PlayerShown(
        entry.number,
        "" if person is None else person.name,
        entry.person,
        entry.bot,
        person is not None and person.program,
        entry.since,
        entry.left,
        entry.removed,
        entry.away == number,
    )


def lines(
    row: Tournament, entries: Sequence[TournamentEntry], results: Sequence[TournamentResult]
) -> list[Standing]:
    rested = [result.entry for result in results if not result.board]
    return standings([entry.number for entry in entries], finishes(results), rested, row.seed)


def standings_shown(
    row: Tournament, entries: Sequence[TournamentEntry], results: Sequence[TournamentResult]
) -> list[StandingShown]:
    """In the order of standings; nothing before the start, so that no lot is known."""
    if not row.round:
        return []
    return [
        StandingShown(
            one.rank,
            one.entry,
            one.points,
            one.played,
            one.wins,
            one.byes,
            round(one.share, 1),
            round(one.opposition, 2),
            one.lot,
        )
        for one in lines(row, entries, results)
    ]


def round_shown(
    one: TournamentRound,
    entries: Sequence[TournamentEntry],
    results: Sequence[TournamentResult],
    statuses: Mapping[str, str],
) -> RoundShown:
    here = [result for result in results if result.round == one.number]
    there = {result.entry for result in here}
    return RoundShown(
        one.number,
        one.started,
        one.deadline,
        one.ended,
        [board_shown(board, seats, statuses) for (_, board), seats in boards(here).items()],
        [result.entry for result in here if not result.board],
        [e.number for e in entries if plays(e, one.number) and e.number not in there],
    )


def board_shown(
    board: int, seats: Sequence[TournamentResult], statuses: Mapping[str, str]
) -> BoardShown:
    first = seats[0]
    points = table_points([Finish(seat.entry, seat.place, seat.score) for seat in seats])
    shown = [
        FinishShown(seat.entry, seat.seat, seat.place, seat.score, points.get(seat.entry))
        for seat in seats
    ]
    table = first.table or ""
    status = cast(Status, statuses.get(table, "abandoned"))
    return BoardShown(board, table, status, shown, first.corrected, first.reason)


def next_round(row: Tournament, entries: Sequence[TournamentEntry]) -> NextRound | None:
    number = row.round + 1
    if row.status not in ("open", "running") or (row.rounds and number > row.rounds):
        return None
    there = sum(plays(entry, number) and entry.away != number for entry in entries)
    if there < row.smallest:
        return NextRound([], there)
    return NextRound(*table_sizes(there, row.smallest, row.largest))


# Files for a spreadsheet --------------------------------------------------------------------

STANDINGS = ("rank", "player", "points", "tables", "wins", "byes", "share", "opponents", "lot")
RESULTS = ("round", "table", "seat", "player", "place", "score", "points", "corrected")


def standings_csv(view: TournamentView) -> str:
    names = labels(view)
    rows = [
        (s.rank, names[s.entry], s.points, s.played, s.wins, s.byes, s.share, s.opposition, s.lot)
        for s in view.standings
    ]
    return written(STANDINGS, rows)


def results_csv(view: TournamentView) -> str:
    """A line for each seat of each table; a bye has the table 0."""
    names = labels(view)
    rows: list[tuple[object, ...]] = []
    for one in view.played:
        for board in one.tables:
            by_hand = "yes" if board.corrected is not None else ""
            rows += [
                (one.number, board.board, *seat_cells(seat, names), by_hand) for seat in board.seats
            ]
        rows += [(one.number, 0, "", names[entry], "", "", 6.0, "") for entry in one.byes]
    return written(RESULTS, rows)


def seat_cells(seat: FinishShown, names: Mapping[int, str]) -> tuple[object, ...]:
    return seat.seat + 1, names[seat.entry], seat.place, seat.score, seat.points


def labels(view: TournamentView) -> dict[int, str]:
    """Names; bots of one level are told apart by the number of their entry."""
    return {e.number: e.name if e.bot is None else f"{e.bot} ({e.number})" for e in view.entries}


def written(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(head)
    writer.writerows([plain(value) for value in row] for row in rows)
    return file.getvalue()


def plain(value: object) -> object:
    """A spreadsheet takes a text that begins so for a formula; names are what people chose."""
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r"):
        return f"'{value}"
    return "" if value is None else value
