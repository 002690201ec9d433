"""Addresses that are verified, passwords that are chosen anew: links that work once, letters that
tell nothing to strangers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from litestar import Litestar
from msgspec.structs import replace
from sqlalchemy import func, select

from ironbridge.kernel.errors import SetupError
from ironbridge.server.notify.letters import MOST_WAITING, AccountLetters
from ironbridge.server.notify.message import Letter, NotDelivered
from ironbridge.server.people.accounts import People
from ironbridge.server.people.links import HOUR_MS, Links, reset_link
from ironbridge.server.people.model import digest
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.settings import LIMITS, Settings
from ironbridge.server.storage import schema
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

pytestmark = pytest.mark.anyio

NEW = "a bridge over the Severn"
MINE = "alice@example.org"


class Box:
    """A post that keeps letters, or fails."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Letter]] = []
        self.tries = 0
        self.fault: NotDelivered | None = None

    async def send(self, address: str, message: Letter) -> None:
        self.tries += 1
        if self.fault is not None:
            raise self.fault
        self.sent.append((address, message))

    def secrets(self, purpose: str) -> list[str]:
        """What stands behind the # in all links for a purpose, in order."""
        texts = "\n".join(letter.text for _, letter in self.sent)
        return re.findall(rf"/{purpose}#(\S+)", texts)


async def at_once(_: float) -> None:
    """No pause."""


@pytest.fixture
def box() -> Box:
    return Box()


@pytest.fixture
def links(settings: Settings, clock: FakeClock) -> Links:
    return Links(settings.secret, settings.public_url, clock)


@pytest.fixture
async def letters(
    database: Database, links: Links, box: Box, settings: Settings
) -> AsyncIterator[AccountLetters]:
    made = AccountLetters(database, links, box, settings.public_url, pause=at_once)
    yield made
    await made.close()


@pytest.fixture
def people(
    database: Database,
    settings: Settings,
    clock: FakeClock,
    passwords: Passwords,
    letters: AccountLetters,
) -> People:
    return People(database, settings, clock, passwords, letters=letters)


def moving_to(address: str) -> dict[str, str]:
    """Another address, with the password that it needs."""
    return {"email": address, "current_password": PASSWORD}


async def with_address(
    client: httpx.AsyncClient, letters: AccountLetters, address: str = MINE
) -> dict[str, Any]:
    """Give somebody an address that is not verified yet."""
    answer = await client.patch("/api/me", json=moving_to(address))
    assert answer.status_code == 200, answer.text
    await letters.idle()
    me: dict[str, Any] = answer.json()
    return me


async def verified(client: httpx.AsyncClient, letters: AccountLetters, box: Box) -> None:
    await with_address(client, letters)
    answer = await client.post("/api/verify", json={"secret": box.secrets("verify")[-1]})
    assert answer.status_code == 204, answer.text


async def forget(client: httpx.AsyncClient, letters: AccountLetters, address: str = MINE) -> None:
    answer = await client.post("/api/forgotten", json={"email": address})
    assert (answer.status_code, answer.content) == (204, b"")
    await letters.idle()


async def count(database: Database) -> int:
    async with database.session() as session:
        return await session.scalar(select(func.count()).select_from(schema.Link)) or 0


# Verifying ----------------------------------------------------------------------------------


async def test_an_address_is_verified_by_the_link_in_a_letter(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box
) -> None:
    await register(client)
    assert not (await with_address(client, letters))["email_verified"]
    [(address, letter)] = box.sent
    assert address == MINE
    assert letter.text.startswith("Hello Alice,\n\n")
    [secret] = box.secrets("verify")
    assert (await client.post("/api/verify", json={"secret": secret})).status_code == 204
    assert (await client.get("/api/me")).json()["email_verified"]
    again = await client.post("/api/verify", json={"secret": secret})
    assert refusal(again) == (403, "bad-link")


async def test_the_letter_is_in_the_language_of_the_person(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box
) -> None:
    await guest(client, language="fr")
    await with_address(client, letters)
    assert box.sent[0][1].subject == "Cette adresse est-elle la vôtre\u00a0?"


async def test_another_address_must_be_verified_anew_and_the_old_one_is_told(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box
) -> None:
    await register(client)
    await verified(client, letters, box)
    same = await client.patch("/api/me", json={"email": MINE, "language": "en"})
    assert same.json()["email_verified"]
    await letters.idle()
    assert len(box.sent) == 1
    assert not (await with_address(client, letters, "new@example.org"))["email_verified"]
    subjects = sorted((address, letter.subject) for address, letter in box.sent[1:])
    assert subjects == [
        (MINE, "Your e-mail address was changed"),
        ("new@example.org", "Is this your address?"),
    ]


async def test_a_link_proves_nothing_about_another_address(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box
) -> None:
    await register(client)
    await with_address(client, letters)
    await with_address(client, letters, "new@example.org")
    first, second = box.secrets("verify")
    assert refusal(await client.post("/api/verify", json={"secret": first})) == (403, "bad-link")
    assert not (await client.get("/api/me")).json()["email_verified"]
    assert (await client.post("/api/verify", json={"secret": second})).status_code == 204


async def test_a_link_grows_old(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box, clock: FakeClock
) -> None:
    await register(client)
    await with_address(client, letters)
    clock.advance(seconds=48 * 3600)
    [secret] = box.secrets("verify")
    assert refusal(await client.post("/api/verify", json={"secret": secret})) == (403, "bad-link")


async def test_the_link_is_sent_again_until_the_address_is_verified(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box
) -> None:
    await register(client)
    assert refusal(await client.post("/api/me/verification")) == (409, "no-address")
    await with_address(client, letters)
    assert (await client.post("/api/me/verification")).status_code == 204
    await letters.idle()
    first, _ = box.secrets("verify")
    assert (await client.post("/api/verify", json={"secret": first})).status_code == 204
    assert (await client.post("/api/me/verification")).status_code == 204
    await letters.idle()
    assert len(box.sent) == 2


@pytest.mark.parametrize("secret", ["", ".", "x" * 43, "é.é", "a" * 43 + "." + "0" * 32])
async def test_what_we_did_not_sign_is_refused(client: httpx.AsyncClient, secret: str) -> None:
    for path in ("/api/verify", "/api/reset"):
        form = {"secret": secret} | ({"password": NEW} if path == "/api/reset" else {})
        assert refusal(await client.post(path, json=form)) == (403, "bad-link")


async def test_only_a_hash_of_the_secret_is_stored(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box, database: Database
) -> None:
    await register(client)
    await with_address(client, letters)
    token = box.secrets("verify")[0].partition(".")[0]
    async with database.session() as session:
        [row] = await session.scalars(select(schema.Link))
    assert (row.token, row.address) == (digest(token), MINE)


# A new password -----------------------------------------------------------------------------


async def test_a_forgotten_password_is_chosen_anew_and_all_sessions_end(
    people_app: Litestar, letters: AccountLetters, box: Box
) -> None:
    async with browser(people_app) as one, browser(people_app) as two:
        await register(one)
        await verified(one, letters, box)
        await forget(two, letters, MINE.upper())
        assert box.sent[-1][0] == MINE
        [secret] = box.secrets("reset")
        form = {"secret": secret, "password": NEW}
        assert (await two.post("/api/reset", json=form)).status_code == 204
        assert refusal(await one.get("/api/me/sessions")) == (401, "sign-in-needed")
        assert refusal(await two.post("/api/reset", json=form)) == (403, "bad-link")
        old = await two.post("/api/sign-in", json={"name": "Alice", "password": PASSWORD})
        assert refusal(old) == (401, "wrong-name-or-password")
        await sign_in(two, password=NEW)


async def test_two_clicks_on_one_link_do_not_both_succeed(
    people_app: Litestar, people: People, letters: AccountLetters, box: Box, monkeypatch: Any
) -> None:
    async with browser(people_app) as client:
        await register(client)
        await verified(client, letters, box)
    people.ask_for_reset(MINE)
    await letters.idle()
    [secret] = box.secrets("reset")
    hash_it, both = Passwords.hash, asyncio.Barrier(2)

    async def together(*args: Any) -> str:
        hashed = await hash_it(*args)
        await both.wait()  # both have looked the link up
        return hashed

    monkeypatch.setattr(Passwords, "hash", together)
    tries = [people.reset(secret, f"{NEW} {number}") for number in range(2)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(found).__name__ for found in done) == ["Refused", "str"]


async def test_a_password_that_is_refused_does_not_use_up_the_link(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box
) -> None:
    await register(client)
    await verified(client, letters, box)
    await forget(client, letters)
    [secret] = box.secrets("reset")
    for password, code in [("short", "password-unfit"), ("password1", "password-common")]:
        answer = await client.post("/api/reset", json={"secret": secret, "password": password})
        assert refusal(answer) == (400, code)
    answer = await client.post("/api/reset", json={"secret": secret, "password": NEW})
    assert answer.status_code == 204


@pytest.mark.parametrize("change", ["address", "password", "time"])
async def test_what_ends_a_link_to_a_new_password(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box, clock: FakeClock, change: str
) -> None:
    await register(client)
    await verified(client, letters, box)
    await forget(client, letters)
    if change == "address":
        await with_address(client, letters, "new@example.org")
    elif change == "password":
        form = {"password": NEW, "current_password": PASSWORD}
        assert (await client.patch("/api/me", json=form)).status_code == 200
    else:
        clock.at += HOUR_MS
    form = {"secret": box.secrets("reset")[0], "password": NEW}
    assert refusal(await client.post("/api/reset", json=form)) == (403, "bad-link")


async def test_one_letter_for_all_accounts_of_an_address(
    people_app: Litestar, letters: AccountLetters, box: Box
) -> None:
    for name in ("Alice", "Bob"):
        async with browser(people_app) as client:
            await register(client, name)
            await verified(client, letters, box)
    async with browser(people_app) as client:
        await forget(client, letters)
        _, letter = box.sent[-1]
        assert "Several accounts" in letter.text
        assert re.findall(r"^(\w+): http", letter.text, re.MULTILINE) == ["Alice", "Bob"]
        form = {"secret": box.secrets("reset")[1], "password": NEW}
        assert (await client.post("/api/reset", json=form)).status_code == 204
        await sign_in(client, "Bob", NEW)


async def test_nothing_tells_whether_an_address_is_known(
    people_app: Litestar, letters: AccountLetters, box: Box, database: Database, monkeypatch: Any
) -> None:
    """The answer comes before anything is looked up, so it takes as long."""
    async with browser(people_app) as one, browser(people_app) as two, browser(people_app) as three:
        await register(one)
        await verified(one, letters, box)
        await register(two, "Bob")
        await with_address(two, letters, "bob@example.org")  # not verified
        await guest(three, "Carol")
        await with_address(three, letters, "carol@example.org")
        before, asked = len(box.sent), await count(database)
        seen: list[str] = []

        async def later(self: AccountLetters, address: str) -> None:
            seen.append(address)

        written = AccountLetters._write_reset
        addresses = [MINE, "bob@example.org", "carol@example.org", "nobody@example.org"]
        monkeypatch.setattr(AccountLetters, "_write_reset", later)
        async with browser(people_app) as stranger:
            answers = [
                await stranger.post("/api/forgotten", json={"email": address})
                for address in addresses
            ]
        assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
        await letters.idle()
        assert seen == addresses
        for address in addresses:
            await written(letters, address)
        assert [address for address, _ in box.sent[before:]] == [MINE]
        assert await count(database) == asked + 1


async def test_letters_are_limited_for_whoever_asks_and_for_the_mailbox(
    people: People, settings: Settings, clock: FakeClock
) -> None:
    app = people_server(people, replace(settings, limits=LIMITS), clock)

    async def asked(address: str, mailbox: str) -> int:
        async with browser(app, address) as client:
            return (await client.post("/api/forgotten", json={"email": mailbox})).status_code

    from_one = [await asked("10.0.0.1", f"m{number}@example.org") for number in range(11)]
    assert from_one == [204] * 10 + [429]
    to_one = [await asked(f"10.0.1.{number}", "nobody@example.org") for number in range(6)]
    assert to_one == [204] * 5 + [429]


async def test_a_stranger_who_asks_for_passwords_does_not_hinder_a_verification(
    people: People, settings: Settings, clock: FakeClock
) -> None:
    app = people_server(people, replace(settings, limits=LIMITS), clock)
    async with browser(app, "10.0.0.1") as stranger, browser(app) as client:
        for _ in range(5):
            await stranger.post("/api/forgotten", json={"email": MINE})
        await register(client)
        assert (await client.patch("/api/me", json=moving_to(MINE))).status_code == 200


# Without a mail server, and with a bad one --------------------------------------------------


async def test_without_a_mail_server_one_is_told_so(
    database: Database, settings: Settings, clock: FakeClock, passwords: Passwords
) -> None:
    people = People(database, settings, clock, passwords)
    async with browser(people_server(people, settings, clock)) as client:
        await register(client)
        changed = await client.patch("/api/me", json=moving_to(MINE))
        assert (changed.status_code, changed.json()["email_verified"]) == (200, False)
        for path, form in [("/api/forgotten", {"email": MINE}), ("/api/me/verification", None)]:
            assert refusal(await client.post(path, json=form)) == (409, "no-mail")


@pytest.mark.parametrize(("for_good", "tries"), [(True, 1), (False, 3)])
async def test_a_letter_is_tried_a_few_times(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box, for_good: bool, tries: int
) -> None:
    await register(client)
    box.fault = NotDelivered("away", for_good)
    await with_address(client, letters)
    assert box.tries == tries


async def test_letters_that_wait_are_bounded(letters: AccountLetters, box: Box) -> None:
    for number in range(MOST_WAITING + 50):
        letters.reset(f"nobody{number}@example.org")
    assert len(letters._tasks) == MOST_WAITING
    await letters.close()


async def test_a_host_makes_a_link_by_hand(
    people_app: Litestar, database: Database, links: Links, clock: FakeClock
) -> None:
    async with browser(people_app) as client:
        await register(client)
        name, url = await reset_link(database, links, "ALICE", clock())
        page, _, secret = url.partition("#")
        assert (name, page) == ("Alice", "http://127.0.0.1:8026/reset")
        clock.at += 23 * HOUR_MS
        form = {"secret": secret, "password": NEW}
        assert (await client.post("/api/reset", json=form)).status_code == 204
        with pytest.raises(SetupError, match="no account with the name 'Bob'"):
            await reset_link(database, links, "Bob", clock())
    async with database.session() as session:
        [deed] = await session.scalars(select(schema.Deed))
    assert (deed.kind, deed.person) == ("reset-link", None)


async def test_a_deleted_person_leaves_no_link(
    client: httpx.AsyncClient, letters: AccountLetters, box: Box, database: Database
) -> None:
    await register(client)
    await with_address(client, letters)
    await client.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert await count(database) == 0
    [secret] = box.secrets("verify")
    assert refusal(await client.post("/api/verify", json={"secret": secret})) in [
        (403, "bad-link"),
        (403, "csrf"),
    ]
