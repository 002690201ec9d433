"""What this process tells the others on the channel, and what it does with what they tell.

Nothing that is heard is told again: it would go round for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from msgspec import Struct

from ironbridge.server.errors import Refused
from ironbridge.server.live.channels import Channel
from ironbridge.server.live.presence import WhoIsHere
from ironbridge.server.storage.writer import is_outage
from ironbridge.server.tables.model import LiveTable, LogEntry
from ironbridge.server.tables.store import TableStore
from ironbridge.server.tables.table_view import ChatShown

if TYPE_CHECKING:
    from ironbridge.server.live.hub import Hub


CHANGED: Final = "changed"
SAID: Final = "said"
PRESENT: Final = "present"
ROLL_CALL: Final = "roll-call"
AGAIN_S: Final = 2.0
"""Before a table that could not be read is read again."""

log = structlog.get_logger(__name__)


class Changed(Struct, frozen=True):
    """A table changed. `number`: its log has so many entries; None: something else changed."""

    table: str
    number: int | None


class Said(Struct, frozen=True):
    table: str
    chat: ChatShown


class Peers:
    """The other processes of the same server."""

    def __init__(self, hub: Hub, store: TableStore, channel: Channel) -> None:
        self._hub = hub
        self._store = store
        self._channel = channel
        self._following: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    @property
    def alive(self) -> bool:
        return self._channel.alive

    async def open(self) -> None:
        self._channel.subscribe(self._hear, self._miss)
        await self._channel.open()
        self._channel.publish(ROLL_CALL, b"")

    async def close(self) -> None:
        for table_id in self._hub.presence.tables():
            self._publish(PRESENT, WhoIsHere(self._hub.presence.process, table_id, []))
        for task in list(self._following.values()):
            task.cancel()
        await asyncio.gather(*self._following.values(), return_exceptions=True)
        await self._channel.close()

    # Telling -----------------------------------------------------------------------------

    def changed(self, table: LiveTable, entries: Sequence[LogEntry]) -> None:
        # What tasks do when they are woken by this is their own action, and is told to the others.
        if asyncio.current_task() not in self._following.values():
            self._publish(CHANGED, Changed(table.id, table.number if entries else None))

    def said(self, table_id: str, chat: ChatShown) -> None:
        self._publish(SAID, Said(table_id, chat))

    def present(self, table_id: str) -> None:
        self._publish(PRESENT, self._hub.presence.told(table_id))

    # Hearing -----------------------------------------------------------------------------

    def _hear(self, topic: str, payload: bytes) -> None:
        try:
            self._take(topic, payload)
        except msgspec.DecodeError:
            # Another release may speak otherwise. What matters is in the database.
            log.warning("channel not understood", topic=topic)
            self._miss()

    def _take(self, topic: str, payload: bytes) -> None:
        if topic == CHANGED:
            self._take_change(msgspec.json.decode(payload, type=Changed))
        elif topic == SAID:
            said = msgspec.json.decode(payload, type=Said)
            self._hub.tell_chat(said.table, said.chat)
        elif topic == PRESENT:
            told = msgspec.json.decode(payload, type=WhoIsHere)
            if self._hub.presence.hear(told):
                self._hub.heartbeats.presence_heard(told.table)
        elif topic == ROLL_CALL:
            for table_id in self._hub.presence.tables():
                self.present(table_id)

    def _take_change(self, change: Changed) -> None:
        known = self._store.cache.peek(change.table)
        if known is None and not self._hub.watching(change.table):
            return
        if known is not None and change.number is not None and change.number <= known.number:
            self._owe_late(known)  # it was applied already, perhaps without telling anybody
            return
        self._follow_soon(change.table, look=change.number is None)

    def _miss(self) -> None:
        """Something may have been missed: check all tables that matter here."""
        for table_id in {table.id for table in self._store.cache} | set(self._hub.watched()):
            self._follow_soon(table_id, look=True)
        self._channel.publish(ROLL_CALL, b"")

    def _follow_soon(self, table_id: str, look: bool) -> None:
        """One task for each table; what is heard while it runs makes it run once more."""
        if look:
            self._owe(table_id)
        if table_id in self._following:
            self._again.add(table_id)
            return
        task = asyncio.get_running_loop().create_task(self._follow(table_id), name="follow")
        self._following[table_id] = task

    async def _follow(self, table_id: str) -> None:
        again = True
        while again:
            self._again.discard(table_id)
            try:
                table = await self._store.get(table_id)
                await self._store.catch_up(table)
                self._owe_late(table)
            except Refused:
                self._owe(table_id)  # the snapshot will tell that the table is gone
            except Exception as error:
                log.error("table not followed", kind=type(error).__name__)
                if is_outage(error):
                    await asyncio.sleep(AGAIN_S)
                    self._again.add(table_id)
            again = table_id in self._again
        # Without waiting in between: what is heard from now on needs a task of its own.
        del self._following[table_id]

    def _owe(self, table_id: str) -> None:
        for client, watch in self._hub.watching(table_id).items():
            self._hub.owe(client, watch, table_id)

    def _owe_late(self, table: LiveTable) -> None:
        """A snapshot to clients that were told less than the table has: it was just loaded, or
        somebody else applied the log before the channel told us."""
        for client, watch in self._hub.watching(table.id).items():
            late = watch.next < table.number or watch.lobby != (table.status == "open")
            if late and not client.outbox.debt(table.id):
                self._hub.owe(client, watch, table.id)

    def _publish(self, topic: str, said: Struct) -> None:
        self._channel.publish(topic, msgspec.json.encode(said))
