"""Why no money can be recovered. Rulebook: "Récupération de thunes"."""

from __future__ import annotations

from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.games.workshop.why.board import income_of, income_to_come
from ironbridge.kernel.phrase import Reason, forbid


def recover(state: WorkshopPosition, p: int) -> Reason | None:
    """`recover`: at any decision of one's own, never below zero."""
    spaces, income = int(state.board.per_pound), income_of(state, p)
    if income >= spaces:
        return None
    to_come = income_to_come(state)
    if income + to_come >= spaces:
        return forbid("WW-LINK-PAID-FIRST", "why-recover-later", income=income, more=to_come)
    rule = "WW-RECOVER-NOT-BELOW-ZERO"
    return forbid(rule, "why-recover-low", spaces=spaces, income=income)
