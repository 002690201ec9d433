"""The laws of the action in progress: what may be half done when a question is asked.

They make sure that a position somebody wrote asks a real question, and that whatever is
answered the action can be completed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.brass import invariants
from ironbridge.brass.invariants import spread
from ironbridge.games.age_of_industry.board import (
    ACTION,
    CARD,
    CLOSING,
    COAL,
    COMBINED,
    DRAW,
    INTEREST,
    IRON,
    LINKS,
    MORE,
    NETWORK,
    NOTHING,
    ORDER,
    OUTLET,
    PHASE_NAMES,
    SLOTS,
    SPENT,
)
from ironbridge.games.age_of_industry.move_space import (
    BUILD,
    COMBINE,
    DEVELOP,
    KIND_NAMES,
    LINK,
    PASS,
    REPAY,
    SELL,
)
from ironbridge.games.age_of_industry.move_space import DRAW as DRAWING
from ironbridge.games.age_of_industry.rules.build import buildable, full_locations
from ironbridge.games.age_of_industry.rules.cubes import missing, reached
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation
from ironbridge.kernel.position_reader import MOST

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.table import AgeState
    from ironbridge.kernel.move import Move

ACTIONS: Final = (BUILD, COMBINE, LINK, SELL, DEVELOP, DRAWING, PASS)
"""The moves that begin an action, by their numbers."""

ASKED_BY: Final = {
    CARD: (BUILD, COMBINE, DEVELOP, PASS),
    COAL: (BUILD, COMBINE, LINK),
    IRON: (BUILD, COMBINE, LINK),
    OUTLET: (SELL,),
    MORE: (SELL,),
    DRAW: (DRAWING,),
}
"""Which actions can come to the questions of a phase."""


def being_built(state: AgeState) -> int:
    """The slot of a tile that is paid for but still waits for its cubes; -1 for none."""
    waiting = state.action in (BUILD, COMBINE) and state.phase in (COAL, IRON)
    return int(state.target) if waiting else -1


def violations(state: AgeState) -> Iterator[Violation]:
    """Every law the action in progress breaks: where in the document, and what is wrong."""
    if state.phase in ASKED_BY:
        p = int(state.seat[ORDER + state.turn])
        if state.action not in ASKED_BY[state.phase]:
            names = ", ".join(KIND_NAMES[kind] for kind in ASKED_BY[state.phase])
            yield "pending.action", f"in phase {PHASE_NAMES[state.phase]} expected one of {names}"
        yield from aim_violations(state)
        yield from progress_violations(state)
        yield from STAGES[state.phase](state, p)
        yield from question_violations(state, p)
    else:
        yield from rest_violations(state)
    yield from loan_violations(state)


def rest_violations(state: AgeState) -> Iterator[Violation]:
    """Between actions nothing is half done."""
    named = max(state.action, state.target, state.industry) >= 0
    if named or state.need_coal or state.need_iron or state.steps:
        yield "pending", f"in phase {PHASE_NAMES[state.phase]} no action is in progress"


def aim_violations(state: AgeState) -> Iterator[Violation]:
    """Each action names what it is about, and nothing else; combining takes two actions."""
    verb = KIND_NAMES[state.action]
    aims = state.action in (BUILD, COMBINE, LINK, SELL, DEVELOP)
    yield from invariants.aim(verb, "target", int(state.target), aims)
    builds = state.action in (BUILD, COMBINE)
    yield from invariants.aim(verb, "industry", int(state.industry), builds)
    if state.action == COMBINE and state.actions < COMBINED:
        yield "actions_left", f"a combined action takes {COMBINED} actions"


def progress_violations(state: AgeState) -> Iterator[Violation]:
    """Cubes are awaited only while they are asked for (how many is another law), and how many sales
    or cards came before the question."""
    coal = {COAL: (1, MOST)}.get(int(state.phase), (0, 0))
    iron = {COAL: (0, MOST), IRON: (1, MOST)}.get(int(state.phase), (0, 0))
    steps = {
        OUTLET: (0, len(state.board.slot_ids)),
        MORE: (1, len(state.board.slot_ids)),
        DRAW: (1, int(state.board.draws) - 1),
    }.get(int(state.phase), (0, 0))
    for name, found, (first, last) in (
        ("coal", state.need_coal, coal),
        ("iron", state.need_iron, iron),
        ("steps", state.steps, steps),
    ):
        if not first <= found <= last:
            expected = f"{first}" if first == last else f"{first} to {last}"
            yield f"pending.{name}", f"expected {expected}, found {found}"


# The questions, one by one ----------------------------------------------------------------------


def card_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """The action that waits for its card must be one that could be chosen."""
    twin = state.copy()
    twin.phase = ACTION
    twin.action = twin.target = twin.industry = -1
    if chosen(state) not in twin.generate(p):
        yield "pending.action", "this action is not possible in this position"


def chosen(state: AgeState) -> Move:
    """The move that began the action."""
    if state.action == DEVELOP:
        return state.space.develop[state.target]
    if state.action == PASS:
        return state.space.pass_
    moves = state.here.build if state.action == BUILD else state.here.combine
    return moves[state.target * len(state.board.industry_ids) + state.industry]


def cube_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """What waits for cubes needs them, could be begun, and can get them all."""
    if state.action == LINK:
        yield from rail_violations(state, p)
        coal, iron = int(state.board.rail_coal), int(state.board.rail_iron)
    else:
        yield from place_violations(state, p)
        kind = state.next_kind(p, state.industry)
        if kind == NOTHING:
            return
        coal, iron = state.board.kind_coal[kind], state.board.kind_iron[kind]
    for name, asks, sources, total, need in (
        ("coal", COAL, state.coal_sources, coal, int(state.need_coal)),
        ("iron", IRON, state.iron_sources, iron, int(state.need_iron)),
    ):
        given = total - int(missing(state, reached(state), sources, total))
        # Of the cubes that are asked for some may have come already.
        awaited = range(1, given + 1) if state.phase == asks else range(given, given + 1)
        if state.phase <= asks and need not in awaited:
            reason = "what the map gives comes from the map, the rest was bought"
            expected = spread(awaited) if awaited else "none"
            yield f"pending.{name}", f"expected {expected}, found {need}: {reason}"


def rail_violations(state: AgeState, p: int) -> Iterator[Violation]:
    ends = state.board.link_ends[state.target]
    if state.built & BIT[state.target]:
        yield "pending.target", "there is a railway here already"
    elif not state.seat[LINKS + p]:
        yield "pending.action", "the first railway needs no cubes"
    elif not state.rails_left(p) or not ends & state.seat[NETWORK + p]:
        yield "pending.target", "this railway cannot be built"


def place_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """The tile being built may stand there; where its cubes come from is another law."""
    twin = state.copy()
    twin.track_places = sum(BIT[v] for v in range(len(state.board.location_ids)))
    full = full_locations(twin, p)
    if not buildable(twin, p, state.industry, BIT[state.target], full):
        yield "pending.target", "this cannot be built here"


def sale_violations(state: AgeState, p: int) -> Iterator[Violation]:
    slot = state.target
    if not state.seat[SLOTS + p] & BIT[slot]:
        yield "pending.target", "the tile that is sold is not there"
        return
    sold = bool(state.flipped & BIT[slot])
    goods = state.board.industry_goods[state.board.kind_industry[state.kind_at(slot)]]
    if not goods or sold != (state.phase == MORE):
        yield "pending.target", "a mill or factory is flipped once it is known where its goods go"
    board = state.board
    turned = members(state.seat[SLOTS + p] & state.flipped)
    sellers = [slot for slot in turned if board.industry_goods[industry_at(state, slot)]]
    outlets = len(members(state.port_slots & state.flipped)) + len(members(state.used))
    if state.steps > min(len(sellers), outlets):
        sales = f"{state.steps} sales were made, but {len(sellers)} tiles of the player"
        yield "pending.steps", f"{sales} and {outlets} ports and markets are turned"


def industry_at(state: AgeState, slot: int) -> int:
    return state.board.kind_industry[state.kind_at(slot)]


def draw_violations(state: AgeState, p: int) -> Iterator[Violation]:
    if state.hand_size(p) < state.steps:
        yield f"players[{p}].hand", f"{state.steps} cards were drawn, but they are not there"


STAGES: Final = {
    CARD: card_violations,
    COAL: cube_violations,
    IRON: cube_violations,
    OUTLET: sale_violations,
    MORE: sale_violations,
    DRAW: draw_violations,
}


def question_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """There is something to decide, not counting that loans can be repaid."""
    if sum(move.kind != REPAY for move in state.generate(p)) < 2:
        yield "pending.phase", "there is nothing to decide"


# Loans ------------------------------------------------------------------------------------------


def loan_violations(state: AgeState) -> Iterator[Violation]:
    """Whoever is asked about loans has one, and the money for it."""
    asked = [p for p in range(state.seats) if state.asked & BIT[p]]
    if state.phase == CLOSING and not state.can_repay(state.seat[ORDER + state.turn]):
        yield "pending.phase", "there is nothing to repay"
    if state.phase == INTEREST and not asked:
        yield "pending.phase", "nobody is asked"
    for p in asked:
        if state.phase != INTEREST:
            yield f"players[{p}].asked", "only the phase interest asks several seats"
        elif not state.can_repay(p):
            yield f"players[{p}].asked", "there is nothing to repay"
    for p in range(state.seats if state.phase >= INTEREST else 0):
        if state.received & BIT[p] or state.seat[SPENT + p]:
            yield f"players[{p}]", "nothing is spent or received once all have played"
