"""Why a move is not legal: the rules of Spyrium stated a second time, as checks.

Written from the rulebook, apart from the rules that list the legal moves and the sums they keep, so
that each can be checked against the other: a move is legal exactly when nothing here forbids it.
The checks of a move stand in the order in which their answers help a player most. Here are those of
the turn itself. Rulebook: "Placement et Activation", "Passer".
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.spyrium import board, move_space
from ironbridge.games.spyrium.board import gap_id
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.activate import (
    activate,
    lobbying,
    new_place,
    replace,
    surcharge,
    token,
    token_value,
)
from ironbridge.games.spyrium.why.board import gaps_of, in_phase_two
from ironbridge.games.spyrium.why.event import event
from ironbridge.games.spyrium.why.exploit import exploit, exploit_again, taylorism
from ironbridge.games.spyrium.why.place import money, place, withdraw
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid, seat_id

PHASE_ONE: Final = (move_space.PLACE, move_space.EVENT, move_space.ACTIVATION)
PHASE_TWO: Final = (
    move_space.MONEY,
    move_space.WITHDRAW,
    move_space.ACTIVATE,
    move_space.EXPLOIT,
    move_space.TAYLORISM,
    move_space.EVENT,
    move_space.PASS,
)
ANSWERS: Final = {
    board.ACTION: (*PHASE_ONE, *PHASE_TWO),
    board.SURCHARGE: (move_space.SURCHARGE, move_space.LOBBYING),
    board.TOKEN: (move_space.TOKEN,),
    board.VALUE: (move_space.VALUE,),
    board.SITE: (move_space.NEW, move_space.REPLACE),
    board.RESIDENCE: (move_space.STEP, move_space.SCORE),
    board.BONUS: (move_space.BONUS,),
    board.PLACE: (move_space.PLACE,),
    board.REUSE: (move_space.EXPLOIT,),
}
"""By question: the kinds of moves that answer it."""

OUT_OF_PHASE: Final = {
    move_space.PLACE: "SP-PLACE-PHASE-ONE",
    move_space.MONEY: "SP-MONEY-PHASE-TWO",
    move_space.WITHDRAW: "SP-MONEY-PHASE-TWO",
    move_space.ACTIVATE: "SP-ACTIVATE-PHASE-TWO",
    move_space.EXPLOIT: "SP-EXPLOIT-PHASE-TWO",
    move_space.TAYLORISM: "SP-EXPLOIT-PHASE-TWO",
    move_space.PASS: "SP-PASS-PHASE-TWO",
}
"""By action: the clause that keeps it out of the other phase."""


def why_not(state: SpyriumPosition, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    if state.phase == board.OVER:
        return forbid("SP-END-AFTER-SIX", "why-game-over")
    if p != state.turn:
        if 0 <= p < state.seat_count and state.passed & BIT[p]:
            return forbid("SP-PASS-FINAL", "why-has-passed", seat=seat_id(p))
        return forbid("SP-TURN-ORDER", "why-not-deciding", seat=seat_id(p))
    if int(move.kind) not in ANSWERS[int(state.phase)]:
        name = board.PHASE_NAMES[state.phase]
        return forbid("SP-TURN-STEP-BY-STEP", f"why-now-{name}")
    if state.phase == board.ACTION:
        return action(state, move, p)
    return answer(state, move, p)


# The question that is asked -------------------------------------------------------------------


def action(state: SpyriumPosition, move: Move, p: int) -> Reason | None:
    """An action of a turn, in the phase of the player."""
    kind = int(move.kind)
    second = in_phase_two(state, p)
    if kind == move_space.ACTIVATION:
        return activation(state, p)
    if kind not in (PHASE_TWO if second else PHASE_ONE):
        key = "why-in-phase-two" if second else "why-in-phase-one"
        return forbid(OUT_OF_PHASE[kind], key)
    a, b = int(move.a), int(move.b)
    if kind == move_space.PLACE:
        return place(state, a, p)
    if kind == move_space.MONEY:
        return money(state, a, b, p)
    if kind == move_space.WITHDRAW:
        return withdraw(state, a, p)
    if kind == move_space.ACTIVATE:
        return activate(state, a, b, p)
    if kind == move_space.EXPLOIT:
        return exploit(state, a, b, p)
    if kind == move_space.TAYLORISM:
        return taylorism(state, a, b, p)
    if kind == move_space.EVENT:
        return event(state, a, p)
    if kind == move_space.PASS:
        return pass_(state, p)
    raise AssertionError(move.text)


def answer(state: SpyriumPosition, move: Move, p: int) -> Reason | None:
    """An answer within an action."""
    kind, a = int(move.kind), int(move.a)
    if kind == move_space.SURCHARGE:
        return surcharge(state, p)
    if kind == move_space.LOBBYING:
        return lobbying(state, p)
    if kind == move_space.TOKEN:
        return token(state, a, p)
    if kind == move_space.VALUE:
        return token_value(state, a, p)
    if kind == move_space.NEW:
        return new_place(state, p)
    if kind == move_space.REPLACE:
        return replace(state, a, move.b == 1, p)
    if kind == move_space.PLACE:
        return place(state, a, p)
    if kind == move_space.EXPLOIT:
        return exploit_again(state, a, int(move.b), p)
    # Either answer on the residence track, asked only where a step is possible, and either bonus.
    return None


# Going on to Phase II, passing ----------------------------------------------------------------


def pass_(state: SpyriumPosition, p: int) -> Reason | None:
    """`pass`: nobody leaves a worker in the market."""
    gaps = [gap_id(gap) for gap in gaps_of(state, p)]
    if gaps:
        return forbid("SP-PASS-MARKET-EMPTY", "why-pass-workers", gaps=gaps)
    return None


def activation(state: SpyriumPosition, p: int) -> Reason | None:
    """`activation`: the disc may be moved at any time in Phase I, and only once."""
    if state.action == move_space.ACTIVATION:
        return forbid("SP-TURN-ACTIVATION", "why-activation-just")
    if in_phase_two(state, p):
        return forbid("SP-TURN-PHASE-TWO-ACTIONS", "why-activation-twice")
    return None
