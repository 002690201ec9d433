"""What a position is worth to a seat, in victory points: what it would score now, what its
tiles and links may still bring before their deadline, and what its money, mat and cards are
good for. Plain features with weights; no search. Those of the whole family are in
brass/evaluator.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.brass.board import HAND, NETWORK, POINTS, RAIL, SLOTS
from ironbridge.brass.evaluator import (
    PARTS,
    BrassEvaluator,
    BrassWeights,
    Clock,
    free_near,
    scorings,
)
from ironbridge.brass.rules import routes
from ironbridge.brass.rules.cubes import stock
from ironbridge.brass.rules.state import BrassState
from ironbridge.games.birmingham.board import DEBT, OVER, Board
from ironbridge.games.birmingham.rules import beer, sell
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, count
from ironbridge.kernel.state import State


class Weights(BrassWeights):
    """In points unless said otherwise. Set by hand, then moved step by step in self-play: seats
    with slightly different weights played each other, and what won points was kept."""

    def __init__(self) -> None:
        super().__init__()
        self.cash = 0.16
        self.budget = 0.13
        self.deficit = 0.031
        self.spending = 8.0
        self.soon = 5.0
        self.income_space = 0.03
        self.coal_canal = 0.52
        self.coal_rail = 0.87
        self.iron_flow = 2.0
        self.isolated = 0.53
        self.glut = 0.53
        self.open_slot = 0.43
        self.reach = 0.12
        self.mat = 0.37
        self.mat_second = 0.35
        self.tile_cost = 0.32
        self.card = 0.068
        # The chance that a tile is sold before the era ends.
        self.sale_ready: float = 0.66  # a merchant is connected and there is beer
        self.sale_rival_beer: float = 0.52  # a merchant is connected; the beer is somebody else's
        self.sale_dry: float = 0.18  # a merchant is connected, but no beer
        self.sale_far: float = 0.22  # no merchant is connected
        self.sale_rail: float = 0.61  # sold in the rail era, if not in the canal era
        self.rival_sale: float = 0.6  # somebody else's tile is sold
        # Beer and merchants.
        self.beer_flow: float = 0.57  # barrels that leave a brewery in a round
        self.barrel: float = 0.6  # one's own beer, for sales and second rails
        self.access: float = 0.62  # a barrel of a merchant who is connected to the network
        self.wild_card: float = 2.3


class SpareBeer:
    """One's own beer and merchants' barrels that no tile has been promised yet."""

    def __init__(self, own: i64, barrels: i64) -> None:
        self.own: i64 = own
        self.barrels: i64 = barrels

    def promise(self, merchants: i64, need: i64) -> i64:
        """Promise a tile its beer, one barrel from its merchants; how much is missing."""
        offered = merchants & self.barrels
        if need > 0 and offered:
            self.barrels &= ~(offered & -offered)
            need -= 1
        given = need if need < self.own else self.own
        self.own -= given
        return need - given


class BirminghamEvaluator(BrassEvaluator):
    """`value(state, seat)` for Brass: Birmingham. Its parts are points, tiles, sales, links,
    network, money, mats, hand."""

    def __init__(self, board: Board, weights: Weights) -> None:
        super().__init__(board, weights)
        self.weights: Final = weights
        rounds = vec[i64]()
        for seats in range(max(board.seat_counts) + 1):
            rounds = append(rounds, board.rounds.get(seats, 0))
        self.rounds: vec[i64] = rounds

    def era_rounds(self, s: BrassState) -> i64:
        return self.rounds[s.seat_count]

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, BirminghamState)
        s = state
        worth = self.without_hand(s, seat)
        if s.phase == OVER:
            return worth
        return worth + self.hand(s, seat, self.clock(s, seat, s.phase == DEBT))

    def without_hand(self, state: BrassState, seat: i64) -> float:
        assert isinstance(state, BirminghamState)
        s = state
        points = float(s.seat[POINTS + seat])
        if s.phase == OVER:
            return points
        clock = self.clock(s, seat, s.phase == DEBT)
        icons = self.printed[:]  # by location, those expected when the era ends
        worth = points + self.tiles(s, seat, clock, icons) + self.sales(s, seat, clock, icons)
        worth += self.links(s, seat, clock, icons)
        worth += self.network(s, seat, clock)
        worth += self.money(s, seat, clock)
        return worth + self.mats(s, seat, clock)

    def parts(self, state: BrassState, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, BirminghamState)
        s = state
        into[0] = float(s.seat[POINTS + seat])
        if s.phase == OVER:
            part: i64 = 1
            while part < PARTS:
                into[part] = 0.0
                part += 1
            return
        clock = self.clock(s, seat, s.phase == DEBT)
        icons = self.printed[:]
        into[1] = self.tiles(s, seat, clock, icons)
        into[2] = self.sales(s, seat, clock, icons)
        into[3] = self.links(s, seat, clock, icons)
        into[4] = self.network(s, seat, clock)
        into[5] = self.money(s, seat, clock)
        into[6] = self.mats(s, seat, clock)
        into[7] = self.hand(s, seat, clock)

    # The board ----------------------------------------------------------------------------

    def tiles(self, s: BirminghamState, p: i64, clock: Clock, icons: vec[float]) -> float:
        """Flipped tiles, and those that cubes may flip. Adds the icons of all tiles but
        one's own that are sold."""
        board = s.board
        w = self.weights
        worth = 0.0
        slots = s.occupied
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            kind = s.kind_at(slot)
            mine = s.owner_at(slot) == p
            if s.flipped & bit:
                chance = 1.0
                if mine:
                    worth += float(board.kind_points[kind]) * scorings(s, kind)
            elif board.sold_industries & BIT[board.kind_industry[kind]]:
                if mine:
                    continue
                chance = w.rival_sale
            else:
                chance = self.emptied(s, slot, kind, s.era, clock.rounds)
                if mine:
                    rail = self.emptied(s, slot, kind, RAIL, float(self.era_rounds(s)))
                    later = 1.0 - (1.0 - chance) * (1.0 - rail)
                    worth += self.unflipped(s, kind, clock, chance, later)
                    if s.beer_slots & bit and clock.actions > 0.0:
                        worth += w.barrel * float(s.cubes[slot])
            icons[board.slot_location[slot]] += chance * float(board.kind_icons[kind])
        return worth

    def sales(self, s: BirminghamState, p: i64, clock: Clock, icons: vec[float]) -> float:
        """One's own tiles to be sold. Adds their icons."""
        board = s.board
        worth = 0.0
        spare = SpareBeer(stock(s, s.beer_slots & s.seat[SLOTS + p]), s.barrels)
        slots = s.seat[SLOTS + p] & ~s.flipped
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            kind = s.kind_at(slot)
            if board.sold_industries & BIT[board.kind_industry[kind]] == 0:
                continue
            place: i64 = board.slot_location[slot]
            chance = self.sale_chance(s, p, place, kind, clock, spare)
            later = 1.0 - (1.0 - chance) * (1.0 - self.weights.sale_rail)
            worth += self.unflipped(s, kind, clock, chance, later)
            icons[place] += chance * float(board.kind_icons[kind])
        return worth

    def sale_chance(
        self, s: BirminghamState, p: i64, place: i64, kind: i64, clock: Clock, spare: SpareBeer
    ) -> float:
        """Is there a merchant, and beer that no other tile will need, and time?"""
        w = self.weights
        reached = s.joined[place]
        ready = sell.buyers(s, s.board.kind_industry[kind], reached)
        if ready == 0:  # one action to connect, one to sell
            return w.sale_far if clock.era_actions > 1.0 else 0.0
        missing = spare.promise(ready, s.board.kind_beer[kind])
        if clock.era_actions < 1.0:
            return 0.0
        if missing == 0:
            return w.sale_ready
        theirs = beer.breweries(s, p, reached) & ~s.seat[SLOTS + p]
        return w.sale_rival_beer if stock(s, theirs) >= missing else w.sale_dry

    def emptied(self, s: BirminghamState, slot: i64, kind: i64, era: i64, rounds: float) -> float:
        """The chance that all cubes or barrels leave the tile within so many rounds."""
        industry: i64 = s.board.kind_industry[kind]
        if industry == s.board.beer_industry:
            return self.used_up(s, slot, s.beer_slots, self.weights.beer_flow * rounds)
        rivals = s.coal_slots if industry == s.board.coal_industry else s.iron_slots
        return self.used_up(s, slot, rivals, self.cube_flow(s, slot, kind, era) * rounds)

    def network(self, s: BirminghamState, p: i64, clock: Clock) -> float:
        """Room to grow, and merchants within reach who still have their barrel."""
        w = self.weights
        worth = w.reach * float(count(free_near(s, p)))
        reached = routes.reach(s.joined, s.seat[NETWORK + p])
        barrels = s.barrels
        while barrels:
            bit = barrels & -barrels
            barrels ^= bit
            if reached & BIT[s.board.space_location[POSITION[(bit * SPREAD >> 58) & 63]]]:
                worth += w.access
        return worth * clock.rounds / float(self.era_rounds(s))

    def hand(self, s: BirminghamState, p: i64, clock: Clock) -> float:
        """The cards, while they can still be played in this era."""
        if clock.era_actions < 1.0:
            return 0.0
        held = s.seat[HAND + p]
        wild = self.weights.wild_card * float(count(held & s.board.wild_cards))
        return wild + self.cards(s, p, held & ~s.board.wild_cards, clock)
