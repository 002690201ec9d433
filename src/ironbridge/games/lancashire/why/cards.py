"""Why a card does not pay for the action begun. Rulebook: "Tour des joueurs"."""

from __future__ import annotations

from ironbridge.brass.why.board import holds
from ironbridge.brass.why.names import card_name
from ironbridge.games.lancashire.move_space import BUILD
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.build import card_for_build
from ironbridge.kernel.phrase import Reason, forbid


def card(state: Position, chosen: int, p: int) -> Reason | None:
    """`card CARD`: only a build by one card asks what the card shows."""
    if holds(state, p, chosen) == 0:
        name = card_name(state.board, chosen)
        return forbid("BL-TURN-CARD-FROM-HAND", "why-card-not-in-hand", card=name)
    if state.action == BUILD:
        return card_for_build(state, chosen, p)
    return None
