"""Clients of live play: what is refused them, when their connection ends, who is present."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from ironbridge import registry
from ironbridge.server.live import socket
from ironbridge.server.people.model import SignedIn
from ironbridge.server.security.protocols import SocketProtocol
from ironbridge.server.settings import Limit, Settings
from tests.server.club import STONES
from tests.server.conftest import UNLIMITED
from tests.server.fake_clock import FakeClock
from tests.server.served import Served, Wire, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Served]:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    async with serving(settings, clock) as server:
        yield server


# Refusals -----------------------------------------------------------------------------------


NO_MESSAGES = [
    ("{", ""),
    ("[]", ""),
    ('{"type": "dance"}', "type"),
    ('{"type": "watch"}', ""),
    ('{"type": "watch", "table": 5}', "table"),
    ('{"type": "watch", "table": "t", "since": -1}', "since"),
    ('{"type": "move", "table": "t", "number": "0", "move": "x"}', "number"),
    ('{"type": "ping", "more": 1}', ""),
    ("[" * 20_000, ""),
    ('{"type": "chat", "table": "t", "text": "\\ud800"}', ""),
]


async def test_what_is_no_message_is_refused_and_the_connection_stays(served: Served) -> None:
    wire = await (await served.player()).wire()
    for message, field in NO_MESSAGES:
        await wire.connection.send(message)
        refused = await wire.next()
        assert (refused["type"], refused["error"]) == ("refused", "malformed"), message
        assert (refused["field"] or "") == field, message
    await wire.send("ping", id=1)
    assert await wire.next() == {"type": "pong", "id": 1}


async def test_a_refused_move_says_why_and_changes_nothing(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await alice.wire()
    refusals = [
        await wire.move(table, 3, "bid 1", id=1),
        await wire.move(table, 0, "take 1", id=2),
        await wire.move(table, 0, "sing", id=3),
        await wire.move(table, 0, "bid 1", seat=1, id=4),
        await wire.move("no-such", 0, "bid 1", id=5),
    ]
    assert [(r["id"], r["error"]) for r in refusals] == [
        (1, "stale"),
        (2, "illegal-move"),
        (3, "unknown-move"),
        (4, "not-your-seat"),
        (5, "no-such-table"),
    ]
    assert refusals[0]["number"] == 0
    assert (refusals[1]["rule"], refusals[1]["reason"]["key"]) == ("TOY-BID", "why-bid-first")
    assert (await wire.watch(table))["table"]["number"] == 0


async def test_a_stranger_may_look_but_not_move_or_talk(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await (await served.player()).wire()
    assert (await wire.watch(table))["type"] == "snapshot"
    assert (await wire.move(table, 0, "bid 1"))["error"] == "sign-in-needed"
    await wire.send("chat", table=table, text="hey")
    assert (await wire.until("refused"))["error"] == "sign-in-needed"


async def test_a_private_table_is_not_shown_to_others(served: Served) -> None:
    alice, bob, eve = [await served.player(name) for name in ("Alice", "Bob", "Eve")]
    table = await served.table(alice, bob, public=False)
    wire = await eve.wire()
    assert (await wire.watch(table))["error"] == "no-such-table"
    assert (await wire.watch(table, invite="guess"))["error"] == "bad-invite"
    await alice.post(f"/api/tables/{table}/moves", number=0, move="bid 2")
    await wire.silence()


async def test_one_client_watches_only_so_many_tables(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.live.hub.MOST_TABLES", 1)
    alice, bob = await served.player("Alice"), await served.player("Bob")
    tables = [await served.table(alice, bob) for _ in range(2)]
    wire = await alice.wire()
    assert (await wire.watch(tables[0]))["type"] == "snapshot"
    assert (await wire.watch(tables[1]))["error"] == "too-large"
    assert (await wire.watch(tables[0]))["type"] == "snapshot"


async def test_moves_and_chat_have_the_same_limits_as_over_http(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    limits = UNLIMITED | {"move": Limit(2, 60), "chat": Limit(1, 60)}
    async with serving(msgspec.structs.replace(settings, limits=limits), clock) as served:
        alice, bob = await served.player("Alice"), await served.player("Bob")
        table = await served.table(alice, bob)
        wire = await alice.wire()
        assert (await wire.move(table, 9, "bid 1"))["error"] == "stale"
        answer = await alice.browser.post(
            f"/api/tables/{table}/moves", json={"number": 9, "move": "bid 1"}
        )
        assert answer.json()["error"] == "stale"
        assert (await wire.move(table, 0, "bid 1"))["error"] == "too-many"
        for expected in ("accepted", "refused"):
            await wire.send("chat", table=table, text="hello")
            assert (await wire.until("accepted", "refused"))["type"] == expected


async def test_too_many_messages_wait_and_none_is_refused(
    settings: Settings, clock: FakeClock
) -> None:
    limits = UNLIMITED | {"request": Limit(20, 1)}
    async with serving(msgspec.structs.replace(settings, limits=limits), clock) as served:
        wire = await (await served.player()).wire()
        for number in range(30):
            await wire.send("ping", id=number)
        answers = [await wire.next() for _ in range(30)]
        assert answers == [{"type": "pong", "id": number} for number in range(30)]


async def test_what_one_person_sends_is_counted_over_all_connections(
    settings: Settings, clock: FakeClock
) -> None:
    limits = UNLIMITED | {"request": Limit(8, 3600)}
    async with serving(msgspec.structs.replace(settings, limits=limits), clock) as served:
        alice, bob = await served.player("Alice"), await served.player("Bob")
        first, second = await alice.wire(), await alice.wire()
        for _ in range(6):  # opening each socket was a request
            await first.send("ping")
            await first.next()
        for _ in range(1000):
            await second.send("ping")
        other = await bob.wire()
        await other.send("ping")
        assert (await other.next())["type"] == "pong"
        await second.silence()
        second.connection.transport.abort()


async def test_who_goes_on_flooding_is_disconnected(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "MOST_DELAYED", 5)
    limits = UNLIMITED | {"request": Limit(5, 1)}
    async with serving(msgspec.structs.replace(settings, limits=limits), clock) as served:
        wire = await (await served.player()).wire()
        for _ in range(12):
            await wire.send("ping")
        assert await wire.closed() == socket.FLOODING
        await served.left(0)


async def test_a_heartbeat_asks_nobody_who_one_is(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await alice.wire()
    asked = []
    find = served.services.people.still_signed_in

    async def counted(signed: SignedIn) -> SignedIn | None:
        asked.append(signed)
        return await find(signed)

    monkeypatch.setattr(served.services.people, "still_signed_in", counted)
    for _ in range(10):
        await wire.send("ping")
        await wire.next()
    assert not asked
    await wire.watch(table)
    assert len(asked) == 1


async def test_opening_connections_is_limited(settings: Settings, clock: FakeClock) -> None:
    limits = UNLIMITED | {"live": Limit(2, 60)}
    async with serving(msgspec.structs.replace(settings, limits=limits), clock) as served:
        alice = await served.player("Alice")
        for _ in range(2):
            await (await alice.wire()).connection.close()
        with pytest.raises(InvalidStatus):
            await alice.wire()
        clock.advance(seconds=30)
        await alice.wire()


async def test_a_fault_of_ours_is_one_refusal_and_tells_nothing(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = await served.player("Alice")

    async def broken(*args: Any) -> Any:
        raise RuntimeError("seed 12345")

    monkeypatch.setattr(served.services.tables.play, "post", broken)
    wire = await alice.wire()
    refused = await wire.move("t", 0, "bid 1", id="x")
    assert (refused["id"], refused["error"]) == ("x", "server-error")
    assert "12345" not in json.dumps(refused)
    await wire.send("ping")
    assert (await wire.next())["type"] == "pong"


async def test_a_look_that_cannot_be_made_is_made_later_and_the_connection_stays(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.live.outbox.FIRST_WAIT_S", 0.01)
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    failed = asyncio.Event()

    async def broken(*args: Any) -> Any:
        failed.set()
        raise RuntimeError("no disk")

    wire = await alice.wire()
    with monkeypatch.context() as outage:
        outage.setattr(served.services.tables.snapshots, "read", broken)
        await wire.send("watch", table=table)
        await failed.wait()
        await wire.send("ping", id="still there?")
        assert await wire.next() == {"type": "pong", "id": "still there?"}
    assert (await wire.until("snapshot"))["table"]["id"] == table


# Connections --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_another_sites_page_may_not_connect(served: Served, headers: dict[str, str]) -> None:
    alice = await served.player("Alice")
    with pytest.raises(InvalidStatus) as refused:
        await alice.wire(**headers)
    assert refused.value.response.status_code == 403


async def test_our_own_page_may_connect(served: Served) -> None:
    wire = await (await served.player("Alice")).wire(origin=served.address)
    await wire.send("ping")
    assert (await wire.next())["type"] == "pong"


async def test_a_message_that_is_too_large_ends_the_connection(
    served: Served, settings: Settings
) -> None:
    wire = await (await served.player()).wire()
    await wire.connection.send("x" * (settings.max_body + 1))
    assert await wire.closed() == socket.TOO_LARGE


async def test_a_revoked_session_ends_its_connection_and_no_other(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    wire, other = await alice.wire(), await bob.wire()
    await other.send("ping")
    await other.next()
    await alice.post("/api/sign-out")
    await served.hub.heartbeats.end_sessions()
    assert await wire.closed() == socket.SIGNED_OUT
    await other.send("ping")
    assert (await other.next())["type"] == "pong"


async def test_a_message_of_a_revoked_session_is_not_carried_out(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await alice.wire()
    await wire.send("ping")
    await wire.next()
    await alice.post("/api/sign-out")
    await wire.send("move", table=table, number=0, move="bid 1")
    assert await wire.closed() == socket.SIGNED_OUT
    assert (await served.services.tables.store.get(table)).number == 0


async def test_the_answer_to_a_move_is_sent_together_with_its_news(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    sent: list[list[str]] = []
    send = SocketProtocol.send_texts

    async def noted(protocol: SocketProtocol, texts: Sequence[bytes]) -> None:
        sent.append([msgspec.json.decode(text)["type"] for text in texts])
        await send(protocol, texts)

    monkeypatch.setattr(SocketProtocol, "send_texts", noted)
    wire = await alice.wire()
    await wire.watch(table)
    await wire.until("presence")
    assert (await wire.move(table, 0, "bid 1"))["type"] == "accepted"
    assert ["entries", "accepted"] in sent


async def test_heartbeats_ask_the_silent_and_end_who_stays_so(served: Served) -> None:
    quiet, lively = await (await served.player()).wire(), await (await served.player()).wire()
    for wire in (quiet, lively):
        await wire.send("ping")
        await wire.next()
    served.clock.advance(seconds=26)
    await served.hub.heartbeats.ping()
    await served.hub.heartbeats.ping()  # asks only once
    assert await quiet.next() == {"type": "ping"}
    assert await lively.next() == {"type": "ping"}
    await lively.send("pong")
    await lively.send("ping", id="still")
    assert await lively.next() == {"type": "pong", "id": "still"}
    served.clock.advance(seconds=35)
    await served.hub.heartbeats.ping()
    assert await quiet.closed() == socket.SILENT
    assert await lively.next() == {"type": "ping"}


async def test_one_person_has_only_so_many_connections(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.live.hub.MOST_CONNECTIONS", 2)
    alice, bob = await served.player("Alice"), await served.player("Bob")
    wires = [await alice.wire() for _ in range(2)]
    for wire in wires:
        await wire.send("ping")
        await wire.next()
    assert await (await alice.wire()).closed() == socket.TOO_MANY
    other = await bob.wire()
    await other.send("ping")
    assert (await other.next())["type"] == "pong"
    await wires[0].connection.close()
    await served.left(2)
    again = await alice.wire()
    await again.send("ping")
    assert (await again.next())["type"] == "pong"


async def test_strangers_and_addresses_have_only_so_many_connections(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind a proxy, too."""
    monkeypatch.setattr("ironbridge.server.live.hub.MOST_STRANGERS", 1)
    small = msgspec.structs.replace(settings, connections_per_address=2)
    async with serving(small, clock) as served:
        stranger, alice = await served.player(), await served.player("Alice")
        here, there = {"x-forwarded-for": "10.0.0.1"}, {"x-forwarded-for": "10.0.0.2"}
        for player, where in [(stranger, here), (alice, here), (stranger, there), (alice, there)]:
            wire = await player.wire(**where)
            await wire.send("ping")
            assert (await wire.next())["type"] == "pong"
        for player in (stranger, alice):
            assert await (await player.wire(**here)).closed() == socket.TOO_MANY


async def test_a_lost_connection_leaves_nothing_behind(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await alice.wire()
    await wire.watch(table)
    wire.connection.transport.abort()
    await served.left(0)
    assert (served.hub.watched(), served.hub.presence.tables()) == ([], [])


async def test_closing_the_server_tells_clients_to_come_again(
    settings: Settings, clock: FakeClock
) -> None:
    async with serving(settings, clock) as served:
        wire = await (await served.player()).wire()
        await wire.send("ping")
        await wire.next()
        await served.hub.close()
        assert await wire.closed() == socket.GOING_DOWN


# Presence -----------------------------------------------------------------------------------


async def test_presence_follows_who_comes_and_goes(served: Served) -> None:
    alice, bob, carol = [await served.player(name) for name in ("Alice", "Bob", "Carol")]
    table = await served.table(alice, bob)
    wire = await alice.wire()
    await wire.watch(table)
    others = [await player.wire() for player in (bob, carol)]
    for other in others:
        await other.watch(table)
    people = await present(wire, 3)
    assert people == {("Alice", 0), ("Bob", 1), ("Carol", None)}
    await others[1].connection.close()
    assert await present(wire, 2) == {("Alice", 0), ("Bob", 1)}


async def test_a_second_connection_of_a_person_does_not_count_twice(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await alice.wire()
    await wire.watch(table)
    first, second = await bob.wire(), await bob.wire()
    await first.watch(table)
    await second.watch(table)
    await present(wire, 2)
    await first.connection.close()
    await served.left(2)
    assert {"Alice", "Bob"} == set(served.hub.presence.online(table).values())


# Details ------------------------------------------------------------------------------------


async def present(wire: Wire, count: int) -> set[tuple[str, int | None]]:
    """Who is online, as soon as there are so many."""
    while True:
        people = (await wire.until("presence"))["people"]
        online = {(person["name"], person["seat"]) for person in people if person["online"]}
        if len(online) == count:
            return online
