"""Why the distant market does not buy. Rulebook: "Actions - Vente sur le Marché extérieur du
coton". That no market icon is in reach is said of the mill, in `sell.py`."""

from __future__ import annotations

from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.phrase import Reason, forbid


def distant(state: Position) -> Reason | None:
    """`distant`: the distant cotton market.

    A market icon is in reach whenever this is asked: a mill with any way out has one, since
    ports show the icon too, flipped or not.
    """
    if is_closed(state):
        return forbid("BL-DISTANT-CLOSED", "why-distant-closed")
    return None


def is_closed(state: Position) -> bool:
    """The marker of the distant market stands on X."""
    return state.marker >= state.board.distant_x
