"""Why a move is not legal: the rules of Spyrium stated a second time, as checks.

Written from the rulebook, apart from the generator of moves and the sums it keeps, so that each
can be held against the other: a move is legal exactly when nothing here forbids it. The checks
of a move stand in the order in which their answers help a player most.
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.spyrium import layout, space
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.activate import activate
from ironbridge.games.spyrium.why.board import gap_name, gaps_of, in_phase_two
from ironbridge.games.spyrium.why.build import new_place, replace
from ironbridge.games.spyrium.why.call import token
from ironbridge.games.spyrium.why.event import event
from ironbridge.games.spyrium.why.exploit import exploit, exploit_again, taylorism
from ironbridge.games.spyrium.why.money import money, withdraw
from ironbridge.games.spyrium.why.place import place
from ironbridge.games.spyrium.why.prices import lobbying, surcharge
from ironbridge.games.spyrium.why.tokens import token_value
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid, seat_id

PHASE_ONE: Final = (space.PLACE, space.EVENT, space.ACTIVATION)
PHASE_TWO: Final = (
    space.MONEY,
    space.WITHDRAW,
    space.ACTIVATE,
    space.EXPLOIT,
    space.TAYLORISM,
    space.EVENT,
    space.PASS,
)
ANSWERS: Final = {
    layout.ACTION: (*PHASE_ONE, *PHASE_TWO),
    layout.SURCHARGE: (space.SURCHARGE, space.LOBBYING),
    layout.TOKEN: (space.TOKEN,),
    layout.VALUE: (space.VALUE,),
    layout.SITE: (space.NEW, space.REPLACE),
    layout.RESIDENCE: (space.STEP, space.SCORE),
    layout.BONUS: (space.BONUS,),
    layout.PLACE: (space.PLACE,),
    layout.REUSE: (space.EXPLOIT,),
}
"""By question: the kinds of moves that answer it."""

OUT_OF_PHASE: Final = {
    space.PLACE: "SP-PLACE-PHASE-ONE",
    space.MONEY: "SP-MONEY-PHASE-TWO",
    space.WITHDRAW: "SP-MONEY-PHASE-TWO",
    space.ACTIVATE: "SP-ACTIVATE-PHASE-TWO",
    space.EXPLOIT: "SP-EXPLOIT-PHASE-TWO",
    space.TAYLORISM: "SP-EXPLOIT-PHASE-TWO",
    space.PASS: "SP-PASS-PHASE-TWO",
}
"""By action: the clause that keeps it out of the other phase."""


def why_not(state: SpyriumPosition, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    if state.phase == layout.OVER:
        return forbid("SP-END-AFTER-SIX", "why-game-over")
    if p != state.turn:
        if 0 <= p < state.seat_count and state.passed & BIT[p]:
            return forbid("SP-PASS-FINAL", "why-has-passed", seat=seat_id(p))
        return forbid("SP-TURN-ORDER", "why-not-deciding", seat=seat_id(p))
    if int(move.kind) not in ANSWERS[int(state.phase)]:
        name = layout.PHASE_NAMES[state.phase]
        return forbid("SP-TURN-STEP-BY-STEP", f"why-now-{name}")
    if state.phase == layout.ACTION:
        return action(state, move, p)
    return answer(state, move, p)


# The question that is asked -----------------------------------------------------------------


def action(state: SpyriumPosition, move: Move, p: int) -> Reason | None:
    """An action of a turn, in the phase of the player."""
    kind = int(move.kind)
    second = in_phase_two(state, p)
    if kind == space.ACTIVATION:
        return activation(state, p)
    if kind not in (PHASE_TWO if second else PHASE_ONE):
        key = "why-in-phase-two" if second else "why-in-phase-one"
        return forbid(OUT_OF_PHASE[kind], key)
    a, b = int(move.a), int(move.b)
    if kind == space.PLACE:
        return place(state, a, p)
    if kind == space.MONEY:
        return money(state, a, b, p)
    if kind == space.WITHDRAW:
        return withdraw(state, a, p)
    if kind == space.ACTIVATE:
        return activate(state, a, b, p)
    if kind == space.EXPLOIT:
        return exploit(state, a, b, p)
    if kind == space.TAYLORISM:
        return taylorism(state, a, b, p)
    if kind == space.EVENT:
        return event(state, a, p)
    if kind == space.PASS:
        return pass_(state, p)
    raise AssertionError(move.text)


def answer(state: SpyriumPosition, move: Move, p: int) -> Reason | None:
    """An answer within an action."""
    kind, a = int(move.kind), int(move.a)
    if kind == space.SURCHARGE:
        return surcharge(state, p)
    if kind == space.LOBBYING:
        return lobbying(state, p)
    if kind == space.TOKEN:
        return token(state, a, p)
    if kind == space.VALUE:
        return token_value(state, a, p)
    if kind == space.NEW:
        return new_place(state, p)
    if kind == space.REPLACE:
        return replace(state, a, move.b == 1, p)
    if kind == space.PLACE:
        return place(state, a, p)
    if kind == space.EXPLOIT:
        return exploit_again(state, a, int(move.b), p)
    # Both answers on the residence track, which is asked only where a step is possible; any bonus.
    return None


# Short answers ------------------------------------------------------------------------------


def pass_(state: SpyriumPosition, p: int) -> Reason | None:
    """`pass`: nobody leaves a worker in the market."""
    gaps = [gap_name(gap) for gap in gaps_of(state, p)]
    if gaps:
        return forbid("SP-PASS-MARKET-EMPTY", "why-pass-workers", gaps=gaps)
    return None


def activation(state: SpyriumPosition, p: int) -> Reason | None:
    """`activation`: the disc may be moved at any time in Phase I, and only once."""
    if state.action == space.ACTIVATION:
        return forbid("SP-TURN-ACTIVATION", "why-activation-just")
    if in_phase_two(state, p):
        return forbid("SP-TURN-PHASE-TWO-ACTIONS", "why-activation-twice")
    return None
