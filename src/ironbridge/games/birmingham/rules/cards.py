"""The cards that pay for actions. Rulebook: "Tour des joueurs". Which card a build needs is in
`build.py`; drawing is that of the family: brass/rules/rounds.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.brass.board import HAND, MAX_SEATS
from ironbridge.brass.rules import events, rounds
from ironbridge.games.birmingham import move_space as kinds
from ironbridge.games.birmingham.rules import build
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT

ONE: Final = [bytes([n]) for n in range(256)]


def fitting_cards(s: Position, p: i64) -> i64:
    """The card kinds in hand (BB-TURN-CARD-FROM-HAND) that pay for the action begun."""
    if s.action == kinds.BUILD:
        return build.fitting_cards(s, p)
    return s.seat[HAND + p]


def discard(s: Position, p: i64, card: i64, forced: bool) -> None:
    """Discard the card; a wild card goes back to its pile instead."""
    place = p * s.board.cards + card
    s.hand[place] -= 1
    if s.hand[place] == 0:
        s.seat[HAND + p] &= ~BIT[card]
    if s.board.wild_cards & BIT[card] == 0:
        s.discards = s.discards + ONE[card * MAX_SEATS + p]
    events.discarded(s, p, card, forced)


def gain_card(s: Position, p: i64, card: i64) -> None:
    s.hand[p * s.board.cards + card] += 1
    s.seat[HAND + p] |= BIT[card]


def deal(s: Position) -> None:
    for p in range(int(s.seat_count)):
        rounds.draw(s, p)
