"""/health tells the truth: about the database, about writing to it, and to anybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, Never

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from ironbridge import registry
from ironbridge.server import health
from ironbridge.server.app import create_app
from ironbridge.server.services import Services
from ironbridge.server.settings import Settings
from ironbridge.server.storage import database as database_module
from tests.server.browsers import browser, guest
from tests.server.club import STONES
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Litestar]:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    monkeypatch.setattr(health, "ASK_EVERY_S", 0.0)
    made = create_app(settings, now=clock)
    async with made.lifespan():
        yield made


@pytest.fixture
async def client(app: Litestar) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(app) as opened:
        yield opened


@pytest.fixture
def services(app: Litestar) -> Services:
    found: Services = app.state.services
    return found


async def running(client: httpx.AsyncClient) -> str:
    await guest(client, "Alice")
    form: dict[str, Any] = {"game": "stones", "seats": [{"who": "me"}, {"who": "me"}]}
    table: str = (await client.post("/api/tables", json=form)).json()["id"]
    await client.post(f"/api/tables/{table}/start")
    return table


async def bid(client: httpx.AsyncClient, table: str, number: int) -> httpx.Response:
    form = {"number": number, "move": "bid 1", "seat": number}
    return await client.post(f"/api/tables/{table}/moves", json=form)


class ReadOnly:
    """Makes every write fail, as a full disk would, and lets them succeed again."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self._database = services.database
        self._patch = monkeypatch
        self._usual = database_module.PRAGMAS

    async def begin(self) -> None:
        await self._change((*self._usual, "PRAGMA query_only = ON"))

    async def end(self) -> None:
        await self._change(self._usual)

    async def _change(self, pragmas: tuple[str, ...]) -> None:
        self._patch.setattr(database_module, "PRAGMAS", pragmas)
        await self._database.engine.dispose()  # new connections are made by these


async def test_a_move_that_could_not_be_stored_is_told(
    client: httpx.AsyncClient,
    services: Services,
    clock: FakeClock,
    database_kind: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if database_kind != "sqlite":
        pytest.skip("made to fail in the way of SQLite")
    table = await running(client)
    writes = ReadOnly(services, monkeypatch)
    await writes.begin()
    assert (await bid(client, table, 0)).status_code >= 500
    answer = await client.get("/health")
    told = answer.json()
    assert answer.status_code == 503
    assert (told["status"], told["writes"], told["database"]) == ("failed", "failed", "ok")
    assert told["last_failed_write"] == clock()
    await writes.end()
    clock.advance(5)
    answer = await client.get("/health")
    assert (answer.status_code, answer.json()["last_write"]) == (200, clock())
    assert answer.json()["last_failed_write"] == clock() - 5000


async def test_failing_writes_are_found_while_nobody_plays(
    client: httpx.AsyncClient,
    services: Services,
    database_kind: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if database_kind != "sqlite":
        pytest.skip("made to fail in the way of SQLite")
    await ReadOnly(services, monkeypatch).begin()
    answer = await client.get("/health")
    assert (answer.status_code, answer.json()["writes"]) == (503, "failed")
    metrics = (await client.get("/metrics")).text
    assert "ironbridge_writes_failing 1.0" in metrics


@contextmanager
def counted(services: Services) -> Iterator[list[str]]:
    """The changes that are made to the database."""
    changes: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.startswith("UPDATE alembic_version"):
            changes.append(statement)

    engine = services.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    yield changes
    event.remove(engine, "before_cursor_execute", note)


async def test_asking_writes_only_when_the_last_write_is_long_ago(
    client: httpx.AsyncClient, services: Services, clock: FakeClock
) -> None:
    table = await running(client)
    assert (await bid(client, table, 0)).status_code == 201
    with counted(services) as changes:
        for _ in range(5):
            assert (await client.get("/health")).status_code == 200
        assert changes == []
        clock.advance(61)
        for _ in range(5):
            assert (await client.get("/health")).status_code == 200
        assert len(changes) == 1


async def test_a_database_that_is_down_is_told_even_to_a_browser_with_a_session(
    client: httpx.AsyncClient,
    services: Services,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await guest(client, "Alice")

    def down(*_: object) -> Never:
        raise OperationalError("SELECT", {}, Exception("connection refused"))

    monkeypatch.setattr(services.database, "session", down)
    monkeypatch.setattr(services.database.engine.sync_engine.pool, "connect", down)
    clock.advance(600)  # the session must be looked up again
    answer = await client.get("/health")
    assert answer.status_code == 503
    assert (answer.json()["database"], answer.json()["writes"]) == ("failed", "failed")
    assert "refused" not in answer.text
    assert (await client.get("/metrics")).status_code == 200


async def test_a_database_that_never_answers_has_a_deadline(
    client: httpx.AsyncClient, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Silent:
        async def __aenter__(self) -> Never:
            await asyncio.Event().wait()
            raise AssertionError

        async def __aexit__(self, *_: object) -> None:
            raise AssertionError

    class Engine:
        def connect(self) -> Silent:
            return Silent()

        async def dispose(self) -> None:
            """Nothing to give back."""

    monkeypatch.setattr(health, "ANSWER_S", 0.05)
    engine = services.database.engine
    monkeypatch.setattr(services.database, "engine", Engine())
    answer = await client.get("/health")
    assert (answer.status_code, answer.json()["database"]) == (503, "failed")
    await engine.dispose()


async def test_many_who_ask_at_once_share_one_answer(
    client: httpx.AsyncClient, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "ASK_EVERY_S", 3600.0)
    asked = 0

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        nonlocal asked
        asked += statement == "SELECT 1"

    event.listen(services.database.engine.sync_engine, "before_cursor_execute", note)
    answers = await asyncio.gather(*(client.get("/health") for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert asked <= 1
