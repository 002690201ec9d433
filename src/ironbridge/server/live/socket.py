"""One client's WebSocket: reads what it asks, sends what waits for it, ends when it must.

Three things happen side by side: reading, sending, and waiting to be told to end. A client
that does not read holds up nobody but itself.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketException
from msgspec import DecodeError

from ironbridge.server.error_responses import failure
from ironbridge.server.errors import Refused
from ironbridge.server.live import messages
from ironbridge.server.live.outbox import Outbox
from ironbridge.server.people.model import Person, SignedIn
from ironbridge.server.tables.model import LiveTable

if TYPE_CHECKING:
    from ironbridge.server.live.hub import Hub

Socket: TypeAlias = WebSocket[Any, Any, Any]

GOING_DOWN: Final = 1001
TOO_LARGE: Final = 1009
FAULT: Final = 1011
SIGNED_OUT: Final = 4401
SILENT: Final = 4408
TOO_MANY: Final = 4429
FLOODING: Final = 4430
"""Codes with which the server ends a connection; docs/server.md says what a client does then."""

SEND_TEXTS: Final = "ironbridge.send_texts"
"""An extension of ASGI that our own protocol offers (security/protocols.py): several messages in
one write, without the layers of the framework in between."""
GOODBYE_S = 1.0
"""How long a client has to react before the connection ends."""
MOST_TABLES = 50
"""Tables that one client may watch at a time."""
FIRST_S = 20.0
"""How long a client has for its first message: it comes to watch something."""
AT_ONCE = 65_536
"""Bytes that are written together; as much as a connection takes before it is full."""
MOST_DELAYED = 100
"""A client of whose messages so many in a row had to wait does not adapt: its connection ends.
To watch many tables anew after a lost connection takes fewer."""
HEARTBEATS = messages.Pinging | messages.Answering
"""Messages for which nobody asks whether the session still lives: heartbeats.py does, for all."""

SendTexts: TypeAlias = Callable[[Sequence[bytes]], Awaitable[None]]

log = structlog.get_logger(__name__)


@dataclass(eq=False)
class Watch:
    """One client looks at one table."""

    person: Person | None
    """Who it was when they began to watch; presence is counted by this."""
    invite: str | None = field(repr=False)
    resume: int | None
    """From which entry on the log is owed with the next snapshot; None: the snapshot is enough."""
    next: int = 0
    """The number of the next entry that the client has not been told."""
    muted: frozenset[str] = frozenset()
    """Whom the person does not want to read, as of the last snapshot."""
    quiet: bool = False
    """Looks on unseen, and without the chat."""
    lobby: bool = True
    """The client saw the table when it was still open: it knows little of the game."""

    @property
    def announced(self) -> Person | None:
        """Who is shown to the others as being here."""
        return None if self.quiet else self.person

    def is_told(self, table: LiveTable, muted: frozenset[str]) -> None:
        """The client has a snapshot of the table as it is now, without what these people say."""
        self.resume, self.next, self.lobby = None, table.number, table.status == "open"
        self.muted = muted


class Client:
    """A connection, with everything the hub knows of it."""

    def __init__(
        self, socket: Socket, signed: SignedIn | None, address: str, language: str, now: int
    ) -> None:
        self.socket = socket
        self.signed = signed
        self.address = address
        self.language = language
        self.heard_at = self.pinged_at = now
        """When the client last sent something, and when it was last pinged."""
        self.outbox = Outbox()
        self.watches: dict[str, Watch] = {}
        self._is_new = True
        """The client has said nothing yet."""
        self._delayed = 0
        """How many of the last messages had to wait, without one that had not."""
        self._send_texts: SendTexts = send_texts(socket)
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    @property
    def person(self) -> Person | None:
        return None if self.signed is None else self.signed.person

    def end(self, code: int) -> None:
        """Tell the connection to end. Only the first call counts."""
        if not self._end.done():
            self._end.set_result(code)

    async def run(self, hub: Hub) -> None:
        """Until the client leaves, or is told to."""
        tasks = [asyncio.create_task(self._read(hub)), asyncio.create_task(self._send(hub))]
        either: list[asyncio.Future[Any]] = [*tasks, self._end]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            self.outbox.close()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception):
                    self._note(result)
                    self.end(FAULT)
        if self._end.done():
            with suppress(TimeoutError, WebSocketException, OSError, RuntimeError):
                await asyncio.wait_for(self.socket.close(self._end.result()), GOODBYE_S)

    # Reading -----------------------------------------------------------------------------

    async def _read(self, hub: Hub) -> None:
        while (data := await self._next()) is not None:
            if len(data) > hub.largest_message:
                self.end(TOO_LARGE)
                return
            self.heard_at = hub.now()
            await self._wait_turn(hub)
            await self._take(hub, data)
            await self.outbox.room()

    async def _next(self) -> bytes | None:
        """The next message; None when there will be no more."""
        if self._is_new:
            try:
                async with asyncio.timeout(FIRST_S):
                    event = await self.socket.receive()
            except TimeoutError:
                self.end(SILENT)
                return None
            self._is_new = False
        else:
            event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return (event.get("bytes") or b"") if text is None else text.encode()

    async def _wait_turn(self, hub: Hub) -> None:
        """Wait while there were too many messages. Nothing is read meanwhile, so the client's
        own messages wait on its side; if it sends on and on, the connection ends."""
        wait_s = hub.wait_s(self)
        self._delayed = self._delayed + 1 if wait_s else 0
        if self._delayed > MOST_DELAYED:
            self.end(FLOODING)
        if wait_s:
            await asyncio.sleep(wait_s)

    async def _take(self, hub: Hub, data: bytes) -> None:
        """Do what a message asks, and answer."""
        asked: messages.FromClient | None = None
        try:
            asked, unread = understood(data)
            if not isinstance(asked, HEARTBEATS):
                await hub.check(self)
            if unread is not None:
                raise unread
            assert asked is not None
            answer = await hub.do(self, asked)
        except Refused as refused:
            answer = self._refusal(asked, refused)
        except Exception as fault:
            self._note(fault)
            answer = self._refusal(asked, Refused("server-error"))
        if answer is not None:
            self.outbox.answer(messages.encode(answer))

    def _refusal(self, asked: messages.FromClient | None, refused: Refused) -> messages.Refusal:
        about = failure(refused, self.language)
        return messages.Refusal(
            id=getattr(asked, "id", None),
            table=getattr(asked, "table", None),
            error=about.error,
            message=about.message,
            rule=about.rule,
            reason=about.reason,
            number=about.number,
            field=about.field,
        )

    def _note(self, fault: Exception) -> None:
        """Like a fault of a route: kind and place, never what was sent."""
        if isinstance(fault, WebSocketException | OSError):
            return  # the client is gone
        place = "".join(traceback.format_tb(fault.__traceback__))
        log.error("server error", kind=type(fault).__name__, route="/api/live", place=place)

    # Sending -----------------------------------------------------------------------------

    async def _send(self, hub: Hub) -> None:
        while True:
            taken = await self.outbox.take()
            if isinstance(taken, bytes):
                await self._send_texts([taken, *self.outbox.more(AT_ONCE)])
            else:
                hub.looks.ask(self, taken)


def send_texts(socket: Socket) -> SendTexts:
    """How messages are sent: in one write, where the server offers it."""
    offered = (socket.scope.get("extensions") or {}).get(SEND_TEXTS)
    if offered is not None:
        return cast(SendTexts, offered["send"])

    async def one_by_one(texts: Sequence[bytes]) -> None:
        for text in texts:
            await socket.send_text(text)

    return one_by_one


def understood(data: bytes) -> tuple[messages.FromClient | None, Refused | None]:
    """The message, or why it is none. It is read before anything can fail: whatever does, the
    refusal carries the id that the client waits for."""
    try:
        return messages.decode(data), None
    except (DecodeError, RecursionError, UnicodeDecodeError) as error:
        return None, Refused("malformed", field=messages.field_of(error))
