"""Lets bots play: woken after each change of a table, and by regular checks of its own.

Each table with a bot that decides has one task, which asks a worker, waits a moment so that
people can follow, and posts the move as a person would. Nothing is stored: after a crash, or when
another process has died, the next check finds the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog
from sqlalchemy import Select, exists, func, select

from ironbridge.bots import substitute
from ironbridge.server.bots.job import Chosen, decision, fresh_seed
from ironbridge.server.bots.workers import Urgency, WorkerFailed, Workers
from ironbridge.server.errors import Refused
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry, Seat, Table
from ironbridge.server.storage.writer import is_outage
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.play import Play
from ironbridge.server.tables.store import TableStore

LIMIT_S = 5.0
"""Every level answers within a second; only a worker in trouble, or a busy machine, needs more."""
QUIET_MS = 10_000
"""A table at which nothing has happened for this long is checked: perhaps its bot was lost."""
SWEEP_S = 5.0
STORED_EVERY = 6
"""Every so many checks, tables that are not in memory are looked at too."""
MOST_LOADED = 100

log = structlog.get_logger(__name__)


class BotRunner:
    """A Waker. `delay_s` is the least time a bot takes where people watch it."""

    def __init__(
        self,
        store: TableStore,
        play: Play,
        database: Database,
        workers: Workers,
        now: Callable[[], int],
        delay_s: float,
        limit_s: float = LIMIT_S,
    ) -> None:
        self.fallbacks = 0
        """Moves that nobody thought about, because workers failed twice."""
        self.substitutions = 0
        """Moves of a simpler level, because a worker failed or was late."""
        self._store = store
        self._play = play
        self._database = database
        self._workers = workers
        self._now = now
        self._delay_s = delay_s
        self._limit_s = limit_s
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._looked: dict[str, int] = {}
        """Tables found without a bot to decide, with the number of entries they had."""
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def replaced(self) -> int:
        """Moves that the bot of a seat did not make itself."""
        return self.substitutions + self.fallbacks

    def wake(self, table: LiveTable) -> None:
        self._woken(table)

    def start(self) -> None:
        """Start the regular checks."""
        if self._workers.count:
            self._sweeper = asyncio.create_task(self._keep_sweeping(), name="sweeper of bots")

    async def close(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._sweeper = None

    async def idle(self) -> None:
        """Wait until no bot has anything to do; for tests."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    # One table ---------------------------------------------------------------------------

    def _woken(self, table: LiveTable) -> bool:
        """Look after a table, unless there is nothing to do or a task does so already."""
        if self._workers.count == 0 or table.id in self._tasks or bot_to_decide(table) is None:
            return False
        task = asyncio.create_task(self._attend(table.id), name=f"bots of {table.id}")
        self._tasks[table.id] = task
        return True

    async def _attend(self, table_id: str) -> None:
        try:
            while True:
                table = await self._store.get(table_id)
                seat = bot_to_decide(table)
                if seat is None:
                    return
                if not await self._decide(table, seat):
                    return
        except Exception as fault:  # the next check tries again
            log.error("bots stopped", table=table_id, kind=type(fault).__name__)
        finally:
            del self._tasks[table_id]

    async def _decide(self, table: LiveTable, seat: int) -> bool:
        """Play one move; False when the table refused both the bot's move and a legal one."""
        number = table.number
        delay = 0.0 if table.clock.kind == "correspondence" else self._delay_s
        waited = asyncio.create_task(asyncio.sleep(delay))
        try:
            text = await self._think(table, seat)
            await waited
        finally:
            waited.cancel()
        for attempt in (text, None):
            table = await self._store.get(table.id)
            if table.number != number:
                return True  # somebody else was faster: try again
            try:
                move = attempt or first_legal(table, seat)
                await self._play.post_bot(table.id, number, seat, move)
                return True
            except Refused as refused:
                if refused.code == "stale":
                    return True
                log.error("a bot's move was refused", table=table.id, code=refused.code)
        return False

    async def _think(self, table: LiveTable, seat: int) -> str | None:
        """The move of the seat's bot. When it fails or is late, a simpler level is asked once;
        then None, and the first legal move is played: no table may wait for ever."""
        level = table.seats[seat].bot
        assert level is not None
        instead = substitute(table.game, level)
        text = await self._ask(table, seat, level)
        if text is None:
            log.warning("a bot is replaced for a move", table=table.id, level=level, by=instead)
            text = await self._ask(table, seat, instead)
            self.substitutions += text is not None
            self.fallbacks += text is None
        return text

    async def _ask(self, table: LiveTable, seat: int, level: str) -> str | None:
        """The move that a worker finds at this level, or None."""
        job = decision(table, seat, level, fresh_seed())
        try:
            answer = await self._workers.ask(job, self._limit_s, Urgency.MOVE)
        except WorkerFailed:
            return None
        assert isinstance(answer, Chosen)
        return answer.move

    # Looking around ----------------------------------------------------------------------

    async def _keep_sweeping(self) -> None:
        rounds = 0
        while True:
            try:
                await self.sweep(stored=rounds % STORED_EVERY == 0, quiet_ms=QUIET_MS)
            except Exception as fault:
                log.error("looking around failed", kind=type(fault).__name__)
            rounds += 1
            await asyncio.sleep(SWEEP_S)

    async def sweep(self, stored: bool, quiet_ms: int = QUIET_MS) -> None:
        """Wake tables at which a bot should decide but nothing happens."""
        for table in self._store.cache:
            if self._is_quiet(table.last_at, quiet_ms) and self._woken(table):
                log.warning("a table waited for its bot", table=table.id)
        if stored:
            for table_id, number in await self._forgotten(quiet_ms):
                await self._look(table_id, number)

    async def _look(self, table_id: str, number: int) -> None:
        try:
            table = await self._store.get(table_id)
        except Refused as refused:  # such as a game that this release does not have
            log.warning("a table cannot be played", table=table_id, code=refused.code)
            self._looked[table_id] = number
            return
        except Exception as fault:
            if is_outage(fault):
                raise
            log.error("a table cannot be played", table=table_id, kind=type(fault).__name__)
            self._looked[table_id] = number
            return
        if bot_to_decide(table) is None:
            self._looked[table_id] = number
        self.wake(table)

    def _is_quiet(self, at: int, quiet_ms: int) -> bool:
        """Nothing has happened since; or it happened later than now, by a clock that was set
        back, and nobody knows when."""
        return not 0 <= self._now() - at < quiet_ms

    async def _forgotten(self, quiet_ms: int) -> list[tuple[str, int]]:
        """Running tables with bots, quiet for long, that were not looked at since."""
        async with self._database.session() as session:
            rows = (await session.execute(WITH_BOTS)).all()
        self._looked = {
            table: number for table, number, _ in rows if self._looked.get(table) == number
        }
        quiet = [
            (table, number)
            for table, number, at in rows
            if self._is_quiet(at, quiet_ms) and table not in self._looked
        ]
        return quiet[:MOST_LOADED]


def bot_to_decide(table: LiveTable) -> int | None:
    """The first seat that decides now by a bot."""
    return next((seat for seat in table.deciders if table.seats[seat].bot is not None), None)


def first_legal(table: LiveTable, seat: int) -> str:
    """A move without any thought, for when nothing else answers."""
    assert table.state is not None
    return table.state.legal(seat)[0].text


def with_bots() -> Select[str, int, int]:
    """Every running table with a bot: its id, the newest number in its log (or -1), its time."""
    newest = select(Entry.number).where(Entry.table == Table.id).order_by(Entry.number.desc())
    at = select(Entry.at).where(Entry.table == Table.id).order_by(Entry.number.desc())
    played = exists().where(Seat.table == Table.id, Seat.bot.is_not(None))
    return select(
        Table.id,
        func.coalesce(newest.limit(1).scalar_subquery(), -1),
        func.coalesce(at.limit(1).scalar_subquery(), Table.started, Table.created),
    ).where(Table.status == "running", played)


WITH_BOTS = with_bots()
