"""What only Lancashire writes into the journal: double builds, loans, cotton and the deck tile.
All other events are in industry/journal.py, the words of both in words/events.*.ftl.

Nothing is made when no journal is kept. `forced` is 1 when the rules left one answer only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.lancashire.space import DOUBLE
from ironbridge.industry import journal
from ironbridge.industry.journal import slot_id, tile_at
from ironbridge.kernel.phrase import Arguments, seat_id

if TYPE_CHECKING:
    from ironbridge.games.lancashire.state import LancashireState


def built(s: LancashireState, p: i64, slot: i64) -> None:
    """A double action build is told apart from others."""
    if s.action == DOUBLE:
        journal.built(s, p, slot, "event-double")
    else:
        journal.built(s, p, slot)


def borrowed(s: LancashireState, p: i64, money: i64, levels: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-loan", {"seat": seat_id(p), "money": int(money), "levels": int(levels)})


def shipped(s: LancashireState, p: i64, port: i64, forced: bool) -> None:
    """The cotton goes through this port."""
    if s.journal is None:
        return
    args = tile_at(s, p, port)
    args["forced"] = int(forced)
    s.note(p, "event-port", args)


def exported(s: LancashireState, p: i64, steps: i64, moved: i64, forced: bool) -> None:
    """The cotton goes to the distant market, whose marker has just moved, by fewer spaces than
    the `steps` of the tile where the X ends its way."""
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "slot": slot_id(s, s.target)}
    args["steps"] = int(steps)
    args["moved"] = int(moved)
    args["place"] = int(s.marker) + 1
    args["closed"] = int(s.marker == s.board.distant_x)
    args["forced"] = int(forced)
    s.note(p, "event-distant", args)


def distant_bonus(s: LancashireState, p: i64, spaces: i64) -> None:
    if s.journal is None or spaces == 0:
        return
    s.note(p, "event-distant-bonus", {"seat": seat_id(p), "spaces": int(spaces)})


def closed(s: LancashireState, p: i64) -> None:
    """The marker reached the X: the mill stays unsold."""
    if s.journal is None:
        return
    s.note(p, "event-distant-closed", {"seat": seat_id(p), "slot": slot_id(s, s.target)})


def loans_near_end(s: LancashireState, left_before: i64) -> None:
    """The Rothschild tile shows when the cards above it are gone, and turns with the last one."""
    if s.journal is None:
        return
    left = s.cards_left()
    if left <= s.setup.beneath_rail < left_before:
        s.note(-1, "event-rothschild", {})
    if left == 0 < left_before:
        s.note(-1, "event-loans-end", {})
