"""Why a worker cannot be taken back for money. Rulebook: "Gagner de l'argent"."""

from __future__ import annotations

from ironbridge.games.spyrium.board import GAP_ENDS
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.board import (
    NOTHING,
    beside_a_card,
    card_name,
    face_in,
    gap_name,
    slot_name,
    workers_in_gap,
)
from ironbridge.kernel.phrase import Reason, forbid


def money(state: SpyriumPosition, gap: int, slot: int, p: int) -> Reason | None:
    """`money GAP SLOT`."""
    if workers_in_gap(state, gap, p) == 0:
        return forbid("SP-MONEY-OWN-WORKER", "why-no-worker-there", gap=gap_name(gap))
    if face_in(state, slot) == NOTHING:
        rule = "SP-MONEY-OWN-WORKER"
        if not beside_a_card(state, gap):
            rule = "SP-MONEY-CARDS-GONE"
        return forbid(rule, "why-slot-empty", slot=slot_name(slot))
    return None


def withdraw(state: SpyriumPosition, gap: int, p: int) -> Reason | None:
    """`withdraw GAP`: only where there is no card to name."""
    if workers_in_gap(state, gap, p) == 0:
        return forbid("SP-MONEY-OWN-WORKER", "why-no-worker-there", gap=gap_name(gap))
    faces = [face_in(state, slot) for slot in GAP_ENDS[gap]]
    cards = [card_name(state.board, face) for face in faces if face != NOTHING]
    if cards:
        rule = "SP-MONEY-CARDS-GONE"
        return forbid(rule, "why-withdraw-cards", gap=gap_name(gap), cards=cards)
    return None
