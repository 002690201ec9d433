"""The cookie that holds the secret of a session, and the proof (CSRF) that a request was meant.

No script and no other site can read the cookie. A request that changes something must be sent by
our own page: the page proves it with a value bound to its session, which another site cannot
read. Somebody without a session has nothing to protect, but is still refused when the browser
names another origin.
"""

from __future__ import annotations

import hashlib
import hmac
from urllib.parse import urlsplit

from litestar.datastructures import Cookie, Headers
from litestar.types import Scope

from ironbridge.server.settings import Settings

NAME = "ironbridge"
HEADER = "x-ironbridge-csrf"
LONGEST = 200
"""Characters of the cookie's value; our secrets have far fewer."""
SAFE = {"GET", "HEAD", "OPTIONS", "TRACE"}


class SessionCookie:
    """Named with `__Host-` where the server is reached by https: then no other host of the
    same domain can set it."""

    def __init__(self, settings: Settings) -> None:
        self.secure = settings.public_url.startswith("https://")
        self.name = f"__Host-{NAME}" if self.secure else NAME
        self._secret = settings.secret

    def read(self, scope: Scope) -> str:
        """The secret in the cookie; empty without one.

        Our secrets need no quotes, so none are taken off: the standard library needs seconds for
        a cookie full of them.
        """
        sent = ";".join(Headers.from_scope(scope).getall("cookie", []))
        found = [value for name, _, value in map(parted, sent.split(";")) if name == self.name]
        return found[-1] if found and len(found[-1]) <= LONGEST else ""

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


def parted(cookie: str) -> tuple[str, str, str]:
    """Name, sign and value."""
    name, sign, value = cookie.partition("=")
    return name.strip(), sign, value.strip()


# CSRF ---------------------------------------------------------------------------------------


def csrf_value(secret: str, token: str) -> str:
    """The value that belongs to a session: an HMAC of its secret with that of the server."""
    return hmac.new(secret.encode(), b"csrf " + token.encode(), hashlib.sha256).hexdigest()


def is_proved(headers: Headers, expected: str) -> bool:
    return hmac.compare_digest(headers.get(HEADER, "").encode(), expected.encode())


def is_foreign(headers: Headers, public_url: str) -> bool:
    """Whether a browser says that another site's page sends this."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return False
    return origin != origin_of(public_url) and urlsplit(origin).netloc != headers.get("host")


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
