"""A way to reach a person. Each channel is one class in a file of its own."""

from __future__ import annotations

from typing import Protocol

from ironbridge.kernel.errors import IronbridgeError
from ironbridge.server.notify.message import Message

TIMEOUT_S = 10.0


class NotDelivered(IronbridgeError):
    """It did not arrive. `for_good`: to try again would not help."""

    def __init__(self, reason: str, for_good: bool = False) -> None:
        super().__init__(reason)
        self.for_good = for_good


class Channel(Protocol):
    async def send(self, address: str, message: Message) -> None:
        """Deliver a message or raise NotDelivered; never takes much longer than TIMEOUT_S."""
        ...
