"""Time at a table, computed from the times in its log and never stored by itself.

A seat is charged while it decides. Live: from its bank, with an increment when its decisions
are complete. Correspondence: each turn has its own time. Bots have no clock.
"""

from __future__ import annotations

from ironbridge.server.tables.model import LiveTable

RETURN_SHARE = 10
"""Somebody who takes a seat back after the bank ran out gets at least this part of it: a tenth."""


class Deadlines:
    """When the next clock of each table runs out, including tables that are not in memory."""

    def __init__(self) -> None:
        self.due: dict[str, int] = {}
        self.live: set[str] = set()
        """Those of them at which a live clock is running."""

    def note(self, table: LiveTable) -> None:
        """A table changed: remember when its next clock runs out."""
        at = due(table)
        if at is None:
            self.forget(table.id)
            return
        self.due[table.id] = at
        if table.clock.kind == "live":
            self.live.add(table.id)

    def forget(self, table_id: str) -> None:
        self.due.pop(table_id, None)
        self.live.discard(table_id)


def begin(table: LiveTable, at: int) -> None:
    """Set all clocks for the first position."""
    table.left_ms = [table.clock.bank_ms] * table.seat_count
    table.since = [None] * table.seat_count
    turn(table, at)


def turn(table: LiveTable, at: int, earned: bool = False, taken_back: bool = False) -> None:
    """Stop the clocks of seats that no longer decide, and start those of seats that now do.

    `earned`: a seat that stops gets the increment. `taken_back`: a move was undone, so a seat that
    decides again gives it back; otherwise one could gain time by moving and undoing.
    """
    increment = table.clock.increment_ms
    deciding = deciders_with_clock(table)
    for seat, began in enumerate(table.since):
        if began is not None and seat not in deciding:
            left = max(0, table.left_ms[seat] - (at - began))
            table.left_ms[seat] = left + (increment if earned else 0)
            table.since[seat] = None
        elif began is None and seat in deciding:
            if taken_back:
                table.left_ms[seat] = max(0, table.left_ms[seat] - increment)
            table.since[seat] = at


def come_back(table: LiveTable, seat: int) -> None:
    """A person takes a seat back: nobody comes back to a clock that has run out."""
    least = max(table.clock.bank_ms // RETURN_SHARE, table.clock.increment_ms)
    table.left_ms[seat] = max(table.left_ms[seat], least)


def deciders_with_clock(table: LiveTable) -> set[int]:
    return {seat for seat in table.deciders if table.seats[seat].decides_for_oneself}


def deadline(table: LiveTable, seat: int) -> int | None:
    """When the time of a seat is up; None when it has all the time, or does not decide."""
    began = table.since[seat] if table.since else None
    if began is None or table.clock.kind == "none":
        return None
    return began + allowance(table, seat)


def allowance(table: LiveTable, seat: int) -> int:
    return table.left_ms[seat] if table.clock.kind == "live" else table.clock.turn_ms


def due(table: LiveTable) -> int | None:
    """When the next clock runs out."""
    found = [deadline(table, seat) for seat in range(table.seat_count)]
    return min((at for at in found if at is not None), default=None)


def run_out(table: LiveTable, now: int) -> list[int]:
    """The seats whose time is up."""
    found = ((seat, deadline(table, seat)) for seat in range(table.seat_count))
    return [seat for seat, at in found if at is not None and at <= now]
