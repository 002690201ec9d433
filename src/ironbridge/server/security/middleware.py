"""The middleware at the front: finds out who is asking, and refuses what must not come in."""

from __future__ import annotations

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from ironbridge.server.errors import Refused
from ironbridge.server.people.accounts import People
from ironbridge.server.request_context import (
    ADDRESS,
    SIGNED_IN,
    address_of,
    signed_in_of,
    visitor_of,
)
from ironbridge.server.security.address import Proxies
from ironbridge.server.security.cookie import SAFE, SessionCookie, is_foreign, is_proved
from ironbridge.server.security.limits import Limits
from ironbridge.server.security.token_rights import check_route, token_in
from ironbridge.server.settings import Settings

REFUSED_SOCKET = 4403
"""The close code of a WebSocket that may not be opened."""

OPERATION = ("/health", "/metrics")
"""What is asked by programs that watch the server, not by people."""


class SecurityMiddleware(ASGIMiddleware):
    """Every HTTP request and WebSocket passes here before its route."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, people: People, limits: Limits) -> None:
        self._settings = settings
        self._people = people
        self._limits = limits
        self._cookie = SessionCookie(settings)
        self._proxies = Proxies(settings.trusted_proxies)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        scope["state"][ADDRESS] = self._sender(scope, headers)
        # Whether the server is well must be told when not even a session can be looked up.
        asked = scope["path"] not in OPERATION
        token = token_in(headers) if asked and scope["path"].startswith("/api") else None
        scope["state"][SIGNED_IN] = (
            await self._people.tokens.find(token)
            if token is not None
            else await self._people.signed_in(self._cookie.read(scope) if asked else "")
        )
        try:
            self._check(scope, headers, token)
        except Refused:
            if scope["type"] == ScopeType.HTTP:
                raise
            await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": ""})
            return
        await next_app(scope, bounded(receive, self._settings.max_body), send)

    # Details -----------------------------------------------------------------------------

    def _check(self, scope: Scope, headers: Headers, token: str | None) -> None:
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refused("malformed")  # PostgreSQL has no text with this character
        visitor = visitor_of(scope)
        person = None if visitor is None else visitor.id
        kind = "request" if scope["path"].startswith("/api") else "page"
        self._limits.spend(kind, address_of(scope), person)
        if scope["type"] == ScopeType.WEBSOCKET:
            self._limits.spend("live", address_of(scope), person)
        signed = signed_in_of(scope)
        if token is not None:
            if signed is None:
                raise Refused("bad-token")
            check_route(scope, signed)
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return
        check_announced(headers, self._settings.max_body)
        if is_foreign(headers, self._settings.public_url):
            raise Refused("csrf")
        if signed is None or scope["type"] == ScopeType.WEBSOCKET:
            return  # a browser cannot add a header to a WebSocket: there the origin decides
        if token is not None:
            return  # no browser adds a token by itself, as it does a cookie
        if not is_proved(headers, self._cookie.csrf(signed.token)):
            raise Refused("csrf")

    def _sender(self, scope: Scope, headers: Headers) -> str:
        peer = scope.get("client")
        if peer is None:
            return ""
        forwarded = ",".join(headers.getall("x-forwarded-for", []))
        return self._proxies.sender(peer[0], forwarded.split(",") if forwarded else [])


# How large a request or a message may be ----------------------------------------------------


def check_size(message: str | bytes, most: int) -> None:
    """Refused when a WebSocket message has more than `most` bytes."""
    # A text of n characters has n bytes or more: a huge one is refused before it is encoded.
    if len(message) > most or (isinstance(message, str) and len(message.encode()) > most):
        raise Refused("too-large")


def check_announced(headers: Headers, most: int) -> None:
    """Refused when a request itself says that its body is too large."""
    announced = headers.get("content-length", "")
    if announced.isdecimal() and int(announced[:20]) > most:
        raise Refused("too-large")


def bounded(receive: Receive, most: int) -> Receive:
    """Receives a body and refuses it as soon as it is too large, whatever was announced."""
    received = 0

    async def receive_some() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal received
        message = await receive()
        if message["type"] == "http.request":
            received += len(message["body"])
            if received > most:
                raise Refused("too-large")
        return message

    return receive_some
