"""Cards: the hand, and those that pay for actions. Rulebooks: "Tour des joueurs". Which card a
build needs is in `build.py`."""

from typing import Final

from mypy_extensions import i64

from ironbridge.brass.board import HAND, MAX_SEATS
from ironbridge.brass.rules import events
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.bits import BIT

ONE: Final = [bytes([n]) for n in range(256)]


def draw(s: BrassState, p: i64) -> None:
    """Refill the hand from the deck as far as it lasts."""
    missing = s.tables.hand - s.hand_size(p)
    left = s.cards_left()
    drawn = missing if missing < left else left
    stop = s.deck_at + drawn
    while s.deck_at < stop:
        card: i64 = s.deck[s.deck_at]
        s.deck_at += 1
        gain(s, p, card)
    events.drawn(s, p, drawn)


def gain(s: BrassState, p: i64, card: i64) -> None:
    s.hand[p * s.tables.cards + card] += 1
    s.seat[HAND + p] |= BIT[card]


def discard(s: BrassState, p: i64, card: i64, forced: bool) -> None:
    """Discard a card from the hand (TURN-CARD-FROM-HAND); a wild card goes back to its pile
    instead."""
    place = p * s.tables.cards + card
    s.hand[place] -= 1
    if s.hand[place] == 0:
        s.seat[HAND + p] &= ~BIT[card]
    if s.tables.wild_cards & BIT[card] == 0:
        s.discards = s.discards + ONE[card * MAX_SEATS + p]
    events.discarded(s, p, card, forced)
