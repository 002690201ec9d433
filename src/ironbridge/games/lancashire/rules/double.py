"""The double action build: both actions of the turn and any two cards, in the place of the card
of the town. Rulebook: "Action - Construction". All else is as in any build: `build.py`."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.rules import events
from ironbridge.games.lancashire.move_space import DOUBLE
from ironbridge.games.lancashire.rules.state import Position


def can_double(s: Position) -> bool:
    """The turn still has both its actions (BL-DOUBLE-BOTH-ACTIONS)."""
    return s.actions >= s.board.double_cards


def needs_card(s: Position) -> bool:
    """A card has been discarded: whether another must follow."""
    s.steps += 1
    return s.steps < s.board.double_cards


def actions_taken(s: Position) -> i64:
    """How many actions of the turn the one in progress takes."""
    return s.board.double_cards if s.action == DOUBLE else 1


def note_double(s: Position, p: i64) -> None:
    events.built(s, p, s.target, "event-double")
