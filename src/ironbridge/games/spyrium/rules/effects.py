"""What the effects of cards do: one small function for each kind of effect. Which card has which
effect, and how much of it, is data (board.toml).
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import (
    ACTIVE,
    DONE,
    MONEY,
    POINTS,
    SPYRIUM,
    TO_RESIDENCE,
    WORKERS,
    Effect,
)
from ironbridge.games.spyrium.rules import journal, prices
from ironbridge.games.spyrium.rules.state import SpyriumPosition


def apply(s: SpyriumPosition, p: i64, effect: Effect, value: i64) -> None:
    """Pay for an effect and take what it gives; `value` is what its token counts for. Workers
    that work for it, and the residence track, are left to others."""
    pay_money(s, p, prices.effect_price(s, p, effect, value))
    pay_spyrium(s, p, effect.pay_spyrium)
    gain_money(s, p, effect.money + effect.token_money * value)
    gain_spyrium(s, p, effect.spyrium + effect.token_spyrium * value)
    gain_points(s, p, effect.points + effect.token_points * value)
    gain_workers(s, p, effect.new_workers)


def came(effect: Effect) -> i64:
    """How far an action has come that has applied this effect."""
    return TO_RESIDENCE if effect.residence else DONE


def pay_money(s: SpyriumPosition, p: i64, pounds: i64) -> None:
    s.seat[MONEY + p] -= pounds
    journal.amount(s, p, "event-pay-money", "money", pounds)


def pay_spyrium(s: SpyriumPosition, p: i64, crystals: i64) -> None:
    s.seat[SPYRIUM + p] -= crystals
    journal.amount(s, p, "event-pay-spyrium", "spyrium", crystals)


def gain_money(s: SpyriumPosition, p: i64, pounds: i64) -> None:
    s.seat[MONEY + p] += pounds
    journal.amount(s, p, "event-gain-money", "money", pounds)


def gain_spyrium(s: SpyriumPosition, p: i64, crystals: i64) -> None:
    s.seat[SPYRIUM + p] += crystals
    journal.amount(s, p, "event-gain-spyrium", "spyrium", crystals)


def gain_points(s: SpyriumPosition, p: i64, points: i64) -> None:
    s.seat[POINTS + p] += points
    journal.amount(s, p, "event-gain-points", "points", points)


def gain_engineering(s: SpyriumPosition, p: i64, points: i64) -> None:
    s.seat[POINTS + p] += points
    journal.amount(s, p, "event-engineering", "points", points)


def gain_workers(s: SpyriumPosition, p: i64, workers: i64) -> None:
    journal.amount(s, p, "event-gain-workers", "workers", enlist(s, p, workers))


def enlist(s: SpyriumPosition, p: i64, workers: i64) -> i64:
    """New workers from the reserve, active at once, as many as it still has.
    SP-BUILDINGS-HOUSING-RESERVE, SP-BONUS-EMPTY-RESERVE."""
    left = s.reserve(p)
    if workers > left:
        workers = left
    s.seat[WORKERS + p] += workers
    s.seat[ACTIVE + p] += workers
    return workers
