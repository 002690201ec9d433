"""Why demand tokens cannot be chosen. Rulebook: "Création demande 1" to "4", "Jouer à deux
joueurs".
"""

from __future__ import annotations

from ironbridge.games.workshop import move_space
from ironbridge.games.workshop.board import RAIL
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.games.workshop.why.board import hand_size, tokens_of
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid


def demand(state: WorkshopPosition, move: Move, p: int) -> Reason | None:
    """`keep`, `demand TYPE` and `demand TYPE TYPE`."""
    types = (
        []
        if move.kind == move_space.KEEP
        else [int(each) for each in (move.a, move.b) if each >= 0]
    )
    refusal = refuse_number(state, len(types), p)
    if refusal is not None:
        return refusal
    for kind in types:
        held, name = tokens_of(state, kind, p), state.board.type_name(kind)
        if held == 0:
            return forbid("WW-DEMAND-OWN-TOKENS", "why-demand-none", type=name)
        if held < types.count(kind):
            return forbid("WW-DEMAND-OWN-TOKENS", "why-demand-single", type=name)
    return None


def refuse_number(state: WorkshopPosition, number: int, p: int) -> Reason | None:
    """Before the first round of an era the number is fixed, after the last one it has a limit."""
    placed = int(state.board.setups[int(state.seat_count)].placed)
    if state.round > 0:
        if number <= placed:
            return None
        return forbid(closing_rule(state), "why-demand-most", tokens=placed)
    wanted = min(placed, hand_size(state, p))
    if number == wanted:
        return None
    rule = "WW-DEMAND-RAIL" if state.era == RAIL else "WW-DEMAND-MUST-PLACE"
    return forbid(
        "WW-TWO-DEMAND" if state.seat_count == 2 else rule, "why-demand-must", tokens=wanted
    )


def closing_rule(state: WorkshopPosition) -> str:
    """The clause on tokens after the last round of this era."""
    if state.seat_count == 2:
        return "WW-TWO-DEMAND-END"
    return "WW-DEMAND-LAST" if state.era == RAIL else "WW-DEMAND-MAY-PLACE"
