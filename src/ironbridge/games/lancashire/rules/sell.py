"""The sell action: cotton goes through a port or to the distant market. Rulebook: "Action -
Vente". What happens at the distant market is in `distant.py`."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import SLOTS
from ironbridge.brass.rules import cubes
from ironbridge.brass.rules.state import tile_at
from ironbridge.games.lancashire.rules import distant
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import BIT, POSITION, SPREAD


def sales(s: Position, p: i64) -> i64:
    """One's own (BL-SELL-OWN-MILL) unflipped (BL-SELL-UNFLIPPED) mills (BL-SELL-MILLS-ONLY) whose
    cotton has somewhere to go (BL-SELL-SOMEWHERE)."""
    found: i64 = 0
    slots = s.seat[SLOTS + p] & ~s.flipped & s.board.slots_of_industry[s.board.mill_industry]
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        if s.board.kind_industry[s.kind_at(slot)] != s.board.mill_industry:
            continue
        if distant.distant_open(s, slot) or connected_ports(s, slot):
            found |= bit
    return found


def sell_through(s: Position, p: i64, port: i64, forced: bool) -> i64:
    """The mill is sold through a port. The result: what may be sold further."""
    ship(s, p, port, forced)
    return flip_mill(s, p)


def sell_abroad(s: Position, p: i64, forced: bool) -> i64:
    """The mill is offered to the distant market. The result: what may be sold further, nothing
    once the X is reached."""
    if not distant.export(s, p, forced):
        return 0
    return flip_mill(s, p)


def flip_mill(s: Position, p: i64) -> i64:
    """The mill is sold. The result: what may be sold further (BL-SELL-SEVERAL)."""
    cubes.note_sold(s, p, s.target)
    cubes.flip(s, s.target)
    s.steps += 1
    return sales(s, p)


# Ports --------------------------------------------------------------------------------------
# A port that leaves the board takes its market icon with it: `forget` in `state.py`.


def connected_ports(s: Position, mill: i64) -> i64:
    """The unflipped ports (BL-SELL-PORT-UNFLIPPED), of any owner, that the mill is connected to
    (BL-SELL-PORT-CONNECTED)."""
    reached = s.joined[s.board.slot_location[mill]]
    return cubes.within(s, s.port_slots & ~s.flipped, reached)


def open_port(s: Position, slot: i64) -> None:
    """A new port: its town shows the market icon from now on."""
    s.port_slots |= BIT[slot]
    s.market_places |= BIT[s.board.slot_location[slot]]


def ship(s: Position, p: i64, port: i64, forced: bool) -> None:
    """The cotton goes through a port, which flips for its owner."""
    note_port(s, p, port, forced)
    cubes.flip(s, port)


def note_port(s: Position, p: i64, port: i64, forced: bool) -> None:
    """`forced` is 1 when the rules left only one answer."""
    if s.journal is None:
        return
    args = tile_at(s, p, port)
    args["forced"] = int(forced)
    s.note(p, "event-port", args)
