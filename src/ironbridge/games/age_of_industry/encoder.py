"""What a network is shown of Age of Industry, all of it known to the seat. "Who" is the seat
itself, or the first to the fourth that plays after it in this round's order.

Blocks about places stand once for each map:

    block     facts
    tiles     space, industry, own or not, flipped or not
    links     link, own or not
    reach     location: in one's own network, or connected to it
    markets   market space, tile on it, used or not; one's own network is connected to it
    imports   import of coal, cubes left

The others are the same on both maps:

    kinds     industry and level, who, flipped or not: once for each tile
    cubes     coal or iron, own or not, how many: once for each tile that has some
    hand      card: once for each in hand
    display   card: once for each that lies open
    mats      who, industry, the next level and whether another tile of it follows
    money, loans, railways left, spent, cards     who, in steps
    tracks    cubes of coal and of iron on the demand tracks
    sales     own tiles whose goods have somewhere to go now, and those that have not
    clock     seats, round, cards left; one's place in the order, actions left

The numbers are the parts of the readable evaluator for the seat itself, its total without the hand
for each of the others, and how many rounds are left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.brass.rules import routes
from ironbridge.games.age_of_industry.board import (
    HAND,
    INTEREST,
    LINKS,
    LOANS,
    MAX_SEATS,
    MONEY,
    NETWORK,
    NOTHING,
    ORDER,
    OVER,
    SLOTS,
    SPENT,
    Board,
)
from ironbridge.games.age_of_industry.evaluator import PARTS, AgeEvaluator
from ironbridge.games.age_of_industry.rules import sell
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.bits import BIT, POSITION, SPREAD
from ironbridge.kernel.encoder import Encoder, Features, Part, step
from ironbridge.kernel.state import State

STEPS: Final = 16
"""Money, loans and the like are told in so many steps."""
STEPPED: Final = 5
CUBES: Final = 8
LEVELS: Final = 6
ROUNDS: Final = 16
SALES: Final = 6
NUMBERS: Final = PARTS + MAX_SEATS - 1 + 1
SCALE: Final = 16.0
"""Points are told in units of so many."""


def most(sizes: list[int]) -> i64:
    return max(sizes)


class AgeEncoder(Encoder):
    """The blocks one after the other; `at_...` is where each begins. Those of a map have the same
    room on both."""

    def __init__(self, boards: list[Board], evaluator: AgeEvaluator) -> None:
        board = boards[0]
        self.evaluator: Final = evaluator
        self.boards = boards
        self.industries: i64 = board.industries
        self.market_kinds: i64 = len(board.market_tile_ids)
        slots = most([int(each.slots) for each in boards])
        imports = most([int(each.sources - each.slots) for each in boards])
        at: i64 = 0
        self.at_tiles: i64 = at
        at += slots * board.industries * 4
        self.at_links: i64 = at
        at += most([int(each.links) for each in boards]) * 2
        self.at_reach: i64 = at
        at += most([int(each.locations) for each in boards]) * 2
        self.at_markets: i64 = at
        at += most([int(each.markets) for each in boards]) * (self.market_kinds * 2 + 1)
        self.at_imports: i64 = at
        at += imports * CUBES
        self.map_size: i64 = at
        at *= len(boards)
        self.at_kinds: i64 = at
        at += board.kinds * MAX_SEATS * 2
        self.at_cubes: i64 = at
        at += 2 * 2 * CUBES
        self.at_hand: i64 = at
        at += board.cards
        self.at_display: i64 = at
        at += board.cards
        self.at_mats: i64 = at
        at += MAX_SEATS * board.industries * (LEVELS + 1) * 2
        self.at_seats: i64 = at
        at += MAX_SEATS * STEPPED * STEPS
        self.at_tracks: i64 = at
        at += board.coal_track.spaces + board.iron_track.spaces + 2
        self.at_sales: i64 = at
        at += 2 * SALES
        self.at_clock: i64 = at
        at += (MAX_SEATS + 1) * ROUNDS + STEPS + MAX_SEATS * 4
        super().__init__(at, NUMBERS, 500)

    def parts(self) -> list[Part]:
        board, industries = self.boards[0], int(self.industries)
        steps = ["who", "money, loans, railways left, spent, cards", "step"]
        mats = ["who", "industry", "next level, or the last: none", "another follows"]
        found: list[Part] = []
        for each in self.boards:
            found += self.map_parts(each.map_id)
        return [
            *found,
            Part("kinds", ["kind", "who", "flipped"], [int(board.kinds), MAX_SEATS, 2]),
            Part("cubes", ["coal, iron", "own", "cubes"], [2, 2, CUBES]),
            Part("hand", ["card"], [int(board.cards)]),
            Part("display", ["card"], [int(board.cards)]),
            Part("mats", mats, [MAX_SEATS, industries, LEVELS + 1, 2]),
            Part("seats", steps, [MAX_SEATS, STEPPED, STEPS]),
            Part("coal track", ["cubes"], [int(board.coal_track.spaces) + 1]),
            Part("iron track", ["cubes"], [int(board.iron_track.spaces) + 1]),
            Part("sales", ["with somewhere to go, without", "tiles"], [2, SALES]),
            Part("clock", ["seats", "round"], [MAX_SEATS + 1, ROUNDS]),
            Part("cards left", ["step"], [STEPS]),
            Part("turn", ["place", "actions left, or 3: still to come"], [MAX_SEATS, 4]),
        ]

    def map_parts(self, name: str) -> list[Part]:
        """What stands once for each map, with room for the larger one."""
        industries, market = int(self.industries), int(self.market_kinds) * 2 + 1
        slots = int(self.at_links - self.at_tiles) // (industries * 4)
        tile = "tile and used or not, or the last: within reach"
        markets = int(self.at_imports - self.at_markets) // market
        return [
            Part(
                f"{name} tiles", ["space", "industry", "own", "flipped"], [slots, industries, 2, 2]
            ),
            Part(f"{name} links", ["link", "own"], [int(self.at_reach - self.at_links) // 2, 2]),
            Part(
                f"{name} reach",
                ["location", "in network"],
                [int(self.at_markets - self.at_reach) // 2, 2],
            ),
            Part(f"{name} markets", ["market space", tile], [markets, market]),
            Part(
                f"{name} imports",
                ["import", "cubes"],
                [int(self.map_size - self.at_imports) // CUBES, CUBES],
            ),
        ]

    def number_parts(self) -> list[Part]:
        return [
            Part("value", ["part of the readable evaluator"], [PARTS]),
            Part("value of others", ["who"], [MAX_SEATS - 1]),
            Part("left", ["rounds"], [NUMBERS - PARTS - MAX_SEATS + 1]),
        ]

    def encode(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, AgeState)
        self.encode_facts(state, seat, found)
        self.add_numbers(state, seat, found)

    def encode_facts(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, AgeState)
        s = state
        found.count = 0
        start = s.board.index * self.map_size
        self.add_tiles(s, seat, start, found)
        self.add_railways(s, seat, start, found)
        self.add_markets(s, seat, start, found)
        self.add_cards(s, seat, found)
        place = self.place(s, seat)
        other: i64 = 0
        while other < s.seat_count:
            self.add_seat(s, other, self.after(s, place, other), found)
            other += 1
        self.add_sales(s, seat, found)
        self.add_clock(s, seat, found)

    def base(self, found: Features) -> float:
        total = 0.0
        i: i64 = 0
        while i < PARTS:
            total += found.numbers[i]
            i += 1
        return total * SCALE

    # The map ----------------------------------------------------------------------------------

    def add_tiles(self, s: AgeState, p: i64, start: i64, found: Features) -> None:
        board = s.board
        place = self.place(s, p)
        slots = s.occupied
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            kind = s.kind_at(slot)
            owner = s.owner_at(slot)
            industry: i64 = board.kind_industry[kind]
            own: i64 = 1 if owner == p else 0
            flipped: i64 = 1 if s.flipped & bit else 0
            tile = (slot * self.industries + industry) * 4 + own * 2 + flipped
            found.add(start + self.at_tiles + tile)
            who = self.after(s, place, owner)
            found.add(self.at_kinds + (kind * MAX_SEATS + who) * 2 + flipped)
            if s.cubes[slot] > 0:
                iron: i64 = 1 if industry == board.iron_industry else 0
                shown = step(s.cubes[slot], 1, CUBES)
                found.add(self.at_cubes + (iron * 2 + own) * CUBES + shown)
        source = board.slots
        while source < board.sources:
            if s.cubes[source] > 0:
                shown = step(s.cubes[source], 1, CUBES)
                found.add(start + self.at_imports + (source - board.slots) * CUBES + shown)
            source += 1

    def add_railways(self, s: AgeState, p: i64, start: i64, found: Features) -> None:
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

    def add_markets(self, s: AgeState, p: i64, start: i64, found: Features) -> None:
        board = s.board
        reached = routes.reach(s.joined, s.seat[NETWORK + p])
        market: i64 = 0
        while market < board.markets:
            tile = s.market[market]
            at = start + self.at_markets + market * (self.market_kinds * 2 + 1)
            if tile >= 0:
                used: i64 = 1 if s.used & BIT[market] else 0
                found.add(at + tile * 2 + used)
                if used == 0 and reached & BIT[board.market_location[market]]:
                    found.add(at + self.market_kinds * 2)
            market += 1

    # The seats --------------------------------------------------------------------------------

    def add_cards(self, s: AgeState, p: i64, found: Features) -> None:
        base = p * s.board.cards
        held = s.seat[HAND + p]
        while held:
            bit = held & -held
            held ^= bit
            card: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            n = s.hand[base + card]
            while n > 0:
                found.add(self.at_hand + card)
                n -= 1
        for shown in s.display:
            if shown != NOTHING:
                found.add(self.at_display + shown)

    def add_seat(self, s: AgeState, other: i64, who: i64, found: Features) -> None:
        board = s.board
        industry: i64 = 0
        while industry < self.industries:
            kind = s.next_kind(other, industry)
            level: i64 = LEVELS
            more: i64 = 0
            if kind != NOTHING:
                level = step(board.kind_level[kind], 1, LEVELS)
                more = 1 if s.mat[other * board.kinds + kind] > 1 else 0
            mat = (who * self.industries + industry) * (LEVELS + 1) + level
            found.add(self.at_mats + mat * 2 + more)
            industry += 1
        at = self.at_seats + who * STEPPED * STEPS
        found.add(at + step(s.seat[MONEY + other], 3, STEPS))
        found.add(at + STEPS + step(s.seat[LOANS + other], 1, STEPS))
        found.add(at + 2 * STEPS + step(s.rails_left(other), 1, STEPS))
        found.add(at + 3 * STEPS + step(s.seat[SPENT + other], 3, STEPS))
        found.add(at + 4 * STEPS + step(s.hand_size(other), 1, STEPS))

    def place(self, s: AgeState, p: i64) -> i64:
        """Where a seat stands in this round's order."""
        i: i64 = 0
        while s.seat[ORDER + i] != p:
            i += 1
        return i

    def after(self, s: AgeState, place: i64, other: i64) -> i64:
        """How many places a seat comes after the one at `place`, going round."""
        steps = self.place(s, other) - place
        return steps if steps >= 0 else steps + s.seat_count

    # What can be sold, and what is left -------------------------------------------------------

    def add_sales(self, s: AgeState, p: i64, found: Features) -> None:
        board = s.board
        ready: i64 = 0
        waiting: i64 = 0
        slots = s.seat[SLOTS + p] & ~s.flipped
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            if board.industry_goods[board.kind_industry[s.kind_at(slot)]] == 0:
                continue
            if sell.ports(s, slot) & ~s.flipped or sell.markets(s, slot):
                ready += 1
            else:
                waiting += 1
        found.add(self.at_sales + step(ready, 1, SALES))
        found.add(self.at_sales + SALES + step(waiting, 1, SALES))

    def add_clock(self, s: AgeState, p: i64, found: Features) -> None:
        found.add(self.at_tracks + s.coal)
        found.add(self.at_tracks + s.board.coal_track.spaces + 1 + s.iron)
        clock = self.at_clock
        found.add(clock + s.seat_count * ROUNDS + step(s.round, 1, ROUNDS))
        clock += (MAX_SEATS + 1) * ROUNDS
        found.add(clock + step(s.cards_left(), 4, STEPS))
        clock += STEPS
        turn = self.place(s, p)
        left: i64 = 0  # this turn is over
        if s.phase == INTEREST or turn > s.turn:
            left = 3  # still to come
        elif turn == s.turn:
            left = s.actions if s.actions < 3 else 2
        found.add(clock + turn * 4 + left)

    def add_numbers(self, s: AgeState, p: i64, found: Features) -> None:
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
        left = 0.0 if s.phase == OVER else evaluator.rounds_left(s)
        numbers[PARTS + MAX_SEATS - 1] = left / 8.0
