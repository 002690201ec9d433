"""The cookie by which a browser shows that an account has signed in with it before.

It gives no right at all: it only keeps the tries of this browser apart from those of strangers
(guesses.py). It holds a random id and, for each of the last few accounts, a signature.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from ironbridge.server.request_context import Connection
from ironbridge.server.settings import Settings

NAME: Final = "ironbridge-device"
PATH: Final = "/api"
YEAR_S: Final = 365 * 86_400
ACCOUNTS: Final = 5
"""A family may share a browser."""
LONGEST: Final = 400


class KnownDevices:
    def __init__(self, settings: Settings) -> None:
        self._secret = settings.secret
        self._secure = settings.public_url.startswith("https://")

    def recognized(self, scope: Scope, account: str) -> str | None:
        """The id of the browser, if this account has signed in with it before."""
        device, signatures = read(scope)
        expected = self._signature(device, account)
        known = any(hmac.compare_digest(found, expected) for found in signatures)
        return device if known else None

    def remembering(self, scope: Scope, account: str) -> Cookie:
        """The cookie after this account signed in."""
        device, before = read(scope)
        own = self._signature(device, account)
        signatures = [own, *(found for found in before if found != own)][:ACCOUNTS]
        return Cookie(
            key=NAME,
            value=".".join([device, *signatures]),
            max_age=YEAR_S,
            path=PATH,
            httponly=True,
            secure=self._secure,
            samesite="lax",
        )

    def _signature(self, device: str, account: str) -> str:
        signed = f"device {device} {account}".encode()
        return hmac.new(self._secret.encode(), signed, hashlib.sha256).hexdigest()[:32]


def read(scope: Scope) -> tuple[str, list[str]]:
    """The id of a browser and its signatures; a new id where there is none."""
    connection: Connection = ASGIConnection(scope)
    value = connection.cookies.get(NAME, "")
    device, *signatures = value.split(".")
    if not device or len(value) > LONGEST or not value.isascii():
        return secrets.token_urlsafe(12), []
    return device, signatures
