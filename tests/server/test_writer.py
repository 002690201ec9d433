"""The log writer: many appends in one commit, answers only after it, errors only for their caller."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry, Person, Table
from ironbridge.server.storage.writer import LARGEST_BATCH, LogWriter, Taken, Unsure, WriterClosed
from tests.server.databases import each_kind, entry, opened, person, put, table

pytestmark = pytest.mark.anyio


async def prepared(database: Database, tables: int = 1) -> LogWriter:
    await put(database, person("ada"), *(table(f"t{i}") for i in range(tables)))
    return LogWriter(database)


async def numbers(database: Database, name: str = "t0") -> list[int]:
    async with database.session() as session:
        query = select(Entry.number).where(Entry.table == name).order_by(Entry.number)
        return list(await session.scalars(query))


async def outcomes(work: Iterable[Awaitable[None]]) -> list[type | None]:
    """None for each that succeeded, else the kind of its error."""
    found = await asyncio.gather(*work, return_exceptions=True)
    return [None if one is None else type(one) for one in found]


@each_kind
async def test_an_entry_is_stored_when_append_returns(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        writer = await prepared(database)
        await writer.append(entry("t0", 0, "take 1", seat=1, person="ada", at=99))
        async with database.session() as session:
            row = await session.get_one(Entry, ("t0", 0))
        assert (row.kind, row.seat, row.text, row.person, row.at) == (
            "move",
            1,
            "take 1",
            "ada",
            99,
        )
        await writer.close()


@each_kind
async def test_who_appends_together_is_committed_together(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        writer = await prepared(database, 4)
        wanted = [entry(f"t{i % 4}", i // 4) for i in range(400)]
        await asyncio.gather(*(writer.append(one) for one in wanted))
        await writer.close()
        assert writer.entries == 400
        assert writer.commits == 400 / LARGEST_BATCH
        for i in range(4):
            assert await numbers(database, f"t{i}") == list(range(100))


@each_kind
async def test_only_the_guilty_hears_taken(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        writer = await prepared(database, 2)
        await writer.append(entry("t0", 0, "first"))
        batch = [entry("t0", 0, "late"), entry("t0", 1), entry("t1", 0), entry("t1", 0, "twin")]
        assert await outcomes(writer.append(one) for one in batch) == [Taken, None, None, Taken]
        await writer.close()
        assert await numbers(database, "t0") == [0, 1]
        assert await numbers(database, "t1") == [0]
        async with database.session() as session:
            assert (await session.get_one(Entry, ("t0", 0))).text == "first"


@each_kind
async def test_two_writers_race_and_each_number_is_written_once(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        await put(database, person("ada"), table("t0"), table("t1"))
        writers = [LogWriter(database) for _ in range(3)]
        tries = [
            writer.append(entry(f"t{i % 2}", i // 2, str(number)))
            for i in range(20)
            for number, writer in enumerate(writers)
        ]
        heard = await outcomes(tries)
        assert (heard.count(None), heard.count(Taken)) == (20, 40)
        for writer in writers:
            await writer.close()
        assert await numbers(database, "t0") == list(range(10))


@each_kind
async def test_further_statements_are_atomic_with_the_entry(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        writer = await prepared(database)
        over = update(Table).where(Table.id == "t0").values(status="over")
        await writer.append(entry("t0", 0))
        with pytest.raises(Taken):
            await writer.append(entry("t0", 0), [over])
        async with database.session() as session:
            assert (await session.get_one(Table, "t0")).status == "running"
        await writer.append(entry("t0", 1), [over])
        async with database.session() as session:
            assert (await session.get_one(Table, "t0")).status == "over"
        await writer.close()


@each_kind
async def test_a_statement_that_fails_takes_only_its_own_entry_along(
    kind: str, tmp_path: Path
) -> None:
    async with opened(kind, tmp_path) as database:
        writer = await prepared(database, 3)
        twice = insert(Person).values(id="ada", name="", language="", admin=False, created=1)
        unknown = text("UPDATE nowhere SET x = 1")
        work = [
            writer.append(entry("t0", 0), [twice]),
            writer.append(entry("t1", 0), [update(Table).values(title="!")]),
            writer.append(entry("missing", 0)),
            writer.append(entry("t2", 0)),
        ]
        assert await outcomes(work) == [IntegrityError, None, IntegrityError, None]
        with pytest.raises(Exception, match="nowhere"):
            await writer.append(entry("t2", 1), [unknown])
        await writer.append(entry("t2", 1))
        await writer.close()
        assert await numbers(database, "t0") == []
        assert await numbers(database, "t1") == [0]
        assert await numbers(database, "t2") == [0, 1]


async def test_an_entry_must_be_whole(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        writer = await prepared(database)
        with pytest.raises(ValueError, match="an entry has"):
            await writer.append({"table": "t0", "number": 0})


@each_kind
async def test_who_is_cancelled_does_not_harm_the_others(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database:
        writer = await prepared(database, 2)
        tasks = [asyncio.create_task(writer.append(entry("t0", i))) for i in range(10)]
        await asyncio.sleep(0)
        tasks[9].cancel()  # while it waits: it is not written
        await asyncio.sleep(0.001)
        tasks[3].cancel()  # while it is written, perhaps: then it is there
        heard = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(heard[9], asyncio.CancelledError)
        assert all(heard[i] is None for i in range(9) if i != 3)
        await writer.append(entry("t1", 0))
        await writer.close()
        assert set(await numbers(database)) | {3} == set(range(9))


async def test_an_outage_reaches_all_who_wait_and_then_the_writer_goes_on(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        writer = await prepared(database, 3)
        async with database.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE entry RENAME TO gone"))
        heard = await outcomes(writer.append(entry(f"t{i}", 0)) for i in range(3))
        assert heard == [OperationalError] * 3
        assert writer.commits == 0
        async with database.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE gone RENAME TO entry"))
        assert await outcomes(writer.append(entry(f"t{i}", 0)) for i in range(3)) == [None] * 3
        await writer.close()


async def test_a_lost_connection_is_replaced(tmp_path: Path) -> None:
    async with opened("postgresql", tmp_path) as database:
        writer = await prepared(database)
        await writer.append(entry("t0", 0))
        others = text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        async with database.engine.connect() as connection:
            await connection.execute(others)
        heard = await outcomes(writer.append(entry("t0", number)) for number in (1, 2))
        assert None not in heard
        assert Taken not in heard
        await writer.append(entry("t0", 1))
        await writer.close()
        assert await numbers(database) == [0, 1]


ENDS_AT_COMMIT = (
    "CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS"
    " $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$",
    "CREATE CONSTRAINT TRIGGER ends_at_commit AFTER INSERT ON entry"
    " DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION end_connection()",
)


@pytest.mark.parametrize("further", [False, True], ids=["alone", "with a further statement"])
async def test_a_connection_lost_at_the_commit_leaves_one_unsure(
    further: bool, tmp_path: Path
) -> None:
    also = [update(Table).values(title="changed")] if further else []
    async with opened("postgresql", tmp_path) as database:
        writer = await prepared(database)
        await writer.append(entry("t0", 0))
        async with database.engine.begin() as connection:
            for statement in ENDS_AT_COMMIT:
                await connection.execute(text(statement))
        with pytest.raises(Unsure):
            await writer.append(entry("t0", 1), also)
        await writer.close()


@each_kind
async def test_close_writes_what_waits_and_refuses_what_comes_later(
    kind: str, tmp_path: Path
) -> None:
    async with opened(kind, tmp_path) as database:
        writer = await prepared(database)
        tasks = [asyncio.create_task(writer.append(entry("t0", i))) for i in range(500)]
        await asyncio.sleep(0)
        await writer.close()
        assert await asyncio.gather(*tasks) == [None] * 500
        with pytest.raises(WriterClosed):
            await writer.append(entry("t0", 500))
        async with database.session() as session:
            assert await session.scalar(select(func.count()).select_from(Entry)) == 500


async def test_an_unused_writer_closes(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        await LogWriter(database).close()
