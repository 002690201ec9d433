"""A club for tests: people, tables, and fakes that remember what they were told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar.di import Provide
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.kernel.game import Game
from ironbridge.kernel.result import Result
from ironbridge.server.bots.trials import Trials
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Person
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.writer import LogWriter
from ironbridge.server.tables.model import LiveTable, LogEntry
from ironbridge.server.tables.play import RatingBook
from ironbridge.server.tables.services import TableServices
from ironbridge.server.tables.spec import ClockSpec, SeatSpec, TableSpec
from ironbridge.server.tables.store import TableStore
from ironbridge.server.tables.table_view import ChatShown
from ironbridge.server.together.services import Together
from tests.server.bot_doubles import NearWorkers
from tests.server.fake_clock import FakeClock

STONES = {"stones": "tests.kernel.toy:create"}
"""For `registry.GAMES`: a game of sealed bids, then stones in turn."""

ME, OPEN, BOT = SeatSpec("me"), SeatSpec("open"), SeatSpec("bot", "random")


class RecordingListener:
    """A listener and waker that keeps what it is told."""

    def __init__(self) -> None:
        self.news: list[tuple[str, list[LogEntry]]] = []
        self.chat: list[ChatShown] = []
        self.woken: list[str] = []

    def announce(self, table: LiveTable, entries: Sequence[LogEntry]) -> None:
        self.news.append((table.id, list(entries)))

    def say(self, table: LiveTable, chat: ChatShown) -> None:
        self.chat.append(chat)

    def wake(self, table: LiveTable) -> None:
        self.woken.append(table.id)

    def numbers(self) -> list[list[int]]:
        return [[entry.number for entry in entries] for _, entries in self.news]


class FakeRatings:
    """Ratings that remember who asked, and return the statements they were given."""

    def __init__(self, statements: Sequence[Executable] = ()) -> None:
        self.given = statements
        self.results: list[Result] = []

    async def statements(self, table: LiveTable, result: Result) -> Sequence[Executable]:
        self.results.append(result)
        return self.given


class SilentPostman:
    """Tells nobody that they were invited."""

    async def invite(self, session: AsyncSession, person: schema.Person, table_id: str) -> None:
        pass


def level_names(game: Game) -> list[str]:
    return ["random", "easy", "medium"]


class Club:
    """One server process without a network."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        clock: FakeClock,
        people: People,
        ratings: RatingBook | None = None,
    ) -> None:
        self.clock = clock
        self.people = people
        self.database = database
        self.writers = [LogWriter(database)]
        self.stores: list[TableStore] = []
        self.heard = RecordingListener()
        self.ledger = FakeRatings()
        self.trials = Trials(NearWorkers())
        self.tables = TableServices(
            database,
            self.writers[0],
            settings,
            ratings or self.ledger,
            clock,
            level_names,
            self.trials,
        )
        self.together = Together(database, self.tables, SilentPostman(), clock)
        self.stores.append(self.tables.store)
        self.tables.announcer.subscribe(self.heard, [self.heard])

    def dependencies(self) -> dict[str, Provide]:
        """Of the routes of tables."""
        return self.tables.dependencies() | self.together.dependencies()

    async def person(self, name: str) -> Person:
        return (await self.people.guest(name, "en")).person

    async def open(self, person: Person, *seats: SeatSpec, **given: Any) -> LiveTable:
        spec = TableSpec(given.pop("game", "stones"), list(seats or (ME, OPEN)), **given)
        return await self.tables.lobby.create(person, spec)

    async def running(self, *players: Person, **given: Any) -> LiveTable:
        """A started table of these people, in this order. The first may have several seats."""
        host = players[0]
        table = await self.open(host, *(ME if one is host else OPEN for one in players), **given)
        secret = await self.tables.lobby.invite_link(host, table.id)
        for seat, player in enumerate(players):
            if player is not host:
                await self.tables.lobby.join(player, table.id, seat, secret)
        return await self.tables.lobby.start(players[0], table.id)

    async def post(
        self, person: Person, table: LiveTable, move: str, seat: int | None = None
    ) -> LiveTable:
        return await self.tables.play.post(person, table.id, table.number, move, seat)

    def restarted(self, settings: Settings) -> TableServices:
        """Tables of another process on the same database."""
        self.writers.append(LogWriter(self.database))
        made = TableServices(
            self.database,
            self.writers[-1],
            settings,
            FakeRatings(),
            self.clock,
            level_names,
            self.trials,
        )
        self.stores.append(made.store)
        return made

    async def close(self) -> None:
        for store in self.stores:
            await store.close()
        for writer in self.writers:
            await writer.close()


LIVE = ClockSpec("live", bank_ms=60_000, increment_ms=5_000)
BY_MAIL = ClockSpec("correspondence", turn_ms=86_400_000)
