"""The rounds of a tournament in the database: who plays, the tables they get, how these ended.

All of it happens in the caller's transaction, which holds the row of the tournament (`held`), so
that of several processes only one begins a round.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.errors import Refused
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.documents import PlannedRoundJson
from ironbridge.server.storage.schema import (
    Person,
    Seat,
    Table,
    Tournament,
    TournamentEntry,
    TournamentResult,
    TournamentRound,
)
from ironbridge.server.tables import load
from ironbridge.server.tables import spec as specs
from ironbridge.server.tables.new_table import new_table
from ironbridge.server.tables.spec import ClockSpec, SeatSpec, TableSpec
from ironbridge.server.tournaments.model import MOST_ROUNDS, Levels
from ironbridge.server.tournaments.pairing import (
    History,
    Round,
    meeting_round,
    round_robin,
    swiss_round,
)
from ironbridge.server.tournaments.standings import Finish, standings

ENDED = ("over", "abandoned")


@dataclass
class Held:
    """A tournament whose row is held."""

    session: AsyncSession
    row: Tournament


@asynccontextmanager
async def held(database: Database, tournament: str) -> AsyncIterator[Held]:
    """A transaction that nobody else has at the same time for this tournament."""
    async with database.session() as session, session.begin():
        # A change first: on SQLite this is what begins the transaction.
        own = update(Tournament).where(Tournament.id == tournament)
        found = await session.scalar(own.values(round=Tournament.round).returning(Tournament.id))
        if found is None:
            raise Refused("no-such-tournament")
        yield Held(session, await session.get_one(Tournament, tournament))


async def entries_of(session: AsyncSession, tournament: str) -> list[TournamentEntry]:
    query = select(TournamentEntry).where(TournamentEntry.tournament == tournament)
    return list(await session.scalars(query.order_by(TournamentEntry.number)))


async def results_of(session: AsyncSession, tournament: str) -> list[TournamentResult]:
    query = select(TournamentResult).where(TournamentResult.tournament == tournament)
    order = (TournamentResult.round, TournamentResult.board, TournamentResult.seat)
    return list(await session.scalars(query.order_by(*order, TournamentResult.entry)))


def boards(results: Collection[TournamentResult]) -> dict[tuple[int, int], list[TournamentResult]]:
    """The seats of each table, by round and number of the table, without byes."""
    found: dict[tuple[int, int], list[TournamentResult]] = {}
    for result in results:
        if result.board:
            found.setdefault((result.round, result.board), []).append(result)
    return found


def finishes(results: Collection[TournamentResult]) -> list[list[Finish]]:
    """The tables that have a result."""
    return [
        [Finish(seat.entry, seat.place, seat.score) for seat in seats]
        for seats in boards(results).values()
        if all(seat.place is not None for seat in seats)
    ]


def plays(entry: TournamentEntry, number: int) -> bool:
    """Whether somebody is in the tournament for a round, present or not."""
    return entry.since <= number and (entry.left is None or entry.left > number)


class Rounds:
    """Begins rounds and writes down how they ended."""

    def __init__(self, now: Callable[[], int], levels: Levels) -> None:
        self._now = now
        self._levels = levels

    async def begin(self, held: Held) -> list[str]:
        """The next round with its tables, whose ids are returned. Refused with too few people."""
        session, row = held.session, held.row
        number = row.round + 1
        entries = await entries_of(session, row.id)
        present = await self._present(session, entries, number)
        if len(present) < row.smallest:
            raise Refused("tournament-too-few", least=row.smallest)
        results = await results_of(session, row.id)
        if row.form == "round-robin" and row.plan is None:
            row.plan = make_plan([entry.number for entry in present], row)
            row.rounds = len(row.plan)
        found = paired(row, entries, [entry.number for entry in present], results)
        row.round = number
        now = self._now()
        deadline = now + row.round_ms if row.round_ms else None
        session.add(
            TournamentRound(tournament=row.id, number=number, started=now, deadline=deadline)
        )
        for entry in found.byes:
            session.add(result_row(row, entry, 0, None, 0))
        players = {entry.number: entry for entry in present}
        return [
            await self._table(held, board, [players[entry] for entry in seats])
            for board, seats in enumerate(found.tables, start=1)
        ]

    async def note_results(self, held: Held) -> None:
        """Write down how tables ended that have ended since."""
        unknown = [
            result
            for result in await results_of(held.session, held.row.id)
            if result.table is not None and result.place is None
        ]
        for seats in boards(unknown).values():
            table = await held.session.get(Table, seats[0].table, populate_existing=True)
            result = None if table is None else load.read_result(table.result)
            if table is None or table.status != "over" or result is None:
                continue
            query = select(Seat.seat).where(Seat.table == table.id, Seat.resigned)
            gone = set(await held.session.scalars(query))
            places = without_resigned(result["places"], gone)
            for seat in seats:
                seat.place, seat.score = places[seat.seat], result["scores"][seat.seat]

    async def unfinished(self, held: Held) -> list[str]:
        """Tables of the newest round that still run and have no result."""
        query = (
            select(Table.id)
            .join(TournamentResult, TournamentResult.table == Table.id)
            .where(
                TournamentResult.tournament == held.row.id,
                TournamentResult.round == held.row.round,
                TournamentResult.place.is_(None),
                Table.status.not_in(ENDED),
            )
            .distinct()
        )
        await held.session.flush()
        return list(await held.session.scalars(query))

    # Details -----------------------------------------------------------------------------

    async def _present(
        self, session: AsyncSession, entries: Sequence[TournamentEntry], number: int
    ) -> list[TournamentEntry]:
        """Those who play a round. Nobody is seated who could not come: whoever was suspended or
        deleted is absent."""
        kept_out = or_(Person.deleted.is_not(None), Person.suspended > self._now())
        people = [entry.person for entry in entries if entry.person is not None]
        query = select(Person.id).where(Person.id.in_(people), kept_out)
        gone = set(await session.scalars(query))
        return [
            entry
            for entry in entries
            if plays(entry, number) and entry.away != number and entry.person not in gone
        ]

    async def _table(self, held: Held, board: int, players: Sequence[TournamentEntry]) -> str:
        """A running table for these players, in the order of seats."""
        row, now = held.row, self._now()
        spec = TableSpec(
            row.game,
            [SeatSpec("open") for _ in players],
            dict(row.options),
            f"{row.title} · {row.round}.{board}",
            clock=ClockSpec(**row.clock),
            hints=False,
            # Ratings of bots do not change by games among themselves.
            rated=row.rated and any(player.person is not None for player in players),
        )
        setup = specs.check(spec, self._levels)
        table = new_table(row.host, spec, setup, now, programs=not row.rated)
        table.status, table.started, table.tournament = "running", now, row.id
        held.session.add(table)
        await held.session.flush()
        for seat, player in enumerate(players):
            held.session.add(Seat(table=table.id, seat=seat, person=player.person, bot=player.bot))
            held.session.add(result_row(row, player.number, board, table.id, seat))
        return table.id


def result_row(
    row: Tournament, entry: int, board: int, table: str | None, seat: int
) -> TournamentResult:
    return TournamentResult(
        tournament=row.id, round=row.round, entry=entry, board=board, table=table, seat=seat
    )


def make_plan(players: Collection[int], row: Tournament) -> list[PlannedRoundJson]:
    found = round_robin(players, row.smallest, row.largest, row.seed, MOST_ROUNDS)
    return [{"tables": planned.tables, "byes": planned.byes} for planned in found]


def paired(
    row: Tournament,
    entries: Sequence[TournamentEntry],
    present: Sequence[int],
    results: Sequence[TournamentResult],
) -> Round:
    """Who plays with whom in the next round. A round robin keeps to its plan while everybody is
    there; otherwise those who are there meet whom they have met least."""
    number = row.round + 1
    history = history_of(results)
    if row.form == "round-robin":
        planned = (row.plan or [])[number - 1]
        if {player for table in planned["tables"] for player in table} | set(
            planned["byes"]
        ) == set(present):
            return Round(planned["tables"], planned["byes"])
        return meeting_round(present, history, row.smallest, row.largest, row.seed + number)
    rested = [result.entry for result in results if not result.board]
    numbers = [entry.number for entry in entries]
    lines = standings(numbers, finishes(results), rested, row.seed)
    points = {line.entry: line.points for line in lines if line.entry in set(present)}
    return swiss_round(points, history, row.smallest, row.largest, row.seed + number)


def history_of(results: Sequence[TournamentResult]) -> History:
    history = History()
    history.add([seat.entry for seat in seats] for seats in boards(results).values())
    history.byes.update(result.entry for result in results if not result.board)
    return history


def without_resigned(places: Sequence[int], resigned: Collection[int]) -> list[int]:
    """Whoever resigned is last, however well a bot then did; those behind them move up."""
    stayed = [place for seat, place in enumerate(places) if seat not in resigned]
    last = len(stayed) + 1
    return [
        last if seat in resigned else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    ]
