"""What the effects of cards do: one small function for each kind of effect. Which card has which
effect, and how much of it, is data (board.toml).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.spyrium import chronicle, prices
from ironbridge.games.spyrium.board import Effect
from ironbridge.games.spyrium.layout import (
    ACTIVE,
    MONEY,
    POINTS,
    RESIDENCE_AT,
    SPYRIUM,
    WORKERS,
)
from ironbridge.kernel.bits import BIT

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


def apply(s: SpyriumState, p: i64, effect: Effect, value: i64) -> None:
    """Pay for an effect and take what it gives; `value` is what its token counts for. Workers
    that work for it, and the residence track, are left to play.py."""
    pay_money(s, p, prices.effect_price(s, p, effect, value))
    pay_spyrium(s, p, effect.pay_spyrium)
    gain_money(s, p, effect.money + effect.token_money * value)
    gain_spyrium(s, p, effect.spyrium + effect.token_spyrium * value)
    gain_points(s, p, effect.points + effect.token_points * value)
    gain_workers(s, p, effect.new_workers)


def pay_money(s: SpyriumState, p: i64, pounds: i64) -> None:
    s.seat[MONEY + p] -= pounds
    chronicle.amount(s, p, "event-pay-money", "money", pounds)


def pay_spyrium(s: SpyriumState, p: i64, crystals: i64) -> None:
    s.seat[SPYRIUM + p] -= crystals
    chronicle.amount(s, p, "event-pay-spyrium", "spyrium", crystals)


def gain_money(s: SpyriumState, p: i64, pounds: i64) -> None:
    s.seat[MONEY + p] += pounds
    chronicle.amount(s, p, "event-gain-money", "money", pounds)


def gain_spyrium(s: SpyriumState, p: i64, crystals: i64) -> None:
    s.seat[SPYRIUM + p] += crystals
    chronicle.amount(s, p, "event-gain-spyrium", "spyrium", crystals)


def gain_points(s: SpyriumState, p: i64, points: i64) -> None:
    s.seat[POINTS + p] += points
    chronicle.amount(s, p, "event-gain-points", "points", points)


def gain_engineering(s: SpyriumState, p: i64, points: i64) -> None:
    s.seat[POINTS + p] += points
    chronicle.amount(s, p, "event-engineering", "points", points)


def gain_workers(s: SpyriumState, p: i64, workers: i64) -> None:
    chronicle.amount(s, p, "event-gain-workers", "workers", enlist(s, p, workers))


def enlist(s: SpyriumState, p: i64, workers: i64) -> i64:
    """New workers from the reserve, active at once, as many as it still has."""
    left = s.reserve(p)
    if workers > left:
        workers = left
    s.seat[WORKERS + p] += workers
    s.seat[ACTIVE + p] += workers
    return workers


# The residence track ------------------------------------------------------------------------


def can_step(s: SpyriumState, p: i64) -> bool:
    return s.seat[RESIDENCE_AT + p] < s.board.last_residence


def step_residence(s: SpyriumState, p: i64) -> None:
    s.seat[RESIDENCE_AT + p] += 1
    value: i64 = s.board.residence_track[s.seat[RESIDENCE_AT + p]]
    chronicle.amount(s, p, "event-residence-step", "value", value)


def score_residence(s: SpyriumState, p: i64) -> None:
    value: i64 = s.board.residence_track[s.seat[RESIDENCE_AT + p]]
    s.seat[POINTS + p] += value
    chronicle.amount(s, p, "event-residence-score", "points", value)


# Bonuses ------------------------------------------------------------------------------------


def bonus_asked(s: SpyriumState, p: i64) -> bool:
    """Give the bonuses that the points of p bring without a choice; whether one is to choose."""
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


def take_bonus_worker(s: SpyriumState, p: i64) -> None:
    s.bonus_worker |= BIT[p]
    chronicle.bonus(s, p, "event-bonus-worker", "workers", enlist(s, p, s.board.bonus_workers))


def take_bonus_money(s: SpyriumState, p: i64) -> None:
    s.bonus_money |= BIT[p]
    s.seat[MONEY + p] += s.board.bonus_money
    chronicle.bonus(s, p, "event-bonus-money", "money", s.board.bonus_money)
