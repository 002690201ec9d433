"""The course of the game: set-up, turns, rounds, eras. Rulebook: "Mise en place", "Tour des
joueurs", "Fin de la manche", "Fin d'une période", "Règles classiques".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.lancashire import chronicle
from ironbridge.games.lancashire.board import MAX_SEATS, RAIL
from ironbridge.games.lancashire.layout import (
    ACTION,
    DEBT,
    ORDER,
    OVER,
)
from ironbridge.games.lancashire.space import DOUBLE
from ironbridge.industry import journal, rounds, scoring

if TYPE_CHECKING:
    from ironbridge.games.lancashire.state import LancashireState


# Set-up -------------------------------------------------------------------------------------


def set_up(s: LancashireState) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order:
    the cards, the distant market tiles, the turn order."""
    s.chance = s.chance.copy()
    shuffle_deck(s, list(s.setup.cards), s.setup.beneath_canal)
    shuffle_distant(s)
    rounds.take_seats(s, s.board.money)
    deal(s)
    start_round(s)


def shuffle_deck(s: LancashireState, cards: list[int], unused: i64) -> None:
    """A new deck, without the cards at its bottom that the era does not use."""
    s.chance.shuffle(cards)
    used = len(cards) - int(unused)
    s.deck = bytes(cards[:used])
    s.deck_at = 0
    s.aside = bytes(cards[used:])


def shuffle_distant(s: LancashireState) -> None:
    """All tiles of the distant market in a new pile, and its marker on the first space."""
    tiles = list(s.setup.distant)
    s.chance.shuffle(tiles)
    s.distant = bytes(tiles)
    s.distant_at = 0
    s.marker = 0


def deal(s: LancashireState) -> None:
    for p in range(int(s.seat_count)):
        draw(s, p)


def draw(s: LancashireState, p: i64) -> None:
    left = s.cards_left()
    rounds.draw(s, p)
    if s.era == RAIL:
        chronicle.loans_near_end(s, left)


# Turns --------------------------------------------------------------------------------------


def start_round(s: LancashireState) -> None:
    journal.round_begun(s)
    s.turn = 0
    start_turn(s)


def start_turn(s: LancashireState) -> None:
    """The next seat with cards in hand plays; when none is left the round is over."""
    while s.turn < s.seat_count:
        p = s.seat[ORDER + s.turn]
        s.actions = rounds.actions_of_turn(s, p)
        if s.actions > 0:
            s.phase = ACTION
            return
        s.turn += 1
    end_round(s)


def end_action(s: LancashireState, p: i64) -> None:
    s.actions -= s.board.double_cards if s.action == DOUBLE else 1
    s.action = -1
    s.target = -1
    s.industry = -1
    s.steps = 0
    if s.actions > 0:
        s.phase = ACTION
        return
    draw(s, p)
    s.turn += 1
    start_turn(s)


# Rounds -------------------------------------------------------------------------------------


def end_round(s: LancashireState) -> None:
    rounds.set_order(s)
    if rounds.hands_empty(s) and (s.era == RAIL or s.introductory):
        end_game(s)
        return
    rounds.pay_income(s)
    after_debts(s)


def after_debts(s: LancashireState) -> None:
    """Go on when nobody has a tile to choose any more."""
    if rounds.in_debt(s):
        s.phase = DEBT
        return
    if rounds.hands_empty(s):
        end_canal_era(s)
    else:
        s.round += 1
    start_round(s)


def give_up(s: LancashireState, p: i64, slot: i64) -> None:
    """A debtor chose this tile."""
    rounds.surrender(s, p, slot, False)
    rounds.settle_debt(s, p)
    after_debts(s)


# Eras ---------------------------------------------------------------------------------------


def end_game(s: LancashireState) -> None:
    scoring.score_era(s)
    if s.introductory:
        scoring.score_introductory(s)
    else:
        scoring.score_money(s, s.board.final_money_per_point)
    s.phase = OVER
    s.turn = 0
    s.actions = 0
    journal.game_over(s)


def end_canal_era(s: LancashireState) -> None:
    scoring.score_era(s)
    rounds.remove_links(s)
    rounds.remove_obsolete(s)
    s.era = RAIL
    s.round = 1
    s.chance = s.chance.copy()
    shuffle_distant(s)
    reshuffle(s)
    journal.rail_begun(s)
    deal(s)


def reshuffle(s: LancashireState) -> None:
    """All discards and the cards the Canal Era did not use form the new deck. They are sorted
    first, so that the result depends on chance alone and not on the order of discards."""
    cards = [byte // MAX_SEATS for byte in s.discards]
    cards.extend(s.aside)
    cards.extend(s.deck[s.deck_at :])  # none in a game played from the start
    cards.sort()
    s.discards = b""
    shuffle_deck(s, cards, s.setup.removed_rail)
