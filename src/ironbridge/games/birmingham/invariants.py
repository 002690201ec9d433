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
    IRON,
    LINKS,
    MAX_SEATS,
    NOTHING,
    ORDER,
    RAIL,
    SLOTS,
)
from ironbridge.brass.bounds import Limits
from ironbridge.brass.rules import cubes
from ironbridge.games.birmingham.board import (
    BEER,
    BONUS,
    BONUS_DEVELOP,
    BONUS_MONEY,
    BONUS_POINTS,
    DEBT,
    MORE,
    OVER,
    PHASE_NAMES,
)
from ironbridge.games.birmingham.move_space import (
    BUILD,
    DEVELOP,
    KIND_NAMES,
    LINK,
    LOAN,
    PASS,
    SCOUT,
    SELL,
)
from ironbridge.games.birmingham.rules import beer, sell, turn
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation, uphold

if TYPE_CHECKING:
    from ironbridge.games.birmingham.table import BirminghamState


DERIVED: Final = (
    "seat", "near", "joined", "built", "occupied", "coal_slots", "iron_slots", "beer_slots",
)  # fmt: skip
"""What `derive` writes: attributes that follow, in whole or in part, from the others."""


def check(state: BirminghamState) -> None:
    """Raise InvariantError when the position violates one."""
    uphold(state, derive, DERIVED, violations)


def derive(state: BirminghamState) -> None:
    """Recompute all that follows from tiles, cubes, hands and the links of each seat."""
    brass.derive(state)
    state.beer_slots = brass.with_cubes(state, state.board.beer_industry)


def violations(state: BirminghamState) -> Iterator[Violation]:
    """Everything that violates an invariant: where in the document, and what is wrong.

    Later ones may rely on earlier ones, so stop at the first.
    """
    phase = PHASE_NAMES[state.phase]
    limits = limits_of(state)
    yield from brass.course(state, phase)
    yield from bounds.course(state, phase, limits)
    yield from card_violations(state)
    for slot in members(state.occupied):
        unfinished = being_built(state) == slot
        yield from brass.tile(state, slot, most_cubes(state, slot), unfinished)
    for p in range(state.seats):
        yield from brass.player(state, p, phase)
        yield from bounds.player(state, p, phase, limits)
    yield from brass.links(state)
    yield from bounds.links(state)
    yield from brass.markets(state)
    yield from merchant_violations(state)
    yield from unfinished_violations(state)
    yield from bounds.cards_last(state, phase, limits, *cards_to_pay(state))


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
    """The deck, the hands, the discards and the cards laid aside are the cards of the game."""
    board = state.board
    totals = {name: board.card_counts[c][state.seats] for c, name in enumerate(board.card_ids)}
    seen = brass.cards_in_play(state)
    seen.update(board.card_ids[card] for card in state.face_down)
    for p in range(state.seats):
        yield from brass.hand(state, p)
    for c in members(board.wild_cards):
        yield from wild_violations(state, c, seen[board.card_ids[c]])
        del totals[board.card_ids[c]]
    yield from brass.cards(seen, totals, "in deck, hands, discards and face down")
    if state.face_down and (state.era == RAIL or not board.face_down):
        yield "players", "no card lies face down: the canal era alone has them, if the game has"
    if len(state.face_down) not in (0, state.seats):
        yield "players", "a face-down card for every seat or for none"


def wild_violations(state: BirminghamState, c: int, seen: int) -> Iterator[Violation]:
    """Wild cards are in hands, one of a kind at most, or in their pile."""
    board = state.board
    name = board.card_ids[c]
    held = [state.held(p, c) for p in range(state.seats)]
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


# The action in progress: what may be half done when a question is asked ----------------------
#
# A position that somebody wrote asks a real question, and whatever is answered, the action can be
# completed.


ACTIONS: Final = (BUILD, LINK, SELL, DEVELOP, LOAN, SCOUT, PASS)

ASKED_BY: Final = {
    CARD: ACTIONS,
    COAL: (BUILD, LINK),
    IRON: (BUILD, DEVELOP),
    BEER: (LINK, SELL),
    BONUS: (SELL,),
    MORE: (LINK, DEVELOP, SELL),
}
"""Which actions can come to the questions of a phase."""


def being_built(state: BirminghamState) -> int:
    """The slot of a tile that is placed but still waits for its cubes; -1 when there is none."""
    waiting = state.action == BUILD and state.phase in (COAL, IRON)
    return state.target if waiting else -1


def unfinished_violations(state: BirminghamState) -> Iterator[Violation]:
    """What is wrong with the action in progress: where in the document, and what is wrong."""
    phase = PHASE_NAMES[state.phase]
    if state.phase in ASKED_BY:
        yield from brass.questions(state, phase, ASKED_BY[state.phase], KIND_NAMES)
        yield from aim_violations(state)
        if state.phase == CARD:
            yield from paying_violations(state)
        else:
            yield from STEPS[state.action](state, state.seat[ORDER + state.turn])
        yield from barrel_violations(state)
    else:
        half_done = state.need_beer > 0 or state.bonus >= 0 or state.spent_barrel
        yield from brass.rest(state, phase, half_done)
    if state.phase == DEBT:
        yield from brass.debts(state)
    elif state.phase != OVER:
        p = state.seat[ORDER + state.turn]
        yield from question_violations(state, p)
        yield from done_violations(state, p)


def aim_violations(state: BirminghamState) -> Iterator[Violation]:
    """Each action names what it is about, and nothing else."""
    verb = KIND_NAMES[state.action]
    aims = state.action in (BUILD, LINK, SELL)
    yield from brass.aim(verb, "target", state.target, aims)
    builds = state.action in (BUILD, DEVELOP)
    yield from brass.aim(verb, "industry", state.industry, builds)


def barrel_violations(state: BirminghamState) -> Iterator[Violation]:
    """Beer from a merchant and the bonus for it go together."""
    if state.spent_barrel != (state.bonus >= 0):
        yield "pending.bonus", "a bonus comes with a merchant's barrel, and never without"
    if state.spent_barrel and (state.action != SELL or state.phase not in (BEER, BONUS)):
        yield "pending.merchant_barrel_used", "only a sale uses a merchant's barrel"


# The card -----------------------------------------------------------------------------------


def paying_violations(state: BirminghamState) -> Iterator[Violation]:
    """The action that waits for its card must be one that could be chosen."""
    yield from brass.unpaid(state, state.need_beer > 0)
    p = state.seat[ORDER + state.turn]
    last = state.board.scout_cards - 1 if state.action == SCOUT else 0
    yield from brass.steps(state, 0, last)
    if state.action == SCOUT and state.steps > 0:
        if state.hand_size(p) < state.board.scout_cards - state.steps:
            yield "pending.steps", "too few cards in hand to go on scouting"
        if any(state.held(p, c) for c in wild(state)):
            yield "pending.action", "nobody scouts with a wild card in hand"
    elif chosen(state) not in brass.offered(state.copy(), p):
        yield "pending.action", "this action is not possible in this position"


def wild(state: BirminghamState) -> tuple[int, int]:
    return state.board.wild_location, state.board.wild_industry


def chosen(state: BirminghamState) -> int:
    """The number of the move that began the action."""
    space = state.space
    if state.action == BUILD:
        place = state.target * len(state.board.industry_ids) + state.industry
        return space.build[place]
    if state.action == LINK:
        return space.link[state.target]
    if state.action == SELL:
        return space.sell[state.target]
    if state.action == DEVELOP:
        return space.develop[state.industry]
    return {LOAN: space.loan, SCOUT: space.scout, PASS: space.pass_}[state.action]


# Cubes, barrels and what follows --------------------------------------------------------------


def build_violations(state: BirminghamState, p: int) -> Iterator[Violation]:
    yield from brass.new_tile(state, p)
    board = state.board
    kind = state.kind_at(state.target)
    yield from need_violations(state, board.kind_coal[kind], board.kind_iron[kind], 0)
    yield from brass.steps(state, 0, 0)


def link_violations(state: BirminghamState, p: int) -> Iterator[Violation]:
    board = state.board
    yield from brass.new_link(state, p, "a canal needs neither coal nor beer, and comes alone")
    beer = board.second_rail_beer if state.steps == 1 and state.phase != MORE else 0
    yield from need_violations(state, board.rail_coal, 0, beer)
    first, last = {COAL: (0, 1), BEER: (1, 1), MORE: (1, 1)}[state.phase]
    yield from brass.steps(state, first, last)


def develop_violations(state: BirminghamState, _p: int) -> Iterator[Violation]:
    board = state.board
    yield from need_violations(state, 0, board.develop_iron, 0)
    yield from brass.steps(state, 1 if state.phase == MORE else 0, board.develop_max - 1)


def sell_violations(state: BirminghamState, p: int) -> Iterator[Violation]:
    board = state.board
    slot = state.target
    if not state.seat[SLOTS + p] & BIT[slot]:
        yield "pending.target", "the tile that is sold is not there"
        return
    kind = state.kind_at(slot)
    industry = board.kind_industry[kind]
    flipped = bool(state.flipped & BIT[slot])
    if not board.sold_industries & BIT[industry] or flipped != (state.phase != BEER):
        yield "pending.target", "a tile that is sold is flipped once its beer is there"
    beer = board.kind_beer[kind] - (1 if state.spent_barrel else 0)
    yield from need_violations(state, 0, 0, beer)
    reached = state.joined[board.slot_location[slot]]
    if state.phase == BEER and not sell.buyers(state, industry, reached):
        yield "pending.target", "no merchant connected to this tile buys it"
    if state.phase == BONUS and board.bonus_kind[state.bonus] != BONUS_DEVELOP:
        yield "pending.bonus", "only a bonus that develops asks a question"
    yield from brass.steps(state, 1 if state.phase == MORE else 0, len(board.slot_ids))


STEPS: Final = {
    BUILD: build_violations,
    LINK: link_violations,
    DEVELOP: develop_violations,
    SELL: sell_violations,
}


def need_violations(state: BirminghamState, coal: int, iron: int, beer: int) -> Iterator[Violation]:
    yield from brass.needs(
        state,
        (COAL, "coal", state.need_coal, coal),
        (IRON, "iron", state.need_iron, iron),
        (BEER, "beer", state.need_beer, beer),
    )


def done_violations(state: BirminghamState, p: int) -> Iterator[Violation]:
    """What the action has done so far is there to be seen."""
    steps = int(state.steps)
    if state.action == SELL and state.phase in (BEER, BONUS, MORE):
        sold = [
            slot for slot in members(state.seat[SLOTS + p] & state.flipped) if goods(state, slot)
        ]
        if len(sold) < steps + (1 if state.phase == BONUS else 0):
            yield "pending.steps", f"{steps} tiles sold, but {len(sold)} are flipped"
    if state.action == LINK and state.phase in (COAL, BEER):
        placed = len(members(state.seat[LINKS + p]))
        if placed <= steps:
            yield "pending.steps", f"{steps + 1} rails placed, but {placed} on the board"
    if state.action == DEVELOP and state.phase in (IRON, MORE):
        gone = brass.gone(state, p)
        if len(gone) < steps + (1 if state.phase == IRON else 0):
            yield "pending.steps", f"more tiles developed than the {len(gone)} that are gone"
        if state.industry not in gone:
            yield "pending.industry", "no tile of this industry has been developed"
    if state.action == SCOUT:
        laid = sum(1 for card in state.discards if card % MAX_SEATS == p)
        if laid < steps:
            yield "pending.steps", f"{steps} cards laid down, but {laid} in the discard pile"


def goods(state: BirminghamState, slot: int) -> bool:
    """Whether the tile in the slot is one that is sold."""
    return state.board.sold_industries & BIT[state.board.kind_industry[state.kind_at(slot)]] != 0


# Questions ----------------------------------------------------------------------------------


def question_violations(state: BirminghamState, p: int) -> Iterator[Violation]:
    """There is something to decide, enough cards for the actions left, and no dead end."""
    yield from brass.decisions(state, p, *cards_to_pay(state))
    if state.phase in (COAL, IRON, BEER):
        twin = state.copy()
        yield from brass.sources(state, twin, turn.settle(twin, p))
    yield from brass.iron(state, p)
    if state.need_beer:
        barrels = cubes.stock(state, beer.beer_sources(state, p))
        barrels += 1 if sell.barrel_sources(state) else 0
        if barrels < state.need_beer:
            yield "pending.beer", f"{state.need_beer} needed, but {barrels} can be had"


def cards_to_pay(state: BirminghamState) -> tuple[int, int]:
    """The cards of the seat that plays, and how many of them it still pays with in this turn.
    Cards laid down for a scout count as held: two wild cards will take their place."""
    if state.phase >= DEBT:
        return 0, 0
    left = int(state.actions) - (0 if state.phase in (ACTION, CARD) else 1)
    cards = int(state.hand_size(state.seat[ORDER + state.turn]))
    return cards + (int(state.steps) if state.action == SCOUT else 0), left
