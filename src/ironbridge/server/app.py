"""The whole server as one application: its routes, and what is opened and closed with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from ironbridge.server.api.games import Games
from ironbridge.server.api.links import LinkRoutes
from ironbridge.server.api.live import live, live_schema
from ironbridge.server.api.lookahead import LookaheadRoutes
from ironbridge.server.api.order import AdminRoutes, MuteRoutes, ReportRoutes
from ironbridge.server.api.people import Entrance, Oneself
from ironbridge.server.api.play import HistoryRoutes, Moves, Proposals
from ironbridge.server.api.site import release, site
from ironbridge.server.api.tables import ChatRoutes, Decisions, Featured, OneTable, TableList
from ironbridge.server.api.together import TOGETHER_ROUTES
from ironbridge.server.api.tokens import TokenRoutes
from ironbridge.server.api.tournaments import HostRoutes, OneTournament, TournamentList
from ironbridge.server.background import BACKGROUND_ROUTES
from ironbridge.server.docs_pages import docs_page, docs_start
from ironbridge.server.health import Counting, health, metrics_page
from ironbridge.server.openapi import SCHEMA, GameTypes, schema_router
from ironbridge.server.pages import first_page, other_page
from ironbridge.server.services import Services
from ironbridge.server.settings import Settings
from ironbridge.server.warm_up import warm_up

ROUTES: Sequence[ControllerRouterHandler] = [
    Entrance,
    Oneself,
    LinkRoutes,
    TokenRoutes,
    Decisions,
    Games,
    TableList,
    Featured,
    OneTable,
    ChatRoutes,
    LookaheadRoutes,
    Moves,
    Proposals,
    HistoryRoutes,
    MuteRoutes,
    ReportRoutes,
    AdminRoutes,
    TournamentList,
    OneTournament,
    HostRoutes,
    live,
    live_schema,
    site,
    health,
    metrics_page,
    first_page,
    other_page,
    docs_start,
    docs_page,
]


def create_app(settings: Settings, *, now: Callable[[], int] | None = None) -> Litestar:
    """The application. It opens the database when it starts, not when it is made."""
    services = Services(settings, now)
    counting = Counting(services.metrics)
    app = Litestar(
        [*ROUTES, *BACKGROUND_ROUTES, *TOGETHER_ROUTES],
        plugins=[services.security, GameTypes()],
        dependencies=services.dependencies(),
        lifespan=[living(services)],
        before_send=[counting.count_answer],
        after_exception=[counting.count_refusal],
        openapi_config=OpenAPIConfig(
            title="Ironbridge",
            version=release(),
            description="Tables for board games of the industrial age. The messages of the "
            "WebSocket /api/live are described by GET /api/live/schema, and here as the schemas "
            "FromClient and FromServer.",
            path=SCHEMA,
            render_plugins=[JsonRenderPlugin(path="/")],
            openapi_router=schema_router(),
        ),
        logging_config=None,
    )
    app.state.services = services
    return app


# Details ------------------------------------------------------------------------------------


def living(services: Services) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """From opening to closing. What is opened last is closed first."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as closing:
            closing.push_async_callback(services.database.close)
            closing.callback(services.people.close)
            closing.push_async_callback(services.letters.close)
            await services.database.open()
            closing.push_async_callback(services.writer.close)
            closing.push_async_callback(services.tables.store.close)
            closing.push_async_callback(services.hub.close)
            await services.hub.open()
            closing.push_async_callback(services.background.close)
            await services.background.open()
            closing.push_async_callback(services.tournaments.keeper.close)
            services.tournaments.keeper.start()
            closing.callback(services.tables.announcer.close)
            warming = asyncio.create_task(warm_up(), name="warm-up")
            closing.push_async_callback(ended, warming)
            clocks = asyncio.create_task(services.tables.timekeeper.run(), name="clocks")
            closing.push_async_callback(ended, clocks)
            order = asyncio.create_task(services.order.enforcement.run(), name="order")
            closing.push_async_callback(ended, order)
            yield

    return life


async def ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
