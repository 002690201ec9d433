"""What a person can export, and what stays when a person is deleted."""

from __future__ import annotations

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import select

from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Person
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from tests.server.browsers import (
    CSRF,
    PASSWORD,
    browser,
    guest,
    people_server,
    refusal,
    register,
    sign_in,
)
from tests.server.fake_clock import FakeClock
from tests.server.traces import leave_traces

pytestmark = pytest.mark.anyio


async def stored(database: Database, person: str) -> schema.Person:
    async with database.session() as session:
        return await session.get_one(schema.Person, person)


async def test_export_holds_all_ones_data_and_no_secret(
    client: httpx.AsyncClient, database: Database
) -> None:
    me = await register(client)
    await leave_traces(database, me["id"])
    answer = await client.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    exported = answer.json()
    assert exported["person"]["name"] == "Alice"
    assert [row["text"] for row in exported["chat"]] == ["Hello all"]
    assert [row["text"] for row in exported["notes"]] == ["Build in Stone"]
    assert [row["moves"] for row in exported["prepared"]] == [["pass"]]
    assert [row["points"] for row in exported["ratings"]] == [90]
    assert [row["score"] for row in exported["rated_games"]] == [90]
    assert [row["game"] for row in exported["seats"]] == ["brass-birmingham"]
    assert [row["id"] for row in exported["tables_created"]] == ["t1"]
    assert [row["puzzle"] for row in exported["puzzles"]] == ["7-25"]
    assert [row["agent"] for row in exported["sessions"]] == ["Test browser"]
    assert [row["endpoint"] for row in exported["push_devices"]] == ["https://push.example/1"]
    async with database.session() as session:
        token = (await session.scalars(select(schema.Session.token))).one()
    hidden = (
        token,
        client.cookies["ironbridge"],
        "argon2",
        "123456789",
        "secret invite",
        "push auth",
    )
    assert [secret for secret in hidden if secret in answer.text] == []


async def test_export_holds_nothing_of_others(people_app: Litestar, database: Database) -> None:
    async with browser(people_app) as one, browser(people_app) as two:
        await leave_traces(database, (await guest(one))["id"])
        await guest(two, "Bob")
        exported = (await two.get("/api/me/export")).json()
        rows = {name: found for name, found in exported.items() if found}
        assert set(rows) == {"person", "sessions"}
        assert exported["person"]["name"] == "Bob"


async def test_a_deleted_person_leaves_only_the_id(
    database: Database, settings: Settings, clock: FakeClock, passwords: Passwords
) -> None:
    gave_up: list[Person] = []

    async def give_up(person: Person) -> None:
        gave_up.append(person)

    people = People(database, settings, clock, passwords, leaving=[give_up])
    app = people_server(people, settings, clock)
    async with browser(app) as client, browser(app) as other:
        me = await register(client)
        await sign_in(other)
        address = {"email": "alice@example.org", "current_password": PASSWORD}
        assert (await client.patch("/api/me", json=address)).status_code == 200
        await leave_traces(database, me["id"])
        wrong = await client.request("DELETE", "/api/me", json={"password": "wrong password"})
        assert refusal(wrong) == (403, "wrong-password")
        gone = await client.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert gone.status_code == 204
        assert refusal(await other.get("/api/me/sessions")) == (401, "sign-in-needed")
    assert [person.id for person in gave_up] == [me["id"]]
    row = await stored(database, me["id"])
    assert (row.name, row.name_key, row.password, row.email) == ("deleted", None, None, None)
    assert row.deleted == clock()
    async with database.session() as session:
        for kind in (
            schema.Session,
            schema.Chat,
            schema.Note,
            schema.Notice,
            schema.Prepared,
            schema.Rating,
            schema.SolvedPuzzle,
            schema.PushDevice,
        ):
            assert (await session.scalars(select(kind))).all() == [], kind
        assert (await session.scalars(select(schema.Seat.person))).all() == [me["id"]]
        assert (await session.scalars(select(schema.Entry.person))).all() == [me["id"]]
    assert await people.names([me["id"]]) == {me["id"]: "deleted"}


async def test_the_name_of_a_deleted_account_is_free_again(client: httpx.AsyncClient) -> None:
    first = await register(client)
    await client.request("DELETE", "/api/me", json={"password": PASSWORD})
    del client.headers[CSRF]
    assert (await register(client))["id"] != first["id"]


async def test_a_guest_is_deleted_without_a_password(client: httpx.AsyncClient) -> None:
    await guest(client)
    assert (await client.request("DELETE", "/api/me", json={})).status_code == 204
    assert refusal(await client.get("/api/me/sessions")) == (401, "sign-in-needed")
