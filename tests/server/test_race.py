"""Many clients post the same number at the same time: one wins, all others are told `stale`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from ironbridge import registry
from ironbridge.server.settings import Settings
from tests.server.club import STONES
from tests.server.databases import ready_url
from tests.server.fake_clock import FakeClock
from tests.server.processes import admin_check, server_processes
from tests.server.remote import arrive, offered, read_log, started_table
from tests.server.served import Player, Served, Wire, serving

pytestmark = pytest.mark.anyio

TABS = 6
"""Browser tabs of one person, each with a WebSocket."""
ROUNDS = 25


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


async def post_by_wire(wire: Wire, table: str, number: int, move: str, **how: Any) -> str:
    answer = await wire.move(table, number, move, **how)
    return "accepted" if answer["type"] == "accepted" else str(answer["error"])


def check_one_winner(outcomes: Sequence[str]) -> int:
    """The place of the one that was accepted."""
    assert sorted(outcomes) == ["accepted", *["stale"] * (len(outcomes) - 1)]
    return outcomes.index("accepted")


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


async def test_one_wins_across_two_processes(tmp_path: Path) -> None:
    url = ready_url("postgresql", tmp_path)
    with server_processes(tmp_path, url, count=2, channels="postgresql") as servers:
        player = await arrive(servers[0], "Alice")
        table = await started_table([player], seats_each=2)
        wires = await tabs(player, [server.live for server in servers])
        won = [await race(player, wires, table, number) for number in range(ROUNDS)]
        stored = await read_log(url, table)
        assert [number for number, _, _ in stored] == list(range(ROUNDS))
        assert [(seat, text) for _, seat, text in stored] == won
        assert "no fault" in admin_check(servers[0])
        for wire in wires:
            await wire.connection.close()
        await player.browser.aclose()


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
