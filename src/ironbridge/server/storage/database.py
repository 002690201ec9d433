"""The database: SQLite in a file, or PostgreSQL. Opening it brings it to the newest form.

On SQLite a transaction begins with the first change, and begins IMMEDIATE: reading never waits,
and a transaction that reads and then writes cannot fail because somebody else wrote in between.
Writers of one process take turns (`write_queue.py`), so that none waits for long.
PostgreSQL at its usual level (READ COMMITTED) behaves alike.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import (
    AsyncConnection,
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)
from sqlalchemy.pool import ConnectionPoolEntry

from ironbridge.kernel.errors import SetupError
from ironbridge.server.storage import migrate
from ironbridge.server.storage.connection import KeptConnection, TaskConnection, ThreadConnection
from ironbridge.server.storage.texts import READER
from ironbridge.server.storage.write_queue import WriteQueue

BUSY_MS = 10_000
"""How long SQLite waits for another writer before it gives up."""

MIGRATION_LOCK = 0x1203B41D6E
"""The PostgreSQL advisory lock for migrations; any number that is always the same."""

PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_MS}",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

SQLITE: dict[str, Any] = {
    # Parameters hold seeds and hashes: an error must not carry them into a log.
    "hide_parameters": True,
    "connect_args": {"isolation_level": "IMMEDIATE"},
    **READER,
}

log = structlog.get_logger(__name__)


class Database:
    """`open` it once, then ask for a `session` wherever rows are read or changed.

    async with database.session() as session:
        ...
        await session.commit()
    """

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database in (None, "", ":memory:"):
            raise SetupError("an SQLite database needs a file: sqlite:///FILE")
        self.engine = make_engine(url, self.is_sqlite)
        self._queue = WriteQueue(BUSY_MS / 1000)
        if self.is_sqlite:
            self._queue.watch(self.engine.sync_engine)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        at_once = {} if self.is_sqlite else {"isolation_level": "AUTOCOMMIT"}
        reading = self.engine.execution_options(**at_once)
        self._readers = async_sessionmaker(reading, expire_on_commit=False)

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database; None for PostgreSQL."""
        return Path(self.url.database or "") if self.is_sqlite else None

    async def open(self) -> None:
        """Make the tables, or bring those of an earlier release to the form of this one."""
        with self.plain_errors(OSError):
            await self._open()

    async def _open(self) -> None:
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.touch(mode=0o600)
            await asyncio.to_thread(set_aside, self.file)
            await asyncio.to_thread(write_ahead, self.file)
        async with self.engine.connect() as connection:
            if self.is_sqlite:
                await upgrade_sqlite(connection)
            else:
                # Servers that start together wait for the one that migrates.
                lock = text("SELECT pg_advisory_xact_lock(:lock)")
                await connection.execute(lock, {"lock": MIGRATION_LOCK})
                await connection.run_sync(migrate.upgrade)
                await connection.commit()

    async def expect_current(self) -> None:
        """For tools beside running servers: refuse a database that `open` would change."""
        if self.file is not None and not self.file.exists():
            raise SetupError(f"there is no database {self.file}; a server makes it when it starts")
        with self.plain_errors(OSError):
            async with self.engine.connect() as connection:
                found = await connection.run_sync(migrate.current)
        if found != migrate.head():
            raise SetupError(
                f"the database has revision {found}, this release has {migrate.head()}: start "
                "this release once, or use the one that the servers run"
            )

    @contextmanager
    def plain_errors(self, *more: type[Exception]) -> Iterator[None]:
        """For what a person waits for at a command line: a database that is missing, damaged or
        closed to us is one line that says so, without the password of its address."""
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, *more) as error:
            shown = self.url.set(drivername=self.url.get_backend_name())
            address = shown.render_as_string(hide_password=True)
            raise SetupError(f"the database {address} cannot be used: {reason(error)}") from error

    async def close(self) -> None:
        await self.engine.dispose()

    def session(self) -> AsyncSession:
        return self._sessions()

    def reader(self) -> AsyncSession:
        """For one question: on PostgreSQL it is asked outside a transaction, which is begun and
        ended by two more."""
        return self._readers()

    def kept_connection(self) -> KeptConnection:
        """A connection of its own for a part that writes a lot."""
        if self.is_sqlite:
            return ThreadConnection(self._sync_engine(), self._queue)
        return TaskConnection(self.engine)

    def _sync_engine(self) -> Engine:
        engine = create_engine(self.url.set(drivername="sqlite"), **SQLITE)
        event.listen(engine, "connect", prepare_sqlite)
        return engine

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment, however long it reads; nothing is changed by it."""
        engine = self.engine
        if not self.is_sqlite:
            engine = engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        async with engine.connect() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("BEGIN")
            yield connection
            await connection.rollback()


def reason(error: Exception) -> str:
    """What the database said, in one line, and what to do where that is known."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    said = str(cause).partition("\n")[0].rpartition(">: ")[2]
    if isinstance(cause, sqlite3.DatabaseError) and not isinstance(cause, sqlite3.OperationalError):
        return f"{said}; the file is damaged or not ours: restore a backup into a new one"
    return said or type(cause).__name__


def make_engine(url: str, is_sqlite: bool) -> AsyncEngine:
    if not is_sqlite:
        engine = create_async_engine(url, hide_parameters=True, **READER)
        event.listen(engine.sync_engine, "checkout", expect_open)
        return engine
    engine = create_async_engine(url, **SQLITE)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def expect_open(_connection: object, record: ConnectionPoolEntry, _proxy: object) -> None:
    """A connection from the pool must not be one that PostgreSQL ended: then it is replaced.
    asyncpg hears of that by itself; the pool's own way asks three questions each time."""
    driver = record.driver_connection
    if driver is None or driver.is_closed():
        raise DisconnectionError


def prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def write_ahead(file: Path) -> None:
    """Let readers and a writer not wait for each other; the file remembers it.

    SQLite does not wait by itself for the moment in which nobody else uses the file.
    """
    end = time.monotonic() + BUSY_MS / 1000
    connection = sqlite3.connect(file, timeout=BUSY_MS / 1000)
    try:
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.02)
    finally:
        connection.close()


async def upgrade_sqlite(connection: AsyncConnection) -> None:
    # While a table is rebuilt, references to it hang in the air; they are checked at the end.
    await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
    try:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(migrate.upgrade)
        broken = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
        if broken:
            raise SetupError(f"migration: {len(broken)} rows would refer to rows that are gone")
        await connection.commit()
    finally:
        await connection.rollback()
        await connection.exec_driver_sql("PRAGMA foreign_keys = ON")


# The copy before a migration ----------------------------------------------------------------


def set_aside(file: Path) -> Path | None:
    """Copy a database that a migration will change; None when none will."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            found = revision_before(connection)
    finally:
        engine.dispose()
    if found is None:
        return None
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    copy = file.with_name(f"{file.name}.{found}.{stamp}.backup")
    copy_sqlite(file, copy)
    log.info("database copied before it is migrated", file=str(copy))
    return copy


def revision_before(connection: Connection) -> str | None:
    """The revision of a database that is to be migrated; None for a new or a current one."""
    found = migrate.current(connection)
    if found is not None:
        return None if found == migrate.head() else found
    tables = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one()
    return "unmarked" if tables else None


def copy_sqlite(file: Path, copy: Path) -> None:
    """A consistent copy, also while servers write."""
    source = sqlite3.connect(file, timeout=BUSY_MS / 1000)
    target = sqlite3.connect(copy)
    try:
        copy.chmod(0o600)
        source.backup(target)
    finally:
        target.close()
        source.close()
