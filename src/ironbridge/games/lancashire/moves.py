"""What is legal: the generator. `why.py` states the same rules apart, as checks.

Builds are found as masks of slots, industry by industry, with the checks of industry/building.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.lancashire import space as kinds
from ironbridge.games.lancashire import supply
from ironbridge.games.lancashire.board import CANAL, NOTHING
from ironbridge.games.lancashire.layout import (
    ACTION,
    CARD,
    COAL,
    DEBT,
    HAND,
    INCOME,
    IRON,
    MONEY,
    MORE,
    NETWORK,
    OUTLET,
    OWED,
    SLOTS,
)
from ironbridge.industry import building, cubes, routes
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.move import Move
from ironbridge.kernel.space import pick

if TYPE_CHECKING:
    from ironbridge.games.lancashire.state import LancashireState


def legal(s: LancashireState, p: i64) -> list[Move]:
    """Every legal move of seat p."""
    found: list[Move] = []
    if s.phase == DEBT:
        if s.seat[OWED + p] > 0:
            pick(found, s.space.remove, s.seat[SLOTS + p])
        return found
    if p < 0 or p != s.decider():
        return found
    phase = s.phase
    if phase == ACTION:
        add_builds(s, p, found)
        pick(found, s.space.link, first_links(s, p))
        pick(found, s.space.sell, sales(s, p))
        pick(found, s.space.develop, developments(s, p))
        add_loans(s, p, found)
        found.append(s.space.pass_)
    elif phase == CARD:
        pick(found, s.space.card, fitting_cards(s, p))
    elif phase == COAL:
        pick(found, s.space.coal, cubes.coal_sources(s))
    elif phase == IRON:
        pick(found, s.space.iron, s.iron_slots)
    elif phase == OUTLET:
        pick(found, s.space.port, supply.ports(s, s.target))
        if supply.distant_open(s, s.target):
            found.append(s.space.distant)
    elif phase == MORE:
        if s.action == kinds.LINK:
            pick(found, s.space.link, second_links(s, p))
        elif s.action == kinds.DEVELOP:
            pick(found, s.space.develop, developments(s, p))
        else:
            pick(found, s.space.sell, sales(s, p))
        found.append(s.space.done)
    return found


def add_loans(s: LancashireState, p: i64, found: list[Move]) -> None:
    if s.loans_banned():
        return
    loan: i64 = 0
    loans: i64 = len(s.board.loan_levels)
    while loan < loans:
        if s.board.income.back(s.seat[INCOME + p], s.board.loan_levels[loan]) >= 0:
            found.append(s.space.loan[loan])
        loan += 1


# Building -----------------------------------------------------------------------------------


def add_builds(s: LancashireState, p: i64, found: list[Move]) -> None:
    """Builds with one card, and, while the turn still has both actions, builds anywhere with
    any two cards. A town is reached whole or not at all, so one search serves both."""
    board = s.board
    by_location: i64 = 0
    shown: i64 = 0
    hand = s.seat[HAND + p]
    while hand:
        bit = hand & -hand
        hand ^= bit
        card: i64 = POSITION[bit % 67]
        by_location |= board.card_slots[card]
        shown |= board.card_industries[card]
    by_industry = network_slots(s, p) if shown else 0
    own_towns = s.towns_of(s.seat[SLOTS + p]) if s.era == CANAL else 0
    doubles = s.actions >= board.double_cards
    industry: i64 = 0
    while industry < board.industries:
        reached = by_location
        if shown & BIT[industry]:
            reached |= by_industry
        everywhere = board.slots_of_industry[industry]
        asked = everywhere if doubles else everywhere & reached
        slots = building.buildable(s, p, industry, asked, own_towns)
        add_tiles(found, s.space.build, slots & reached, board.industries, industry)
        if doubles:
            add_tiles(found, s.space.double, slots, board.industries, industry)
        industry += 1


def add_tiles(
    found: list[Move], table: list[Move], slots: i64, industries: i64, industry: i64
) -> None:
    while slots:
        bit = slots & -slots
        slots ^= bit
        found.append(table[POSITION[bit % 67] * industries + industry])


def network_slots(s: LancashireState, p: i64) -> i64:
    """The slots an industry card reaches: the network and what the virtual link adds to it,
    or every free slot for a bare player."""
    if s.bare(p):
        return ~s.occupied
    places = s.seat[NETWORK + p]
    if s.virtual_link and places & s.board.virtual_ends:
        places |= s.board.virtual_ends
    return routes.gathered(s.board.slots_of_location, places)


# Cards --------------------------------------------------------------------------------------


def fitting_cards(s: LancashireState, p: i64) -> i64:
    """The card kinds in hand that pay for the action begun."""
    hand = s.seat[HAND + p]
    if s.action != kinds.BUILD:
        return hand
    near = network_slots(s, p)
    found: i64 = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        if building.card_fits(s, POSITION[bit % 67], s.target, near):
            found |= bit
    return found


# Links --------------------------------------------------------------------------------------


def first_links(s: LancashireState, p: i64) -> i64:
    board = s.board
    if s.era == CANAL:
        if s.seat[MONEY + p] < board.canal_cost or s.links_left(p) == 0:
            return 0
        return touching(s, p) & board.canals & ~s.built
    return fuelled(s, p, s.seat[MONEY + p] - board.rail_cost)


def second_links(s: LancashireState, p: i64) -> i64:
    if s.steps != 1 or s.era == CANAL:
        return 0
    return fuelled(s, p, s.seat[MONEY + p] - s.board.second_rail_cost)


def touching(s: LancashireState, p: i64) -> i64:
    """Links next to the network: none for a player with nothing on the board."""
    return routes.gathered(s.board.links_of_location, s.seat[NETWORK + p])


def fuelled(s: LancashireState, p: i64, money: i64) -> i64:
    """Rails that coal would reach once placed."""
    board = s.board
    if money < 0 or s.links_left(p) == 0:
        return 0
    found: i64 = 0
    links = touching(s, p) & board.rails & ~s.built
    while links:
        bit = links & -links
        links ^= bit
        reached = routes.reach(s.joined, board.link_ends[POSITION[bit % 67]])
        price = cubes.coal_price(s, reached, board.rail_coal)
        if 0 <= price <= money:
            found |= bit
    return found


# Sales and development ----------------------------------------------------------------------


def sales(s: LancashireState, p: i64) -> i64:
    """Own unflipped mills whose cotton has somewhere to go."""
    found: i64 = 0
    slots = s.seat[SLOTS + p] & ~s.flipped & s.board.slots_of_industry[s.board.mill_industry]
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[bit % 67]
        if s.board.kind_industry[s.kind_at(slot)] != s.board.mill_industry:
            continue
        if supply.distant_open(s, slot) or supply.ports(s, slot):
            found |= bit
    return found


def developments(s: LancashireState, p: i64) -> i64:
    """Industries with a tile left on the mat, when the iron can be had."""
    if cubes.iron_price(s, s.board.develop_iron) > s.seat[MONEY + p]:
        return 0
    found: i64 = 0
    industry: i64 = 0
    while industry < s.board.industries:
        if s.next_kind(p, industry) != NOTHING:
            found |= BIT[industry]
        industry += 1
    return found
