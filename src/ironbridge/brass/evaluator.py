"""What the evaluators of the family have in common: what is left of the game, what tiles may
still bring, what links, money, mat and cards are good for. Each game adds how its tiles flip.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.brass.board import (
    CANAL,
    INCOME,
    LINKS,
    MAT,
    MONEY,
    NETWORK,
    NOTHING,
    ORDER,
    OWED,
    RAIL,
    BrassBoard,
)
from ironbridge.brass.rules.cubes import stock
from ironbridge.brass.rules.routes import gathered
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.bits import POSITION, SPREAD, count
from ironbridge.kernel.evaluator import Evaluator

MANY_ACTIONS: Final = 12.0
"""With fewer actions left, the mat is worth less."""


PARTS: Final = 8
"""What an evaluator adds up, the points first and the hand last; each game says what they are."""


class BrassWeights:
    """In points unless said otherwise; each game gives the numbers."""

    def __init__(self) -> None:
        # Money, per pound, as far as it can be put to use (see `of_use`).
        self.cash: float = 0.0  # in hand, for the next few actions
        self.budget: float = 0.0  # in hand and from income, for all actions left
        self.deficit: float = 0.0  # per pound that a negative income will cost
        self.spending: float = 0.0  # pounds that an action can put to use
        self.soon: float = 0.0  # how many actions are "the next few"
        self.income_space: float = 0.0  # income of a tile not yet flipped, per space and round
        # Cubes that leave a tile in a round; the chance that it flips grows with it.
        self.coal_canal: float = 0.0
        self.coal_rail: float = 0.0
        self.iron_flow: float = 0.0
        self.isolated: float = 0.0  # factor for a mine without a way to the market
        self.glut: float = 0.0  # how far cubes on other tiles are in the way of one's own
        # The rest of the board.
        self.open_slot: float = 0.0  # icons that a free slot will show beside a link
        self.reach: float = 0.0  # a free slot in the network
        # What is not on the board.
        self.mat: float = 0.0  # share of the worth of the next tiles on the mat
        self.mat_second: float = 0.0  # the tile after the next, compared with the next
        self.tile_cost: float = 0.0  # what a pound of a tile's cost takes off its worth
        self.card: float = 0.0  # share of the worth of the best tile that the card could build


class Clock:
    """What is left of the game for a seat."""

    def __init__(self, era_actions: float, actions: float, rounds: float, payments: float) -> None:
        self.era_actions: float = era_actions
        self.actions: float = actions
        self.rounds: float = rounds
        """Rounds of the era, the present one included."""
        self.payments: float = payments
        """Times that income is still paid."""


class BrassEvaluator(Evaluator):
    """Features that a game's evaluator adds up."""

    def __init__(self, tables: BrassBoard, weights: BrassWeights) -> None:
        self.basic = weights
        printed = vec[float]()
        for icons in tables.location_icons:
            printed = append(printed, float(icons))
        self.printed: vec[float] = printed

    def era_rounds(self, s: BrassState) -> i64:
        """How many rounds an era has."""
        raise NotImplementedError

    def parts(self, state: BrassState, seat: i64, into: vec[float]) -> None:
        """What `value` adds up, one by one; only points when the game is over."""
        raise NotImplementedError

    def without_hand(self, state: BrassState, seat: i64) -> float:
        """What everybody at the table can see of the value."""
        raise NotImplementedError

    def clock(self, s: BrassState, p: i64, between_rounds: bool) -> Clock:
        rounds = self.era_rounds(s)
        actions = (rounds - s.round) * s.tables.actions
        turn: i64 = s.seat_count - 1
        while s.seat[ORDER + turn] != p:
            turn -= 1
        if not between_rounds and turn >= s.turn:
            first_round = s.era == CANAL and s.round == 1
            if turn == s.turn:
                actions += s.actions
            else:
                actions += s.tables.first_round_actions if first_round else s.tables.actions
        left = rounds - s.round
        if s.era == CANAL and not s.introductory:
            game_actions = actions + rounds * s.tables.actions
            payments = left + rounds
        else:
            game_actions = actions
            payments = left
        return Clock(float(actions), float(game_actions), float(left + 1), float(payments))

    # The board ----------------------------------------------------------------------------

    def unflipped(
        self, s: BrassState, kind: i64, clock: Clock, chance: float, later: float
    ) -> float:
        """`chance` that it flips in this era, `later` that it does before the game ends."""
        points = float(s.tables.kind_points[kind])
        worth = points * chance
        flips = chance
        if scorings(s, kind) > 1.0:
            flips = chance if s.introductory else later
            worth += points * flips
        income = float(s.tables.kind_income[kind]) * clock.payments * self.basic.income_space
        return worth + income * flips

    def cube_flow(self, s: BrassState, slot: i64, kind: i64, era: i64) -> float:
        """The cubes that leave a mine or works in a round of this era."""
        w = self.basic
        if s.tables.kind_industry[kind] == s.tables.iron_industry:
            return w.iron_flow
        flow = w.coal_canal if era == CANAL else w.coal_rail
        connected = s.joined[s.tables.slot_location[slot]] & s.market_places
        return flow if connected else flow * w.isolated

    def used_up(self, s: BrassState, slot: i64, rivals: i64, flow: float) -> float:
        """The chance that all cubes leave the tile when so many are taken from all its kind;
        `rivals`: the slots that offer the same, this one included."""
        cubes = float(s.cubes[slot])
        in_the_way = self.basic.glut * (float(stock(s, rivals)) - cubes)
        return flow / (flow + cubes + in_the_way)

    def links(self, s: BrassState, p: i64, clock: Clock, icons: vec[float]) -> float:
        """Icons expected at the ends of the links of p."""
        tables = s.tables
        worth = 0.0
        share = clock.rounds / float(self.era_rounds(s))
        links = s.seat[LINKS + p]
        while links:
            bit = links & -links
            links ^= bit
            ends = tables.link_ends[POSITION[(bit * SPREAD >> 58) & 63]]
            while ends:
                end = ends & -ends
                ends ^= end
                place: i64 = POSITION[(end * SPREAD >> 58) & 63]
                worth += icons[place]
                free = tables.slots_of_location[place] & ~s.occupied
                worth += self.basic.open_slot * share * float(count(free))
        return worth

    # Off the board ------------------------------------------------------------------------

    def money(self, s: BrassState, p: i64, clock: Clock) -> float:
        w = self.basic
        tables = s.tables
        cash = float(s.seat[MONEY + p] - s.seat[OWED + p])
        level = float(tables.income.level[s.seat[INCOME + p]])
        soon = clock.actions if clock.actions < w.soon else w.soon
        worth = w.cash * of_use(cash, soon * w.spending)
        if level < 0.0:
            worth += w.deficit * level * clock.payments
        worth += w.budget * of_use(cash + level * clock.payments, clock.actions * w.spending)
        if s.introductory:  # both bring points there
            kept = cash / float(tables.intro_money_per_point)
            most = float(tables.intro_money_max_points)
            worth += level + (kept if kept < most else most)
        return worth

    def mats(self, s: BrassState, p: i64, clock: Clock) -> float:
        """What the next two tiles of each industry promise."""
        w = self.basic
        worth = 0.0
        industry: i64 = 0
        while industry < s.tables.industries:
            at = industry * MAT + s.mat[p * s.tables.industries + industry]
            worth += self.promise(s, at, clock)
            if at + 1 < (industry + 1) * MAT:
                worth += w.mat_second * self.promise(s, at + 1, clock)
            industry += 1
        share = clock.actions / MANY_ACTIONS
        return worth * w.mat * (share if share < 1.0 else 1.0)

    def promise(self, s: BrassState, at: i64, clock: Clock) -> float:
        """What a tile on the mat would be worth on the board, when it can be built at all."""
        tables = s.tables
        w = self.basic
        kind: i64 = tables.mat_kind[at]
        if kind == NOTHING or not (
            tables.kind_buildable[kind * 2 + s.era] or tables.kind_buildable[kind * 2 + RAIL]
        ):
            return 0.0
        income = float(tables.kind_income[kind]) * clock.payments * w.income_space
        gain = float(tables.kind_points[kind]) * scorings(s, kind) + income
        gain -= w.tile_cost * float(tables.kind_cost[kind])
        return gain if gain > 0.0 else 0.0

    def cards(self, s: BrassState, p: i64, cards: i64, clock: Clock) -> float:
        """Each of these cards of p is as good as the best tile it allows to build."""
        tables = s.tables
        near = industries_at(s, free_near(s, p))
        worth = 0.0
        while cards:
            bit = cards & -cards
            cards ^= bit
            card: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            by_location = industries_at(s, tables.card_slots[card] & ~s.occupied)
            industries = by_location | (tables.card_industries[card] & near)
            worth += self.basic.card * self.best_promise(s, p, industries, clock)
        return worth

    def best_promise(self, s: BrassState, p: i64, industries: i64, clock: Clock) -> float:
        best = 0.0
        while industries:
            bit = industries & -industries
            industries ^= bit
            industry: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            at = industry * MAT + s.mat[p * s.tables.industries + industry]
            gain = self.promise(s, at, clock)
            if gain > best:
                best = gain
        return best


def of_use(money: float, need: float) -> float:
    """What money is worth when it is spent: the first pounds count double, later ones less and
    less, and those beyond the need nothing."""
    if need <= 0.0 or money >= need:
        return need if need > 0.0 else 0.0
    return money * (2.0 - money / need)


def scorings(s: BrassState, kind: i64) -> float:
    """Tiles of level 2 and more stay on the board and score in both eras."""
    return 2.0 if s.era == CANAL and s.tables.kind_level[kind] >= 2 else 1.0


def free_near(s: BrassState, p: i64) -> i64:
    """The free slots in the network of p."""
    return gathered(s.tables.slots_of_location, s.seat[NETWORK + p]) & ~s.occupied


def industries_at(s: BrassState, slots: i64) -> i64:
    return gathered(s.tables.slot_industries, slots)
