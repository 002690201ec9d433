"""The scout action: cards for the two wild cards. Rulebook: "Action - Prospection"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import HAND
from ironbridge.brass.rules import rounds
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.phrase import seat_id


def can_scout(s: Position, p: i64) -> bool:
    """No wild card in hand (BB-SCOUT-NO-WILD-IN-HAND), and enough cards
    (BB-SCOUT-ENOUGH-CARDS)."""
    wanted = s.board.scout_cards
    return s.seat[HAND + p] & s.board.wild_cards == 0 and s.cards_counted(p, wanted) >= wanted


def take_wild_cards(s: Position, p: i64) -> bool:
    """A card has been discarded: the last one brings the wild cards. False when more cards must be
    discarded first."""
    s.steps += 1
    if s.steps < s.board.scout_cards:
        return False
    rounds.gain(s, p, s.board.wild_location)
    rounds.gain(s, p, s.board.wild_industry)
    note_scout(s, p)
    return True


def note_scout(s: Position, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-scout", {"seat": seat_id(p)})
