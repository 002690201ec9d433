"""The laws that every position keeps: nothing appears, nothing is lost, and what is stored twice
agrees. `loading.py` refuses a document that breaks one; tests check every position they pass.

The laws of the whole family are in brass/door/laws.py, those of the action in progress in
`pending.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.brass.board import CANAL, NOTHING, RAIL
from ironbridge.brass.door import bounds, laws
from ironbridge.brass.door.bounds import Limits
from ironbridge.games.birmingham import pending
from ironbridge.games.birmingham.board import BONUS_MONEY, BONUS_POINTS, PHASE_NAMES
from ironbridge.games.birmingham.move_space import SELL
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation, uphold

if TYPE_CHECKING:
    from ironbridge.games.birmingham.table import BirminghamState

DERIVED: Final = (
    "seat", "near", "joined", "built", "occupied", "coal_slots", "iron_slots", "beer_slots",
)  # fmt: skip
"""What `derive` writes: attributes that follow, in whole or in part, from the others."""


def check(state: BirminghamState) -> None:
    """Raise InvariantError when the position breaks a law."""
    uphold(state, derive, DERIVED, violations)


def derive(state: BirminghamState) -> None:
    """Recompute all that follows from tiles, cubes, hands and the links of each seat."""
    laws.derive(state)
    state.beer_slots = laws.with_cubes(state, state.board.beer_industry)


def violations(state: BirminghamState) -> Iterator[Violation]:
    """Every law the position breaks: where in the document, and what is wrong.

    Later laws may rely on earlier ones, so stop at the first.
    """
    phase = PHASE_NAMES[state.phase]
    limits = limits_of(state)
    yield from laws.course(state, phase)
    yield from bounds.course(state, phase, limits)
    yield from card_violations(state)
    for slot in members(state.occupied):
        unfinished = pending.being_built(state) == slot
        yield from laws.tile(state, slot, most_cubes(state, slot), unfinished)
    for p in range(state.seats):
        yield from laws.player(state, p, phase)
        yield from bounds.player(state, p, phase, limits)
    yield from laws.links(state)
    yield from bounds.links(state)
    yield from laws.markets(state)
    yield from merchant_violations(state)
    yield from pending.violations(state)
    yield from bounds.cards_last(state, phase, limits, *pending.cards_to_pay(state))


def limits_of(state: BirminghamState) -> Limits:
    """A loan, a new mine or works that fills its market, or a sale with every barrel there is. Only
    a sale brings something before it is over: what the barrels that are gone have brought."""
    board = state.board
    bonuses, received = Counter[int](), Counter[int]()
    for m, place in enumerate(board.space_location):
        bonuses[board.bonus_kind[place]] += board.bonus_amount[place]
        if state.action == SELL and not state.barrels & BIT[m]:
            received[board.bonus_kind[place]] += board.bonus_amount[place]
    if state.bonus >= 0:  # of a barrel that is gone, for a tile that is not sold yet
        received[board.bonus_kind[state.bonus]] -= board.bonus_amount[state.bonus]
    cubes = bounds.dearest_cubes(board, max(board.kind_cubes))
    return Limits(
        rounds=board.rounds[state.seats],
        money=int(board.money),
        action_money=max(int(board.loan_money), cubes, bonuses[BONUS_MONEY]),
        action_points=bonuses[BONUS_POINTS],
        received_money=received[BONUS_MONEY],
        received_points=received[BONUS_POINTS],
    )


def card_violations(state: BirminghamState) -> Iterator[Violation]:
    """The deck, the hands, the discards and the cards laid aside are the cards of the box."""
    board = state.board
    totals = {name: board.card_counts[c][state.seats] for c, name in enumerate(board.card_ids)}
    seen = laws.cards_in_sight(state)
    seen.update(board.card_ids[card] for card in state.face_down)
    for p in range(state.seats):
        yield from laws.hand(state, p)
    for c in members(board.wild_cards):
        yield from wild_violations(state, c, seen[board.card_ids[c]])
        del totals[board.card_ids[c]]
    yield from laws.cards(seen, totals, "in deck, hands, discards and face down")
    if state.face_down and (state.era == RAIL or not board.face_down):
        yield "players", "no card lies face down: the canal era alone has them, if the game has"
    if len(state.face_down) not in (0, state.seats):
        yield "players", "a face-down card for every seat or for none"


def wild_violations(state: BirminghamState, c: int, seen: int) -> Iterator[Violation]:
    """Wild cards are in hands, one of a kind at most, or in their pile."""
    board = state.board
    name = board.card_ids[c]
    held = [state.hand[p * len(board.card_ids) + c] for p in range(state.seats)]
    if seen > sum(held):
        yield "wild_cards", f"{name} is in hands and its pile, nowhere else"
    for p, count in enumerate(held):
        if count > 1:
            yield f"players[{p}].hand", f"a hand never has two cards {name}"
    total = board.card_counts[c][state.seats]
    if seen > total:
        yield "wild_cards", f"{seen} {name} in hands, but there are {total}"


def most_cubes(state: BirminghamState, slot: int) -> int:
    """A tile kept from the canal era may still have what it got then."""
    board = state.board
    kind = state.kind_at(slot)
    if board.sold_industries & BIT[board.kind_industry[kind]]:
        return 0
    eras = (CANAL, RAIL) if state.era == RAIL else (CANAL,)
    return max(board.kind_cubes[kind * 2 + era] for era in eras)


def merchant_violations(state: BirminghamState) -> Iterator[Violation]:
    board = state.board
    expected = [t for t, seats in enumerate(board.merchant_seats) if state.seats in seats]
    for m, tile in enumerate(state.merchants):
        where = f"merchants.{board.space_ids[m]}"
        used = board.space_min_seats[m] <= state.seats
        if used != (tile != NOTHING):
            verb = "has a" if used else "has no"
            yield where, f"this space {verb} merchant tile with {state.seats} seats"
        buys = tile != NOTHING and board.merchant_buys[tile]
        if state.barrels & BIT[m] and not buys:
            yield where, "a barrel stands only beside a merchant who buys something"
    laid = sorted(tile for tile in state.merchants if tile != NOTHING)
    if laid != expected:
        names = ", ".join(board.merchant_ids[t] for t in expected)
        yield "merchants", f"with {state.seats} seats the tiles are {names}, each once"
