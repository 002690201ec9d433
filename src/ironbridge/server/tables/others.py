"""What the other processes of the server are told about tables.

On PostgreSQL it is said by the transaction that stores the change: a process that dies right after
its commit has told of it, and one that dies before has nothing to tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.storage.broadcast import LARGEST, broadcast
from ironbridge.server.tables.model import EntryKind, LogEntry
from ironbridge.server.tables.table_view import ChatShown

ENTRY: Final = "entry"
CHANGED: Final = "changed"
SAID: Final = "said"
PREPARED: Final = "prepared"

ROOM: Final = LARGEST - 100
"""Bytes for what is told; the rest is for the sender and the topic."""


class Changed(Struct, frozen=True):
    """A table changed. `number`: its log has so many entries; None: something else changed."""

    table: str
    number: int | None


class Said(Struct, frozen=True):
    table: str
    chat: ChatShown


class Prepared(Struct, frozen=True):
    """Somebody prepared moves for a seat."""

    table: str
    seat: int


class EntryTold(Struct, frozen=True, array_like=True):
    """A stored entry, as it travels: enough to apply it without asking the database."""

    number: int
    kind: EntryKind
    seat: int
    text: str
    person: str | None
    at: int


_entries: msgspec.json.Decoder[EntryTold] = msgspec.json.Decoder(EntryTold)


@dataclass(frozen=True)
class Message:
    topic: str
    payload: bytes


class Carrier(Protocol):
    """Carries messages to the other processes (live.channels)."""

    def publish(self, topic: str, payload: bytes) -> None: ...

    def in_transaction(self, topic: str, payload: bytes) -> str | None: ...


class OtherProcesses:
    """Tells them. Without a channel there are none."""

    def __init__(self, channel: Carrier | None = None) -> None:
        self._channel = channel

    def sent_along(self, message: Message) -> str | None:
        """The text that the transaction of the change must say; None: `sent_after` tells."""
        if self._channel is None:
            return None
        return self._channel.in_transaction(message.topic, message.payload)

    def sent_after(self, message: Message) -> None:
        """The transaction is committed: tell, unless it did."""
        if self._channel is not None and self.sent_along(message) is None:
            self._channel.publish(message.topic, message.payload)

    async def tell_with(self, session: AsyncSession, message: Message) -> None:
        """Tell when, and only if, the transaction of this session is committed."""
        text = self.sent_along(message)
        if text is not None:
            await session.execute(broadcast([text]))
        elif self._channel is not None:
            channel = self._channel
            event.listen(
                session.sync_session,
                "after_commit",
                lambda _: channel.publish(message.topic, message.payload),
                once=True,
            )

    def tell(self, message: Message) -> None:
        """Tell of something that is in no transaction. It may be lost."""
        if self._channel is not None:
            self._channel.publish(message.topic, message.payload)


def entry_message(table_id: str, entry: LogEntry) -> Message:
    """An entry is stored. Its table stands first, so that whoever does not know it stops there."""
    told = EntryTold(entry.number, entry.kind, entry.seat, entry.text, entry.person, entry.at)
    payload = table_id.encode() + b" " + msgspec.json.encode(told)
    if len(payload) > ROOM:
        return changed_message(table_id, entry.number + 1)
    return Message(ENTRY, payload)


def changed_message(table_id: str, number: int | None = None) -> Message:
    return Message(CHANGED, msgspec.json.encode(Changed(table_id, number)))


def chat_message(table_id: str, chat: ChatShown) -> Message:
    payload = msgspec.json.encode(Said(table_id, chat))
    return Message(SAID, payload) if len(payload) <= ROOM else changed_message(table_id)


def prepared_message(table_id: str, seat: int) -> Message:
    return Message(PREPARED, msgspec.json.encode(Prepared(table_id, seat)))


def table_of(payload: bytes) -> str:
    """The table that a message about an entry is about."""
    return payload.partition(b" ")[0].decode()


def entry_of(payload: bytes) -> LogEntry:
    told = _entries.decode(payload.partition(b" ")[2])
    return LogEntry(told.number, told.kind, told.seat, told.text, told.person, told.at)
