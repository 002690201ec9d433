"""The sell action: cotton goes through a port (`ports.py`) or to the distant market
(`distant.py`). Rulebook: "Action - Vente"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import SLOTS
from ironbridge.brass.rules import cubes, events
from ironbridge.games.lancashire.rules import distant, ports
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import POSITION


def sales(s: Position, p: i64) -> i64:
    """Own (BL-SELL-OWN-MILL) unflipped (BL-SELL-UNFLIPPED) mills (BL-SELL-MILLS-ONLY) whose cotton
    has somewhere to go (BL-SELL-SOMEWHERE)."""
    found: i64 = 0
    slots = s.seat[SLOTS + p] & ~s.flipped & s.board.slots_of_industry[s.board.mill_industry]
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[bit % 67]
        if s.board.kind_industry[s.kind_at(slot)] != s.board.mill_industry:
            continue
        if distant.distant_open(s, slot) or ports.connected_ports(s, slot):
            found |= bit
    return found


def sell_through(s: Position, p: i64, port: i64, forced: bool) -> i64:
    """The mill is sold through a port. The result: what may be sold further."""
    ports.ship(s, p, port, forced)
    return flip_mill(s, p)


def sell_abroad(s: Position, p: i64, forced: bool) -> i64:
    """The mill is offered to the distant market. The result: what may be sold further, nothing
    once the X is reached."""
    if not distant.export(s, p, forced):
        return 0
    return flip_mill(s, p)


def flip_mill(s: Position, p: i64) -> i64:
    """The mill is sold. The result: what may be sold further (BL-SELL-SEVERAL)."""
    events.sold(s, p, s.target)
    cubes.flip(s, s.target)
    s.steps += 1
    return sales(s, p)
