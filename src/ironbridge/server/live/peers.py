"""What this process hears from the others on the channel, and what it does with it.

An entry that another process stored comes with the message and is applied as it is. Whatever does
not fit exactly makes this process read the database. Messages may be lost: every few seconds the
tables that somebody watches are compared with the database, so that none stays behind.

Nothing that is heard is told again: it would go round for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from msgspec import Struct

from ironbridge.server.errors import Refused
from ironbridge.server.live.channels import Channel
from ironbridge.server.live.presence import WhoIsHere
from ironbridge.server.tables.model import LiveTable, LogEntry
from ironbridge.server.tables.others import (
    CHANGED,
    ENTRY,
    PREPARED,
    SAID,
    Changed,
    Prepared,
    Said,
    entry_of,
    table_of,
)
from ironbridge.server.tables.premoves.service import Premoves
from ironbridge.server.tables.store import Stored, TableStore

if TYPE_CHECKING:
    from ironbridge.server.live.hub import Hub


PRESENT: Final = "present"
ROLL_CALL: Final = "roll-call"
SIGNED_OUT: Final = "signed-out"
MUTED: Final = "muted"

ROUND_S: Final = 2.0
"""Between two comparisons with the database."""
QUIET_ROUNDS: Final = 5
"""A table that another process changed is left to that process for so many rounds."""
PORTION: Final = 500
"""Tables in one question to the database."""
MOST_HEARD: Final = 100
"""Entries of one table that wait to be applied; more are read from the database."""

log = structlog.get_logger(__name__)


@dataclass
class Heard:
    """What was heard about a table and is not applied yet."""

    entries: list[LogEntry] = field(default_factory=list)
    ask: bool = False
    """The database must be asked."""


class OfPerson(Struct, frozen=True):
    """Something happened to a person, or to what they want to read."""

    person: str


class Peers:
    """The other processes of the same server."""

    def __init__(self, hub: Hub, store: TableStore, premoves: Premoves, channel: Channel) -> None:
        self._hub = hub
        self._store = store
        self._premoves = premoves
        self._channel = channel
        self._heard: dict[str, Heard] = {}
        self._following: dict[str, asyncio.Task[None]] = {}
        self._quiet: dict[str, tuple[int, int]] = {}
        """Tables that another process changed: how long their log was, and for how many rounds."""
        self._all_soon = asyncio.Event()
        """Something may have been missed: compare all tables, and do not wait for the round."""
        self._rounds: asyncio.Task[None] | None = None

    @property
    def alive(self) -> bool:
        return self._channel.alive

    async def open(self) -> None:
        self._channel.subscribe(self._hear, self._miss)
        await self._channel.open()
        self._channel.publish(ROLL_CALL, b"")
        self._rounds = asyncio.create_task(self._keep_comparing(), name="comparing tables")

    async def close(self) -> None:
        for table_id in self._hub.presence.tables():
            self._publish(PRESENT, WhoIsHere(self._hub.presence.process, table_id, []))
        tasks = [*self._following.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._rounds = None
        await self._channel.close()

    def present(self, table_id: str) -> None:
        """Tell the others who is connected here."""
        self._publish(PRESENT, self._hub.presence.told(table_id))

    def signed_out(self, person: str) -> None:
        self._publish(SIGNED_OUT, OfPerson(person))

    def muted(self, person: str) -> None:
        self._publish(MUTED, OfPerson(person))

    # Hearing -----------------------------------------------------------------------------

    def look_again(self, table_id: str) -> None:
        """A table was changed by somebody who tells no process."""
        self._take_change(Changed(table_id, None))

    def _hear(self, topic: str, payload: bytes) -> None:
        try:
            self._take(topic, payload)
        except (msgspec.DecodeError, UnicodeDecodeError):
            # Another release may speak otherwise. What matters is in the database.
            log.warning("channel not understood", topic=topic)
            self._miss()

    def _take(self, topic: str, payload: bytes) -> None:
        if topic == ENTRY:
            table_id = table_of(payload)
            if self._concerns(table_id):
                self._take_entry(table_id, entry_of(payload))
        elif topic == CHANGED:
            self._take_change(msgspec.json.decode(payload, type=Changed))
        elif topic == SAID:
            said = msgspec.json.decode(payload, type=Said)
            self._hub.tell_chat(said.table, said.chat)
        elif topic == PREPARED:
            prepared = msgspec.json.decode(payload, type=Prepared)
            self._premoves.heard(prepared.table, prepared.seat)
        elif topic == PRESENT:
            told = msgspec.json.decode(payload, type=WhoIsHere)
            if self._hub.presence.hear(told):
                self._hub.heartbeats.presence_heard(told.table)
        elif topic == SIGNED_OUT:
            self._hub.end_connections(msgspec.json.decode(payload, type=OfPerson).person)
        elif topic == MUTED:
            self._hub.show_anew(msgspec.json.decode(payload, type=OfPerson).person)
        elif topic == ROLL_CALL:
            for table_id in self._hub.presence.tables():
                self.present(table_id)

    def _concerns(self, table_id: str) -> bool:
        """Whether a table is in memory here, or about to be, or watched."""
        cache = self._store.cache
        return (
            cache.peek(table_id) is not None
            or cache.is_loading(table_id)
            or bool(self._hub.watching(table_id))
        )

    def _take_entry(self, table_id: str, entry: LogEntry) -> None:
        if self._is_known(table_id, entry.number + 1):
            return
        if table_id not in self._following and self._follow_at_once(table_id, entry):
            return
        heard = self._heard.setdefault(table_id, Heard())
        heard.entries.append(entry)
        if len(heard.entries) > MOST_HEARD:
            heard.ask = True
            heard.entries.clear()
        self._follow_soon(table_id)

    def _take_change(self, change: Changed) -> None:
        if not self._concerns(change.table):
            return
        if change.number is None:
            self._owe(change.table)
        elif self._is_known(change.table, change.number):
            return
        self._ask(change.table)

    def _is_known(self, table_id: str, number: int) -> bool:
        """Whether so many entries were applied already, perhaps without telling anybody."""
        known = self._store.cache.peek(table_id)
        if known is None or known.number < number:
            return False
        self._owe_late(known)
        return True

    def _miss(self) -> None:
        """Something may have been missed: whoever watches looks again, all tables are compared."""
        self._premoves.missed()
        for table_id in self._hub.watched():
            self._owe(table_id)
        self._all_soon.set()
        self._channel.publish(ROLL_CALL, b"")

    # Following ---------------------------------------------------------------------------

    def _ask(self, table_id: str) -> None:
        """Follow the log in the database."""
        self._heard.setdefault(table_id, Heard()).ask = True
        self._follow_soon(table_id)

    def _follow_soon(self, table_id: str) -> None:
        """One task for each table; what is heard while it runs makes it run once more."""
        if table_id not in self._following:
            task = asyncio.get_running_loop().create_task(self._follow(table_id), name="follow")
            self._following[table_id] = task

    def _follow_at_once(self, table_id: str, entry: LogEntry) -> bool:
        """Without a task, if nothing has to be waited for."""
        table = self._store.cache.peek(table_id)
        try:
            if table is None or not self._store.follow_at_once(table, entry):
                return False
            self._store.cache.used(table_id)
            self._quiet[table_id] = (table.number, 0)
        except Exception as error:
            log.error("table not followed", kind=type(error).__name__)
            self._store.cache.drop(table_id)  # half applied: it is read anew
            self._store.catch_up_soon(table_id)
        return True

    async def _follow(self, table_id: str) -> None:
        while (heard := self._heard.pop(table_id, None)) is not None:
            try:
                entries: Sequence[LogEntry] = () if heard.ask else heard.entries
                table = await self._store.follow(table_id, entries)
                self._owe_late(table)
                self._quiet[table_id] = (table.number, 0)
            except Refused:
                self._owe(table_id)  # the snapshot will tell that the table is gone
            except Exception as error:
                log.error("table not followed", kind=type(error).__name__)
                self._store.catch_up_soon(table_id)
        # Without waiting in between: what is heard from now on needs a task of its own.
        del self._following[table_id]

    # Comparing ---------------------------------------------------------------------------

    async def _keep_comparing(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._all_soon.wait(), ROUND_S)
            try:
                await self.compare()
                self._wake_quiet()
            except Exception as error:
                log.error("tables not compared", kind=type(error).__name__)
                await asyncio.sleep(ROUND_S)  # a comparison of all is still wanted

    async def compare(self) -> None:
        """Find watched tables that are behind the database, and let them catch up; all tables in
        memory when something may have been missed."""
        asked, missed = set(self._hub.watched()), self._all_soon.is_set()
        if missed:
            asked |= {table.id for table in self._store.cache}
            self._all_soon.clear()
        ordered = sorted(asked)
        try:
            for start in range(0, len(ordered), PORTION):
                portion = ordered[start : start + PORTION]
                self._check(portion, await self._store.how_far(portion))
        except BaseException:
            if missed:
                self._all_soon.set()
            raise

    def _check(self, tables: Collection[str], stored: dict[str, Stored]) -> None:
        for table_id in tables:
            found, known = stored.get(table_id), self._store.cache.peek(table_id)
            if found is None:
                self._owe(table_id)  # the snapshot will tell that the table is gone
            elif known is None:
                self._owe_later_than(table_id, found.number, found.status == "open")
            elif known.lock.locked():
                continue  # it is being changed just now
            elif found.differs(known):
                self._ask(table_id)
            else:
                self._owe_late(known)

    def _wake_quiet(self) -> None:
        """The process that stored an entry wakes bots, premoves and notices. Where nothing
        follows for a while, it may have died before it did."""
        for table_id, (number, rounds) in list(self._quiet.items()):
            known = self._store.cache.peek(table_id)
            if known is None or known.number != number:
                del self._quiet[table_id]
            elif rounds < QUIET_ROUNDS:
                self._quiet[table_id] = (number, rounds + 1)
            else:
                del self._quiet[table_id]
                self._store.wake(known)

    # What clients are owed ---------------------------------------------------------------

    def _owe(self, table_id: str) -> None:
        for client, watch in self._hub.watching(table_id).items():
            self._hub.owe(client, watch, table_id)

    def _owe_late(self, table: LiveTable) -> None:
        """A snapshot to clients that were told less than the table has: it was just loaded, or
        somebody else applied the log before the channel told us."""
        self._owe_later_than(table.id, table.number, table.status == "open")

    def _owe_later_than(self, table_id: str, number: int, is_open: bool) -> None:
        for client, watch in self._hub.watching(table_id).items():
            late = watch.next < number or watch.lobby != is_open
            if late and not client.outbox.debt(table_id):
                self._hub.owe(client, watch, table_id)

    def _publish(self, topic: str, said: Struct) -> None:
        self._channel.publish(topic, msgspec.json.encode(said))
