"""The cards: the deck, and those that pay for actions. Rulebook: "Tour des joueurs". Which card a
build needs is in `build.py`; filling a hand is that of the family: brass/rules/rounds.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.brass.board import HAND, MAX_SEATS, RAIL
from ironbridge.brass.rules import events, rounds
from ironbridge.games.lancashire import move_space as kinds
from ironbridge.games.lancashire.rules import build, loan
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import BIT

ONE: Final = [bytes([n]) for n in range(256)]


def fitting_cards(s: Position, p: i64) -> i64:
    """The card kinds in hand (BL-TURN-CARD-FROM-HAND) that pay for the action begun."""
    if s.action == kinds.BUILD:
        return build.fitting_cards(s, p)
    return s.seat[HAND + p]


def discard(s: Position, p: i64, card: i64, forced: bool) -> None:
    place = p * s.board.cards + card
    s.hand[place] -= 1
    if s.hand[place] == 0:
        s.seat[HAND + p] &= ~BIT[card]
    s.discards = s.discards + ONE[card * MAX_SEATS + p]
    events.discarded(s, p, card, forced)


def shuffle_deck(s: Position, cards: list[int], unused: i64) -> None:
    """A new deck, without the cards at its bottom that the era does not use."""
    s.chance.shuffle(cards)
    used = len(cards) - int(unused)
    s.deck = bytes(cards[:used])
    s.deck_at = 0
    s.aside = bytes(cards[used:])


def deal(s: Position) -> None:
    for p in range(int(s.seat_count)):
        draw(s, p)


def draw(s: Position, p: i64) -> None:
    left = s.cards_left()
    rounds.draw(s, p)
    if s.era == RAIL:
        loan.note_deck_tile(s, left)
