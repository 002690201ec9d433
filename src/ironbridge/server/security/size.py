"""How large a request or a message may be."""

from __future__ import annotations

from litestar.datastructures import Headers
from litestar.types import HTTPReceiveMessage, Receive, WebSocketReceiveMessage

from ironbridge.server.errors import Refused


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
