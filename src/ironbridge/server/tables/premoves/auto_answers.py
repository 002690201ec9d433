"""Questions that need no person: those with one answer, or whose answers all have the same effect.

Each person chooses in the preferences: {"automatic": {"single": true, "same": true}}. Both are off
by default.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, ValidationError, convert

from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from ironbridge.server.slices import Slices

MOST_COMPARED = 12
"""With more answers than this, they are hardly ever all the same."""


class AutoAnswers(Struct, frozen=True):
    """What is answered at once for a person."""

    single: bool = False
    """A question with one legal answer."""
    same: bool = False
    """A question whose answers all lead to the same position, as far as the person knows."""


def auto_answers_of(preferences: Mapping[str, object]) -> AutoAnswers:
    """The choice of a person; what cannot be read is off."""
    try:
        return convert(preferences.get("automatic", {}), AutoAnswers)
    except ValidationError:
        return AutoAnswers()


async def auto_answer(
    state: State, seat: int, chosen: AutoAnswers, chance: Chance, slices: Slices
) -> Move | None:
    """The move that a person wants to be made at once; None when the person decides."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0] if chosen.single or chosen.same else None
    if chosen.same and 1 < len(legal) <= MOST_COMPARED:
        # Compared by what the seat knows: an automatic answer must not reveal anything hidden.
        known = state.determinize(seat, chance)
        first = digest_after(known, legal[0], seat)
        async with slices.working() as work:
            for move in legal[1:]:
                if digest_after(known, move, seat) != first:
                    return None
                await work.rest()
        return legal[0]
    return None


def digest_after(state: State, move: Move, seat: int) -> str:
    after = state.copy()
    after.do(move, seat)
    return after.digest()
