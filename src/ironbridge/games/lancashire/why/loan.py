"""Why a loan is refused. Rulebook: "Action - Emprunt". The lowest level of income is that of the
family: brass/why/income.py."""

from __future__ import annotations

from ironbridge.brass.board import RAIL
from ironbridge.brass.why import income
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.phrase import Reason, forbid


def loan(state: Position, number: int, p: int) -> Reason | None:
    """`loan POUNDS`: one of the loans, by its place in the list of the board."""
    return refuse_ban(state) or income.loan(state, p, state.board.loan_levels[number])


def refuse_ban(state: Position) -> Reason | None:
    """No loans once the deck of the Rail Era is empty."""
    if state.era == RAIL and len(state.deck) == state.deck_at:
        return forbid("BL-LOAN-BAN", "why-loan-ban")
    return None
