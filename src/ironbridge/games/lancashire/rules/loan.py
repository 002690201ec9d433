"""The loan action. Rulebook: "Action - Emprunt". What it does to income is that of the family:
brass/rules/income.py."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import RAIL
from ironbridge.brass.rules import income
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.phrase import seat_id


def add_loans(s: Position, p: i64, found: Choices) -> None:
    """One of several loans, by its place in the list of the board."""
    if loans_banned(s):
        return
    loan: i64 = 0
    loans: i64 = len(s.board.loan_levels)
    while loan < loans:
        if income.can_borrow(s, p, s.board.loan_levels[loan]):
            found.append(s.space.loan[loan])
        loan += 1


def loans_banned(s: Position) -> bool:
    """The last rounds of the Rail Era, once the deck is used up (BL-LOAN-BAN)."""
    return s.era == RAIL and s.cards_left() == 0


def borrow(s: Position, p: i64, loan: i64) -> None:
    money: i64 = s.board.loan_money[loan]
    levels: i64 = s.board.loan_levels[loan]
    income.borrow(s, p, money, levels)
    note_loan(s, p, money, levels)


def note_loan(s: Position, p: i64, money: i64, levels: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-loan", {"seat": seat_id(p), "money": int(money), "levels": int(levels)})
