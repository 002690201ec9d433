"""Live play over real WebSockets: news, resume after a lost connection, slow clients."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import pytest

from ironbridge import registry
from ironbridge.server.live import messages
from ironbridge.server.live.outbox import MOST_NEWS
from ironbridge.server.settings import Settings
from ironbridge.server.tables.model import KEPT_ENTRIES
from tests.server.club import STONES
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
    update = served.hub.update

    def counted(live: Any, own: Any, entries: Any) -> bytes:
        made.append(tuple(own))
        return update(live, own, entries)

    monkeypatch.setattr(served.hub, "update", counted)
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


async def test_a_quiet_watcher_sees_the_game_and_is_seen_by_nobody(served: Served) -> None:
    alice, bob, carol = [await served.player(name) for name in ("Alice", "Bob", "Carol")]
    table = await served.table(alice, bob)
    await alice.post(f"/api/tables/{table}/chat", text="Good luck!")
    playing, looking = await alice.wire(), await carol.wire()
    await playing.watch(table)
    look = await looking.watch(table, quiet=True)
    assert look["table"]["chat"] == []
    await served.play(table, alice, bob, moves=1)
    await looking.until("entries")
    await alice.post(f"/api/tables/{table}/chat", text="Well played")
    await playing.until("chat")
    await looking.send("ping", id=1)
    await looking.until("pong")
    assert "chat" not in {said["type"] for said in looking.seen}
    told = [said["people"] for said in playing.seen if said["type"] == "presence"]
    known = {person["name"] for people in told for person in people}
    assert known == {"Alice", "Bob"}
    # Who then wants to talk watches aloud.
    assert [line["text"] for line in (await looking.watch(table))["table"]["chat"]] == [
        "Good luck!",
        "Well played",
    ]
    while "Carol" not in known:
        known = {person["name"] for person in (await playing.until("presence"))["people"]}
    await looking.watch(table, quiet=True)
    while "Carol" in known:
        known = {person["name"] for person in (await playing.until("presence"))["people"]}


async def test_who_has_a_seat_is_never_quiet(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    await alice.post(f"/api/tables/{table}/chat", text="Good luck!")
    wire = await alice.wire()
    look = await wire.watch(table, quiet=True)
    assert [line["text"] for line in look["table"]["chat"]] == ["Good luck!"]
    people = (await wire.until("presence"))["people"]
    assert people[0] == {"name": "Alice", "seat": 0, "online": True}


# Resume -------------------------------------------------------------------------------------


async def test_resume_sends_what_was_missed_and_then_live(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await bob.wire()
    await wire.watch(table)
    await wire.connection.close()
    number = await served.play(table, alice, bob, moves=5)
    again = await bob.wire()
    look = await again.watch(table, since=2)
    assert look["table"]["number"] == number == 5
    assert again.entries() == [2, 3, 4]
    await served.play(table, alice, bob, moves=1)
    await again.until("entries")
    assert again.entries() == [2, 3, 4, 5]


async def test_a_log_older_than_what_is_kept_is_replayed_for_a_resume(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.tables.apply_entry.KEPT_ENTRIES", 2)
    assert KEPT_ENTRIES > 2
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    await served.play(table, alice, bob, moves=6)
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
    """Many clients reconnect at all moments of a game that goes on in the meantime."""
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    await served.play(table, alice, bob, moves=2)
    watcher = await served.player("Wendy")
    wires: list[Wire] = []

    async def come_and_go() -> None:
        for turn in range(12):
            wire = await watcher.wire()
            wires.append(wire)
            await wire.send("watch", table=table, since=2)
            await asyncio.sleep(0.003 * (turn % 4))

    playing = asyncio.create_task(served.play(table, alice, bob, moves=10))
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
    """The move is posted while the snapshot is being made: after it was read, before it is sent."""
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    await served.play(table, alice, bob, moves=2)
    looking, go_on = asyncio.Event(), asyncio.Event()
    read = served.services.tables.snapshots.read

    async def slow(*args: Any) -> Any:
        looking.set()
        await go_on.wait()
        return await read(*args)

    monkeypatch.setattr(served.services.tables.snapshots, "read", slow)
    wire = await bob.wire()
    await wire.send("watch", table=table, since=0)
    await looking.wait()
    moving = asyncio.create_task(served.play(table, alice, bob, moves=1))
    done, _ = await asyncio.wait([moving], timeout=0.5)
    assert not done, "the look holds the table"
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
    was_read, go_on = asyncio.Event(), asyncio.Event()
    read = served.services.tables.snapshots.read

    async def slow(*args: Any) -> Any:
        made = await read(*args)
        was_read.set()
        await go_on.wait()
        return made

    monkeypatch.setattr(served.services.tables.snapshots, "read", slow)
    wire = await bob.wire()
    await wire.send("watch", table=table)
    await was_read.wait()
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
                await served.play(table, alice, bob, moves=1)
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
    [client] = served.hub.watching(table)
    await quick.watch(table)
    may_send = asyncio.Event()
    send = client._send_texts

    async def stuck(texts: Sequence[bytes]) -> None:
        if b'"presence"' not in texts[0]:  # presence is told a little after somebody came
            await may_send.wait()
        await send(texts)

    client._send_texts = stuck
    await served.play(table, alice, bob, moves=3)
    for _ in range(MOST_NEWS):
        served.hub.tell_all(table, messages.encode(messages.Pong("filler")))
        await asyncio.sleep(0)
    await served.play(table, alice, bob, moves=2)
    while quick.entries()[-1:] != [4]:
        await quick.next()
    may_send.set()
    look = await slow.until("snapshot")
    assert look["table"]["number"] == 5
    assert slow.entries() == [0], "what was being sent when the client stopped reading"
    await served.play(table, alice, bob, moves=1)
    await slow.until("entries")
    assert slow.entries() == [0, 5]
    drops = served.hub._metrics.registry.get_sample_value("ironbridge_live_drops_total")
    assert drops == 1
