"""Why an industry tile cannot be built: the tile, its slot, its price; and what cards reach.
Rulebooks: "Action - Construction", "Remplacer une tuile Industrie".

A game chains these checks with its own in the order in which their answers help a player most.
"""

from __future__ import annotations

from ironbridge.brass.board import CANAL, MONEY, NOTHING
from ironbridge.brass.rules.state import BrassState
from ironbridge.brass.why.board import (
    NOBODY,
    forbid,
    has_nothing,
    industry_name,
    industry_of,
    is_free,
    kind_of,
    location_name,
    location_names,
    location_of,
    lowest_on_mat,
    market_earnings,
    owner_of,
    slot_name,
    slots_of,
    stocked,
    walk,
)
from ironbridge.brass.why.cubes import coal_price, iron_price
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Reason, seat_id

# The tile -----------------------------------------------------------------------------


def refuse_tile(state: BrassState, industry: int, p: int) -> Reason | None:
    tables = state.tables
    kind = lowest_on_mat(state, p, industry)
    name = industry_name(tables, industry)
    if kind == NOTHING:
        return forbid(state, "BUILD-MAT-EMPTY", "why-mat-empty", industry=name)
    if not tables.kind_buildable[kind * 2 + int(state.era)]:
        canal = state.era == CANAL
        clause = "BUILD-CANAL-ERA-TILES" if canal else "BUILD-RAIL-ERA-TILES"
        key = "why-rail-tile" if canal else "why-canal-tile"
        return forbid(state, clause, key, industry=name, level=tables.kind_level[kind])
    return None


# The slot -----------------------------------------------------------------------------


def refuse_slot(state: BrassState, industry: int, slot: int, p: int) -> Reason | None:
    if not is_free(state, slot):
        reason = refuse_overbuild(state, industry, slot, p)
        if reason is not None:
            return reason
    location = location_of(state.tables, slot)
    if state.era == CANAL:
        for other in slots_of(state.tables, location):
            if other != slot and owner_of(state, other) == p:
                return refuse_second_tile(state, slot, other)
    if is_free(state, slot):
        return refuse_shared_slot(state, industry, slot)
    return None


def refuse_second_tile(state: BrassState, slot: int, own: int) -> Reason:
    tables = state.tables
    clause = "BUILD-CANAL-ONE-PER-LOCATION"
    if owner_of(state, slot) != NOBODY:
        clause = "OVERBUILD-CANAL-OTHERS"
    place = location_name(tables, location_of(tables, slot))
    industry = industry_name(tables, industry_of(state, own))
    return forbid(state, clause, "why-one-per-location", place=place, industry=industry)


def refuse_overbuild(state: BrassState, industry: int, slot: int, p: int) -> Reason | None:
    """Why the tile in the slot cannot be replaced."""
    tables = state.tables
    owner = owner_of(state, slot)
    present = industry_of(state, slot)
    there = industry_name(tables, present)
    name = slot_name(tables, slot)
    if present != industry and owner == p:
        return forbid(
            state,
            "OVERBUILD-SAME-INDUSTRY",
            "why-overbuild-industry",
            slot=name,
            there=there,
            industry=industry_name(tables, industry),
        )
    if present != industry:
        return forbid(
            state, "BUILD-SLOT-FREE", "why-slot-taken", slot=name, there=there, owner=seat_id(owner)
        )
    if owner != p and industry not in (tables.coal_industry, tables.iron_industry):
        return forbid(
            state,
            "OVERBUILD-OTHERS-MINES-WORKS",
            "why-overbuild-others",
            slot=name,
            there=there,
            owner=seat_id(owner),
        )
    old = tables.kind_level[kind_of(state, slot)]
    new = tables.kind_level[lowest_on_mat(state, p, industry)]
    if new <= old:
        return forbid(
            state, "OVERBUILD-HIGHER-LEVEL", "why-overbuild-level", industry=there, old=old, new=new
        )
    if owner != p:
        return refuse_while_cubes(state, industry)
    return None


def refuse_while_cubes(state: BrassState, industry: int) -> Reason | None:
    """Another player's mine or works stays while any cube of its kind is on the board."""
    tables = state.tables
    clause = "OVERBUILD-OTHERS-NO-CUBES"
    name = industry_name(tables, industry)
    market = state.coal if industry == tables.coal_industry else state.iron
    if market > 0:
        return forbid(state, clause, "why-overbuild-market", industry=name, cubes=int(market))
    holders = stocked(state, industry)
    if holders:
        places = location_names(tables, [location_of(tables, slot) for slot in holders])
        return forbid(state, clause, "why-overbuild-cubes", industry=name, places=places)
    return None


def refuse_shared_slot(state: BrassState, industry: int, slot: int) -> Reason | None:
    """A free slot for this industry alone comes before one that others could use."""
    tables = state.tables
    alone = BIT[industry]
    if tables.slot_industries[slot] == alone:
        return None
    for other in slots_of(tables, location_of(tables, slot)):
        if tables.slot_industries[other] == alone and is_free(state, other):
            return forbid(
                state,
                "BUILD-SINGLE-ICON-FIRST",
                "why-single-icon-first",
                industry=industry_name(tables, industry),
                other=slot_name(tables, other),
            )
    return None


# The card -----------------------------------------------------------------------------


def names_place(state: BrassState, card: int, slot: int) -> bool:
    """A card that builds in this town, in or out of the network."""
    return state.tables.card_slots[card] & BIT[slot] != 0


def shows(state: BrassState, card: int, industry: int) -> bool:
    """A card with the icon of this industry."""
    return state.tables.card_industries[card] & BIT[industry] != 0


def industry_card_reaches(state: BrassState, slot: int, p: int, places: set[int]) -> bool:
    """Whether an industry card builds here. `places`: what counts as the network of p."""
    if location_of(state.tables, slot) in places:
        return True
    return has_nothing(state, p) and is_free(state, slot)


def allows(
    state: BrassState, card: int, industry: int, slot: int, p: int, places: set[int]
) -> bool:
    if names_place(state, card, slot):
        return True
    return shows(state, card, industry) and industry_card_reaches(state, slot, p, places)


# The cost -----------------------------------------------------------------------------


def refuse_money(
    state: BrassState, industry: int, slot: int, p: int, markets: list[int], laid: int
) -> Reason | None:
    """Why the tile cannot be paid for, coal and iron included; the coal is known to be
    available. `laid`: the cubes it gets."""
    tables = state.tables
    kind = lowest_on_mat(state, p, industry)
    origins = [location_of(tables, slot)]
    cost = tables.kind_cost[kind]
    coal = coal_price(state, origins, tables.kind_coal[kind], markets, slot)
    iron = iron_price(state, tables.kind_iron[kind], slot)
    money = int(state.seat[MONEY + p])
    if cost + coal + iron <= money:
        return None
    late = cost + coal + iron <= money + proceeds(state, industry, origins, markets, laid)
    return forbid(
        state,
        "BUILD-PAY-BEFORE-SALE" if late else "BUILD-PAY",
        "why-build-money",
        industry=industry_name(tables, industry),
        cost=cost,
        coal=coal,
        iron=iron,
        money=money,
    )


def proceeds(
    state: BrassState, industry: int, origins: list[int], markets: list[int], laid: int
) -> int:
    """What the cubes of a new mine or works would earn at once in the market as it is now."""
    tables = state.tables
    if industry == tables.iron_industry:
        return market_earnings(tables.iron_market, int(state.iron), laid)
    steps = walk(state, origins)
    if industry == tables.coal_industry and any(place in steps for place in markets):
        return market_earnings(tables.coal_market, int(state.coal), laid)
    return 0
