"""The channel over PostgreSQL: LISTEN and NOTIFY on one connection, reopened when it is lost."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy.engine import make_url

from ironbridge.server.live.channels import Channel
from ironbridge.server.storage.broadcast import CHANNEL, LARGEST

MOST_WAITING = 10_000
LARGEST_BATCH = 500
PROBE_S = 20.0
"""A silent connection is asked this often whether it still lives."""
ANSWER_S = 10.0
FIRST_PAUSE_S = 0.25
LONGEST_PAUSE_S = 10.0
MISSED = "missed"
"""The topic that says: something was dropped here, look at everything."""

LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = structlog.get_logger(__name__)


class PostgresChannel(Channel):
    """Several processes on one database. Changes of tables are said by their own transactions;
    what is published besides goes over the connection that listens. While that is lost, it waits;
    when it is back, whoever listens here is told that something may have been missed."""

    def __init__(self, database: str, pause_s: float = FIRST_PAUSE_S) -> None:
        super().__init__()
        # asyncpg wants the URL without the name of a driver.
        url = make_url(database).set(drivername="postgresql")
        self._url = url.render_as_string(hide_password=False)
        self._me = secrets.token_hex(6)
        self._pause_s = pause_s
        self._waiting: deque[str] = deque()
        self._news = asyncio.Event()
        self._connected = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def in_transaction(self, topic: str, payload: bytes) -> str:
        text = f"{self._me} {topic} {payload.decode()}"
        if len(text.encode()) > LARGEST:
            raise ValueError(f"{topic}: more than {LARGEST} bytes do not fit into a notification")
        return text

    def publish(self, topic: str, payload: bytes) -> None:
        text = self.in_transaction(topic, payload)
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            text = f"{self._me} {MISSED} "
        self._waiting.append(text)
        self._news.set()

    async def open(self) -> None:
        """Returns when it listens; fails when the database cannot be reached now."""
        connection = await self._connect()
        self._task = asyncio.create_task(self._run(connection), name="channel")

    async def close(self) -> None:
        self._closing = True
        self._news.set()
        if self._task is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._task, ANSWER_S)
            self._task = None

    @property
    def alive(self) -> bool:
        return self._connected.is_set()

    # The task ----------------------------------------------------------------------------

    async def _run(self, connection: asyncpg.Connection) -> None:
        while True:
            try:
                await self._talk(connection)
            except LOST as error:
                log.warning("channel lost", kind=type(error).__name__)
            finally:
                self._connected.clear()
                connection.terminate()
            if self._closing:
                return
            again = await self._connect_again()
            if again is None:
                return
            connection = again
            log.info("channel restored")
            self.tell_missed()

    async def _connect(self) -> asyncpg.Connection:
        connection = await asyncpg.connect(self._url, timeout=ANSWER_S)
        connection.add_termination_listener(self._lost)
        await connection.add_listener(CHANNEL, self._hear)
        self._connected.set()
        return connection

    async def _connect_again(self) -> asyncpg.Connection | None:
        """None when the server goes down before the database is back."""
        pause = self._pause_s
        while not self._closing:
            try:
                return await self._connect()
            except LOST:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)
        return None

    async def _talk(self, connection: asyncpg.Connection) -> None:
        """Send what waits, until the connection is lost or the channel closed."""
        while self._waiting or not self._closing:
            if self._waiting:
                await self._say(connection)
                continue
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), PROBE_S)
            except TimeoutError:
                await connection.fetchval("SELECT 1", timeout=ANSWER_S)
            if connection.is_closed():
                raise ConnectionResetError

    async def _say(self, connection: asyncpg.Connection) -> None:
        """All that waits, in one go. It stays first in the queue until PostgreSQL has it."""
        batch = [self._waiting[n] for n in range(min(len(self._waiting), LARGEST_BATCH))]
        query = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"
        await connection.execute(query, CHANNEL, batch, timeout=ANSWER_S)
        for text in batch:
            if self._waiting and self._waiting[0] == text:  # unless it overflowed in the meantime
                self._waiting.popleft()

    def _hear(self, _connection: object, _pid: int, _name: str, text: object) -> None:
        lines = str(text)
        if lines.startswith(self._me):
            return  # a notification is said by one process
        for line in lines.split("\n"):
            topic, _, payload = line.partition(" ")[2].partition(" ")
            if topic == MISSED:
                self.tell_missed()
            else:
                self.deliver(topic, payload.encode())

    def _lost(self, _connection: object) -> None:
        self._connected.clear()
        self._news.set()
