"""What the hub does from time to time: heartbeats, ended sessions, who is present."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from sqlalchemy import JSON, cast, exists, func, select
from sqlalchemy.sql.functions import Function

from ironbridge.server.live import messages
from ironbridge.server.live.presence import TELL_EVERY_S
from ironbridge.server.live.socket import SIGNED_OUT, SILENT
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Session, Token

if TYPE_CHECKING:
    from ironbridge.server.live.hub import Hub
    from ironbridge.server.live.socket import Client


PING_MS: Final = 25_000
SILENCE_MS: Final = 60_000
ROUND_S: Final = 5.0
PINGED_TOGETHER: Final = 10
PAUSE_S: Final = 0.02
PING_S: Final = 1.0
"""After so many clients there is a pause, shorter if all of them would take longer than this."""
GATHER_S: Final = 0.2
"""Arrivals and departures within this time are told together."""
GATHER_EACH_S: Final = 0.01
"""The same at a table that many watch, for each of them: with a list of all going to all, a
thousand who come one after the other must not be told each time."""

PING = messages.encode(messages.Ping())

log = structlog.get_logger(__name__)


class Heartbeats:
    """Tasks beside the hub. `ping`, `end_sessions` and so on may be called by tests."""

    def __init__(self, hub: Hub, database: Database) -> None:
        self._hub = hub
        self._database = database
        self._gathered: dict[str, bool] = {}
        """Tables whose presence changed; True when it changed here, which others must hear."""
        self._gathering: asyncio.TimerHandle | None = None
        self._told_until: dict[str, float] = {}
        """Until when those who watch a table have been told enough about who is here."""
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._run(), name="heartbeats")]

    async def end(self) -> None:
        if self._gathering is not None:
            self._gathering.cancel()
        for task in [*self._tasks, *self._telling]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    # Connections -------------------------------------------------------------------------

    def silent(self) -> list[Client]:
        """Clients that are to be pinged, because they were silent for a while; those that were
        silent for long are disconnected."""
        found, now = [], self._hub.now()
        for client in self._hub.clients:
            # Both are later than now when the clock was set back.
            client.heard_at = min(client.heard_at, now)
            client.pinged_at = min(client.pinged_at, now)
            silent = now - client.heard_at
            if silent >= SILENCE_MS:
                client.end(SILENT)
            elif silent >= PING_MS and now - client.pinged_at >= PING_MS:
                client.pinged_at = now
                found.append(client)
        return found

    async def ping(self) -> None:
        """A few clients at a time: their answers come at once too, and others must not wait."""
        silent = self.silent()
        for start in range(0, len(silent), PINGED_TOGETHER):
            for client in silent[start : start + PINGED_TOGETHER]:
                client.outbox.answer(PING)
            await asyncio.sleep(min(PAUSE_S, PING_S * PINGED_TOGETHER / len(silent)))

    async def end_sessions(self) -> None:
        """End the connections of sessions that were ended, here or in another process."""
        clients = [(client, client.signed.session) for client in self._hub.clients if client.signed]
        ended = await self._ended({session for _, session in clients})
        for client, session in clients:
            if session in ended:
                client.end(SIGNED_OUT)

    async def _ended(self, sessions: set[str]) -> set[str]:
        """Which of these sessions have ended.

        The database is told which there should be, in one text, and answers with those that are
        not there: mostly with nothing, however many are connected.
        """
        if not sessions:
            return set()
        asked = text_list(self._database, sorted(sessions)).table_valued("value")
        now = self._hub.now()
        session_lives = exists().where(Session.id == asked.c.value, Session.expires > now)
        token_lives = exists().where(Token.id == asked.c.value, Token.expires > now)
        query = select(asked.c.value).where(~session_lives, ~token_lives)
        async with self._database.session() as session:
            return set(await session.scalars(query))

    # Presence ----------------------------------------------------------------------------

    def presence_changed(self, table_id: str) -> None:
        self._gather(table_id, here=True)

    def presence_heard(self, table_id: str) -> None:
        self._gather(table_id, here=False)

    def _gather(self, table_id: str, here: bool) -> None:
        self._gathered[table_id] = self._gathered.get(table_id, False) or here
        if self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(GATHER_S, self._tell_gathered)

    def _tell_gathered(self) -> None:
        self._gathering = None
        gathered, self._gathered = self._gathered, {}
        told = {table_id for table_id in gathered if self._may_tell(table_id)}
        for table_id, here in gathered.items():
            if table_id not in told:
                self._gather(table_id, here)
            elif here:
                self._hub.peers.present(table_id)
        task = asyncio.create_task(self._tell_watchers(told))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def _may_tell(self, table_id: str) -> bool:
        """Whether it is time to tell who is at a table; if so, not again for a while."""
        now = asyncio.get_running_loop().time()
        if now < self._told_until.get(table_id, now):
            return False
        pause_s = GATHER_EACH_S * len(self._hub.watching(table_id))
        if pause_s > GATHER_S:
            self._told_until[table_id] = now + pause_s
        else:
            self._told_until.pop(table_id, None)
        return True

    async def _tell_watchers(self, tables: Iterable[str]) -> None:
        for table_id in tables:
            if self._hub.watching(table_id):
                try:
                    await self._hub.tell_presence(table_id)
                except Exception as error:
                    log.warning("presence not told", kind=type(error).__name__)

    # The task ----------------------------------------------------------------------------

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        presence_at = loop.time() + TELL_EVERY_S
        while True:
            await asyncio.sleep(ROUND_S)
            try:
                await self.ping()
                await self.end_sessions()
                if loop.time() >= presence_at:
                    presence_at = loop.time() + TELL_EVERY_S
                    self.presence_again()
            except Exception as error:
                log.error("round not made", kind=type(error).__name__)

    def presence_again(self) -> None:
        """Tell the others again, and forget those who told nothing for long."""
        for table_id in self._hub.presence.tables():
            self._hub.peers.present(table_id)
        for table_id in self._hub.presence.forget_silent():
            self.presence_heard(table_id)


def text_list(database: Database, texts: list[str]) -> Function[Any]:
    """Texts as rows of a query with one parameter, however many there are."""
    if database.is_sqlite:
        return func.json_each(msgspec.json.encode(texts).decode())
    return func.json_array_elements_text(cast(texts, JSON))
