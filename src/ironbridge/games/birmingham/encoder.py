"""What a network is shown of Brass: Birmingham, all of it known to the seat.

The facts, in blocks; each stands twice, once for the Canal Era and once for the Rail Era. "Who" is
the seat itself, or the first, second or third that plays after it in this round's order.

    block     facts
    tiles     slot, industry, own or not, flipped or not
    kinds     industry and level, who, flipped or not: once for each tile
    cubes     coal, iron or beer, own or not, how many: once for each tile that has some
    links     link, own or not
    reach     location: in one's own network, or connected to it
    hand      card: once for each in hand
    mats      who, industry, tiles taken off the mat
    money, income, points, spent, cards     who, in steps
    spaces    merchant space, tile on it, with barrel or without
    access    merchant space connected to one's own network, with barrel or without
    markets   cubes in the coal and in the iron market
    sales     own tiles that could be sold: with a buyer and beer, with a buyer only
    clock     seats, round; one's place in the order, actions left; introductory game

The numbers are the parts of the readable evaluator for the seat itself, its total without the hand
for each of the others, and how much of the game is left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.brass.board import (
    HAND,
    INCOME,
    LINKS,
    MAT,
    MAX_SEATS,
    MONEY,
    NETWORK,
    NOTHING,
    ORDER,
    POINTS,
    SLOTS,
    SPENT,
)
from ironbridge.brass.rules import routes
from ironbridge.brass.rules.cubes import stock
from ironbridge.games.birmingham.board import DEBT, OVER, Board
from ironbridge.games.birmingham.evaluator import PARTS, BirminghamEvaluator
from ironbridge.games.birmingham.rules import beer, sell
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.bits import BIT, POSITION, count
from ironbridge.kernel.encoder import Encoder, Features
from ironbridge.kernel.state import State

STEPS: Final = 16
"""Money, points and the like are told in so many steps."""
CUBES: Final = 8
ROUNDS: Final = 12
SALES: Final = 8
NUMBERS: Final = PARTS + MAX_SEATS - 1 + 3


class BirminghamEncoder(Encoder):
    """The blocks one after the other; `at_...` is where each begins."""

    def __init__(self, board: Board, evaluator: BirminghamEvaluator) -> None:
        self.board = board
        self.evaluator = evaluator
        self.merchant_kinds: i64 = len(board.merchant_ids) + 1
        at: i64 = 0
        self.at_tiles: i64 = at
        at += board.slots * board.industries * 4
        self.at_kinds: i64 = at
        at += board.kinds * MAX_SEATS * 2
        self.at_cubes: i64 = at
        at += board.industries * 2 * CUBES
        self.at_links: i64 = at
        at += board.links * 2
        self.at_reach: i64 = at
        at += board.locations * 2
        self.at_hand: i64 = at
        at += board.cards
        self.at_mats: i64 = at
        at += MAX_SEATS * board.industries * MAT
        self.at_steps: i64 = at
        at += MAX_SEATS * 5 * STEPS
        self.at_spaces: i64 = at
        at += board.spaces * self.merchant_kinds * 2
        self.at_access: i64 = at
        at += board.spaces * 2
        self.at_markets: i64 = at
        at += board.coal_market.spaces + board.iron_market.spaces + 2
        self.at_sales: i64 = at
        at += 2 * SALES
        self.at_clock: i64 = at
        at += (MAX_SEATS + 1) * ROUNDS + MAX_SEATS * 4 + 1
        self.era_size: i64 = at
        super().__init__(2 * at, NUMBERS, 400)

    def encode(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, BirminghamState)
        s = state
        found.count = 0
        start = s.era * self.era_size
        self.add_board(s, seat, start, found)
        self.add_hand(s, seat, start, found)
        self.add_seats(s, seat, start, found)
        self.add_merchants(s, seat, start, found)
        self.add_sales(s, seat, start, found)
        self.add_clock(s, seat, start, found)
        self.add_numbers(s, seat, found)

    def base(self, found: Features) -> float:
        total = 0.0
        i: i64 = 0
        while i < PARTS:
            total += found.numbers[i]
            i += 1
        return total * SCALE

    # The board ----------------------------------------------------------------------------

    def add_board(self, s: BirminghamState, p: i64, start: i64, found: Features) -> None:
        board = s.board
        slots = s.occupied
        place = self.place(s, p)
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[bit % 67]
            kind = s.kind_at(slot)
            owner = s.owner_at(slot)
            industry: i64 = board.kind_industry[kind]
            own: i64 = 1 if owner == p else 0
            flipped: i64 = 1 if s.flipped & bit else 0
            tile = (slot * board.industries + industry) * 4 + own * 2 + flipped
            found.add(start + self.at_tiles + tile)
            who = self.after(s, place, owner)
            found.add(start + self.at_kinds + (kind * MAX_SEATS + who) * 2 + flipped)
            cubes = s.cubes[slot]
            if cubes > 0:
                shown = cubes if cubes < CUBES else CUBES - 1
                found.add(start + self.at_cubes + (industry * 2 + own) * CUBES + shown)
        links = s.built
        mine = s.seat[LINKS + p]
        while links:
            bit = links & -links
            links ^= bit
            link: i64 = POSITION[bit % 67]
            found.add(start + self.at_links + link * 2 + (1 if mine & bit else 0))
        network = s.seat[NETWORK + p]
        reached = routes.reach(s.joined, network)
        while reached:
            bit = reached & -reached
            reached ^= bit
            location: i64 = POSITION[bit % 67]
            found.add(start + self.at_reach + location * 2 + (1 if network & bit else 0))

    # The seats ----------------------------------------------------------------------------

    def add_hand(self, s: BirminghamState, p: i64, start: i64, found: Features) -> None:
        base = p * s.board.cards
        held = s.seat[HAND + p]
        while held:
            bit = held & -held
            held ^= bit
            card: i64 = POSITION[bit % 67]
            n = s.hand[base + card]
            while n > 0:
                found.add(start + self.at_hand + card)
                n -= 1

    def add_seats(self, s: BirminghamState, p: i64, start: i64, found: Features) -> None:
        board = s.board
        place = self.place(s, p)
        other: i64 = 0
        while other < s.seat_count:
            who = self.after(s, place, other)
            industry: i64 = 0
            while industry < board.industries:
                taken = s.mat[other * board.industries + industry]
                mat = (who * board.industries + industry) * MAT + taken
                found.add(start + self.at_mats + mat)
                industry += 1
            steps = start + self.at_steps + who * 5 * STEPS
            found.add(steps + step(s.seat[MONEY + other], 4))
            level = board.income.level[s.seat[INCOME + other]] + 10
            found.add(steps + STEPS + step(level, 3))
            found.add(steps + 2 * STEPS + step(s.seat[POINTS + other], 10))
            found.add(steps + 3 * STEPS + step(s.seat[SPENT + other], 4))
            found.add(steps + 4 * STEPS + step(s.hand_size(other), 1))
            other += 1

    def place(self, s: BirminghamState, p: i64) -> i64:
        """Where a seat stands in this round's order."""
        i: i64 = 0
        while s.seat[ORDER + i] != p:
            i += 1
        return i

    def after(self, s: BirminghamState, place: i64, other: i64) -> i64:
        """How many places a seat comes after the one at `place`, going round."""
        steps = self.place(s, other) - place
        return steps if steps >= 0 else steps + s.seat_count

    # Selling ------------------------------------------------------------------------------

    def add_merchants(self, s: BirminghamState, p: i64, start: i64, found: Features) -> None:
        board = s.board
        reached = routes.reach(s.joined, s.seat[NETWORK + p])
        space: i64 = 0
        while space < board.spaces:
            tile: i64 = s.merchants[space]
            if tile != NOTHING:
                barrel: i64 = 1 if s.barrels & BIT[space] else 0
                shown = (space * self.merchant_kinds + tile) * 2 + barrel
                found.add(start + self.at_spaces + shown)
                if reached & BIT[board.space_location[space]]:
                    found.add(start + self.at_access + space * 2 + barrel)
            space += 1

    def add_sales(self, s: BirminghamState, p: i64, start: i64, found: Features) -> None:
        """How many of one's own tiles have a buyer, and how many of these have beer too."""
        board = s.board
        buyers: i64 = 0
        ready: i64 = 0
        slots = s.seat[SLOTS + p] & ~s.flipped
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[bit % 67]
            kind = s.kind_at(slot)
            industry: i64 = board.kind_industry[kind]
            if board.sold_industries & BIT[industry] == 0:
                continue
            joined = s.joined[board.slot_location[slot]]
            spaces = sell.buyers(s, industry, joined)
            if spaces == 0:
                continue
            buyers += 1
            barrels = count(spaces & s.barrels) + stock(s, beer.breweries(s, p, joined))
            if barrels >= board.kind_beer[kind]:
                ready += 1
        found.add(start + self.at_sales + step(buyers, 1, SALES))
        found.add(start + self.at_sales + SALES + step(ready, 1, SALES))

    # What is left -------------------------------------------------------------------------

    def add_clock(self, s: BirminghamState, p: i64, start: i64, found: Features) -> None:
        market = start + self.at_markets
        found.add(market + s.coal)
        found.add(market + s.board.coal_market.spaces + 1 + s.iron)
        clock = start + self.at_clock
        found.add(clock + s.seat_count * ROUNDS + step(s.round, 1, ROUNDS))
        clock += (MAX_SEATS + 1) * ROUNDS
        turn = self.place(s, p)
        left: i64 = 0  # this turn is over
        if s.phase == DEBT or turn > s.turn:
            left = 3  # still to come
        elif turn == s.turn:
            left = s.actions if s.actions < 3 else 2
        found.add(clock + turn * 4 + left)
        if s.introductory:
            found.add(clock + MAX_SEATS * 4)

    def add_numbers(self, s: BirminghamState, p: i64, found: Features) -> None:
        numbers = found.numbers
        evaluator = self.evaluator
        evaluator.parts(s, p, numbers)
        i: i64 = 0
        while i < PARTS:
            numbers[i] /= SCALE
            i += 1
        after: i64 = 1
        while after < MAX_SEATS:
            numbers[PARTS - 1 + after] = 0.0
            after += 1
        place = self.place(s, p)
        other: i64 = 0
        while other < s.seat_count:
            if other != p:
                value = evaluator.without_hand(s, other)
                numbers[PARTS - 1 + self.after(s, place, other)] = value / SCALE
            other += 1
        at = PARTS + MAX_SEATS - 1
        if s.phase == OVER:
            numbers[at] = 0.0
            numbers[at + 1] = 0.0
            numbers[at + 2] = 0.0
            return
        clock = evaluator.clock(s, p, s.phase == DEBT)
        numbers[at] = clock.actions / 16.0
        numbers[at + 1] = clock.era_actions / 16.0
        numbers[at + 2] = clock.payments / 8.0


SCALE: Final = 32.0
"""Points are told in units of so many."""


def step(value: i64, width: i64, most: i64 = STEPS) -> i64:
    """The step a value falls into; what is below the first or beyond the last belongs to it."""
    found = value // width
    if found < 0:
        return 0
    return found if found < most else most - 1
