"""Why a tile cannot be given up for a debt, and why a loan is refused. Rulebooks: "Fin de la
manche", "Action - Emprunt"."""

from __future__ import annotations

from ironbridge.brass.board import INCOME
from ironbridge.brass.rules.state import BrassState
from ironbridge.brass.why.board import NOBODY, forbid, owner_of, slot_name
from ironbridge.kernel.phrase import Reason, seat_id


def remove(state: BrassState, slot: int, p: int) -> Reason | None:
    """`remove SLOT`: a tile given up for a debt."""
    clause = "ROUND-SHORTFALL-OWNER-CHOOSES"
    owner = owner_of(state, slot)
    name = slot_name(state.tables, slot)
    if owner == NOBODY:
        return forbid(state, clause, "why-remove-no-tile", slot=name)
    if owner != p:
        return forbid(state, clause, "why-remove-others", slot=name, owner=seat_id(owner))
    return None


def loan(state: BrassState, p: int, levels: int) -> Reason | None:
    """A loan for so many levels of income."""
    track = state.tables.income
    level = int(track.level[state.seat[INCOME + p]])
    lowest = min(int(each) for each in track.level)
    if level - levels >= lowest:
        return None
    facts = {"level": level, "levels": levels, "lowest": lowest}
    return forbid(state, "LOAN-FLOOR", "why-loan-floor", **facts)
