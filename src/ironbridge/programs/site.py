"""A server as a program's client meets it: requests with the token, and the news of tables.

Both go on when the server was away for a while. Only two things end them: a token that is no longer
good, and whoever runs the client.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ironbridge.kernel.errors import IronbridgeError, SetupError

LOST: Final = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.TransportError)
"""What one meets when a server is away, or goes away while it answers."""
PATIENCE_S: Final = 30.0
FIRST_PAUSE_S: Final = 1.0
LONGEST_PAUSE_S: Final = 60.0
SILENCE_S: Final = 70.0
"""The server asks whether one is there more often than this: if it is silent for longer, the
connection is dead."""
CROWDED: Final = (4429, 4430)
CROWDED_PAUSE_S: Final = 20.0
TRIES: Final = 8
"""For a request that the server could not answer. Then whoever asked looks at the table anew."""
HERE: Final = ("localhost", "127.0.0.1", "::1")


class SiteRefused(IronbridgeError):
    """The server does not do what was asked; `code` says why, the message says it to people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class BadToken(SiteRefused):
    """The token was ended, or is too old."""


class Site:
    """Requests to one server. Close it when all is done."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise SetupError(
                f"--server {address}: expected an address such as https://tables.example"
            )
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.is_open_to_listeners = parts.scheme == "http" and parts.hostname not in HERE
        """The token can be read by whoever is on the way."""
        self._headers = {"authorization": f"Bearer {token}", "user-agent": "ironbridge connect"}
        self._http = httpx.AsyncClient(
            base_url=self.address, headers=self._headers, timeout=PATIENCE_S
        )

    async def close(self) -> None:
        await self._http.aclose()

    async def get(self, path: str, **query: str | int) -> Any:
        return await self._ask("GET", path, query, None)

    async def me(self) -> Any:
        """Whose token it is. Asked once: whoever asks wants to know whether anybody answers."""
        return await self._ask("GET", "/api/me", {}, None, tries=1)

    async def post(self, path: str, **form: Any) -> Any:
        return await self._ask("POST", path, {}, form)

    @asynccontextmanager
    async def news(self) -> AsyncIterator[ClientConnection]:
        """A connection to the WebSocket of the server."""
        live = "ws" + self.address.removeprefix("http") + "/api/live"
        headers = self._headers
        # The server has heartbeats of its own.
        async with connect(
            live, additional_headers=headers, max_size=None, ping_interval=None
        ) as connection:
            yield connection

    # Details -----------------------------------------------------------------------------

    async def _ask(
        self,
        method: str,
        path: str,
        query: dict[str, str | int],
        form: dict[str, Any] | None,
        tries: int = TRIES,
    ) -> Any:
        """The answer. What the server could not answer is asked again: a move names its number, and
        a seat that one has is given again, so that nothing is done twice."""
        pause_s = FIRST_PAUSE_S
        for left in reversed(range(tries)):
            try:
                answer = await self._http.request(method, path, params=query, json=form)
            except httpx.TransportError:
                if not left:
                    raise
            else:
                if answer.status_code < 400:
                    return answer.json() if answer.content else None
                refused = refusal(answer)
                if answer.status_code == 429:
                    pause_s = max(pause_s, seconds_of(answer.headers.get("retry-after", "")))
                elif answer.status_code < 500 or not left:
                    raise refused
            await asyncio.sleep(jittered(pause_s))
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)
        raise SiteRefused("too-many", "the server is asked too often")


def refusal(answer: httpx.Response) -> SiteRefused:
    """What an error of the server says; a proxy in front of it may say anything."""
    try:
        told = answer.json()
        code, message = str(told["error"]), str(told["message"])
    except (ValueError, KeyError, TypeError):
        code, message = "server-error", f"{answer.status_code} {answer.reason_phrase}"
    kind = BadToken if code in ("bad-token", "sign-in-needed") else SiteRefused
    return kind(code, message)


def seconds_of(text: str) -> float:
    return float(text) if text.isdecimal() else 0.0


def jittered(pause_s: float) -> float:
    """Not everybody comes back at the same moment."""
    return pause_s * random.uniform(0.75, 1.25)


async def read(connection: ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(SILENCE_S):
        message: dict[str, Any] = json.loads(await connection.recv())
    return message
