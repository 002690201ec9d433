"""The only writer of the logs of tables: group commit, acknowledged only after COMMIT.

Callers wait; one task takes the entries of all who wait and commits them together. Otherwise each
move would pay for a disk flush of its own.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

import structlog
from sqlalchemy import ARRAY, Connection, Executable, Text, bindparam, func, insert, select
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
)

from ironbridge.kernel.errors import IronbridgeError
from ironbridge.server.storage.broadcast import CHANNEL, broadcast, packed
from ironbridge.server.storage.connection import KeptConnection
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry

LARGEST_BATCH = 200
AT_ONCE: Final = "AUTOCOMMIT"
BY_HAND: Final = "READ COMMITTED"
"""How transactions of PostgreSQL end: each statement is one, or a commit ends it."""

DEFAULTS: dict[str, object] = {"text": "", "person": None}
COLUMNS = {column.name: column.type for column in Entry.__table__.columns}
INSERT = insert(Entry.__table__)  # type: ignore[arg-type]

log = structlog.get_logger(__name__)


class Taken(IronbridgeError):
    """The log of this table already has an entry with this number."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"table {table} already has entry {number}")
        self.table = table
        self.number = number


class Unsure(IronbridgeError):
    """The commit ended in an error: only the log can tell whether the entry is stored."""

    def __init__(self, error: Exception) -> None:
        super().__init__(f"nobody knows whether the entry is stored: {type(error).__name__}")
        self.error = error


class WriterClosed(IronbridgeError):
    """The server is going down: nothing more is written."""


@dataclass(eq=False)
class Waiting:
    """What one caller wants stored, and the future that tells it how that went."""

    entry: Mapping[str, object]
    also: Sequence[Executable]
    notice: str | None
    """What the other processes hear when it is committed."""
    done: asyncio.Future[None]

    @property
    def key(self) -> tuple[str, int]:
        table, number = self.entry["table"], self.entry["number"]
        assert isinstance(table, str)
        assert isinstance(number, int)
        return table, number

    def stored(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def failed(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class LogWriter:
    """Appends entries. `commits` and `entries` count what was done, for metrics."""

    def __init__(self, database: Database) -> None:
        self.commits = 0
        self.entries = 0
        self._kept: KeptConnection = database.kept_connection()
        self._queue: deque[Waiting] = deque()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def append(
        self,
        entry: Mapping[str, object],
        also: Sequence[Executable] = (),
        notice: str | None = None,
    ) -> None:
        """Store an entry, and carry out further statements in the same transaction. On PostgreSQL
        it says `notice` to the other processes.

        Returns after the commit. Raises Taken when the number has an entry already, and Unsure
        when only the log knows whether the entry was stored. So it is for a caller that is
        cancelled. After any other error nothing is stored.
        """
        if self._closing:
            raise WriterClosed("the server is shutting down")
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="log writer")
        row = {**DEFAULTS, **entry}
        if row.keys() != COLUMNS.keys():
            raise ValueError(f"an entry has {sorted(COLUMNS)}, found {sorted(row)}")
        waiting = Waiting(row, also, notice, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._news.set()
        await waiting.done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._news.set()
        if self._task is not None:
            await self._task
            self._task = None

    # The task ----------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while self._queue or not self._closing:
                await self._news.wait()
                if not self._closing:
                    self._news.clear()
                while batch := self._next_batch():
                    await self._write(batch)
        finally:
            await self._kept.close()
            while self._queue:  # only when the task itself was cancelled
                self._queue.popleft().failed(WriterClosed("the server is shutting down"))

    def _next_batch(self) -> list[Waiting]:
        """Who waits, in the order of tables: two servers that write for the same tables must
        meet in the same order, or each would wait for the other."""
        batch: list[Waiting] = []
        while self._queue and len(batch) < LARGEST_BATCH:
            waiting = self._queue.popleft()
            if not waiting.done.done():  # cancelled while it waited
                batch.append(waiting)
        return sorted(batch, key=lambda waiting: waiting.key)

    async def _write(self, batch: list[Waiting]) -> None:
        """Never raises, except when the task is cancelled: errors go to the callers."""
        try:
            await self._kept.do(partial(store, batch=batch))
        except Exception as error:
            if len(batch) > 1 and not is_outage(error) and not isinstance(error, Unsure):
                for waiting in batch:
                    await self._write([waiting])
                return
            if is_outage(error) or isinstance(error, Unsure):
                log.error("entries not stored", entries=len(batch), error=str(error))
            for waiting in batch:
                waiting.failed(error)
        except BaseException:
            for waiting in batch:
                waiting.failed(WriterClosed("the server went down while it wrote"))
            raise
        else:
            self.commits += 1
            self.entries += len(batch)
            for waiting in batch:
                waiting.stored()


def store(connection: Connection, batch: Sequence[Waiting]) -> None:
    """One transaction; on an error nothing of it stays, unless the error is Unsure."""
    said = [waiting.notice for waiting in batch if waiting.notice is not None]
    also = [statement for waiting in batch for statement in waiting.also]
    if connection.dialect.name == "postgresql" and not also:
        store_at_once(connection, batch, said)
        return
    begin_by_hand(connection)
    try:
        insert_entries(connection, batch)
        for statement in also:
            connection.execute(statement)
        if said:
            connection.execute(broadcast(said))
    except BaseException:
        roll_back(connection)
        raise
    try:
        connection.commit()
    except Exception as error:
        roll_back(connection)
        raise Unsure(error) from error


def store_at_once(connection: Connection, batch: Sequence[Waiting], said: Sequence[str]) -> None:
    """One statement, which PostgreSQL makes a transaction of its own: it is asked once instead of
    four times (begin, insert, notify, commit)."""
    if connection.get_execution_options().get("isolation_level") != AT_ONCE:
        connection.execution_options(isolation_level=AT_ONCE)
    columns = {name: [waiting.entry[name] for waiting in batch] for name in COLUMNS}
    try:
        connection.execute(STORE_AT_ONCE, {**columns, "said": packed(said)})
        connection.commit()  # nothing is sent: SQLAlchemy wants to hear it
    except IntegrityError:
        roll_back(connection)
        if len(batch) == 1 and is_taken(connection, *batch[0].key):
            raise Taken(*batch[0].key) from None
        raise
    except DBAPIError as error:
        roll_back(connection)
        if isinstance(error, DataError | ProgrammingError):  # PostgreSQL refused the statement
            raise
        raise Unsure(error) from error


def begin_by_hand(connection: Connection) -> None:
    """The next statements are one transaction, which ends with a commit."""
    if connection.get_execution_options().get("isolation_level") == AT_ONCE:
        connection.execution_options(isolation_level=BY_HAND)


def statement_at_once() -> Executable:
    """Inserts rows given as a list for each column, and says texts to whoever listens."""
    names = list(COLUMNS)
    lists = [bindparam(name, type_=ARRAY(type_)) for name, type_ in COLUMNS.items()]
    rows = func.unnest(*lists).table_valued(*names).render_derived()
    stored = INSERT.from_select(names, select(*(rows.c[name] for name in names))).cte("stored")
    said = func.unnest(bindparam("said", type_=ARRAY(Text))).column_valued("said")
    return select(func.pg_notify(CHANNEL, said)).add_cte(stored)


def roll_back(connection: Connection) -> None:
    """A connection that is lost cannot even do this. The next piece of work gets a new one."""
    with suppress(Exception):
        connection.rollback()


def insert_entries(connection: Connection, batch: Sequence[Waiting]) -> None:
    try:
        connection.execute(INSERT, [dict(waiting.entry) for waiting in batch])
    except IntegrityError:
        connection.rollback()
        if len(batch) == 1 and is_taken(connection, *batch[0].key):
            raise Taken(*batch[0].key) from None
        raise


def is_taken(connection: Connection, table: str, number: int) -> bool:
    """A broken reference is an IntegrityError too, and is not this."""
    query = select(Entry.number).where(Entry.table == table, Entry.number == number)
    return connection.execute(query).first() is not None


def is_outage(error: Exception) -> bool:
    """Whether the database failed, rather than one caller's entry or statement."""
    if isinstance(error, OSError | OperationalError | InterfaceError | TimeoutError):
        return True
    return isinstance(error, DBAPIError) and error.connection_invalidated


STORE_AT_ONCE: Final = statement_at_once()
