"""Why a token cannot count for a value. Rulebook: "Jetons"; technique Commerce."""

from __future__ import annotations

from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.prices import Choices, refuse_price, so_far
from ironbridge.kernel.phrase import Reason


def token_value(state: SpyriumPosition, value: int, p: int) -> Reason | None:
    """`value VALUE`: what the token counts for. An event asks for no money by its token."""
    if state.slot < 0:
        return None
    choices = so_far(state)
    decided = Choices(choices.lobbying, choices.token, value)
    return refuse_price(state, int(state.slot), p, decided)
