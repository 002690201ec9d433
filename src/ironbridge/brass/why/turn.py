"""Whether a seat decides anything now, which question is open, and why a card cannot be discarded.
Rulebooks: "Tour des joueurs", "Fin de la manche"."""

from __future__ import annotations

from ironbridge.brass.board import ORDER, OWED
from ironbridge.brass.rules.state import BrassState
from ironbridge.brass.why.board import card_name, forbid, holds
from ironbridge.kernel.phrase import Reason, seat_id


def refuse_seat(state: BrassState, p: int) -> Reason | None:
    """Why this seat has nothing to decide now."""
    if state.phase == state.tables.over_phase:
        clause = "INTRO-CANAL-ONLY" if state.introductory else "VICTORY-END"
        return forbid(state, clause, "why-game-over")
    if decides(state, p):
        return None
    debt = state.phase == state.tables.debt_phase
    clause = "ROUND-SHORTFALL-TOGETHER" if debt else "ROUND-PLAY-ORDER"
    return forbid(state, clause, "why-not-deciding", seat=seat_id(p))


def decides(state: BrassState, p: int) -> bool:
    if not 0 <= p < state.seat_count:
        return False
    if state.phase == state.tables.debt_phase:
        return state.seat[OWED + p] > 0
    return state.seat[ORDER + state.turn] == p


def answers(state: BrassState, kind: int, expected: dict[int, tuple[int, ...]], done: int) -> bool:
    """Whether a move of this kind is an answer to the question now asked. `expected`: the kinds
    that answer the questions of the game; `done`: the kind that ends an action."""
    if state.phase == state.tables.more_phase:
        return kind in (done, state.action)
    return kind in expected[int(state.phase)]


def other_question(state: BrassState, kind: int, remove: int, link: int, develop: int) -> Reason:
    """The move answers another question than the one asked now: say which one is open. The game
    gives the kinds of its moves to remove a tile, to place a link and to develop."""
    phase = state.phase
    if kind == remove:
        return forbid(state, "ROUND-SHORTFALL-ONLY-THEN", "why-remove-no-debt")
    if phase == state.tables.debt_phase:
        return forbid(state, "ROUND-SHORTFALL-TILES", "why-now-debt")
    if phase != state.tables.more_phase:
        key = f"why-now-{state.tables.phase_names[phase]}"
        return forbid(state, "TURN-STEP-BY-STEP", key)
    if state.action == link:
        return forbid(state, "NETWORK-RAIL-TWO", "why-now-second-rail")
    if state.action == develop:
        return forbid(state, "DEVELOP-ONE-OR-TWO", "why-now-second-development")
    return forbid(state, "SELL-SEVERAL", "why-now-further-sale")


def refuse_card(state: BrassState, card: int, p: int) -> Reason | None:
    """Why a card cannot pay for anything: it is not in hand."""
    if holds(state, p, card) > 0:
        return None
    name = card_name(state.tables, card)
    return forbid(state, "TURN-CARD-FROM-HAND", "why-card-not-in-hand", card=name)
