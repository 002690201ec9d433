"""The one place where a log entry changes a table in memory.

Used for an entry that was just stored, for those another process stored, and for rebuilding.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ironbridge.kernel.documents import EventJson
from ironbridge.kernel.errors import IllegalMove, IronbridgeError
from ironbridge.kernel.state import State
from ironbridge.server.tables import clock
from ironbridge.server.tables.model import KEPT_ENTRIES, LiveTable, LogEntry
from ironbridge.server.tables.sealed import Followed

if TYPE_CHECKING:  # it replays from where a table begins
    from ironbridge.server.tables.positions import Rewound

CHANGES_OF_HANDS = ("takeover", "return", "resign")


class BrokenLog(IronbridgeError):
    """An entry that cannot follow the ones before it."""


def begin(table: LiveTable) -> None:
    """The first position of a table that was started."""
    table.state = start_position(table)
    table.status = "running"
    table.last_at = table.started or table.created
    clock.begin(table, table.last_at)


def start_position(table: LiveTable) -> State:
    return table.game.start(table.seat_count, table.seed, table.options)


def apply(
    table: LiveTable,
    entry: LogEntry,
    played: State | None = None,
    followed: Followed | None = None,
    rewound: Rewound | None = None,
) -> list[LogEntry]:
    """Apply the next entry; returns what is to be announced.

    That is the entry with its events, and before it earlier entries that it unseals. `played`
    is the position after a move, when the caller has it already, with its journal. What takes a
    while has been found out before: `followed` is what a move seals and opens, where that
    matters, and `rewound` is what an undo leads back to.
    """
    assert entry.number == table.number, "entries are applied in order"
    table.number += 1
    table.last_at = max(table.last_at, entry.at)
    opened: list[int] = []
    if entry.kind == "move":
        events, opened = play(table, entry, played, followed)
        entry = replace(entry, events=events)
    elif entry.kind == "undo":
        assert rewound is not None, "an undo needs the position it leads to"
        take_back(table, int(entry.text), rewound)
        clock.turn(table, entry.at, taken_back=True)
    else:
        change_hands(table, entry)
    table.recent.append(entry)
    del table.recent[:-KEPT_ENTRIES]
    return [*(old for old in table.recent if old.number in opened), entry]


def check(table: LiveTable, entry: LogEntry) -> None:
    """Raise unless the entry can follow. What was just stored was checked before; what is read
    from the database may have been damaged, or played by other rules."""
    if entry.number != table.number:
        raise BrokenLog(f"expected entry {table.number}, found {entry.number}")
    if table.status != "running" or table.state is None:
        raise BrokenLog(f"{entry.kind} at a table that is {table.status}")
    if entry.kind == "move":
        move = table.game.parse(entry.text)
        if entry.seat not in table.state.deciders or move not in table.state.legal(entry.seat):
            raise IllegalMove(f"{entry.text}: not legal for seat {entry.seat}")
    elif entry.kind == "undo":
        if not entry.text.isdecimal() or int(entry.text) > len(table.moves):
            raise BrokenLog(f"undo to {entry.text!r}, of {len(table.moves)} moves")
    elif entry.kind in CHANGES_OF_HANDS:
        if not 0 <= entry.seat < table.seat_count:
            raise BrokenLog(f"{entry.kind}: there is no seat {entry.seat}")
    elif entry.kind != "abandon":
        raise BrokenLog(f"unknown kind {entry.kind!r}")


def set_aside(table: LiveTable, entry: LogEntry) -> None:
    """Keep an entry that cannot be applied: its text can still be read."""
    table.number = entry.number + 1
    table.last_at = max(table.last_at, entry.at)
    table.unread.append(entry)
    table.recent.append(entry)
    del table.recent[:-KEPT_ENTRIES]


def play(
    table: LiveTable, entry: LogEntry, played: State | None, followed: Followed | None
) -> tuple[tuple[EventJson, ...], list[int]]:
    before = table.state
    assert before is not None
    move = table.game.parse(entry.text)
    opened: list[int] = []
    assert followed is not None or not table.sealed.concerns(before), "a choice may be sealed"
    if followed is not None:
        table.sealed, opened = followed.sealed, followed.opened
    if played is None:
        played = before
        played.journal = []
        played.do(move, entry.seat)
    events = tuple(event.to_json() for event in played.journal or ())
    played.journal = None
    table.state = played
    table.moves.append((entry.seat, entry.text))
    table.numbers.append(entry.number)
    table.makers.append(entry.person)
    if played.over:
        table.status, table.ended = "over", entry.at
    clock.turn(table, entry.at, earned=True)
    return events, opened


def take_back(table: LiveTable, stay: int, rewound: Rewound) -> None:
    """Go back to the position after `stay` moves."""
    table.state, table.sealed = rewound.state, rewound.sealed
    del table.moves[stay:], table.numbers[stay:], table.makers[stay:]


def change_hands(table: LiveTable, entry: LogEntry) -> None:
    """Who plays a seat changes, or everybody leaves."""
    if entry.kind == "abandon":
        table.status, table.ended = "abandoned", entry.at
    elif entry.kind == "return":
        table.seats[entry.seat].bot = None
        clock.come_back(table, entry.seat)
    else:
        seat = table.seats[entry.seat]
        seat.bot = entry.text
        seat.resigned = seat.resigned or entry.kind == "resign"
    clock.turn(table, entry.at)
