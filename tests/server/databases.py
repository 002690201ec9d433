"""Databases for tests, of both kinds, made by the migrations or copied; and rows for them."""

from __future__ import annotations

import asyncio
import atexit
import shutil
import tempfile
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import pytest

from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Person, Seat, Table
from tests.server.postgres import cluster

KINDS = ("sqlite", "postgresql")
each_kind = pytest.mark.parametrize("kind", KINDS)


def new_url(kind: str, folder: Path) -> str:
    """The URL of a database that does not exist yet, or has nothing in it."""
    if kind == "sqlite":
        return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    return cluster().new_database()


def ready_url(kind: str, folder: Path) -> str:
    """The URL of a database with all tables and no rows: a copy, which is much faster than
    running the migrations. An SQLite file that is there already stays as it is."""
    if kind == "postgresql":
        return cluster().copy_of(empty_tables(kind))
    url = new_url(kind, folder)
    if not sqlite_file(url).exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(sqlite_file(empty_tables(kind)), sqlite_file(url))
    return url


def sqlite_file(url: str) -> Path:
    return Path(url.partition(":///")[2])


@cache
def empty_tables(kind: str) -> str:
    """A database made by the migrations once, to be copied."""
    folder = Path(tempfile.mkdtemp(prefix="ironbridge-empty-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    url = new_url(kind, folder)

    async def make() -> None:
        database = Database(url)
        await database.open()
        await database.close()

    # In a thread of its own, as the test that asks first may have a running loop.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, make()).result()
    return url


@asynccontextmanager
async def opened(kind: str, folder: Path) -> AsyncIterator[Database]:
    database = Database(ready_url(kind, folder))
    try:
        await database.open()
        yield database
    finally:
        await database.close()


async def put(database: Database, *rows: object) -> None:
    """Store rows in the order given."""
    async with database.session() as session:
        for row in rows:
            session.add(row)
            await session.flush()
        await session.commit()


def person(key: str, **values: object) -> Person:
    return Person(id=key, **{"name": key.title(), "created": 1, **values})


def table(name: str, **values: object) -> Table:
    usual: dict[str, object] = {
        "game": "stones",
        "rules": "1",
        "seats": 2,
        "options": {},
        "seed": 7,
        "clock": {"kind": "none"},
        "status": "running",
        "creator": "ada",
        "invite": "",
        "created": 1,
    }
    return Table(id=name, **{**usual, **values})


def seats(name: str, *people: str | None) -> list[Seat]:
    return [Seat(table=name, seat=i, person=who) for i, who in enumerate(people)]


def entry(name: str, number: int, text: str = "", **values: object) -> dict[str, object]:
    usual: dict[str, object] = {"kind": "move", "seat": 0, "person": None, "at": number}
    return {"table": name, "number": number, "text": text, **usual, **values}
