"""The bounds on connections: how many, how long they may take, and who is served all the same."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from ironbridge.server import pages
from ironbridge.server.live import socket
from ironbridge.server.security import connections, protocols
from ironbridge.server.security.connections import Connections, file_limit, most_connections
from ironbridge.server.settings import Limit, Settings
from tests.server.conftest import UNLIMITED
from tests.server.fake_clock import FakeClock
from tests.server.raw_client import HALF_BODY, HALF_HEAD, HEAD, Crowd, crowd_at
from tests.server.served import SOON_S, Served, serving

pytestmark = pytest.mark.anyio

STRANGER = "127.0.0.2"
"""Another address than that of the clients who attack."""


@pytest.fixture
def exposed(settings: Settings) -> Settings:
    """No proxy in front: everybody is counted."""
    return replace(settings, trusted_proxies="")


Attack = tuple[Served, Crowd]


@asynccontextmanager
async def attacked(settings: Settings, clock: FakeClock) -> AsyncIterator[Attack]:
    async with serving(settings, clock) as served, crowd_at(served.address) as crowd:
        yield served, crowd


async def settled(served: Served, count: int) -> None:
    """Wait until so many connections are open."""
    async with asyncio.timeout(SOON_S):
        while len(served.connections) != count:
            await asyncio.sleep(0.01)


async def is_answered(served: Served, source: str) -> bool:
    way = httpx.AsyncHTTPTransport(local_address=source, verify=False)
    async with httpx.AsyncClient(transport=way, timeout=SOON_S, trust_env=False) as client:
        return (await client.get(f"{served.address}/health")).status_code == 200


# How many -----------------------------------------------------------------------------------


async def test_hundreds_of_half_sent_requests_keep_nobody_out(
    exposed: Settings, clock: FakeClock
) -> None:
    """Not even somebody at the same address."""
    small = replace(exposed, connections_per_address=10)
    async with attacked(small, clock) as (served, crowd):
        for said in (b"", HALF_HEAD, HALF_BODY):
            await crowd.clients(100, said)
        await settled(served, 10)
        assert await is_answered(served, STRANGER)
        assert await is_answered(served, "127.0.0.1")
        assert len(served.connections) <= 11


async def test_many_addresses_together_keep_nobody_out(exposed: Settings, clock: FakeClock) -> None:
    small = replace(exposed, max_connections=20)
    async with attacked(small, clock) as (served, crowd):
        for number in range(10, 60):
            await crowd.clients(4, HALF_HEAD, f"127.0.0.{number}")
        await settled(served, 20)
        assert await is_answered(served, STRANGER)
        assert len(served.connections) <= 20


async def test_a_trusted_proxy_may_bring_many(settings: Settings, clock: FakeClock) -> None:
    behind = replace(settings, trusted_proxies="127.0.0.1", connections_per_address=2)
    async with attacked(behind, clock) as (served, crowd):
        await crowd.clients(12, HALF_HEAD)
        await settled(served, 12)


async def test_who_is_being_served_does_not_give_way(exposed: Settings, clock: FakeClock) -> None:
    small = replace(exposed, connections_per_address=2)
    async with attacked(small, clock) as (served, crowd):
        alice = await served.player()
        wires = [await alice.wire() for _ in range(2)]
        assert await (await crowd.client(said=HEAD)).status() == 503
        for wire in wires:
            await wire.send("ping")
            assert (await wire.next())["type"] == "pong"
            await wire.connection.close()
        await settled(served, 0)
        assert await is_answered(served, "127.0.0.1")


async def test_an_address_opens_only_so_many_connections_and_others_come_in(
    exposed: Settings, clock: FakeClock
) -> None:
    few = replace(exposed, limits=UNLIMITED | {"connect": Limit(5, 3600)})
    async with attacked(few, clock) as (served, crowd):
        await crowd.clients(300, HALF_HEAD)
        await settled(served, 5)
        assert await is_answered(served, STRANGER)


class Line:
    """A connection of which only its end is seen."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def bounded(most: int, each: int) -> Connections:
    return Connections(most, each, is_proxy=lambda address: address == "proxy")


def admitted(made: Connections, *addresses: str) -> list[Line]:
    """New connections from these addresses."""
    lines = [Line() for _ in addresses]
    for line, address in zip(lines, addresses, strict=True):
        assert made.admit(line, address)
    return lines


async def test_a_household_makes_room_for_its_own_first() -> None:
    made = bounded(most=10, each=2)
    lines = admitted(made, "10.0.0.9", "2001:db8::1", "2001:db8::2", "2001:db8::3")
    assert [line.aborted for line in lines] == [False, True, False, False]
    assert len(made) == 3


async def test_the_oldest_that_waits_makes_room_for_anybody() -> None:
    made = bounded(most=3, each=3)
    lines = admitted(made, "a", "b", "c")
    made.work(lines[0])
    admitted(made, "d")
    assert [line.aborted for line in lines] == [False, True, False]
    made.wait(lines[0])
    admitted(made, "e")
    assert [line.aborted for line in lines] == [False, True, True], "the first waits again"


async def test_there_is_no_room_where_nobody_waits() -> None:
    made = bounded(most=3, each=2)
    for line in admitted(made, "a", "a"):
        made.work(line)
    assert not made.admit(Line(), "a")
    proxied = admitted(made, *["proxy"] * 5)
    assert len(made) == 3, "these make room for each other"
    for line in proxied:
        made.release(line)
        made.release(line)
    assert len(made) == 2


# How long -----------------------------------------------------------------------------------


QUICK = 0.2
"""Seconds to send a request, for tests that wait until they are over."""


async def test_a_request_that_does_not_come_to_its_end_is_not_waited_for(
    exposed: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.cli.serve.KEEP_S", 1)
    async with attacked(replace(exposed, receive_seconds=QUICK), clock) as (served, crowd):
        slow = [await crowd.client(said=said) for said in (b"", b"GE", HALF_HEAD, HALF_BODY)]
        # The first request of these is complete, the one after it is not.
        for said in (HEAD + HALF_HEAD, HEAD + HALF_BODY):
            client = await crowd.client(said=said)
            assert await client.status() == 200
            slow.append(client)
        for client in slow:
            await client.closed()
        await settled(served, 0)


async def test_byte_by_byte_is_no_way_to_stay(exposed: Settings, clock: FakeClock) -> None:
    async with attacked(replace(exposed, receive_seconds=QUICK), clock) as (_, crowd):
        slow = await crowd.client(said=HALF_HEAD)
        ended = asyncio.create_task(slow.closed())
        while not ended.done():
            try:
                await slow.send(b"x: y\r\n")
            except ConnectionError:
                break
            await asyncio.sleep(0.01)
        await ended


async def test_the_deadline_is_for_requests_only(exposed: Settings, clock: FakeClock) -> None:
    """A connection that is kept, and a WebSocket, live on."""
    async with attacked(replace(exposed, receive_seconds=QUICK), clock) as (served, crowd):
        kept = await crowd.client(said=HEAD)
        assert await kept.status() == 200
        wire = await (await served.player()).wire()
        await (await crowd.client(said=HALF_HEAD)).closed()
        await (await crowd.client(said=HALF_BODY)).closed()
        await kept.send(HEAD)
        assert await kept.status() == 200
        await wire.send("ping")
        assert (await wire.next())["type"] == "pong"


async def test_who_does_not_read_the_answer_is_not_waited_for(
    exposed: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(protocols, "SEND_S", QUICK)
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    (tmp_path / "index.html").write_text("")
    (tmp_path / "large.bin").write_bytes(b"x" * 4_000_000)
    async with attacked(exposed, clock) as (served, crowd):
        greedy = await crowd.client()
        greedy.stop_reading()
        await greedy.send(b"GET /large.bin HTTP/1.1\r\nhost: localhost\r\n\r\n" * 5)
        await settled(served, 0)


@pytest.mark.parametrize("method", [b"POST /api/guest", b"GET /"])
async def test_a_body_without_end_is_not_taken(
    exposed: Settings, clock: FakeClock, method: bytes
) -> None:
    async with attacked(exposed, clock) as (_, crowd):
        head = b" HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000000\r\n\r\n"
        client = await crowd.client(said=method + head)
        assert await client.status() in (200, 413)
        with suppress(ConnectionError):
            for _ in range(80):
                await client.send(b"x" * 65_536)
        await client.closed()


async def test_very_many_requests_of_one_address_wait_and_are_answered(
    exposed: Settings, clock: FakeClock
) -> None:
    paced = replace(exposed, limits=UNLIMITED | {"address": Limit(20, 1)})
    async with attacked(paced, clock) as (_, crowd):
        kept = await crowd.client()
        for _ in range(15):
            await kept.send(HEAD)
            assert await kept.status() == 200
        for _ in range(15):
            assert await (await crowd.client(said=HEAD)).status() == 200


# WebSockets ---------------------------------------------------------------------------------


async def test_a_websocket_on_which_nothing_is_said_ends(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "FIRST_S", QUICK)
    async with serving(settings, clock) as served:
        player = await served.player()
        talking, silent = await player.wire(), await player.wire()
        await talking.send("ping")
        assert (await talking.next())["type"] == "pong"
        assert await silent.closed() == socket.SILENT
        await talking.send("ping")
        assert (await talking.next())["type"] == "pong"


async def test_frames_that_are_no_messages_are_bounded(
    settings: Settings, clock: FakeClock
) -> None:
    async with serving(settings, clock) as served:
        wire = await (await served.player()).wire()
        for _ in range(protocols.MOST_FRAMES + 1):
            await wire.connection.pong()
        assert await wire.closed() == socket.FLOODING
        await served.left(0)


async def test_pieces_of_a_message_are_bounded(settings: Settings, clock: FakeClock) -> None:
    async with serving(settings, clock) as served:
        wire = await (await served.player()).wire()

        async def nothing() -> AsyncIterator[str]:
            for _ in range(protocols.MOST_FRAMES + 10):
                yield ""

        with suppress(ConnectionClosed):
            await wire.connection.send(nothing())
        assert await wire.closed() == socket.FLOODING


# File handles -------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
async def test_as_many_file_handles_as_the_system_gives() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[0] - 100, before[1]))
    try:
        files = file_limit()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert soft == hard == before[1]
    assert files in (hard, connections.ENOUGH_FILES)


@pytest.mark.parametrize(
    ("wanted", "files", "most"),
    [
        (0, 1024, 412),
        (0, 1_000_000, 10_000),
        (300, 1024, 300),
        (30_000, 1024, 412),
        (30_000, 1_000_000, 30_000),
        (0, 64, 16),
    ],
)
async def test_connections_leave_file_handles_for_the_rest(
    wanted: int, files: int, most: int
) -> None:
    assert most_connections(wanted, files) == most
