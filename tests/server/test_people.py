"""Guests and accounts over HTTP: who may sign in, and what a person may change."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from litestar import Litestar

from ironbridge.server.people import accounts
from ironbridge.server.people.accounts import People
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database
from tests.server.browsers import (
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


# Coming in ---------------------------------------------------------------------------------


async def test_a_guest_comes_in_with_a_name(client: httpx.AsyncClient) -> None:
    me = await guest(client, "  Ada   Lovelace ", language="fr")
    assert (me["name"], me["guest"], me["language"]) == ("Ada Lovelace", True, "fr")
    assert len(me["id"]) == 22
    again = await client.get("/api/me")
    assert again.status_code == 200
    assert again.json() == me


async def test_a_guest_who_gives_no_name_gets_one_and_may_change_it(people_app: Litestar) -> None:
    async with browser(people_app) as client:
        me = (await client.post("/api/guest", json={"name": None, "language": "fr"})).json()
        assert re.fullmatch(r"Invité [1-9]\d{3}", me["name"])
        changed = await client.patch(
            "/api/me", json={"name": "Ada"}, headers={"x-ironbridge-csrf": me["csrf"]}
        )
        assert changed.json()["name"] == "Ada"
    async with browser(people_app) as client:
        me = (await client.post("/api/guest", json={"name": None})).json()
        assert re.fullmatch(r"Guest [1-9]\d{3}", me["name"])


async def test_a_guest_is_never_given_the_name_of_an_account(
    people_app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "GUESTS", 1)  # so that only one name is left
    async with browser(people_app) as one, browser(people_app) as two:
        await register(one, "guest 1000")
        assert refusal(await two.post("/api/guest", json={"name": None})) == (409, "name-taken")


async def test_a_stranger_is_nobody_and_is_asked_to_sign_in(client: httpx.AsyncClient) -> None:
    nobody = await client.get("/api/me")
    assert (nobody.status_code, nobody.json(), nobody.cookies) == (200, None, httpx.Cookies())
    assert refusal(await client.get("/api/me/sessions")) == (401, "sign-in-needed")


async def test_a_guest_speaks_the_language_of_the_browser(people_app: Litestar) -> None:
    async with browser(people_app, **{"accept-language": "de, fr-CH;q=0.9, en;q=0.8"}) as client:
        assert (await guest(client))["language"] == "fr"


async def test_two_guests_may_have_one_name_but_not_that_of_an_account(
    people_app: Litestar,
) -> None:
    async with browser(people_app) as one, browser(people_app) as two, browser(people_app) as three:
        await guest(one, "Bob")
        await guest(two, "Bob")
        await register(three, "Carol")
        answer = await browser(people_app).post("/api/guest", json={"name": "CAROL"})
        assert refusal(answer) == (409, "name-taken")


async def test_a_guest_becomes_an_account_and_keeps_seats(
    client: httpx.AsyncClient, database: Database
) -> None:
    before = await guest(client, "Alice")
    await leave_traces(database, before["id"])
    old_cookie = client.cookies["ironbridge"]
    account = await register(client, "Alice Smith")
    assert account["id"] == before["id"]
    assert (account["name"], account["guest"]) == ("Alice Smith", False)
    assert client.cookies["ironbridge"] != old_cookie
    exported = (await client.get("/api/me/export")).json()
    assert [row["table"] for row in exported["seats"]] == ["t1"]


async def test_the_secret_of_a_former_guest_is_worth_nothing(
    client: httpx.AsyncClient, people: People
) -> None:
    await guest(client)
    old_cookie = client.cookies["ironbridge"]
    assert await people.by_cookie(old_cookie) is not None
    await register(client)
    assert await people.by_cookie(old_cookie) is None


async def test_an_account_cannot_register_again(client: httpx.AsyncClient) -> None:
    await register(client)
    form = {"name": "Other", "password": PASSWORD}
    assert refusal(await client.post("/api/register", json=form)) == (409, "not-a-guest")


@pytest.mark.parametrize(
    "name",
    [
        "Alice",
        "ALICE",
        "Ａｌｉｃｅ",
        " alice ",
        "Аlісе",
        "aIice",
        "A1ice",
        "Al-ice",
        "Álîce",
        "ᴀʟɪᴄᴇ",
    ],
)
async def test_names_that_look_alike_are_taken(people_app: Litestar, name: str) -> None:
    async with browser(people_app) as one, browser(people_app) as two:
        await register(one, "Alice")
        answer = await two.post("/api/register", json={"name": name, "password": PASSWORD})
        assert refusal(answer) == (409, "name-taken")
        assert refusal(await two.post("/api/guest", json={"name": name})) == (409, "name-taken")
        await guest(two, "Bob")
        assert refusal(await two.patch("/api/me", json={"name": name})) == (409, "name-taken")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 31,
        "a\u202eb",
        "a\u200bb",
        "a\nb",
        "a\0b",
        "\u0301",
        "\ue000",
        "a\u3164b",
        "a\ufe0fb",
        "a\ufe01b",
        "a\u2800",
        "a\u2066b",
        "ﷺ" * 9,
    ],
)
async def test_unfit_names_are_refused(client: httpx.AsyncClient, name: str) -> None:
    assert refusal(await client.post("/api/guest", json={"name": name})) == (400, "name-unfit")


@pytest.mark.parametrize(
    "name", ["x", "x" * 30, "Zoë", "王小明", "O’Neill", "⚙ 3", "⚙\ufe0f", "Guest", "2024"]
)
async def test_fit_names_are_taken_as_they_are(client: httpx.AsyncClient, name: str) -> None:
    assert (await guest(client, name))["name"] == name


@pytest.mark.parametrize("name", ["Deleted", "Admin", "Ιronbridge", "Greedy Bot", "Hôte"])
async def test_names_that_pass_for_the_server_are_refused(
    client: httpx.AsyncClient, name: str
) -> None:
    assert refusal(await client.post("/api/guest", json={"name": name})) == (400, "name-reserved")
    form = {"name": name, "password": PASSWORD}
    assert refusal(await client.post("/api/register", json=form)) == (400, "name-reserved")


@pytest.mark.parametrize("password", ["1234567", "x" * 201])
async def test_unfit_passwords_are_refused(client: httpx.AsyncClient, password: str) -> None:
    answer = await client.post("/api/register", json={"name": "Alice", "password": password})
    assert refusal(answer) == (400, "password-unfit")


async def test_two_who_register_a_name_at_once_do_not_both_get_it(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def free(name: str) -> None:  # both asked before either wrote
        return None

    monkeypatch.setattr(people, "_check_free", free)
    await people.register("Alice", PASSWORD, "en")
    for alike in ("alice", "AIice"):
        with pytest.raises(Exception, match="name-taken"):
            await people.register(alike, PASSWORD, "en")


# Changing ----------------------------------------------------------------------------------


async def test_a_person_changes_what_is_named_and_nothing_else(
    database: Database, settings: Settings, clock: FakeClock, passwords: Passwords
) -> None:
    told: list[tuple[str, str]] = []

    def tell(person: str, name: str) -> None:
        told.append((person, name))

    people = People(database, settings, clock, passwords, renamed=[tell])
    async with browser(people_server(people, settings, clock)) as client:
        me = await register(client)
        changes: dict[str, Any] = {
            "name": "Alicia",
            "language": "fr",
            "email": "alicia@example.org",
            "webhook": "https://example.org/hook?x=1",
            "preferences": {"quiet": {"from": 22, "to": 7}, "mail": True},
        }
        known = {"current_password": PASSWORD}
        answer = await client.patch("/api/me", json=changes | known)
        assert answer.json() == me | changes
        assert told == [(me["id"], "Alicia")]
        changed = {"email": None, "preferences": {"mail": None}} | known
        answer = await client.patch("/api/me", json=changed)
        assert answer.json()["email"] is None
        assert answer.json()["preferences"] == {"quiet": {"from": 22, "to": 7}}
        assert answer.json()["webhook"] == changes["webhook"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"email": "alice"}, "email-unfit"),
        ({"email": "a@b\r\nBcc: c@d.org"}, "email-unfit"),
        ({"email": "a@localhost"}, "email-unfit"),
        ({"email": "a@b.org" + "g" * 250}, "email-unfit"),
        ({"webhook": "ftp://example.org"}, "webhook-unfit"),
        ({"webhook": "https://user:pass@example.org"}, "webhook-unfit"),
        ({"webhook": "https://example.org:port/"}, "webhook-unfit"),
        ({"webhook": "https://"}, "webhook-unfit"),
        ({"webhook": "https://example.org/" + "x" * 500}, "webhook-unfit"),
        ({"preferences": {"x": "y" * 4000}}, "preferences-unfit"),
        ({"preferences": {"x": [[[[[1]]]]]}}, "preferences-unfit"),
        ({"preferences": {"x": {"a\0b": 1}}}, "preferences-unfit"),
        ({"language": "de"}, "malformed"),
        ({"admin": True}, "malformed"),
        ({"name": None}, "malformed"),
    ],
)
async def test_an_unfit_change_changes_nothing(
    client: httpx.AsyncClient, changes: dict[str, object], code: str
) -> None:
    me = await register(client)
    answer = await client.patch("/api/me", json={"name": "Alicia"} | changes)
    assert refusal(answer) == (400, code)
    assert (await client.get("/api/me")).json() == me


async def test_another_address_needs_the_password_of_an_account(people_app: Litestar) -> None:
    async with browser(people_app) as client, browser(people_app) as visitor:
        me = await register(client)
        for wrong in ({}, {"current_password": "something else"}):
            answer = await client.patch("/api/me", json={"email": "a@example.org"} | wrong)
            assert refusal(answer) == (403, "wrong-password")
        assert (await client.get("/api/me")).json() == me
        known = {"email": "a@example.org", "current_password": PASSWORD}
        assert (await client.patch("/api/me", json=known)).status_code == 200
        for other in (None, "b@example.org"):  # nor can it be taken away
            answer = await client.patch("/api/me", json={"email": other})
            assert refusal(answer) == (403, "wrong-password")
        # What stays as it is needs none, and a guest has none.
        same = await client.patch("/api/me", json={"email": "a@example.org", "language": "fr"})
        assert same.json()["language"] == "fr"
        await guest(visitor, "Bob")
        given = await visitor.patch("/api/me", json={"email": "b@example.org"})
        assert given.json()["email"] == "b@example.org"


async def test_a_name_in_use_cannot_be_taken_by_a_change(people_app: Litestar) -> None:
    async with browser(people_app) as one, browser(people_app) as two, browser(people_app) as three:
        await register(one, "Alice")
        await register(two, "Bob")
        await guest(three, "Carol")
        assert refusal(await two.patch("/api/me", json={"name": "ALICE"})) == (409, "name-taken")
        assert refusal(await three.patch("/api/me", json={"name": "Bob"})) == (409, "name-taken")
        assert (await one.patch("/api/me", json={"name": "ALICE"})).json()["name"] == "ALICE"


async def test_a_new_password_needs_the_old_one_and_ends_other_sessions(
    people_app: Litestar,
) -> None:
    async with browser(people_app) as one, browser(people_app) as two, browser(people_app) as three:
        await register(one)
        await sign_in(two)
        assert (await two.get("/api/me")).status_code == 200
        for current in ({}, {"current_password": "wrong password"}):
            answer = await one.patch("/api/me", json={"password": "new password"} | current)
            assert refusal(answer) == (403, "wrong-password")
        form = {"password": "new password", "current_password": PASSWORD}
        assert (await one.patch("/api/me", json=form)).status_code == 200
        assert (await one.get("/api/me")).status_code == 200
        assert refusal(await two.get("/api/me/sessions")) == (401, "sign-in-needed")
        await sign_in(three, password="new password")
        old = {"name": "Alice", "password": PASSWORD}
        answer = await browser(people_app).post("/api/sign-in", json=old)
        assert refusal(answer) == (401, "wrong-name-or-password")


async def test_a_guest_gets_a_password_only_by_registering(client: httpx.AsyncClient) -> None:
    await guest(client)
    form = {"password": "new password", "current_password": ""}
    assert refusal(await client.patch("/api/me", json=form)) == (403, "wrong-password")
