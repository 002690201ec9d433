"""Browsers for tests: a client with a cookie jar that sends the CSRF value like our own page."""

from __future__ import annotations

from typing import Any

import httpx
from litestar import Litestar

from ironbridge.server.api.links import LinkRoutes
from ironbridge.server.api.people import Entrance, Oneself
from ironbridge.server.api.tokens import TokenRoutes
from ironbridge.server.people.accounts import People
from ironbridge.server.security import Security
from ironbridge.server.settings import Settings
from tests.server.fake_clock import FakeClock

CSRF = "x-ironbridge-csrf"
LIMITS = httpx.Limits(keepalive_expiry=1)
"""Clients drop idle connections before the server does, or a request could hit a closed one."""
PASSWORD = "coal and iron"
DIRECTLY: dict[str, Any] = {
    "http_version": "1.1",
    "asgi": {"version": "3.0"},
    "root_path": "",
    "query_string": b"",
    "client": ("10.1.2.3", 40000),
    "server": ("localhost", 8026),
}
"""What every ASGI scope of a client at this address has."""


def people_server(people: People, settings: Settings, clock: FakeClock) -> Litestar:
    """A server with only the routes about people."""
    return Litestar(
        [Entrance, Oneself, LinkRoutes, TokenRoutes], plugins=[Security(settings, people, clock)]
    )


def browser(app: Litestar, address: str = "10.1.2.3", **headers: str) -> httpx.AsyncClient:
    """A new browser at an address; it reaches the server directly."""
    served: Any = app  # both are ASGI, but their types spell it differently
    transport = httpx.ASGITransport(served, raise_app_exceptions=False, client=(address, 40000))
    agent = {"user-agent": "Test browser"}
    return httpx.AsyncClient(
        transport=transport, base_url="http://localhost:8026", headers=agent | headers
    )


async def spoken(app: Litestar, scope: dict[str, Any], said: list[dict[str, Any]]) -> list[Any]:
    """What the server sends to a client that sends exactly this, without a library in between.
    Messages that were received are removed from the list."""
    sent: list[Any] = []

    async def receive() -> Any:
        return said.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    served: Any = app
    await served(DIRECTLY | scope, receive, send)
    return sent


async def guest(client: httpx.AsyncClient, name: str = "Alice", **form: str) -> dict[str, Any]:
    """Sign in as a guest; the client sends the right CSRF value from now on."""
    return arrived(client, await client.post("/api/guest", json={"name": name, **form}))


async def register(
    client: httpx.AsyncClient, name: str = "Alice", password: str = PASSWORD
) -> dict[str, Any]:
    form = {"name": name, "password": password}
    return arrived(client, await client.post("/api/register", json=form))


async def sign_in(
    client: httpx.AsyncClient, name: str = "Alice", password: str = PASSWORD
) -> dict[str, Any]:
    form = {"name": name, "password": password}
    return arrived(client, await client.post("/api/sign-in", json=form))


def arrived(client: httpx.AsyncClient, answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 201, answer.text
    me: dict[str, Any] = answer.json()
    client.headers[CSRF] = me["csrf"]
    return me


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of an error."""
    return answer.status_code, answer.json()["error"]
