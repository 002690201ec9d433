"""Reading the record somebody brings, and its positions. Nothing is stored: the record comes
with each question, and what was read last is kept in memory for the next one.

All of this happens in a worker process (bots/worker.py), which has its own memory: reader.py
asks it. A fault is the refusal `bad-record`, which names the line."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict

from msgspec import Struct

from ironbridge import registry
from ironbridge.kernel.document import parse_json
from ironbridge.kernel.documents import EventJson, PositionJson, ResultJson, ViewJson
from ironbridge.kernel.editions import edition_of
from ironbridge.kernel.errors import FormatError, IronbridgeError
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.phrase import Reason
from ironbridge.kernel.record import Record
from ironbridge.kernel.record_text import Sheet
from ironbridge.kernel.state import State
from ironbridge.server.bots.decisions import decisions_of
from ironbridge.server.bots.job import Decision
from ironbridge.server.errors import Refused
from ironbridge.server.records.faults import MOVE, refusal
from ironbridge.server.tables.model import SPECTATOR

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
    edition: dict[str, int]
    """What was corrected in the game."""
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


class RecordCache:
    """Records by their texts; those asked for longest ago are forgotten."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Record] = OrderedDict()

    def read(self, text: str) -> Record:
        key = mark(text)
        found = self._kept.get(key)
        if found is None:
            found = load(text)
        self._kept[key] = found
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


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
        edition_of(record.game).to_json(),
        moves,
        record.state.result().to_json() if record.state.over else None,
        record.to_text(),
        json.dumps(record.to_json(), ensure_ascii=False, indent=1) + "\n",
    )


def at(record: Record, ply: int) -> RecordPosition:
    """The position after so many moves, with nothing hidden."""
    if not 0 <= ply <= len(record.moves):
        raise Refused("no-such-ply")
    state = record.at(ply)
    return RecordPosition(ply, len(record.moves), views(state), state.to_json())


def views(state: State) -> dict[str, ViewJson]:
    """Nothing is hidden in a record."""
    found = {str(seat): state.view(seat) for seat in range(state.seats)}
    return found | {SPECTATOR: state.view(None)}


def decisions(record: Record, first: int, count: int) -> tuple[int, list[Decision]]:
    """Decisions from a ply on, and the ply up to which they go."""
    if not 0 <= first <= len(record.moves):
        raise Refused("no-such-ply")
    last = min(first + count, len(record.moves))
    found = decisions_of(record.at(0), record.moves, first, last)
    return last, [one for one in found if one is not None]
