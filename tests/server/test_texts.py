"""What can be stored as text is the same on both databases; what an older SQLite database holds
is cleaned when it is restored."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, text

from ironbridge.server.app import create_app
from ironbridge.server.errors import Refused
from ironbridge.server.settings import Settings
from ironbridge.server.storage.archive import backup, restore
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Base, Chat, Note, Person, Proposal
from ironbridge.server.storage.texts import (
    CheckedJson,
    CheckedString,
    CheckedText,
    Unreadable,
    cleaned_document,
)
from tests.server.browsers import browser, guest, refusal
from tests.server.databases import KINDS, each_kind, opened, person, put, ready_url, table
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

HOSTILE = ["a\0b", "\0", "\ud800", "x\udfff", "é" * 501]
KINDLY = ["", "é" * 500, "👩‍👩‍👧" * 60, "a\tb\nc", "\u202e", "\ufffe", "\x7f\x01"]
"""Odd, but text: both databases store it."""


def test_every_column_of_text_is_checked() -> None:
    for stored in Base.metadata.sorted_tables:
        for column in stored.columns:
            kind = column.type.python_type
            if kind in (str, dict):
                checked = isinstance(column.type, CheckedString | CheckedText | CheckedJson)
                assert checked, f"{stored.name}.{column.name}"


@each_kind
async def test_both_databases_refuse_and_take_the_same(kind: str, tmp_path: Path) -> None:
    database = Database(ready_url(kind, tmp_path))
    await put(database, person("ada"), table("t0"))
    for told in HOSTILE:
        with pytest.raises(Refused, match="text-unfit"):
            await put(database, Chat(table="t0", person="ada", text=told, at=1))
        if len(told) < 10:
            for row in (
                Note(table="t0", person="ada", text=told),
                Proposal(table="t0", kind="undo", number=1, agreed=[told]),
                person("bob", preferences={"deep": [{told: 1}]}),
            ):
                with pytest.raises(Refused, match="text-unfit"):
                    await put(database, row)
    with pytest.raises(Refused, match="text-unfit"):
        await put(database, person("bob", preferences={"much": float("inf")}))
    for told in KINDLY:
        await put(database, Chat(table="t0", person="ada", text=told, at=1))
    async with database.session() as session:
        stored = list(await session.scalars(select(Chat.text).order_by(Chat.id)))
        with pytest.raises(Refused, match="text-unfit"):
            await session.scalar(select(Person).where(Person.name_key == "a\0"))
    assert stored == KINDLY
    await database.close()


# Asking the server --------------------------------------------------------------------------


@pytest.fixture
async def client(settings: Settings, clock: FakeClock) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(settings, now=clock)
    async with app.lifespan(), browser(app) as opened_browser:
        yield opened_browser


async def test_every_text_that_can_be_sent_is_refused_kindly(client: httpx.AsyncClient) -> None:
    await guest(client, "Alice")
    form: dict[str, Any] = {"game": "spyrium", "seats": [{"who": "me"}, {"who": "open"}]}
    found = (await client.post("/api/tables", json=form)).json()["id"]
    asked = [
        await client.post("/api/tables", json=form | {"title": "a\0b"}),
        await client.post("/api/tables", json=form | {"options": {"a\0": "b"}}),
        await client.post("/api/tables", json=form | {"game": "spy\0rium"}),
        await client.post(f"/api/tables/{found}/chat", json={"text": "a\0b"}),
        await client.put(f"/api/tables/{found}/note", json={"text": "a\0b"}),
        await client.patch("/api/me", json={"name": "a\0b"}),
        await client.patch("/api/me", json={"email": "a\0@example.org"}),
        await client.patch("/api/me", json={"webhook": "https://a\0b.org"}),
        await client.patch("/api/me", json={"preferences": {"a\0": 1}}),
        await client.put(f"/api/tables/{found}/prepared", json={"moves": ["a\0"]}),
        await client.post("/api/sign-in", json={"name": "a\0", "password": "long enough"}),
    ]
    assert {answer.status_code // 100 for answer in asked} == {4}, [a.text for a in asked]
    assert refusal(asked[3]) == (400, "text-unfit")
    french = await client.post(
        f"/api/tables/{found}/chat", json={"text": "\0"}, headers={"accept-language": "fr"}
    )
    assert french.json()["message"]


# Backups ------------------------------------------------------------------------------------


async def fill_as_an_older_release(database: Database) -> None:
    """What SQLite took before the columns were checked."""
    await put(database, person("ada"), table("t0"))
    said = insert(Chat).values(id=1, table="t0", person="ada", text="", at=1)
    async with database.engine.begin() as connection:
        await connection.execute(said)
        await connection.execute(text("UPDATE chat SET text = :t"), {"t": "a\0b" + "c" * 600})
        await connection.execute(text("UPDATE person SET name = :t"), {"t": "A\0da"})
        hostile = json.dumps({"a\0": ["\0b", "\ud800c"]})
        await connection.execute(text("UPDATE person SET preferences = :t"), {"t": hostile})
        await connection.execute(text("""UPDATE "table" SET options = '{'"""))


@pytest.mark.parametrize("target", KINDS)
async def test_an_older_backup_is_cleaned_when_it_is_restored(target: str, tmp_path: Path) -> None:
    path, told = tmp_path / "all.jsonl.gz", list[str]()
    (tmp_path / "new").mkdir()
    async with opened("sqlite", tmp_path) as old, opened(target, tmp_path / "new") as new:
        await fill_as_an_older_release(old)
        await backup(old, path)
        assert b"\\u0000" in gzip.decompress(path.read_bytes()), "a backup is what was there"
        await restore(new, path, tell_cleaned=told.append)
        assert told == ["person ada, name", "person ada, preferences", "chat 1, text"]
        async with new.session() as session:
            ada = await session.get_one(Person, "ada")
            assert ada.name == "Ada"
            assert json.dumps(ada.preferences) == '{"a": ["b", "c"]}'
            assert await session.scalar(select(Chat.text)) == "ab" + "c" * 498
        await backup(new, path)
        (tmp_path / "back").mkdir()
        async with opened("sqlite", tmp_path / "back") as back:
            await restore(back, path, tell_cleaned=told.append)
        assert len(told) == 3, "nothing is left to clean"


async def test_a_document_that_cannot_be_read_stays_one(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl.gz"
    (tmp_path / "new").mkdir()
    async with opened("sqlite", tmp_path) as old, opened("sqlite", tmp_path / "new") as new:
        await fill_as_an_older_release(old)
        async with old.session() as session:
            options = await session.scalar(select(Base.metadata.tables["table"].c.options))
        assert isinstance(options, Unreadable)
        await backup(old, path)
        await restore(new, path)
        async with new.session() as session:
            options = await session.scalar(select(Base.metadata.tables["table"].c.options))
        assert options == {"unreadable": "{"}, "never an option that a game could have"


def test_a_document_is_cleaned_in_every_place() -> None:
    deep: Any = "\0"
    for _ in range(30):
        deep = [deep]
    found = cleaned_document({"a": {"b\0": ["\0", 1, None, 1.5]}, "deep": deep})
    assert "\\u0000" not in json.dumps(found)
