"""Why a move is not legal: the rules of Workshop of the World stated a second time, as checks.

Written from the rulebook, apart from the generator of moves and the sums it keeps, so that each
can be held against the other: a move is legal exactly when nothing here forbids it. The checks
of a move stand in the order in which their answers help a player most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ironbridge.games.workshop import layout, space
from ironbridge.games.workshop.layout import CHOICE
from ironbridge.games.workshop.why_sealed import bid, demand, offer
from ironbridge.games.workshop.why_table import company_on_turn, income_of, owner_of
from ironbridge.games.workshop.why_turn import build, place, remove, swap, take
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid, seat_id

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState

ANSWERS: Final = {
    layout.DEMAND: (space.DEMAND, space.KEEP),
    layout.BID: (space.OFFER, space.BID),
    layout.CARD: (space.TAKE, space.SWAP),
    layout.TOWN: (space.PLACE,),
    layout.REMOVE: (space.REMOVE,),
    layout.LINK: (space.BUILD, space.DONE),
}
"""By question: the kinds of moves that answer it. Recovering money goes with each of them."""

SEALED: Final = (layout.DEMAND, layout.BID)


def why_not(state: WorkshopState, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    if state.phase == layout.OVER:
        return forbid("WW-END-AFTER-RAIL-INCOME", "why-game-over")
    refusal = refuse_seat(state, move, p)
    if refusal is not None:
        return refusal
    if move.kind == space.RECOVER:
        return recover(state, p)
    if int(move.kind) not in ANSWERS[int(state.phase)]:
        name = layout.PHASE_NAMES[state.phase]
        return forbid("WW-TURN-STEP-BY-STEP", f"why-now-{name}")
    return answer(state, move, p)


def binding(state: WorkshopState, move: Move) -> Reason | None:
    """A sealed choice stays as it is, before all are in and after. Money recovered on the way to
    it is no choice."""
    if state.phase in SEALED and move.kind != space.RECOVER:
        return forbid("WW-SEALED-LOCKED", "why-sealed")
    return None


def refuse_seat(state: WorkshopState, move: Move, p: int) -> Reason | None:
    """Somebody else decides, or this seat's choice is made and sealed."""
    if state.phase not in SEALED:
        if p == owner_of(state, company_on_turn(state)):
            return None
    elif 0 <= p < state.seat_count:
        if state.waiting & BIT[p]:
            return None
        if state.seat[CHOICE + p] >= 0 and move.kind == space.RECOVER:
            return forbid("WW-RECOVER-NOT-LOCKED", "why-recover-locked")
        if state.seat[CHOICE + p] >= 0:
            return forbid("WW-SEALED-LOCKED", "why-locked")
    return forbid("WW-TURN-ORDER", "why-not-deciding", seat=seat_id(p))


def recover(state: WorkshopState, p: int) -> Reason | None:
    """`recover`: at any decision of one's own, never below zero."""
    spaces, income = int(state.board.per_pound), income_of(state, p)
    if income < spaces:
        rule = "WW-RECOVER-NOT-BELOW-ZERO"
        return forbid(rule, "why-recover-low", spaces=spaces, income=income)
    return None


def answer(state: WorkshopState, move: Move, p: int) -> Reason | None:
    """An answer to the question that is asked."""
    kind, a = int(move.kind), int(move.a)
    if state.phase == layout.DEMAND:
        return demand(state, move, p)
    if kind == space.OFFER:
        return offer(state, a, p)
    if kind == space.BID:
        return bid(state, a, p)
    if kind == space.TAKE:
        return take(state, a)
    if kind == space.SWAP:
        return swap(state, a)
    if kind == space.PLACE:
        return place(state, a)
    if kind == space.REMOVE:
        return remove(state, a)
    if kind == space.BUILD:
        return build(state, a, p)
    return None  # nobody has to build
