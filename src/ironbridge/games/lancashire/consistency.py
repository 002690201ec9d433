"""The laws that every position keeps: nothing appears, nothing is lost, and what is stored twice
agrees. `loading.py` refuses a document that breaks one; tests check every position they pass.

The laws of the whole family are in brass/door/laws.py, those of the action in progress in
`pending.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.brass.board import CANAL, ERA_NAMES
from ironbridge.brass.door import bounds, laws
from ironbridge.brass.door.bounds import Limits
from ironbridge.games.lancashire import pending
from ironbridge.games.lancashire.board import PHASE_NAMES, Board
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
    """Raise InvariantError when the position breaks a law."""
    uphold(state, derive, DERIVED, violations)


def derive(state: LancashireState) -> None:
    """Recompute all that follows from tiles, cubes, hands and the links of each seat."""
    laws.derive(state)
    state.port_slots = laws.tiles_of(state, state.board.port_industry)
    state.market_places = state.board.market_locations | state.locations_of(state.port_slots)


def violations(state: LancashireState) -> Iterator[Violation]:
    """Every law the position breaks: where in the document, and what is wrong.

    Later laws may rely on earlier ones, so stop at the first.
    """
    phase = PHASE_NAMES[state.phase]
    limits = limits_of(state)
    yield from laws.course(state, phase)
    yield from bounds.course(state, phase, limits)
    yield from card_violations(state)
    for slot in members(state.occupied):
        yield from tile_violations(state, slot)
    for p in range(state.seats):
        yield from laws.player(state, p, phase)
        yield from bounds.player(state, p, phase, limits)
    yield from laws.links(state)
    yield from bounds.links(state)
    yield from laws.markets(state)
    yield from distant_violations(state)
    yield from pending.violations(state)
    yield from bounds.cards_last(state, phase, limits, *pending.cards_to_pay(state))


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
    seen = laws.cards_in_sight(state)
    seen.update(ids[card] for card in state.aside)
    for p in range(state.seats):
        yield from laws.hand(state, p)
    whole = Counter(ids[card] for card in state.setup.cards)
    totals = {name: whole[name] for name in ids}
    yield from laws.cards(seen, totals, "in deck, hands, discards and aside")
    setup = state.setup
    unused = setup.beneath_canal if state.era == CANAL else setup.removed_rail
    if len(state.aside) not in (0, unused):
        reason = f"expected {unused} cards in the {ERA_NAMES[state.era]} era, or none"
        yield "aside", f"{reason}; found {len(state.aside)}"


def tile_violations(state: LancashireState, slot: int) -> Iterator[Violation]:
    board = state.board
    kind = state.kind_at(slot)
    where = f"tiles.{board.slot_ids[slot]}"
    unfinished = pending.being_built(state) == slot
    if not board.slots_on_map & BIT[slot]:
        yield where, "this slot is not on the community map"
    yield from laws.tile(state, slot, board.kind_cubes[kind], unfinished)
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
