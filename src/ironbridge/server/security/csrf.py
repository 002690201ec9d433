"""Whether a request that changes something was meant: sent by our own page, not by another's.

The page proves it with a value bound to its session, which another site cannot read. Who has no
session has nothing to protect but is still refused when the browser names another origin.
"""

from __future__ import annotations

import hashlib
import hmac
from urllib.parse import urlsplit

from litestar.datastructures import Headers

HEADER = "x-ironbridge-csrf"
SAFE = {"GET", "HEAD", "OPTIONS", "TRACE"}


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
