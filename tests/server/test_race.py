"""Many clients post the same number at the same time: one wins, all others are told `stale`. How
it goes with two processes is in test_processes.py."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from ironbridge import registry
from ironbridge.server.settings import Settings
from tests.server.club import STONES
from tests.server.fake_clock import FakeClock
from tests.server.remote import check_one_winner, post_by_wire
from tests.server.served import Player, Served, serving

pytestmark = pytest.mark.anyio

TABS = 6
"""Browser tabs of one person, each with a WebSocket."""


@pytest.fixture
async def served(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Served]:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    async with serving(settings, clock) as opened:
        yield opened


async def post_by_http(player: Player, table: str, number: int, move: str) -> str:
    form = {"number": number, "move": move}
    answer = await player.browser.post(f"/api/tables/{table}/moves", json=form)
    return "accepted" if answer.status_code == 201 else str(answer.json()["error"])


async def test_one_of_many_people_wins_in_one_process(served: Served) -> None:
    """Everybody may bid first: the number alone decides who does."""
    players = [await served.player(name) for name in ("Alice", "Bob", "Carol")]
    table = await served.table(*players)
    wires = [await player.wire() for player in players for _ in range(TABS)]
    outcomes = await asyncio.gather(
        *(post_by_wire(wire, table, 0, f"bid {1 + i % 3}") for i, wire in enumerate(wires)),
        *(post_by_http(player, table, 0, "bid 2") for player in players for _ in range(TABS)),
    )
    winner = check_one_winner(outcomes)
    live = await served.services.tables.store.get(table)
    assert live.number == len(live.moves) == 1
    owners = [seat for seat in range(3) for _ in range(TABS)] * 2
    assert live.moves[0][0] == owners[winner]
