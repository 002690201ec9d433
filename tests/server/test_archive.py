"""Backup and restore: everything, of one moment, into either database, all of it or nothing."""

from __future__ import annotations

import asyncio
import gzip
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.server.storage import migrate
from ironbridge.server.storage.archive import TABLES, backup, restore
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Chat
from ironbridge.server.storage.writer import LogWriter
from tests.server.databases import KINDS, each_kind, entry, opened, person, put, table
from tests.server.sample import fill, stones_registered

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    with stones_registered():
        yield


async def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    async with database.engine.connect() as connection:
        return {
            name: [
                tuple(row)
                for row in await connection.execute(
                    select(stored).order_by(*stored.primary_key.columns)
                )
            ]
            for name, stored in TABLES.items()
        }


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
async def test_a_backup_restores_everything_into_either_database(
    source: str, target: str, tmp_path: Path
) -> None:
    path = tmp_path / "all.jsonl.gz"
    (tmp_path / "new").mkdir()
    async with opened(source, tmp_path) as old, opened(target, tmp_path / "new") as new:
        await fill(old)
        written = await backup(old, path)
        assert all(written.values()), "the example must have a row of everything"
        assert await restore(new, path) == written
        assert await everything(new) == await everything(old)
        await put(new, Chat(table="t0", person="ada", text="later", at=2))
        async with new.session() as session:
            assert await session.scalar(select(func.max(Chat.id))) == 42


async def test_a_backup_is_for_its_owner_only_and_whole(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        await backup(database, tmp_path / "all.jsonl.gz")
    assert stat.S_IMODE((tmp_path / "all.jsonl.gz").stat().st_mode) == 0o600
    assert list(tmp_path.glob(".*")) == []


@each_kind
async def test_a_backup_while_servers_write_is_of_one_moment(kind: str, tmp_path: Path) -> None:
    path, begun, stop = tmp_path / "all.jsonl.gz", asyncio.Event(), asyncio.Event()
    (tmp_path / "new").mkdir()
    async with opened(kind, tmp_path) as database, opened(kind, tmp_path / "new") as new:
        await put(database, person("ada"), table("t0"))
        writer = LogWriter(database)

        async def write() -> None:
            number = 0
            while not stop.is_set():
                said = insert(Chat).values(table="t0", person="ada", text="", at=number)
                await writer.append(entry("t0", number), [said])
                number += 1
                begun.set()

        writing = asyncio.create_task(write())
        await asyncio.wait_for(begun.wait(), 30)
        first = await backup(database, path)
        await backup(database, path)
        stop.set()
        await writing
        await writer.close()
        counts = await restore(new, path)
        assert first["entry"] > 0
        assert counts["entry"] == counts["chat"], "each entry was stored with a line of chat"


@each_kind
async def test_restore_refuses_a_database_with_rows_unless_told_to_replace(
    kind: str, tmp_path: Path
) -> None:
    path = tmp_path / "all.jsonl.gz"
    async with opened(kind, tmp_path) as database:
        await fill(database)
        before = await everything(database)
        await backup(database, path)
        await put(database, person("carl"))
        with pytest.raises(SetupError, match="not empty: it has 3 rows of person"):
            await restore(database, path)
        await restore(database, path, replace=True)
        assert await everything(database) == before


def cut_short(lines: list[str]) -> list[str]:
    return lines[:-1]


def without_a_row(lines: list[str]) -> list[str]:
    return lines[:3] + lines[4:]


def of_a_later_release(lines: list[str]) -> list[str]:
    return [lines[0].replace(f'"{migrate.head()}"', '"0999"'), *lines[1:]]


def of_another_form(lines: list[str]) -> list[str]:
    return ['{"format": "other"}', *lines[1:]]


def with_a_stranger(lines: list[str]) -> list[str]:
    return [*lines[:2], '["user", {"id": 1}]', *lines[2:]]


def with_a_column_too_few(lines: list[str]) -> list[str]:
    return [*lines[:1], '["person", {"id": "x"}]', *lines[1:]]


def with_a_broken_reference(lines: list[str]) -> list[str]:
    return [line.replace('"creator":"ada"', '"creator":"nobody"') for line in lines]


def with_more(lines: list[str]) -> list[str]:
    return [*lines, "{}"]


@each_kind
@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (cut_short, "cut short"),
        (without_a_row, "other rows than it counts"),
        (of_a_later_release, "restore it with release"),
        (of_another_form, "format: expected"),
        (with_a_stranger, "line 3: expected a row of one of our tables"),
        (with_a_column_too_few, "columns of person that do not fit"),
        (with_a_broken_reference, "do not fit: IntegrityError"),
        (with_more, "something follows the end"),
    ],
)
async def test_a_spoilt_archive_restores_nothing(
    kind: str, spoil: Callable[[list[str]], list[str]], reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "all.jsonl.gz"
    (tmp_path / "new").mkdir()
    async with opened("sqlite", tmp_path) as old, opened(kind, tmp_path / "new") as new:
        await fill(old)
        await backup(old, path)
        lines = gzip.decompress(path.read_bytes()).decode().splitlines()
        path.write_bytes(gzip.compress("\n".join(spoil(lines)).encode()))
        with pytest.raises(FormatError, match=reason):
            await restore(new, path)
        assert not any((await everything(new)).values())


@pytest.mark.parametrize("kept", [0, 40, -10])
async def test_a_damaged_file_is_refused(kept: int, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl.gz"
    (tmp_path / "new").mkdir()
    async with opened("sqlite", tmp_path) as old, opened("sqlite", tmp_path / "new") as new:
        await fill(old)
        await backup(old, path)
        path.write_bytes(path.read_bytes()[:kept])
        with pytest.raises(FormatError, match=r"all\.jsonl\.gz"):
            await restore(new, path)
        assert not any((await everything(new)).values())
