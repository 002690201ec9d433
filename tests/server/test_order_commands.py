"""What the host does on the command line to keep order, and what pruning and deletion leave."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import select

from ironbridge.kernel.errors import SetupError
from ironbridge.server.admin import DAY_MS, Pruned, prune
from ironbridge.server.people import personal_data
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Chat, Deed, Mute, Person, Report, Table
from tests.server.databases import each_kind, opened, person, put, seats, table
from tests.server.sample import stones_registered
from tests.server.test_admin import command

Done = TypeVar("Done")


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    with stones_registered():
        yield


def at(folder: Path, work: Callable[[Database], Awaitable[Done]]) -> Done:
    async def run() -> Done:
        async with opened("sqlite", folder) as database:
            return await work(database)

    return asyncio.run(run())


def prepare(folder: Path) -> None:
    at(
        folder,
        lambda database: put(
            database,
            person("ada", name_key="ada", password="hash", admin=True),
            person("bob", name="Bob", name_key="bob", password="hash"),
            person("eve1", name="Eve"),
            person("eve2", name="Eve"),
            schema.Session(id="s", token="s", person="bob", created=1, seen=1, expires=2**50),
            table("t1", status="running"),
            *seats("t1", "ada", "bob"),
            Chat(id=7, table="t1", person="bob", text="something rude", at=1),
            Report(person="ada", about="bob", table="t1", chat=7, text="Rude.", at=1),
        ),
    )


async def one(database: Database, kind: type[Done], key: str) -> Done:
    async with database.session() as session:
        return await session.get_one(kind, key)


def test_the_host_suspends_and_lifts(tmp_path: Path) -> None:
    prepare(tmp_path)
    done = command(tmp_path, "suspend", "BOB", "--days", "7", "--reason", "insults")
    assert (done.exit_code, "Bob is suspended until" in done.output) == (0, True)

    async def sessions(database: Database) -> list[str]:
        async with database.session() as session:
            return list(await session.scalars(select(schema.Session.id)))

    assert at(tmp_path, sessions) == []
    assert at(tmp_path, lambda database: one(database, Person, "bob")).suspended is not None
    assert (
        "Ada is suspended for good"
        in command(tmp_path, "suspend", "ada", "--reason", "the host may").output
    )
    assert "Bob may sign in again" in command(tmp_path, "lift", "bob").output
    again = command(tmp_path, "lift", "bob")
    assert isinstance(again.exception, SetupError)
    assert "not suspended" in str(again.exception)
    log = command(tmp_path, "audit").output
    assert [line.split("  ")[1].split() for line in log.splitlines()] == [
        ["the", "host:", "suspended", "Bob", "insults"],
        ["the", "host:", "suspended", "Ada", "the", "host", "may"],
        ["the", "host:", "suspension", "lifted", "Bob"],
    ]


def test_a_name_that_several_guests_have_needs_an_id(tmp_path: Path) -> None:
    prepare(tmp_path)
    several = command(tmp_path, "suspend", "Eve", "--reason", "noise")
    assert "eve1, eve2" in str(several.exception)
    assert "Eve is suspended" in command(tmp_path, "suspend", "eve2", "--reason", "noise").output
    nobody = command(tmp_path, "suspend", "Nobody", "--reason", "noise")
    assert "no such person" in str(nobody.exception)


def test_the_host_ends_a_table_and_reads_reports(tmp_path: Path) -> None:
    prepare(tmp_path)
    reports = command(tmp_path, "reports").output
    assert "Ada about Bob t1" in reports
    assert "Rude." in reports
    assert "“something rude”" in reports
    assert "1 report" in reports
    assert "No reports" in command(tmp_path, "reports", "--settled").output
    assert "t1 is ended" in command(tmp_path, "end-table", "t1", "--reason", "abuse").output
    assert at(tmp_path, lambda database: one(database, Table, "t1")).status == "abandoned"
    assert "is over" in str(command(tmp_path, "end-table", "t1").exception)
    assert "no fault" in command(tmp_path, "check").output


# What stays ---------------------------------------------------------------------------------


@each_kind
@pytest.mark.anyio
async def test_pruning_and_deletion_leave_the_audit_log_whole(kind: str, tmp_path: Path) -> None:
    now, old = 100 * DAY_MS, 60 * DAY_MS
    async with opened(kind, tmp_path) as database:
        await put(
            database,
            person("ada", name_key="ada", password="hash", created=old),
            person("freed", created=old),
            person("muted", created=old),
            person("teller", created=old),
            table("reported", status="open", created=old),
            *seats("reported", "ada", None),
            Report(person="teller", table="reported", text="Rude.", at=1),
            Mute(person="ada", muted="muted", at=1),
            Mute(person="muted", muted="ada", at=1),
            Deed(at=1, kind="free-seat", person="ada", about="freed", table="reported"),
        )
        assert await prune(database, now, guest_days=30, open_days=20) == Pruned(0, 0, 0)
        async with database.session() as session, session.begin():
            exported = await personal_data.export(session, "ada")
            assert [row["muted"] for row in exported["mutes"]] == ["muted"]
            told = await personal_data.export(session, "teller")
            assert [row["text"] for row in told["reports"]] == ["Rude."]
            for leaving in ("ada", "teller"):
                await personal_data.erase(session, leaving, now)
        async with database.session() as session:
            assert list(await session.scalars(select(Mute.person))) == []
            assert list(await session.scalars(select(Report.id))) == []
            assert list(await session.scalars(select(Deed.person))) == ["ada"]
