"""Security of the server: cookies, CSRF, headers, addresses, sizes."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.types import ControllerRouterHandler
from msgspec.structs import replace

from ironbridge.server.api.people import Entrance, Oneself
from ironbridge.server.errors import Refused
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Person
from ironbridge.server.security import Security, check_size, limited
from ironbridge.server.security.cookie import csrf_value
from ironbridge.server.settings import Settings
from tests.server.browsers import CSRF, PASSWORD, browser, guest, refusal, register, spoken
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio


@get("/api/probe/visitor")
async def who(visitor: NamedDependency[Person | None]) -> str:
    return "nobody" if visitor is None else visitor.name


@post("/api/probe/chat", guards=[limited("chat")])
async def chat(person: NamedDependency[Person]) -> str:
    return person.name


@websocket("/api/probe/live")
async def live(socket: WebSocket[Any, Any, Any], visitor: NamedDependency[Person | None]) -> None:
    await socket.accept()
    await socket.send_text("nobody" if visitor is None else visitor.name)
    await socket.close()


def server(people: People, settings: Settings, clock: FakeClock) -> Litestar:
    routes: list[ControllerRouterHandler] = [Entrance, Oneself, who, chat, live]
    return Litestar(routes, plugins=[Security(settings, people, clock)])


@pytest.fixture
def app(people: People, settings: Settings, clock: FakeClock) -> Litestar:
    return server(people, settings, clock)


def cookie_line(answer: httpx.Response) -> list[str]:
    return sorted(part.strip() for part in answer.headers["set-cookie"].split(";"))


# The cookie ---------------------------------------------------------------------------------


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(app: Litestar) -> None:
    async with browser(app) as client:
        answer = await client.post("/api/guest", json={"name": "Alice"})
        token = client.cookies["ironbridge"]
        expected = ["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=lax", f"ironbridge={token}"]
        assert cookie_line(answer) == expected
        assert len(token) == 43


async def test_the_cookie_is_secure_and_bound_to_the_host_behind_https(
    people: People, settings: Settings, clock: FakeClock
) -> None:
    public = replace(settings, public_url="https://play.example.org")
    async with browser(server(people, public, clock)) as client:
        client.base_url = httpx.URL("https://play.example.org")
        answer = await client.post("/api/guest", json={"name": "Alice"})
        line = cookie_line(answer)
        assert "Secure" in line
        assert any(part.startswith("__Host-ironbridge=") for part in line)
        assert not any(part.lower().startswith("domain") for part in line)
        assert (await client.get("/api/me")).json()["name"] == "Alice"
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_asking_for_oneself_renews_the_cookie_and_signing_out_removes_it(
    app: Litestar,
) -> None:
    async with browser(app) as client:
        await register(client)
        token = client.cookies["ironbridge"]
        renewed = await client.get("/api/me")
        assert f"ironbridge={token}" in cookie_line(renewed)
        assert "Max-Age=7776000" in cookie_line(renewed)
        gone = await client.post("/api/sign-out")
        assert "Max-Age=0" in cookie_line(gone)
        assert token not in gone.headers["set-cookie"]


# CSRF ---------------------------------------------------------------------------------------


async def test_a_change_needs_the_value_of_this_session(app: Litestar, settings: Settings) -> None:
    async with browser(app) as client, browser(app) as other:
        me = await guest(client)
        foreign = await guest(other)
        assert me["csrf"] == csrf_value(settings.secret, client.cookies["ironbridge"])
        for value in ("", "x", "é", foreign["csrf"], me["csrf"][:-1]):
            answer = await client.patch(
                "/api/me", json={"name": "Eve"}, headers={CSRF.encode(): value.encode()}
            )
            assert refusal(answer) == (403, "csrf")
        del client.headers[CSRF]
        assert refusal(await client.patch("/api/me", json={"name": "Eve"})) == (403, "csrf")
        assert (await client.get("/api/me")).json()["name"] == "Alice"


@pytest.mark.parametrize("route", ["guest", "register", "sign-in", "sign-out"])
async def test_coming_in_needs_it_too_while_a_session_lives(app: Litestar, route: str) -> None:
    async with browser(app) as client:
        await guest(client)
        del client.headers[CSRF]
        form = {"name": "Eve", "password": PASSWORD}
        assert refusal(await client.post(f"/api/{route}", json=form)) == (403, "csrf")


async def test_a_dead_cookie_does_not_keep_anybody_out(app: Litestar, clock: FakeClock) -> None:
    async with browser(app) as client:
        await guest(client)
        token = client.cookies["ironbridge"]
        clock.advance(days=31)
        stale = {"cookie": f"ironbridge={token}"}
        answer = await browser(app, **stale).post("/api/guest", json={"name": "Alice"})
        assert answer.status_code == 201


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"sec-fetch-site": "none"}, 201),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://localhost:1"}, 403),
        ({"origin": "http://localhost:8026"}, 201),
        ({"origin": "http://127.0.0.1:8026"}, 201),
        ({}, 201),
    ],
)
async def test_another_sites_page_cannot_sign_a_stranger_in(
    people: People,
    settings: Settings,
    clock: FakeClock,
    headers: dict[str, str],
    status: int,
) -> None:
    local = replace(settings, public_url="http://127.0.0.1:8026")
    async with browser(server(people, local, clock)) as client:
        answer = await client.post("/api/guest", json={"name": "Alice"}, headers=headers)
        assert answer.status_code == status


# WebSockets ---------------------------------------------------------------------------------


async def handshake(app: Litestar, headers: dict[str, str]) -> list[dict[str, Any]]:
    """What the server sends to a browser that opens a WebSocket."""
    scope = {
        "type": "websocket",
        "scheme": "ws",
        "path": "/api/probe/live",
        "raw_path": b"/api/probe/live",
        "subprotocols": [],
        "headers": [(key.encode(), value.encode()) for key, value in headers.items()],
    }
    return await spoken(app, scope, [{"type": "websocket.connect"}])


async def test_a_websocket_knows_who_opens_it(app: Litestar) -> None:
    async with browser(app) as client:
        await guest(client)
        cookie = f"ironbridge={client.cookies['ironbridge']}"
    own = {"host": "localhost:8026", "origin": "http://localhost:8026", "cookie": cookie}
    messages = await handshake(app, own)
    assert [message["type"] for message in messages][:2] == ["websocket.accept", "websocket.send"]
    assert messages[1]["text"] == "Alice"


async def test_a_websocket_of_another_site_is_never_accepted(app: Litestar) -> None:
    foreign = {"host": "localhost:8026", "origin": "https://evil.example"}
    messages = await handshake(app, foreign)
    assert [message["type"] for message in messages] == ["websocket.close"]


# Headers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/probe/visitor", "/api/me", "/nowhere", "/api/probe/chat"])
async def test_every_answer_has_the_security_headers(app: Litestar, path: str) -> None:
    async with browser(app) as client:
        headers = (await client.get(path)).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["connect-src"] == "'self' ws://127.0.0.1:8026"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert ("cache-control" in headers) == path.startswith("/api")
    assert "strict-transport-security" not in headers


# Who asks -----------------------------------------------------------------------------------


async def test_routes_may_ask_for_a_visitor_or_insist_on_a_person(app: Litestar) -> None:
    async with browser(app) as client:
        assert (await client.get("/api/probe/visitor")).text == "nobody"
        assert refusal(await client.post("/api/probe/chat")) == (401, "sign-in-needed")
        await guest(client)
        assert (await client.get("/api/probe/visitor")).text == "Alice"
        assert (await client.post("/api/probe/chat")).text == "Alice"


# Sizes --------------------------------------------------------------------------------------


async def test_a_body_over_the_limit_is_refused(
    people: People, settings: Settings, clock: FakeClock
) -> None:
    app = server(people, replace(settings, max_body=1024), clock)

    async def pieces() -> Any:
        for _ in range(3):
            yield b'{"name": "' + b"x" * 500

    async with browser(app) as client:
        whole = await client.post("/api/guest", json={"name": "x" * 1024})
        in_pieces = await client.post("/api/guest", content=pieces())
        assert refusal(whole) == refusal(in_pieces) == (413, "too-large")
        assert (await client.post("/api/guest", json={"name": "x"})).status_code == 201


async def test_a_message_is_measured_in_bytes() -> None:
    check_size("x" * 10, 10)
    check_size(b"x" * 10, 10)
    for message in ("x" * 11, "é" * 6, b"x" * 11):
        with pytest.raises(Refused, match="too-large"):
            check_size(message, 10)


@pytest.mark.parametrize(
    "path", ["/api/me/sessions/%00", "/api/me/sessions/a%00b?x=1", "/api/me?x=%00"]
)
async def test_no_null_character_reaches_the_database(app: Litestar, path: str) -> None:
    async with browser(app) as client:
        await guest(client)
        assert refusal(await client.delete(path)) == (400, "malformed")
