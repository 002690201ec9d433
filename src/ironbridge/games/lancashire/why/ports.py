"""Why cotton cannot go through a port. Rulebook: "Action - Vente"."""

from __future__ import annotations

from ironbridge.brass.why.board import holds_tile, is_flipped, location_of, walk
from ironbridge.brass.why.names import location_name, slot_name
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.phrase import Reason, forbid


def port(state: Position, slot: int) -> Reason | None:
    """`port SLOT`."""
    board = state.board
    if not holds_tile(state, slot, int(board.port_industry)):
        return forbid("BL-SELL-PORT-CONNECTED", "why-port-none", slot=slot_name(board, slot))
    location = location_of(board, slot)
    place = location_name(board, location)
    if is_flipped(state, slot):
        return forbid("BL-SELL-PORT-UNFLIPPED", "why-port-flipped", place=place)
    mill = location_of(board, int(state.target))
    if location not in walk(state, [mill]):
        named = location_name(board, mill)
        return forbid("BL-SELL-PORT-CONNECTED", "why-port-far", place=place, mill=named)
    return None
