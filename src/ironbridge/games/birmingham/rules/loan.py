"""The loan action. Rulebook: "Action - Emprunt"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import INCOME, MONEY
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.phrase import seat_id


def can_borrow(s: Position, p: i64) -> bool:
    """The income track goes down far enough (BB-LOAN-FLOOR)."""
    return s.board.income.back(s.seat[INCOME + p], s.board.loan_levels) >= 0


def borrow(s: Position, p: i64) -> None:
    s.seat[MONEY + p] += s.board.loan_money
    s.seat[INCOME + p] = s.board.income.back(s.seat[INCOME + p], s.board.loan_levels)
    note_loan(s, p)


def note_loan(s: Position, p: i64) -> None:
    if s.journal is None:
        return
    money = int(s.board.loan_money)
    s.note(p, "event-loan", {"seat": seat_id(p), "money": money})
