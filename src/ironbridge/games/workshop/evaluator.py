"""What a position is worth to a seat, in pounds: what it would collect if the era ended now, what
its industries will be paid, and how good the cards are that it may get in this round. Plain
features with weights; no search.

Turns of later rounds count for nothing, and what may come is valued low: recovering money puts a
decision off, and that must not look better than making it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.games.workshop import move_space as kinds
from ironbridge.games.workshop.board import (
    ALL,
    BID,
    CANAL,
    CARD,
    CHOICE,
    DEMAND,
    DIAGRAM,
    HAND,
    HELD,
    INCOME,
    LINK,
    LINKS,
    MAX_SEATS,
    MONEY,
    OFFERED,
    ORDER,
    OVER,
    REMOVE,
    TOWN,
    TOWN_FIELDS,
    TYPES,
    Board,
)
from ironbridge.games.workshop.rules import income, link
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.bits import BIT, EMPTY, POSITION, SPREAD, count
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.state import State


class Weights:
    """In pounds unless said otherwise, and as they were set by hand: `greedy-1` plays by these for
    ever, and networks learn the difference to them. evaluator.toml has those fitted by duels."""

    def __init__(self) -> None:
        self.short: float = 0.35  # each pound too few to build in all turns of the era
        self.spending: float = 1.6  # the links that are built in a turn
        self.link: float = 1.4  # what a new link is paid when the era ends
        self.own_token: float = 0.5  # how much of a token in hand counts as placed
        self.rival: float = 0.5  # what one's own token brings the others, compared with oneself
        self.bids: float = 2.5  # a bid that is higher than those of most others
        self.taste: float = 0.7  # how far the others want the same cards
        # What was left out when these were set by hand.
        self.pushed: float = 0.0  # the part of an industry in a full town that a round may cost
        self.room: float = 0.0  # a free link beside one's own towns that there is a turn for


PARTS: Final = 6
"""Money, income, a sealed choice, what is on the map, this round, what will be missing."""


class WorkshopEvaluator(Evaluator):
    """`value(state, seat)` for Workshop of the World."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board: Final = board
        self.weights: Final = weights

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, WorkshopState)
        s = state
        worth = float(s.seat[MONEY + seat])
        if s.phase == OVER:
            return worth
        worth += float(s.seat[INCOME + seat]) + self.sealed_choice(s, seat)
        company = seat
        while company < s.company_count:
            worth += self.on_the_map(s, seat, company)
            worth += self.this_round(s, seat, company)
            company += s.seat_count
        return worth - self.shortage(s, seat)

    def parts(self, s: WorkshopState, seat: i64, into: vec[float]) -> None:
        """What `value` adds up, one by one, in the order of PARTS."""
        part: i64 = 0
        while part < PARTS:
            into[part] = 0.0
            part += 1
        into[0] = float(s.seat[MONEY + seat])
        if s.phase == OVER:
            return
        into[1] = float(s.seat[INCOME + seat])
        into[2] = self.sealed_choice(s, seat)
        company = seat
        while company < s.company_count:
            into[3] += self.on_the_map(s, seat, company)
            into[4] += self.this_round(s, seat, company)
            company += s.seat_count
        into[5] = -self.shortage(s, seat)

    def seen_by_all(self, s: WorkshopState, p: i64) -> float:
        """What a seat would be paid if the era ended now, its money not counted."""
        if s.phase == OVER:
            return 0.0
        worth = float(s.seat[INCOME + p])
        company = p
        while company < s.company_count:
            lines = s.seat[LINKS + company]
            largest = income.largest_network(s, lines)
            worth += float(income.link_pay(s, largest, income.links_on(s, lines) - largest))
            towns = s.seat[HELD + company]
            while towns:
                bit = towns & -towns
                towns ^= bit
                town: i64 = POSITION[(bit * SPREAD >> 58) & 63]
                number = s.industries[town * TOWN_FIELDS + company]
                worth += float(number * s.seat[DIAGRAM + self.board.town_type[town]])
            company += s.seat_count
        return worth

    # What is there --------------------------------------------------------------------------

    def on_the_map(self, s: WorkshopState, p: i64, company: i64) -> float:
        """Links and industries as they will be paid."""
        lines = s.seat[LINKS + company]
        largest = income.largest_network(s, lines)
        others = income.links_on(s, lines) - largest
        worth = float(income.link_pay(s, largest, others))
        towns = s.seat[HELD + company]
        while towns:
            bit = towns & -towns
            towns ^= bit
            town: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            number = float(s.industries[town * TOWN_FIELDS + company])
            pay = self.pay(s, p, self.board.town_type[town])
            if s.full(town):
                pay -= pay * self.weights.pushed * float(s.setup.rounds - s.round)
            worth += number * pay
        return worth + self.growth(s, company)

    def growth(self, s: WorkshopState, company: i64) -> float:
        """Free links beside its towns, as many as there are turns to build them."""
        if self.weights.room == 0.0:
            return 0.0
        free: i64 = 0
        towns = s.seat[HELD + company]
        while towns:
            bit = towns & -towns
            towns ^= bit
            free |= self.board.near[POSITION[(bit * SPREAD >> 58) & 63]]
        turns = s.setup.rounds - s.round
        open_links = count(free & ~s.built)
        return self.weights.room * float(open_links if open_links < 2 * turns else 2 * turns)

    def pay(self, s: WorkshopState, p: i64, kind: i64) -> float:
        """What an industry of this type will be paid, for the tokens that are placed or held."""
        eras: i64 = 2 if s.era == CANAL else 1
        chosen = chosen_tokens(s, p, kind)
        held = float(s.seat[HAND + kind * MAX_SEATS + p] - chosen) * self.weights.own_token
        later = eras
        if s.phase == DEMAND and s.round > 0:
            later -= 1  # what is not placed now comes too late for this era
        return float(eras * (s.seat[DIAGRAM + kind] + chosen)) + float(later) * held

    # What is to come ------------------------------------------------------------------------

    def shortage(self, s: WorkshopState, p: i64) -> float:
        """Whoever has little money cannot build in every turn of the era."""
        turns = float((s.setup.rounds - s.round) * (s.company_count // s.seat_count))
        wanted = turns * self.weights.spending * float(s.link_cost())
        missing = wanted - float(s.seat[MONEY + p])
        return missing * self.weights.short if missing > 0.0 else 0.0

    def sealed_choice(self, s: WorkshopState, p: i64) -> float:
        """The bid of p, or what its tokens bring the others."""
        index = s.seat[CHOICE + p]
        if index < 0:
            return 0.0
        move = s.space.moves[index]
        if move.kind == kinds.BID:
            return -float(move.a)
        helped = 0.0
        kind: i64 = 0
        while kind < TYPES:
            helped += float(chosen_tokens(s, p, kind) * rival_industries(s, p, kind))
            kind += 1
        eras = 2.0 if s.era == CANAL else 1.0
        return -helped * eras * self.weights.rival / float(s.seat_count - 1)

    def this_round(self, s: WorkshopState, p: i64, company: i64) -> float:
        """What a company can still do in the round in progress."""
        box = box_of(s, company)
        if s.phase == DEMAND or 0 <= box < s.box:
            return 0.0
        if s.phase == BID:
            if waits_for_second_auction(s, p, company):
                return 0.0
            return self.card(s, p, company, self.hoped_for(s, p))
        if box < 0:
            return 0.0
        if s.phase == CARD:
            return self.card(s, p, company, float(box - s.box))
        if box == s.box:
            return self.in_turn(s, p, company)
        return self.card(s, p, company, float(box - s.box - 1))

    def hoped_for(self, s: WorkshopState, p: i64) -> float:
        """How many others may take a card before p does. A bid that is not made yet counts as one
        of 0, so that nothing is gained by putting it off."""
        bid = 0.0
        if s.seat[CHOICE + p] >= 0:
            bid = float(s.space.moves[s.seat[CHOICE + p]].a)
        return float(s.seat_count - 1) * self.weights.bids / (self.weights.bids + bid)

    def in_turn(self, s: WorkshopState, p: i64, company: i64) -> float:
        """A card has been taken."""
        if s.phase == TOWN:
            return self.best_town(s, p, company, s.towns_of(s.card))
        if s.phase == REMOVE:
            return self.town(s, p, company, s.town)
        assert s.phase == LINK
        if s.reached < 0:
            return self.building(s, p, company, s.town)
        return float(link.gain(s, link.touched_so_far(s)))

    # Cards and towns ------------------------------------------------------------------------

    def card(self, s: WorkshopState, p: i64, company: i64, ahead: float) -> float:
        """How much better the card is that is left when so many others have chosen, compared
        with the worst one."""
        offers: list[float] = []
        cards = s.face_up
        while cards:
            bit = cards & -cards
            cards ^= bit
            towns = s.towns_of(POSITION[(bit * SPREAD >> 58) & 63])
            offers.append(self.best_town(s, p, company, towns))
        offers.sort()
        offers.reverse()
        place = ahead * self.weights.taste
        lower = int(place)
        if lower + 1 >= len(offers):
            return 0.0
        share = place - float(lower)
        return offers[lower] * (1.0 - share) + offers[lower + 1] * share - offers[-1]

    def best_town(self, s: WorkshopState, p: i64, company: i64, towns: i64) -> float:
        best = 0.0
        while towns:
            bit = towns & -towns
            towns ^= bit
            worth = self.town(s, p, company, POSITION[(bit * SPREAD >> 58) & 63])
            best = worth if worth > best else best
        return best

    def town(self, s: WorkshopState, p: i64, company: i64, town: i64) -> float:
        """An industry in a town, and the links that can be built from it."""
        own = s.industries[town * TOWN_FIELDS + company]
        full = s.full(town)
        worth = self.building(s, p, company, town)
        if full and own == s.industries[town * TOWN_FIELDS + ALL]:
            return worth  # one of its own industries has to leave for it
        return worth + self.pay(s, p, self.board.town_type[town])

    def building(self, s: WorkshopState, p: i64, company: i64, town: i64) -> float:
        """The best one or two links from a town: income and pay, less their cost."""
        cost = s.link_cost()
        money = s.seat[MONEY + p]
        price = float(cost) * (1.0 + self.weights.short)
        first = -price
        second = 0.0
        double = -price
        free = self.board.near[town] & ~s.built
        while free and money >= cost:
            bit = free & -free
            free ^= bit
            far = self.board.other_end(POSITION[(bit * SPREAD >> 58) & 63], town)
            gain = self.weights.link - price
            if s.seat[HELD + company] & BIT[far]:
                gain += float(self.board.town_value[far])
            if bit & self.board.doubles:
                gain += self.weights.link - price
                if gain > double and money >= 2 * cost:
                    double = gain
            elif gain > first:
                second = first if first > 0.0 else 0.0
                first = gain
            elif gain > second and money >= 2 * cost:
                second = gain
        best = first + second if first + second > double else double
        best += float(self.board.town_value[town])
        return best if best > 0.0 and money >= cost else 0.0


# What is asked of a position ------------------------------------------------------------------


def waits_for_second_auction(s: WorkshopState, p: i64, company: i64) -> bool:
    """Two players: the other colour is the one offered first, or would be."""
    if not s.two_each() or s.box:
        return False
    return company != (s.seat[OFFERED + p] if s.seat[OFFERED + p] >= 0 else p)


def chosen_tokens(s: WorkshopState, p: i64, kind: i64) -> i64:
    """How many tokens of a type are in the sealed choice of p."""
    index = s.seat[CHOICE + p]
    if index < 0 or s.phase != DEMAND:
        return 0
    move = s.space.moves[index]
    if move.kind != kinds.DEMAND:
        return 0
    tokens: i64 = 0
    if move.a == kind:
        tokens += 1
    if move.b == kind:
        tokens += 1
    return tokens


def rival_industries(s: WorkshopState, p: i64, kind: i64) -> i64:
    """The industries of a type that other players have."""
    number: i64 = 0
    company: i64 = 0
    while company < s.company_count:
        towns: i64 = s.seat[HELD + company] if s.owner(company) != p else EMPTY
        while towns:
            bit = towns & -towns
            towns ^= bit
            town: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            if s.board.town_type[town] == kind:
                number += s.industries[town * TOWN_FIELDS + company]
        company += 1
    return number


def box_of(s: WorkshopState, company: i64) -> i64:
    """The box of the track in which a company stands, or -1."""
    box: i64 = 0
    while box < s.company_count:
        if s.seat[ORDER + box] == company:
            return box
        box += 1
    return -1
