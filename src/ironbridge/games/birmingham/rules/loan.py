"""The loan action. Rulebook: "Action - Emprunt". What it does to income is that of the family:
brass/rules/income.py."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.rules import income
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.phrase import seat_id


def can_borrow(s: Position, p: i64) -> bool:
    return income.can_borrow(s, p, s.board.loan_levels)


def borrow(s: Position, p: i64) -> None:
    income.borrow(s, p, s.board.loan_money, s.board.loan_levels)
    if s.journal is None:
        return
    s.note(p, "event-loan", {"seat": seat_id(p), "money": int(s.board.loan_money)})
