"""The course of the game: set-up, turns, rounds, eras. Rulebook: "Mise en place", "Tour des
joueurs", "Fin de la manche", "Fin d'une période".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.birmingham.board import MAX_SEATS, NOTHING, RAIL, Board
from ironbridge.games.birmingham.layout import (
    ACTION,
    DEBT,
    ORDER,
    OVER,
)
from ironbridge.industry import journal, rounds, scoring
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState


# Set-up -------------------------------------------------------------------------------------


def set_up(s: BirminghamState) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order:
    the cards, the merchant tiles, the turn order."""
    s.chance = s.chance.copy()
    s.deck = shuffled_deck(s.board, int(s.seat_count), s.chance)
    set_merchants(s)
    rounds.take_seats(s, s.board.money)
    deal(s)
    if s.board.face_down:
        s.face_down = s.deck[s.deck_at : s.deck_at + s.seat_count]
        s.deck_at += s.seat_count
    start_round(s)


def shuffled_deck(board: Board, seats: int, chance: Chance) -> bytes:
    cards: list[int] = []
    for card in range(int(board.cards)):
        if board.wild_cards & BIT[card] == 0:
            cards.extend([card] * board.card_counts[card][seats])
    chance.shuffle(cards)
    return bytes(cards)


def set_merchants(s: BirminghamState) -> None:
    board = s.board
    seats = int(s.seat_count)
    tiles = [m for m, counts in enumerate(board.merchant_seats) if seats in counts]
    s.chance.shuffle(tiles)
    laid: list[int] = []
    for space in range(int(board.spaces)):
        used = board.space_min_seats[space] <= seats
        laid.append(tiles.pop(0) if used else NOTHING)
    s.merchants = bytes(laid)
    set_barrels(s)


def set_barrels(s: BirminghamState) -> None:
    """One barrel beside every merchant tile that buys something."""
    s.barrels = 0
    for space in range(int(s.board.spaces)):
        tile = s.merchants[space]
        if tile != NOTHING and s.board.merchant_buys[tile]:
            s.barrels |= BIT[space]


def deal(s: BirminghamState) -> None:
    for p in range(int(s.seat_count)):
        rounds.draw(s, p)


# Turns --------------------------------------------------------------------------------------


def start_round(s: BirminghamState) -> None:
    journal.round_begun(s)
    s.turn = 0
    start_turn(s)


def start_turn(s: BirminghamState) -> None:
    """The next seat with cards in hand plays; when none is left the round is over."""
    while s.turn < s.seat_count:
        p = s.seat[ORDER + s.turn]
        s.actions = rounds.actions_of_turn(s, p)
        if s.actions > 0:
            s.phase = ACTION
            return
        s.turn += 1
    end_round(s)


def end_action(s: BirminghamState, p: i64) -> None:
    s.action = -1
    s.target = -1
    s.industry = -1
    s.steps = 0
    s.actions -= 1
    if s.actions > 0:
        s.phase = ACTION
        return
    rounds.draw(s, p)
    s.turn += 1
    start_turn(s)


# Rounds -------------------------------------------------------------------------------------


def end_round(s: BirminghamState) -> None:
    rounds.set_order(s)
    if rounds.hands_empty(s) and (s.era == RAIL or s.introductory):
        end_game(s)
        return
    rounds.pay_income(s)
    after_debts(s)


def after_debts(s: BirminghamState) -> None:
    """Go on when nobody has a tile to choose any more."""
    if rounds.in_debt(s):
        s.phase = DEBT
        return
    if rounds.hands_empty(s):
        end_canal_era(s)
    else:
        s.round += 1
    start_round(s)


def give_up(s: BirminghamState, p: i64, slot: i64) -> None:
    """A debtor chose this tile."""
    rounds.surrender(s, p, slot, False)
    rounds.settle_debt(s, p)
    after_debts(s)


# Eras ---------------------------------------------------------------------------------------


def end_game(s: BirminghamState) -> None:
    scoring.score_era(s)
    if s.introductory:
        scoring.score_introductory(s)
    s.phase = OVER
    s.turn = 0
    s.actions = 0
    journal.game_over(s)


def end_canal_era(s: BirminghamState) -> None:
    scoring.score_era(s)
    rounds.remove_links(s)
    rounds.remove_obsolete(s)
    set_barrels(s)
    s.era = RAIL
    s.round = 1
    reshuffle(s)
    journal.rail_begun(s)
    deal(s)


def reshuffle(s: BirminghamState) -> None:
    """All discards and the cards laid aside form the new deck. They are sorted before the
    shuffle, so that the result depends on chance alone and not on the order of discards."""
    cards = [byte // MAX_SEATS for byte in s.discards]
    cards.extend(s.face_down)
    cards.extend(s.deck[s.deck_at :])  # none in a game played from the start
    cards.sort()
    s.chance = s.chance.copy()
    s.chance.shuffle(cards)
    s.deck = bytes(cards)
    s.deck_at = 0
    s.discards = b""
    s.face_down = b""
