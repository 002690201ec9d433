"""For whoever runs the server: is it well, and what is it doing. Open to all, so nothing secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from time import monotonic
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
from ironbridge.server.metrics import ACCEPTED, Metrics, Outcomes
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database

ANSWER_S: Final = 2.0
"""How long the database has to answer."""
ASK_EVERY_S: Final = 1.0
"""The database is asked at most this often, however many ask for its health."""
OLD_MS: Final = 60_000
"""A write that succeeded longer ago says nothing about now."""
SAME_REVISION: Final = text("UPDATE alembic_version SET version_num = version_num")
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


class Queue(Protocol):
    """Something in which work waits."""

    @property
    def waiting(self) -> int: ...


class Probe:
    """Whether the database can be reached and written to.

    Moves tell it at no cost. Only when the last write failed, or was long ago, a row is written
    for this alone: the one that holds the revision of the schema, unchanged. Whoever asks often
    gets the last answer again.
    """

    def __init__(self, database: Database, outcomes: Outcomes, now: Callable[[], int]) -> None:
        self.outcomes = outcomes
        self._database = database
        self._now = now
        self._asking = asyncio.Lock()
        self._last: tuple[float, bool] | None = None
        """When the database was asked, and whether it could be reached."""

    async def look(self) -> bool:
        """Whether the database can be reached; `outcomes` are up to date then."""
        async with self._asking:
            if self._last is None or monotonic() - self._last[0] >= ASK_EVERY_S:
                reached = await self._look()
                self._last = (monotonic(), reached)
            return self._last[1]

    async def _look(self) -> bool:
        writes = self._is_write_due()
        try:
            async with asyncio.timeout(ANSWER_S), self._database.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            self.outcomes.failure()
            return False
        if writes:
            await self._write()
        return True

    def _is_write_due(self) -> bool:
        last = self.outcomes.succeeded
        old = last is None or not 0 <= self._now() - last < OLD_MS
        return self.outcomes.failing or old

    async def _write(self) -> None:
        try:
            async with asyncio.timeout(ANSWER_S), self._database.engine.begin() as connection:
                await connection.execute(SAME_REVISION)
        except Exception:
            self.outcomes.failure()
        else:
            self.outcomes.success()


class Vitals:
    """What must work for tables to be served, and where work waits."""

    def __init__(
        self, probe: Probe, parts: Mapping[str, Alive], queues: Mapping[str, Queue]
    ) -> None:
        self._probe = probe
        self._parts = parts
        self._queues = queues

    async def look(self) -> Health:
        well = {name: part.alive for name, part in self._parts.items()}
        well["database"] = await self._probe.look()
        outcomes = self._probe.outcomes
        well["writes"] = not outcomes.failing
        return Health(
            state(all(well.values())),
            **{name: state(alive) for name, alive in well.items()},
            last_write=outcomes.succeeded,
            last_failed_write=outcomes.failed,
            waiting={name: queue.waiting for name, queue in self._queues.items()},
        )


class Health(Struct, frozen=True):
    """`database`: it can be reached; `writes`: the last attempt to store something succeeded;
    `writer`: the task that stores moves; `workers`: the processes in which bots think; `channel`:
    what connects several servers. Times are milliseconds since 1970, null: not since the start.
    `waiting` is how much work waits: entries of logs, questions to bots, notices to people."""

    status: State
    database: State
    writes: State
    writer: State
    workers: State
    channel: State
    last_write: int | None
    last_failed_write: int | None
    waiting: dict[str, int]


@get(
    "/health",
    tags=["operation"],
    responses={503: ResponseSpec(Health, description="Something failed", generate_examples=False)},
)
async def health(vitals: NamedDependency[Vitals]) -> Response[Health]:
    """Whether this process can serve tables: 200 when all is well, else 503."""
    found = await vitals.look()
    return Response(found, status_code=200 if found.status == "ok" else 503)


@get("/metrics", media_type="text/plain", tags=["operation"], responses=documented("no-such-page"))
async def metrics_page(
    settings: NamedDependency[Settings], metrics: NamedDependency[Metrics]
) -> Response[bytes]:
    """Counters for Prometheus, unless the settings turn them off."""
    if not settings.metrics:
        raise Refused("no-such-page")
    return Response(metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})


# Details ------------------------------------------------------------------------------------


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
