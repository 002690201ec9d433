"""The whole server as one application: every part is made and connected here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from importlib.metadata import PackageNotFoundError, version

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from ironbridge import bots
from ironbridge.kernel.game import Game
from ironbridge.server.api.ahead import Ahead
from ironbridge.server.api.games import Games
from ironbridge.server.api.live import live, live_schema
from ironbridge.server.api.people import Entrance, Oneself
from ironbridge.server.api.play import Moves, Past, Proposals
from ironbridge.server.api.tables import Decisions, OneTable, TableList, Talk
from ironbridge.server.attendants import ATTENDANT_ROUTES, Attendants
from ironbridge.server.health import Counting, Pulse, Vitals, health, metrics_page
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
from ironbridge.server.tables.service import Tables

ROUTES: Sequence[ControllerRouterHandler] = [
    Entrance,
    Oneself,
    Decisions,
    Games,
    TableList,
    OneTable,
    Talk,
    Ahead,
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
    attendants = Attendants(settings, database, tables, hub, hub.presence, now)
    house = House(
        settings=settings,
        database=database,
        writer=writer,
        people=people,
        tables=tables,
        hub=hub,
        thinkers=attendants.thinkers,
        ratings=attendants.ratings,
        notifier=attendants.notifier,
        now=now,
    )
    connect(house, attendants)
    measure(metrics, hub, tables, writer, attendants)
    vitals = Vitals(database, writer, Pulse(attendants.workers), hub)
    counting = Counting(metrics)
    app = Litestar(
        [*ROUTES, *ATTENDANT_ROUTES],
        plugins=[security],
        dependencies={
            "vitals": Provide(lambda: vitals, sync_to_thread=False),
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            **attendants.dependencies(),
        },
        lifespan=[living(house, hub, attendants)],
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


def connect(house: House, attendants: Attendants) -> None:
    """Let the parts know of each other."""
    house.tables.announcer = house.hub
    attendants.attend(house.tables)
    house.people.renamed.append(house.tables.renamed)
    house.people.changed.append(attendants.orders.forget)
    house.people.leaving.append(house.tables.person_leaves)


def living(
    house: House, hub: Hub, attendants: Attendants
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """From opening to closing. What is opened last is closed first."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as closing:
            closing.push_async_callback(house.database.close)
            closing.callback(house.people.close)
            await house.database.open()
            closing.push_async_callback(house.writer.close)
            closing.push_async_callback(hub.close)
            await hub.open()
            closing.push_async_callback(attendants.close)
            await attendants.open()
            clocks = asyncio.create_task(house.tables.timekeeper.run(), name="clocks")
            closing.push_async_callback(ended, clocks)
            yield

    return life


async def ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def make_channel(settings: Settings) -> Channel:
    return PostgresChannel(settings.database) if settings.channels else LocalChannel()


def measure(
    metrics: Metrics, hub: Hub, tables: Tables, writer: MeasuredWriter, attendants: Attendants
) -> None:
    metrics.gauge("live_clients", "Open WebSockets", lambda: len(hub.clients))
    metrics.gauge("live_tables", "Tables in memory", lambda: len(tables.cache))
    metrics.gauge("watched_tables", "Tables that somebody watches", lambda: len(hub.watched()))
    metrics.gauge("log_entries", "Log entries stored by this process", lambda: writer.entries)
    metrics.gauge("log_commits", "Transactions they were stored in", lambda: writer.commits)
    workers, notifier = attendants.workers, attendants.notifier
    metrics.gauge("bot_answers", "Questions that bots answered", lambda: workers.answered)
    metrics.gauge("bot_restarts", "Workers that had to be ended", lambda: workers.restarts)
    metrics.gauge("notices_sent", "Notices that were delivered", lambda: notifier.sent)
    metrics.gauge("notices_failed", "Notices that could not be", lambda: notifier.failed)


def level_names(game: Game) -> list[str]:
    return [level.name for level in bots.levels(game)]


def release() -> str:
    try:
        return version("ironbridge")
    except PackageNotFoundError:  # run from the sources
        return "0"
