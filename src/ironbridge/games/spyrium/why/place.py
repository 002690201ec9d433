"""Why a worker cannot be placed. Rulebook: "Placer un ouvrier"."""

from __future__ import annotations

from ironbridge.games.spyrium.board import ACTIVE
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.board import beside_a_card, gap_name
from ironbridge.kernel.phrase import Reason, forbid


def place(state: SpyriumPosition, gap: int, p: int) -> Reason | None:
    """`place GAP`, in Phase I or with the event of the latecomer."""
    if state.seat[ACTIVE + p] == 0:
        return forbid("SP-PLACE-ACTIVE-WORKER", "why-place-no-worker")
    if not beside_a_card(state, gap):
        return forbid("SP-PLACE-GAP", "why-place-no-card", gap=gap_name(gap))
    return None
