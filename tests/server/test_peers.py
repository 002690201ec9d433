"""News from other processes is applied, at whatever moment it arrives."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from ironbridge.server.live.channels import LocalChannel
from ironbridge.server.live.peers import CHANGED, Changed, Peers

pytestmark = pytest.mark.anyio

RUNNING = SimpleNamespace(id="t", number=3, status="running")


class Tables:
    """One table, perhaps already up to date. Counts how often its log is applied."""

    def __init__(self, known: Any = None) -> None:
        self.cache = SimpleNamespace(peek=lambda _: known)
        self.followed = 0
        self.meanwhile: list[Any] = []
        """What happens right after the log was applied, one each time."""

    async def get(self, _table: str) -> Any:
        return RUNNING

    async def catch_up(self, _table: Any) -> None:
        self.followed += 1
        if self.meanwhile:
            asyncio.get_running_loop().call_soon(self.meanwhile.pop())


class Client:
    """One that is owed nothing yet."""

    outbox = SimpleNamespace(debt=lambda _: 0)


class Hub:
    """One client that watches. Notes to whom a snapshot is owed."""

    def __init__(self, told: int) -> None:
        client = Client()
        self.watch = SimpleNamespace(next=told, lobby=False)
        self.watching = lambda _: {client: self.watch}
        self.owed = 0

    def owe(self, *_: Any) -> None:
        self.owed += 1


def connected(hub: Hub, tables: Tables) -> LocalChannel:
    shared: list[LocalChannel] = []
    here, there = LocalChannel(shared), LocalChannel(shared)
    found: Any = (hub, tables, here)
    peers = Peers(*found)
    here.subscribe(peers._hear, peers._miss)
    return there


def tell(there: LocalChannel, number: int) -> None:
    there.publish(CHANGED, msgspec.json.encode(Changed("t", number)))


async def test_what_is_heard_in_the_moment_in_which_following_ends_is_followed() -> None:
    tables = Tables()
    there = connected(Hub(told=3), tables)
    tables.meanwhile = [lambda: tell(there, 4)]
    tell(there, 3)
    for _ in range(20):
        await asyncio.sleep(0)
    assert tables.followed == 2


@pytest.mark.parametrize(("told", "owed"), [(2, 1), (3, 0)])
async def test_who_was_told_less_than_is_known_is_owed_a_look(told: int, owed: int) -> None:
    """Another task may have applied the log for its own purpose."""
    hub, tables = Hub(told), Tables(known=RUNNING)
    there = connected(hub, tables)
    tell(there, 3)
    assert (hub.owed, tables.followed) == (owed, 0)
