"""The deck. Rulebook: "Mise en place", "Fin d'une période". Which card a build needs is in
`build.py`; hands and discards are those of the family: brass/rules/cards.py."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import RAIL
from ironbridge.brass.rules import cards
from ironbridge.games.lancashire.rules import loan
from ironbridge.games.lancashire.rules.state import Position


def shuffle_deck(s: Position, pile: list[int], unused: i64) -> None:
    """A new deck, without the cards at its bottom that the era does not use."""
    s.chance.shuffle(pile)
    used = len(pile) - int(unused)
    s.deck = bytes(pile[:used])
    s.deck_at = 0
    s.aside = bytes(pile[used:])


def deal(s: Position) -> None:
    for p in range(int(s.seat_count)):
        draw(s, p)


def draw(s: Position, p: i64) -> None:
    left = s.cards_left()
    cards.draw(s, p)
    if s.era == RAIL:
        loan.note_deck_tile(s, left)
