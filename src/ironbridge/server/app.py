"""The whole server as one application: every part is made and connected here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from importlib.metadata import PackageNotFoundError, version

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler
from sqlalchemy import Executable

from ironbridge import bots
from ironbridge.kernel.game import Game
from ironbridge.kernel.result import Result
from ironbridge.server.api.games import Games
from ironbridge.server.api.live import live, live_schema
from ironbridge.server.api.people import Entrance, Oneself
from ironbridge.server.api.play import Moves, Past, Proposals
from ironbridge.server.api.tables import Decisions, OneTable, TableList, Talk
from ironbridge.server.health import Counting, health, metrics_page
from ironbridge.server.house import House
from ironbridge.server.live.channels import Channel, LocalChannel
from ironbridge.server.live.hub import Hub
from ironbridge.server.live.postgres import PostgresChannel
from ironbridge.server.metrics import MeasuredWriter, Metrics
from ironbridge.server.pages import first_page, other_page
from ironbridge.server.people.accounts import People
from ironbridge.server.security import Security
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.service import Tables

ROUTES: Sequence[ControllerRouterHandler] = [
    Entrance,
    Oneself,
    Decisions,
    Games,
    TableList,
    OneTable,
    Talk,
    Moves,
    Proposals,
    Past,
    live,
    live_schema,
    health,
    metrics_page,
    first_page,
    other_page,
]


def create_app(settings: Settings, *, now: Callable[[], int] | None = None) -> Litestar:
    """The application. It opens the database when it starts, not when it is made."""
    now = now or wall_clock
    metrics = Metrics()
    database = Database(settings.database)
    writer = MeasuredWriter(database, metrics)
    people = People(database, settings, now)
    tables = Tables(database, writer, settings, now, level_names)
    security = Security(settings, people, now)
    channel = make_channel(settings)
    hub = Hub(database, tables, people, security.limits, channel, metrics, now, settings.max_body)
    nobody = Nobody()
    house = House(settings, database, writer, people, tables, hub, nobody, nobody, nobody, now)
    connect(house)
    measure(metrics, hub, tables, writer)
    counting = Counting(metrics)
    app = Litestar(
        ROUTES,
        plugins=[security],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
        },
        lifespan=[living(house, hub)],
        before_send=[counting.count_answer],
        after_exception=[counting.count_refusal],
        openapi_config=OpenAPIConfig(
            title="Ironbridge",
            version=release(),
            description="Tables for board games of the industrial age. The messages of the "
            "WebSocket /api/live are described by GET /api/live/schema.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    app.state.house = house
    return app


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


# Details ------------------------------------------------------------------------------------


class Nobody:
    """Stands where a part of the house is not there."""

    def wake(self, table: LiveTable) -> None:
        """Nobody to wake."""

    async def statements(self, table: LiveTable, result: Result) -> Sequence[Executable]:
        return []


def connect(house: House) -> None:
    """Let the parts know of each other."""
    house.tables.announcer = house.hub
    house.tables.wakers += [house.thinkers, house.notifier]
    house.tables.ratings = house.ratings
    house.people.renamed.append(house.tables.renamed)
    house.people.leaving.append(house.tables.person_leaves)


def living(house: House, hub: Hub) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """From opening to closing. What is opened last is closed first."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await house.database.open()
        try:
            await hub.open()
            clocks = asyncio.create_task(house.tables.timekeeper.run(), name="clocks")
            try:
                yield
            finally:
                clocks.cancel()
                with suppress(asyncio.CancelledError):
                    await clocks
                await hub.close()
                await house.writer.close()
        finally:
            house.people.close()
            await house.database.close()

    return life


def make_channel(settings: Settings) -> Channel:
    return PostgresChannel(settings.database) if settings.channels else LocalChannel()


def measure(metrics: Metrics, hub: Hub, tables: Tables, writer: MeasuredWriter) -> None:
    metrics.gauge("live_clients", "Open WebSockets", lambda: len(hub.clients))
    metrics.gauge("live_tables", "Tables in memory", lambda: len(tables.cache))
    metrics.gauge("watched_tables", "Tables that somebody watches", lambda: len(hub.watched()))
    metrics.gauge("log_entries", "Log entries stored by this process", lambda: writer.entries)
    metrics.gauge("log_commits", "Transactions they were stored in", lambda: writer.commits)


def level_names(game: Game) -> list[str]:
    return [level.name for level in bots.levels(game)]


def release() -> str:
    try:
        return version("ironbridge")
    except PackageNotFoundError:  # run from the sources
        return "0"
