"""The cookie that holds the secret of a session, out of reach of scripts and other sites."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from ironbridge.server.request_context import Connection
from ironbridge.server.security.csrf import csrf_value
from ironbridge.server.settings import Settings

NAME = "ironbridge"


class SessionCookie:
    """Named with `__Host-` where the server is reached by https: then no other host of the
    same domain can set it."""

    def __init__(self, settings: Settings) -> None:
        self.secure = settings.public_url.startswith("https://")
        self.name = f"__Host-{NAME}" if self.secure else NAME
        self._secret = settings.secret

    def read(self, scope: Scope) -> str:
        """The secret in the cookie; empty without one."""
        connection: Connection = ASGIConnection(scope)
        return connection.cookies.get(self.name, "")

    def holding(self, token: str, lifetime_ms: int) -> Cookie:
        return self._made(token, lifetime_ms // 1000)

    def removed(self) -> Cookie:
        return self._made("", 0)

    def csrf(self, token: str) -> str:
        """The value that our own page sends in a header, beside the cookie."""
        return csrf_value(self._secret, token)

    def _made(self, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=self.name,
            value=value,
            max_age=seconds,
            path="/",
            httponly=True,
            secure=self.secure,
            samesite="lax",
        )
