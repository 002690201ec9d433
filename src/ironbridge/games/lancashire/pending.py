"""The laws of the action in progress: what may be half done when a question is asked.

They make sure that a position somebody wrote asks a real question, and that whatever is
answered the action can be completed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.brass.board import ACTION, CARD, COAL, IRON, LINKS, MONEY, ORDER, RAIL, SLOTS
from ironbridge.brass.door import progress
from ironbridge.brass.rules import cubes
from ironbridge.games.lancashire.board import DEBT, MORE, OUTLET, OVER, PHASE_NAMES
from ironbridge.games.lancashire.move_space import (
    BUILD,
    DEVELOP,
    DOUBLE,
    KIND_NAMES,
    LINK,
    LOAN,
    PASS,
    SELL,
)
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation

if TYPE_CHECKING:
    from ironbridge.games.lancashire.table import LancashireState
    from ironbridge.kernel.move import Move

ACTIONS: Final = (BUILD, DOUBLE, LINK, SELL, DEVELOP, LOAN, PASS)

ASKED_BY: Final = {
    CARD: ACTIONS,
    COAL: (BUILD, DOUBLE, LINK),
    IRON: (BUILD, DOUBLE, DEVELOP),
    OUTLET: (SELL,),
    MORE: (LINK, DEVELOP, SELL),
}
"""Which actions can come to the questions of a phase."""


def being_built(state: LancashireState) -> int:
    """The slot of a tile that is placed but still waits for its cubes; -1 when there is none."""
    waiting = state.action in (BUILD, DOUBLE) and state.phase in (COAL, IRON)
    return state.target if waiting else -1


def violations(state: LancashireState) -> Iterator[Violation]:
    """Every law the action in progress breaks: where in the document, and what is wrong."""
    if state.phase in ASKED_BY:
        if state.action not in ASKED_BY[state.phase]:
            names = ", ".join(KIND_NAMES[kind] for kind in ASKED_BY[state.phase])
            yield "pending.action", f"in phase {PHASE_NAMES[state.phase]} expected one of {names}"
        yield from aim_violations(state)
        if state.phase == CARD:
            yield from card_violations(state)
        else:
            yield from STEPS[state.action](state, state.seat[ORDER + state.turn])
    else:
        yield from rest_violations(state)
    if state.phase == DEBT:
        yield from progress.debts(state)
    elif state.phase != OVER:
        yield from question_violations(state, state.seat[ORDER + state.turn])


def rest_violations(state: LancashireState) -> Iterator[Violation]:
    """Between actions nothing is half done."""
    named = max(state.action, state.target, state.industry) >= 0
    if named or state.need_coal or state.need_iron or state.steps:
        yield "pending", f"in phase {PHASE_NAMES[state.phase]} no action is in progress"


def aim_violations(state: LancashireState) -> Iterator[Violation]:
    """Each action names what it is about, and nothing else; a double action has two actions."""
    verb = KIND_NAMES[state.action]
    aims = state.action in (BUILD, DOUBLE, LINK, SELL, LOAN)
    yield from progress.aim(verb, "target", state.target, aims)
    builds = state.action in (BUILD, DOUBLE, DEVELOP)
    yield from progress.aim(verb, "industry", state.industry, builds)
    if state.action == DOUBLE and state.actions < state.board.double_cards:
        yield "actions_left", f"a double action build takes {state.board.double_cards} actions"


# The card -----------------------------------------------------------------------------------


def card_violations(state: LancashireState) -> Iterator[Violation]:
    """The action that waits for its card must be one that could be chosen."""
    if state.need_coal or state.need_iron:
        yield "pending", "nothing is needed before the card is discarded"
    last = state.board.double_cards - 1 if state.action == DOUBLE else 0
    yield from progress.steps(state, 0, last)
    if chosen(state) not in progress.offered(state.copy(), state.seat[ORDER + state.turn]):
        yield "pending.action", "this action is not possible in this position"


def chosen(state: LancashireState) -> Move:
    """The move that began the action."""
    space = state.space
    place = state.target * len(state.board.industry_ids) + state.industry
    if state.action == BUILD:
        return space.build[place]
    if state.action == DOUBLE:
        return space.double[place]
    if state.action == LINK:
        return space.link[state.target]
    if state.action == SELL:
        return space.sell[state.target]
    if state.action == DEVELOP:
        return space.develop[state.industry]
    return space.loan[state.target] if state.action == LOAN else space.pass_


# Cubes, cotton and what follows ---------------------------------------------------------------


def build_violations(state: LancashireState, p: int) -> Iterator[Violation]:
    board = state.board
    slot = state.target
    if not state.seat[SLOTS + p] & BIT[slot]:
        yield "pending.target", "the tile that is being built is not there"
        return
    kind = state.kind_at(slot)
    if board.kind_industry[kind] != state.industry:
        yield "pending.industry", "the tile in the target slot is of another industry"
    yield from need_violations(state, board.kind_coal[kind], board.kind_iron[kind])
    cards = board.double_cards if state.action == DOUBLE else 0
    yield from progress.steps(state, cards, cards)


def link_violations(state: LancashireState, p: int) -> Iterator[Violation]:
    if not state.seat[LINKS + p] & BIT[state.target]:
        yield "pending.target", "the link that is being built is not there"
    if state.era != RAIL:
        yield "pending.action", "a canal needs no coal, and comes alone"
    yield from need_violations(state, state.board.rail_coal, 0)
    yield from progress.steps(state, 1 if state.phase == MORE else 0, 1)
    laid = state.steps + (state.phase != MORE)
    if len(members(state.seat[LINKS + p])) < laid:
        yield "pending.steps", f"{laid} links of this action are not on the board"


def develop_violations(state: LancashireState, p: int) -> Iterator[Violation]:
    board = state.board
    yield from need_violations(state, 0, board.develop_iron)
    yield from progress.steps(state, 1 if state.phase == MORE else 0, board.develop_max - 1)
    if missing(state, p, state.industry) == 0:
        yield "pending.industry", "the tile that is developed is still on the mat"


def missing(state: LancashireState, p: int, industry: int) -> int:
    """How many tiles of the industry have left the mat of p and are not on the board."""
    kinds = [state.kind_at(slot) for slot in members(state.seat[SLOTS + p])]
    standing = [kind for kind in kinds if state.board.kind_industry[kind] == industry]
    return state.mat[p * len(state.board.industry_ids) + industry] - len(standing)


def sell_violations(state: LancashireState, p: int) -> Iterator[Violation]:
    slot = state.target
    if not state.seat[SLOTS + p] & BIT[slot]:
        yield "pending.target", "the mill that is sold is not there"
        return
    sold = bool(state.flipped & BIT[slot])
    if not is_mill(state, slot) or sold != (state.phase == MORE):
        yield "pending.target", "a mill is flipped once it is known where its cotton goes"
    yield from need_violations(state, 0, 0)
    mills = [own for own in members(state.seat[SLOTS + p] & state.flipped) if is_mill(state, own)]
    yield from progress.steps(state, 1 if state.phase == MORE else 0, len(mills))


def is_mill(state: LancashireState, slot: int) -> bool:
    return state.board.kind_industry[state.kind_at(slot)] == state.board.mill_industry


STEPS: Final = {
    BUILD: build_violations,
    DOUBLE: build_violations,
    LINK: link_violations,
    DEVELOP: develop_violations,
    SELL: sell_violations,
}


def need_violations(state: LancashireState, coal: int, iron: int) -> Iterator[Violation]:
    yield from progress.needs(
        state, (COAL, "coal", state.need_coal, coal), (IRON, "iron", state.need_iron, iron)
    )


# Questions ----------------------------------------------------------------------------------


def question_violations(state: LancashireState, p: int) -> Iterator[Violation]:
    """There is something to decide, enough cards for the actions left, and no dead end."""
    yield from progress.decisions(state, p, *cards_to_pay(state))
    if state.phase in (COAL, IRON):
        twin = state.copy()
        if cubes.settle(twin, p) or twin.to_json() != state.to_json():
            yield "pending.phase", "there is nothing to decide: the source is forced"
    if cubes.iron_price(state, state.need_iron) > state.seat[MONEY + p]:
        yield "pending.iron", "the iron cannot be paid for"


def cards_to_pay(state: LancashireState) -> tuple[int, int]:
    """The cards of the seat that plays, and how many of them it still pays with in this turn."""
    if state.phase >= DEBT:
        return 0, 0
    cards = int(state.hand_size(state.seat[ORDER + state.turn]))
    return cards, int(state.actions) - cards_paid(state)


def cards_paid(state: LancashireState) -> int:
    """The cards already discarded for the action in progress."""
    if state.action == DOUBLE:
        return state.steps
    return 0 if state.phase in (ACTION, CARD) else 1
