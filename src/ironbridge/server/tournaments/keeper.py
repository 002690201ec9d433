"""What happens in tournaments by itself: results are written down, deadlines pass, rounds end, and
the next one begins where the host wants that.

At the deadline of a round a bot plays on for everybody at the tables that are not finished, as it
does for somebody whose clock ran out; so each table has a result that was played. Every process
looks after all tournaments; whoever comes second finds the work done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog
from sqlalchemy import select

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Seat, Tournament, TournamentRound
from ironbridge.server.storage.writer import is_outage
from ironbridge.server.tables.changes import uninterrupted
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.play import Play
from ironbridge.server.tables.store import TableStore
from ironbridge.server.tournaments.rounds import Held, Rounds, held

LOOK_S = 20.0
"""Between two looks at all tournaments. The end of a table is noticed at once."""
TRIES = 10
"""How often a seat is taken over while others play at the same table."""

log = structlog.get_logger(__name__)


class Keeper:
    """A Waker, and a task beside the server."""

    def __init__(
        self,
        store: TableStore,
        database: Database,
        play: Play,
        rounds: Rounds,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._database = database
        self._play = play
        self._rounds = rounds
        self._now = now
        self._task: asyncio.Task[None] | None = None
        self._ended = asyncio.Event()
        """A table of a tournament has ended."""

    def wake(self, table: LiveTable) -> None:
        if table.tournament is not None and table.ended_or_left:
            self._ended.set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="tournaments")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def look(self) -> None:
        """Do what is due in all tournaments that run. One that fails does not stop the others."""
        query = select(Tournament.id).where(Tournament.status == "running")
        async with self._database.session() as session:
            running = list(await session.scalars(query.order_by(Tournament.created)))
        for tournament in running:
            try:
                await self._attend(tournament)
            except Exception as error:
                if is_outage(error):
                    raise
                kind = error.code if isinstance(error, Refused) else type(error).__name__
                log.error("a tournament stands still", tournament=tournament, kind=kind)

    async def end_round(self, found: Held) -> None:
        """The newest round has ended, and the tournament with the last one."""
        row = found.row
        newest = await found.session.get(TournamentRound, (row.id, row.round))
        if newest is not None and newest.ended is None:
            newest.ended = self._now()
        if row.round and row.round >= row.rounds:
            row.status, row.ended = "over", self._now()

    async def go_on(self, found: Held) -> list[str]:
        """Begin the next round; with too few people left it is the end. Returns its tables."""
        try:
            return await self._rounds.begin(found)
        except Refused as refused:
            if refused.code != "tournament-too-few":
                raise
            found.row.status, found.row.ended = "over", self._now()
            return []

    async def wake_tables(self, tables: Sequence[str]) -> None:
        """Bots begin to play at new tables, and people are told."""
        for table_id in tables:
            try:
                self._store.wake(await self._store.get(table_id))
            except Refused as refused:  # the regular checks look after it
                log.error("a table was not woken", table=table_id, code=refused.code)

    # Details -----------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                log.error("tournaments not looked after", kind=type(error).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), LOOK_S)
            self._ended.clear()

    @uninterrupted
    async def _attend(self, tournament: str) -> None:
        late: list[str] = []
        tables: list[str] = []
        async with held(self._database, tournament) as found:
            row = found.row
            if row.status != "running":
                return
            await self._rounds.note_results(found)
            unfinished = await self._rounds.unfinished(found)
            if unfinished:
                newest = await found.session.get(TournamentRound, (row.id, row.round))
                if newest is not None and newest.deadline is not None:
                    late = unfinished if newest.deadline <= self._now() else []
            else:
                await self.end_round(found)
                if row.status == "running" and row.automatic:
                    tables = await self.go_on(found)
        await self.wake_tables(tables)
        for table_id in late:
            await self._let_bots_finish(table_id)

    async def _let_bots_finish(self, table_id: str) -> None:
        query = select(Seat.person).where(Seat.table == table_id, Seat.bot.is_(None))
        async with self._database.session() as session:
            people = [person for person in await session.scalars(query) if person is not None]
        for person in people:
            for _ in range(TRIES):
                try:
                    await self._play.take_over(Person(person, "", False, "en"), table_id)
                except Refused as refused:  # it ended meanwhile, or has a fault
                    if refused.code == "stale":
                        continue
                break
