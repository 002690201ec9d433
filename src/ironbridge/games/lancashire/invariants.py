"""The invariants that every position keeps: nothing appears, nothing is lost, and what is stored
twice agrees. Loading refuses a document that violates one; tests check every position they pass.
Those of the whole family are in brass/invariants.py and brass/bounds.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.brass import bounds
from ironbridge.brass import invariants as brass
from ironbridge.brass.board import (
    ACTION,
    CANAL,
    CARD,
    COAL,
    ERA_NAMES,
    IRON,
    LINKS,
    ORDER,
    SLOTS,
)
from ironbridge.brass.bounds import Limits
from ironbridge.brass.rules import cubes
from ironbridge.games.lancashire.board import DEBT, MORE, OUTLET, OVER, PHASE_NAMES, Board
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
from ironbridge.kernel.invariants import Violation, uphold

if TYPE_CHECKING:
    from ironbridge.games.lancashire.table import LancashireState


DERIVED: Final = (
    "seat", "near", "joined", "built", "occupied", "coal_slots", "iron_slots", "port_slots",
    "market_places",
)  # fmt: skip
"""What `derive` writes: attributes that follow, in whole or in part, from the others."""


def check(state: LancashireState) -> None:
    """Raise InvariantError when the position violates one."""
    uphold(state, derive, DERIVED, violations)


def derive(state: LancashireState) -> None:
    """Recompute all that follows from tiles, cubes, hands and the links of each seat."""
    brass.derive(state)
    state.port_slots = brass.tiles_of(state, state.board.port_industry)
    state.market_places = state.board.market_locations | state.locations_of(state.port_slots)


def violations(state: LancashireState) -> Iterator[Violation]:
    """Everything that violates an invariant: where in the document, and what is wrong.

    Later ones may rely on earlier ones, so stop at the first.
    """
    phase = PHASE_NAMES[state.phase]
    limits = limits_of(state)
    yield from brass.course(state, phase)
    yield from bounds.course(state, phase, limits)
    yield from card_violations(state)
    for slot in members(state.occupied):
        yield from tile_violations(state, slot)
    for p in range(state.seats):
        yield from brass.player(state, p, phase)
        yield from bounds.player(state, p, phase, limits)
    yield from brass.links(state)
    yield from bounds.links(state)
    yield from brass.markets(state)
    yield from distant_violations(state)
    yield from unfinished_violations(state)
    yield from bounds.cards_last(state, phase, limits, *cards_to_pay(state))


def limits_of(state: LancashireState) -> Limits:
    """A loan, or a new mine or works that fills its market; an action scores no points."""
    board = state.board
    cubes = bounds.dearest_cubes(board, max(board.kind_cubes))
    return Limits(
        rounds=int(state.setup.rounds),
        money=int(board.money),
        action_money=max(*board.loan_money, cubes),
        action_points=0,
    )


def card_violations(state: LancashireState) -> Iterator[Violation]:
    """The deck, the hands, the discards and the cards laid aside are the cards of the set-up."""
    ids = state.board.card_ids
    seen = brass.cards_in_play(state)
    seen.update(ids[card] for card in state.aside)
    for p in range(state.seats):
        yield from brass.hand(state, p)
    whole = Counter(ids[card] for card in state.setup.cards)
    totals = {name: whole[name] for name in ids}
    yield from brass.cards(seen, totals, "in deck, hands, discards and aside")
    setup = state.setup
    unused = setup.beneath_canal if state.era == CANAL else setup.removed_rail
    if len(state.aside) not in (0, unused):
        reason = f"expected {unused} cards in the {ERA_NAMES[state.era]} era, or none"
        yield "aside", f"{reason}; found {len(state.aside)}"


def tile_violations(state: LancashireState, slot: int) -> Iterator[Violation]:
    board = state.board
    kind = state.kind_at(slot)
    where = f"tiles.{board.slot_ids[slot]}"
    unfinished = being_built(state) == slot
    if not board.slots_on_map & BIT[slot]:
        yield where, "this slot is not on the community map"
    yield from brass.tile(state, slot, board.kind_cubes[kind], unfinished)
    if state.era == CANAL and board.kind_coal[kind] and not coal_by_canal(board, slot):
        yield where, "it needs coal, and no coal comes to this town in the canal era"
    shipyard = board.kind_industry[kind] == board.shipyard_industry
    if shipyard and not unfinished and not state.flipped & BIT[slot]:
        yield where, "a shipyard is flipped as soon as it is built"


def coal_by_canal(board: Board, slot: int) -> bool:
    """Whether the town of a slot has a canal, or a slot for a mine or a port."""
    town = board.slot_location[slot]
    own = members(board.slots_of_location[town])
    sources = BIT[board.coal_industry] | BIT[board.port_industry]
    canals = any(board.link_ends[link] & BIT[town] for link in members(board.canals))
    return canals or any(board.slot_industries[other] & sources for other in own)


def distant_violations(state: LancashireState) -> Iterator[Violation]:
    """The tiles of the distant market are those of the set-up, and the marker follows them."""
    drawn = list(state.distant[: state.distant_at])
    last = state.board.distant_x
    if sorted(state.distant) != list(state.setup.distant):
        known = " ".join(str(steps) for steps in state.setup.distant)
        yield "distant_market", f"expected the tiles {known}, drawn or in the pile"
    first_round = state.era == CANAL and state.round == 1
    if drawn and first_round and state.board.first_round_actions == 1:
        yield "distant_market.drawn", "a mill is sold in the second round at the earliest"
    if sum(drawn[:-1]) >= last:
        yield "distant_market.drawn", "no tile is drawn once the marker stands on the X"
    marker = min(last, sum(drawn))
    if state.marker != marker:
        reason = f"the tiles drawn lead to {marker}, found {state.marker}"
        yield "distant_market.marker", reason


# The action in progress: what may be half done when a question is asked ----------------------
#
# A position that somebody wrote asks a real question, and whatever is answered, the action can be
# completed.


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


def unfinished_violations(state: LancashireState) -> Iterator[Violation]:
    """What is wrong with the action in progress: where in the document, and what is wrong."""
    phase = PHASE_NAMES[state.phase]
    if state.phase in ASKED_BY:
        yield from brass.questions(state, phase, ASKED_BY[state.phase], KIND_NAMES)
        yield from aim_violations(state)
        if state.phase == CARD:
            yield from paying_violations(state)
        else:
            yield from STEPS[state.action](state, state.seat[ORDER + state.turn])
    else:
        yield from brass.rest(state, phase, half_done=False)
    if state.phase == DEBT:
        yield from brass.debts(state)
    elif state.phase != OVER:
        yield from question_violations(state, state.seat[ORDER + state.turn])


def aim_violations(state: LancashireState) -> Iterator[Violation]:
    """Each action names what it is about, and nothing else; a double action has two actions."""
    verb = KIND_NAMES[state.action]
    aims = state.action in (BUILD, DOUBLE, LINK, SELL, LOAN)
    yield from brass.aim(verb, "target", state.target, aims)
    builds = state.action in (BUILD, DOUBLE, DEVELOP)
    yield from brass.aim(verb, "industry", state.industry, builds)
    if state.action == DOUBLE and state.actions < state.board.double_cards:
        yield "actions_left", f"a double action build takes {state.board.double_cards} actions"


# The card -----------------------------------------------------------------------------------


def paying_violations(state: LancashireState) -> Iterator[Violation]:
    """The action that waits for its card must be one that could be chosen."""
    yield from brass.unpaid(state, needs_more=False)
    last = state.board.double_cards - 1 if state.action == DOUBLE else 0
    yield from brass.steps(state, 0, last)
    if chosen(state) not in brass.offered(state.copy(), state.seat[ORDER + state.turn]):
        yield "pending.action", "this action is not possible in this position"


def chosen(state: LancashireState) -> int:
    """The number of the move that began the action."""
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
    yield from brass.new_tile(state, p)
    board = state.board
    kind = state.kind_at(state.target)
    yield from need_violations(state, board.kind_coal[kind], board.kind_iron[kind])
    cards = board.double_cards if state.action == DOUBLE else 0
    yield from brass.steps(state, cards, cards)


def link_violations(state: LancashireState, p: int) -> Iterator[Violation]:
    yield from brass.new_link(state, p, "a canal needs no coal, and comes alone")
    yield from need_violations(state, state.board.rail_coal, 0)
    yield from brass.steps(state, 1 if state.phase == MORE else 0, 1)
    laid = state.steps + (state.phase != MORE)
    if len(members(state.seat[LINKS + p])) < laid:
        yield "pending.steps", f"{laid} links of this action are not on the board"


def develop_violations(state: LancashireState, p: int) -> Iterator[Violation]:
    board = state.board
    yield from need_violations(state, 0, board.develop_iron)
    yield from brass.steps(state, 1 if state.phase == MORE else 0, board.develop_max - 1)
    if state.industry not in brass.gone(state, p):
        yield "pending.industry", "the tile that is developed is still on the mat"


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
    yield from brass.steps(state, 1 if state.phase == MORE else 0, len(mills))


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
    yield from brass.needs(
        state, (COAL, "coal", state.need_coal, coal), (IRON, "iron", state.need_iron, iron)
    )


# Questions ----------------------------------------------------------------------------------


def question_violations(state: LancashireState, p: int) -> Iterator[Violation]:
    """There is something to decide, enough cards for the actions left, and no dead end."""
    yield from brass.decisions(state, p, *cards_to_pay(state))
    if state.phase in (COAL, IRON):
        twin = state.copy()
        yield from brass.sources(state, twin, cubes.settle(twin, p))
    yield from brass.iron(state, p)


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
