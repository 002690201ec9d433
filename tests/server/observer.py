"""A client that keeps every byte it is sent: answers with their headers, and WebSocket frames."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.knowledge import Viewer
from tests.server.served import Player

PATIENCE_S = 60.0


class Observer:
    """Watches one table. `seat` is the seat it has; None for a spectator."""

    def __init__(self, player: Player, kind: str, seat: Viewer) -> None:
        self.player = player
        self.kind = kind
        self.seat = seat
        self.frames: list[bytes] = []
        self.received: list[bytes] = []
        """Everything received since the last check, including frames."""
        self._arrived = asyncio.Condition()
        self._reading: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None

    def __str__(self) -> str:
        return f"{self.kind} {'' if self.seat is None else self.seat}".strip()

    async def watch(self, table: str) -> None:
        self._socket = (await self.player.wire()).connection
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.look(table)

    async def look(self, table: str, since: int | None = None) -> list[dict[str, Any]]:
        """Watch again; returns what came up to the fresh snapshot."""
        assert self._socket is not None
        start = len(self.frames)
        await self._socket.send(json.dumps({"type": "watch", "table": table, "since": since}))
        await self.until(start, "snapshot")
        return self.of_kinds(start, "entries", "snapshot")

    async def until(self, start: int, kind: str, number: int | None = None) -> dict[str, Any]:
        """The first frame of a kind (for a number of entries) after `start`, now or soon."""
        async with asyncio.timeout(PATIENCE_S), self._arrived:
            while True:
                for message in self.of_kinds(start, kind):
                    if number is None or message["number"] == number:
                        return message
                assert self._reading is not None
                assert not self._reading.done(), "the connection ended"
                await self._arrived.wait()

    def of_kinds(self, start: int, *kinds: str) -> list[dict[str, Any]]:
        messages = [json.loads(frame) for frame in self.frames[start:]]
        return [message for message in messages if message["type"] in kinds]

    async def ask(self, method: str, path: str, **form: Any) -> httpx.Response:
        sent = None if method == "GET" else form
        answer = await self.player.browser.request(method, path, json=sent)
        self.received.append(whole(answer))
        return answer

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                frame = await socket.recv(decode=False)
                async with self._arrived:
                    self.frames.append(frame)
                    self.received.append(frame)
                    self._arrived.notify_all()
        except ConnectionClosed:
            async with self._arrived:
                self._arrived.notify_all()


def whole(answer: httpx.Response) -> bytes:
    """Status, headers and body; only the time of day is left out."""
    headers = sorted(line for line in answer.headers.raw if line[0].lower() != b"date")
    head = b"\n".join(name + b": " + value for name, value in headers)
    return str(answer.status_code).encode() + b"\n" + head + b"\n\n" + answer.content
