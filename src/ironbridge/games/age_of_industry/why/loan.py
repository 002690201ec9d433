"""Why a loan cannot be repaid, or not now. Rulebook: "Emprunts", "Phase trois"."""

from __future__ import annotations

from ironbridge.games.age_of_industry import board, move_space
from ironbridge.games.age_of_industry.board import LOANS, MONEY
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.phrase import Reason, forbid


def repay(state: AgePosition, p: int) -> Reason | None:
    """`repay`: one loan."""
    rule = "AI-LOAN-REPAY-NEEDS"
    if state.seat[LOANS + p] == 0:
        return forbid(rule, "why-repay-no-loan")
    loan, money = int(state.board.loan_money), int(state.seat[MONEY + p])
    if money < loan:
        return forbid(rule, "why-repay-money", loan=loan, money=money)
    return None


def rule_of_question(phase: int) -> str | None:
    """The clause by which nothing but loans is asked about: at the end of a turn, or before
    interest."""
    if phase == board.CLOSING:
        return "AI-LOAN-REPAY-OWN-TURN"
    if phase == board.INTEREST:
        return "AI-LOAN-REPAY-BEFORE-INTEREST"
    return None


def rule_of_waiting(state: AgePosition, kind: int) -> str | None:
    """The clause by which a seat that is not asked cannot repay: before interest, or in the turn of
    another. None where neither is the reason."""
    if state.phase == board.INTEREST:
        return "AI-LOAN-REPAY-BEFORE-INTEREST"
    if kind == move_space.REPAY:
        return "AI-LOAN-REPAY-OWN-TURN"
    return None
