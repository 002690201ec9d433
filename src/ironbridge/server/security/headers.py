"""The headers of every answer, of errors and files too: what a browser may do with it."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope
from litestar.types.callable_types import BeforeMessageSendHookHandler

from ironbridge.server.security.cookie import origin_of
from ironbridge.server.settings import Settings

HTTPS_ONLY_SECONDS = 31_536_000


def content_policy(public_url: str) -> str:
    """Everything from this server, nothing inline, no frames."""
    # Some browsers do not count a WebSocket of the same host as 'self'.
    live = origin_of(public_url).replace("http", "ws", 1)
    return "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            f"connect-src 'self' {live}",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


def header_writer(settings: Settings) -> BeforeMessageSendHookHandler:
    """Adds the headers to every answer. One that a route sets itself stays."""
    fixed = {
        "content-security-policy": content_policy(settings.public_url),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        # Invite links hold a secret: they must not travel to other sites.
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }
    if settings.public_url.startswith("https://"):
        fixed["strict-transport-security"] = f"max-age={HTTPS_ONLY_SECONDS}"

    async def write(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in fixed.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")

    return write
