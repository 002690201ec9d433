"""What is stored is told, whatever becomes of those who asked and of the connections."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError

from ironbridge import registry
from ironbridge.server.errors import Refused
from ironbridge.server.live import socket
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Person
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.writer import Unsure
from ironbridge.server.tables import load
from ironbridge.server.tables import store as store_module
from ironbridge.server.tables.model import LiveTable
from tests.server.club import ME, OPEN, STONES, Club
from tests.server.cutter import Cutter
from tests.server.databases import each_kind, ready_url
from tests.server.fake_clock import FakeClock
from tests.server.served import Served, serving
from tests.server.waits import Waits

pytestmark = pytest.mark.anyio

BIRMINGHAM = "brass-birmingham"
WRITES_CUT = 3
"""Moves that must fail because a connection was cut, before a test is content."""
PATIENCE_S = 120.0


@pytest.fixture
async def hall(
    kind: str,
    tmp_path: Path,
    settings: Settings,
    clock: FakeClock,
    passwords: Passwords,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Club]:
    """A club on either kind of database."""
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    folder = tmp_path / "hall"
    folder.mkdir()
    database = Database(ready_url(kind, folder))
    club = Club(database, settings, clock, People(database, settings, clock, passwords))
    yield club
    await club.close()
    await database.close()


# A caller that vanishes at each moment ------------------------------------------------------


@dataclass
class Scene:
    """Something that can be done again and again, and how much of it is in the database."""

    club: Club
    alice: Person
    table: LiveTable

    async def move(self) -> None:
        table = self.table
        assert table.state is not None
        seat = table.deciders[0]
        move = table.state.legal(seat)[0].text
        await self.club.tables.play.post(self.alice, table.id, table.number, move, seat)

    async def take_back(self) -> None:
        """Alone at the table, Alice agrees with herself."""
        await self.club.tables.undo.propose(self.alice, self.table.id, self.table.number, "undo")

    async def say(self) -> None:
        await self.club.tables.chat.say(self.alice, self.table.id, "Hello")

    async def switch_hints(self) -> None:
        await self.club.tables.lobby.set_hints(self.alice, self.table.id, not self.table.hints)

    async def come_and_go(self) -> None:
        lobby, table = self.club.tables.lobby, self.table
        if table.seats_of(self.alice.id):
            await lobby.leave(self.alice, table.id)
        else:
            await lobby.join(self.alice, table.id)

    async def stored(self) -> tuple[object, ...]:
        """Everything that the scenes change."""
        own = schema.Entry.table == self.table.id
        async with self.club.database.session() as session:
            entries = await session.scalar(select(func.count()).where(own))
            chat = await session.scalar(select(func.count(schema.Chat.id)))
            row = await session.get_one(schema.Table, self.table.id)
            seats = await session.scalars(
                select(schema.Seat.person)
                .where(schema.Seat.table == self.table.id)
                .order_by(schema.Seat.seat)
            )
            return entries, chat, row.hints, tuple(seats)

    def told(self) -> tuple[int, int, int]:
        """How much was told: messages about the table, lines of chat, times somebody was woken."""
        heard = self.club.heard
        return len(heard.news), len(heard.chat), len(heard.woken)

    def known(self) -> list[int]:
        """The numbers of all entries that were told, in order."""
        return [n for numbers in self.club.heard.numbers() for n in numbers]


async def scene_of(club: Club, opened: bool) -> Scene:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    if opened:
        return Scene(club, alice, await club.open(bob, ME, OPEN))
    table = await club.open(alice, ME, ME, game=BIRMINGHAM)
    scene = Scene(club, alice, await club.tables.lobby.start(alice, table.id))
    for _ in range(25):
        await scene.move()
    return scene


ACTIONS: dict[str, Callable[[Scene], Coroutine[Any, Any, None]]] = {
    "move": Scene.move,
    "take back": Scene.take_back,
    "say": Scene.say,
    "switch hints": Scene.switch_hints,
    "come and go": Scene.come_and_go,
}


@each_kind
@pytest.mark.parametrize("action", ACTIONS)
async def test_what_a_vanishing_caller_stored_is_told_to_everybody(hall: Club, action: str) -> None:
    waits, loop = Waits(), asyncio.get_running_loop()
    loop.set_task_factory(waits.make)
    scene = await scene_of(hall, opened=action == "come and go")
    moment, done = 0, False
    while not done:
        before, told = await scene.stored(), scene.told()
        task = loop.create_task(ACTIONS[action](scene))
        waits.act_at(moment, task.cancel)
        await asyncio.wait([task])
        done = waits.count <= moment
        await hall.tables.store.idle()
        changed = await scene.stored() != before
        assert changed == (scene.told() != told), f"stopped at {moment}: {before}"
        if changed and action != "say":
            assert scene.told()[2] > told[2], f"stopped at {moment}: nobody was woken"
        assert scene.known() == list(range(scene.table.number))
        moment += 1
    loop.set_task_factory(None)
    assert moment > 3, "the caller was stopped at many moments"
    assert await scene.stored() != before, "left alone, it is done"


async def test_no_service_changes_a_table_on_behalf_of_a_caller_who_may_vanish(club: Club) -> None:
    """Whatever holds the lock of a table to change it is a task of the store."""
    for service in (club.tables.play, club.tables.undo, club.tables.lobby, club.tables.chat):
        for name, method in vars(type(service)).items():
            if not name.startswith("_") and "self._store.changing" in inspect.getsource(method):
                assert hasattr(method, "__wrapped__"), f"{name} can be interrupted"


# A socket that dies -------------------------------------------------------------------------


class HeldWriter:
    """Holds entries back until they may be stored."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()
        writer = served.services.writer
        append = writer.append

        async def held(*given: Any) -> None:
            self.reached.set()
            await self.go_on.wait()
            await append(*given)

        monkeypatch.setattr(writer, "append", held)


async def test_a_move_whose_socket_died_is_told_to_the_others(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    async with serving(settings, clock) as served:
        alice, bob = await served.player("Alice"), await served.player("Bob")
        table = await served.table(alice, bob)
        watching = await bob.wire()
        await watching.watch(table)
        held = HeldWriter(served, monkeypatch)
        moving = await alice.wire()
        await moving.send("move", table=table, number=0, move="bid 1")
        await held.reached.wait()
        for client in served.hub.clients:
            if client.person is not None and client.person.name == "Alice":
                client.end(socket.SILENT)
        await served.left(1)
        held.go_on.set()
        assert [one["number"] for one in (await watching.until("entries"))["entries"]] == [0]


# A database that fails ----------------------------------------------------------------------


def failing(club: Club, monkeypatch: pytest.MonkeyPatch, stored: bool) -> None:
    """The next commit of an entry ends in an error: after it was stored, or before."""
    writer = club.writers[0]
    append = writer.append

    async def fail(*given: Any) -> None:
        monkeypatch.setattr(writer, "append", append)
        if stored:
            await append(*given)
        raise Unsure(OSError("the connection was lost"))

    monkeypatch.setattr(writer, "append", fail)


@each_kind
async def test_after_a_lost_commit_the_log_decides(
    hall: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await hall.person("Alice"), await hall.person("Bob")
    table = await hall.running(alice, bob)
    failing(hall, monkeypatch, stored=False)
    with pytest.raises(OSError, match="lost"):
        await hall.post(alice, table, "bid 1")
    await hall.tables.store.idle()
    assert (table.number, hall.heard.numbers()[-1]) == (0, [])
    failing(hall, monkeypatch, stored=True)
    await hall.post(alice, table, "bid 1")
    assert (table.number, hall.heard.numbers()[-1]) == (1, [0])


@each_kind
async def test_a_table_catches_up_by_itself_when_the_database_is_back(
    hall: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await hall.person("Alice"), await hall.person("Bob")
    table = await hall.running(alice, bob)
    monkeypatch.setattr(store_module, "FIRST_PAUSE_S", 0.0)
    tries = 0
    follow = hall.tables.store.follow_log

    async def fail(table: LiveTable) -> Any:
        nonlocal tries
        tries += 1
        if tries < 5:
            raise OSError("no database")
        return await follow(table)

    monkeypatch.setattr(hall.tables.store, "follow_log", fail)
    failing(hall, monkeypatch, stored=True)
    with pytest.raises(OSError, match="lost"):
        await hall.post(alice, table, "bid 1")
    assert table.number == 0
    hall.heard.woken.clear()
    await hall.tables.store.idle()
    assert (table.number, table.behind, tries) == (1, False, 5)
    assert hall.heard.numbers()[-1] == [0]
    assert hall.heard.woken == [table.id]


class Stubborn:
    """Plays a table of its own, and is cancelled or refused every now and then."""

    def __init__(self, scene: Scene, chance: Random) -> None:
        self.scene = scene
        self.chance = chance
        self.accepted: dict[int, str] = {}
        self.failed = 0

    async def play(self, tries: int) -> None:
        for _ in range(tries):
            number = self.scene.table.number
            if self.scene.table.status != "running":
                return
            task = asyncio.create_task(self.scene.move())
            if self.chance.random() < 0.4:
                for _ in range(self.chance.randrange(30)):
                    await asyncio.sleep(0)
                task.cancel()
            try:
                await task
                self.accepted[number] = self.scene.table.moves[number][1]
            except (asyncio.CancelledError, Refused):
                continue
            except (DBAPIError, OSError):
                self.failed += 1


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_log_and_news_agree_when_callers_vanish_and_connections_are_cut(hall: Club) -> None:
    chance = Random(11)
    alice = await hall.person("Alice")
    players = []
    for _ in range(4):
        table = await hall.open(alice, ME, ME, game=BIRMINGHAM)
        table = await hall.tables.lobby.start(alice, table.id)
        players.append(Stubborn(Scene(hall, alice, table), chance))
    cutter = Cutter(hall.database.url.render_as_string(hide_password=False), chance)
    async with asyncio.timeout(PATIENCE_S):
        while sum(player.failed for player in players) < WRITES_CUT:
            await asyncio.gather(*(player.play(tries=10) for player in players))
    await cutter.stop()
    await hall.tables.store.idle()
    for player in players:
        table = player.scene.table
        async with hall.database.session() as session:
            log = await load.read_entries(session, table.id, 0)
        assert [entry.number for entry in log] == list(range(table.number))
        assert [entry.text for entry in log] == [move for _, move in table.moves]
        told = [entry for id_, news in hall.heard.news if id_ == table.id for entry in news]
        assert [entry.number for entry in told] == list(range(table.number))
        for number, move in player.accepted.items():
            assert log[number].text == move


async def test_a_listener_that_fails_keeps_nothing_from_the_others(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)

    class Failing:
        def announce(self, *_: Any) -> None:
            raise ValueError

        def say(self, *_: Any) -> None:
            raise ValueError

        def wake(self, _: Any) -> None:
            raise ValueError

    announcer = club.tables.announcer
    announcer.listeners.insert(0, Failing())
    announcer.wakers.insert(0, Failing())
    club.heard.woken.clear()
    await club.post(alice, table, "bid 1")
    await club.tables.chat.say(alice, table.id, "Hello")
    assert (club.heard.numbers()[-1], club.heard.woken) == ([0], [table.id])
    assert [chat.text for chat in club.heard.chat] == ["Hello"]


async def test_a_server_that_goes_down_finishes_what_is_under_way(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    task = asyncio.create_task(club.post(alice, table, "bid 1"))
    await asyncio.sleep(0)
    task.cancel()
    await club.tables.store.close()
    assert club.heard.numbers()[-1] == [0]
    assert len(asyncio.all_tasks()) <= 3  # this test, its caller that ends, the writer
