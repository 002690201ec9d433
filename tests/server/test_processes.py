"""Two server processes on one PostgreSQL are one server: people at different ones play a table,
and when one process is killed its clients go on with the other."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.databases import ready_url
from tests.server.processes import admin_check, server_processes
from tests.server.reconnecting_client import ReconnectingClient
from tests.server.remote import arrive, read_log, started_table

pytestmark = pytest.mark.anyio

BEFORE, AFTER = 20, 20
"""Moves before the kill, and after it."""
PATIENCE_S = 120.0


async def test_people_at_two_processes_play_and_one_process_is_killed(tmp_path: Path) -> None:
    url = ready_url("postgresql", tmp_path)
    with server_processes(tmp_path, url, count=2, channels="postgresql") as servers:
        alice, bob = [
            await arrive(server, name)
            for server, name in zip(servers, ("Alice", "Bob"), strict=True)
        ]
        # Bob takes his seat by his own process, and Alice starts the game in hers.
        table = await started_table([alice, bob])
        clients = [
            ReconnectingClient(one, table, i, Random(i)) for i, one in enumerate((alice, bob))
        ]
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
        stored = [(seat, text) for _, seat, text in await read_log(url, table)]
        for client in clients:
            assert client.log == stored[: len(client.log)]
            for number, text in client.acknowledged.items():
                assert stored[number] == (client.seat, text)
        assert "no fault" in admin_check(servers[0])
        for player in (alice, bob):
            await player.browser.aclose()


async def test_talk_and_presence_cross_from_one_process_to_the_other(tmp_path: Path) -> None:
    url = ready_url("postgresql", tmp_path)
    with server_processes(tmp_path, url, count=2, channels="postgresql") as servers:
        alice, bob = [
            await arrive(server, name)
            for server, name in zip(servers, ("Alice", "Bob"), strict=True)
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


async def wait_for_log(
    clients: list[ReconnectingClient], playing: list[asyncio.Task[None]], length: int
) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while min(len(one.log) for one in clients) < length:
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)
