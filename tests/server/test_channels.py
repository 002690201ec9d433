"""Channels, and two server processes that are connected by them and share one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import make_url

from ironbridge.server.live import peers, postgres, socket
from ironbridge.server.live.channels import Channel, LocalChannel
from ironbridge.server.live.postgres import PostgresChannel
from ironbridge.server.people.model import Person
from ironbridge.server.storage.broadcast import LARGEST, broadcast, packed
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.model import LiveTable
from tests.server.databases import each_kind
from tests.server.postgres import cluster
from tests.server.served import Served

pytestmark = pytest.mark.anyio

SOON_S = 10.0


class Ears:
    """Keeps what a channel hears."""

    def __init__(self, channel: Channel) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self.missed = 0
        channel.subscribe(self._hear, self._miss)

    def _hear(self, topic: str, payload: bytes) -> None:
        self.heard.append((topic, payload))

    def _miss(self) -> None:
        self.missed += 1

    async def until(self, count: int) -> list[tuple[str, bytes]]:
        async with asyncio.timeout(SOON_S):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)
        return self.heard


# The channels -------------------------------------------------------------------------------


async def test_a_local_channel_reaches_the_others_on_its_street() -> None:
    shared: list[LocalChannel] = []
    first, second = LocalChannel(shared), LocalChannel(shared)
    here, there = Ears(first), Ears(second)
    first.publish("a", b"1")
    assert (here.heard, there.heard) == ([], [("a", b"1")])
    await second.close()
    first.publish("a", b"2")
    assert there.heard == [("a", b"1")]


@pytest.fixture
async def pair() -> AsyncIterator[tuple[PostgresChannel, PostgresChannel, str]]:
    url = cluster().new_database()
    first, second = PostgresChannel(url, pause_s=0.05), PostgresChannel(url, pause_s=0.05)
    yield first, second, url
    await first.close()
    await second.close()


async def test_a_postgres_channel_carries_all_in_order_and_not_back(
    pair: tuple[PostgresChannel, PostgresChannel, str],
) -> None:
    first, second, _ = pair
    here, there = Ears(first), Ears(second)
    await first.open()
    await second.open()
    said = [("topic", f"été {n} with spaces".encode()) for n in range(1200)]
    for topic, payload in said:
        first.publish(topic, payload)
    assert await there.until(1200) == said
    second.publish("back", b"")
    assert await here.until(1) == [("back", b"")]


async def test_what_a_transaction_says_comes_in_order_and_only_to_others(
    pair: tuple[PostgresChannel, PostgresChannel, str],
) -> None:
    first, second, url = pair
    here, there = Ears(first), Ears(second)
    await first.open()
    await second.open()
    said = [("topic", f"été {n} ".encode() + b"x" * (n * n % 7000)) for n in range(200)]
    texts = [first.in_transaction(*one) for one in said]
    database = Database(url)
    async with database.session() as session, session.begin():
        await session.execute(broadcast(texts))
    await database.close()
    assert await there.until(200) == said
    second.publish("back", b"")
    assert await here.until(1) == [("back", b"")]


def test_texts_share_notifications_as_far_as_they_fit() -> None:
    small, large = "é" * 1000, "x" * LARGEST
    assert packed([]) == []
    assert packed([small, small, large, small]) == [f"{small}\n{small}", large, small]
    full = packed([small] * 10)
    assert [text.count("\n") for text in full] == [2, 2, 2, 0]
    assert all(len(text.encode()) <= LARGEST for text in full)


async def test_what_does_not_fit_is_refused_at_once(
    pair: tuple[PostgresChannel, PostgresChannel, str],
) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        pair[0].publish("topic", b"x" * 8000)


async def test_a_lost_connection_is_made_again_and_nothing_that_waited_is_lost(
    pair: tuple[PostgresChannel, PostgresChannel, str],
) -> None:
    first, second, url = pair
    here, there = Ears(first), Ears(second)
    await first.open()
    await second.open()
    await cut(url)
    async with asyncio.timeout(SOON_S):
        while here.missed == 0 or there.missed == 0:
            await asyncio.sleep(0.01)
    first.publish("after", b"1")
    assert (await there.until(1))[-1] == ("after", b"1")
    assert first.alive


async def test_a_channel_that_had_to_drop_tells_the_others_to_look(
    pair: tuple[PostgresChannel, PostgresChannel, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "MOST_WAITING", 3)
    first, second, _ = pair
    there = Ears(second)
    await second.open()
    for n in range(5):
        first.publish("topic", str(n).encode())
    await first.open()
    assert (await there.until(1)) == [("topic", b"4")]
    assert there.missed == 1


async def test_a_channel_fails_at_the_start_when_there_is_no_database() -> None:
    channel = PostgresChannel("postgresql+asyncpg://nobody@127.0.0.1:1/none")
    with pytest.raises(ConnectionRefusedError):
        await channel.open()
    await channel.close()


# Two processes ------------------------------------------------------------------------------


@each_kind
async def test_two_people_at_different_processes_play_one_table(
    two: tuple[Served, Served],
) -> None:
    first, second = two
    alice, bob = await first.player("Alice"), await second.player("Bob")
    form = {"game": "stones", "seats": [{"who": "me"}, {"who": "open"}]}
    table = (await alice.post("/api/tables", **form))["id"]
    here, there = await alice.wire(), await bob.wire()
    await here.watch(table)
    await there.watch(table)
    await bob.post(f"/api/tables/{table}/join")
    assert (await here.until("snapshot"))["table"]["seats"][1]["name"] == "Bob"
    await alice.post(f"/api/tables/{table}/start")
    while (await there.until("snapshot"))["table"]["status"] != "running":
        pass
    wires = {0: here, 1: there}
    for number in range(8):
        live = await first.services.tables.store.get(table)
        assert live.number == number
        assert live.state is not None
        seat = live.deciders[0]
        answer = await wires[seat].move(table, number, live.state.legal(seat)[0].text)
        assert answer["type"] == "accepted", answer
        for wire in wires.values():
            # Somebody who has not read the start yet gets a fresh snapshot with the move in it.
            while number not in wire.told():
                await wire.next()
    for wire in wires.values():
        assert wire.told() == set(range(8))
    await here.send("chat", table=table, text="Well played")
    assert (await there.until("chat"))["chat"]["text"] == "Well played"


@each_kind
async def test_moves_prepared_at_one_process_are_played_by_another(
    two: tuple[Served, Served],
) -> None:
    first, second = two
    alice, bob = await first.player("Alice"), await second.player("Bob")
    table = await first.table(alice, bob)
    here, there = await alice.wire(), await bob.wire()
    await here.watch(table)
    await there.watch(table)
    for number, (wire, move) in enumerate([(here, "bid 3"), (there, "bid 1")]):
        assert (await wire.move(table, number, move))["type"] == "accepted"
        for one in (here, there):
            while number not in one.told():
                await one.next()
    form = {"moves": ["take 2"], "condition": "legal"}
    assert (await bob.browser.put(f"/api/tables/{table}/prepared", json=form)).is_success
    await second.services.tables.premoves.idle()
    assert (await here.move(table, 2, "take 1"))["type"] == "accepted"
    while 3 not in here.told():
        await here.next()
    live = await first.services.tables.store.get(table)
    assert live.moves[-1] == (1, "take 2")


@each_kind
async def test_presence_is_known_across_processes(two: tuple[Served, Served]) -> None:
    first, second = two
    alice, bob = await first.player("Alice"), await second.player("Bob")
    form = {"game": "stones", "seats": [{"who": "me"}, {"who": "open"}]}
    table = (await alice.post("/api/tables", **form))["id"]
    here, there = await alice.wire(), await bob.wire()
    await here.watch(table)
    await there.watch(table)
    for wire in (here, there):
        while names((await wire.until("presence"))["people"]) != {"Alice", "Bob"}:
            pass
    await there.connection.close()
    while names((await here.until("presence"))["people"]) != {"Alice"}:
        pass


@each_kind
async def test_what_is_heard_is_not_told_again(two: tuple[Served, Served]) -> None:
    first, second = two
    told: list[str] = []
    channel = second.hub.peers._channel
    publish = channel.publish

    def counted(topic: str, payload: bytes) -> None:
        told.append(topic)
        publish(topic, payload)

    channel.publish = counted  # type: ignore[method-assign]
    alice = await first.player("Alice")
    form = {"game": "stones", "seats": [{"who": "me"}, {"who": "open"}]}
    table = (await alice.post("/api/tables", **form))["id"]
    watcher = await (await second.player()).wire()
    await watcher.watch(table)
    await (await first.player("Bob")).post(f"/api/tables/{table}/join")
    assert (await watcher.until("snapshot"))["table"]["seats"][1]["name"] == "Bob"
    await alice.post(f"/api/tables/{table}/start")
    await watcher.until("snapshot")
    await alice.post(f"/api/tables/{table}/moves", number=0, move="bid 1")
    await watcher.until("entries", "snapshot")
    await asyncio.sleep(0.2)
    assert told == []


class Answering:
    """A waker that bids for Bob as soon as somebody else has bid."""

    def __init__(self, served: Served, bob: Person) -> None:
        self.served = served
        self.bob = bob
        self.tasks: list[asyncio.Task[LiveTable]] = []

    def wake(self, table: LiveTable) -> None:
        if table.number == 1:
            move = self.served.services.tables.play.post(self.bob, table.id, 1, "bid 3")
            self.tasks.append(asyncio.create_task(move))


@each_kind
async def test_what_is_done_because_of_something_heard_is_told(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second process looks after the table, as if the first one did not."""
    monkeypatch.setattr(peers, "QUIET_ROUNDS", 0)
    first, second = two
    alice, bob = await first.player("Alice"), await first.player("Bob")
    table = await first.table(alice, bob)
    wire = await alice.wire()
    await wire.watch(table)
    person = (await second.services.tables.store.get(table)).seats[1].person
    assert person is not None
    found = await second.services.people.get(person)
    assert found is not None
    second.services.tables.announcer.wakers.append(Answering(second, found))
    await wire.move(table, 0, "bid 1")
    async with asyncio.timeout(SOON_S):
        while not second.hub.peers._quiet:
            await asyncio.sleep(0.01)
    second.hub.peers._wake_quiet()
    while 1 not in wire.entries():
        await wire.next()


@each_kind
async def test_a_session_that_is_ended_elsewhere_ends_its_connection(
    two: tuple[Served, Served],
) -> None:
    first, second = two
    alice = await first.player("Alice")
    alice.address = second.live
    wire = await alice.wire()
    await wire.send("ping")
    await wire.next()
    await alice.post("/api/sign-out")
    await second.hub.heartbeats.end_sessions()
    assert await wire.closed() == socket.SIGNED_OUT


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_what_was_missed_while_the_channel_was_lost_is_caught_up(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two
    alice, bob = await first.player("Alice"), await first.player("Bob")
    table = await first.table(alice, bob)
    watcher = await (await second.player()).wire()
    await watcher.watch(table)
    with monkeypatch.context() as deaf:
        deaf.setattr(second.hub.peers._channel, "deliver", lambda topic, payload: None)
        await alice.post(f"/api/tables/{table}/moves", number=0, move="bid 1")
        await bob.post(f"/api/tables/{table}/moves", number=1, move="bid 2")
        await watcher.until("presence")
        await watcher.silence()
    await cut(str(first.services.settings.database))
    while watcher.entries()[-1:] != [1]:
        await watcher.next()
    assert watcher.entries() == [0, 1]


# Details ------------------------------------------------------------------------------------


def names(people: list[dict[str, object]]) -> set[object]:
    return {person["name"] for person in people if person["online"]}


async def cut(url: str) -> None:
    """Let PostgreSQL end the connections of all channels of a database."""
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)
    query = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
          AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%' OR query = 'SELECT 1')
    """
    ended = await connection.fetch(query)
    await connection.close()
    assert ended, "no channel was connected"
