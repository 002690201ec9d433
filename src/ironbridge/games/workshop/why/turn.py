"""Why a move is not legal: the rules of Workshop of the World stated a second time, as checks.

Written from the rulebook, apart from the rules that list the legal moves and the sums they keep, so
that each can be checked against the other: a move is legal exactly when nothing here forbids it.
The checks of a move stand in the order in which their answers help a player most.
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.workshop import board, move_space
from ironbridge.games.workshop.board import CHOICE
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.games.workshop.why.auction import bid, offer
from ironbridge.games.workshop.why.board import (
    company_on_turn,
    income_of,
    income_to_come,
    owner_of,
)
from ironbridge.games.workshop.why.card import place, remove, swap, take
from ironbridge.games.workshop.why.demand import closing_rule, demand
from ironbridge.games.workshop.why.link import build
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid, seat_id

ANSWERS: Final = {
    board.DEMAND: (move_space.DEMAND, move_space.KEEP),
    board.BID: (move_space.OFFER, move_space.BID),
    board.CARD: (move_space.TAKE, move_space.SWAP),
    board.TOWN: (move_space.PLACE,),
    board.REMOVE: (move_space.REMOVE,),
    board.LINK: (move_space.BUILD, move_space.DONE),
}
"""By question: the kinds of moves that answer it. Recovering money goes with each of them."""

SEALED: Final = (board.DEMAND, board.BID)


def why_not(state: WorkshopPosition, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    if state.phase == board.OVER:
        return forbid("WW-END-AFTER-RAIL-INCOME", "why-game-over")
    refusal = refuse_moment(state, move) or refuse_seat(state, move, p)
    if refusal is not None:
        return refusal
    if move.kind == move_space.RECOVER:
        return recover(state, p)
    if is_answer(state, move):
        return answer(state, move, p)
    return refuse_step(state, move)


def binding(state: WorkshopPosition, move: Move) -> Reason | None:
    """A sealed choice stays as it is, before all are in and after. Money recovered on the way to
    it is no choice."""
    if state.phase in SEALED and move.kind != move_space.RECOVER:
        return forbid("WW-SEALED-LOCKED", "why-sealed")
    return None


# Moments and seats ----------------------------------------------------------------------------


def is_answer(state: WorkshopPosition, move: Move) -> bool:
    return int(move.kind) in ANSWERS[int(state.phase)]


def refuse_moment(state: WorkshopPosition, move: Move) -> Reason | None:
    """Tokens, bids and turns each have their time, whoever asks."""
    if move.kind == move_space.RECOVER or is_answer(state, move):
        return None
    if move.kind in (move_space.DEMAND, move_space.KEEP):
        return forbid(closing_rule(state), "why-demand-later")
    if move.kind == move_space.OFFER:
        two = state.seat_count == 2
        return forbid("WW-TWO-FIRST-AUCTION", "why-offer-later" if two else "why-offer-seats")
    if move.kind == move_space.BID:
        return forbid("WW-BID-AMOUNT", "why-bid-later")
    if state.phase in SEALED:
        return forbid("WW-TURN-ORDER", f"why-now-{board.PHASE_NAMES[state.phase]}")
    return None


def refuse_seat(state: WorkshopPosition, move: Move, p: int) -> Reason | None:
    """Somebody else decides, or this seat's choice is made and sealed."""
    if state.phase in SEALED:
        return None if state.waiting & BIT[p] else refuse_change(state, move, p)
    if p == owner_of(state, company_on_turn(state)):
        return None
    rule = "WW-RECOVER-OWN-DECISION" if move.kind == move_space.RECOVER else "WW-TURN-ORDER"
    return forbid(rule, "why-not-deciding", seat=seat_id(p))


def refuse_change(state: WorkshopPosition, move: Move, p: int) -> Reason | None:
    """The choice of this seat is in."""
    if move.kind == move_space.RECOVER:
        return forbid("WW-RECOVER-NOT-LOCKED", "why-recover-locked")
    sealed = state.space.moves[int(state.seat[CHOICE + p])]
    if is_single_token(sealed) and is_single_token(move) and state.seat_count == 2:
        return forbid("WW-TWO-TOKENS-TOGETHER", "why-demand-together")
    return forbid("WW-SEALED-LOCKED", "why-locked")


def is_single_token(move: Move) -> bool:
    return move.kind == move_space.DEMAND and move.b < 0


def refuse_step(state: WorkshopPosition, move: Move) -> Reason:
    """Another step of one's own turn."""
    asked = f"why-now-{board.PHASE_NAMES[state.phase]}"
    if move.kind in (move_space.TAKE, move_space.SWAP):
        if state.phase == board.LINK:
            return forbid("WW-TURN-CARD-THEN-LINKS", asked)
        card = state.board.card_name(int(state.card))
        return forbid("WW-CARD-SWAP-BINDING", "why-card-binds", card=card)
    if state.phase == board.CARD and move.kind in (move_space.BUILD, move_space.DONE):
        return forbid("WW-TURN-CARD-THEN-LINKS", asked)
    return forbid("WW-TURN-STEP-BY-STEP", asked)


# What is asked --------------------------------------------------------------------------------


def answer(state: WorkshopPosition, move: Move, p: int) -> Reason | None:
    """An answer to the question that is asked."""
    kind, a = int(move.kind), int(move.a)
    if state.phase == board.DEMAND:
        return demand(state, move, p)
    if kind == move_space.OFFER:
        return offer(state, a, p)
    if kind == move_space.BID:
        return bid(state, a, p)
    if kind == move_space.TAKE:
        return take(state, a)
    if kind == move_space.SWAP:
        return swap(state, a, p)
    if kind == move_space.PLACE:
        return place(state, a)
    if kind == move_space.REMOVE:
        return remove(state, a)
    if kind == move_space.BUILD:
        return build(state, a, p)
    return None  # nobody has to build


# Money back from the income track -------------------------------------------------------------


def recover(state: WorkshopPosition, p: int) -> Reason | None:
    """`recover`: at any decision of one's own, never below zero. Rulebook: "Récupération de
    thunes"."""
    spaces, income = int(state.board.per_pound), income_of(state, p)
    if income >= spaces:
        return None
    to_come = income_to_come(state)
    if income + to_come >= spaces:
        return forbid("WW-LINK-PAID-FIRST", "why-recover-later", income=income, more=to_come)
    rule = "WW-RECOVER-NOT-BELOW-ZERO"
    return forbid(rule, "why-recover-low", spaces=spaces, income=income)
