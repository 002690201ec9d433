"""What a position is worth to a seat, in victory points: what it would score now, what its
tiles and links may still bring before their deadline, and what its money, mat and cards are
good for. Plain features with weights; no search.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.games.birmingham import supply
from ironbridge.games.birmingham.board import CANAL, MAT, NOTHING, RAIL, Board
from ironbridge.games.birmingham.layout import (
    DEBT,
    HAND,
    INCOME,
    LINKS,
    MONEY,
    NETWORK,
    ORDER,
    OVER,
    OWED,
    POINTS,
    SLOTS,
)
from ironbridge.games.birmingham.state import BirminghamState
from ironbridge.industry import routes
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.state import State

MANY_ACTIONS: Final = 12.0
"""With fewer actions left, the mat is worth less."""


class Weights:
    """In points unless said otherwise. Set by hand, then moved step by step in self-play: seats
    with slightly different weights played each other, and what won points was kept."""

    def __init__(self) -> None:
        # Money, per pound, as far as it can be put to use (see `of_use`).
        self.cash: float = 0.16  # in hand, for the next few actions
        self.budget: float = 0.13  # in hand and from income, for all actions left
        self.deficit: float = 0.031  # per pound that a negative income will cost
        self.spending: float = 8.0  # pounds that an action can put to use
        self.soon: float = 5.0  # how many actions are "the next few"
        self.income_space: float = 0.03  # income of a tile not yet flipped, per space and round
        # The chance that an unflipped tile flips before the era ends.
        self.sale_ready: float = 0.66  # a merchant is connected and there is beer
        self.sale_rival_beer: float = 0.52  # a merchant is connected; the beer is somebody else's
        self.sale_dry: float = 0.18  # a merchant is connected, but no beer
        self.sale_far: float = 0.22  # no merchant is connected
        self.sale_rail: float = 0.61  # sold in the rail era, if not in the canal era
        self.rival_sale: float = 0.6  # somebody else's tile is sold
        # Cubes that leave a tile in a round; the chance grows with it.
        self.coal_canal: float = 0.52
        self.coal_rail: float = 0.87
        self.iron_flow: float = 2.0
        self.beer_flow: float = 0.57
        self.isolated: float = 0.53  # factor for a mine without a way to the market
        self.glut: float = 0.53  # how far cubes on other tiles are in the way of one's own
        # The rest of the board.
        self.barrel: float = 0.6  # own beer, for sales and double rails
        self.open_slot: float = 0.43  # icons that a free slot will show beside a link
        self.reach: float = 0.12  # a free slot in the network
        self.access: float = 0.62  # a barrel of a merchant who is connected to the network
        # What is not on the board.
        self.mat: float = 0.37  # share of the worth of the next tiles on the mat
        self.mat_second: float = 0.35  # the tile after the next, compared with the next
        self.tile_cost: float = 0.32  # what a pound of a tile's cost takes off its worth
        self.card: float = 0.068  # share of the worth of the best tile that the card could build
        self.wild_card: float = 2.3


class Clock:
    """What is left of the game for a seat."""

    def __init__(self, era_actions: float, actions: float, rounds: float, payments: float) -> None:
        self.era_actions: float = era_actions
        self.actions: float = actions
        self.rounds: float = rounds
        """Rounds of the era, the present one included."""
        self.payments: float = payments
        """Times that income is still paid."""


class Cellar:
    """Own beer and merchants' barrels that no tile has been promised yet."""

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


class BirminghamEvaluator(Evaluator):
    """`value(state, seat)` for Brass: Birmingham."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        printed = vec[float]()
        for icons in board.location_icons:
            printed = append(printed, float(icons))
        self.printed: vec[float] = printed
        rounds = vec[i64]()
        for seats in range(max(board.seat_counts) + 1):
            rounds = append(rounds, board.rounds.get(seats, 0))
        self.rounds: vec[i64] = rounds

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, BirminghamState)
        s = state
        points = float(s.seat[POINTS + seat])
        if s.phase == OVER:
            return points
        clock = self.clock(s, seat)
        icons = self.printed[:]  # by location, those expected when the era ends
        worth = points + self.tiles(s, seat, clock, icons) + self.sales(s, seat, clock, icons)
        worth += self.links(s, seat, clock, icons)
        worth += self.network(s, seat, clock)
        worth += self.money(s, seat, clock)
        worth += self.mats(s, seat, clock)
        return worth + self.cards(s, seat, clock)

    def clock(self, s: BirminghamState, p: i64) -> Clock:
        rounds = self.rounds[s.seat_count]
        actions = (rounds - s.round) * s.board.actions
        turn: i64 = s.seat_count - 1
        while s.seat[ORDER + turn] != p:
            turn -= 1
        if s.phase != DEBT and turn >= s.turn:
            first_round = s.era == CANAL and s.round == 1
            if turn == s.turn:
                actions += s.actions
            else:
                actions += s.board.first_round_actions if first_round else s.board.actions
        left = rounds - s.round
        if s.era == CANAL and not s.introductory:
            game_actions = actions + rounds * s.board.actions
            payments = left + rounds
        else:
            game_actions = actions
            payments = left
        return Clock(float(actions), float(game_actions), float(left + 1), float(payments))

    # The board ----------------------------------------------------------------------------

    def tiles(self, s: BirminghamState, p: i64, clock: Clock, icons: vec[float]) -> float:
        """Flipped tiles, and those that cubes may flip. Adds all tiles' icons but own sales'."""
        board = s.board
        w = self.weights
        worth = 0.0
        slots = s.occupied
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[bit % 67]
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
                chance = self.used_up(s, slot, kind, s.era, clock.rounds)
                if mine:
                    rail = self.used_up(s, slot, kind, RAIL, float(self.rounds[s.seat_count]))
                    later = 1.0 - (1.0 - chance) * (1.0 - rail)
                    worth += self.unflipped(s, kind, clock, chance, later)
                    if s.beer_slots & bit and clock.actions > 0.0:
                        worth += w.barrel * float(s.cubes[slot])
            icons[board.slot_location[slot]] += chance * float(board.kind_icons[kind])
        return worth

    def sales(self, s: BirminghamState, p: i64, clock: Clock, icons: vec[float]) -> float:
        """Own tiles to be sold. Adds their icons."""
        board = s.board
        worth = 0.0
        cellar = Cellar(supply.stock(s, s.beer_slots & s.seat[SLOTS + p]), s.barrels)
        slots = s.seat[SLOTS + p] & ~s.flipped
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[bit % 67]
            kind = s.kind_at(slot)
            if board.sold_industries & BIT[board.kind_industry[kind]] == 0:
                continue
            place: i64 = board.slot_location[slot]
            chance = self.sale_chance(s, p, place, kind, clock, cellar)
            later = 1.0 - (1.0 - chance) * (1.0 - self.weights.sale_rail)
            worth += self.unflipped(s, kind, clock, chance, later)
            icons[place] += chance * float(board.kind_icons[kind])
        return worth

    def sale_chance(
        self, s: BirminghamState, p: i64, place: i64, kind: i64, clock: Clock, cellar: Cellar
    ) -> float:
        """Is there a merchant, and beer that no other tile will need, and time?"""
        w = self.weights
        reached = s.joined[place]
        merchants = supply.buyers(s, s.board.kind_industry[kind], reached)
        if merchants == 0:  # one action to connect, one to sell
            return w.sale_far if clock.era_actions > 1.0 else 0.0
        missing = cellar.promise(merchants, s.board.kind_beer[kind])
        if clock.era_actions < 1.0:
            return 0.0
        if missing == 0:
            return w.sale_ready
        theirs = supply.breweries(s, p, reached) & ~s.seat[SLOTS + p]
        return w.sale_rival_beer if supply.stock(s, theirs) >= missing else w.sale_dry

    def unflipped(
        self, s: BirminghamState, kind: i64, clock: Clock, chance: float, later: float
    ) -> float:
        """`chance` that it flips in this era, `later` that it does before the game ends."""
        board = s.board
        points = float(board.kind_points[kind])
        worth = points * chance
        flips = chance
        if scorings(s, kind) > 1.0:
            flips = chance if s.introductory else later
            worth += points * flips
        income = float(board.kind_income[kind]) * clock.payments * self.weights.income_space
        return worth + income * flips

    def used_up(self, s: BirminghamState, slot: i64, kind: i64, era: i64, rounds: float) -> float:
        """The chance that all cubes or barrels leave the tile within so many rounds."""
        board = s.board
        w = self.weights
        industry: i64 = board.kind_industry[kind]
        if industry == board.coal_industry:
            flow = w.coal_canal if era == CANAL else w.coal_rail
            if s.joined[board.slot_location[slot]] & board.merchant_locations == 0:
                flow *= w.isolated
            all_slots = s.coal_slots
        elif industry == board.iron_industry:
            flow = w.iron_flow
            all_slots = s.iron_slots
        else:
            flow = w.beer_flow
            all_slots = s.beer_slots
        cubes = float(s.cubes[slot])
        in_the_way = w.glut * (float(supply.stock(s, all_slots)) - cubes)
        flow *= rounds
        return flow / (flow + cubes + in_the_way)

    def links(self, s: BirminghamState, p: i64, clock: Clock, icons: vec[float]) -> float:
        """Icons expected at the ends of own links."""
        board = s.board
        w = self.weights
        worth = 0.0
        share = clock.rounds / float(self.rounds[s.seat_count])
        links = s.seat[LINKS + p]
        while links:
            bit = links & -links
            links ^= bit
            ends = board.link_ends[POSITION[bit % 67]]
            while ends:
                end = ends & -ends
                ends ^= end
                place: i64 = POSITION[end % 67]
                worth += icons[place]
                free = board.slots_of_location[place] & ~s.occupied
                while free:
                    free &= free - 1
                    worth += w.open_slot * share
        return worth

    def network(self, s: BirminghamState, p: i64, clock: Clock) -> float:
        """Room to grow, and merchants within reach who still have their barrel."""
        board = s.board
        w = self.weights
        slots = free_near(s, p)
        worth = 0.0
        while slots:
            slots &= slots - 1
            worth += w.reach
        reached = routes.reach(s.joined, s.seat[NETWORK + p])
        barrels = s.barrels
        while barrels:
            bit = barrels & -barrels
            barrels ^= bit
            if reached & BIT[board.space_location[POSITION[bit % 67]]]:
                worth += w.access
        return worth * clock.rounds / float(self.rounds[s.seat_count])

    # Off the board ------------------------------------------------------------------------

    def money(self, s: BirminghamState, p: i64, clock: Clock) -> float:
        w = self.weights
        cash = float(s.seat[MONEY + p] - s.seat[OWED + p])
        level = float(s.board.income.level[s.seat[INCOME + p]])
        soon = clock.actions if clock.actions < w.soon else w.soon
        worth = w.cash * of_use(cash, soon * w.spending)
        if level < 0.0:
            worth += w.deficit * level * clock.payments
        worth += w.budget * of_use(cash + level * clock.payments, clock.actions * w.spending)
        if s.introductory:  # both bring points there
            kept = cash / float(s.board.intro_money_per_point)
            most = float(s.board.intro_money_max_points)
            worth += level + (kept if kept < most else most)
        return worth

    def mats(self, s: BirminghamState, p: i64, clock: Clock) -> float:
        """What the next two tiles of each industry promise."""
        w = self.weights
        worth = 0.0
        industry: i64 = 0
        while industry < s.board.industries:
            at = industry * MAT + s.mat[p * s.board.industries + industry]
            worth += self.promise(s, at, clock)
            if at + 1 < (industry + 1) * MAT:
                worth += w.mat_second * self.promise(s, at + 1, clock)
            industry += 1
        share = clock.actions / MANY_ACTIONS
        return worth * w.mat * (share if share < 1.0 else 1.0)

    def promise(self, s: BirminghamState, at: i64, clock: Clock) -> float:
        """What a tile on the mat would be worth on the board, when it can be built at all."""
        board = s.board
        w = self.weights
        kind: i64 = board.mat_kind[at]
        if kind == NOTHING or not (
            board.kind_buildable[kind * 2 + s.era] or board.kind_buildable[kind * 2 + RAIL]
        ):
            return 0.0
        income = float(board.kind_income[kind]) * clock.payments * w.income_space
        gain = float(board.kind_points[kind]) * scorings(s, kind) + income
        gain -= w.tile_cost * float(board.kind_cost[kind])
        return gain if gain > 0.0 else 0.0

    def cards(self, s: BirminghamState, p: i64, clock: Clock) -> float:
        """A card is as good as the best tile it allows to build."""
        board = s.board
        w = self.weights
        if clock.era_actions < 1.0:
            return 0.0
        near = industries_at(s, free_near(s, p))
        worth = 0.0
        hand = s.seat[HAND + p]
        while hand:
            bit = hand & -hand
            hand ^= bit
            card: i64 = POSITION[bit % 67]
            if board.wild_cards & bit:
                worth += w.wild_card
                continue
            by_location = industries_at(s, board.card_slots[card] & ~s.occupied)
            industries = by_location | (board.card_industries[card] & near)
            worth += w.card * self.best_promise(s, p, industries, clock)
        return worth

    def best_promise(self, s: BirminghamState, p: i64, industries: i64, clock: Clock) -> float:
        best = 0.0
        while industries:
            bit = industries & -industries
            industries ^= bit
            industry: i64 = POSITION[bit % 67]
            at = industry * MAT + s.mat[p * s.board.industries + industry]
            gain = self.promise(s, at, clock)
            if gain > best:
                best = gain
        return best


def of_use(money: float, need: float) -> float:
    """Money as it is felt: the first pounds count double, the more there is the less, and
    those beyond the need nothing."""
    if need <= 0.0 or money >= need:
        return need if need > 0.0 else 0.0
    return money * (2.0 - money / need)


def scorings(s: BirminghamState, kind: i64) -> float:
    """Tiles of level 2 and more stay on the board and score in both eras."""
    return 2.0 if s.era == CANAL and s.board.kind_level[kind] >= 2 else 1.0


def free_near(s: BirminghamState, p: i64) -> i64:
    """The free slots in the network of p."""
    found: i64 = 0
    places = s.seat[NETWORK + p]
    while places:
        bit = places & -places
        places ^= bit
        found |= s.board.slots_of_location[POSITION[bit % 67]]
    return found & ~s.occupied


def industries_at(s: BirminghamState, slots: i64) -> i64:
    found: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        found |= s.board.slot_industries[POSITION[bit % 67]]
    return found
