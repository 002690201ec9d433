"""Writers of one process queue in the order in which they asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Table
from ironbridge.server.storage.write_queue import WriteQueue
from ironbridge.server.storage.writer import LogWriter
from tests.server.databases import entry, opened, person, put, table

pytestmark = pytest.mark.anyio

RENAMED = update(Table).where(Table.id == "t0")


async def rename(database: Database, title: str) -> None:
    async with database.session() as session, session.begin():
        await session.execute(RENAMED.values(title=title))


async def title(database: Database) -> str | None:
    async with database.session() as session:
        return await session.scalar(select(Table.title).where(Table.id == "t0"))


async def test_a_log_that_is_written_without_a_pause_lets_others_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada"), *(table(f"t{i}") for i in range(4)))
        writer = LogWriter(database)
        asked: dict[object, int] = {}
        begin = WriteQueue._begin

        async def noted(queue: WriteQueue) -> None:
            asked[asyncio.current_task()] = writer.commits
            await begin(queue)

        async def play(name: str) -> None:
            for number in range(10_000):
                await writer.append(entry(name, number))

        monkeypatch.setattr(WriteQueue, "_begin", noted)
        games = [asyncio.create_task(play(f"t{i}")) for i in range(4)]
        for round_ in range(5):
            while writer.commits < 10 * (round_ + 1):
                await asyncio.sleep(0.001)
            async with database.session() as session:
                await session.execute(RENAMED.values(title=f"round {round_}"))
                # Only the commit that was under way comes between asking and writing.
                assert writer.commits - asked[asyncio.current_task()] <= 1
                await session.commit()
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        await writer.close()
        assert await title(database) == "round 4"


async def test_turns_come_in_the_order_of_asking() -> None:
    queue, had = WriteQueue(limit_s=60), list[int]()

    async def write(number: int) -> None:
        async with queue.turn():
            await asyncio.sleep(0)
            had.append(number)

    await asyncio.gather(*(write(number) for number in range(8)))
    assert had == list(range(8))


async def test_who_only_reads_waits_for_nobody(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada"), table("t0"))
        async with database.session() as session, session.begin():
            await session.execute(RENAMED.values(title="not yet"))
            assert await title(database) == ""
        assert await title(database) == "not yet"


async def test_a_turn_ends_with_a_change_that_is_given_up(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada"), table("t0"))
        with pytest.raises(IntegrityError):
            await put(database, person("ada"))
        async with database.session() as session:
            await session.execute(RENAMED.values(title="forgotten"))
        await rename(database, "after")
        assert await title(database) == "after"


async def test_who_stops_waiting_for_a_turn_takes_none(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada"), table("t0"))
        async with database.session() as session, session.begin():
            await session.execute(RENAMED.values(title="first"))
            waiting = asyncio.create_task(rename(database, "second"))
            await asyncio.sleep(0.05)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        await rename(database, "third")
        assert await title(database) == "third"


async def test_nobody_waits_for_ever() -> None:
    queue = WriteQueue(limit_s=0.01)
    async with queue.turn():
        with pytest.raises(TimeoutError):
            async with queue.turn():
                pass
    async with queue.turn():
        pass
