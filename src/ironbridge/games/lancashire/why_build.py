"""Why an industry tile cannot be built: the tile, the slot, the cost.

Rulebook: "Action - Construction", "Remplacer une tuile Industrie". The cards are in why_cards.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.lancashire.board import CANAL, NOTHING, RAIL
from ironbridge.games.lancashire.layout import MONEY
from ironbridge.games.lancashire.why_cards import refuse_hand, virtually_reached
from ironbridge.games.lancashire.why_map import reaches_market
from ironbridge.games.lancashire.why_sources import (
    UNREACHABLE,
    coal_price,
    connected_coal,
    iron_price,
    mines,
    refuse_coal,
)
from ironbridge.industry.sight import (
    NOBODY,
    ends_of,
    industry_of,
    is_free,
    kind_of,
    location_of,
    lowest_on_mat,
    network,
    owner_of,
    slots_of,
    stocked,
    walk,
)
from ironbridge.industry.why_names import industry_name, location_name, location_names, slot_name
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid, seat_id

if TYPE_CHECKING:
    from ironbridge.games.lancashire.state import LancashireState


def build(state: LancashireState, industry: int, slot: int, p: int) -> Reason | None:
    """`build INDUSTRY SLOT`: one action, one card."""
    return (
        refuse_dry_town(state, industry, slot)
        or refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_hand(state, industry, slot, p, double_would_do(state, industry, slot, p))
        or refuse_cost(state, industry, slot, p)
    )


def double(state: LancashireState, industry: int, slot: int, p: int) -> Reason | None:
    """`double INDUSTRY SLOT`: both actions and any two cards, which stand for the town's card."""
    return (
        refuse_double(state)
        or refuse_dry_town(state, industry, slot)
        or refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_cost(state, industry, slot, p)
    )


def refuse_double(state: LancashireState) -> Reason | None:
    """Why the turn has not the two actions a double action build takes."""
    if state.actions >= state.board.double_cards:
        return None
    first = state.era == CANAL and state.round == 1
    key = "why-double-first-round" if first else "why-double-actions"
    cards, actions = int(state.board.double_cards), int(state.actions)
    return forbid("BL-DOUBLE-BOTH-ACTIONS", key, cards=cards, actions=actions)


def double_would_do(state: LancashireState, industry: int, slot: int, p: int) -> int:
    """With how many cards a double action build would succeed now, 0 when it would not: a hint
    worth giving. Tile and slot are known to be right."""
    if refuse_double(state) or refuse_cost(state, industry, slot, p):
        return 0
    return int(state.board.double_cards)


# The town -----------------------------------------------------------------------------


def refuse_dry_town(state: LancashireState, industry: int, slot: int) -> Reason | None:
    """In the Canal Era no coal can ever come to a town without canals, mines and ports. That is
    said first: no card, no link and no development would help."""
    board = state.board
    location = location_of(board, slot)
    if state.era != CANAL or not needs_coal_by_canal(state, industry):
        return None
    canals = [link for link in members(board.canals) if location in ends_of(board, link)]
    sources = BIT[board.coal_industry] | BIT[board.port_industry]
    if canals or any(board.slot_industries[own] & sources for own in slots_of(board, location)):
        return None
    return forbid(
        "BL-BUILD-CANAL-NO-COAL-TOWNS",
        "why-canal-no-coal",
        place=location_name(board, location),
        industry=industry_name(board, industry),
    )


def needs_coal_by_canal(state: LancashireState, industry: int) -> bool:
    """Whether every tile of the industry that the Canal Era allows needs coal."""
    board = state.board
    kinds = [kind for kind, known in enumerate(board.kind_industry) if known == industry]
    allowed = [kind for kind in kinds if board.kind_buildable[kind * 2 + CANAL]]
    return all(board.kind_coal[kind] > 0 for kind in allowed)


# The tile -----------------------------------------------------------------------------


def refuse_tile(state: LancashireState, industry: int, p: int) -> Reason | None:
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    name = industry_name(board, industry)
    if kind == NOTHING:
        return forbid("BL-BUILD-MAT-EMPTY", "why-mat-empty", industry=name)
    if board.kind_buildable[kind * 2 + int(state.era)]:
        return None
    level = board.kind_level[kind]
    if not board.kind_buildable[kind * 2 + CANAL] and not board.kind_buildable[kind * 2 + RAIL]:
        return forbid("BL-BUILD-SHIPYARD-ZERO", "why-shipyard-zero", industry=name, level=level)
    if state.era == CANAL:
        return forbid("BL-BUILD-CANAL-ERA-TILES", "why-rail-tile", industry=name, level=level)
    return forbid("BL-BUILD-RAIL-ERA-TILES", "why-canal-tile", industry=name, level=level)


# The slot -----------------------------------------------------------------------------


def refuse_slot(state: LancashireState, industry: int, slot: int, p: int) -> Reason | None:
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


def refuse_second_tile(state: LancashireState, slot: int, own: int) -> Reason:
    board = state.board
    rule = "BL-BUILD-CANAL-ONE-PER-LOCATION"
    if owner_of(state, slot) != NOBODY:
        rule = "BL-OVERBUILD-CANAL-OTHERS"
    place = location_name(board, location_of(board, slot))
    industry = industry_name(board, industry_of(state, own))
    return forbid(rule, "why-one-per-location", place=place, industry=industry)


def refuse_overbuild(state: LancashireState, industry: int, slot: int, p: int) -> Reason | None:
    """Why the tile in the slot cannot be replaced."""
    board = state.board
    owner = owner_of(state, slot)
    present = industry_of(state, slot)
    there = industry_name(board, present)
    name = slot_name(board, slot)
    if present != industry and owner == p:
        return forbid(
            "BL-OVERBUILD-SAME-INDUSTRY",
            "why-overbuild-industry",
            slot=name,
            there=there,
            industry=industry_name(board, industry),
        )
    if present != industry:
        return forbid(
            "BL-BUILD-SLOT-FREE", "why-slot-taken", slot=name, there=there, owner=seat_id(owner)
        )
    if owner != p and industry not in (board.coal_industry, board.iron_industry):
        return forbid(
            "BL-OVERBUILD-OTHERS-MINES-WORKS",
            "why-overbuild-others",
            slot=name,
            there=there,
            owner=seat_id(owner),
        )
    old = board.kind_level[kind_of(state, slot)]
    new = board.kind_level[lowest_on_mat(state, p, industry)]
    if new <= old:
        return forbid(
            "BL-OVERBUILD-HIGHER-LEVEL", "why-overbuild-level", industry=there, old=old, new=new
        )
    if owner != p:
        return refuse_while_cubes(state, industry)
    return None


def refuse_while_cubes(state: LancashireState, industry: int) -> Reason | None:
    """Another player's mine or works stays while any cube of its kind is on the board."""
    board = state.board
    rule = "BL-OVERBUILD-OTHERS-NO-CUBES"
    name = industry_name(board, industry)
    market = state.coal if industry == board.coal_industry else state.iron
    if market > 0:
        return forbid(rule, "why-overbuild-market", industry=name, cubes=int(market))
    holders = stocked(state, industry)
    if holders:
        places = location_names(board, [location_of(board, slot) for slot in holders])
        return forbid(rule, "why-overbuild-cubes", industry=name, places=places)
    return None


def refuse_shared_slot(state: LancashireState, industry: int, slot: int) -> Reason | None:
    """A free slot for this industry alone comes before one that others could use."""
    board = state.board
    alone = BIT[industry]
    if board.slot_industries[slot] == alone:
        return None
    for other in slots_of(board, location_of(board, slot)):
        if board.slot_industries[other] == alone and is_free(state, other):
            return forbid(
                "BL-BUILD-SINGLE-ICON-FIRST",
                "why-single-icon-first",
                industry=industry_name(board, industry),
                other=slot_name(board, other),
            )
    return None


# The cost -----------------------------------------------------------------------------


def refuse_cost(state: LancashireState, industry: int, slot: int, p: int) -> Reason | None:
    """Why coal, iron or money for the tile cannot be provided."""
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    origins = [location_of(board, slot)]
    wanted = board.kind_coal[kind]
    coal = coal_price(state, origins, wanted, slot)
    if coal == UNREACHABLE:
        return refuse_tile_coal(state, slot, wanted, p)
    iron = iron_price(state, board.kind_iron[kind], slot)
    cost = board.kind_cost[kind]
    money = int(state.seat[MONEY + p])
    if cost + coal + iron > money:
        late = cost + coal + iron <= money + proceeds(state, kind, slot)
        return forbid(
            "BL-BUILD-PAY-BEFORE-SALE" if late else "BL-BUILD-PAY",
            "why-build-money",
            industry=industry_name(board, industry),
            cost=cost,
            coal=coal,
            iron=iron,
            money=money,
        )
    return None


def refuse_tile_coal(state: LancashireState, slot: int, wanted: int, p: int) -> Reason:
    """Why the coal for a tile cannot come. What the virtual link reaches it does not supply."""
    board = state.board
    location = location_of(board, slot)
    place = location_name(board, location)
    places = network(state, p)
    if location not in places and virtually_reached(state, location, places):
        return forbid("BL-VIRTUAL-NO-COAL", "why-virtual-no-coal", place=place)
    steps = walk(state, [location])
    bare = not mines(state, slot)
    # Connected to other places, and all coal must be bought: what is missing is a market.
    buys = connected_coal(state, steps, slot) > 0 or (bare and len(steps) > 1)
    rule = "BL-COAL-MARKET-ACCESS" if buys else "BL-BUILD-COAL-IRON"
    return refuse_coal(state, rule, [location], place, wanted, slot)


def proceeds(state: LancashireState, kind: int, slot: int) -> int:
    """What the markets would pay for the cubes of the new tile, once it is paid for."""
    board = state.board
    if board.kind_industry[kind] == board.iron_industry:
        market, full = board.iron_market, int(state.iron)
    elif board.kind_industry[kind] == board.coal_industry:
        if not reaches_market(state, walk(state, [location_of(board, slot)])):
            return 0
        market, full = board.coal_market, int(state.coal)
    else:
        return 0
    prices = sorted((int(price) for price in market.prices), reverse=True)
    return sum(prices[full:][: board.kind_cubes[kind]])
