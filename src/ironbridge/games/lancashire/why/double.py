"""Why a turn has no double action build. All else is as in any build: `build.py`. Rulebook:
"Action - Construction"."""

from __future__ import annotations

from ironbridge.brass.board import CANAL
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.phrase import Reason, forbid


def refuse_double(state: Position) -> Reason | None:
    """Why the turn has not the two actions a double action build takes."""
    if state.actions >= state.board.double_cards:
        return None
    first = state.era == CANAL and state.round == 1
    key = "why-double-first-round" if first else "why-double-actions"
    cards, actions = int(state.board.double_cards), int(state.actions)
    return forbid("BL-DOUBLE-BOTH-ACTIONS", key, cards=cards, actions=actions)
