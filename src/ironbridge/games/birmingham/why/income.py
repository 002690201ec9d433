"""Why a tile cannot be given up for a debt. Rulebook: "Fin de la manche"."""

from __future__ import annotations

from ironbridge.brass.why.board import NOBODY, owner_of
from ironbridge.brass.why.names import slot_name
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def remove(state: Position, slot: int, p: int) -> Reason | None:
    """`remove SLOT`: a tile given up for a debt."""
    rule = "BB-ROUND-SHORTFALL-OWNER-CHOOSES"
    owner = owner_of(state, slot)
    name = slot_name(state.board, slot)
    if owner == NOBODY:
        return forbid(rule, "why-remove-no-tile", slot=name)
    if owner != p:
        return forbid(rule, "why-remove-others", slot=name, owner=seat_id(owner))
    return None
