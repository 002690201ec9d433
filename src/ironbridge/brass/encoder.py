"""What a network is shown of every game of the family, all of it known to the seat.

The facts come in blocks; each stands twice, once for the Canal Era and once for the Rail Era. "Who"
is the seat itself, or the first, second or third that plays after it in this round's order.

    block     facts
    tiles     slot, industry, own or not, flipped or not
    kinds     industry and level, who, flipped or not: once for each tile
    cubes     coal, iron or beer, own or not, how many: once for each tile that has some
    links     link, own or not
    reach     location: in one's own network, or connected to it
    hand      card: once for each in hand
    mats      who, industry, tiles taken off the mat
    money, income, points, spent, cards     who, in steps
    ...       what each game adds
    markets   cubes in the coal and in the iron market
    clock     seats, round; one's place in the order, actions left

The numbers are the parts of the readable evaluator for the seat itself, its total without the hand
for each of the others, and how much of the game is left.
"""

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
    ORDER,
    POINTS,
    SPENT,
    BrassBoard,
)
from ironbridge.brass.evaluator import PARTS, BrassEvaluator
from ironbridge.brass.rules import routes
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.bits import POSITION, SPREAD
from ironbridge.kernel.encoder import Encoder, Features, Part, step

STEPS: Final = 16
"""Money, points and the like are told in so many steps."""
CUBES: Final = 8
ROUNDS: Final = 12
NUMBERS: Final = PARTS + MAX_SEATS - 1 + 3
MOST_FACTS: Final = 400
SCALE: Final = 32.0
"""Points are told in units of so many."""


class BrassEncoder(Encoder):
    """The blocks one after the other; `at_...` is where each begins. A game lays its own after
    `lay_out`, and ends with `lay_clock`."""

    def __init__(self, tables: BrassBoard, evaluator: BrassEvaluator) -> None:
        super().__init__(0, NUMBERS, MOST_FACTS)
        self.tables: Final = tables
        self.judge = evaluator
        self.at_tiles: i64 = 0
        self.at_kinds: i64 = 0
        self.at_cubes: i64 = 0
        self.at_links: i64 = 0
        self.at_reach: i64 = 0
        self.at_hand: i64 = 0
        self.at_mats: i64 = 0
        self.at_steps: i64 = 0
        self.at_markets: i64 = 0
        self.at_clock: i64 = 0
        self.era_size: i64 = 0

    def lay_out(self) -> i64:
        """The blocks of the family; where the next one begins."""
        tables = self.tables
        self.at_kinds = tables.slots * tables.industries * 4
        self.at_cubes = self.at_kinds + tables.kinds * MAX_SEATS * 2
        self.at_links = self.at_cubes + tables.industries * 2 * CUBES
        self.at_reach = self.at_links + tables.links * 2
        self.at_hand = self.at_reach + tables.locations * 2
        self.at_mats = self.at_hand + tables.cards
        self.at_steps = self.at_mats + MAX_SEATS * tables.industries * MAT
        return self.at_steps + MAX_SEATS * 5 * STEPS

    def lay_markets(self, at: i64) -> i64:
        self.at_markets = at
        return at + self.tables.coal_market.spaces + self.tables.iron_market.spaces + 2

    def lay_clock(self, at: i64, options: i64) -> None:
        """The last block, with a fact for each option of the game."""
        self.at_clock = at
        self.era_size = at + (MAX_SEATS + 1) * ROUNDS + MAX_SEATS * 4 + options
        self.size = 2 * self.era_size

    def parts(self) -> list[Part]:
        return [*self.era_parts("canal"), *self.era_parts("rail")]

    def era_parts(self, era: str) -> list[Part]:
        found = self.family_parts() + self.own_parts() + self.clock_parts()
        for part in found:
            part.name = f"{era} {part.name}"
        return found

    def own_parts(self) -> list[Part]:
        """What a game lays between `lay_out` and `lay_clock`."""
        raise NotImplementedError

    def family_parts(self) -> list[Part]:
        tables = self.tables
        slots, industries = int(tables.slots), int(tables.industries)
        steps = ["who", "money, income, points, spent, cards", "step"]
        return [
            Part("tiles", ["slot", "industry", "own", "flipped"], [slots, industries, 2, 2]),
            Part("kinds", ["kind", "who", "flipped"], [int(tables.kinds), MAX_SEATS, 2]),
            Part("cubes", ["industry", "own", "cubes"], [industries, 2, CUBES]),
            Part("links", ["link", "own"], [int(tables.links), 2]),
            Part("reach", ["location", "in network"], [int(tables.locations), 2]),
            Part("hand", ["card"], [int(tables.cards)]),
            Part("mats", ["who", "industry", "taken"], [MAX_SEATS, industries, MAT]),
            Part("seats", steps, [MAX_SEATS, 5, STEPS]),
        ]

    def market_parts(self) -> list[Part]:
        tables = self.tables
        return [
            Part("coal market", ["cubes"], [int(tables.coal_market.spaces) + 1]),
            Part("iron market", ["cubes"], [int(tables.iron_market.spaces) + 1]),
        ]

    def clock_parts(self) -> list[Part]:
        clock = (MAX_SEATS + 1) * ROUNDS + MAX_SEATS * 4
        return [
            Part("clock", ["seats", "round"], [MAX_SEATS + 1, ROUNDS]),
            Part("turn", ["place", "actions left, or 3: still to come"], [MAX_SEATS, 4]),
            Part("options", ["option"], [int(self.era_size - self.at_clock) - clock]),
        ]

    def number_parts(self) -> list[Part]:
        return [
            Part("value", ["part of the readable evaluator"], [PARTS]),
            Part("value of others", ["who"], [MAX_SEATS - 1]),
            Part("left", ["actions, of this era, payments"], [NUMBERS - PARTS - MAX_SEATS + 1]),
        ]

    def base(self, found: Features) -> float:
        total = 0.0
        i: i64 = 0
        while i < PARTS:
            total += found.numbers[i]
            i += 1
        return total * SCALE

    # The board ----------------------------------------------------------------------------

    def add_board(self, s: BrassState, p: i64, start: i64, found: Features) -> None:
        tables = self.tables
        slots = s.occupied
        place = self.place(s, p)
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            kind = s.kind_at(slot)
            owner = s.owner_at(slot)
            industry: i64 = tables.kind_industry[kind]
            own: i64 = 1 if owner == p else 0
            flipped: i64 = 1 if s.flipped & bit else 0
            tile = (slot * tables.industries + industry) * 4 + own * 2 + flipped
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
            link: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            found.add(start + self.at_links + link * 2 + (1 if mine & bit else 0))
        network = s.seat[NETWORK + p]
        reached = routes.reach(s.joined, network)
        while reached:
            bit = reached & -reached
            reached ^= bit
            location: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            found.add(start + self.at_reach + location * 2 + (1 if network & bit else 0))

    # The seats ----------------------------------------------------------------------------

    def add_hand(self, s: BrassState, p: i64, start: i64, found: Features) -> None:
        held = s.seat[HAND + p]
        while held:
            bit = held & -held
            held ^= bit
            card: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            n = s.held(p, card)
            while n > 0:
                found.add(start + self.at_hand + card)
                n -= 1

    def add_seats(self, s: BrassState, p: i64, start: i64, found: Features) -> None:
        tables = self.tables
        place = self.place(s, p)
        other: i64 = 0
        while other < s.seat_count:
            who = self.after(s, place, other)
            industry: i64 = 0
            while industry < tables.industries:
                taken = s.mat[other * tables.industries + industry]
                mat = (who * tables.industries + industry) * MAT + taken
                found.add(start + self.at_mats + mat)
                industry += 1
            steps = start + self.at_steps + who * 5 * STEPS
            found.add(steps + step(s.seat[MONEY + other], 4, STEPS))
            level = tables.income.level[s.seat[INCOME + other]] + 10
            found.add(steps + STEPS + step(level, 3, STEPS))
            found.add(steps + 2 * STEPS + step(s.seat[POINTS + other], 10, STEPS))
            found.add(steps + 3 * STEPS + step(s.seat[SPENT + other], 4, STEPS))
            found.add(steps + 4 * STEPS + step(s.hand_size(other), 1, STEPS))
            other += 1

    def place(self, s: BrassState, p: i64) -> i64:
        """Where a seat stands in this round's order."""
        i: i64 = 0
        while s.seat[ORDER + i] != p:
            i += 1
        return i

    def after(self, s: BrassState, place: i64, other: i64) -> i64:
        """How many places a seat comes after the one at `place`, going round."""
        steps = self.place(s, other) - place
        return steps if steps >= 0 else steps + s.seat_count

    # What is left -------------------------------------------------------------------------

    def add_clock(self, s: BrassState, p: i64, start: i64, found: Features) -> i64:
        """Markets and clock; where the facts about the options begin."""
        market = start + self.at_markets
        found.add(market + s.coal)
        found.add(market + self.tables.coal_market.spaces + 1 + s.iron)
        clock = start + self.at_clock
        found.add(clock + s.seat_count * ROUNDS + step(s.round, 1, ROUNDS))
        clock += (MAX_SEATS + 1) * ROUNDS
        turn = self.place(s, p)
        left: i64 = 0  # this turn is over
        if s.phase == self.tables.debt_phase or turn > s.turn:
            left = 3  # still to come
        elif turn == s.turn:
            left = s.actions if s.actions < 3 else 2
        found.add(clock + turn * 4 + left)
        return clock + MAX_SEATS * 4

    def add_numbers(self, s: BrassState, p: i64, found: Features) -> None:
        numbers = found.numbers
        self.judge.parts(s, p, numbers)
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
                value = self.judge.without_hand(s, other)
                numbers[PARTS - 1 + self.after(s, place, other)] = value / SCALE
            other += 1
        at = PARTS + MAX_SEATS - 1
        if s.phase == self.tables.over_phase:
            numbers[at] = 0.0
            numbers[at + 1] = 0.0
            numbers[at + 2] = 0.0
            return
        clock = self.judge.clock(s, p, s.phase == self.tables.debt_phase)
        numbers[at] = clock.actions / 16.0
        numbers[at + 1] = clock.era_actions / 16.0
        numbers[at + 2] = clock.payments / 8.0
