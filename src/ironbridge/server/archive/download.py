"""Many finished games as one file: a record on each line, or a zip with a text for each.

Nothing is played again. A record is made from the log as it is stored, a few games at a time, and
sent before the next ones are read: neither memory nor the others wait for a large download.
"""

from __future__ import annotations

import asyncio
import zipfile
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from io import RawIOBase
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import select

from ironbridge.kernel.record_text import FORMAT, RecordJson, header_lines, move_lines, write
from ironbridge.server.archive.catch_up import standing_moves
from ironbridge.server.archive.search import Archive, Wanted
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry, FinishedGame, Table
from ironbridge.server.tables import load
from ironbridge.server.tables.history import names
from ironbridge.server.tables.listing import seats_at
from ironbridge.server.tables.model import SeatInfo

MOST = 200
"""Games in one file."""
BATCH = 10

Form: TypeAlias = Literal["jsonl", "zip"]
MEDIA: dict[Form, str] = {"jsonl": "application/jsonl", "zip": "application/zip"}


class Download:
    """Makes the files."""

    def __init__(self, database: Database, archive: Archive) -> None:
        self._database = database
        self._archive = archive

    async def tables(self, wanted: Wanted) -> list[str]:
        """What a file would hold, the first of what a search finds."""
        return await self._archive.ids(wanted, MOST)

    async def file(self, tables: Sequence[str], form: Form) -> AsyncIterator[bytes]:
        """Piece by piece."""
        packed = Packed() if form == "zip" else None
        async for table, record in self._records(tables):
            if packed is None:
                yield msgspec.json.encode(record) + b"\n"
            else:
                yield packed.add(f"{table}.txt", text_of(record))
            await asyncio.sleep(0)  # others go first
        if packed is not None:
            yield packed.end()

    async def _records(self, tables: Sequence[str]) -> AsyncIterator[tuple[str, RecordJson]]:
        for first in range(0, len(tables), BATCH):
            some = tables[first : first + BATCH]
            query = (
                select(Table, FinishedGame.digest)
                .join(FinishedGame, FinishedGame.table == Table.id)
                .where(Table.id.in_(some), Table.public)
            )
            entries: defaultdict[str, list[Any]] = defaultdict(list)
            async with self._database.session() as session:
                rows = {row.id: (row, digest) for row, digest in await session.execute(query)}
                seats = await seats_at(session, [row for row, _ in rows.values()])
                log = select(Entry).where(Entry.table.in_(some))
                for entry in await session.scalars(log.order_by(Entry.table, Entry.number)):
                    entries[entry.table].append((entry.kind, entry.seat, entry.text, None))
            for table in some:
                if table in rows:
                    row, digest = rows[table]
                    moves, _ = standing_moves(entries[table])
                    yield table, record(row, digest, seats[table], moves)


def record(
    row: Table, digest: str | None, seats: list[SeatInfo], moves: Sequence[tuple[int, str]]
) -> RecordJson:
    """What History gives for a table that has ended, from its rows alone."""
    document: RecordJson = {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "seats": row.seats,
        "moves": [[seat, text] for seat, text in moves],
    }
    numbers, options = load.read_numbers(row.edition), load.read_options(row.options)
    if numbers:
        document["edition"] = numbers
    document["seed"] = row.seed
    if options:
        document["options"] = options
    document["names"] = names(seats)
    result = load.read_result(row.result)
    if isinstance(result, dict):
        document["result"] = list(result["scores"])
    if digest is not None:
        document["digest"] = digest
    return document


def text_of(document: RecordJson) -> str:
    """As text; of a game whose last position was not kept, without what proves it."""
    if "digest" in document:
        return write(document)
    return "\n".join([*header_lines(document), "", *move_lines(document["moves"])]) + "\n"


class Packed:
    """A zip that is sent while it is made."""

    def __init__(self) -> None:
        self._out = Taken()
        self._zip = zipfile.ZipFile(self._out, "w", zipfile.ZIP_DEFLATED)

    def add(self, name: str, text: str) -> bytes:
        self._zip.writestr(name, text)
        return self._out.take()

    def end(self) -> bytes:
        self._zip.close()
        return self._out.take()


class Taken(RawIOBase):
    """A file without a place: what was written is taken, and gone."""

    def __init__(self) -> None:
        super().__init__()
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._written += data
        return len(data)

    def take(self) -> bytes:
        taken = bytes(self._written)
        self._written.clear()
        return taken
