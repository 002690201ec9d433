"""The clients of the load benchmark: people at tables, each with a WebSocket, who play by chance.

They read of a message only what they need for the next move, so that the machine is left to the
server. They answer pings, as browsers do.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.load_tables import Seated

AT_ONCE = 8
"""Tables whose people connect side by side."""
FIRST_WAIT_S = 0.5
LONGEST_WAIT_S = 4.0
"""Before a client comes back it waits a little longer after each attempt, as browsers do; not as
long as they do in the end, so that all come within a few seconds."""
LATE_S = 1.0
"""A move that was posted longer ago than this at the end should have been answered."""
PONG = '{"type":"pong"}'


@dataclass(frozen=True)
class Crowd:
    """What the clients of one process do. `pace` is moves a second at a table; 0: no pause."""

    addresses: tuple[str, ...]
    """Of the server's processes. The people of one table are spread over them."""
    tables: tuple[Seated, ...]
    pace: float
    warm_up: float
    seconds: float
    compress: bool
    returning: bool
    """A lost connection is expected, and opened again."""


@dataclass
class Measured:
    """What the clients of one process saw, from the moment `since` on.

    Times are those of the machine's clock, the same in all processes."""

    since: float = float("inf")
    latencies_ms: list[float] = field(default_factory=list)
    messages: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """By the code of the refusal, from the beginning on."""
    lost: Counter[str] = field(default_factory=Counter)
    """Connections that ended before the clients were done, from the beginning on, by code."""
    unanswered: int = 0
    back_at: list[float] = field(default_factory=list)
    """When clients that had lost their connection saw their table again."""
    busy_s: float = 0.0
    """Processor time of the clients themselves."""


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


class Watching(Struct, tag_field="type", tag="watch", omit_defaults=True):
    table: str
    since: int | None = None


reader = msgspec.json.Decoder(Message)


async def drive(crowd: Crowd, wait_for_all: Callable[[], object]) -> Measured:
    """Sit down at all tables, wait for the other processes, play until the time is over."""
    party = Party(crowd)
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit_down(number: int, seated: Seated) -> None:
        async with gate:
            await party.join(number, seated)

    await asyncio.gather(*(sit_down(*numbered) for numbered in enumerate(crowd.tables)))
    await asyncio.to_thread(wait_for_all)
    return await party.play()


class Party:
    """All clients of this process."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.measured = Measured()
        self.playing = False
        self._seats: list[Seat] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[None]] = set()

    async def join(self, number: int, seated: Seated) -> None:
        """Connect the people of a table. From now on they read, as a server ends connections that
        are silent."""
        for seat, token in enumerate(seated.tokens):
            address = self.crowd.addresses[(number + seat) % len(self.crowd.addresses)]
            made = Seat(self, seated.table, seat, address, token)
            await made.connect()
            self._seats.append(made)
            self._tasks.append(asyncio.create_task(made.attend()))

    def soon(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return task

    async def play(self) -> Measured:
        """What is still under way at the end is not counted."""
        self.playing = True
        for seat in self._seats:
            seat.think()
        await asyncio.sleep(self.crowd.warm_up)
        self.measured.since = now()
        busy = time.process_time()
        await asyncio.sleep(self.crowd.seconds)
        self.playing = False
        self.measured.busy_s = time.process_time() - busy
        self.measured.unanswered = sum(seat.unanswered() for seat in self._seats)
        for task in self._tasks:
            task.cancel()
        for fault in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(fault, Exception):
                raise fault
        return self.measured


class Seat:
    """One client."""

    def __init__(self, party: Party, table: str, seat: int, address: str, token: str) -> None:
        self.party = party
        self.table = table
        self.seat = seat
        self.address = address
        self.cookie = f"ironbridge={token}"
        self.chance = Random(f"{table} {seat}")
        self.shown: Shown | None = None
        self.posted = -1
        """The number of the last move that was posted."""
        self.posted_at: dict[int, float] = {}
        self.came_back = False
        self.socket: ClientConnection | None = None
        self.posting: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        self.socket = await connect(
            f"ws://{self.address}/api/live",
            additional_headers={"cookie": self.cookie},
            compression="deflate" if self.party.crowd.compress else None,
            open_timeout=60,
            ping_interval=None,  # a browser sends none
        )
        known = None if self.shown is None else self.shown.number
        await self.send(Watching(self.table, known))

    async def attend(self) -> None:
        """Read until told to stop, or until the connection is lost."""
        try:
            while self.socket is not None:
                try:
                    while True:
                        self.take(await self.socket.recv(decode=False))
                except ConnectionClosed as end:
                    self.socket = None
                    await self.lose(str(end.rcvd.code if end.rcvd else 1006))
        finally:
            if self.posting is not None:
                self.posting.cancel()
            if self.socket is not None:
                self.socket.transport.abort()

    async def lose(self, code: str) -> None:
        if not self.party.crowd.returning:
            self.party.measured.lost[code] += 1
            return
        self.posted = -1
        self.posted_at.clear()
        wait_s = FIRST_WAIT_S
        while self.socket is None:
            await asyncio.sleep(wait_s * self.chance.uniform(0.5, 1.5))
            wait_s = min(2 * wait_s, LONGEST_WAIT_S)
            try:
                await self.connect()
            except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed, EOFError):
                self.socket = None
        self.came_back = True

    def take(self, data: bytes) -> None:
        measured = self.party.measured
        measured.messages += now() >= measured.since
        message = reader.decode(data)
        if message.type == "snapshot":
            assert isinstance(message.table, Shown)
            self.show(message.table)
            if self.came_back:
                self.came_back = False
                measured.back_at.append(now())
        elif message.type == "entries":
            self.show(message)
        elif message.type == "accepted":
            self.accepted(message.id, measured)
        elif message.type == "refused":
            self.posted_at.pop(message.id, None)
            measured.refused[message.error] += 1
        elif message.type == "ping":
            self.party.soon(self.say(PONG))

    def accepted(self, number: int, measured: Measured) -> None:
        # The news of the move come before its answer: the next one may be posted already.
        took_ms = (now() - self.posted_at.pop(number)) * 1000
        if now() >= measured.since:
            measured.latencies_ms.append(took_ms)

    def show(self, shown: Shown) -> None:
        self.shown = shown
        self.think()

    def think(self) -> None:
        shown = self.shown
        if not self.party.playing or shown is None:
            return
        # Where several may decide, one does: two who name the same number cannot both be first.
        if self.seat == min(shown.deciders, default=-1) and self.posted < shown.number:
            self.posted = shown.number
            self.posting = self.party.soon(self.post(shown))

    async def post(self, shown: Shown) -> None:
        """Think for a while, then play by what was shown. Messages are read meanwhile."""
        pace = self.party.crowd.pace
        if pace:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) / pace)
        if not self.party.playing or self.socket is None or self.posted != shown.number:
            return
        move = self.chance.choice(shown.views[str(self.seat)].legal)
        self.posted_at[shown.number] = now()
        await self.send(Moving(self.table, shown.number, move, self.seat, id=shown.number))

    def unanswered(self) -> int:
        return sum(now() - posted > LATE_S for posted in self.posted_at.values())

    async def send(self, message: Struct) -> None:
        await self.say(msgspec.json.encode(message).decode())

    async def say(self, text: str) -> None:
        if self.socket is not None:
            try:
                await self.socket.send(text)
            except ConnectionClosed:
                return  # whoever reads notices it too


def now() -> float:
    return time.monotonic()
