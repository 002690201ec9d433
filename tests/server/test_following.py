"""Two processes on one database: each shows what the other stored, with or without being told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from ironbridge.server.errors import Refused
from ironbridge.server.tables.model import EntryKind, LogEntry
from tests.server.club import Club
from tests.server.cutter import Cutter
from tests.server.databases import each_kind
from tests.server.reconnecting_client import Onlooker
from tests.server.remote import read_log
from tests.server.served import Served

pytestmark = pytest.mark.anyio

SOON_S = 10.0
ASKED_NOW_AND_THEN = ("FROM notice", "FROM deed")
"""What every process asks the database for by the clock, whatever happens at its tables."""


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_a_move_is_followed_without_asking_the_database(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two
    alice, bob = await first.player("Alice"), await first.player("Bob")
    table = await first.table(alice, bob, clock={"kind": "live", "bank_ms": 600_000})
    wire = await (await second.player()).wire()
    await wire.watch(table)
    await wire.until("presence")
    monkeypatch.setattr(second.hub.peers, "compare", nothing)
    asked: list[str] = []
    event.listen(
        second.services.database.engine.sync_engine,
        "before_cursor_execute",
        lambda _connection, _cursor, statement, *_: asked.append(statement),
    )
    length = await first.play(table, alice, bob, moves=6)
    while length - 1 not in wire.entries():
        await wire.next()
    assert [said for said in asked if not any(one in said for one in ASKED_NOW_AND_THEN)] == []
    await alice.post(f"/api/tables/{table}/resign")
    while length not in wire.told():
        await wire.next()
    # The snapshot after a change of seats has chat and proposals in it.
    assert [said for said in asked if "entry" in said or "FROM seat" in said] == []
    here, there = [await one.services.tables.store.get(table) for one in two]
    assert here.state is not None
    assert there.state is not None
    assert here.state.digest() == there.state.digest()
    assert (here.seats, here.left_ms, here.since) == (there.seats, there.left_ms, there.since)
    assert (here.recent, here.sealed) == (there.recent, there.sealed)
    assert first.services.tables.timekeeper.due == second.services.tables.timekeeper.due


@each_kind
async def test_the_end_of_a_game_is_followed(two: tuple[Served, Served]) -> None:
    first, second = two
    alice, bob = await first.player("Alice"), await first.player("Bob")
    table = await first.table(alice, bob)
    wire = await (await second.player()).wire()
    await wire.watch(table)
    there = await second.services.tables.store.get(table)
    here = await first.services.tables.store.get(table)
    while here.status == "running":
        await first.play(table, alice, bob, moves=1)
    while (await wire.next()).get("status") != "over":
        pass
    assert wire.last("entries")["result"] is not None
    assert (there.status, there.ended) == (here.status, here.ended)


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_a_process_that_says_nothing_after_its_commit_has_told_of_it(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if it were killed in that moment. Moves, seats, the start, settings and talk."""
    first, second = two
    monkeypatch.setattr(first.hub.peers._channel, "publish", lambda topic, payload: None)
    monkeypatch.setattr(second.hub.peers, "compare", nothing)
    alice, bob = await first.player("Alice"), await first.player("Bob")
    form = {"game": "stones", "seats": [{"who": "me"}, {"who": "open"}]}
    table = (await alice.post("/api/tables", **form))["id"]
    wire = await (await second.player()).wire()
    await wire.watch(table)
    await bob.post(f"/api/tables/{table}/join")
    while (await wire.until("snapshot"))["table"]["seats"][1]["name"] != "Bob":
        pass
    await alice.post(f"/api/tables/{table}/start")
    while (await wire.until("snapshot"))["table"]["status"] != "running":
        pass
    await alice.post(f"/api/tables/{table}/moves", number=0, move="bid 1")
    while 0 not in wire.told():
        await wire.next()
    await alice.post(f"/api/tables/{table}/chat", text="Hello")
    assert (await wire.until("chat"))["chat"]["text"] == "Hello"
    await alice.post(f"/api/tables/{table}/proposals", number=1, kind="abandon")
    while not (await wire.until("snapshot"))["table"]["proposals"]:
        pass


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_a_table_whose_news_was_lost_is_found_behind(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two
    alice, bob = await first.player("Alice"), await first.player("Bob")
    table = await first.table(alice, bob)
    wire = await (await second.player()).wire()
    await wire.watch(table)
    monkeypatch.setattr(second.hub.peers._channel, "deliver", lambda topic, payload: None)
    await alice.post(f"/api/tables/{table}/moves", number=0, move="bid 1")
    while 0 not in wire.told():
        await wire.next()


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_watchers_and_log_agree_when_connections_are_cut(
    two: tuple[Served, Served],
) -> None:
    """At both processes, which play in turn. Nothing is stored twice, nothing is lost."""
    chance = Random(5)
    alice = await two[0].player("Alice")
    form = {"game": "brass-birmingham", "seats": [{"who": "me"}, {"who": "me"}]}
    table = (await alice.post("/api/tables", **form))["id"]
    await alice.post(f"/api/tables/{table}/start")
    looking = [Onlooker(await one.player(), table) for one in two]
    tasks = [asyncio.create_task(one.play(lambda _: False)) for one in looking]
    url = two[0].services.settings.database
    cutter = Cutter(url, chance)
    accepted = {}
    for turn in range(60):
        tables = two[turn % 2].services.tables
        with suppress(Refused, DBAPIError, OSError):
            live = await tables.store.get(table)
            person = await two[0].services.people.get(live.creator)
            assert live.state is not None
            assert person is not None
            number, seat = live.number, live.deciders[0]
            move = chance.choice(live.state.legal(seat)).text
            await tables.play.post(person, table, number, move, seat)
            accepted[number] = (seat, move)
    await cutter.stop()
    stored = [(seat, text) for _, seat, text in await read_log(url, table)]
    async with asyncio.timeout(3 * SOON_S):
        while any(len(one.log) < len(stored) for one in looking):
            await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert accepted
    for number, found in accepted.items():
        assert stored[number] == found
    assert [one.log for one in looking] == [stored, stored]


async def nothing() -> None:
    """Instead of a comparison with the database."""


async def test_a_move_is_applied_at_once_only_if_nothing_has_to_be_waited_for(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    store, number = club.tables.store, table.number

    def heard(kind: EntryKind, text: str, ahead: int = 0) -> bool:
        entry = LogEntry(table.number + ahead, kind, 0, text, alice.id, table.last_at)
        return store.follow_at_once(table, entry)

    assert not heard("move", "bid 3"), "it may be sealed"
    await club.post(alice, table, "bid 3")
    await club.post(bob, table, "bid 1")
    assert not heard("undo", "0")
    assert not heard("move", "take 1", ahead=1)
    async with table.lock:
        assert not heard("move", "take 1")
    assert table.number == number + 2
    assert heard("move", "take 1")
    assert table.moves[-1] == (0, "take 1")
