"""Workers go to the market and come back from it, and leave the buildings they stood on. Rulebook:
"Placer un ouvrier", "Gagner de l'argent", "Exploiter un bâtiment".
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
    ON_CARDS,
)
from ironbridge.kernel.bits import BIT, POSITION

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


# On buildings -------------------------------------------------------------------------------


def fewest_on(s: SpyriumState, cards: i64) -> i64:
    """Of equal cards the one with the fewest workers on it, as a mask: copies are told apart by
    what can be seen alone, so that a position that was written and read plays on alike."""
    best: i64 = 0
    fewest = s.board.workers_total + 1
    while cards:
        bit = cards & -cards
        cards ^= bit
        card: i64 = POSITION[bit % 67]
        if s.standing[ON_CARDS + card] < fewest:
            best = bit
            fewest = s.standing[ON_CARDS + card]
    return best


def clear(s: SpyriumState, cards: i64) -> None:
    """The workers leave these cards: inactive, until the next round makes all active."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        card: i64 = POSITION[bit % 67]
        s.standing[ON_CARDS + card] = 0
