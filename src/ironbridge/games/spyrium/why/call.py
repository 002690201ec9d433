"""Why a character cannot be called. Rulebook: "Faire appel à un personnage"."""

from __future__ import annotations

from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.board import card_name, face_in, spyrium_of, values_on
from ironbridge.games.spyrium.why.prices import Choices, refuse_price, so_far
from ironbridge.kernel.phrase import Reason, forbid


def refuse_call(state: SpyriumPosition, slot: int, p: int) -> Reason | None:
    """A character without its token, or whose Spyrium one does not have."""
    face = face_in(state, slot)
    effect = state.board.face_effects[face][0]
    name = card_name(state.board, face)
    if effect.uses_token and not values_on(state, slot):
        return forbid("SP-CALL-NEEDS-TOKEN", "why-call-no-token", card=name)
    needed, found = int(effect.pay_spyrium), spyrium_of(state, p)
    if needed > found:
        rule = "SP-CALL-MUST-PAY"
        return forbid(rule, "why-call-spyrium", card=name, needed=needed, found=found)
    return None


def token(state: SpyriumPosition, value: int, p: int) -> Reason | None:
    """`token VALUE`: one of those that lie on the character."""
    slot = int(state.slot)
    if value not in values_on(state, slot):
        name = card_name(state.board, face_in(state, slot))
        return forbid("SP-CALL-CHOOSES-TOKEN", "why-token-absent", card=name, value=value)
    choices = so_far(state)
    return refuse_price(state, slot, p, Choices(choices.lobbying, token=value))
