"""What the tests of the server share: a database of its own for each, a clock, a small server."""

from __future__ import annotations

import inspect
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import CodeType
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar._signature import SignatureModel
from litestar.handlers.base import BaseRouteHandler
from litestar.utils.signature import ParsedSignature

from ironbridge import registry
from ironbridge.server import services
from ironbridge.server.live.channels import LocalChannel
from ironbridge.server.people.accounts import People
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.settings import LIMITS, Limit, Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.play import RatingBook
from tests.server.browsers import browser, people_server
from tests.server.club import STONES, Club
from tests.server.databases import ready_url
from tests.server.fake_clock import FakeClock
from tests.server.served import Served, serving

DATABASE = os.environ.get("TEST_DATABASE", "sqlite")
UNLIMITED = {name: Limit(1_000_000, 1) for name in LIMITS}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A run on PostgreSQL needs only the tests that can use either database."""
    if DATABASE == "sqlite":
        return
    either = [item for item in items if "database_url" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=[item for item in items if item not in either])
    items[:] = either


@pytest.fixture(scope="session", autouse=True)
def routes_read_once() -> Iterator[None]:
    """Litestar reads the types of all routes for each application and compares what is provided
    for them, which takes half of the time to make it; the tests make hundreds of applications with
    the same routes. Those that start a server as a command leave Litestar as it is."""
    read, signatures = ParsedSignature.from_fn, dict[CodeType, ParsedSignature]()
    make, models = SignatureModel.create, dict[object, type[SignatureModel]]()

    def code_of(fn: Any) -> CodeType | None:
        return getattr(inspect.unwrap(fn), "__code__", None)

    def from_fn(fn: Any, namespace: dict[str, Any]) -> ParsedSignature:
        code = code_of(fn)
        if code is None:
            return read(fn, namespace)
        if code not in signatures:
            signatures[code] = read(fn, namespace)
        return signatures[code]

    def create(
        fn: Any, dependency_name_set: set[str], data_dto: object = None, **others: Any
    ) -> type[SignatureModel]:
        of = code_of(fn), frozenset(dependency_name_set), data_dto
        if of[0] is None or of not in models:
            others |= {"dependency_name_set": dependency_name_set, "data_dto": data_dto}
            models[of] = make(fn=fn, **others)
        return models[of]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ParsedSignature, "from_fn", from_fn)
        patch.setattr(SignatureModel, "create", create)
        patch.setattr(BaseRouteHandler, "_validate_dependency_is_unique", staticmethod(unique))
        yield


def unique(**_: object) -> None:
    """What is provided has one name."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database_kind() -> str:
    """SQLite, or PostgreSQL for a run with TEST_DATABASE=postgresql."""
    return DATABASE


@pytest.fixture
def database_url(tmp_path: Path, database_kind: str) -> str:
    """A database with all its tables, and no row in them."""
    return ready_url(database_kind, tmp_path)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    made = Database(database_url)
    yield made
    await made.close()


@pytest.fixture
def settings(tmp_path: Path, database_url: str) -> Settings:
    """Limits that no test reaches by chance: the tests of limits set their own."""
    return Settings(data_folder=tmp_path, secret="s" * 64, limits=UNLIMITED, database=database_url)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(scope="session")
def passwords() -> Iterator[Passwords]:
    """Cheap hashes: tests sign in often."""
    cheap = Passwords(time_cost=1, memory_kib=64, parallelism=1)
    yield cheap
    cheap.close()


@pytest.fixture
def people(
    database: Database, settings: Settings, clock: FakeClock, passwords: Passwords
) -> People:
    return People(database, settings, clock, passwords)


@pytest.fixture
def people_app(people: People, settings: Settings, clock: FakeClock) -> Litestar:
    return people_server(people, settings, clock)


@pytest.fixture
async def client(people_app: Litestar) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(people_app) as opened:
        yield opened


@pytest.fixture
def rating_book() -> RatingBook | None:
    """What keeps ratings in the club; without one, fake ratings."""
    return None


@pytest.fixture
async def club(
    database: Database,
    settings: Settings,
    clock: FakeClock,
    people: People,
    rating_book: RatingBook | None,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Club]:
    """People and tables without a server, with the toy game among the others."""
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    opened = Club(database, settings, clock, people, rating_book)
    yield opened
    await opened.close()


@pytest.fixture
async def two(
    kind: str,
    tmp_path: Path,
    settings: Settings,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers on one database of a `kind`, connected as processes are."""
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    url = ready_url(kind, tmp_path)
    if kind == "sqlite":
        shared: list[LocalChannel] = []
        monkeypatch.setattr(services, "make_channel", lambda _: LocalChannel(shared))
        both = msgspec.structs.replace(settings, database=url, bot_workers=0)
    else:
        both = msgspec.structs.replace(settings, database=url, bot_workers=0, channels="postgresql")
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(serving(both, clock))
        yield first, await stack.enter_async_context(serving(both, clock))
