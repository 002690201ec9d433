"""The check replays every log and finds each kind of fault, with its table and number."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.engine import Row

from ironbridge.server import integrity
from ironbridge.server.integrity import check
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry, Seat
from tests.server.databases import each_kind, entry, opened, person, put, seats, table
from tests.server.sample import fill, log_of, played_out, stones_registered

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    with stones_registered():
        yield


async def faults(database: Database) -> list[str]:
    return [str(fault) for fault in (await check(database)).faults]


@each_kind
async def test_sound_tables_have_no_faults(kind: str, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    async with opened(kind, tmp_path) as database:
        await fill(database)
        moves, _ = played_out()
        undone = [*moves[:4], (0, "2"), *moves[2:5]]
        lines = log_of("t2", undone)
        lines[4].kind = "undo"
        await put(database, table("t2"), *seats("t2", "ada", "bob"), *lines)
        resigned = Entry(**entry("t3", 0, kind="resign", seat=1))
        ended = Entry(**entry("t3", 1, kind="abandon", seat=-1))
        await put(database, table("t3", status="abandoned"), *seats("t3", "ada", "bob"))
        await put(database, resigned, ended)
        report = await check(database, lambda done, total: told.append((done, total)))
        assert report.faults == []
        assert (report.tables, report.entries) == (4, len(moves) + len(undone) + 2)
        assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def line(number: int, text: str = "", **values: object) -> dict[str, object]:
    return entry("t0", number, text, **values)


@pytest.mark.parametrize(
    ("row", "log", "fault"),
    [
        ({}, [line(0, "take 1")], "t0, entry 0: take 1: "),
        ({}, [line(0, "dance")], "t0, entry 0: 'dance' is not a move"),
        ({}, [line(0, "bid 1"), line(1, "bid 1")], "t0, entry 1: bid 1: seats (1,) decide"),
        ({}, [line(1, "bid 1")], "t0, entry 0: expected entry 0, found 1"),
        ({}, [line(0, "1", kind="undo")], "t0, entry 0: undo to '1', of 0 moves"),
        ({}, [line(0, kind="sing")], "t0, entry 0: unknown kind 'sing'"),
        ({}, [line(0, kind="resign", seat=5)], "t0, entry 0: resign: there is no seat 5"),
        (
            {"status": "abandoned"},
            [line(0, kind="abandon"), line(1, "bid 1")],
            "t0, entry 1: move after the table was abandoned",
        ),
        ({"status": "over"}, [], "t0: the status is over, the log says running"),
        ({"status": "open"}, [line(0, "bid 1")], "t0: an open table has a log"),
        ({"status": "odd"}, [], "t0: unknown status 'odd'"),
        ({"game": "chess"}, [], "t0: There is no game 'chess'"),
        ({"rules": "0"}, [], "t0: played by version 0 of the rules of stones"),
        ({"seats": 3}, [], "t0: expected 3 seats, found [0, 1]"),
        ({"options": {"odd": 1}}, [], "t0: unknown option odd"),
        ({"options": [1]}, [line(0, "bid 1")], "t0: its options cannot be read"),
        ({"clock": {"kind": 7}}, [line(0, "bid 1")], "t0: its clock cannot be read"),
        ({"seed": -1}, [], "t0: "),
        ({"seats": 99}, [], "t0: expected 99 seats"),
    ],
)
async def test_faults_are_reported_with_table_and_number(
    row: dict[str, object], log: list[dict[str, object]], fault: str, tmp_path: Path
) -> None:
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada"), table("t0", **row), *seats("t0", "ada", None))
        await put(database, *(Entry(**one) for one in log))
        await put(database, table("t1"), *seats("t1", "ada", None))
        found = await faults(database)
        assert found[0].startswith(fault)
        assert not any(one.startswith("t1") for one in found)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"result": None}, "no result is stored"),
        ({"result": {"scores": [0, 0]}}, "the stored result has scores [0, 0], the log gives"),
        ({"status": "running"}, "the status is running, the log says over"),
    ],
)
async def test_the_end_is_compared(change: dict[str, object], fault: str, tmp_path: Path) -> None:
    moves, result = played_out()
    row = {"status": "over", "result": result, **change}
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada"), table("t0", **row), *seats("t0", "ada", None))
        await put(database, *log_of("t0", moves))
        assert any(fault in one for one in await faults(database))


async def test_a_stray_row_is_a_fault_of_the_database(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        async with database.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            await connection.execute(insert(Seat).values(table="gone", seat=0, resigned=False))
            await connection.commit()
            await connection.exec_driver_sql("PRAGMA foreign_keys = ON")
        assert await faults(database) == ["database: row 1 of seat refers to a table that is gone"]


async def test_what_nobody_thought_of_is_a_fault_of_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = integrity.check_table

    def broken(found: Row[Any], *rest: Any) -> list[integrity.Fault]:
        if found.id == "t0":
            raise ZeroDivisionError
        return usual(found, *rest)

    monkeypatch.setattr(integrity, "check_table", broken)
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada"), table("t0"), table("t1", rules="0"))
        await put(database, *seats("t0", "ada", None), *seats("t1", "ada", None))
        report = await check(database)
    assert report.tables == 2
    assert [fault.table for fault in report.faults] == ["t0", "t1"]


async def test_documents_that_are_no_json_are_reported(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada"), table("t0"), table("t1"), *seats("t1", "ada", None))
        await put(database, *seats("t0", "ada", None))
        async with database.engine.begin() as connection:
            spoil = "UPDATE \"table\" SET options = '{', clock = 'x', result = '[' WHERE id = 't0'"
            await connection.exec_driver_sql(spoil)
        assert await faults(database) == [
            "t0: its options cannot be read",
            "t0: its clock cannot be read",
            "t0: its result cannot be read",
        ]
