"""The clients of the load benchmark: guests at tables, each with a WebSocket, who play by chance.

They read of a message only what they need for the next move, so that the machine is left to the
server.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

AT_ONCE = 8
"""Tables that are set up side by side."""


@dataclass(frozen=True)
class Crowd:
    """What the clients of one process do. `pace` is moves a second at a table; 0: no pause."""

    address: str
    game: str
    tables: int
    seats: int
    pace: float
    warm_up: float
    seconds: float
    compress: bool


@dataclass
class Measured:
    """What the clients of one process saw, from the moment `since` on."""

    since: float
    latencies_ms: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    messages: int = 0


class OwnView(Struct):
    """The part of a view that says what one may do."""

    legal: list[str] = []


class Shown(Struct):
    """The part of a snapshot or an update that a client plays by."""

    number: int = 0
    deciders: list[int] = []
    views: dict[str, OwnView] = {}


class Message(Shown):
    type: str = ""
    table: str | Shown = ""
    id: int = -1
    error: str = ""


class Moving(Struct, tag_field="type", tag="move"):
    """A move, marked with its number."""

    table: str
    number: int
    move: str
    seat: int
    id: int


reader = msgspec.json.Decoder(Message)


async def drive(crowd: Crowd, wait_for_all: Callable[[], object]) -> Measured:
    """Sit down at all tables, wait for the other processes, play."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit_down(number: int) -> list[Seat]:
        async with gate:
            return await seated(crowd, number)

    tables = await asyncio.gather(*(sit_down(number) for number in range(crowd.tables)))
    await asyncio.to_thread(wait_for_all)
    measured = Measured(now() + crowd.warm_up)
    end = measured.since + crowd.seconds
    await asyncio.gather(*(seat.play(measured, end) for table in tables for seat in table))
    return measured


class Seat:
    """One client."""

    def __init__(self, socket: ClientConnection, table: str, seat: int, crowd: Crowd) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        self.pace = crowd.pace
        self.chance = Random(f"{table} {seat}")
        self.shown = Shown()
        self.posted = -1
        """The number of the last move that was posted."""
        self.posted_at: dict[int, float] = {}

    async def play(self, measured: Measured, end: float) -> None:
        """Until the time is over; what is still under way then is not counted."""
        posting: asyncio.Task[None] | None = None
        try:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + end - now()):
                while True:
                    self.take(await self.socket.recv(decode=False), measured)
                    if self.seat in self.shown.deciders and self.posted < self.shown.number:
                        self.posted = self.shown.number
                        posting = asyncio.create_task(self.post(self.shown))
        except (TimeoutError, ConnectionClosed):
            if posting is not None:
                posting.cancel()
            await self.socket.close()

    def take(self, data: bytes, measured: Measured) -> None:
        counts = now() >= measured.since
        measured.messages += counts
        message = reader.decode(data)
        if message.type == "snapshot":
            assert isinstance(message.table, Shown)
            self.shown = message.table
        elif message.type == "entries":
            self.shown = message
        elif message.type == "accepted":
            # The news of the move come before its answer: the next one may be posted already.
            took_ms = (now() - self.posted_at.pop(message.id)) * 1000
            if counts:
                measured.latencies_ms.append(took_ms)
        elif message.type == "refused":
            measured.refused[message.error] += counts

    async def post(self, shown: Shown) -> None:
        """Think for a while, then play by what was shown. Messages are read meanwhile."""
        if self.pace:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) / self.pace)
        move = self.chance.choice(shown.views[str(self.seat)].legal)
        asked = Moving(self.table, shown.number, move, self.seat, id=shown.number)
        self.posted_at[shown.number] = now()
        with suppress(ConnectionClosed):  # the time may be up meanwhile
            await self.socket.send(msgspec.json.encode(asked), text=True)


def now() -> float:
    return time.perf_counter()


# TerminalGame down -------------------------------------------------------------------------------


async def seated(crowd: Crowd, number: int) -> list[Seat]:
    """A started table with a client at each seat, all connected and watching."""
    browsers = [await guest(crowd, f"Player {number} {seat}") for seat in range(crowd.seats)]
    seats = [{"who": "me"}, *[{"who": "open"}] * (crowd.seats - 1)]
    table = (await post(browsers[0], "/api/tables", game=crowd.game, seats=seats))["id"]
    for browser in browsers[1:]:
        await post(browser, f"/api/tables/{table}/join")
    await post(browsers[0], f"/api/tables/{table}/start")
    return [
        Seat(await wire(crowd, browser, table), table, seat, crowd)
        for seat, browser in enumerate(browsers)
    ]


async def guest(crowd: Crowd, name: str) -> httpx.AsyncClient:
    # Connections are given up before the server does, or a request could meet its end.
    limits = httpx.Limits(keepalive_expiry=1)
    address = f"http://{crowd.address}"
    browser = httpx.AsyncClient(base_url=address, timeout=60, limits=limits, verify=False)
    browser.headers["x-ironbridge-csrf"] = (await post(browser, "/api/guest", name=name))["csrf"]
    return browser


async def post(browser: httpx.AsyncClient, path: str, **form: Any) -> Any:
    answer = await browser.post(path, json=form)
    answer.raise_for_status()
    return answer.json()


async def wire(crowd: Crowd, browser: httpx.AsyncClient, table: str) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    await browser.aclose()
    socket = await connect(
        f"ws://{crowd.address}/api/live",
        additional_headers={"cookie": cookies},
        compression="deflate" if crowd.compress else None,
    )
    await socket.send(msgspec.json.encode({"type": "watch", "table": table}), text=True)
    return socket
