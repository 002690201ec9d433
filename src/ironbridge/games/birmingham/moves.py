"""What is legal: the generator. `why.py` states the same rules apart, as checks.

Builds are found as masks of slots, industry by industry, with the checks of industry/building.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.birmingham import space as kinds
from ironbridge.games.birmingham import supply
from ironbridge.games.birmingham.board import CANAL, NOTHING
from ironbridge.games.birmingham.layout import (
    ACTION,
    BEER,
    BONUS,
    CARD,
    COAL,
    DEBT,
    HAND,
    INCOME,
    IRON,
    MONEY,
    MORE,
    NETWORK,
    OWED,
    SLOTS,
)
from ironbridge.industry import building, cubes, routes
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.move import Move
from ironbridge.kernel.space import pick

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState


def legal(s: BirminghamState, p: i64) -> list[Move]:
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
        add_simple_actions(s, p, found)
    elif phase == CARD:
        pick(found, s.space.card, fitting_cards(s, p))
    elif phase == COAL:
        pick(found, s.space.coal, cubes.coal_sources(s))
    elif phase == IRON:
        pick(found, s.space.iron, s.iron_slots)
    elif phase == BEER:
        pick(found, s.space.beer, supply.beer_sources(s, p))
        pick(found, s.space.barrel, supply.barrel_sources(s))
    elif phase == BONUS:
        pick(found, s.space.develop, removable(s, p))
    elif phase == MORE:
        if s.action == kinds.LINK:
            pick(found, s.space.link, second_links(s, p))
        elif s.action == kinds.DEVELOP:
            pick(found, s.space.develop, developments(s, p))
        else:
            pick(found, s.space.sell, sales(s, p))
        found.append(s.space.done)
    return found


def add_simple_actions(s: BirminghamState, p: i64, found: list[Move]) -> None:
    if s.board.income.back(s.seat[INCOME + p], s.board.loan_levels) >= 0:
        found.append(s.space.loan)
    if s.seat[HAND + p] & s.board.wild_cards == 0 and s.hand_size(p) >= s.board.scout_cards:
        found.append(s.space.scout)
    found.append(s.space.pass_)


# Building -----------------------------------------------------------------------------------


def add_builds(s: BirminghamState, p: i64, found: list[Move]) -> None:
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
    industry: i64 = 0
    while industry < board.industries:
        reached = by_location
        if shown & BIT[industry]:
            reached |= by_industry
        slots = building.buildable(
            s, p, industry, reached & board.slots_of_industry[industry], own_towns
        )
        while slots:
            bit = slots & -slots
            slots ^= bit
            found.append(s.space.build[POSITION[bit % 67] * board.industries + industry])
        industry += 1


def network_slots(s: BirminghamState, p: i64) -> i64:
    """The slots an industry card reaches: the network, or every free slot for a bare player."""
    if s.bare(p):
        return ~s.occupied
    return routes.gathered(s.board.slots_of_location, s.seat[NETWORK + p])


# Cards --------------------------------------------------------------------------------------


def fitting_cards(s: BirminghamState, p: i64) -> i64:
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


def first_links(s: BirminghamState, p: i64) -> i64:
    board = s.board
    if s.era == CANAL:
        if s.seat[MONEY + p] < board.canal_cost or s.links_left(p) == 0:
            return 0
        return touching(s, p) & board.canals & ~s.built
    money = s.seat[MONEY + p] - board.rail_cost
    return fuelled(s, p, money, False)


def second_links(s: BirminghamState, p: i64) -> i64:
    if s.steps != 1 or s.era == CANAL:
        return 0
    return fuelled(s, p, s.seat[MONEY + p] - s.board.second_rail_cost, True)


def touching(s: BirminghamState, p: i64) -> i64:
    """Links next to the network; all of them for a player with nothing on the board."""
    if s.bare(p):
        return -1
    return routes.gathered(s.board.links_of_location, s.seat[NETWORK + p])


def fuelled(s: BirminghamState, p: i64, money: i64, with_beer: bool) -> i64:
    """Rails that coal (and beer for the second one) would reach once placed."""
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
        if price < 0 or price > money:
            continue
        if with_beer:
            beer = cubes.stock(s, supply.breweries(s, p, reached))
            if beer < board.second_rail_beer:
                continue
        found |= bit
    return found


# Sales and development ----------------------------------------------------------------------


def sales(s: BirminghamState, p: i64) -> i64:
    """Own unflipped tiles with a connected merchant that buys them, and beer enough."""
    board = s.board
    found: i64 = 0
    slots = s.seat[SLOTS + p] & ~s.flipped
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[bit % 67]
        kind = s.kind_at(slot)
        industry: i64 = board.kind_industry[kind]
        if board.sold_industries & BIT[industry] == 0:
            continue
        reached = s.joined[board.slot_location[slot]]
        merchants = supply.buyers(s, industry, reached)
        if merchants == 0:
            continue
        beer: i64 = board.kind_beer[kind]
        if beer > 0 and merchants & s.barrels:
            beer -= 1
        if beer > 0 and cubes.stock(s, supply.breweries(s, p, reached)) < beer:
            continue
        found |= bit
    return found


def developments(s: BirminghamState, p: i64) -> i64:
    """Industries whose lowest tile can be developed, when the iron can be had."""
    if cubes.iron_price(s, s.board.develop_iron) > s.seat[MONEY + p]:
        return 0
    return removable(s, p)


def removable(s: BirminghamState, p: i64) -> i64:
    found: i64 = 0
    industry: i64 = 0
    while industry < s.board.industries:
        kind = s.next_kind(p, industry)
        if kind != NOTHING and s.board.kind_developable[kind]:
            found |= BIT[industry]
        industry += 1
    return found
