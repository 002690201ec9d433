"""Web push: the message, encrypted so that only the browser can read it (RFC 8291), posted to the
push service of the browser's maker and signed by this server (RFC 8292).

Endpoints are addresses that a person gave, so they are called as webhooks are (webhook.py).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from email.utils import parseaddr
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import VapidException

from ironbridge.server.notify.devices import Device, Devices
from ironbridge.server.notify.message import Message, NotDelivered
from ironbridge.server.notify.webhook import check_answer, post

GONE: Final = {404, 410}
"""The browser has ended its subscription."""
KEPT_S: Final = 86_400
"""How long the push service keeps a message for a device that is off."""
SIGNED_S: Final = 12 * 3600
"""How long a signature is good; services refuse more than a day."""


class Shown(msgspec.Struct, frozen=True):
    """What the browser is told: no more than a mail says."""

    title: str
    body: str
    table: str


class Push:
    """A Channel; an address is the id of a device. `contact` is where a push service reaches
    whoever runs this server."""

    def __init__(
        self, devices: Devices, now: Callable[[], int], private: bool, contact: str
    ) -> None:
        self._devices = devices
        self._now = now
        self._private = private
        self._contact = contact

    async def send(self, address: str, message: Message) -> None:
        device = await self._devices.find(address)
        if device is None:
            raise NotDelivered("the device was removed", for_good=True)
        body = encrypted(device, Shown(message.subject, message.summary, message.table))
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_S),
            "urgency": "normal",
            # A later message about the table takes the place of one that was not fetched.
            "topic": hashlib.sha256(f"{device.id} {message.table}".encode()).hexdigest()[:32],
            **self._signature(await self._devices.key(), device),
        }
        status = await post(device.endpoint, body, headers, self._private)
        if status in GONE:
            await self._devices.forget(device)
        check_answer(status)

    def _signature(self, key: Any, device: Device) -> dict[str, str]:
        parts = urlsplit(device.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": self._now() // 1000 + SIGNED_S,
            "sub": self._contact,
        }
        try:
            return dict(key.sign(claims))
        except VapidException:  # no push service is at such an address
            raise NotDelivered("cannot be signed for", for_good=True) from None


def encrypted(device: Device, shown: Shown) -> bytes:
    """With a key pair made for this one message."""
    sealed: bytes = http_ece.encrypt(
        msgspec.json.encode(shown),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=device.public,
        auth_secret=device.auth,
        version="aes128gcm",
    )
    return sealed


def contact_of(mail_from: str, public_url: str) -> str:
    """The sender of mails if there is one, or else the site itself."""
    if mail_from:
        return f"mailto:{parseaddr(mail_from)[1]}"
    host = urlsplit(public_url).hostname or ""
    return f"https://{host}" if "." in host else "https://localhost"
