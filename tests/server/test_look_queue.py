"""Many clients want a snapshot at once: moves go first, and nothing is made twice or mixed up."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from ironbridge import registry
from ironbridge.server.live import looks
from ironbridge.server.live.heartbeats import Heartbeats
from ironbridge.server.settings import Settings
from ironbridge.server.tables import load, table_view
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.table_view import Viewer
from tests.server.club import STONES
from tests.server.fake_clock import FakeClock
from tests.server.served import SOON_S, Player, Served, Wire, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Served]:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    async with serving(settings, clock) as server:
        yield server


class Gate:
    """Snapshots wait here before their table is read, until it is opened. Counts those that came."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.came: Counter[str] = Counter()
        self._read = served.services.tables.snapshots.read
        monkeypatch.setattr(served.services.tables.snapshots, "read", self.read)

    async def read(self, table: LiveTable) -> Any:
        self.came[table.id] += 1
        await self.open.wait()
        return await self._read(table)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON_S):
        while not condition():
            await asyncio.sleep(0.005)


# Moves first --------------------------------------------------------------------------------


async def test_a_move_is_accepted_before_all_who_came_have_their_look(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    tables = [await served.table(alice, bob) for _ in range(2 * looks.AT_ONCE + 2)]
    gate = Gate(served, monkeypatch)
    crowd = [await bob.wire() for _ in tables]
    for wire, table in zip(crowd, tables, strict=True):
        await wire.send("watch", table=table)
    await until(lambda: gate.came.total() == looks.AT_ONCE)
    wire = await alice.wire()
    last = tables[-1]
    assert (await wire.move(last, 0, "bid 1"))["type"] == "accepted"
    await wire.send("chat", table=last, text="Back again?")
    assert (await wire.next())["type"] == "accepted"
    assert gate.came.total() == looks.AT_ONCE, "the others still wait for their turn"
    gate.open.set()
    for wire in crowd:
        await wire.until("snapshot")
    assert crowd[-1].last("snapshot")["table"]["number"] == 1


async def test_who_waits_for_a_look_is_answered_meanwhile(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table, other = [await served.table(alice, bob) for _ in range(2)]
    gate = Gate(served, monkeypatch)
    wire = await alice.wire()
    await wire.send("watch", table=table)
    await until(lambda: gate.came[table] == 1)
    await wire.send("ping", id="still there?")
    assert await wire.next() == {"type": "pong", "id": "still there?"}
    assert (await wire.move(other, 0, "bid 1"))["type"] == "accepted"
    gate.open.set()
    await wire.until("snapshot")


async def test_tables_are_loaded_for_watchers_a_few_at_a_time(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a restart, when no table is in memory. A table where somebody moves is loaded
    at once."""
    alice, bob = await served.player("Alice"), await served.player("Bob")
    tables = [await served.table(alice, bob) for _ in range(looks.AT_ONCE + 3)]
    for table in tables:
        served.services.tables.store.cache.drop(table)
    loading: list[str] = []
    go_on = asyncio.Event()
    read = load.read

    async def slow(session: Any, table_id: str) -> Any:
        loading.append(table_id)
        if table_id != tables[-1]:
            await go_on.wait()
        return await read(session, table_id)

    monkeypatch.setattr(load, "read", slow)
    crowd = [await bob.wire() for _ in tables[:-1]]
    for wire, table in zip(crowd, tables, strict=False):
        await wire.send("watch", table=table)
    await until(lambda: len(loading) == looks.AT_ONCE)
    wire = await alice.wire()
    assert (await wire.move(tables[-1], 0, "bid 1"))["type"] == "accepted"
    assert loading == [*tables[: looks.AT_ONCE], tables[-1]]
    go_on.set()
    for wire in crowd:
        await wire.until("snapshot")


# Made once for each kind of viewer ------------------------------------------------------------


async def test_all_who_wait_for_a_table_share_what_is_made_for_their_kind(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looks, "AT_ONCE", 1)
    table, crowd = await a_crowd(served)
    made: list[Viewer] = []
    snapshot = table_view.snapshot

    def counted(live: LiveTable, viewer: Viewer, stored: Any) -> Any:
        if live.id == table:
            made.append(viewer)
        return snapshot(live, viewer, stored)

    monkeypatch.setattr(table_view, "snapshot", counted)
    gate = Gate(served, monkeypatch)
    wires = await all_watch(served, gate, table, crowd)
    for wire in wires:
        await wire.until("snapshot")
    assert gate.came[table] == 1
    assert sorted(made, key=str) == [
        Viewer((), False, False, frozenset()),
        Viewer((), True, False, frozenset()),
        Viewer((0,), False, False, frozenset()),
        Viewer((1,), False, False, frozenset()),
    ]


@pytest.mark.parametrize("game", ["stones", "brass-birmingham"])
async def test_nobody_gets_what_was_made_for_another(
    served: Served, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """What each client is sent is what the same person is shown who asks alone: their hand, their
    sealed choice, which seats are theirs, whether they opened the table."""
    monkeypatch.setattr(looks, "AT_ONCE", 1)
    table, crowd = await a_crowd(served, game=game)
    live = await served.services.tables.store.get(table)
    assert live.state is not None
    seat = live.deciders[0]
    move = live.state.legal(seat)[0].text
    await crowd[seat].post(f"/api/tables/{table}/moves", number=0, move=move)
    gate = Gate(served, monkeypatch)
    wires = await all_watch(served, gate, table, crowd, since=0)
    for player, wire in zip(crowd, wires, strict=True):
        seen = (await wire.until("snapshot"))["table"]
        alone = (await player.browser.get(f"/api/tables/{table}")).json()
        assert seen == alone, player.name
        told = wire.last("entries")
        assert told["views"] == alone["views"]
        assert told["entries"] == alone["entries"]
    own = [wire.last("snapshot")["table"]["you"] for wire in wires]
    assert own == [[0], [1], [], [], [], [0]]
    different = {str(wire.last("snapshot")["table"]["views"]) for wire in wires}
    assert len(different) == 3


async def test_a_look_of_a_private_table_goes_only_to_those_who_may_see_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody loses sight of a table while the snapshot for all is waiting to be made."""
    monkeypatch.setattr(looks, "AT_ONCE", 1)
    alice, bob, eve = [await served.player(name) for name in ("Alice", "Bob", "Eve")]
    table = await served.table(alice, bob, public=False)
    link = await alice.post(f"/api/tables/{table}/invite")
    gate = Gate(served, monkeypatch)
    busy = await block(served, gate)
    wires = [await player.wire() for player in (alice, eve)]
    await wires[0].send("watch", table=table)
    await wires[1].send("watch", table=table, invite=link["secret"])
    await until(lambda: len(served.hub.looks._waiting.get(table, ())) == 2)
    await alice.post(f"/api/tables/{table}/invite")  # the old link is no longer good
    gate.open.set()
    await busy.until("snapshot")
    assert (await wires[0].until("snapshot"))["table"]["id"] == table
    assert (await wires[1].until("snapshot", "gone"))["type"] == "gone"


# Presence -----------------------------------------------------------------------------------


async def test_who_comes_does_not_make_a_look_in_the_making_old(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is here is told with the look. It would otherwise be made once more for each arrival."""
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    gate = Gate(served, monkeypatch)
    wires = [await player.wire() for player in (alice, bob)]
    await wires[0].send("watch", table=table)
    await until(lambda: gate.came[table] == 1)
    await wires[1].send("watch", table=table)
    await until(lambda: len(served.hub.watching(table)) == 2)
    await served.hub.tell_presence(table)
    gate.open.set()
    for wire in wires:
        await wire.until("presence")
    assert gate.came[table] == 2, "one look for each, as they came one after the other"
    people = wires[0].last("presence")["people"]
    assert [person["online"] for person in people] == [True, True]


async def test_a_crowd_is_told_seldom_who_comes_and_a_few_people_at_once() -> None:
    """Every message holds all who are here and goes to all of them."""
    told: list[str] = []

    async def tell(table: str) -> None:
        told.append(table)

    watching = {"few": range(4), "many": range(1000)}
    hub: Any = SimpleNamespace(
        watching=lambda table: watching.get(table, ()),
        peers=SimpleNamespace(present=lambda _: None),
        tell_presence=tell,
    )
    heartbeats = Heartbeats(hub, SimpleNamespace())  # type: ignore[arg-type]
    for _ in range(3):
        for table in ("few", "many"):
            heartbeats.presence_changed(table)
        heartbeats._tell_gathered()
        await asyncio.gather(*heartbeats._telling)
    assert Counter(told) == {"few": 3, "many": 1}
    assert heartbeats._gathered == {"many": True}, "it is told later"
    await heartbeats.end()


# Details ------------------------------------------------------------------------------------


async def a_crowd(served: Served, game: str = "stones") -> tuple[str, list[Player]]:
    """A table of Alice and Bob that Carol opened, and everybody who will look at it: both, Carol,
    a guest, a stranger, and Alice once more."""
    alice, bob, carol, dave = [
        await served.player(name) for name in ("Alice", "Bob", "Carol", "Dave")
    ]
    seats = [{"who": "open"}, {"who": "open"}]
    table = (await carol.post("/api/tables", game=game, seats=seats))["id"]
    for seat, player in enumerate((alice, bob)):
        await player.post(f"/api/tables/{table}/join", seat=seat)
    await carol.post(f"/api/tables/{table}/start")
    return table, [alice, bob, carol, dave, await served.player(), alice]


async def all_watch(
    served: Served, gate: Gate, table: str, crowd: list[Player], **how: Any
) -> list[Wire]:
    """Let everybody wait for the same snapshot, then let it be made."""
    busy = await block(served, gate)
    wires = [await player.wire() for player in crowd]
    for wire in wires:
        await wire.send("watch", table=table, **how)
    await until(lambda: len(served.hub.looks._waiting.get(table, ())) == len(wires))
    gate.open.set()
    await busy.until("snapshot")
    return wires


async def block(served: Served, gate: Gate) -> Wire:
    """Somebody whose look at another table holds up all others, until the gate is opened."""
    fred, gina = await served.player("Fred"), await served.player("Gina")
    gate.open.set()
    table = await served.table(fred, gina)
    gate.open.clear()
    gate.came.clear()
    wire = await fred.wire()
    await wire.send("watch", table=table)
    await until(lambda: gate.came[table] == 1)
    return wire
