"""Ports: a way out for cotton, and a market icon. Rulebook: "Action - Vente". A port that leaves
the board takes its icon with it: `forget` in `state.py`."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.rules import cubes
from ironbridge.brass.rules.events import tile_at
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import BIT, POSITION


def connected_ports(s: Position, mill: i64) -> i64:
    """The unflipped ports (BL-SELL-PORT-UNFLIPPED), of any owner, that the mill is connected to
    (BL-SELL-PORT-CONNECTED)."""
    reached = s.joined[s.board.slot_location[mill]]
    found: i64 = 0
    slots = s.port_slots & ~s.flipped
    while slots:
        bit = slots & -slots
        slots ^= bit
        if reached & BIT[s.board.slot_location[POSITION[bit % 67]]]:
            found |= bit
    return found


def open_port(s: Position, slot: i64) -> None:
    """A new port: its town shows the market icon from now on."""
    s.port_slots |= BIT[slot]
    s.market_places |= BIT[s.board.slot_location[slot]]


def ship(s: Position, p: i64, port: i64, forced: bool) -> None:
    """The cotton goes through a port, which flips for its owner."""
    note_port(s, p, port, forced)
    cubes.flip(s, port)


def note_port(s: Position, p: i64, port: i64, forced: bool) -> None:
    """`forced` is 1 when the rules left one answer only."""
    if s.journal is None:
        return
    args = tile_at(s, p, port)
    args["forced"] = int(forced)
    s.note(p, "event-port", args)
