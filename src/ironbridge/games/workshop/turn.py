"""A turn: a card, its industry, and links. Rulebook: "Tours des joueurs".

Every step says whether the turn asks for something more; when it does not, the turn is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.workshop import chronicle, links, moves
from ironbridge.games.workshop.layout import (
    CARD,
    HELD,
    INCOME,
    LINK,
    LINKS,
    MAX_COMPANIES,
    MONEY,
    REMOVE,
    TOWN,
)
from ironbridge.kernel.bits import BIT, lowest

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


def begin(s: WorkshopState) -> bool:
    """The company in the box draws a card; the last one is taken unasked, unless it may be
    swapped."""
    chronicle.turn_begun(s)
    if single(s.face_up) and moves.swappable(s) == 0:
        return take(s, lowest(s.face_up))
    s.phase = CARD
    return True


def single(mask: i64) -> bool:
    return mask & (mask - 1) == 0


def take(s: WorkshopState, card: i64) -> bool:
    s.face_up &= ~BIT[card]
    chronicle.card_taken(s, card)
    return use(s, card)


def swap(s: WorkshopState, card: i64) -> bool:
    """The card is discarded; the one drawn instead must be used."""
    s.face_up &= ~BIT[card]
    drawn: i64 = s.aside[s.aside_at]
    s.aside_at += 1
    chronicle.card_swapped(s, card, drawn)
    return use(s, drawn)


def use(s: WorkshopState, card: i64) -> bool:
    towns = s.towns_of(card)
    s.card = card
    if single(towns):
        return settle(s, lowest(towns))
    s.phase = TOWN
    return True


# The industry -------------------------------------------------------------------------------


def settle(s: WorkshopState, town: i64) -> bool:
    """An industry goes to a town; if it is full, another one leaves it first."""
    s.town = town
    if s.crowd[town] < s.board.town_value[town]:
        return place(s)
    present = moves.companies_in(s, town)
    if single(present):
        return displace(s, lowest(present))
    s.phase = REMOVE
    return True


def displace(s: WorkshopState, company: i64) -> bool:
    """An industry of this company goes back to its owner."""
    s.industries[s.town * MAX_COMPANIES + company] -= 1
    s.crowd[s.town] -= 1
    if s.industries[s.town * MAX_COMPANIES + company] == 0:
        s.firm[HELD + company] &= ~BIT[s.town]
    chronicle.industry_removed(s, company)
    return place(s)


def place(s: WorkshopState) -> bool:
    company = s.company()
    s.industries[s.town * MAX_COMPANIES + company] += 1
    s.crowd[s.town] += 1
    s.firm[HELD + company] |= BIT[s.town]
    s.card = -1
    chronicle.industry_placed(s)
    return ask_link(s)


# Links --------------------------------------------------------------------------------------


def ask_link(s: WorkshopState) -> bool:
    """Asked if a link could be built, perhaps with money recovered first."""
    p = s.owner(s.company())
    if links.buildable(s, s.seat[MONEY + p] + s.recoverable(p)):
        s.phase = LINK
        return True
    return stop_building(s)


def build(s: WorkshopState, line: i64) -> bool:
    """Links on a connection, paid at once. A second one or a double is the last of the turn."""
    double = s.board.doubles & BIT[line] != 0
    lay(s, line, s.link_cost() * 2 if double else s.link_cost())
    touched = links.touched_so_far(s) | BIT[s.board.end_a[line]] | BIT[s.board.end_b[line]]
    if double or s.reached >= 0:
        return finish(s, touched)
    s.reached = s.board.other_end(line, s.town)
    return ask_link(s)


def lay(s: WorkshopState, line: i64, money: i64) -> None:
    company = s.company()
    s.seat[MONEY + s.owner(company)] -= money
    s.firm[LINKS + company] |= BIT[line]
    s.built |= BIT[line]
    chronicle.link_built(s, line, money)


def stop_building(s: WorkshopState) -> bool:
    if s.reached < 0:
        chronicle.nothing_built(s)
    return finish(s, links.touched_so_far(s))


def finish(s: WorkshopState, touched: i64) -> bool:
    """All links are paid: their income is added, once."""
    gained = links.income(s, touched)
    if gained:
        s.seat[INCOME + s.owner(s.company())] += gained
        chronicle.income_added(s, gained)
    s.town = -1
    s.reached = -1
    return False
