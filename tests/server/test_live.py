"""Live play over real WebSockets: news, resume, refusals, presence, and ends of connections."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from ironbridge import registry
from ironbridge.server.live import messages, socket
from ironbridge.server.live.outbox import MOST_NEWS
from ironbridge.server.settings import Limit, Settings
from ironbridge.server.tables.model import KEPT_ENTRIES
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


# News ---------------------------------------------------------------------------------------


async def test_a_watcher_gets_a_snapshot_and_who_is_here(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await alice.wire()
    first = await wire.watch(table)
    shown = first["table"]
    assert (shown["id"], shown["status"], shown["number"]) == (table, "running", 0)
    assert shown["you"] == [0]
    assert list(shown["views"]) == ["0"]
    people = (await wire.until("presence"))["people"]
    assert people == [
        {"name": "Alice", "seat": 0, "online": True},
        {"name": "Bob", "seat": 1, "online": False},
    ]


async def test_a_move_reaches_everybody_with_the_view_of_each(served: Served) -> None:
    alice, bob, carol = [await served.player(name) for name in ("Alice", "Bob", "")]
    table = await served.table(alice, bob)
    wires = [await player.wire() for player in (alice, bob, carol)]
    for wire in wires:
        await wire.watch(table)
    accepted = await wires[0].move(table, 0, "bid 3", id="m1")
    assert accepted == {"type": "accepted", "id": "m1", "table": table, "number": 1}
    news = [wires[0].last("entries")]
    news += [await wire.until("entries") for wire in wires[1:]]
    assert [list(update["views"]) for update in news] == [["0"], ["1"], ["spectator"]]
    assert [update["number"] for update in news] == [1, 1, 1]
    own, *others = [update["entries"][0] for update in news]
    assert (own["text"], own["sealed"]) == ("bid 3", False)
    for entry in others:  # a bid is secret until all are in
        assert (entry["text"], entry["events"], entry["sealed"]) == ("", [], True)


async def test_a_sealed_entry_comes_again_when_it_is_opened(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await bob.wire()
    await wire.watch(table)
    await alice.post(f"/api/tables/{table}/moves", number=0, move="bid 3")
    await wire.until("entries")
    await wire.move(table, 1, "bid 1")
    update = wire.last("entries")
    assert [(entry["number"], entry["text"]) for entry in update["entries"]] == [
        (0, "bid 3"),
        (1, "bid 1"),
    ]
    assert update["deciders"] == [0]


async def test_a_message_is_made_once_for_each_kind_of_viewer(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wires = [await player.wire() for player in (alice, alice, bob, bob)]
    wires += [await (await served.player()).wire() for _ in range(4)]
    for wire in wires:
        await wire.watch(table)
    made: list[tuple[int, ...]] = []
    update = served.hub._update

    def counted(live: Any, own: Any, entries: Any) -> bytes:
        made.append(tuple(own))
        return update(live, own, entries)

    monkeypatch.setattr(served.hub, "_update", counted)
    await alice.post(f"/api/tables/{table}/moves", number=0, move="bid 2")
    for wire in wires:
        await wire.until("entries")
    assert sorted(made) == [(), (0,), (1,)]


async def test_what_changes_seats_gives_entries_and_a_fresh_look(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await bob.wire()
    await wire.watch(table)
    await alice.post(f"/api/tables/{table}/resign")
    assert (await wire.until("entries"))["entries"][0]["kind"] == "resign"
    seats = (await wire.until("snapshot"))["table"]["seats"]
    assert (seats[0]["resigned"], seats[0]["bot"]) == (True, "random")


async def test_an_open_table_is_shown_anew_when_somebody_joins_and_when_it_starts(
    served: Served,
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    form: dict[str, Any] = {"game": "stones", "seats": [{"who": "me"}, {"who": "open"}]}
    table = (await alice.post("/api/tables", **form))["id"]
    wire = await alice.wire()
    await wire.watch(table)
    await bob.post(f"/api/tables/{table}/join")
    assert (await wire.until("snapshot"))["table"]["seats"][1]["name"] == "Bob"
    await alice.post(f"/api/tables/{table}/start")
    started = (await wire.until("snapshot"))["table"]
    assert (started["status"], list(started["views"])) == ("running", ["0"])


async def test_chat_reaches_all_and_has_an_id(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    first, second = await alice.wire(), await bob.wire()
    await second.watch(table)
    await first.send("chat", table=table, text="Good luck!", id=7)
    assert (await first.until("accepted", "refused"))["id"] == 7
    said = (await second.until("chat"))["chat"]
    assert (said["name"], said["text"]) == ("Alice", "Good luck!")
    again = await (await bob.wire()).watch(table)
    assert [chat["id"] for chat in again["table"]["chat"]] == [said["id"]]


async def test_unwatch_ends_the_news(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await bob.wire()
    await wire.watch(table)
    await wire.until("presence")
    await wire.send("unwatch", table=table, id="u")
    assert (await wire.until("accepted", "refused"))["id"] == "u"
    await alice.post(f"/api/tables/{table}/moves", number=0, move="bid 2")
    await wire.silence()
    assert served.hub.watched() == []


async def test_who_leaves_a_private_table_is_told_that_it_is_gone(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    seats = [{"who": "me"}, {"who": "open"}]
    form: dict[str, Any] = {"game": "stones", "seats": seats, "public": False}
    table = (await alice.post("/api/tables", **form))["id"]
    secret = (await alice.post(f"/api/tables/{table}/invite"))["secret"]
    await bob.post(f"/api/tables/{table}/join", invite=secret)
    wire = await bob.wire()
    await wire.watch(table)
    await bob.post(f"/api/tables/{table}/leave")
    assert (await wire.until("gone"))["table"] == table
    refused = await wire.watch(table)
    assert (refused["type"], refused["error"]) == ("refused", "no-such-table")
    assert (await wire.watch(table, invite=secret))["type"] == "snapshot"


# Resume -------------------------------------------------------------------------------------


async def test_resume_sends_what_was_missed_and_then_live(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await bob.wire()
    await wire.watch(table)
    await wire.connection.close()
    number = await play(served, alice, bob, table, moves=5)
    again = await bob.wire()
    look = await again.watch(table, since=2)
    assert look["table"]["number"] == number == 5
    assert again.entries() == [2, 3, 4]
    await play(served, alice, bob, table, moves=1)
    await again.until("entries")
    assert again.entries() == [2, 3, 4, 5]


async def test_a_log_older_than_what_is_kept_is_replayed_for_a_resume(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.tables.follow.KEPT_ENTRIES", 2)
    assert KEPT_ENTRIES > 2
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    await play(served, alice, bob, table, moves=6)
    wire = await bob.wire()
    await wire.watch(table, since=0)
    assert wire.entries() == [0, 1, 2, 3, 4, 5]
    update = wire.last("entries")
    assert all(entry["events"] for entry in update["entries"][2:])


async def test_resume_from_a_number_that_is_not_there_yet_is_a_fresh_look(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await alice.wire()
    assert (await wire.watch(table, since=40))["table"]["number"] == 0
    assert wire.entries() == []


async def test_resume_while_moves_come_in_has_no_gap_and_nothing_twice(served: Served) -> None:
    """Many clients come back at all moments of a game that goes on meanwhile."""
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    await play(served, alice, bob, table, moves=2)
    watcher = await served.player("Wendy")
    wires: list[Wire] = []

    async def come_and_go() -> None:
        for turn in range(12):
            wire = await watcher.wire()
            wires.append(wire)
            await wire.send("watch", table=table, since=2)
            await asyncio.sleep(0.003 * (turn % 4))

    playing = asyncio.create_task(play(served, alice, bob, table, moves=10))
    await come_and_go()
    last = await playing
    assert last == 12
    for wire in wires:
        while wire.entries()[-1:] != [last - 1]:
            await wire.next()
        assert wire.entries() == list(range(2, last))


async def test_an_entry_between_subscribing_and_the_look_is_told_once(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is posted while the look is being made: after it was read, before it is sent."""
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    await play(served, alice, bob, table, moves=2)
    looking, go_on = asyncio.Event(), asyncio.Event()
    shown = served.house.tables.shown

    async def slow(*args: Any) -> Any:
        looking.set()
        await go_on.wait()
        return await shown(*args)

    monkeypatch.setattr(served.house.tables, "shown", slow)
    wire = await bob.wire()
    await wire.send("watch", table=table, since=0)
    await looking.wait()
    moving = asyncio.create_task(play(served, alice, bob, table, moves=1))
    await asyncio.sleep(0.05)
    assert not moving.done(), "the look holds the table"
    go_on.set()
    await moving
    while wire.entries()[-1:] != [2]:
        await wire.next()
    assert wire.entries() == [0, 1, 2]


async def test_chat_between_reading_and_sending_the_look_is_not_lost(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    read, go_on = asyncio.Event(), asyncio.Event()
    shown = served.house.tables.shown

    async def slow(*args: Any) -> Any:
        made = await shown(*args)
        read.set()
        await go_on.wait()
        return made

    monkeypatch.setattr(served.house.tables, "shown", slow)
    wire = await bob.wire()
    await wire.send("watch", table=table)
    await read.wait()
    await alice.post(f"/api/tables/{table}/chat", text="Hello")
    go_on.set()
    look = await wire.until("snapshot")
    assert [chat["text"] for chat in look["table"]["chat"]] == ["Hello"]


async def test_tables_that_are_forgotten_and_rebuilt_are_told_without_a_gap(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    async with serving(msgspec.structs.replace(settings, cache_tables=1), clock) as served:
        alice, bob = await served.player("Alice"), await served.player("Bob")
        tables = [await served.table(alice, bob) for _ in range(2)]
        wire = await bob.wire()
        for table in tables:
            await wire.watch(table)
        for _ in range(4):
            for table in tables:
                await play(served, alice, bob, table, moves=1)
        while wire.entries().count(3) < 2:
            await wire.next()
        for table in tables:
            told = [m for m in wire.seen if m["type"] == "entries" and m["table"] == table]
            numbers = [entry["number"] for m in told for entry in m["entries"]]
            assert sorted(set(numbers)) == [0, 1, 2, 3]


# Slow clients -------------------------------------------------------------------------------


async def test_a_client_that_does_not_read_holds_up_nobody_and_gets_a_look_later(
    served: Served,
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    slow, quick = await bob.wire(), await bob.wire()
    await slow.watch(table)
    await slow.until("presence")
    await quick.watch(table)
    client = next(iter(served.hub.watching(table)))
    may_send = asyncio.Event()
    send = client.socket.send_text

    async def stuck(message: Any) -> None:
        await may_send.wait()
        await send(message)

    client.socket = Stuck(client.socket, stuck)  # type: ignore[assignment]
    await play(served, alice, bob, table, moves=3)
    for _ in range(MOST_NEWS):
        served.hub.tell_all(table, messages.encode(messages.Pong("filler")))
        await asyncio.sleep(0)
    await play(served, alice, bob, table, moves=2)
    while quick.entries()[-1:] != [4]:
        await quick.next()
    may_send.set()
    look = await slow.until("snapshot")
    assert look["table"]["number"] == 5
    assert slow.entries() == [0], "what was being sent when the client stopped reading"
    await play(served, alice, bob, table, moves=1)
    await slow.until("entries")
    assert slow.entries() == [0, 5]
    drops = served.hub._metrics.registry.get_sample_value("ironbridge_live_drops_total")
    assert drops == 1


class Stuck:
    """The socket of a client, with another way to send."""

    def __init__(self, real: socket.Socket, send: Any) -> None:
        self.real = real
        self.send_text = send
        self.receive = real.receive
        self.close = real.close


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


async def test_messages_are_limited_like_requests(settings: Settings, clock: FakeClock) -> None:
    limits = UNLIMITED | {"request": Limit(5, 60)}
    async with serving(msgspec.structs.replace(settings, limits=limits), clock) as served:
        wire = await (await served.player()).wire()
        answers = []
        for _ in range(5):
            await wire.send("ping")
            answers.append((await wire.next())["type"])
        assert answers == ["pong"] * 4 + ["refused"]  # opening the socket was the first request


async def test_a_fault_of_ours_is_one_refusal_and_tells_nothing(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = await served.player("Alice")

    async def broken(*args: Any) -> Any:
        raise RuntimeError("seed 12345")

    monkeypatch.setattr(served.house.tables, "post", broken)
    wire = await alice.wire()
    refused = await wire.move("t", 0, "bid 1", id="x")
    assert (refused["id"], refused["error"]) == ("x", "server-error")
    assert "12345" not in json.dumps(refused)
    await wire.send("ping")
    assert (await wire.next())["type"] == "pong"


async def test_a_look_that_cannot_be_made_ends_the_connection(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client comes again and goes on from where it was."""
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)

    async def broken(*args: Any) -> Any:
        raise RuntimeError("no disk")

    wire = await alice.wire()
    with monkeypatch.context() as outage:
        outage.setattr(served.house.tables, "shown", broken)
        await wire.send("watch", table=table)
        assert await wire.closed() == socket.FAULT
    again = await alice.wire()
    assert (await again.watch(table))["type"] == "snapshot"


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
    await served.hub.rounds.end_sessions()
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
    assert (await served.house.tables.get(table)).number == 0


async def test_heartbeats_ask_the_silent_and_end_who_stays_so(served: Served) -> None:
    quiet, lively = await (await served.player()).wire(), await (await served.player()).wire()
    for wire in (quiet, lively):
        await wire.send("ping")
        await wire.next()
    served.clock.advance(seconds=26)
    served.hub.rounds.heartbeats()
    served.hub.rounds.heartbeats()  # asks only once
    assert await quiet.next() == {"type": "ping"}
    assert await lively.next() == {"type": "ping"}
    await lively.send("pong")
    await lively.send("ping", id="still")
    assert await lively.next() == {"type": "pong", "id": "still"}
    served.clock.advance(seconds=35)
    served.hub.rounds.heartbeats()
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
    await gone(served, 2)
    again = await alice.wire()
    await again.send("ping")
    assert (await again.next())["type"] == "pong"


async def test_a_lost_connection_leaves_nothing_behind(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await alice.wire()
    await wire.watch(table)
    wire.connection.transport.abort()
    await gone(served, 0)
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
    await gone(served, 2)
    assert {"Alice", "Bob"} == set(served.hub.presence.online(table).values())


# Details ------------------------------------------------------------------------------------


async def present(wire: Wire, count: int) -> set[tuple[str, int | None]]:
    """Who is online, as soon as there are so many."""
    while True:
        people = (await wire.until("presence"))["people"]
        online = {(person["name"], person["seat"]) for person in people if person["online"]}
        if len(online) == count:
            return online


async def gone(served: Served, left: int) -> None:
    async with asyncio.timeout(5):
        while len(served.hub.clients) > left:
            await asyncio.sleep(0.01)


async def play(served: Served, alice: Any, bob: Any, table: str, moves: int) -> int:
    """Play so many legal moves over HTTP; gives the length of the log."""
    for _ in range(moves):
        live = await served.house.tables.get(table)
        assert live.state is not None
        seat = live.deciders[0]
        move = live.state.legal(seat)[0].text
        player = (alice, bob)[seat]
        await player.post(f"/api/tables/{table}/moves", number=live.number, move=move)
    return (await served.house.tables.get(table)).number
