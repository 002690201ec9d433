"""Web push: devices of a person, and what reaches them, at a push service run here."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from http_ece import ECEException
from sqlalchemy import select

from ironbridge import registry
from ironbridge.server.notify.devices import MOST
from ironbridge.server.notify.notifier import BACKOFF_MS, DONE
from ironbridge.server.notify.push import contact_of
from ironbridge.server.settings import Limit, Settings
from ironbridge.server.storage import schema
from tests.server.browsers import refusal
from tests.server.club import STONES
from tests.server.fake_clock import FakeClock
from tests.server.push_service import PushService, Subscribed, signed_claims, to_text
from tests.server.served import Player, Served, serving

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "correspondence", "turn_ms": 86_400_000}
SPEC = {"clock": CLOCK, "title": "Monday club", "public": False}
DELAY_S = 120
ROUTE = "/api/me/push"


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with PushService().listening() as opened:
        yield opened


@pytest.fixture
def home(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The push service of these tests is in the host's own network. Nothing is sent unless a
    test says so."""
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    monkeypatch.setattr("ironbridge.server.notify.notifier.TICK_S", 3600)
    return msgspec.structs.replace(settings, bot_workers=0, webhook_private=True)


@pytest.fixture
async def served(home: Settings, clock: FakeClock) -> AsyncIterator[Served]:
    async with serving(home, clock) as opened:
        yield opened


async def subscribe(player: Player, endpoint: str) -> Subscribed:
    made = Subscribed(endpoint)
    await player.post(ROUTE, **made.form())
    return made


async def waiting_for(served: Served, bob: Player) -> str:
    """A correspondence table at which Bob is to decide, long enough ago to be told."""
    other = await served.player("Alice")
    table = await served.table(other, bob, **SPEC)
    await played(served, table, other, bob)
    return table


async def played(served: Served, table: str, *players: Player) -> None:
    """Moves until it is for the second player alone to decide, and a while after."""
    while True:
        live = await served.services.tables.store.get(table)
        if list(live.deciders) == [1]:
            break
        await served.play(table, *players, moves=1)
    notifier = served.services.background.notifier
    await notifier.idle()
    served.clock.advance(seconds=DELAY_S)
    await notifier.deliver()


async def devices(player: Player) -> list[dict[str, Any]]:
    answer = await player.browser.get(ROUTE)
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()["devices"]
    return found


async def notices(served: Served) -> list[schema.Notice]:
    async with served.services.database.session() as session:
        return list(await session.scalars(select(schema.Notice)))


# What arrives -------------------------------------------------------------------------------


async def test_only_the_browser_reads_what_this_server_signed(
    served: Served, service: PushService
) -> None:
    bob = await served.player("Bob")
    subscribed = await subscribe(bob, f"{service.origin}/send/1")
    key = (await bob.browser.get(ROUTE)).json()["key"]
    table = await waiting_for(served, bob)
    [pushed] = service.pushed
    assert pushed.path == "/send/1"
    assert subscribed.read(pushed) == {
        "title": "Your decision: Monday club",
        "body": "It is your decision at the table “Monday club” (Stones). You have 23 hours.",
        "table": table,
    }
    assert table.encode() not in pushed.body
    assert table not in str(pushed.headers)
    claims = signed_claims(pushed, key)
    assert claims["aud"] == service.origin
    assert 0 < claims["exp"] - served.clock() / 1000 <= 86_400
    assert claims["sub"] == "https://127.0.0.1"
    assert (pushed.headers["ttl"], pushed.headers["urgency"]) == ("86400", "normal")
    with pytest.raises((ECEException, InvalidTag)):
        Subscribed(subscribed.endpoint).read(pushed)


async def test_the_key_stays_when_the_server_comes_back(home: Settings, clock: FakeClock) -> None:
    keys = []
    for _ in range(2):
        async with serving(home, clock) as served:
            bob = await served.player("Bob")
            keys.append((await bob.browser.get(ROUTE)).json()["key"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


async def test_each_device_is_told_once_and_only_the_others_again(
    served: Served, service: PushService
) -> None:
    bob = await served.player("Bob")
    async with PushService("503 Unavailable").listening() as broken:
        await subscribe(bob, f"{service.origin}/good")
        await two_devices(served, bob, f"{broken.origin}/bad")
        await waiting_for(served, bob)
        assert (len(service.pushed), len(broken.pushed)) == (1, 1)
        due = sorted(notice.due for notice in await notices(served))
        assert due == [served.clock() + BACKOFF_MS, DONE]
        served.clock.advance(seconds=BACKOFF_MS / 1000)
        broken.status = "201 Created"
        await served.services.background.notifier.deliver()
        assert (len(service.pushed), len(broken.pushed)) == (1, 2)
    assert {notice.due for notice in await notices(served)} == {DONE}


async def two_devices(served: Served, player: Player, endpoint: str) -> None:
    """The person is signed in with another browser too."""
    form = Subscribed(endpoint).form()
    async with served.services.database.session() as session, session.begin():
        mine = (await session.scalars(select(schema.PushDevice))).one()
        later = served.clock() + 10**9
        session.add(
            schema.Session(
                id="other", token="t", person=mine.person, created=1, seen=1, expires=later
            )
        )
        await session.flush()
        session.add(
            schema.PushDevice(
                id="second",
                person=mine.person,
                session="other",
                endpoint=endpoint,
                digest="d",
                public=form["keys"]["p256dh"],
                auth=form["keys"]["auth"],
                created=1,
            )
        )


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
async def test_a_device_that_is_gone_is_forgotten(
    served: Served, service: PushService, status: str
) -> None:
    bob = await served.player("Bob")
    await subscribe(bob, f"{service.origin}/1")
    service.status = status
    await waiting_for(served, bob)
    assert await devices(bob) == []
    served.clock.advance(days=0.1)
    await served.services.background.notifier.deliver()
    assert len(service.pushed) == 1


async def test_quiet_hours_hold_for_devices(served: Served, service: PushService) -> None:
    bob = await served.player("Bob")
    await subscribe(bob, f"{service.origin}/1")
    minute = served.clock() // 60_000 % 1440
    quiet = {"from": minute, "to": (minute + 60) % 1440}
    await bob.browser.patch("/api/me", json={"preferences": {"notify": {"quiet": quiet}}})
    await waiting_for(served, bob)
    assert service.pushed == []
    served.clock.advance(seconds=3600)
    await served.services.background.notifier.deliver()
    assert len(service.pushed) == 1


# Whose devices ------------------------------------------------------------------------------


async def test_a_person_sees_and_removes_their_own_devices_only(
    served: Served, service: PushService
) -> None:
    bob, eve = await served.player("Bob"), await served.player("Eve")
    await subscribe(bob, f"{service.origin}/1")
    await subscribe(bob, f"{service.origin}/2")
    [device] = await devices(bob)
    assert device["current"] is True
    assert "endpoint" not in device
    assert await devices(eve) == []
    path = f"{ROUTE}/{device['id']}"
    assert refusal(await eve.browser.delete(path)) == (404, "no-such-device")
    assert (await bob.browser.delete(path)).status_code == 204
    assert refusal(await bob.browser.delete(path)) == (404, "no-such-device")
    await waiting_for(served, bob)
    assert service.pushed == []


async def test_a_browser_belongs_to_who_used_it_last(served: Served, service: PushService) -> None:
    bob, eve = await served.player("Bob"), await served.player("Eve")
    await subscribe(bob, f"{service.origin}/shared")
    await subscribe(eve, f"{service.origin}/shared")
    assert await devices(bob) == []
    assert len(await devices(eve)) == 1


async def test_signing_out_ends_it(served: Served, service: PushService) -> None:
    bob = await served.player("Bob")
    await subscribe(bob, f"{service.origin}/1")
    await served.table(await served.player("Alice"), bob, **SPEC)
    await served.services.background.notifier.idle()
    assert [notice.channel[:5] for notice in await notices(served)] == ["push:"]
    assert (await bob.browser.post("/api/sign-out")).status_code < 300
    async with served.services.database.session() as session:
        assert (await session.scalars(select(schema.PushDevice))).all() == []
    served.clock.advance(seconds=DELAY_S)
    await served.services.background.notifier.deliver()
    assert service.pushed == []
    assert {notice.due for notice in await notices(served)} == {DONE}


async def test_who_is_not_signed_in_or_comes_from_elsewhere_is_refused(
    served: Served, service: PushService
) -> None:
    nobody, bob = await served.player(), await served.player("Bob")
    form = Subscribed(f"{service.origin}/1").form()
    assert refusal(await nobody.browser.get(ROUTE)) == (401, "sign-in-needed")
    assert (await nobody.browser.post(ROUTE, json=form)).status_code in (401, 403)
    del bob.browser.headers["x-ironbridge-csrf"]
    assert refusal(await bob.browser.post(ROUTE, json=form)) == (403, "csrf")


# Abuse --------------------------------------------------------------------------------------


async def test_what_no_browser_would_send_is_refused(served: Served, service: PushService) -> None:
    bob = await served.player("Bob")
    good = Subscribed(f"{service.origin}/1").form()
    off_curve = to_text(b"\x04" + b"\x01" * 64)
    short = to_text(b"\x02" + b"\x01" * 32)
    bad: list[dict[str, Any]] = [
        {"endpoint": "ftp://push.example/1"},
        {"endpoint": "https://user:word@push.example/1"},
        {"endpoint": "https://push.example:99999/"},
        {"endpoint": "https://push.example/a b"},
        {"endpoint": "https://"},
        {"keys": good["keys"] | {"p256dh": off_curve}},
        {"keys": good["keys"] | {"p256dh": short}},
        {"keys": good["keys"] | {"p256dh": "é" * 87}},
        {"keys": good["keys"] | {"auth": ""}},
        {"keys": good["keys"] | {"auth": to_text(b"x" * 15)}},
    ]
    for change in bad:
        answer = await bob.browser.post(ROUTE, json=good | change)
        assert refusal(answer) == (400, "push-unfit"), change
    long = good | {"endpoint": f"{service.origin}/{'x' * 1000}"}
    assert refusal(await bob.browser.post(ROUTE, json=long)) == (400, "malformed")
    assert await devices(bob) == []


@pytest.mark.parametrize("endpoint", ["https://127.0.0.1:{port}/", "https://localhost:{port}/"])
async def test_the_hosts_own_network_is_not_called(
    home: Settings, clock: FakeClock, service: PushService, endpoint: str
) -> None:
    public = msgspec.structs.replace(home, webhook_private=False)
    async with serving(public, clock) as served:
        bob = await served.player("Bob")
        plain = Subscribed(f"{service.origin}/1").form()
        assert refusal(await bob.browser.post(ROUTE, json=plain)) == (400, "push-unfit")
        await subscribe(bob, endpoint.format(port=service.port))
        await waiting_for(served, bob)
        assert served.services.background.notifier.failed == 1
        assert {notice.due for notice in await notices(served)} == {DONE}
    assert service.pushed == []


async def test_an_address_that_cannot_be_signed_for_is_given_up(served: Served) -> None:
    bob = await served.player("Bob")
    await subscribe(bob, "https://[2606:4700::1]/1")
    await waiting_for(served, bob)
    assert {notice.due for notice in await notices(served)} == {DONE}


async def test_devices_of_a_person_are_bounded(served: Served, service: PushService) -> None:
    bob = await served.player("Bob")
    person = (await bob.browser.get("/api/me")).json()["id"]
    later = served.clock() + 10**9
    async with served.services.database.session() as session, session.begin():
        for i in range(MOST):
            mine = {"person": person, "created": 1}
            session.add(schema.Session(id=f"s{i}", token=f"t{i}", seen=1, expires=later, **mine))
            await session.flush()
            keys = {"endpoint": f"https://push.example/{i}", "digest": str(i)}
            session.add(
                schema.PushDevice(id=f"d{i}", session=f"s{i}", public="p", auth="a", **keys, **mine)
            )
    form = Subscribed(f"{service.origin}/1").form()
    assert refusal(await bob.browser.post(ROUTE, json=form)) == (409, "too-many-devices")
    assert len(await devices(bob)) == MOST
    assert (await bob.browser.delete(f"{ROUTE}/d0")).status_code == 204
    await subscribe(bob, f"{service.origin}/1")


async def test_subscribing_is_limited(
    home: Settings, clock: FakeClock, service: PushService
) -> None:
    few = msgspec.structs.replace(home, limits=home.limits | {"push": Limit(2, 3600)})
    async with serving(few, clock) as served:
        bob = await served.player("Bob")
        form = Subscribed(f"{service.origin}/1").form()
        codes = [(await bob.browser.post(ROUTE, json=form)).status_code for _ in range(3)]
    assert codes == [201, 201, 429]


def test_whom_a_push_service_may_write_to() -> None:
    assert contact_of("Club <a@b.example>", "https://c.example") == "mailto:a@b.example"
    assert contact_of("", "https://c.example:8443/club") == "https://c.example"
    assert contact_of("", "http://localhost:8026") == "https://localhost"
