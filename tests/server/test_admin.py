"""What hosts do: prune, make-admin, and the commands of `ironbridge admin`."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select
from typer.testing import CliRunner, Result

from ironbridge.cli import admin as commands
from ironbridge.kernel.errors import SetupError
from ironbridge.server.admin import DAY_MS, Pruned, make_admin, prune
from ironbridge.server.storage import migrate
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import (
    Chat,
    Link,
    Notice,
    Person,
    Session,
    SolvedPuzzle,
    Table,
)
from tests.server.databases import each_kind, opened, person, put, seats, table
from tests.server.sample import fill, stones_registered

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    with stones_registered():
        yield


async def ids(database: Database, kind: type[Person] | type[Table] | type[Session]) -> set[str]:
    async with database.session() as session:
        return set(await session.scalars(select(kind.id)))


@each_kind
async def test_prune_removes_what_nobody_needs(kind: str, tmp_path: Path) -> None:
    now, old = 100 * DAY_MS, 60 * DAY_MS

    def signed_in(name: str, who: str, expires: int) -> Session:
        return Session(id=name, token=name, person=who, created=1, seen=1, expires=expires)

    async with opened(kind, tmp_path) as database:
        await put(
            database,
            person("ada", name_key="ada", password="hash", created=old),
            person("gone", created=old),
            person("host", created=old),
            person("fresh", created=now - DAY_MS),
            person("back", created=old),
            person("talker", created=old),
            person("seated", created=old),
            person("left", created=old, deleted=old),
            Link(token="old", person="gone", purpose="verify", expires=now - 1),
            person("asked", created=old),
            Link(token="new", person="asked", purpose="verify", expires=now + 1),
            signed_in("dead", "gone", now - 1),
            signed_in("live", "back", now + 1),
            table("stale", status="open", creator="host", created=old),
            *seats("stale", "host", None),
            Notice(person="ada", table="stale", number=0, channel="mail", due=1),
            table("joined", status="open", created=old),
            *seats("joined", "ada", "seated"),
            table("recent", status="open", created=now - DAY_MS),
            table("played", status="running", created=old, rematch="stale"),
            Chat(table="played", person="talker", text="hello", at=1),
            SolvedPuzzle(person="gone", game="spyrium", puzzle="7-25", at=1),
            SolvedPuzzle(person="ada", game="spyrium", puzzle="7-25", at=1),
        )
        assert await prune(database, now, guest_days=30, open_days=20) == Pruned(1, 1, 2)
        assert await ids(database, Session) == {"live"}
        assert await ids(database, Table) == {"joined", "recent", "played"}
        kept = {"asked", "ada", "fresh", "back", "talker", "seated", "left"}
        assert await ids(database, Person) == kept
        async with database.session() as session:
            assert (await session.get_one(Table, "played")).rematch is None
            assert list(await session.scalars(select(SolvedPuzzle.person))) == ["ada"]
        assert await prune(database, now, guest_days=30, open_days=20) == Pruned(0, 0, 0)


async def test_make_admin_finds_the_account_as_people_write_it(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada", name="Ada L", name_key="ada l", password="hash"))
        await put(database, person("bob", name="Bob"))
        assert await make_admin(database, "ADA L") == "Ada L"
        async with database.session() as session:
            assert (await session.get_one(Person, "ada")).admin
        with pytest.raises(SetupError, match="no account with the name 'Bob'"):
            await make_admin(database, "Bob")


# The commands -------------------------------------------------------------------------------


def command(folder: Path, *args: str) -> Result:
    """Run as the shell would; each command opens an event loop of its own."""
    variables = {"IRONBRIDGE_DATA_FOLDER": str(folder), "LANG": "en", "COLUMNS": "300"}
    return CliRunner().invoke(commands.app, list(args), env=variables)


def prepare(folder: Path) -> None:
    async def fill_it() -> None:
        async with opened("sqlite", folder) as database:
            await fill(database)

    asyncio.run(fill_it())


def test_the_commands_back_up_and_restore(tmp_path: Path) -> None:
    old, new, archive = tmp_path / "old", tmp_path / "new", tmp_path / "all.jsonl.gz"
    old.mkdir()
    prepare(old)
    done = command(old, "backup", str(archive))
    assert (done.exit_code, "rows written to" in done.output) == (0, True)
    header = json.loads(gzip.decompress(archive.read_bytes()).splitlines()[0])
    assert header["revision"] == migrate.head()
    done = command(new, "restore", str(archive))
    assert (done.exit_code, "rows restored from" in done.output) == (0, True)
    assert isinstance(command(new, "restore", str(archive)).exception, SetupError)
    assert command(new, "restore", str(archive), "--replace").exit_code == 0
    assert command(new, "check").output.strip().endswith("checked: no fault")


def test_the_command_restore_tells_which_texts_it_cleaned(tmp_path: Path) -> None:
    old, new, archive = tmp_path / "old", tmp_path / "new", tmp_path / "all.jsonl.gz"
    old.mkdir()
    prepare(old)
    command(old, "backup", str(archive))
    text = gzip.decompress(archive.read_bytes()).decode()
    hostile = text.replace("well\\nplayed", "well\\u0000played")
    archive.write_bytes(gzip.compress(hostile.encode()))
    done = command(new, "restore", str(archive))
    assert done.exit_code == 0
    assert "it was cut: chat 41, text" in done.output
    assert "wellplayed" not in done.output, "what people wrote is theirs"


def test_the_command_check_lists_faults_and_says_so_to_the_shell(tmp_path: Path) -> None:
    prepare(tmp_path)

    async def spoil() -> None:
        async with opened("sqlite", tmp_path) as database:
            await put(database, table("t9", status="over"), *seats("t9", None, None))

    asyncio.run(spoil())
    done = command(tmp_path, "check")
    assert done.exit_code == 1
    assert "✗ t9: the status is over, the log says running" in done.output
    assert "1 fault" in done.output


def test_the_commands_prune_and_make_admin(tmp_path: Path) -> None:
    prepare(tmp_path)
    assert "1 sessions, 1 tables, 0 guests" in command(tmp_path, "prune").output
    assert "Ada is an administrator now" in command(tmp_path, "make-admin", "ada").output


def test_the_command_reset_link_prints_a_link_with_the_secret_behind_the_hash(
    tmp_path: Path,
) -> None:
    prepare(tmp_path)
    done = command(tmp_path, "reset-link", "ADA", "--public-url", "https://tables.example")
    assert done.exit_code == 0
    assert "Link for Ada" in done.output
    assert "https://tables.example/reset#" in done.output
    assert isinstance(command(tmp_path, "reset-link", "nobody").exception, SetupError)


def test_a_command_does_not_make_a_database(tmp_path: Path) -> None:
    assert isinstance(command(tmp_path, "check").exception, SetupError)
    assert not (tmp_path / "tables.sqlite").exists()
