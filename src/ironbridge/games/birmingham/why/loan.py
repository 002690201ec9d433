"""Why no loan can be taken. Rulebook: "Action - Emprunt"."""

from __future__ import annotations

from ironbridge.brass.board import INCOME
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.phrase import Reason, forbid


def loan(state: Position, p: int) -> Reason | None:
    track = state.board.income
    level = int(track.level[state.seat[INCOME + p]])
    lowest = min(int(each) for each in track.level)
    levels = int(state.board.loan_levels)
    if level - levels < lowest:
        return forbid("BB-LOAN-FLOOR", "why-loan-floor", level=level, levels=levels, lowest=lowest)
    return None
