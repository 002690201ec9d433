"""The invariants of a game under way: how far it can have come, and what may be half done when a
question is asked.

The first compare a position with what its pieces can have brought about: rounds, loans, money and
what was spent. Every move keeps them, so that whatever is played from a position that keeps them
can be written and read again. The others make sure that a position somebody wrote asks a real
question, and that the action can be completed whatever is answered.
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
    HAND,
    INTEREST,
    IRON,
    LINKS,
    LOANS,
    MONEY,
    MORE,
    NETWORK,
    NOTHING,
    ORDER,
    OUTLET,
    OVER,
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
from ironbridge.games.age_of_industry.rules.end import rail_income
from ironbridge.kernel.bits import BIT, count, members
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.invariants import Violation
from ironbridge.kernel.position_reader import MOST

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.board import Board
    from ironbridge.games.age_of_industry.table import AgeState

LARGE: Final = 10**15
"""No sum that is read or reached is larger."""
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
"""Which actions can lead to the question of a phase."""


# Rounds --------------------------------------------------------------------------------------


def course_violations(state: AgeState) -> Iterator[Violation]:
    yield from round_violations(state)
    for p in range(state.seats):
        yield from purse_violations(state, p)


def actions_of(board: Board, number: int) -> int:
    """The actions of a turn in this round."""
    return int(board.first_round_actions if number == 1 else board.actions)


def round_violations(state: AgeState) -> Iterator[Violation]:
    """Every action has left a trace: a card discarded or drawn, a railway, goods sold."""
    taken = cards_drawn(state)
    if taken < 0:
        reason = f"{-taken} cards more in deck and display than are left after the deal"
        yield "deck", reason
    done, most = actions_done(state), traces(state)
    if done > most:
        yield "round", f"{done} actions before this one, but cards, railways and sales of {most}"


def cards_drawn(state: AgeState) -> int:
    """The cards that have come to the hands since the deal."""
    board = state.board
    shown = sum(card != NOTHING for card in state.display)
    dealt = state.seats * int(board.hand)
    return len(board.deck) - dealt - shown - int(state.cards_left())


def actions_done(state: AgeState) -> int:
    """The actions of all rounds so far. Once the deck is empty, those of a seat without cards are
    not counted in this round: it may have passed without a card, and unless it takes an open card
    the game ends with the round."""
    number = int(state.round)
    done = state.seats * sum(actions_of(state.board, n) for n in range(1, number))
    each = actions_of(state.board, number)
    for place in range(int(state.turn)):
        p = state.seat[ORDER + place]
        done += each if state.seat[HAND + p] or state.cards_left() else 0
    if state.phase != OVER and state.turn < state.seats:
        p = state.seat[ORDER + state.turn]
        done += each - int(state.actions) if state.seat[HAND + p] or state.cards_left() else 0
    return done


def traces(state: AgeState) -> int:
    """How many actions can have led to this position. A discard may stand for two that were
    combined, a card drawn for all actions of a turn: the others may be passes without a card."""
    board = state.board
    most = int(max(board.actions, board.first_round_actions))
    sales = 0
    for p in range(state.seats):
        for kind, gone in enumerate(turned(state, p)):
            if board.industry_goods[board.kind_industry[kind]]:
                sales += gone
    drawn = max(0, cards_drawn(state))
    return COMBINED * len(state.discards) + int(count(state.built)) + most * drawn + sales


def turned(state: AgeState, p: int) -> list[int]:
    """Of each kind the tiles of a seat that are flipped, or neither on its mat nor on the map."""
    board = state.board
    kinds = len(board.kind_count)
    found = [
        total - int(state.mat[p * kinds + kind]) for kind, total in enumerate(board.kind_count)
    ]
    for slot in members(state.seat[SLOTS + p] & ~state.flipped):
        found[state.kind_at(slot)] -= 1
    return found


# Loans and money -----------------------------------------------------------------------------


def purse_violations(state: AgeState, p: int) -> Iterator[Violation]:
    paid = payments(state, p)
    for name, found, most in (
        ("loans", int(state.seat[LOANS + p]), most_loans(state, paid)),
        ("spent", int(state.seat[SPENT + p]), most_spent(state, paid)),
        ("money", int(state.seat[MONEY + p]), most_money(state, p)),
    ):
        if found > most:
            yield f"players[{p}].{name}", f"expected at most {most} by now, found {found}"


def payments(state: AgeState, p: int) -> int:
    """How often a seat can have paid for an action in this round."""
    most = actions_of(state.board, int(state.round))
    if state.phase == OVER or state.turn == state.seats:
        return most
    place = [int(state.seat[ORDER + i]) for i in range(state.seats)].index(p)
    if place != state.turn:
        return most if place < state.turn else 0
    begun = state.phase in (COAL, IRON)  # the price is paid before the cubes come
    return most - int(state.actions) + int(begun)


def dearest_action(board: Board) -> int:
    """The most that one action can cost, with every cube bought from an empty track."""
    coal, iron = int(board.coal_track.price_when_empty), int(board.iron_track.price_when_empty)
    prices = [
        cost + coal * board.kind_coal[kind] + iron * board.kind_iron[kind]
        for kind, cost in enumerate(board.kind_cost)
    ]
    return max(*prices, int(board.rail_cost + coal * board.rail_coal + iron * board.rail_iron))


def most_spent(state: AgeState, paid: int) -> int:
    """The actions of this turn so far, and a whole turn besides: a position may be set up with what
    a turn has cost, but not say that it was played."""
    whole = actions_of(state.board, int(state.round))
    return (whole + paid) * dearest_action(state.board)


def most_loans(state: AgeState, paid: int) -> int:
    """Loans are taken for prices and for interest only, as few as cover them."""
    board = state.board
    number = int(state.round)
    found = loans_before(board, number + 1 if state.phase == OVER else number)
    return found if state.phase == OVER else found + paid * loans_for(board, dearest_action(board))


def loans_for(board: Board, money: int) -> int:
    return -(-money // int(board.loan_money))


def loans_before(board: Board, number: int) -> int:
    """The most that a seat can have when a round begins: after each one interest is due."""
    found, each = 0, loans_for(board, dearest_action(board))
    for earlier in range(1, number):
        found += actions_of(board, earlier) * each
        found += loans_for(board, found * int(board.loan_interest))
    return found


def check_interest(source: str, board: Board) -> None:
    """Refuse a board whose loans could outgrow every number in the longest game there can be."""
    cards, turns = len(board.deck), min(board.seat_counts) * int(board.actions)
    most = int(max(board.actions, board.first_round_actions))
    markers = max(board.seat_counts) * (int(board.railways) + sum(board.kind_count))
    rounds = 2 + ((COMBINED + most) * cards + markers) // turns
    if loans_before(board, rounds) * max(int(board.loan_money), int(board.unpaid_points)) > LARGE:
        reason = f"loans of ${board.loan_money} at this interest grow without bounds"
        raise FormatError(source, "loan.interest", reason)


def most_money(state: AgeState, p: int) -> int:
    """All that the tiles and cubes of a game can pay, and once more what they may have paid
    already: so much may be set up, and so much more may be earned from there."""
    board = state.board
    dearest = int(max(board.coal_track.prices[-1], board.iron_track.prices[-1]))
    found = max(int(board.money), int(board.loan_money) - 1)
    turned_tiles = turned(state, p)
    for kind, total in enumerate(board.kind_count):
        payout, cubes = board.kind_payout[kind], board.kind_cubes[kind]
        gone = total - int(state.mat[p * len(board.kind_count) + kind])
        found += payout * (total + turned_tiles[kind]) + dearest * cubes * (total + gone)
    found -= dearest * sum(int(state.cubes[slot]) for slot in members(state.seat[SLOTS + p]))
    for n, cubes in enumerate(board.import_cubes):
        come = bool(BIT[board.import_ship[n]] & state.ship_slots)
        left = int(state.cubes[len(board.slot_ids) + n]) if come else cubes
        found += dearest * (cubes + cubes - left)
    return found + (int(rail_income(state, p)) if state.phase == OVER else 0)


# The action in progress ----------------------------------------------------------------------


def being_built(state: AgeState) -> int:
    """The slot of a tile that is paid for but still waits for its cubes; -1 for none."""
    waiting = state.action in (BUILD, COMBINE) and state.phase in (COAL, IRON)
    return int(state.target) if waiting else -1


def action_violations(state: AgeState) -> Iterator[Violation]:
    """What is wrong with the action in progress, and where in the document."""
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
    """Cubes are awaited only while they are asked for (how many: `cube_violations`), and how many
    sales or cards came before the question."""
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


# The questions, one by one -------------------------------------------------------------------


def card_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """The action that waits for its card must be one that could be chosen."""
    twin = state.copy()
    twin.phase = ACTION
    twin.action = twin.target = twin.industry = -1
    if chosen(state) not in [move.index for move in twin.generate(p)]:
        yield "pending.action", "this action is not possible in this position"


def chosen(state: AgeState) -> int:
    """The number of the move that began the action."""
    if state.action == DEVELOP:
        return state.space.develop[state.target]
    if state.action == PASS:
        return state.space.pass_
    table = state.here.build if state.action == BUILD else state.here.combine
    return table[state.target * len(state.board.industry_ids) + state.industry]


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
    """The tile being built may stand there; where its cubes come from is checked apart."""
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


# Loans that are asked about ------------------------------------------------------------------


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
