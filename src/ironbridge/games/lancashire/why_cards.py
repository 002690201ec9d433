"""Which cards allow a build, and why the others do not.

Rulebook: "Action - Construction", step 1; "Lien virtuel".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.lancashire.board import CANAL
from ironbridge.industry import checking
from ironbridge.industry.sight import (
    all_links,
    ends_of,
    hand,
    has_nothing,
    is_free,
    links_of,
    location_of,
    network,
)
from ironbridge.industry.why_names import card_name, card_names, industry_name, location_name
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid

if TYPE_CHECKING:
    from ironbridge.games.lancashire.state import LancashireState


def names_place(state: LancashireState, card: int, slot: int) -> bool:
    """A location card of this town."""
    return state.board.card_slots[card] & BIT[slot] != 0


def shows(state: LancashireState, card: int, industry: int) -> bool:
    """An industry card with this icon."""
    return state.board.card_industries[card] & BIT[industry] != 0


def industry_card_reaches(state: LancashireState, slot: int, p: int) -> bool:
    location = location_of(state.board, slot)
    places = network(state, p)
    if location in places or virtually_reached(state, location, places):
        return True
    return has_nothing(state, p) and is_free(state, slot)


def virtually_reached(state: LancashireState, location: int, places: set[int]) -> bool:
    """By the virtual link of the classic rules: Liverpool from Birkenhead, and back."""
    ends = members(state.board.virtual_ends)
    return state.virtual_link and location in ends and any(end in places for end in ends)


def allows(state: LancashireState, card: int, industry: int, slot: int, p: int) -> bool:
    if names_place(state, card, slot):
        return True
    return shows(state, card, industry) and industry_card_reaches(state, slot, p)


def refuse_hand(
    state: LancashireState, industry: int, slot: int, p: int, double: int
) -> Reason | None:
    """Why no card in hand allows this build. `double`: with how many a double action would."""
    cards = hand(state, p)
    if any(allows(state, card, industry, slot, p) for card in cards):
        return None
    fitting = [card for card in cards if shows(state, card, industry)]
    if fitting:
        return refuse_reach(state, fitting, slot, p, double)
    board = state.board
    place = location_name(board, location_of(board, slot))
    name = industry_name(board, industry)
    wanted = [
        card
        for card in range(int(board.cards))
        if card in state.setup.cards and allows(state, card, industry, slot, p)
    ]
    return forbid(
        "BL-BUILD-RIGHT-CARD",
        "why-no-card" if wanted else "why-no-card-reaches",
        industry=name,
        place=place,
        cards=card_names(board, wanted),
        link=links_to(state, location_of(board, slot), p),
        double=double,
    )


def refuse_reach(
    state: LancashireState, cards: list[int], slot: int, p: int, double: int
) -> Reason:
    """Why industry cards with the right icon still do not allow a build here."""
    board = state.board
    location = location_of(board, slot)
    place = location_name(board, location)
    if has_nothing(state, p):
        return forbid("BL-BUILD-NOTHING-FREE-SLOT", "why-first-tile-free-slot", place=place)
    return forbid(
        reach_rule(state, location, p),
        "why-not-in-network",
        place=place,
        cards=card_names(board, cards),
        link=links_to(state, location, p),
        double=double,
    )


def reach_rule(state: LancashireState, location: int, p: int) -> str:
    """Who expects the virtual link is told that this game has none."""
    ends = members(state.board.virtual_ends)
    if location in ends and any(end in network(state, p) for end in ends):
        return "BL-VIRTUAL-OPTION-ONLY"
    return "BL-BUILD-INDUSTRY-CARD"


def links_to(state: LancashireState, location: int, p: int) -> int:
    """How many links would bring the place into the network of p over lines still free in this
    era, 0 when none can: advice is given only where it can be followed."""
    board = state.board
    lines = board.canals if state.era == CANAL else board.rails
    free = [ends_of(board, link) for link in members(lines) if link not in all_links(state)]
    links = checking.walk(free, sorted(network(state, p))).get(location, 0)
    return links if links <= board.link_tiles - len(links_of(state, p)) else 0


def card_for_build(state: LancashireState, card: int, p: int) -> Reason | None:
    """`card CARD` for a build in progress; the card is in hand. It is asked for only where cards
    of two kinds allow the build, and then every industry card of the tile does."""
    board = state.board
    industry = int(state.industry)
    slot = int(state.target)
    if allows(state, card, industry, slot, p):
        return None
    return forbid(
        "BL-BUILD-RIGHT-CARD",
        "why-card-does-not-fit",
        card=card_name(board, card),
        industry=industry_name(board, industry),
        place=location_name(board, location_of(board, slot)),
    )
