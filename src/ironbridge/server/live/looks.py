"""Fresh snapshots for clients that are owed one, made for a few tables at a time.

After a restart thousands of clients come back at once, and making their snapshots is seconds of
work. Moves, chat and heartbeats do not wait behind it: they are done as they come, between two
snapshots. All who wait for the same table are served together: it is loaded and read once for
all of them, and what they see is made once for each kind of viewer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

import structlog

from ironbridge.server.errors import Refused
from ironbridge.server.live import messages
from ironbridge.server.live.socket import Client, Watch
from ironbridge.server.people.model import Person
from ironbridge.server.tables import table_view
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.services import TableServices
from ironbridge.server.tables.table_view import Viewer

if TYPE_CHECKING:
    from ironbridge.server.live.hub import Hub

AT_ONCE: Final = 4
"""Tables whose snapshots are made side by side; also tables that are loaded for new watchers."""

Known: TypeAlias = tuple[tuple[int, ...], int]

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Looking:
    """A client that is owed a snapshot, as it was when the snapshot was begun."""

    client: Client
    watch: Watch
    debt: int
    viewer: Viewer

    def known(self, table: LiveTable) -> Known:
        """Entries from this number on are to be told, to somebody with these seats."""
        since = self.watch.resume
        return self.viewer.own, table.number if since is None else min(since, table.number)

    def is_current(self, table: LiveTable) -> bool:
        """Nothing happened since then that the snapshot may not hold."""
        client = self.client
        watches = client.watches.get(table.id) is self.watch
        return watches and client.outbox.debt(table.id) == self.debt


class Looks:
    """A queue of tables, each with the clients that wait for a snapshot of it."""

    def __init__(self, hub: Hub, tables: TableServices) -> None:
        self._hub = hub
        self._store = tables.store
        self._chat = tables.chat
        self._history = tables.history
        self._snapshots = tables.snapshots
        self._waiting: dict[str, dict[Client, None]] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._loading = asyncio.Semaphore(AT_ONCE)

    async def table(self, person: Person | None, table_id: str, invite: str | None) -> LiveTable:
        """A table for somebody who begins to watch it. One that must be loaded waits its turn:
        those where somebody moves are loaded at once, and must not wait behind it."""
        if self._store.cache.peek(table_id) is not None:
            return await self._store.seen(person, table_id, invite)
        async with self._loading:
            return await self._store.seen(person, table_id, invite)

    def ask(self, client: Client, table_id: str) -> None:
        """Have the snapshot made that a client is owed. It comes into the client's outbox."""
        self._waiting.setdefault(table_id, {})[client] = None
        if len(self._workers) < AT_ONCE:
            self._workers.add(asyncio.create_task(self._work(), name="looks"))

    async def close(self) -> None:
        self._waiting.clear()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    # The queue ---------------------------------------------------------------------------

    async def _work(self) -> None:
        """Until nobody waits."""
        try:
            while self._waiting:
                table_id = next(iter(self._waiting))
                await self._try_to_show(table_id, self._waiting.pop(table_id))
                await asyncio.sleep(0)
        finally:
            # The queue was seen empty just now: whoever asks from here on starts a new worker.
            task = asyncio.current_task()
            assert task is not None
            self._workers.discard(task)

    async def _try_to_show(self, table_id: str, clients: Collection[Client]) -> None:
        try:
            await self._show(table_id, clients)
        except Exception as fault:  # the database may be away: it is tried again
            log.error("a snapshot was not made", table=table_id, kind=type(fault).__name__)
            for client in clients:
                if client.outbox.debt(table_id):
                    client.outbox.postpone(table_id)

    # One table ---------------------------------------------------------------------------

    async def _show(self, table_id: str, clients: Collection[Client]) -> None:
        """Those for whom something happened in the meantime stay owed a snapshot, and ask again.

        With the lock held no entry comes in between. News of the table counts again from the
        moment the snapshot is in the outbox, so that none is missing and none comes twice.
        """
        try:
            table = await self._store.get(table_id)
        except Refused as refused:
            for client in clients:
                self._hub.gone(client, table_id, refused)
            return
        await self._send_away(table, clients)
        async with table.lock:
            # A table may be forgotten and live on as another object.
            if self._store.cache.peek(table_id) is table:
                await self._give(table, clients)
        for client in clients:
            client.outbox.again(table_id)

    async def _send_away(self, table: LiveTable, clients: Collection[Client]) -> None:
        """Those who may not see the table any more."""
        for client in clients:
            watch = client.watches.get(table.id)
            if watch is None:
                continue
            try:
                await self._store.seen(client.person, table.id, watch.invite)
            except Refused as refused:
                self._hub.gone(client, table.id, refused)

    async def _give(self, table: LiveTable, clients: Collection[Client]) -> None:
        muted = await self._chat.muted_by_each({one.person.id for one in clients if one.person})
        looking = [
            Looking(client, watch, debt, viewer(table, client.person, muted, watch.quiet))
            for client in clients
            if (watch := client.watches.get(table.id)) is not None
            and (debt := client.outbox.debt(table.id))
        ]
        views = await self._views(table, {one.viewer for one in looking})
        missed = await self._missed(table, {one.known(table) for one in looking})
        here = self._hub.who_is_here(table)
        # Nothing is waited for from here on.
        for one in looking:
            if one.is_current(table):
                told = [*missed[one.known(table)], views[one.viewer], here]
                one.watch.is_told(table, one.viewer.muted)
                one.client.outbox.pay(table.id, told)

    async def _views(self, table: LiveTable, viewers: Collection[Viewer]) -> dict[Viewer, bytes]:
        """A snapshot for each kind of viewer."""
        made: dict[Viewer, bytes] = {}
        if viewers:
            stored = await self._snapshots.read(table)
        for viewer in viewers:
            shown = table_view.snapshot(table, viewer, stored)
            made[viewer] = messages.encode(messages.Snapshot(shown))
            await asyncio.sleep(0)  # others go first
        return made

    async def _missed(self, table: LiveTable, known: Collection[Known]) -> dict[Known, list[bytes]]:
        """What clients missed, a message for all who have the same seats and know the same."""
        made: dict[Known, list[bytes]] = {one: [] for one in known}
        first = min((since for _, since in known), default=table.number)
        entries = await self._history.entries(table, first) if first < table.number else []
        for own, since in known:
            missed = [entry for entry in entries if entry.number >= since]
            if missed:
                made[own, since] = [self._hub.update(table, own, missed)]
                await asyncio.sleep(0)
        return made


def viewer(
    table: LiveTable, person: Person | None, muted: Mapping[str, frozenset[str]], quiet: bool
) -> Viewer:
    mutes = frozenset[str]() if person is None else muted.get(person.id, frozenset())
    return replace(table_view.viewer_of(table, person, mutes), quiet=quiet)
