"""Money and loans: paying, for which loans are taken, earning, repaying, interest. Rulebook:
"Emprunts", "Phase trois : Paiement des intérêts des emprunts".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.age_of_industry.board import INTEREST, LOANS, MONEY, ORDER, SPENT
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Arguments, seat_id

# Paying and earning ---------------------------------------------------------------------------


def pay(s: AgePosition, p: i64, money: i64) -> None:
    """Loans are taken when money is missing, as few as cover it."""
    missing = money - s.seat[MONEY + p]
    if missing > 0:
        loans = (missing + s.board.loan_money - 1) // s.board.loan_money
        s.seat[LOANS + p] += loans
        s.seat[MONEY + p] += loans * s.board.loan_money
        borrowed(s, p, loans)
    s.seat[MONEY + p] -= money


def spend(s: AgePosition, p: i64, money: i64) -> None:
    """Money spent counts for the next turn order."""
    pay(s, p, money)
    s.seat[SPENT + p] += money


def earn(s: AgePosition, p: i64, money: i64) -> None:
    """Whoever gets money outside their turn may repay with it before interest is due."""
    s.seat[MONEY + p] += money
    if p != s.seat[ORDER + s.turn]:
        s.received |= BIT[p]


# Repaying -------------------------------------------------------------------------------------


def repay(s: AgePosition, p: i64) -> None:
    """One loan is given back. `can_repay` has made sure that there are a loan and the money for it
    (AI-LOAN-REPAY-NEEDS). At the end of a turn or round the question is asked again while another
    loan can be."""
    s.seat[LOANS + p] -= 1
    s.seat[MONEY + p] -= s.board.loan_money
    paid(s, p, "event-repay", s.board.loan_money)


# Interest -------------------------------------------------------------------------------------


def asks_before_interest(s: AgePosition) -> bool:
    """Whoever got money after their turn and could repay with it is asked before interest is due,
    all at the same time (AI-LOAN-REPAY-BEFORE-INTEREST). False when nobody is."""
    p: i64 = 0
    while p < s.seat_count:
        if s.received & BIT[p] and s.can_repay(p):
            s.asked |= BIT[p]
        p += 1
    s.received = 0
    if s.asked == 0:
        return False
    s.phase = INTEREST
    return True


def all_have_answered(s: AgePosition, p: i64) -> bool:
    """Seat p repays no more before interest; true when nobody else is still asked."""
    s.asked &= ~BIT[p]
    return s.asked == 0


def charge_interest(s: AgePosition) -> None:
    """Interest on every loan there is; loans taken for it bear none yet."""
    i: i64 = 0
    while i < s.seat_count:
        p = s.seat[ORDER + i]
        interest = s.seat[LOANS + p] * s.board.loan_interest
        if interest > 0:
            pay(s, p, interest)
            paid(s, p, "event-interest", interest)
        i += 1


# Events ---------------------------------------------------------------------------------------


def borrowed(s: AgePosition, p: i64, loans: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "loans": int(loans)}
    args["money"] = int(loans * s.board.loan_money)
    s.note(p, "event-loan", args)


def paid(s: AgePosition, p: i64, key: str, money: i64) -> None:
    """Money given back, paid as interest or received for railways."""
    if s.journal is None:
        return
    s.note(p, key, {"seat": seat_id(p), "money": int(money)})
