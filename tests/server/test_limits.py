"""How often, and from where: limits per person and per address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from litestar import Litestar, get, post
from litestar.di import NamedDependency
from litestar.types import ControllerRouterHandler
from msgspec.structs import replace

from ironbridge.kernel.errors import FormatError
from ironbridge.server.api.people import Entrance, Oneself
from ironbridge.server.errors import Refused
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Person
from ironbridge.server.security import Limits, Security, limited
from ironbridge.server.security.address import Proxies, household
from ironbridge.server.settings import LIMITS, Limit, Settings
from tests.server.browsers import browser, guest, refusal, register
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

FEW = {name: Limit(3, 60) for name in LIMITS} | {"request": Limit(1000, 1)}


@get("/api/probe/visitor")
async def who(visitor: NamedDependency[Person | None]) -> str:
    return "nobody" if visitor is None else visitor.name


@post("/api/probe/chat", guards=[limited("chat")])
async def chat(person: NamedDependency[Person]) -> str:
    return person.name


def server(people: People, settings: Settings, clock: FakeClock) -> Litestar:
    routes: list[ControllerRouterHandler] = [Entrance, Oneself, who, chat]
    return Litestar(routes, plugins=[Security(settings, people, clock)])


@pytest.fixture
def strict_app(people: People, settings: Settings, clock: FakeClock) -> Litestar:
    """A server with small limits."""
    return server(people, replace(settings, limits=FEW), clock)


# Limits -------------------------------------------------------------------------------------


@contextmanager
def too_many(seconds: int) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.code, caught.value.args_) == ("too-many", {"seconds": seconds})


async def test_a_limit_holds_count_and_fills_evenly(clock: FakeClock) -> None:
    limits = Limits({"chat": Limit(3, 60)}, clock)
    for _ in range(3):
        limits.spend("chat", "10.0.0.1", "alice")
    with too_many(20):
        limits.spend("chat", "10.0.0.1", "alice")
    limits.spend("chat", "10.0.0.1", "bob")
    clock.advance(seconds=19.5)
    with too_many(1):
        limits.spend("chat", "10.0.0.2", "alice")
    clock.advance(seconds=0.5)
    limits.spend("chat", "10.0.0.2", "alice")
    with too_many(20):
        limits.spend("chat", "10.0.0.2", "alice")
    clock.advance(seconds=3600)
    for _ in range(3):
        limits.spend("chat", "10.0.0.1", "alice")
    with too_many(20):
        limits.spend("chat", "10.0.0.1", "alice")


async def test_many_people_at_one_address_are_bounded_together(clock: FakeClock) -> None:
    limits = Limits({"chat": Limit(1, 60)}, clock)
    for number in range(8):
        limits.spend("chat", "10.0.0.1", f"person-{number}")
    with too_many(8):
        limits.spend("chat", "10.0.0.1", "person-8")
    limits.spend("chat", "10.0.0.2", "person-8")


async def test_actions_are_counted_apart_and_a_clock_set_back_does_no_harm(
    clock: FakeClock,
) -> None:
    limits = Limits({"chat": Limit(1, 60), "move": Limit(1, 60)}, clock)
    limits.spend("chat", "10.0.0.1", "alice")
    limits.spend("move", "10.0.0.1", "alice")
    clock.advance(seconds=-1000)
    with too_many(60):
        limits.spend("chat", "10.0.0.1", "alice")


async def test_too_many_requests_of_a_route_are_refused_with_a_time(
    strict_app: Litestar, clock: FakeClock
) -> None:
    async with browser(strict_app) as client:
        await guest(client)
        for _ in range(3):
            assert (await client.post("/api/probe/chat")).status_code == 201
        answer = await client.post("/api/probe/chat")
        assert refusal(answer) == (429, "too-many")
        assert answer.headers["retry-after"] == "20"
        assert "20 seconds" in answer.json()["message"]
        clock.advance(seconds=20)
        assert (await client.post("/api/probe/chat")).status_code == 201


async def test_all_requests_together_are_limited(
    people: People, settings: Settings, clock: FakeClock
) -> None:
    small = replace(settings, limits=FEW | {"request": Limit(3, 60)})
    app = server(people, small, clock)
    async with browser(app) as client, browser(app, "10.9.9.9") as other:
        for _ in range(3):
            assert (await client.get("/api/probe/visitor")).status_code == 200
        assert refusal(await client.get("/api/probe/visitor")) == (429, "too-many")
        assert (await other.get("/api/probe/visitor")).status_code == 200


async def test_guessing_many_names_from_one_address_is_limited_signed_in_or_not(
    strict_app: Litestar,
) -> None:
    codes = []
    async with browser(strict_app) as client:
        await guest(client)
        for number in range(5):
            form = {"name": f"name {number}", "password": "a password"}
            codes.append(refusal(await client.post("/api/sign-in", json=form))[1])
    assert codes == ["wrong-name-or-password"] * 3 + ["too-many"] * 2


async def test_guessing_the_current_password_is_limited(strict_app: Litestar) -> None:
    async with browser(strict_app) as client:
        await register(client)
        answers = [
            await client.request("DELETE", "/api/me", json={"password": f"guess {number}"})
            for number in range(5)
        ]
        codes = [refusal(answer)[1] for answer in answers]
        assert codes == ["wrong-password"] * 3 + ["too-many"] * 2


# Addresses ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "forwarded", "sender"),
    [
        ("9.9.9.9", [], "9.9.9.9"),
        ("9.9.9.9", ["1.1.1.1"], "9.9.9.9"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["1.1.1.1"], "1.1.1.1"),
        ("127.0.0.1", ["6.6.6.6", " 1.1.1.1"], "1.1.1.1"),
        ("127.0.0.1", ["6.6.6.6", "1.1.1.1", "10.3.0.1"], "1.1.1.1"),
        ("127.0.0.1", ["1.1.1.1", "unknown"], "127.0.0.1"),
        ("testclient", ["1.1.1.1"], "testclient"),
    ],
)
async def test_only_a_trusted_proxy_speaks_for_others(
    peer: str, forwarded: list[str], sender: str
) -> None:
    assert Proxies("127.0.0.1, 10.0.0.0/8").sender(peer, forwarded) == sender


async def test_a_stranger_cannot_choose_an_address_to_escape_a_limit(strict_app: Litestar) -> None:
    codes = []
    async with browser(strict_app) as client:
        for number in range(4):
            headers = {"x-forwarded-for": f"1.1.1.{number}"}
            form = {"name": f"name {number}", "password": "a password"}
            codes.append(
                (await client.post("/api/sign-in", json=form, headers=headers)).status_code
            )
    assert codes == [401, 401, 401, 429]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("", ""),
    ],
)
async def test_a_household_is_counted_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


async def test_an_unreadable_proxy_is_an_error_of_the_settings() -> None:
    with pytest.raises(FormatError, match="trusted_proxies"):
        Proxies("10.0.0.0/8, proxy.local")
