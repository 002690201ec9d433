"""Reading the record somebody brings, and its positions. Nothing is stored: the record comes
with each question, and what was read last is kept in memory for the next one."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict

from msgspec import Struct

from ironbridge import registry
from ironbridge.kernel.document import parse_json
from ironbridge.kernel.documents import EventJson, PositionJson, ResultJson, ViewJson
from ironbridge.kernel.errors import FormatError, IronbridgeError
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.phrase import Reason
from ironbridge.kernel.record import Record
from ironbridge.kernel.record_text import Sheet
from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused
from ironbridge.server.records.faults import MOVE, refusal
from ironbridge.server.tables.table_view import SPECTATOR

KEPT = 32
"""Records in memory; reading one again takes some milliseconds."""
SOURCE = "record"


class MoveShown(Struct, frozen=True):
    """A move and what it did, in the words of the game."""

    seat: int
    text: str
    events: list[EventJson]


class RecordShown(Struct, frozen=True):
    """A record that could be read, in both its forms. `result` is null in an unfinished game.

    The JSON form is a text, too: a browser would round the seed."""

    game: str
    rules: str
    seats: int
    names: list[str]
    options: dict[str, OptionValue]
    moves: list[MoveShown]
    result: ResultJson | None
    text: str
    json: str


class RecordPosition(Struct, frozen=True):
    """A position of a record, as each seat sees it, and complete."""

    ply: int
    plies: int
    views: dict[str, ViewJson]
    position: PositionJson


class Reader:
    """Reads records; a fault is the refusal `bad-record`, which names the line."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Record] = OrderedDict()

    async def read(self, text: str) -> Record:
        key = mark(text)
        found = self._kept.get(key)
        if found is None:
            found = await asyncio.to_thread(load, text)
        self._kept[key] = found
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def show(self, text: str) -> RecordShown:
        record = await self.read(text)
        return await asyncio.to_thread(shown, record)

    async def at(self, text: str, ply: int) -> RecordPosition:
        record = await self.read(text)
        if not 0 <= ply <= len(record.moves):
            raise Refused("no-such-ply")
        state = await asyncio.to_thread(record.at, ply)
        return RecordPosition(ply, len(record.moves), views(state), state.to_json())


def mark(text: str) -> str:
    """What tells a record from every other."""
    return hashlib.sha256(text.encode()).hexdigest()


# Details ------------------------------------------------------------------------------------


def load(text: str) -> Record:
    document: object = None
    try:
        if text.lstrip().startswith("{"):
            document = parse_json(SOURCE, text)
            return Record.from_json(document, registry.game, SOURCE)
        sheet = Sheet(SOURCE, text)
        document = sheet.document
        try:
            return Record.from_json(document, registry.game, SOURCE)
        except FormatError as fault:
            raise sheet.locate(fault) from None
    except FormatError as fault:
        game, reason = forbidden(document, fault)
        raise refusal(fault, reason, game) from None


def forbidden(document: object, fault: FormatError) -> tuple[str, Reason | None]:
    """The game, and the rule that forbids the move at which reading stopped, if it was one."""
    number = MOVE.match(fault.reason)
    if number is None or not isinstance(document, dict):
        return "", None
    ply = int(number[1]) - 1
    before = {key: item for key, item in document.items() if key not in ("result", "digest")}
    seat, text = document["moves"][ply]
    try:
        record = Record.from_json(before | {"moves": document["moves"][:ply]}, registry.game)
        if seat not in record.state.deciders:
            return "", None
        reason = record.state.why_not(record.game.parse(text), seat)
    except IronbridgeError:
        return "", None  # not even a move: other texts say so
    return record.game.name, reason


def shown(record: Record) -> RecordShown:
    moves: list[MoveShown] = []
    told = 0
    for position in record.replay(journal=True):
        journal = position.state.journal or []
        if position.move is not None:
            events = [event.to_json() for event in journal[told:]]
            moves.append(MoveShown(position.seat, position.move.text, events))
        told = len(journal)
    return RecordShown(
        record.game.name,
        record.game.version,
        record.seats,
        list(record.names),
        dict(record.options),
        moves,
        record.state.result().to_json() if record.state.over else None,
        record.to_text(),
        json.dumps(record.to_json(), ensure_ascii=False, indent=1) + "\n",
    )


def views(state: State) -> dict[str, ViewJson]:
    """Nothing is hidden in a record."""
    found = {str(seat): state.view(seat) for seat in range(state.seats)}
    return found | {SPECTATOR: state.view(None)}


def start_of(record: Record) -> State:
    return record.at(0)


def marks_of(record: Record, text: str) -> list[object]:
    """For each move a mark that no move of another record has."""
    key = mark(text)
    return [(key, ply) for ply in range(len(record.moves))]
