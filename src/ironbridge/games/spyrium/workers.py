"""Workers go to the market and come back from it. Rulebook: "Placer un ouvrier", "Gagner de
l'argent".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.spyrium import chronicle, prices
from ironbridge.games.spyrium.layout import (
    ACTIVE,
    GAP_FIRST,
    GAP_SECOND,
    GAPS,
    GAPS_HELD,
    IN_MARKET,
    MONEY,
)
from ironbridge.kernel.bits import BIT

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


def place(s: SpyriumState, p: i64, gap: i64) -> None:
    """An active worker goes to a gap."""
    s.seat[ACTIVE + p] -= 1
    s.seat[IN_MARKET + p] += 1
    s.seat[GAPS_HELD + p] |= BIT[gap]
    s.standing[p * GAPS + gap] += 1
    s.around[GAP_FIRST[gap]] += 1
    s.around[GAP_SECOND[gap]] += 1
    chronicle.placed(s, p, gap)


def take_back(s: SpyriumState, p: i64, gap: i64) -> None:
    """A worker leaves a gap, and is inactive for the rest of the round."""
    s.seat[IN_MARKET + p] -= 1
    s.standing[p * GAPS + gap] -= 1
    if s.standing[p * GAPS + gap] == 0:
        s.seat[GAPS_HELD + p] &= ~BIT[gap]
    s.around[GAP_FIRST[gap]] -= 1
    s.around[GAP_SECOND[gap]] -= 1


def take_money(s: SpyriumState, p: i64, gap: i64, slot: i64) -> None:
    """A worker comes back with money for the other workers beside a card."""
    money = prices.others_beside(s, slot) + capital(s, p)
    chronicle.paid_out(s, p, gap, slot, money)
    take_back(s, p, gap)
    s.seat[MONEY + p] += money


def withdraw(s: SpyriumState, p: i64, gap: i64) -> None:
    """A worker comes back from where both cards are gone: only Capitalization pays."""
    money = capital(s, p)
    chronicle.withdrawn(s, p, gap, money)
    take_back(s, p, gap)
    s.seat[MONEY + p] += money


def capital(s: SpyriumState, p: i64) -> i64:
    return s.board.capitalization_money if s.has(p, s.board.capitalization) else 0
