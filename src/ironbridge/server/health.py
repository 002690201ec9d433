"""For whoever runs the server: is it well, and what is it doing. Open to all, so nothing secret."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal, Protocol

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from ironbridge.server.error_responses import documented
from ironbridge.server.errors import Refused
from ironbridge.server.metrics import ACCEPTED, Metrics
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database

ANSWER_S: Final = 2.0
MOVES: Final = "/api/tables/{table_id}/moves"
State = Literal["ok", "failed"]


class Alive(Protocol):
    """A part of the server that can say whether it still works."""

    @property
    def alive(self) -> bool: ...


class Worked(Protocol):
    """Counts of the processes in which bots think."""

    answered: int
    restarts: int


class Pulse:
    """Whether the workers live. They are started when they are needed, so what counts is how
    their work went since the last time somebody asked."""

    def __init__(self, workers: Worked) -> None:
        self._workers = workers
        self._answered = self._restarts = 0

    @property
    def alive(self) -> bool:
        answered, restarts = self._workers.answered, self._workers.restarts
        only_failures = restarts > self._restarts and answered == self._answered
        self._answered, self._restarts = answered, restarts
        return not only_failures


class Vitals:
    """What must work for tables to be served."""

    def __init__(self, database: Database, writer: Alive, workers: Alive, channel: Alive) -> None:
        self.database = database
        self.parts = {"writer": writer, "workers": workers, "channel": channel}


class Health(Struct, frozen=True):
    """`workers`: the processes in which bots think; `channel`: what connects several servers."""

    status: State
    database: State
    writer: State
    workers: State
    channel: State


@get(
    "/health",
    tags=["operation"],
    responses={503: ResponseSpec(Health, description="Something failed", generate_examples=False)},
)
async def health(vitals: NamedDependency[Vitals]) -> Response[Health]:
    """Whether this process can serve tables: 200 when all is well, else 503."""
    well = {name: part.alive for name, part in vitals.parts.items()}
    well["database"] = await is_reachable(vitals.database)
    states: dict[str, State] = {name: state(alive) for name, alive in well.items()}
    all_well = all(well.values())
    return Response(Health(state(all_well), **states), status_code=200 if all_well else 503)


@get("/metrics", media_type="text/plain", tags=["operation"], responses=documented("no-such-page"))
async def metrics_page(
    settings: NamedDependency[Settings], metrics: NamedDependency[Metrics]
) -> Response[bytes]:
    """Counters for Prometheus, unless the settings turn them off."""
    if not settings.metrics:
        raise Refused("no-such-page")
    return Response(metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})


# Details ------------------------------------------------------------------------------------


async def is_reachable(database: Database) -> bool:
    try:
        async with asyncio.timeout(ANSWER_S), database.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:
        return False
    return True


def state(well: bool) -> State:
    return "ok" if well else "failed"


class Counting:
    """Hooks of the application that count answers, and moves that come by HTTP."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def count_answer(self, message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        status = message["status"]
        route = route_of(scope)
        self._metrics.requests.labels(method_of(scope), route, str(status)).inc()
        if is_move(scope) and status < 300:
            self._metrics.moves.labels(ACCEPTED).inc()

    async def count_refusal(self, fault: Exception, scope: Scope) -> None:
        if isinstance(fault, Refused) and is_move(scope):
            self._metrics.moves.labels(fault.code).inc()


def route_of(scope: Scope) -> str:
    """The template of the route: the path itself may hold ids and what strangers write."""
    return str(scope.get("path_template") or "none")


def method_of(scope: Scope) -> str:
    method: Any = scope.get("method", "")
    return method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE") else "other"


def is_move(scope: Scope) -> bool:
    return route_of(scope) == MOVES and scope.get("method") == "POST"
