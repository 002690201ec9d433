"""What is legal: the generator. `why.py` states the same rules apart, as checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.workshop import links
from ironbridge.games.workshop.layout import (
    BID,
    CARD,
    DEMAND,
    HAND,
    LINK,
    MAX_COMPANIES,
    MAX_SEATS,
    MONEY,
    MOST_MONEY,
    OFFERED,
    REMOVE,
    TOWN,
    TYPES,
)
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.move import Move
from ironbridge.kernel.space import pick

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


def legal(s: WorkshopState, p: i64) -> list[Move]:
    """Every legal move of seat p. Money may be recovered at any decision of one's own."""
    if not decides(s, p):
        return []
    found = answers(s, p)
    if s.recoverable(p) > 0:
        found.append(s.space.recover)
    return found


def decides(s: WorkshopState, p: i64) -> bool:
    if p < 0:
        return False
    return s.waiting & BIT[p] != 0 if s.waiting else s.decider() == p


def answers(s: WorkshopState, p: i64) -> list[Move]:
    """The answers to the question that p is asked."""
    phase = s.phase
    if phase == BID:
        return bids(s, p)
    found: list[Move] = []
    if phase == DEMAND:
        add_demands(s, p, found)
    elif phase == CARD:
        pick(found, s.space.take, s.face_up)
        pick(found, s.space.swap, swappable(s))
    elif phase == TOWN:
        pick(found, s.space.place, s.towns_of(s.card))
    elif phase == REMOVE:
        pick(found, s.space.remove, companies_in(s, s.town))
    elif phase == LINK:
        pick(found, s.space.build, links.buildable(s, s.seat[MONEY + p]))
        found.append(s.space.done)
    return found


# Sealed choices -----------------------------------------------------------------------------


def add_demands(s: WorkshopState, p: i64, found: list[Move]) -> None:
    """The era opens with a fixed number of tokens, and closes with at most as many."""
    most = s.setup.placed
    if s.closing():
        found.append(s.space.keep)
    elif tokens_in_hand(s, p) < most:
        most = tokens_in_hand(s, p)
    if s.closing() or most == 1:
        pick(found, s.space.demand, types_in_hand(s, p))
    if most > 1:
        add_pairs(s, p, found)


def tokens_in_hand(s: WorkshopState, p: i64) -> i64:
    tokens: i64 = 0
    t: i64 = 0
    while t < TYPES:
        tokens += s.seat[HAND + t * MAX_SEATS + p]
        t += 1
    return tokens


def types_in_hand(s: WorkshopState, p: i64) -> i64:
    types: i64 = 0
    t: i64 = 0
    while t < TYPES:
        if s.seat[HAND + t * MAX_SEATS + p]:
            types |= BIT[t]
        t += 1
    return types


def add_pairs(s: WorkshopState, p: i64, found: list[Move]) -> None:
    a: i64 = 0
    while a < TYPES:
        held = s.seat[HAND + a * MAX_SEATS + p]
        if held > 1:
            found.append(s.space.demand_two[a * TYPES + a])
        b = a + 1
        while b < TYPES:
            if held and s.seat[HAND + b * MAX_SEATS + p]:
                found.append(s.space.demand_two[a * TYPES + b])
            b += 1
        a += 1


def bids(s: WorkshopState, p: i64) -> list[Move]:
    """Any amount one has; with two players, first the colour that comes with the bid."""
    if s.two_each() and s.box == 0 and s.seat[OFFERED + p] < 0:
        return [s.space.offer[p], s.space.offer[p + s.seat_count]]
    money = s.seat[MONEY + p]
    if money > MOST_MONEY:
        money = MOST_MONEY
    return s.space.bid[: money + 1]


# A turn -------------------------------------------------------------------------------------


def swappable(s: WorkshopState) -> i64:
    """The face-up cards from whose towns no link can be built, while cards are set aside."""
    found: i64 = 0
    if s.aside_at == len(s.aside):
        return found
    cards = s.face_up
    while cards:
        bit = cards & -cards
        cards ^= bit
        if s.card_saturated(POSITION[bit % 67]):
            found |= bit
    return found


def companies_in(s: WorkshopState, town: i64) -> i64:
    """The companies with an industry in a town, as a mask."""
    found: i64 = 0
    c: i64 = 0
    while c < s.company_count:
        if s.industries[town * MAX_COMPANIES + c]:
            found |= BIT[c]
        c += 1
    return found
