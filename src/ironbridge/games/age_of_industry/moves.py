"""What is legal: the generator. `why.py` states the same rules apart, as checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.age_of_industry import building, delivery, supply
from ironbridge.games.age_of_industry import space as kinds
from ironbridge.games.age_of_industry.layout import (
    ACTION,
    CARD,
    CLOSING,
    COAL,
    COMBINED,
    DRAW,
    HAND,
    INTEREST,
    IRON,
    LINKS,
    MORE,
    NETWORK,
    NOTHING,
    OUTLET,
)
from ironbridge.industry.routes import gathered
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.move import Move
from ironbridge.kernel.space import pick

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState


def legal(s: AgeState, p: i64) -> list[Move]:
    """Every legal move of seat p. Loans can be repaid at any decision."""
    found: list[Move] = []
    if not decides(s, p):
        return found
    phase = s.phase
    if phase == ACTION:
        add_actions(s, p, found)
    elif phase == CARD:
        pick(found, s.space.card, payment_cards(s, p))
    elif phase == COAL:
        pick(found, s.here.coal, supply.nearest_sources(s, s.coal_sources))
    elif phase == IRON:
        pick(found, s.here.iron, supply.nearest_sources(s, s.iron_sources))
    elif phase == OUTLET:
        pick(found, s.here.port, delivery.ports(s, s.target))
        pick(found, s.here.market, delivery.markets(s, s.target))
    elif phase == MORE:
        pick(found, s.here.sell, delivery.sales(s, p))
    elif phase == DRAW:
        add_draws(s, p, found)
    if s.can_repay(p):
        found.append(s.space.repay)
    if phase == MORE or phase >= CLOSING:
        found.append(s.space.done)
    return found


def decides(s: AgeState, p: i64) -> bool:
    if p < 0:
        return False
    if s.phase == INTEREST:
        return s.asked & BIT[p] != 0
    return p == s.decider()


def add_actions(s: AgeState, p: i64, found: list[Move]) -> None:
    hand = s.seat[HAND + p]
    if hand:
        add_builds(s, p, found)
        pick(found, s.space.develop, developments(s, p))
    pick(found, s.here.link, links(s, p))
    pick(found, s.here.sell, delivery.sales(s, p))
    add_draws(s, p, found)
    if hand or s.cards_left() == 0:
        found.append(s.space.pass_)


# Building -----------------------------------------------------------------------------------


def add_builds(s: AgeState, p: i64, found: list[Move]) -> None:
    """Builds that a card in hand allows, and, while the turn still has both actions, builds
    anywhere with any card."""
    board = s.board
    by_location = building.location_card_slots(s, p)
    shown = building.shown_industries(s, p)
    full = building.full_locations(s, p)
    combining = s.actions >= COMBINED
    industry: i64 = 0
    while industry < board.industries:
        opened = by_location
        if shown & BIT[industry]:
            opened |= building.opened_slots(s, p, industry)
        slots = building.buildable(s, p, industry, -1 if combining else opened, full)
        add_tiles(found, s.here.build, slots & opened, board.industries, industry)
        if combining:
            add_tiles(found, s.here.combine, slots, board.industries, industry)
        industry += 1


def add_tiles(
    found: list[Move], table: list[Move], slots: i64, industries: i64, industry: i64
) -> None:
    while slots:
        bit = slots & -slots
        slots ^= bit
        found.append(table[POSITION[bit % 67] * industries + industry])


def developments(s: AgeState, p: i64) -> i64:
    """The tile kinds left on the mat: any of them may be removed."""
    found: i64 = 0
    kind: i64 = 0
    base = p * s.board.kinds
    while kind < s.board.kinds:
        if s.mat[base + kind] > 0:
            found |= BIT[kind]
        kind += 1
    return found


def payment_cards(s: AgeState, p: i64) -> i64:
    """The cards in hand that pay for the action begun."""
    if s.action == kinds.BUILD:
        return building.fitting_cards(s, p, s.industry, s.target)
    return s.seat[HAND + p]


# Railways -----------------------------------------------------------------------------------


def links(s: AgeState, p: i64) -> i64:
    """Free lines next to the network whose cubes can be had. The first railway needs none."""
    board = s.board
    if s.rails_left(p) == 0:
        return 0
    touching = gathered(board.links_of_location, s.seat[NETWORK + p]) & ~s.built
    if touching == 0 or s.seat[LINKS + p] == 0:
        return touching
    everywhere: i64 = -1
    coal = supply.served(s, s.coal_sources, 1) if board.rail_coal else everywhere
    iron = supply.served(s, s.iron_sources, 1) if board.rail_iron else everywhere
    found: i64 = 0
    while touching:
        bit = touching & -touching
        touching ^= bit
        ends = board.link_ends[POSITION[bit % 67]]
        if ends & coal and ends & iron:
            found |= bit
    if board.rail_coal > 1:
        found = fed(s, found, s.coal_sources, board.rail_coal)
    if board.rail_iron > 1:
        found = fed(s, found, s.iron_sources, board.rail_iron)
    return found


def fed(s: AgeState, lines: i64, sources: i64, cubes: i64) -> i64:
    """The lines whose two ends together can get several cubes of one kind."""
    found: i64 = 0
    while lines:
        bit = lines & -lines
        lines ^= bit
        reached = gathered(s.joined, s.board.link_ends[POSITION[bit % 67]])
        if reached & s.track_places or supply.missing(s, reached, sources, cubes) == 0:
            found |= bit
    return found


# Cards --------------------------------------------------------------------------------------


def add_draws(s: AgeState, p: i64, found: list[Move]) -> None:
    """One move for each card kind of the display, and one for the deck."""
    if s.hand_size(p) >= s.board.hand_limit:
        return
    pick(found, s.space.draw, shown_cards(s))
    if s.cards_left() > 0:
        found.append(s.space.draw_deck)


def shown_cards(s: AgeState) -> i64:
    """The card kinds in the display."""
    found: i64 = 0
    place: i64 = 0
    places: i64 = len(s.display)
    while place < places:
        card: i64 = s.display[place]
        if card != NOTHING:
            found |= BIT[card]
        place += 1
    return found
