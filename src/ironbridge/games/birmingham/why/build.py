"""Why an industry tile cannot be built, and which cards allow a build. Rulebook: "Action -
Construction", "Fermes-Brasseries". Most of it is that of the family: brass/why/build.py."""

from __future__ import annotations

from ironbridge.brass.why.board import (
    card_name,
    card_names,
    hand,
    has_nothing,
    industry_name,
    location_name,
    location_of,
    lowest_on_mat,
    network,
)
from ironbridge.brass.why.build import (
    allows,
    industry_card_reaches,
    names_place,
    refuse_money,
    refuse_slot,
    refuse_tile,
    shows,
)
from ironbridge.brass.why.cubes import UNREACHABLE, coal_price, refuse_coal
from ironbridge.brass.why.turn import refuse_card
from ironbridge.games.birmingham.move_space import BUILD
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid


def build(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """`build INDUSTRY SLOT`."""
    return (
        refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_hand(state, industry, slot, p)
        or refuse_cost(state, industry, slot, p)
    )


# The card -----------------------------------------------------------------------------


def refuse_hand(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """Why no card in hand allows this build."""
    cards = hand(state, p)
    if any(names_place(state, card, slot) for card in cards):
        return None
    fitting = [card for card in cards if shows(state, card, industry)]
    if fitting:
        if industry_card_reaches(state, slot, p, network(state, p)):
            return None
        return refuse_reach(state, fitting, slot, p)
    board = state.board
    place = location_name(board, location_of(board, slot))
    rule = "BB-FARM-CARDS" if is_farm(state, slot) else "BB-BUILD-RIGHT-CARD"
    wanted = [
        card
        for card in range(int(board.cards))
        if in_play(state, card) and allows(state, card, industry, slot, p, network(state, p))
    ]
    name = industry_name(board, industry)
    if not wanted:
        return forbid(rule, "why-no-card-reaches", industry=name, place=place)
    names = card_names(board, wanted)
    return forbid(rule, "why-no-card", industry=name, place=place, cards=names)


def refuse_reach(state: Position, cards: list[int], slot: int, p: int) -> Reason:
    """Why industry cards with the right icon still do not allow a build here."""
    board = state.board
    place = location_name(board, location_of(board, slot))
    if has_nothing(state, p):
        return forbid("BB-BUILD-NOTHING-FREE-SLOT", "why-first-tile-free-slot", place=place)
    rule = "BB-BUILD-INDUSTRY-CARD"
    if is_farm(state, slot):
        rule = "BB-FARM-NETWORK"
    elif cards == [board.wild_industry]:
        rule = "BB-BUILD-WILD-INDUSTRY"
    return forbid(rule, "why-not-in-network", place=place, cards=card_names(board, cards))


def card(state: Position, chosen: int, p: int) -> Reason | None:
    """`card CARD`: only a build asks what the card shows."""
    reason = refuse_card(state, chosen, p)
    if reason is not None or state.action != BUILD:
        return reason
    return card_for_build(state, chosen, p)


def card_for_build(state: Position, card: int, p: int) -> Reason | None:
    """`card CARD` for a build in progress; the card is in hand."""
    board = state.board
    industry = int(state.industry)
    slot = int(state.target)
    if allows(state, card, industry, slot, p, network(state, p)):
        return None
    if shows(state, card, industry):
        return refuse_reach(state, [card], slot, p)
    rule = "BB-FARM-CARDS" if is_farm(state, slot) else "BB-BUILD-RIGHT-CARD"
    return forbid(
        rule,
        "why-card-does-not-fit",
        card=card_name(board, card),
        industry=industry_name(board, industry),
        place=location_name(board, location_of(board, slot)),
    )


def is_farm(state: Position, slot: int) -> bool:
    return state.board.town_slots & BIT[slot] == 0


def in_play(state: Position, card: int) -> bool:
    """Whether the card exists with this number of players."""
    board = state.board
    if board.wild_cards & BIT[card]:
        return True
    return board.card_counts[card].get(int(state.seat_count), 0) > 0


# The cost -----------------------------------------------------------------------------


def refuse_cost(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """Why coal, iron or money for the tile cannot be provided."""
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    origins = [location_of(board, slot)]
    wanted = board.kind_coal[kind]
    if coal_price(state, origins, wanted, markets(state), slot) == UNREACHABLE:
        place = location_name(board, origins[0])
        rule, none = "BB-BUILD-COAL-IRON", "BB-COAL-MARKET-ACCESS"
        return refuse_coal(state, rule, none, origins, place, wanted, slot)
    laid = board.kind_cubes[kind * 2 + int(state.era)]
    return refuse_money(state, industry, slot, p, markets(state), laid)


def markets(state: Position) -> list[int]:
    """Any merchant location opens the coal market, with or without tiles."""
    return members(state.board.merchant_locations)
