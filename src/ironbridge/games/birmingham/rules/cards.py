"""The deck, and the scout action: cards for two wild ones. Rulebook: "Mise en place", "Action -
Prospection". Which card a build needs is in `build.py`; hands and discards are those of the family:
brass/rules/cards.py."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import HAND
from ironbridge.brass.rules import cards
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.phrase import seat_id

# The deck -----------------------------------------------------------------------------------


def shuffled_deck(board: Board, seats: int, chance: Chance) -> bytes:
    deck: list[int] = []
    for card in range(int(board.cards)):
        if board.wild_cards & BIT[card] == 0:
            deck.extend([card] * board.card_counts[card][seats])
    chance.shuffle(deck)
    return bytes(deck)


def deal(s: Position) -> None:
    for p in range(int(s.seat_count)):
        cards.draw(s, p)


# Scouting -----------------------------------------------------------------------------------


def can_scout(s: Position, p: i64) -> bool:
    """No wild card in hand (BB-SCOUT-NO-WILD-IN-HAND), and cards enough
    (BB-SCOUT-ENOUGH-CARDS)."""
    return s.seat[HAND + p] & s.board.wild_cards == 0 and s.hand_size(p) >= s.board.scout_cards


def take_wild_cards(s: Position, p: i64) -> bool:
    """A card has been discarded: the last one brings the wild cards. False when more cards must be
    discarded first."""
    s.steps += 1
    if s.steps < s.board.scout_cards:
        return False
    cards.gain(s, p, s.board.wild_location)
    cards.gain(s, p, s.board.wild_industry)
    note_scout(s, p)
    return True


def note_scout(s: Position, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-scout", {"seat": seat_id(p)})
