"""The residence track, and the bonuses for points. Rulebook: "Résidences", "Bonus"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium import move_space as kinds
from ironbridge.games.spyrium.board import MONEY, POINTS, RESIDENCE_AT
from ironbridge.games.spyrium.rules import effects, journal
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import seat_id


def can_step(s: SpyriumPosition, p: i64) -> bool:
    """SP-RESIDENCE-LAST."""
    return s.seat[RESIDENCE_AT + p] < s.board.last_residence


def act_on_residence(s: SpyriumPosition, move: Move, p: i64) -> None:
    """A step, or the value of the space. SP-RESIDENCE-CHOICE."""
    if move.kind == kinds.STEP:
        step_residence(s, p)
    else:
        score_residence(s, p)


def step_residence(s: SpyriumPosition, p: i64) -> None:
    s.seat[RESIDENCE_AT + p] += 1
    value: i64 = s.board.residence_track[s.seat[RESIDENCE_AT + p]]
    journal.amount(s, p, "event-residence-step", "value", value)


def score_residence(s: SpyriumPosition, p: i64) -> None:
    value: i64 = s.board.residence_track[s.seat[RESIDENCE_AT + p]]
    s.seat[POINTS + p] += value
    journal.amount(s, p, "event-residence-score", "points", value)


# Bonuses ------------------------------------------------------------------------------------


def bonus_asked(s: SpyriumPosition, p: i64) -> bool:
    """Give the bonuses that the points of p bring without a choice; whether one is to choose.
    SP-BONUS-FIRST, SP-BONUS-SECOND, SP-BONUS-BOTH."""
    points = s.seat[POINTS + p]
    if points < s.board.first_bonus:
        return False
    if points < s.board.second_bonus:
        return (s.bonus_worker | s.bonus_money) & BIT[p] == 0
    if s.bonus_worker & BIT[p] == 0:
        take_bonus_worker(s, p)
    if s.bonus_money & BIT[p] == 0:
        take_bonus_money(s, p)
    return False


def choose_bonus(s: SpyriumPosition, move: Move, p: i64) -> None:
    if move is s.space.bonus_worker:
        take_bonus_worker(s, p)
    else:
        take_bonus_money(s, p)


def take_bonus_worker(s: SpyriumPosition, p: i64) -> None:
    s.bonus_worker |= BIT[p]
    bonus(s, p, "event-bonus-worker", "workers", effects.enlist(s, p, s.board.bonus_workers))


def take_bonus_money(s: SpyriumPosition, p: i64) -> None:
    s.bonus_money |= BIT[p]
    s.seat[MONEY + p] += s.board.bonus_money
    bonus(s, p, "event-bonus-money", "money", s.board.bonus_money)


def bonus(s: SpyriumPosition, p: i64, key: str, what: str, number: i64) -> None:
    """A bonus came, perhaps a worker that the reserve does not have."""
    if s.journal is None:
        return
    s.note(p, key, {"seat": seat_id(p), what: int(number)})
