"""What a position is worth to a seat, in victory points: what its tiles score, what its money,
railways and unflipped tiles may still come to once loans are paid, and what its mat, cards and
network are good for. Plain features with weights; no search.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.rules.routes import gathered
from ironbridge.games.age_of_industry.board import (
    HAND,
    LINKS,
    LOANS,
    MONEY,
    NETWORK,
    NOTHING,
    OVER,
    POINTS,
    SLOTS,
    Board,
)
from ironbridge.games.age_of_industry.rules import end, sell
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, count
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.state import State

QUEUE: Final = 4
"""How many tiles of each industry on the mat are looked at."""


class Weights:
    """In points unless said otherwise, and as they were set by hand: `greedy-1` plays by these for
    ever, and networks learn the difference to them. evaluator.toml has those fitted by duels."""

    def __init__(self) -> None:
        self.debt: float = 0.4  # a dollar that will be missing at the end
        self.growth: float = 3.0  # dollars that a round to come will bring
        self.loan: float = 0.02  # a loan, even when there is money to repay it
        self.loan_rounds: float = 2.0  # rounds that it takes to earn the money for a loan
        self.round_cards: float = 1.2  # cards that a seat uses in a round
        self.soon: float = 3.0  # rounds after which chances are as good as they get
        # The chance that an unflipped tile flips.
        self.sold: float = 0.92  # a mill or factory whose goods have somewhere to go
        self.unsold: float = 0.45  # one whose goods have not
        self.port_busy: float = 0.75  # a port with goods on their way
        self.port_idle: float = 0.4
        self.worked: float = 0.9  # a mine or works on the railways, with one cube left
        self.cube: float = 0.07  # less for every further cube
        self.lonely: float = 0.35  # a mine or works that no railway touches
        self.ship: float = 0.6
        # The rest.
        self.action: float = 1.0  # an action that the turn still has
        self.growing_end: float = 0.35  # tiles to come in a free space beside a railway
        self.reach: float = 0.06  # a free space in the network
        self.mat: float = 0.16  # the next tiles on the mat, as parts of their worth
        self.later: float = 0.55  # a tile on the mat, compared with the one before it
        self.location_card: float = 0.55
        self.industry_card: float = 0.4
        self.idle_card: float = 0.12  # of an industry that cannot be built next
        self.many_cards: float = 0.8  # each card in hand, compared with the one before it


PARTS: Final = 6
"""Tiles, wealth, network, mats, the turn, hand; points alone when the game is over."""


class AgeEvaluator(Evaluator):
    """`value(state, seat)` for Age of Industry."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, AgeState)
        worth = self.without_hand(state, seat)
        if state.phase == OVER:
            return worth
        return worth + self.cards(state, seat, self.time(state))

    def without_hand(self, s: AgeState, seat: i64) -> float:
        """What everybody at the table can see of the value."""
        if s.phase == OVER:
            return float(s.seat[POINTS + seat])
        rounds = self.rounds_left(s)
        time = self.time(s)
        worth = float(end.tile_points(s, seat))
        worth += self.wealth(s, seat, rounds, time)
        worth += self.network(s, seat, time)
        worth += self.mats(s, seat, rounds)
        return worth + self.turn(s, seat)

    def parts(self, s: AgeState, seat: i64, into: vec[float]) -> None:
        """What `value` adds up, one by one, in the order of PARTS."""
        if s.phase == OVER:
            into[0] = float(s.seat[POINTS + seat])
            part: i64 = 1
            while part < PARTS:
                into[part] = 0.0
                part += 1
            return
        rounds = self.rounds_left(s)
        time = self.time(s)
        into[0] = float(end.tile_points(s, seat))
        into[1] = self.wealth(s, seat, rounds, time)
        into[2] = self.network(s, seat, time)
        into[3] = self.mats(s, seat, rounds)
        into[4] = self.turn(s, seat)
        into[5] = self.cards(s, seat, time)

    def turn(self, s: AgeState, p: i64) -> float:
        """The actions that whoever decides still has."""
        return self.weights.action * float(s.actions) if s.decider() == p else 0.0

    def time(self, s: AgeState) -> float:
        """How much of their time chances still have, from 0 to 1."""
        time = self.rounds_left(s) / self.weights.soon
        return time if time < 1.0 else 1.0

    def rounds_left(self, s: AgeState) -> float:
        """The present one is not counted: what it still brings is done now or never."""
        cards = s.cards_left()
        p: i64 = 0
        while p < s.seat_count:
            cards += s.hand_size(p)
            p += 1
        return float(cards) / (float(s.seat_count) * self.weights.round_cards)

    # Money ------------------------------------------------------------------------------------

    def wealth(self, s: AgeState, p: i64, rounds: float, time: float) -> float:
        """Money, less loans and their interest, with what rails and tiles may still bring."""
        board = s.board
        loans = float(s.seat[LOANS + p])
        dollars = float(s.seat[MONEY + p]) - loans * float(board.loan_money)
        dollars -= self.interest(board, -dollars / float(board.loan_money), rounds)
        dollars += float(end.rail_income(s, p)) + self.awaited(s, p, time)
        dollars += self.growing_ends(s, p, time)
        point = 1.0 / float(board.money_per_point)
        expected = dollars + self.weights.growth * rounds
        missing = -expected if expected < 0.0 else 0.0
        return dollars * point - missing * (self.weights.debt - point) - loans * self.weights.loan

    def interest(self, board: Board, loans: float, rounds: float) -> float:
        """What the loans that money does not cover will cost, if they are paid back one by one
        while the game lasts."""
        if loans <= 0.0:
            return 0.0
        needed = loans * self.weights.loan_rounds
        kept = loans * needed / 2.0
        if needed > rounds:  # some are still there at the end
            kept = loans * rounds - rounds * rounds / (2.0 * self.weights.loan_rounds)
        return float(board.loan_interest) * (loans + kept)

    def awaited(self, s: AgeState, p: i64, time: float) -> float:
        """What the unflipped tiles of a seat will pay, as far as can be expected."""
        board = s.board
        dollars = 0.0
        ports = s.port_slots & ~s.flipped  # those still free for goods of this seat
        slots = s.seat[SLOTS + p] & ~s.flipped
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            kind = s.kind_at(slot)
            industry: i64 = board.kind_industry[kind]
            if board.industry_goods[industry]:
                outlets = sell.ports(s, slot) & ports
                ports &= ~(outlets & -outlets)
                open_now = outlets != 0 or sell.markets(s, slot) != 0
                chance = self.weights.sold if open_now else self.weights.unsold * time
            elif industry == board.port_industry:
                chance = self.port_use(s, slot, time)
            elif industry == board.ship_industry:
                chance = 0.0 if s.rebuilt & bit else self.weights.ship * time
            else:
                chance = self.mining(s, slot) * time
            dollars += chance * float(board.kind_payout[kind])
        return dollars

    def port_use(self, s: AgeState, port: i64, time: float) -> float:
        """The chance that goods of any player go through this port of the seat."""
        board = s.board
        reached = s.joined[board.slot_location[port]]
        slots = gathered(board.slots_of_location, reached & places(board)) & s.occupied & ~s.flipped
        while slots:
            bit = slots & -slots
            slots ^= bit
            if sell.goods_of(s, POSITION[(bit * SPREAD >> 58) & 63]):
                return self.weights.port_busy
        return self.weights.port_idle * time

    def mining(self, s: AgeState, slot: i64) -> float:
        """The chance that the last cube will be taken."""
        if s.near[s.board.slot_location[slot]] == 0:
            return self.weights.lonely
        chance = self.weights.worked - self.weights.cube * float(s.cubes[slot] - 1)
        return chance if chance > self.weights.lonely else self.weights.lonely

    def growing_ends(self, s: AgeState, p: i64, time: float) -> float:
        """A railway pays more when the free spaces at its ends are built on."""
        free = 0
        links = s.seat[LINKS + p]
        while links:
            bit = links & -links
            links ^= bit
            ends = s.board.link_ends[POSITION[(bit * SPREAD >> 58) & 63]]
            free += int(count(gathered(s.board.slots_of_location, ends) & ~s.occupied))
        return float(free) * self.weights.growing_end * time

    # What is still to come --------------------------------------------------------------------

    def network(self, s: AgeState, p: i64, time: float) -> float:
        """Room to build with industry cards."""
        slots = gathered(s.board.slots_of_location, s.seat[NETWORK + p]) & ~s.occupied
        return float(count(slots)) * self.weights.reach * time

    def mats(self, s: AgeState, p: i64, rounds: float) -> float:
        """The next tiles of each industry; those that are never built stand in the way."""
        share = self.weights.mat * (rounds / 6.0 if rounds < 6.0 else 1.0)
        worth = 0.0
        industry: i64 = 0
        while industry < s.board.industries:
            if s.board.slots_of_industry[industry]:
                worth += share * self.queue(s, p, industry)
            industry += 1
        return worth

    def queue(self, s: AgeState, p: i64, industry: i64) -> float:
        board = s.board
        worth = 0.0
        factor = 1.0
        seen: i64 = 0
        kinds = board.kinds_of_industry[industry]
        while kinds and seen < QUEUE:
            bit = kinds & -kinds
            kinds ^= bit
            kind: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            left = s.mat[p * board.kinds + kind]
            while left > 0 and seen < QUEUE:
                worth += factor * self.tile(board, kind)
                factor *= self.weights.later
                seen += 1
                left -= 1
        return worth

    def tile(self, board: Board, kind: i64) -> float:
        """A tile that will be built and flipped, less its price and a dollar for every cube."""
        if board.kind_level[kind] == 0:
            return 0.0
        price: i64 = board.kind_cost[kind] + board.kind_coal[kind] + board.kind_iron[kind]
        gain = float(board.kind_payout[kind]) - float(price)
        return float(board.kind_level[kind]) + gain / float(board.money_per_point)

    def cards(self, s: AgeState, p: i64, time: float) -> float:
        """One's own hand; the more cards, the less each of them is worth."""
        worth = 0.0
        factor = time
        hand = s.seat[HAND + p]
        base = p * s.board.cards
        while hand:
            bit = hand & -hand
            hand ^= bit
            card: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            copies = s.hand[base + card]
            while copies > 0:
                worth += factor * self.card(s, p, card)
                factor *= self.weights.many_cards
                copies -= 1
        return worth

    def card(self, s: AgeState, p: i64, card: i64) -> float:
        shown = s.board.card_industries[card]
        if shown == 0:
            return self.weights.location_card
        industry: i64 = POSITION[(shown * SPREAD >> 58) & 63]
        kind = s.next_kind(p, industry)
        possible = s.board.slots_of_industry[industry] != 0 and kind != NOTHING
        if possible and s.board.kind_level[kind] > 0:
            return self.weights.industry_card
        return self.weights.idle_card


def places(board: Board) -> i64:
    """The locations that have spaces; behind them come the imports."""
    return BIT[board.places] - 1
