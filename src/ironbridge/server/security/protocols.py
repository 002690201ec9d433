"""uvicorn's protocols with bounds: how long a client may take, how much comes in at once.

uvicorn itself waits for ever for the rest of a request, for a client that does not read its
answer, and for one that floods a WebSocket with frames the application never sees.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from ironbridge.server.errors import Refused
from ironbridge.server.live.socket import FLOODING, SEND_TEXTS
from ironbridge.server.security.connections import Connections
from ironbridge.server.security.limits import Limits
from ironbridge.server.settings import Settings

READ_AT_ONCE: Final = 4096
"""Bytes taken from a connection before others have their turn. A quarter of a megabyte, which is
asyncio's own measure, holds 40,000 small frames: half a second of work."""
MOST_HEAD: Final = 65_536
TOLERATED: Final = 4
"""A body that is too large is refused as soon as that is known, and is still taken up to so many
times the size that is allowed: a client that is cut off while it sends does not see the answer."""
SEND_S: Final = 60.0
"""How long a client may read nothing of an answer that waits for it."""
LINGER_S: Final = 5.0
"""How long a closed connection may take for its last bytes."""
MOST_FRAMES: Final = 200
FRAMES_S: Final = 10.0
"""So many frames that are no whole message (pings, pongs, pieces) may come within this time."""
SWITCHING: Final = 101
"""The status of a handshake that succeeded."""
MOST_IGNORED: Final = 16_384
"""Bytes that a client may still send after its WebSocket was closed."""
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"retry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class Entrance:
    """What all connections of a server share."""

    def __init__(self, settings: Settings, connections: Connections) -> None:
        self.connections = connections
        self.receive_s = settings.receive_seconds
        self.most_received = MOST_HEAD + TOLERATED * settings.max_body
        self._pace = Limits(settings.limits, monotonic_ms)

    def may_connect(self, address: str) -> bool:
        """Count a connection that an address opens; False when there were too many."""
        if self.connections.is_proxy(address):
            return True
        try:
            self._pace.spend("connect", address)
        except Refused:
            return False
        return True

    def count(self, address: str) -> float:
        """Count a request of an address; returns how many seconds the next one has to wait."""
        if self.connections.is_proxy(address):
            return 0.0
        return self._pace.reserve("address", address)

    def wait_s(self, address: str) -> float:
        """How long a request has to wait because of those that were counted."""
        if self.connections.is_proxy(address):
            return 0.0
        return self._pace.wait_s("address", address)


class Timer:
    """Something that is done after a while unless it is stopped."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handle: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._handle is not None

    def start(self, seconds: float, then: Callable[[], None]) -> None:
        self.stop()
        self._handle = self._loop.call_later(seconds, then)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class SmallReads(asyncio.BufferedProtocol):
    """Takes only so much from a connection at a time."""

    _buffer: ClassVar = memoryview(bytearray(READ_AT_ONCE))
    """One for all connections: it is filled and emptied without anything in between."""

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._buffer[:nbytes]))

    def data_received(self, data: bytes) -> None:
        raise NotImplementedError


class HttpProtocol(H11Protocol, SmallReads):
    """One connection, from the first byte to the last, or until it becomes a WebSocket.

    While a request comes in there is a deadline for all of it. An idle connection has the time
    that uvicorn gives it, and while an answer is sent the client must go on reading.
    """

    entrance: ClassVar[Entrance]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._receiving = Timer(self.loop)
        self._sending = Timer(self.loop)
        self._pausing = Timer(self.loop)
        self._is_websocket = False
        self._received = 0
        """Bytes of the request that comes in."""

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.entrance.connections.admit(transport, self.address):
            transport.write(FULL)
            self._end()
            return
        self._keep_time()
        if wait_s := self.entrance.wait_s(self.address):
            self._pause(wait_s, self.flow.resume_reading)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        if self._received > self.entrance.most_received:
            self.transport.abort()
            return
        super().data_received(data)
        self._keep_time()

    def on_response_complete(self) -> None:
        if wait_s := self.entrance.count(self.address):
            self._pause(wait_s, self._go_on)
        else:
            self._go_on()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_websocket = True
        self._stop_timers()
        self.entrance.connections.work(self.transport)
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._end()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._sending.start(SEND_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._sending.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self.entrance.connections.release(self.transport)
        super().connection_lost(exc)

    # Details -----------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Wait for the next request, or begin with the one that came already."""
        super().on_response_complete()
        self._keep_time()

    def _keep_time(self) -> None:
        """Start or stop the deadline for a request, by what has come of it."""
        if self._is_websocket:
            return
        if self.transport.is_closing():
            self._end()
            return
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.entrance.connections.work(self.transport)
            self._receiving.stop()
            self._received = 0
            return
        self.entrance.connections.wait(self.transport)
        kept = self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is not None
        if not kept and not self._receiving.runs:
            self._receiving.start(self.entrance.receive_s, self.transport.abort)

    def _pause(self, seconds: float, then: Callable[[], None]) -> None:
        """Read nothing for a while: very many requests came from this address."""
        self.flow.pause_reading()
        self._pausing.start(seconds, then)

    def _end(self) -> None:
        """Close; a client that never reads the last bytes is not waited for."""
        self._stop_timers()
        self.transport.close()
        self._sending.start(SEND_S, self.transport.abort)

    def _stop_timers(self) -> None:
        for timer in (self._receiving, self._sending, self._pausing):
            timer.stop()


class SocketProtocol(WebSocketsSansIOProtocol, SmallReads):
    """One WebSocket. Whole messages are bounded by the hub, which stops reading; frames that
    are none never reach it and are bounded here."""

    entrance: ClassVar[Entrance]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.close_timeout = LINGER_S
        self._frames = self._ignored = 0
        self._frames_since = self.loop.time()

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._ignored += len(data)
            if self._ignored > MOST_IGNORED:
                self.transport.abort()
                return
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            assert self.scope["extensions"] is not None
            self.scope["extensions"][SEND_TEXTS] = {"send": self.send_texts}

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send messages in one write."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """Stop reading when a second message waits, not at every message: that takes two calls of
        the system for each."""
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # then it is left as it is
        super().send_receive_event_to_app()
        self.read_paused = False

    def handle_ping(self) -> None:
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_cont(event)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(2 * LINGER_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.entrance.connections.release(self.transport)
        super().connection_lost(exc)

    # Details -----------------------------------------------------------------------------

    def _is_bearable(self) -> bool:
        """Count a frame; the connection ends when there are too many."""
        now = self.loop.time()
        if now - self._frames_since > FRAMES_S:
            self._frames, self._frames_since = 0, now
        self._frames += 1
        if self._frames > MOST_FRAMES and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODING})
            self.conn.fail(FLOODING)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
        return not self.close_sent


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def protocols(entrance: Entrance) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
    """The classes for uvicorn, which makes an object of them for each connection."""
    shared = {"entrance": entrance}
    return (
        type("HttpProtocol", (HttpProtocol,), shared),
        type("SocketProtocol", (SocketProtocol,), shared),
    )
