"""Why a card cannot be activated. Rulebook: "Activer une carte"."""

from __future__ import annotations

from ironbridge.games.spyrium.board import CHARACTER
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.board import NOTHING, face_in, gap_name, slot_name, workers_in_gap
from ironbridge.games.spyrium.why.call import refuse_call
from ironbridge.games.spyrium.why.prices import Choices, refuse_price
from ironbridge.kernel.phrase import Reason, forbid


def activate(state: SpyriumPosition, gap: int, slot: int, p: int) -> Reason | None:
    """`activate GAP SLOT`: allowed if the questions that follow can be answered and paid."""
    if workers_in_gap(state, gap, p) == 0:
        return forbid("SP-ACTIVATE-NEIGHBOUR", "why-no-worker-there", gap=gap_name(gap))
    face = face_in(state, slot)
    if face == NOTHING:
        return forbid("SP-ACTIVATE-NEIGHBOUR", "why-slot-empty", slot=slot_name(slot))
    if state.board.face_type[face] == CHARACTER:
        refusal = refuse_call(state, slot, p)
        if refusal is not None:
            return refusal
    return refuse_price(state, slot, p, Choices())
