"""A backup of everything in one portable file: gzipped JSON, one row per line.

It is read in one moment's snapshot, also while servers run, and can be restored into SQLite and
PostgreSQL alike. The first line names the form, the last one counts the rows: a file that was
cut short is refused.

An archive holds what the database held. Earlier releases let SQLite keep texts that PostgreSQL
refuses; these are cleaned when the archive is restored (`texts.py`), and told one by one.
"""

from __future__ import annotations

import gzip
import json
import os
import secrets
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import BigInteger, Connection, Integer, Table, func, insert, select, text
from sqlalchemy.exc import IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from ironbridge import __version__
from ironbridge.kernel.document import parse_json
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.strict_reader import Fields
from ironbridge.server.storage import migrate
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Base
from ironbridge.server.storage.texts import (
    CheckedJson,
    UnfitText,
    Unreadable,
    cleaned,
    cleaned_document,
)

FORMAT = "ironbridge-backup 1"
CHUNK = 500

TABLES: dict[str, Table] = {table.name: table for table in Base.metadata.sorted_tables}
"""In an order in which each refers only to earlier ones."""

Told = Callable[[int], None]
"""Called with the number of rows so far."""


def silent(_rows: int) -> None:
    """For callers that do not want to be told."""


ToldCleaned = Callable[[str], None]
"""Called with the place of a text that was cleaned, such as "chat 17, text"."""


def unheard(_place: str) -> None:
    """For callers that do not want to be told of it."""


# Backup -------------------------------------------------------------------------------------


async def backup(database: Database, path: Path, tell: Told = silent) -> dict[str, int]:
    """Write an archive, in one step; how many rows of each table it has."""
    await database.expect_current()
    counts: dict[str, int] = {}
    with written_whole(path) as file:
        write_line(file, {"format": FORMAT, "revision": migrate.head(), "release": __version__})
        async with database.snapshot() as connection:
            for table in TABLES.values():
                counts[table.name] = await write_rows(file, connection, table, counts, tell)
        write_line(file, {"rows": counts})
    return counts


async def write_rows(
    file: gzip.GzipFile,
    connection: AsyncConnection,
    table: Table,
    before: Mapping[str, int],
    tell: Told,
) -> int:
    names = [column.name for column in table.columns]
    query = select(table).order_by(*table.primary_key.columns)
    written = 0
    async with connection.stream(query, execution_options={"yield_per": CHUNK}) as rows:
        async for row in rows:
            values = (as_read(value) for value in row)
            write_line(file, [table.name, dict(zip(names, values, strict=True))])
            written += 1
            if written % CHUNK == 0:
                tell(sum(before.values()) + written)
    tell(sum(before.values()) + written)
    return written


def as_read(value: object) -> object:
    """A value of a row. A document that cannot be read is kept as one that nobody takes for
    something else."""
    return {"unreadable": value.text} if isinstance(value, Unreadable) else value


def write_line(file: gzip.GzipFile, value: object) -> None:
    line = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    # Half a pair of characters, which is no text, is written as JSON would escape it.
    file.write(line.encode(errors="backslashreplace") + b"\n")


@contextmanager
def written_whole(path: Path) -> Iterator[gzip.GzipFile]:
    """A new gzip file for its owner only, which takes its name when it is complete."""
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6) as file:
                yield file
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(fresh, path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


# Restore ------------------------------------------------------------------------------------


async def restore(
    database: Database,
    path: Path,
    replace: bool = False,
    tell: Told = silent,
    tell_cleaned: ToldCleaned = unheard,
) -> dict[str, int]:
    """Put an archive into an open database that is empty, all of it or nothing.

    With `replace`, whatever is there goes first. No server may be running then.
    """
    async with database.engine.begin() as connection:
        return await connection.run_sync(restore_rows, path, replace, tell, tell_cleaned)


def restore_rows(
    connection: Connection, path: Path, replace: bool, tell: Told, tell_cleaned: ToldCleaned
) -> dict[str, int]:
    if replace:
        for table in reversed(TABLES.values()):
            connection.execute(table.delete())
    else:
        require_empty(connection)
    counts = dict.fromkeys(TABLES, 0)
    for table, rows, line in chunks(path):
        for row in rows:
            for name in clean(table, row):
                tell_cleaned(f"{place_of(table, row)}, {name}")
        try:
            connection.execute(insert(table), rows)
        except (IntegrityError, StatementError, UnfitText) as error:
            reason = f"rows of {table.name} before here do not fit: {error.__class__.__name__}"
            raise FormatError(str(path), f"line {line}", reason) from None
        counts[table.name] += len(rows)
        tell(sum(counts.values()))
    if connection.dialect.name == "postgresql":
        reset_counters(connection)
    return counts


def clean(table: Table, row: dict[str, object]) -> list[str]:
    """Clean the texts of a row; returns the columns that were changed."""
    changed: list[str] = []
    for column in table.columns:
        value, new = row[column.name], row[column.name]
        if isinstance(column.type, CheckedJson):
            new = cleaned_document(value)
        elif isinstance(value, str):
            new = cleaned(value, getattr(column.type, "length", None))
        if new != value:
            row[column.name] = new
            changed.append(column.name)
    return changed


def place_of(table: Table, row: dict[str, object]) -> str:
    """A row by its key. Never by its texts: they may be private."""
    key = [str(row[column.name]) for column in table.primary_key.columns]
    return " ".join([table.name, *key])


def require_empty(connection: Connection) -> None:
    for table in TABLES.values():
        rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
        if rows:
            raise SetupError(
                f"the database is not empty: it has {rows} rows of {table.name}; restore into a "
                "new database, or say --replace to remove everything that is there"
            )


def reset_counters(connection: Connection) -> None:
    """PostgreSQL counts ids apart from the rows; the next row must get a new one."""
    for table in TABLES.values():
        counted = table.autoincrement_column
        if counted is None or not isinstance(counted.type, BigInteger | Integer):
            continue
        highest = connection.execute(select(func.max(counted))).scalar_one()
        if highest is not None:
            reset = text("SELECT setval(pg_get_serial_sequence(:table, :column), :value)")
            found = {"table": table.name, "column": counted.name, "value": highest}
            connection.execute(reset, found)


def chunks(path: Path) -> Iterator[tuple[Table, list[dict[str, object]], int]]:
    """The rows of an archive, several of one table at a time, and the line each part ends at."""
    source = str(path)
    lines = numbered_lines(path)
    read_header(source, next(lines, (1, "null"))[1])
    counts = dict.fromkeys(TABLES, 0)
    part: list[dict[str, object]] = []
    table: Table | None = None
    for number, line in lines:
        value = parse_json(f"{source}: line {number}", line)
        if isinstance(value, dict):
            if table is not None and part:
                yield table, part, number
            check_end(source, number, value, counts, more=next(lines, None) is not None)
            return
        found, row = read_row(source, number, value)
        if table is not None and (found is not table or len(part) == CHUNK):
            yield table, part, number
            part = []
        table = found
        part.append(row)
        counts[table.name] += 1
    raise FormatError(source, "", "cut short: the last line, which counts the rows, is missing")


def numbered_lines(path: Path) -> Iterator[tuple[int, str]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            yield from enumerate(file, start=1)
    except (EOFError, gzip.BadGzipFile, zlib.error, UnicodeDecodeError) as error:
        raise FormatError(str(path), "", f"not a whole archive: {error}") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise FormatError(str(path), "", f"cannot be read: {reason}") from None


def read_header(source: str, line: str) -> None:
    fields = Fields(source, "line 1", parse_json(source, line))
    if fields.text("format") != FORMAT:
        raise fields.error("format", f"expected {FORMAT!r}")
    revision, release = fields.text("revision"), fields.text("release")
    fields.end()
    if revision != migrate.head():
        raise fields.error(
            "revision",
            f"the archive has revision {revision}, this release has {migrate.head()}; restore it "
            f"with release {release}, then start this one, which brings it to the newest form",
        )


def read_row(source: str, number: int, value: object) -> tuple[Table, dict[str, object]]:
    match value:
        case [str(name), dict(row)] if name in TABLES:
            table = TABLES[name]
        case _:
            raise FormatError(source, f"line {number}", "expected a row of one of our tables")
    expected = {column.name for column in table.columns}
    if row.keys() != expected:
        odd = ", ".join(sorted(row.keys() ^ expected))
        raise FormatError(source, f"line {number}", f"columns of {name} that do not fit: {odd}")
    return table, row


def check_end(
    source: str, number: int, value: dict[str, object], counts: dict[str, int], more: bool
) -> None:
    if value != {"rows": counts}:
        raise FormatError(source, f"line {number}", "the archive has other rows than it counts")
    if more:
        raise FormatError(source, f"line {number + 1}", "something follows the end")
