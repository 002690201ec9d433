"""Why an industry tile cannot be built, and which cards allow a build.

Rulebook: "Action - Construction", "Remplacer une tuile Industrie", "Fermes-Brasseries".
"""

from __future__ import annotations

from ironbridge.brass.board import CANAL, MONEY, NOTHING
from ironbridge.brass.why.board import (
    NOBODY,
    hand,
    has_nothing,
    industry_of,
    is_free,
    kind_of,
    location_of,
    lowest_on_mat,
    market_earnings,
    network,
    owner_of,
    slots_of,
    stocked,
    walk,
)
from ironbridge.brass.why.names import (
    card_name,
    card_names,
    industry_name,
    location_name,
    location_names,
    slot_name,
)
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.games.birmingham.why.cubes import (
    NO_SLOT,
    UNREACHABLE,
    coal_price,
    iron_price,
    reaches_market,
    refuse_coal,
)
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def build(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """`build INDUSTRY SLOT`."""
    return (
        refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_hand(state, industry, slot, p)
        or refuse_cost(state, industry, slot, p)
    )


# The tile -----------------------------------------------------------------------------


def refuse_tile(state: Position, industry: int, p: int) -> Reason | None:
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    name = industry_name(board, industry)
    if kind == NOTHING:
        return forbid("BB-BUILD-MAT-EMPTY", "why-mat-empty", industry=name)
    if not board.kind_buildable[kind * 2 + int(state.era)]:
        level = board.kind_level[kind]
        if state.era == CANAL:
            return forbid("BB-BUILD-CANAL-ERA-TILES", "why-rail-tile", industry=name, level=level)
        return forbid("BB-BUILD-RAIL-ERA-TILES", "why-canal-tile", industry=name, level=level)
    return None


# The slot -----------------------------------------------------------------------------


def refuse_slot(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    if not is_free(state, slot):
        reason = refuse_overbuild(state, industry, slot, p)
        if reason is not None:
            return reason
    location = location_of(state.board, slot)
    if state.era == CANAL:
        for other in slots_of(state.board, location):
            if other != slot and owner_of(state, other) == p:
                return refuse_second_tile(state, slot, other)
    if is_free(state, slot):
        return refuse_shared_slot(state, industry, slot)
    return None


def refuse_second_tile(state: Position, slot: int, own: int) -> Reason:
    board = state.board
    rule = "BB-BUILD-CANAL-ONE-PER-LOCATION"
    if owner_of(state, slot) != NOBODY:
        rule = "BB-OVERBUILD-CANAL-OTHERS"
    place = location_name(board, location_of(board, slot))
    industry = industry_name(board, industry_of(state, own))
    return forbid(rule, "why-one-per-location", place=place, industry=industry)


def refuse_overbuild(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """Why the tile in the slot cannot be replaced."""
    board = state.board
    owner = owner_of(state, slot)
    present = industry_of(state, slot)
    there = industry_name(board, present)
    name = slot_name(board, slot)
    if present != industry and owner == p:
        return forbid(
            "BB-OVERBUILD-SAME-INDUSTRY",
            "why-overbuild-industry",
            slot=name,
            there=there,
            industry=industry_name(board, industry),
        )
    if present != industry:
        return forbid(
            "BB-BUILD-SLOT-FREE", "why-slot-taken", slot=name, there=there, owner=seat_id(owner)
        )
    if owner != p and industry not in (board.coal_industry, board.iron_industry):
        return forbid(
            "BB-OVERBUILD-OTHERS-MINES-WORKS",
            "why-overbuild-others",
            slot=name,
            there=there,
            owner=seat_id(owner),
        )
    old = board.kind_level[kind_of(state, slot)]
    new = board.kind_level[lowest_on_mat(state, p, industry)]
    if new <= old:
        return forbid(
            "BB-OVERBUILD-HIGHER-LEVEL", "why-overbuild-level", industry=there, old=old, new=new
        )
    if owner != p:
        return refuse_while_cubes(state, industry)
    return None


def refuse_while_cubes(state: Position, industry: int) -> Reason | None:
    """Another player's mine or works stays while any cube of its kind is on the board."""
    board = state.board
    rule = "BB-OVERBUILD-OTHERS-NO-CUBES"
    name = industry_name(board, industry)
    market = state.coal if industry == board.coal_industry else state.iron
    if market > 0:
        return forbid(rule, "why-overbuild-market", industry=name, cubes=int(market))
    holders = stocked(state, industry)
    if holders:
        places = location_names(board, [location_of(board, slot) for slot in holders])
        return forbid(rule, "why-overbuild-cubes", industry=name, places=places)
    return None


def refuse_shared_slot(state: Position, industry: int, slot: int) -> Reason | None:
    """A free slot for this industry alone comes before one that others could use."""
    board = state.board
    alone = BIT[industry]
    if board.slot_industries[slot] == alone:
        return None
    for other in slots_of(board, location_of(board, slot)):
        if board.slot_industries[other] == alone and is_free(state, other):
            return forbid(
                "BB-BUILD-SINGLE-ICON-FIRST",
                "why-single-icon-first",
                industry=industry_name(board, industry),
                other=slot_name(board, other),
            )
    return None


# The card -----------------------------------------------------------------------------


def names_place(state: Position, card: int, slot: int) -> bool:
    """A card of this town, or the wild location, which stands for any town but not for a farm."""
    return state.board.card_slots[card] & BIT[slot] != 0


def shows(state: Position, card: int, industry: int) -> bool:
    """An industry card with this icon, or the wild industry."""
    return state.board.card_industries[card] & BIT[industry] != 0


def industry_card_reaches(state: Position, slot: int, p: int) -> bool:
    if location_of(state.board, slot) in network(state, p):
        return True
    return has_nothing(state, p) and is_free(state, slot)


def allows(state: Position, card: int, industry: int, slot: int, p: int) -> bool:
    if names_place(state, card, slot):
        return True
    return shows(state, card, industry) and industry_card_reaches(state, slot, p)


def refuse_hand(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """Why no card in hand allows this build."""
    cards = hand(state, p)
    if any(names_place(state, card, slot) for card in cards):
        return None
    fitting = [card for card in cards if shows(state, card, industry)]
    if fitting:
        if industry_card_reaches(state, slot, p):
            return None
        return refuse_reach(state, fitting, slot, p)
    board = state.board
    place = location_name(board, location_of(board, slot))
    rule = "BB-FARM-CARDS" if is_farm(state, slot) else "BB-BUILD-RIGHT-CARD"
    wanted = [
        card
        for card in range(int(board.cards))
        if in_play(state, card) and allows(state, card, industry, slot, p)
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


def card_for_build(state: Position, card: int, p: int) -> Reason | None:
    """`card CARD` for a build in progress; the card is in hand."""
    board = state.board
    industry = int(state.industry)
    slot = int(state.target)
    if allows(state, card, industry, slot, p):
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
    replaced = NO_SLOT if is_free(state, slot) else slot
    origins = [location_of(board, slot)]
    coal = coal_price(state, origins, board.kind_coal[kind], replaced)
    if coal == UNREACHABLE:
        place = location_name(board, origins[0])
        coal = board.kind_coal[kind]
        return refuse_coal(state, "BB-BUILD-COAL-IRON", origins, place, coal, replaced)
    iron = iron_price(state, board.kind_iron[kind], replaced)
    cost = board.kind_cost[kind]
    money = int(state.seat[MONEY + p])
    if cost + coal + iron <= money:
        return None
    rule = "BB-BUILD-PAY"
    if cost + coal + iron <= money + proceeds(state, kind, origins):
        rule = "BB-BUILD-PAY-BEFORE-SALE"
    return forbid(
        rule,
        "why-build-money",
        industry=industry_name(board, industry),
        cost=cost,
        coal=coal,
        iron=iron,
        money=money,
    )


def proceeds(state: Position, kind: int, origins: list[int]) -> int:
    """What the cubes of a new mine or works would earn at once in the market as it is now."""
    board = state.board
    cubes = board.kind_cubes[kind * 2 + int(state.era)]
    if board.kind_industry[kind] == board.iron_industry:
        return market_earnings(board.iron_market, int(state.iron), cubes)
    connected = reaches_market(state, walk(state, origins))
    if board.kind_industry[kind] == board.coal_industry and connected:
        return market_earnings(board.coal_market, int(state.coal), cubes)
    return 0
