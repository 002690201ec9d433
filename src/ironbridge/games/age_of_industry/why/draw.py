"""Why a card cannot be drawn. Rulebook: "Action : Piocher deux cartes"."""

from __future__ import annotations

from ironbridge.games.age_of_industry import board
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.games.age_of_industry.why.board import card_name, cards_held, pile_is_empty
from ironbridge.kernel.phrase import Reason, forbid


def draw(state: AgePosition, chosen: int, p: int) -> Reason | None:
    """`draw CARD`, an open card, or `draw deck` (-1); as an action or as its second card."""
    limit = int(state.board.hand_limit)
    if cards_held(state, p) >= limit:
        return forbid("AI-DRAW-LIMIT", "why-hand-full", limit=limit)
    if pile_is_empty(state) and all(card == board.NOTHING for card in state.display):
        return forbid("AI-DRAW-NOT-EMPTY", "why-nothing-to-draw")
    if chosen < 0 and pile_is_empty(state):
        return forbid("AI-DRAW-NO-RESHUFFLE", "why-pile-empty")
    if chosen >= 0 and chosen not in state.display:
        name = card_name(state.board, chosen)
        return forbid("AI-DRAW-TWO", "why-card-not-open", card=name)
    return None
