"""Wrong passwords cost whoever guesses, not the owner; and which passwords are guessed first."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from litestar import Litestar
from zxcvbn import matching  # type: ignore[import-untyped]

from ironbridge.server.errors import Refused
from ironbridge.server.people.guessable import LOOKED_AT, check_guessable
from ironbridge.server.people.passwords import normal
from ironbridge.server.security import guesses as guesses_module
from ironbridge.server.security.guesses import OWN, STRANGERS, Guesses
from tests.server.browsers import PASSWORD, browser, refusal, register, sign_in
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio


async def tried(client: httpx.AsyncClient, password: str = "wrong password") -> str:
    answer = await client.post("/api/sign-in", json={"name": "Alice", "password": password})
    return "in" if answer.status_code == 201 else refusal(answer)[1]


async def guess_from_everywhere(app: Litestar, count: int) -> None:
    """So many strangers, each at an address of their own, try one password each. Test_limits has
    one address that tries many names."""
    for number in range(count):
        async with browser(app, f"10.7.{number // 250}.{number % 250}") as stranger:
            await tried(stranger)


async def test_a_stranger_does_not_lock_the_owner_out(people_app: Litestar) -> None:
    async with browser(people_app, "10.0.0.1") as owner, browser(people_app, "10.6.6.6") as bad:
        await register(owner)
        for _ in range(50):
            await tried(bad)
        assert await tried(bad, PASSWORD) == "too-many"
        async with browser(people_app, "10.0.0.2") as elsewhere:
            assert await tried(elsewhere, PASSWORD) == "in"


async def test_each_failure_makes_the_next_wait_longer(
    people_app: Litestar, clock: FakeClock
) -> None:
    async with browser(people_app) as client:
        await register(client)
        assert [await tried(client) for _ in range(OWN.free)] == ["wrong-name-or-password"] * 5
        waits = []
        for _ in range(4):
            answer = await client.post("/api/sign-in", json={"name": "Alice", "password": "x"})
            waits.append(int(answer.headers["retry-after"]))
            clock.advance(seconds=waits[-1])
            assert await tried(client) == "wrong-name-or-password"
        assert waits == [1, 2, 4, 8]
        clock.advance(seconds=16)
        await sign_in(client)
        assert await tried(client) == "wrong-name-or-password", "the right one clears the count"


async def test_a_name_that_nobody_has_is_counted_the_same(people_app: Litestar) -> None:
    async with browser(people_app) as client:
        assert [await tried(client) for _ in range(6)] == [
            *(["wrong-name-or-password"] * 5),
            "too-many",
        ]


async def test_many_strangers_together_are_held_up_and_a_known_browser_is_not(
    people_app: Litestar,
) -> None:
    async with browser(people_app, "10.0.0.1") as owner:
        await register(owner)
        await guess_from_everywhere(people_app, STRANGERS.free)
        async with browser(people_app, "10.8.8.8") as stranger:
            assert await tried(stranger, PASSWORD) == "too-many"
        async with browser(people_app, "10.9.9.9") as owner_on_a_journey:
            owner_on_a_journey.cookies.set("ironbridge-device", owner.cookies["ironbridge-device"])
            assert await tried(owner_on_a_journey, PASSWORD) == "in"
        async with browser(people_app, "10.0.0.1") as at_home_with_another_browser:
            assert await tried(at_home_with_another_browser, PASSWORD) == "in"


async def test_a_known_browser_is_known_for_its_account_only(people_app: Litestar) -> None:
    async with browser(people_app, "10.6.6.6") as bad, browser(people_app, "10.0.0.1") as owner:
        await register(bad, "Mallory")
        await register(owner)
        results = [await tried(bad) for _ in range(6)]
        assert results[-1] == "too-many"
        forged = bad.cookies["ironbridge-device"].split(".")[0] + "." + "0" * 32
        bad.cookies.set("ironbridge-device", forged, path="/api")
        assert await tried(bad) == "too-many"


async def test_guesses_at_the_same_moment_are_all_counted(clock: FakeClock) -> None:
    guesses = Guesses(clock)
    for _ in range(OWN.free):
        guesses.attempt("alice", "10.0.0.1")
    with pytest.raises(Refused, match="too-many"):
        guesses.attempt("alice", "10.0.0.1")


async def test_a_clock_set_back_holds_nobody_up_for_long(clock: FakeClock) -> None:
    guesses = Guesses(clock)
    for _ in range(OWN.free):
        guesses.attempt("alice", "10.0.0.1")
    clock.advance(seconds=-100_000)
    with pytest.raises(Refused) as caught:
        guesses.attempt("alice", "10.0.0.1")
    assert caught.value.args_ == {"seconds": 1}


async def test_what_is_kept_is_bounded_and_forgotten_after_a_day(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guesses_module, "KEPT_MOST", 10)
    guesses = Guesses(clock)
    for number in range(40):
        guesses.attempt(f"name {number}", "10.0.0.1").succeeded()
        guesses.attempt(f"name {number}", "10.0.0.2")
    assert len(guesses._failures) <= 10
    assert len(guesses._homes) <= 10
    for _ in range(OWN.free):
        guesses.attempt("alice", "10.0.0.1")
    clock.advance(days=1.1)
    guesses.attempt("alice", "10.0.0.1")


# Passwords that are guessed first -----------------------------------------------------------


def judged(password: str, *person: str) -> str:
    try:
        check_guessable(password, person)
    except Refused as refused:
        return refused.code
    return "good"


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "12345678",
        "iloveyou",
        "Password1",
        "P@ssw0rd",
        "qwertyuiop",
        "azertyuiop",
        "aaaaaaaa",
        "abcdefgh",
        "11111111",
        "sunshine",
        "motdepasse",
        "ironbridge",
        "trustno1",
        "a" * 200,
        "doudou123",
    ],
)
def test_the_most_common_passwords_are_refused(password: str) -> None:
    assert judged(password) == "password-common"


@pytest.mark.parametrize(
    ("password", "name"),
    [
        ("alice123", "Alice"),
        ("Ada Lovelace", "Ada Lovelace"),
        ("adalovelace", "Ada Lovelace"),
        ("zebulonzebulon", "Zebulon"),
        ("Z3bulon1", "zebulon"),
        ("nolubez1", "Zebulon"),
    ],
)
def test_a_password_made_of_ones_name_is_refused(password: str, name: str) -> None:
    assert judged(password, name) == "password-name"


@pytest.mark.parametrize(
    "password",
    [
        PASSWORD,
        "new password",
        "a longer password",
        "correct horse battery",
        "xK9#mq2v",
        "forêt42bleue",
        "王小明在这里玩游戏",
    ],
)
def test_other_passwords_are_taken(password: str) -> None:
    assert judged(password, "Alice", "alice@example.org") == "good"


def test_only_the_beginning_of_a_long_password_is_looked_at() -> None:
    assert judged("a" * LOOKED_AT + PASSWORD) == "password-common"


def test_signs_that_can_be_read_in_hundreds_of_ways_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each way took as long as a whole reckoning: seconds for one password."""
    readings = 0
    enumerate_all = matching.enumerate_l33t_subs

    def counted(table: Any) -> Any:
        nonlocal readings
        found = enumerate_all(table)
        readings = max(readings, len(found))
        return found

    monkeypatch.setattr(matching, "enumerate_l33t_subs", counted)
    assert judged("4@8({[<369!1|70$5+2zqx%") == "good"
    assert judged("p@$$w0rd") == "password-common"
    assert 0 < readings <= 16


async def test_a_password_of_endless_accents_is_not_even_read(client: httpx.AsyncClient) -> None:
    long = "e" + "\u0301\u0316" * 15_000
    form = {"name": "Alice", "password": long}
    assert refusal(await client.post("/api/register", json=form)) == (400, "password-unfit")
    await register(client)
    assert len(normal(long)) <= 1000
    answer = await client.request("DELETE", "/api/me", json={"password": long})
    assert refusal(answer) == (403, "wrong-password")


async def test_they_are_refused_wherever_one_is_chosen(client: httpx.AsyncClient) -> None:
    form = {"name": "Alice", "password": "password"}
    assert refusal(await client.post("/api/register", json=form)) == (400, "password-common")
    form = {"name": "Zebulon", "password": "zebulon1"}
    answer = await client.post("/api/register", json=form)
    assert refusal(answer) == (400, "password-name")
    assert "name" in answer.json()["message"]
    await register(client)
    change = {"password": "12345678", "current_password": PASSWORD}
    assert refusal(await client.patch("/api/me", json=change)) == (400, "password-common")
