"""A whole server on a loopback port for tests, with browsers and WebSockets that reach it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from ironbridge.cli.serve import configured, listen
from ironbridge.server.app import create_app
from ironbridge.server.live.hub import Hub
from ironbridge.server.security.connections import Connections, Listener
from ironbridge.server.security.protocols import Entrance
from ironbridge.server.services import Services
from ironbridge.server.settings import Settings
from tests.server.browsers import LIMITS, guest
from tests.server.fake_clock import FakeClock

PATIENCE_S = 60.0
"""How long a browser of a test waits for an answer: a machine may be busy with other tests."""
SOON_S = 10.0


@dataclass
class Player:
    """A browser that is signed in, with the sockets it opened."""

    name: str
    browser: httpx.AsyncClient
    address: str
    wires: list[Wire] = field(default_factory=list)

    async def wire(self, **headers: str) -> Wire:
        """A new WebSocket with the cookies of the browser."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        sent = {"cookie": cookies} if cookies else {}
        opened = Wire(await connect(self.address, additional_headers=sent | headers))
        self.wires.append(opened)
        return opened

    async def post(self, path: str, **form: Any) -> Any:
        answer = await self.browser.post(path, json=form)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None


class Wire:
    """A client of /api/live. `seen` keeps everything it received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seen: list[dict[str, Any]] = []

    async def send(self, kind: str, **message: Any) -> None:
        await self.connection.send(json.dumps({"type": kind, **message}))

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(SOON_S):
            message: dict[str, Any] = json.loads(await self.connection.recv())
        self.seen.append(message)
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (message := await self.next())["type"] not in kinds:
            pass
        return message

    async def watch(self, table: str, **how: Any) -> dict[str, Any]:
        """Watch, and get the first snapshot."""
        await self.send("watch", table=table, **how)
        return await self.until("snapshot", "refused")

    async def move(self, table: str, number: int, move: str, **how: Any) -> dict[str, Any]:
        await self.send("move", table=table, number=number, move=move, **how)
        return await self.until("accepted", "refused")

    async def silence(self, seconds: float = 0.15) -> None:
        """Nothing comes for a while."""
        try:
            async with asyncio.timeout(seconds):
                message = await self.connection.recv()
        except TimeoutError:
            return
        raise AssertionError(f"did not expect {message!r}")

    async def closed(self) -> int | None:
        """The code with which the server ended the connection."""
        async with asyncio.timeout(SOON_S):
            await self.connection.wait_closed()
        return self.connection.close_code

    def last(self, kind: str) -> dict[str, Any]:
        """The newest message of a kind."""
        return next(message for message in reversed(self.seen) if message["type"] == kind)

    def entries(self) -> list[int]:
        """The numbers of all entries that came as news, in order."""
        updates = [message for message in self.seen if message["type"] == "entries"]
        return [entry["number"] for update in updates for entry in update["entries"]]

    def told(self) -> set[int]:
        """The numbers of all entries that came, as news or in a fresh snapshot."""
        looks = [message["table"] for message in self.seen if message["type"] == "snapshot"]
        return {*self.entries(), *(entry["number"] for look in looks for entry in look["entries"])}


class Served:
    """A running server, with a clock that stands still."""

    def __init__(
        self, app: Litestar, address: str, clock: FakeClock, connections: Connections
    ) -> None:
        self.app = app
        self.connections = connections
        self.clock = clock
        self.address = f"http://{address}"
        self.live = f"ws://{address}/api/live"
        self.services: Services = app.state.services
        self.hub: Hub = self.services.hub
        self.players: list[Player] = []

    async def player(self, name: str = "") -> Player:
        """A new browser; with a name, signed in as a guest."""
        # No certificates here: reading those of the machine takes longer than most tests.
        browser = httpx.AsyncClient(
            base_url=self.address, timeout=PATIENCE_S, limits=LIMITS, verify=False
        )
        made = Player(name, browser, self.live)
        self.players.append(made)
        if name:
            await guest(browser, name)
        return made

    async def table(self, *players: Player, **spec: Any) -> str:
        """A running table of these players, in this order."""
        seats = [{"who": "me"}] + [{"who": "open"}] * (len(players) - 1)
        form = {"game": "stones", "seats": seats, **spec}
        opened = await players[0].post("/api/tables", **form)
        table: str = opened["id"]
        link = await players[0].post(f"/api/tables/{table}/invite")
        for player in players[1:]:
            await player.post(f"/api/tables/{table}/join", invite=link["secret"])
        await players[0].post(f"/api/tables/{table}/start")
        return table

    async def play(self, table: str, *players: Player, moves: int) -> int:
        """Let the players make so many legal moves over HTTP; returns the length of the log."""
        for _ in range(moves):
            live = await self.services.tables.store.get(table)
            assert live.state is not None
            seat = live.deciders[0]
            move = live.state.legal(seat)[0].text
            path = f"/api/tables/{table}/moves"
            await players[seat].post(path, number=live.number, move=move)
        return (await self.services.tables.store.get(table)).number

    async def left(self, count: int) -> None:
        """Wait until no more than so many clients are connected."""
        async with asyncio.timeout(SOON_S):
            while len(self.hub.clients) > count:
                await asyncio.sleep(0.01)

    async def close(self) -> None:
        for player in self.players:
            for wire in player.wires:
                await wire.connection.close()
            await player.browser.aclose()


@asynccontextmanager
async def serving(settings: Settings, clock: FakeClock) -> AsyncIterator[Served]:
    listening = listen("127.0.0.1", 0)
    host, port = listening.getsockname()
    app = create_app(settings, now=clock)
    entrance = Entrance(settings, Connections.of(settings))
    listening = Listener(listening, entrance.may_connect)
    config = configured(app, settings, entrance)
    config.ws_max_size = 4 * settings.max_body  # so that the limit of the hub is what refuses
    config.timeout_graceful_shutdown = 2
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        async with asyncio.timeout(SOON_S):
            while not server.started:
                assert not task.done(), "the server did not start"
                await asyncio.sleep(0.01)
        served = Served(app, f"{host}:{port}", clock, entrance.connections)
        yield served
        await served.close()
    finally:
        server.should_exit = True
        await task
        listening.close()
