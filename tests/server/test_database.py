"""The database: the settings of SQLite, snapshots, writers that do not get in each other's way."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import func, select, text, update
from sqlalchemy.exc import IntegrityError

from ironbridge.kernel.errors import SetupError
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Person, Session
from tests.server.databases import each_kind, new_url, opened, person, put
from tests.server.postgres import INSTALLED, Missing, find_programs

pytestmark = pytest.mark.anyio


async def test_sqlite_is_durable_and_checks_references(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database, database.engine.connect() as connection:
        told = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        assert database.file is not None
        assert stat.S_IMODE(database.file.stat().st_mode) == 0o600


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
async def test_a_database_without_a_file_is_refused(url: str) -> None:
    with pytest.raises(SetupError, match="needs a file"):
        Database(url)


@each_kind
async def test_references_are_kept(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        stray = Session(id="s", token="t", person="nobody", created=1, seen=1, expires=1)
        with pytest.raises(IntegrityError):
            await put(database, stray)


@each_kind
async def test_an_error_does_not_tell_the_values(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        await put(database, person("ada"))
        with pytest.raises(IntegrityError) as caught:
            await put(database, person("ada", password="hash-of-the-word"))
        assert "hash-of-the-word" not in str(caught.value)


@each_kind
async def test_a_snapshot_sees_one_moment(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        await put(database, person("ada"))
        count = select(func.count()).select_from(Person)
        async with database.snapshot() as connection:
            assert (await connection.execute(count)).scalar_one() == 1
            await put(database, person("bob"))
            assert (await connection.execute(count)).scalar_one() == 1
        async with database.session() as session:
            assert await session.scalar(count) == 2


@each_kind
async def test_who_reads_and_then_writes_is_not_locked_out(kind: str, tmp_path: Path) -> None:
    # With SQLite's usual transactions the second writer fails at once: its snapshot is old.
    async with opened(kind, tmp_path) as database:
        await put(database, person("ada"), person("bob"))
        async with database.session() as slow, database.session() as quick:
            assert await slow.get(Person, "ada") is not None
            await quick.execute(update(Person).where(Person.id == "bob").values(name="B"))
            await quick.commit()
            await slow.execute(update(Person).where(Person.id == "ada").values(name="A"))
            await slow.commit()


@each_kind
async def test_many_writers_all_get_through(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        await asyncio.gather(*(put(database, person(f"p{i}")) for i in range(20)))
        async with database.session() as session:
            assert await session.scalar(select(func.count()).select_from(Person)) == 20


@each_kind
async def test_servers_that_start_together_make_the_tables_once(kind: str, tmp_path: Path) -> None:
    url = new_url(kind, tmp_path)
    servers = [Database(url) for _ in range(4)]
    try:
        await asyncio.gather(*(server.open() for server in servers))
        for server in servers:
            await server.expect_current()
    finally:
        for server in servers:
            await server.close()


async def test_a_connection_that_postgresql_ended_is_not_given_out_again(tmp_path: Path) -> None:
    async with opened("postgresql", tmp_path) as database:
        others = text(
            # With a time to wait, so that none of them is still seen the second time; and not the
            # worker that tidies the tables up now and then.
            "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            " AND backend_type = 'client backend'"
        )
        for ask in (database.session, database.reader):
            async with ask() as first, ask() as second:  # now the pool has two connections
                kept = [
                    await (await one.connection()).get_raw_connection() for one in (first, second)
                ]
                drivers = [one.driver_connection for one in kept]
            async with database.engine.connect() as connection:
                assert await connection.scalar(others) == 1
            while not any(driver and driver.is_closed() for driver in drivers):
                await asyncio.sleep(0.01)  # it is heard in a moment
            async with ask() as one, ask() as two:
                assert [await one.scalar(select(1)), await two.scalar(select(1))] == [1, 1]


async def test_who_reads_on_postgresql_leaves_no_transaction_behind(tmp_path: Path) -> None:
    async with opened("postgresql", tmp_path) as database:
        for ask, begun in ((database.session, True), (database.reader, False)):
            async with ask() as session, database.engine.connect() as beside:
                pid = await session.scalar(text("SELECT pg_backend_pid()"))
                state = text(f"SELECT state FROM pg_stat_activity WHERE pid = {pid}")
                found = await beside.scalar(state)
                assert found == ("idle in transaction" if begun else "idle")


async def test_tools_do_not_make_a_database(tmp_path: Path) -> None:
    database = Database(new_url("sqlite", tmp_path))
    with pytest.raises(SetupError, match="there is no database"):
        await database.expect_current()
    await database.close()
    assert list(tmp_path.iterdir()) == []


@each_kind
async def test_tools_refuse_the_database_of_another_release(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        await database.expect_current()
        async with database.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(SetupError, match="revision 9999"):
            await database.expect_current()
        with pytest.raises(SetupError, match="a later release"):
            await database.open()


async def test_a_missing_postgresql_is_said_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.postgres.INSTALLED", f"{INSTALLED}-nowhere")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Missing, match="apt-get install postgresql"):
        find_programs()


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(file)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


async def test_a_current_database_is_not_copied(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        await database.open()
    assert list(tmp_path.glob("*.backup")) == []


async def test_a_database_is_copied_before_it_is_migrated(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada"))
        async with database.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
        with pytest.raises(SetupError, match="revision 0000"):
            await database.open()
    (copy,) = tmp_path.glob("tables.sqlite.0000.*.backup")
    assert rows(copy, "SELECT id FROM person") == [("ada",)]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
