"""The invariants of an action that is half done. While its questions are asked nothing else has
changed, so the action is begun anew from the position without it: it must come to the same
question.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ironbridge.games.spyrium.board import (
    ACTION,
    ACTIVE,
    BONUS,
    GAP_ENDS,
    IN_MARKET,
    ON_CARDS,
    OVER,
    PHASE_NAMES,
    POINTS,
    RESIDENCE,
    SURCHARGE,
    TILTED,
    TOKEN,
    VALUE,
    VALUES,
    WORKERS,
)
from ironbridge.games.spyrium.move_space import ACTIVATE, ACTIVATION, EVENT
from ironbridge.games.spyrium.rules import effects, turn
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation
from ironbridge.kernel.move import Move

if TYPE_CHECKING:
    from ironbridge.games.spyrium.table import SpyriumState


IDLE = (-1, -1, -1, -1, -1, 0, 0)


def violations(state: SpyriumState) -> Iterator[Violation]:
    """What does not fit the question that is asked."""
    if state.phase in (ACTION, RESIDENCE, BONUS, OVER):
        if fields(state) != IDLE and not disc_moved(state):
            reason = f"in the phase {PHASE_NAMES[state.phase]} nothing else is still to be chosen"
            yield "pending", reason
        yield from last_question_violations(state)
    elif not reached_again(state):
        yield "pending", "no action leads to this question"


def fields(state: SpyriumState) -> tuple[int, ...]:
    return (
        int(state.action), int(state.gap), int(state.slot), int(state.option),
        int(state.waived), int(state.token), int(state.value),
    )  # fmt: skip


def disc_moved(state: SpyriumState) -> bool:
    """Somebody has just gone on to Phase II and now takes an action of it."""
    begun = state.phase == ACTION and state.activating(state.turn)
    return begun and fields(state) == (ACTIVATION, *IDLE[1:])


def last_question_violations(state: SpyriumState) -> Iterator[Violation]:
    """The residence track and the bonus are asked for where there is a choice."""
    p = state.turn
    if state.phase == RESIDENCE and not effects.can_step(state, p):
        yield "pending.phase", "on the last space of the residence track nothing is to choose"
    if state.phase == BONUS:
        due = state.board.first_bonus <= state.seat[POINTS + p] < state.board.second_bonus
        if not due or (state.bonus_worker | state.bonus_money) & BIT[p]:
            yield "pending.phase", "no bonus is to choose"
    if state.phase in (RESIDENCE, BONUS) and not has_acted(state, p):
        yield "pending.phase", "nothing that this seat has done leads to this question"


def has_acted(state: SpyriumState, p: int) -> bool:
    """Whether p has done something this round that acts on the residence track, or scores."""
    exploited = state.phase == BONUS and state.buildings(p) & state.seat[TILTED + p] != 0
    workers = int(state.seat[ACTIVE + p] + state.seat[IN_MARKET + p])
    back = workers < state.seat[WORKERS + p] - working(state, p)
    return exploited or back or state.event_used & BIT[p] != 0


def working(state: SpyriumState, p: int) -> int:
    """The workers of p on buildings."""
    return sum(int(state.standing[ON_CARDS + card]) for card in members(state.buildings(p)))


def reached_again(state: SpyriumState) -> bool:
    """Whether the action, with the answers it has got so far, comes to the question asked."""
    twin = state.copy()
    turn.forget_action(twin)
    twin.phase = ACTION
    move = first_move(state)
    while move is not None and move in twin.generate(twin.turn):
        twin.do(move, state.turn)
        if twin.phase == state.phase and fields(twin) == fields(state):
            return True
        move = answer(state, int(twin.phase))
    return False


def first_move(state: SpyriumState) -> Move | None:
    """The move that began the action."""
    space = state.space
    if state.action == EVENT and 0 <= state.option < len(space.event):
        return space.moves[space.event[state.option]]
    if state.action == ACTIVATE and state.gap >= 0 and state.slot in GAP_ENDS[state.gap]:
        side = GAP_ENDS[state.gap].index(int(state.slot))
        return space.moves[space.activate[state.gap * 2 + side]]
    return None


def answer(state: SpyriumState, phase: int) -> Move | None:
    """The answer to an earlier question that the position remembers."""
    space = state.space
    if phase == SURCHARGE and state.waived >= 0:
        return space.moves[space.lobbying if state.waived else space.surcharge]
    if phase == TOKEN and 0 < state.token < VALUES:
        return space.moves[space.token[state.token]]
    if phase == VALUE and 0 < state.value < VALUES:
        return space.moves[space.value[state.value]]
    return None
