"""The server is killed at random moments while many play; nothing acknowledged may be lost.

A few kills in the usual run; `make crash` sets KILLS to many more.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from tests.server.processes import ServerProcess, admin_check, server_processes
from tests.server.reconnecting_client import AGAIN_S, LOST, ReconnectingClient
from tests.server.remote import arrive, read_log, started_table
from tests.server.served import Player

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("KILLS", "4"))
PAIRS = 6
PATIENCE_S = 120.0


class Pair:
    """Two people who play one table after the other."""

    def __init__(self, players: list[Player], chance: Random) -> None:
        self.players = players
        self.chance = chance
        self.clients: list[list[ReconnectingClient]] = []
        self.stopped = False

    @property
    def acknowledged(self) -> int:
        return sum(len(one.acknowledged) for table in self.clients for one in table)

    async def play(self) -> None:
        while not self.stopped:
            try:
                table = await started_table(self.players)
            except (*LOST, AssertionError):  # or an error from a server that is going down
                await asyncio.sleep(AGAIN_S)
                continue
            pair = [
                ReconnectingClient(one, table, i, self.chance) for i, one in enumerate(self.players)
            ]
            self.clients.append(pair)
            await asyncio.gather(*(one.play(lambda _: self.stopped) for one in pair))


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    tmp_path: Path, database_url: str
) -> None:
    chance = Random(KILLS)
    with server_processes(tmp_path, database_url) as [server]:
        pairs = [await make_pair(server, i, chance) for i in range(PAIRS)]
        playing = [asyncio.create_task(pair.play()) for pair in pairs]
        for _ in range(KILLS):
            await wait_for_moves(pairs, playing, 10)
            await asyncio.sleep(chance.uniform(0, 0.7))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await wait_for_moves(pairs, playing, 10)
        for pair in pairs:
            pair.stopped = True
        await asyncio.gather(*playing)
        for pair in pairs:
            await check_pair(pair, database_url)
            for player in pair.players:
                await player.browser.aclose()
        assert "no fault" in admin_check(server)
        most = max(one.connections for pair in pairs for table in pair.clients for one in table)
        assert most > 1, "nobody had to connect again: the kills came too late"


async def make_pair(server: ServerProcess, number: int, chance: Random) -> Pair:
    names = (f"Alice {number}", f"Bob {number}")
    return Pair([await arrive(server, name) for name in names], Random(chance.random()))


async def wait_for_moves(pairs: list[Pair], playing: list[asyncio.Task[None]], more: int) -> None:
    """Until so many more moves were acknowledged: the server is under load again."""
    wanted = sum(pair.acknowledged for pair in pairs) + more
    async with asyncio.timeout(PATIENCE_S):
        while sum(pair.acknowledged for pair in pairs) < wanted:
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


async def check_pair(pair: Pair, url: str) -> None:
    for clients in pair.clients:
        stored = await read_log(url, clients[0].table)
        assert [number for number, _, _ in stored] == list(range(len(stored)))
        texts = [(seat, text) for _, seat, text in stored]
        for client in clients:
            for number, text in client.acknowledged.items():
                assert texts[number] == (client.seat, text), "an acknowledged move is lost"
            assert client.log == texts[: len(client.log)], "a client was told something else"
