"""Signing in and out, and the browsers a person is signed in with."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from sqlalchemy import event, select

from ironbridge.server.live.heartbeats import Heartbeats
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import SignedIn
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from tests.server.browsers import PASSWORD, browser, guest, refusal, register, sign_in
from tests.server.fake_clock import START, FakeClock

pytestmark = pytest.mark.anyio


async def stored(database: Database, person: str) -> schema.Person:
    async with database.session() as session:
        return await session.get_one(schema.Person, person)


# Signing in and out ------------------------------------------------------------------------


async def test_sign_in_and_out(people_app: Litestar) -> None:
    async with browser(people_app) as one, browser(people_app) as two:
        account = await register(one)
        again = await sign_in(two, " aLICE ")
        assert again["id"] == account["id"]
        assert again["csrf"] != account["csrf"]
        answer = await two.post("/api/sign-out")
        assert (answer.status_code, answer.content) == (204, b"")
        assert refusal(await two.get("/api/me/sessions")) == (401, "sign-in-needed")
        assert (await one.get("/api/me")).status_code == 200


async def test_wrong_password_and_unknown_name_get_the_same_answer(
    people_app: Litestar, passwords: Passwords, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str | None] = []
    verify = passwords._matches

    def watched(stored: str, plain: str) -> bool:
        checked.append(stored)
        return verify(stored, plain)

    monkeypatch.setattr(passwords, "_matches", watched)
    async with browser(people_app) as one:
        await register(one)
        await guest(browser(people_app), "Gustav")
    answers = []
    for name in ("Alice", "Nobody", "Gustav", "a\0b", "x" * 90):
        form = {"name": name, "password": "wrong password"}
        answers.append(await browser(people_app).post("/api/sign-in", json=form))
    assert {(answer.status_code, answer.text) for answer in answers} == {(401, answers[0].text)}
    assert answers[0].json()["error"] == "wrong-name-or-password"
    assert len(checked) == 5, "each of them takes the time of one hash"


async def test_the_password_of_nobody_opens_nothing(passwords: Passwords) -> None:
    assert not await passwords.verify(None, "a password that nobody has")
    stored = await passwords.hash("Zoë’s password")
    assert await passwords.verify(stored, "Zoe\u0308’s password")
    assert not await passwords.verify(stored, "Zoe’s password")


async def test_a_hash_with_other_costs_is_made_anew(
    people: People, database: Database, settings: Settings, clock: FakeClock
) -> None:
    account = await people.register("Alice", PASSWORD, "en")
    before = (await stored(database, account.person.id)).password
    dearer = Passwords(time_cost=2, memory_kib=64, parallelism=1)
    later = People(database, settings, clock, dearer)
    await later.sign_in("Alice", PASSWORD)
    after = (await stored(database, account.person.id)).password
    assert before != after
    assert after is not None
    assert "t=2" in after
    assert (await later.sign_in("Alice", PASSWORD)).person.id == account.person.id
    later.close()


async def test_signing_in_leaves_no_old_session_behind(
    people_app: Litestar, people: People
) -> None:
    async with browser(people_app) as other, browser(people_app) as client:
        await register(other)
        await guest(client, "Gustav")
        old = client.cookies["ironbridge"]
        await sign_in(client)
        assert await people.by_cookie(old) is None


# Sessions ----------------------------------------------------------------------------------


async def test_sessions_are_listed_and_revoked(people_app: Litestar, clock: FakeClock) -> None:
    async with browser(people_app) as one, browser(people_app, **{"user-agent": "Phone"}) as two:
        await register(one)
        clock.advance(seconds=5)
        await sign_in(two)
        listed = (await one.get("/api/me/sessions")).json()
        shown = [(session["agent"], session["current"]) for session in listed]
        assert shown == [("Phone", False), ("Test browser", True)]
        assert listed[0]["created"] == START + 5000
        gone = await one.delete(f"/api/me/sessions/{listed[0]['id']}")
        assert gone.status_code == 204
        assert refusal(await two.get("/api/me/sessions")) == (401, "sign-in-needed")
        again = await one.delete(f"/api/me/sessions/{listed[0]['id']}")
        assert refusal(again) == (404, "no-such-session")


async def test_nobody_revokes_the_session_of_another(people_app: Litestar) -> None:
    async with browser(people_app) as one, browser(people_app) as two:
        await guest(one)
        await guest(two)
        session = (await one.get("/api/me/sessions")).json()[0]["id"]
        assert refusal(await two.delete(f"/api/me/sessions/{session}")) == (404, "no-such-session")
        assert (await one.get("/api/me")).status_code == 200


async def test_a_session_lives_while_it_is_used(people: People, clock: FakeClock) -> None:
    signed = await people.guest("Alice", "en")
    for _ in range(4):
        clock.advance(days=20)
        assert await people.by_cookie(signed.token) == signed.person
    clock.advance(days=30)
    assert await people.by_cookie(signed.token) is None
    assert await people.sessions(signed) == []


async def test_an_account_stays_signed_in_longer_than_a_guest(
    people: People, clock: FakeClock
) -> None:
    visitor = await people.guest("Gustav", "en")
    account = await people.register("Alice", PASSWORD, "en")
    clock.advance(days=31)
    assert await people.by_cookie(visitor.token) is None
    assert await people.by_cookie(account.token) == account.person


async def test_only_a_hash_of_the_token_is_stored(people: People, database: Database) -> None:
    signed = await people.guest("Alice", "en")
    async with database.session() as session:
        row = (await session.scalars(select(schema.Session))).one()
    assert signed.token not in (row.id, row.token)
    assert len(row.token) == 64
    assert await people.by_cookie(row.token) is None
    assert await people.by_cookie("") is None
    assert signed.token not in repr(signed)


async def test_who_ended_a_session_elsewhere_is_seen_within_seconds(
    database: Database, settings: Settings, clock: FakeClock, passwords: Passwords
) -> None:
    several = msgspec.structs.replace(settings, channels="postgresql")
    here, elsewhere = (People(database, several, clock, passwords) for _ in range(2))
    signed = await here.guest("Alice", "en")
    assert await here.by_cookie(signed.token) is not None
    await elsewhere.sign_out(signed)
    clock.advance(seconds=10)
    assert await here.by_cookie(signed.token) is None


async def test_a_lone_process_forgets_an_ended_session_at_once(people: People) -> None:
    signed = await people.guest("Alice", "en")
    assert await people.by_cookie(signed.token) is not None
    await people.sign_out(signed)
    assert await people.by_cookie(signed.token) is None


# Many at once -------------------------------------------------------------------------------


async def test_many_who_come_at_once_are_looked_up_together(
    database: Database, settings: Settings, clock: FakeClock, passwords: Passwords, people: People
) -> None:
    """As after a restart. What is written about the use of a session is written together too."""
    tokens = [(await people.guest(f"Guest {number}", "en")).token for number in range(20)]
    restarted = People(database, settings, clock, passwords)
    clock.advance(seconds=600)
    with counted(database) as statements:
        found = await asyncio.gather(*(restarted.signed_in(token) for token in tokens))
    assert [signed.person.name for signed in found if signed] == [f"Guest {n}" for n in range(20)]
    assert len(statements) <= 4, "a lone question, then all others; the same for what is written"
    async with database.session() as session:
        seen = set(await session.scalars(select(schema.Session.seen)))
    assert seen == {clock()}


async def test_a_session_is_read_again_before_anybody_must_wait_for_it(
    database: Database, people: People, clock: FakeClock
) -> None:
    signed = await people.guest("Alice", "en")
    assert await people.by_cookie(signed.token) == signed.person
    clock.advance(seconds=45)
    with counted(database) as statements:
        assert await people.by_cookie(signed.token) == signed.person
        assert statements == [], "it is read later, together with others"
        while renewing := list(people._sessions._renewing.values()):
            await asyncio.gather(*renewing)
        assert len(statements) == 1
        clock.advance(seconds=45)
        assert await people.by_cookie(signed.token) == signed.person
        assert len(statements) == 1


async def test_ended_sessions_are_found_by_one_query_however_many_are_connected(
    database: Database, clock: FakeClock, people: People
) -> None:
    signed = [await people.guest(f"Guest {number}", "en") for number in range(30)]
    clients: list[Any] = [Connected(one) for one in signed]
    hub: Any = SimpleNamespace(clients=[*clients, Connected(None)], now=clock)
    heartbeats = Heartbeats(hub, database)
    await people.sign_out(signed[7])
    with counted(database) as statements:
        await heartbeats.end_sessions()
    assert len(statements) == 1
    assert [client.ended for client in clients] == [[4401] if n == 7 else [] for n in range(30)]
    clock.advance(days=31)
    await heartbeats.end_sessions()
    assert all(client.ended[-1:] == [4401] for client in clients), "guests stay for 30 days"


class Connected:
    """A client of the hub that notes with which code it was ended."""

    def __init__(self, signed: SignedIn | None) -> None:
        self.signed = signed
        self.ended: list[int] = []

    def end(self, code: int) -> None:
        self.ended.append(code)


@contextmanager
def counted(database: Database) -> Iterator[list[str]]:
    """The statements that the database is sent."""
    sent: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        sent.append(statement)

    event.listen(database.engine.sync_engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(database.engine.sync_engine, "before_cursor_execute", note)
