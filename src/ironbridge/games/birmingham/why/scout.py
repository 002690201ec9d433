"""Why a player cannot scout. Rulebook: "Action - Prospection"."""

from __future__ import annotations

from ironbridge.brass.why.board import card_names, hand, hand_size
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Reason, forbid


def scout(state: Position, p: int) -> Reason | None:
    """`scout`."""
    wild = [each for each in hand(state, p) if state.board.wild_cards & BIT[each]]
    if wild:
        cards = card_names(state.board, wild)
        return forbid("BB-SCOUT-NO-WILD-IN-HAND", "why-scout-wild", cards=cards)
    needed = int(state.board.scout_cards)
    held = hand_size(state, p)
    if held < needed:
        return forbid("BB-SCOUT-ENOUGH-CARDS", "why-scout-cards", needed=needed, held=held)
    return None
