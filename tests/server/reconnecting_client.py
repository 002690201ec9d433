"""Clients that keep playing whatever happens to the server: they reconnect and resume.

Each keeps what it was told and what was acknowledged, so that a test can compare both with what
is stored in the end.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.served import Player, Wire

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.TransportError)
"""What a client meets when its server is gone, or was gone while it answered."""
AGAIN_S = 0.05
NO_SEAT = -1


class ReconnectingClient:
    """A person with one seat at one table, and one WebSocket at a time."""

    def __init__(self, player: Player, table: str, seat: int, chance: Random) -> None:
        self.player = player
        self.table = table
        self.seat = seat
        self.log: list[tuple[int, str]] = []
        """Seat and text of each entry that it was told; the place in the list is the number."""
        self.acknowledged: dict[int, str] = {}
        """One's own moves that the server accepted, by number."""
        self.connections = 0
        self.over = False
        self._chance = chance
        self._shown: dict[str, Any] = {}

    async def play(self, enough: Callable[[ReconnectingClient], bool]) -> None:
        """Play until the game is over, or until `enough` says so."""
        while not self.over and not enough(self):
            try:
                wire = await self.player.wire()
                try:
                    self.connections += 1
                    await wire.send("watch", table=self.table, since=len(self.log))
                    await self._play_on(wire, enough)
                finally:
                    await wire.connection.close()
            except LOST:
                await asyncio.sleep(AGAIN_S)

    async def _play_on(self, wire: Wire, enough: Callable[[ReconnectingClient], bool]) -> None:
        asked: tuple[int, str] | None = None
        posted = -1
        while not self.over and not enough(self):
            message = await wire.next()
            wire.seen.clear()
            kind = message["type"]
            if kind == "entries":
                self._learn(message)
            elif kind == "snapshot":
                self._look(message["table"])
            elif kind == "accepted":
                assert asked is not None
                assert message["number"] == asked[0] + 1
                self.acknowledged[asked[0]] = asked[1]
                asked = None
            elif kind == "refused":
                # The server answers by itself where there is only one answer.
                assert message["error"] == "stale", message
                asked = None
            if asked is None and self._decides and len(self.log) > posted:
                posted = len(self.log)
                asked = posted, await self._post(wire)

    def _learn(self, update: dict[str, Any]) -> None:
        """Entries must follow on what is known, without a gap and without a repetition."""
        for entry in update["entries"]:
            assert entry["number"] == len(self.log), f"{entry} after {len(self.log)} entries"
            self.log.append((entry["seat"], entry["text"]))
        self._look(update)

    def _look(self, shown: dict[str, Any]) -> None:
        assert shown["number"] == len(self.log), "a snapshot tells no more than the entries"
        self._shown = shown
        self.over = shown["status"] == "over"

    @property
    def _decides(self) -> bool:
        return self.seat in self._shown.get("deciders", [])

    async def _post(self, wire: Wire) -> str:
        """Play by the newest information."""
        move: str = self._chance.choice(self._shown["views"][str(self.seat)]["legal"])
        await wire.send("move", table=self.table, number=len(self.log), move=move, seat=self.seat)
        return move


class Onlooker(ReconnectingClient):
    """Somebody without a seat, who waits for news as long as the connection lasts."""

    def __init__(self, player: Player, table: str) -> None:
        super().__init__(player, table, NO_SEAT, Random())

    async def _play_on(self, wire: Wire, enough: Callable[[ReconnectingClient], bool]) -> None:
        while not self.over and not enough(self):
            message = json.loads(await wire.connection.recv())
            if message["type"] == "entries":
                self._learn(message)
            elif message["type"] == "snapshot":
                self._look(message["table"])
            elif message["type"] in ("refused", "gone"):
                raise ConnectionError(message)
