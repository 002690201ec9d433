"""Clients of real server processes: guests who join tables and play the moves they are offered.

The views of our games list the legal moves of the seat that decides, so a client needs to know
nothing else about a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx
from sqlalchemy import select

from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry
from tests.server.browsers import LIMITS, guest
from tests.server.processes import ServerProcess
from tests.server.served import Player, Wire

GAME = "brass-birmingham"


async def arrive(server: ServerProcess, name: str) -> Player:
    """A new guest at a server."""
    browser = httpx.AsyncClient(base_url=server.http, timeout=30, limits=LIMITS, verify=False)
    await guest(browser, name)
    return Player(name, browser, server.live)


async def started_table(players: Sequence[Player], seats_each: int = 1) -> str:
    """A running table; each player has the same number of seats, one after the other."""
    own = [{"who": "me"}] * seats_each
    seats = [*own, *[{"who": "open"}] * (seats_each * (len(players) - 1))]
    opened = await players[0].post("/api/tables", game=GAME, seats=seats)
    table: str = opened["id"]
    for number in range(seats_each, len(seats)):
        await players[number // seats_each].post(f"/api/tables/{table}/join", seat=number)
    await players[0].post(f"/api/tables/{table}/start")
    return table


def offered(shown: dict[str, Any], seat: int) -> list[str]:
    """The legal moves of a seat in a snapshot, an update or an answer with its view."""
    moves: list[str] = shown["views"][str(seat)]["legal"]
    return moves


async def read_log(url: str, table: str) -> list[tuple[int, int, str]]:
    """What is stored of a table: number, seat and text of each entry."""
    database = Database(url)
    try:
        async with database.session() as session:
            query = select(Entry.number, Entry.seat, Entry.text).where(Entry.table == table)
            rows = await session.execute(query.order_by(Entry.number))
            return [(number, seat, text) for number, seat, text in rows]
    finally:
        await database.close()


async def post_by_wire(wire: Wire, table: str, number: int, move: str, **how: Any) -> str:
    answer = await wire.move(table, number, move, **how)
    return "accepted" if answer["type"] == "accepted" else str(answer["error"])


def check_one_winner(outcomes: Sequence[str]) -> int:
    """The place of the one that was accepted."""
    assert sorted(outcomes) == ["accepted", *["stale"] * (len(outcomes) - 1)]
    return outcomes.index("accepted")
