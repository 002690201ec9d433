"""The integrity check: replays the log of every table and compares the end with what is stored.

It reads one moment's snapshot, so that it can run beside servers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.engine import Row
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from ironbridge.kernel.documents import ResultJson
from ironbridge.kernel.errors import IllegalMove, IronbridgeError, SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from ironbridge.registry import game as find_game
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry, Seat, Table
from ironbridge.server.storage.texts import Unreadable
from ironbridge.server.tables.load import read_clock, read_numbers, read_options

KINDS = ("move", "undo", "takeover", "return", "resign", "abandon")
STATUSES = ("open", "running", "over", "abandoned")


@dataclass(frozen=True)
class Fault:
    """Something that is not as it must be: at a table and an entry, or in the file itself."""

    table: str
    number: int | None
    reason: str

    def __str__(self) -> str:
        where = self.table if self.number is None else f"{self.table}, entry {self.number}"
        return f"{where}: {self.reason}"


@dataclass
class Report:
    tables: int = 0
    entries: int = 0
    faults: list[Fault] = field(default_factory=list)


async def check(
    database: Database, tell: Callable[[int, int], None] = lambda done, total: None
) -> Report:
    """Check everything; `tell` hears how many tables are done, and of how many."""
    report = Report()
    async with database.snapshot() as connection:
        if database.is_sqlite:
            report.faults += await check_file(connection)
        query = select(func.count()).select_from(Table)
        total = (await connection.execute(query)).scalar_one()
        last = ""
        while (table := await following(connection, last)) is not None:
            last = table.id
            await check_next(connection, table, report)
            tell(report.tables, total)
    return report


async def check_next(connection: AsyncConnection, table: Row[Any], report: Report) -> None:
    """Check one table. Whatever is wrong with it, the others are checked too."""
    report.tables += 1
    try:
        entries = await read_entries(connection, table.id)
        report.entries += len(entries)
        seats = await read_seats(connection, table.id)
        report.faults += check_table(table, seats, entries)
    except Exception as error:
        if connection.dialect.name == "postgresql" and isinstance(error, DBAPIError):
            raise  # its transaction reads no further
        reason = f"cannot be checked: {type(error).__name__}"
        report.faults.append(Fault(table.id, None, reason))


async def following(connection: AsyncConnection, last: str) -> Row[Any] | None:
    query = select(Table.__table__).where(Table.id > last).order_by(Table.id).limit(1)
    return (await connection.execute(query)).first()


async def read_entries(connection: AsyncConnection, table: str) -> Sequence[Line]:
    query = select(Entry.number, Entry.kind, Entry.seat, Entry.text).where(Entry.table == table)
    return [Line(*row) for row in await connection.execute(query.order_by(Entry.number))]


async def read_seats(connection: AsyncConnection, table: str) -> list[int]:
    query = select(Seat.seat).where(Seat.table == table).order_by(Seat.seat)
    return list((await connection.execute(query)).scalars())


async def check_file(connection: AsyncConnection) -> list[Fault]:
    """What SQLite itself finds wrong in its file."""
    pages = (await connection.exec_driver_sql("PRAGMA integrity_check")).scalars()
    faults = [Fault("database", None, str(found)) for found in pages if found != "ok"]
    strays = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).mappings()
    for row in strays:
        reason = f"row {row['rowid']} of {row['table']} refers to a {row['parent']} that is gone"
        faults.append(Fault("database", None, reason))
    return faults


# One table ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """An entry, as far as the rules care."""

    number: int
    kind: str
    seat: int
    text: str


class Broken(Exception):
    """The log cannot be followed beyond this entry."""


def check_table(table: Row[Any], seats: list[int], entries: Sequence[Line]) -> list[Fault]:
    """Everything that is wrong with one table; the first fault of its log ends the replay."""
    faults: list[Fault] = []
    if table.status not in STATUSES:
        faults.append(Fault(table.id, None, f"unknown status {table.status!r}"))
    if seats != list(range(table.seats)):
        faults.append(Fault(table.id, None, f"expected {table.seats} seats, found {seats}"))
    faults += [Fault(table.id, None, reason) for reason in check_documents(table)]
    if read_options(table.options) is None:
        return faults
    try:
        game = find_game(table.game, read_numbers(table.edition))
        replay = Replay(game, table.rules, table.seats, table.seed, table.options)
    except IronbridgeError as error:
        return [*faults, Fault(table.id, None, str(error))]
    for number, line in enumerate(entries):
        try:
            if line.number != number:
                raise Broken(f"expected entry {number}, found {line.number}")
            replay.follow(line)
        except (Broken, IronbridgeError) as error:
            return [*faults, Fault(table.id, number, str(error))]
    ends = compare_end(replay, table.status, table.result, len(entries))
    return faults + [Fault(table.id, None, reason) for reason in ends]


def check_documents(table: Row[Any]) -> list[str]:
    """What cannot be read in the row of a table."""
    readable = {
        "options": read_options(table.options) is not None,
        "clock": read_clock(table.clock) is not None,
        "edition": read_numbers(table.edition) is not None,
        "result": not isinstance(table.result, Unreadable),
    }
    return [f"its {name} cannot be read" for name, good in readable.items() if not good]


class Replay:
    """The game that a log tells."""

    def __init__(
        self, game: Game, rules: str, seats: int, seed: int, options: Mapping[str, object]
    ) -> None:
        if rules != game.version:
            played = f"played by version {rules} of the rules of {game.name}"
            raise SetupError(f"{played}, this release has {game.version}")
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.state = self._start()
        self.moves: list[tuple[int, str]] = []
        self.abandoned = False

    def follow(self, line: Line) -> None:
        if line.kind not in KINDS:
            raise Broken(f"unknown kind {line.kind!r}")
        if self.abandoned:
            raise Broken(f"{line.kind} after the table was abandoned")
        if line.kind == "move":
            self.play(line.seat, line.text)
        elif line.kind == "undo":
            self.undo(line.text)
        elif line.kind == "abandon":
            self.abandoned = True
        elif not 0 <= line.seat < self.seats:
            raise Broken(f"{line.kind}: there is no seat {line.seat}")

    def play(self, seat: int, text: str) -> None:
        move = self.game.parse(text)
        if seat not in self.state.deciders:
            raise IllegalMove(f"{text}: seats {self.state.deciders} decide, not seat {seat}")
        self.state.play(move, seat)
        self.moves.append((seat, text))

    def undo(self, text: str) -> None:
        if not text.isdecimal() or int(text) > len(self.moves):
            raise Broken(f"undo to {text!r}, of {len(self.moves)} moves")
        self.moves = self.moves[: int(text)]
        self.state = self._start()
        for seat, move in self.moves:
            self.state.do(self.game.parse(move), seat)

    def _start(self) -> State:
        return self.game.start(self.seats, self.seed, self.options)


def compare_end(
    replay: Replay, status: str, result: Mapping[str, object] | None, entries: int
) -> list[str]:
    """Where the row of the table contradicts its log."""
    if status == "open":
        return ["an open table has a log"] if entries else []
    told = "abandoned" if replay.abandoned else "over" if replay.state.over else "running"
    if told != status:
        return [f"the status is {status}, the log says {told}"]
    if status == "over":
        return compare_result(replay.state.result().to_json(), result)
    return []


def compare_result(found: ResultJson, stored: Mapping[str, object] | None) -> list[str]:
    """The stored result may say more than the rules do, but nothing else."""
    if stored is None:
        return ["the game is over, but no result is stored"]
    return [
        f"the stored result has {key} {stored.get(key)}, the log gives {value}"
        for key, value in found.items()
        if stored.get(key) != value
    ]
