"""What a position is worth to a seat, in victory points: what it would score now, what its
tiles and links may still bring, and what its money, mat and cards are good for. Plain features
with weights; no search. Those of the whole family are in brass/evaluator.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.board import HAND, INCOME, MONEY, NETWORK, POINTS
from ironbridge.brass.evaluator import (
    PARTS,
    BrassEvaluator,
    BrassWeights,
    Clock,
    free_near,
    scorings,
)
from ironbridge.brass.rules import routes
from ironbridge.brass.rules.state import BrassState
from ironbridge.games.lancashire.board import DEBT, OVER, Board
from ironbridge.games.lancashire.rules.distant import distant_open
from ironbridge.games.lancashire.rules.sell import connected_ports
from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, count
from ironbridge.kernel.state import State


class Weights(BrassWeights):
    """In points unless said otherwise. Set by hand, then tested against slight changes of each
    in games between greedy seats."""

    def __init__(self) -> None:
        super().__init__()
        self.cash = 0.16
        self.budget = 0.13
        self.deficit = 0.03
        self.spending = 8.0
        self.soon = 5.0
        self.income_space = 0.085
        self.coal_canal = 0.5
        self.coal_rail = 1.0
        self.iron_flow = 2.0
        self.isolated = 0.5
        self.glut = 0.5
        self.open_slot = 0.4
        self.reach = 0.12
        self.mat = 0.25
        self.mat_second = 0.2
        self.tile_cost = 0.2
        self.card = 0.06
        # The chance that an unflipped mill or port flips before the era ends.
        self.sale_port: float = 0.9  # a mill with a port of its own to go through
        self.sale_distant: float = 0.8  # a mill that the distant market may take
        self.sale_far: float = 0.4  # a mill without an outlet
        self.rival_sale: float = 0.5  # somebody else's mill or port
        self.port_busy: float = 0.8  # one's own port with a mill, anybody's, that may use it
        self.port_idle: float = 0.35  # one's own port without one
        self.later: float = 0.6  # any tile in the rail era, if not in the canal era
        self.outlet: float = 1.0  # the network reaches a market icon


class LancashireEvaluator(BrassEvaluator):
    """`value(state, seat)` for Brass: Lancashire. Its parts are points, tiles, links, network,
    money, savings, mats, hand."""

    def __init__(self, board: Board, weights: Weights) -> None:
        super().__init__(board, weights)
        self.weights: Final = weights

    def era_rounds(self, s: BrassState) -> i64:
        assert isinstance(s, LancashireState)
        return s.setup.rounds

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, LancashireState)
        s = state
        worth = self.without_hand(s, seat)
        if s.phase == OVER:
            return worth
        return worth + self.hand(s, seat, self.clock(s, seat, s.phase == DEBT))

    def without_hand(self, state: BrassState, seat: i64) -> float:
        assert isinstance(state, LancashireState)
        s = state
        points = float(s.seat[POINTS + seat])
        if s.phase == OVER:
            return points
        clock = self.clock(s, seat, s.phase == DEBT)
        icons = self.printed[:]  # by location, those expected when the era ends
        worth = points + self.tiles(s, seat, clock, icons)
        worth += self.links(s, seat, clock, icons)
        worth += self.network(s, seat, clock)
        worth += self.money(s, seat, clock) + self.savings(s, seat, clock)
        return worth + self.mats(s, seat, clock)

    def parts(self, state: BrassState, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, LancashireState)
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
        into[2] = self.links(s, seat, clock, icons)
        into[3] = self.network(s, seat, clock)
        into[4] = self.money(s, seat, clock)
        into[5] = self.savings(s, seat, clock)
        into[6] = self.mats(s, seat, clock)
        into[7] = self.hand(s, seat, clock)

    def hand(self, s: LancashireState, p: i64, clock: Clock) -> float:
        if clock.era_actions < 1.0:
            return 0.0
        return self.cards(s, p, s.seat[HAND + p], clock)

    # The board ----------------------------------------------------------------------------

    def tiles(self, s: LancashireState, p: i64, clock: Clock, icons: vec[float]) -> float:
        """One's own tiles, flipped or likely to flip. Adds the icons expected of all tiles."""
        board = s.board
        worth = 0.0
        ports = s.port_slots & ~s.flipped  # those not promised to a mill of p yet
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
            else:
                industry: i64 = board.kind_industry[kind]
                if industry == board.mill_industry and mine:
                    outlets = connected_ports(s, slot) & ports
                    ports &= ~(outlets & -outlets)
                    chance = self.sale(s, slot, outlets != 0, clock)
                elif industry == board.mill_industry:
                    chance = self.weights.rival_sale
                elif industry == board.port_industry:
                    chance = self.port_use(s, slot) if mine else self.weights.rival_sale
                else:
                    rivals = s.coal_slots if industry == board.coal_industry else s.iron_slots
                    flow = self.cube_flow(s, slot, kind, s.era) * clock.rounds
                    chance = self.used_up(s, slot, rivals, flow)
                if mine:
                    later = 1.0 - (1.0 - chance) * (1.0 - self.weights.later)
                    worth += self.unflipped(s, kind, clock, chance, later)
            icons[board.slot_location[slot]] += chance * float(board.kind_icons[kind])
        return worth

    def sale(self, s: LancashireState, mill: i64, port: bool, clock: Clock) -> float:
        """The chance that one's own mill is sold in this era."""
        w = self.weights
        if port:
            return w.sale_port if clock.era_actions >= 1.0 else 0.0
        if distant_open(s, mill):  # the nearer the X, the surer the end
            way = float(s.board.distant_x - s.marker) / float(s.board.distant_x)
            return w.sale_distant * (0.3 + 0.7 * way) if clock.era_actions >= 1.0 else 0.0
        return w.sale_far if clock.era_actions > 1.0 else 0.0  # one action to connect it

    def port_use(self, s: LancashireState, port: i64) -> float:
        """The chance that cotton goes through one's own port."""
        reached = s.joined[s.board.slot_location[port]]
        slots = s.occupied & ~s.flipped & s.board.slots_of_industry[s.board.mill_industry]
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            mill = s.board.kind_industry[s.kind_at(slot)] == s.board.mill_industry
            if mill and reached & BIT[s.board.slot_location[slot]]:
                return self.weights.port_busy
        return self.weights.port_idle

    def network(self, s: LancashireState, p: i64, clock: Clock) -> float:
        """Room to grow, and a way to the markets."""
        w = self.weights
        worth = w.reach * float(count(free_near(s, p)))
        if routes.reach(s.joined, s.seat[NETWORK + p]) & s.market_places:
            worth += w.outlet
        return worth * clock.rounds / float(s.setup.rounds)

    def savings(self, s: LancashireState, p: i64, clock: Clock) -> float:
        """Money that no action will need brings points at the end."""
        if s.introductory:
            return 0.0
        level = float(s.board.income.level[s.seat[INCOME + p]])
        total = float(s.seat[MONEY + p]) + level * clock.payments
        spare = total - clock.actions * self.weights.spending
        return spare / float(s.board.final_money_per_point) if spare > 0.0 else 0.0
