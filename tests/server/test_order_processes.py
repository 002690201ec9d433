"""Keeping order where two processes serve the same tables: what one does holds in the other."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from ironbridge.server import services
from ironbridge.server.live.channels import LocalChannel
from ironbridge.server.settings import Settings
from tests.server.fake_clock import FakeClock
from tests.server.order_people import account, id_of, open_table, refused, serving_stones
from tests.server.served import Player, Served

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers on one database, which tell each other what happens."""
    shared: list[LocalChannel] = []
    monkeypatch.setattr(services, "make_channel", lambda _: LocalChannel(shared))
    async with serving_stones(settings, clock) as here, serving_stones(settings, clock) as there:
        yield here, there


def moved(player: Player, to: Served) -> Player:
    """The same browser, at the other process."""
    player.browser.base_url = to.address
    player.address = to.live
    return player


@pytest.mark.parametrize("status", ["open", "running"])
async def test_an_ended_invite_link_shows_and_tells_nothing_more(
    pair: tuple[Served, Served], status: str
) -> None:
    here, there = pair
    alice, guest = await here.player("Alice"), await here.player("Guest")
    table, secret = await open_table(alice, public=False)
    if status == "running":
        for seat in (0, 1):
            bot = {"level": "random"}
            await alice.browser.put(f"/api/tables/{table}/seats/{seat}", json=bot)
        await alice.post(f"/api/tables/{table}/start")
    near, far = await guest.wire(), await moved(guest, there).wire()
    stranger = await (await there.player()).wire()
    for wire in (near, far, stranger):
        assert (await wire.watch(table, invite=secret))["type"] == "snapshot"
    await alice.browser.delete(f"/api/tables/{table}/invite")
    await alice.post(f"/api/tables/{table}/chat", text="a secret")
    for wire in (near, far, stranger):
        assert (await wire.until("gone", "chat"))["error"] == "bad-invite"
        await wire.send("ping", id=1)
        assert [(await wire.next())["type"]] == ["pong"]
    own = await alice.wire()
    assert (await own.watch(table))["type"] == "snapshot"


async def test_a_seat_freed_in_one_process_is_gone_in_the_other(
    pair: tuple[Served, Served],
) -> None:
    here, there = pair
    alice, bob = await here.player("Alice"), await here.player("Bob")
    table, secret = await open_table(alice, bob, public=False)
    wire = await moved(bob, there).wire()
    await wire.watch(table, invite=secret)
    await alice.post(f"/api/tables/{table}/seats/1/free")
    assert (await wire.until("gone"))["error"] == "barred"
    answer = await refused(bob, f"/api/tables/{table}/join", invite=secret)
    assert answer == (403, "barred")


async def test_a_suspension_ends_sessions_and_sockets_everywhere(
    pair: tuple[Served, Served],
) -> None:
    here, there = pair
    admin, bob = await account(here, "Ada", admin=True), await account(here, "Bob")
    bob_id = await id_of(bob)
    near, far = await bob.wire(), await moved(bob, there).wire()
    assert await id_of(bob) == bob_id  # the other process remembers the session now
    await admin.post(f"/api/admin/people/{bob_id}/suspend", reason="insults")
    assert [await near.closed(), await far.closed()] == [4401, 4401]
    assert (await bob.browser.get("/api/me")).json() is None


async def test_a_mute_and_a_line_taken_away_hold_in_the_other_process(
    pair: tuple[Served, Served],
) -> None:
    here, there = pair
    alice, bob = await here.player("Alice"), await here.player("Bob")
    table = await here.table(alice, bob)
    wire = await moved(alice, there).wire()
    await wire.watch(table)
    line = (await bob.post(f"/api/tables/{table}/chat", text="rude"))["id"]
    assert (await wire.until("chat"))["chat"]["text"] == "rude"
    await moved(alice, here).post(f"/api/tables/{table}/chat/{line}/remove")
    assert (await wire.until("chat"))["chat"]["removed"]
    await alice.browser.put(f"/api/me/mutes/{await id_of(bob)}")
    assert (await wire.until("snapshot"))["table"]["chat"] == []
    await bob.post(f"/api/tables/{table}/chat", text="unheard")
    await alice.post(f"/api/tables/{table}/chat", text="heard")
    assert (await wire.until("chat"))["chat"]["text"] == "heard"
