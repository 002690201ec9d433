"""The course of the game: set-up, turns, rounds, loans and interest. Rulebook: "Démarrer la
partie", "Déroulement du jeu", "Emprunts", "Phase deux", "Phase trois", "Fin du jeu".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ironbridge.games.age_of_industry import chronicle, scoring, supply
from ironbridge.games.age_of_industry.layout import (
    ACTION,
    CLOSING,
    COMBINED,
    HAND,
    INTEREST,
    LOANS,
    MAX_SEATS,
    MONEY,
    NOTHING,
    ORDER,
    OVER,
    SPENT,
)
from ironbridge.games.age_of_industry.space import COMBINE
from ironbridge.industry.order import by_spending
from ironbridge.kernel.bits import BIT

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState

ONE: Final = [bytes([n]) for n in range(256)]
"""A card, or a gap, as the bytes of a pile."""

# Set-up -------------------------------------------------------------------------------------


def set_up(s: AgeState) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order: the first
    player, the cards, the market tiles."""
    board = s.board
    s.chance = s.chance.copy()
    first = s.chance.below(s.seat_count)
    for i in range(int(s.seat_count)):
        s.seat[ORDER + i] = (first + i) % s.seat_count
    chronicle.game_begun(s)
    cards = list(board.deck)
    s.chance.shuffle(cards)
    s.deck = bytes(cards)
    tiles = list(board.market_pile)
    s.chance.shuffle(tiles)
    for market in range(int(board.markets)):
        s.market[market] = tiles[market]
    s.coal = board.coal_initial
    s.iron = board.iron_initial
    for i in range(int(s.seat_count)):
        p = s.seat[ORDER + i]
        s.seat[MONEY + p] = board.money
        deal(s, p, board.hand)
    refill_display(s)
    start_round(s)


# Cards --------------------------------------------------------------------------------------


def deal(s: AgeState, p: i64, cards: i64) -> None:
    """Cards from the top of the deck, which holds enough."""
    while cards > 0:
        take_card(s, p, s.deck[s.deck_at])
        s.deck_at += 1
        cards -= 1
    if s.cards_left() == 0:
        chronicle.deck_empty(s)


def take_displayed(s: AgeState, p: i64, card: i64) -> None:
    """A card of the display; its place stays empty until the action ends."""
    at = s.display.index(int(card))
    s.display = s.display[:at] + ONE[NOTHING] + s.display[at + 1 :]
    s.taken_openly = s.taken_openly + ONE[card * MAX_SEATS + p]
    take_card(s, p, card)


def take_card(s: AgeState, p: i64, card: i64) -> None:
    s.hand[p * s.board.cards + card] += 1
    s.seat[HAND + p] |= BIT[card]


def refill_display(s: AgeState) -> None:
    """The gaps are filled from the deck, as far as it lasts."""
    before = s.display
    left = s.cards_left()
    shown: list[int] = []
    for card in before:
        if card == NOTHING and s.cards_left() > 0:
            shown.append(s.deck[s.deck_at])
            s.deck_at += 1
        else:
            shown.append(card)
    s.display = bytes(shown)
    chronicle.displayed(s, before)
    if left > 0 and s.cards_left() == 0:
        chronicle.deck_empty(s)


# Turns --------------------------------------------------------------------------------------


def start_round(s: AgeState) -> None:
    chronicle.round_begun(s)
    s.turn = 0
    start_turn(s)


def start_turn(s: AgeState) -> None:
    s.actions = s.board.first_round_actions if s.round == 1 else s.board.actions
    s.phase = ACTION


def end_action(s: AgeState, p: i64) -> None:
    s.actions -= COMBINED if s.action == COMBINE else 1
    s.action = -1
    s.target = -1
    s.industry = -1
    s.steps = 0
    if s.actions > 0:
        s.phase = ACTION
    elif s.can_repay(p):
        s.phase = CLOSING
    else:
        end_turn(s, p)


def end_turn(s: AgeState, p: i64) -> None:
    s.received &= ~BIT[p]
    s.turn += 1
    if s.turn < s.seat_count:
        start_turn(s)
    else:
        end_round(s)


# Loans --------------------------------------------------------------------------------------


def repay(s: AgeState, p: i64) -> None:
    """One loan is given back. At the end of a turn or round the question stays while there is
    another that can be."""
    s.seat[LOANS + p] -= 1
    s.seat[MONEY + p] -= s.board.loan_money
    chronicle.paid(s, p, "event-repay", s.board.loan_money)
    if s.phase >= CLOSING and not s.can_repay(p):
        keep_loans(s, p)


def keep_loans(s: AgeState, p: i64) -> None:
    """No (further) repayment at the end of a turn, or before interest."""
    if s.phase == CLOSING:
        end_turn(s, p)
        return
    s.asked &= ~BIT[p]
    if s.asked == 0:
        charge_interest(s)


# Rounds -------------------------------------------------------------------------------------


def end_round(s: AgeState) -> None:
    """The new order; whoever got money after their turn may repay before interest."""
    by_spending(s.seat, ORDER, SPENT, s.seat_count)
    chronicle.ordered(s, s.journal is not None and last_round(s))
    p: i64 = 0
    while p < s.seat_count:
        s.seat[SPENT + p] = 0
        if s.received & BIT[p] and s.can_repay(p):
            s.asked |= BIT[p]
        p += 1
    s.received = 0
    if s.asked:
        s.phase = INTEREST
    else:
        charge_interest(s)


def charge_interest(s: AgeState) -> None:
    """Interest on every loan there is; loans taken for it bear none yet."""
    i: i64 = 0
    while i < s.seat_count:
        p = s.seat[ORDER + i]
        interest = s.seat[LOANS + p] * s.board.loan_interest
        if interest > 0:
            supply.pay(s, p, interest)
            chronicle.paid(s, p, "event-interest", interest)
        i += 1
    if last_round(s):
        scoring.final(s)
        s.phase = OVER
        s.turn = 0
        chronicle.game_over(s)
    else:
        s.round += 1
        start_round(s)


def last_round(s: AgeState) -> bool:
    """The deck is empty and somebody has no card. The display does not count."""
    if s.cards_left() > 0:
        return False
    p: i64 = 0
    while p < s.seat_count:
        if s.seat[HAND + p] == 0:
            return True
        p += 1
    return False
