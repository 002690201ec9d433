"""Why a worker cannot be placed, or taken back for money. Rulebook: "Placer un ouvrier", "Gagner de
l'argent".
"""

from __future__ import annotations

from ironbridge.games.spyrium.board import ACTIVE, GAP_ENDS, card_id, gap_id, slot_id
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.board import NOTHING, beside_a_card, face_in, workers_in_gap
from ironbridge.kernel.phrase import Reason, forbid


def place(state: SpyriumPosition, gap: int, p: int) -> Reason | None:
    """`place GAP`, in Phase I or with the event of the latecomer."""
    if state.seat[ACTIVE + p] == 0:
        return forbid("SP-PLACE-ACTIVE-WORKER", "why-place-no-worker")
    if not beside_a_card(state, gap):
        return forbid("SP-PLACE-GAP", "why-place-no-card", gap=gap_id(gap))
    return None


def money(state: SpyriumPosition, gap: int, slot: int, p: int) -> Reason | None:
    """`money GAP SLOT`."""
    if workers_in_gap(state, gap, p) == 0:
        return forbid("SP-MONEY-OWN-WORKER", "why-no-worker-there", gap=gap_id(gap))
    if face_in(state, slot) == NOTHING:
        rule = "SP-MONEY-OWN-WORKER"
        if not beside_a_card(state, gap):
            rule = "SP-MONEY-CARDS-GONE"
        return forbid(rule, "why-slot-empty", slot=slot_id(slot))
    return None


def withdraw(state: SpyriumPosition, gap: int, p: int) -> Reason | None:
    """`withdraw GAP`: only where there is no card to name."""
    if workers_in_gap(state, gap, p) == 0:
        return forbid("SP-MONEY-OWN-WORKER", "why-no-worker-there", gap=gap_id(gap))
    faces = [face_in(state, slot) for slot in GAP_ENDS[gap]]
    cards = [card_id(state.board, face) for face in faces if face != NOTHING]
    if cards:
        rule = "SP-MONEY-CARDS-GONE"
        return forbid(rule, "why-withdraw-cards", gap=gap_id(gap), cards=cards)
    return None
