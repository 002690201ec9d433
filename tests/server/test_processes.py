"""Two server processes on one PostgreSQL are one server: people at different ones play a table,
and when one process is killed its clients go on with the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.databases import ready_url
from tests.server.processes import ServerProcess, admin_check, server_processes
from tests.server.reconnecting_client import ReconnectingClient
from tests.server.remote import (
    arrive,
    check_one_winner,
    offered,
    post_by_wire,
    read_log,
    started_table,
)
from tests.server.served import Player, Wire

pytestmark = pytest.mark.anyio

BEFORE, AFTER = 20, 20
"""Moves before the kill, and after it."""
TABS = 6
"""Browser tabs of one person at each process, each with a WebSocket."""
ROUNDS = 25
PATIENCE_S = 120.0


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Both processes, for all tests of the file: they take longer to start than a test lasts."""
    folder = tmp_path_factory.mktemp("processes")
    url = ready_url("postgresql", folder)
    with server_processes(folder, url, count=2, channels="postgresql") as started:
        yield started


@pytest.fixture
def servers(pair: list[ServerProcess]) -> list[ServerProcess]:
    """Both run, also after one was killed."""
    for one in pair:
        if not one.runs:
            one.start()
    return pair


async def test_talk_and_presence_cross_from_one_process_to_the_other(
    servers: list[ServerProcess],
) -> None:
    alice, bob = [
        await arrive(server, name) for server, name in zip(servers, ("Alice", "Bob"), strict=True)
    ]
    table = await started_table([alice, bob])
    wires = [await player.wire() for player in (alice, bob)]
    for wire in wires:
        await wire.watch(table)
    for wire in wires:
        both = False
        while not both:
            told = await wire.until("presence")
            both = {one["name"] for one in told["people"] if one["online"]} == {"Alice", "Bob"}
    await wires[1].send("chat", table=table, text="Well met")
    heard = await wires[0].until("chat")
    assert (heard["chat"]["name"], heard["chat"]["text"]) == ("Bob", "Well met")
    for player in (alice, bob):
        for wire in player.wires:
            await wire.connection.close()
        await player.browser.aclose()


async def test_one_of_many_tabs_wins_across_two_processes(servers: list[ServerProcess]) -> None:
    player = await arrive(servers[0], "Alice")
    table = await started_table([player], seats_each=2)
    wires = await tabs(player, [server.live for server in servers])
    won = [await race(player, wires, table, number) for number in range(ROUNDS)]
    stored = await read_log(servers[0].database, table)
    assert [number for number, _, _ in stored] == list(range(ROUNDS))
    assert [(seat, text) for _, seat, text in stored] == won
    assert "no fault" in admin_check(servers[0])
    for wire in wires:
        await wire.connection.close()
    await player.browser.aclose()


async def test_people_at_two_processes_play_and_one_process_is_killed(
    servers: list[ServerProcess],
) -> None:
    alice, bob = [
        await arrive(server, name) for server, name in zip(servers, ("Alice", "Bob"), strict=True)
    ]
    # Bob takes his seat by his own process, and Alice starts the game in hers.
    table = await started_table([alice, bob])
    clients = [ReconnectingClient(one, table, i, Random(i)) for i, one in enumerate((alice, bob))]
    playing = [
        asyncio.create_task(client.play(lambda one: len(one.log) >= BEFORE + AFTER))
        for client in clients
    ]
    await wait_for_log(clients, playing, BEFORE)
    await asyncio.to_thread(servers[1].kill)
    bob.address = servers[0].live
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*playing)
    assert clients[1].connections == 2, "Bob connected once to each process"
    assert clients[0].connections == 1, "Alice's process noticed nothing"
    stored = [(seat, text) for _, seat, text in await read_log(servers[0].database, table)]
    for client in clients:
        assert client.log == stored[: len(client.log)]
        for number, text in client.acknowledged.items():
            assert stored[number] == (client.seat, text)
    assert "no fault" in admin_check(servers[0])
    for player in (alice, bob):
        await player.browser.aclose()


async def wait_for_log(
    clients: list[ReconnectingClient], playing: list[asyncio.Task[None]], length: int
) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while min(len(one.log) for one in clients) < length:
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


async def tabs(player: Player, addresses: list[str]) -> list[Wire]:
    """Tabs of one person, at each address in turn."""
    wires = []
    for address in addresses * TABS:
        player.address = address
        wires.append(await player.wire())
    return wires


async def race(player: Player, wires: list[Wire], table: str, number: int) -> tuple[int, str]:
    """All tabs post for the same number, each its own move if there are enough; returns who won."""
    shown = (await player.browser.get(f"/api/tables/{table}")).json()
    assert shown["number"] == number, "the process that was asked knows all that is stored"
    seat = shown["deciders"][0]
    moves = offered(shown, seat)
    chosen = [moves[i % len(moves)] for i in range(len(wires))]
    outcomes = await asyncio.gather(
        *(
            post_by_wire(wire, table, number, move, seat=seat)
            for wire, move in zip(wires, chosen, strict=True)
        )
    )
    return seat, chosen[check_one_winner(outcomes)]
