"""Why a loan cannot be taken. Rulebook: "Action - Emprunt"."""

from __future__ import annotations

from ironbridge.brass.board import INCOME, RAIL
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.phrase import Reason, forbid


def loan(state: Position, choice: int, p: int) -> Reason | None:
    """`loan POUNDS`: none once the deck of the Rail Era is empty, none below the lowest level."""
    board = state.board
    if state.era == RAIL and len(state.deck) == state.deck_at:
        return forbid("BL-LOAN-BAN", "why-loan-ban")
    track = board.income
    level = int(track.level[state.seat[INCOME + p]])
    lowest = min(int(each) for each in track.level)
    levels = board.loan_levels[choice]
    if level - levels < lowest:
        return forbid("BL-LOAN-FLOOR", "why-loan-floor", level=level, levels=levels, lowest=lowest)
    return None
