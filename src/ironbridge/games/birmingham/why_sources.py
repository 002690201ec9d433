"""Where coal, iron and beer come from, and what they cost: the sources as the checker sees them.

Rulebook: "Acheminer du charbon", "Acheminer du fer", "Fournir des tonneaux de bière".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ironbridge.games.birmingham.board import NOTHING
from ironbridge.games.birmingham.space import LINK
from ironbridge.games.birmingham.why_names import merchant_name, space_name
from ironbridge.industry.checking import market_price
from ironbridge.industry.sight import (
    ends_of,
    industry_of,
    is_free,
    location_of,
    owner_of,
    stocked,
    walk,
)
from ironbridge.industry.why_names import (
    industry_name,
    link_name,
    location_name,
    location_names,
    slot_name,
)
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid, seat_id

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState

UNREACHABLE: Final = -1
"""As a price: it cannot be had for any money."""
NO_SLOT: Final = -1


# Coal ---------------------------------------------------------------------------------


def reaches_market(state: BirminghamState, steps: dict[int, int]) -> bool:
    """Any merchant location opens the coal market, with or without tiles."""
    return any(place in steps for place in members(state.board.merchant_locations))


def connected_coal(state: BirminghamState, steps: dict[int, int], replaced: int) -> int:
    """The cubes in connected mines. Those on a tile about to be replaced are gone by then."""
    return sum(
        int(state.cubes[mine])
        for mine in stocked(state, int(state.board.coal_industry))
        if mine != replaced and location_of(state.board, mine) in steps
    )


def coal_price(state: BirminghamState, origins: list[int], wanted: int, replaced: int) -> int:
    """What `wanted` coal costs at the origins; mines give it free, the market sells the rest."""
    if wanted == 0:
        return 0
    steps = walk(state, origins)
    missing = wanted - connected_coal(state, steps, replaced)
    if missing <= 0:
        return 0
    if not reaches_market(state, steps):
        return UNREACHABLE
    return market_price(state.board.coal_market, int(state.coal), missing)


def refuse_coal(
    state: BirminghamState, rule: str, origins: list[int], at: str, wanted: int, replaced: int
) -> Reason:
    """Why there is not enough coal at the place or link named by `at`: by `rule`, unless there is
    none but the market's."""
    board = state.board
    mines = [mine for mine in stocked(state, int(board.coal_industry)) if mine != replaced]
    found = connected_coal(state, walk(state, origins), replaced)
    if found:
        return forbid(rule, "why-coal-too-little", place=at, found=found, needed=wanted)
    if mines:
        places = location_names(board, [location_of(board, mine) for mine in mines])
        return forbid(rule, "why-coal-not-connected", place=at, mines=places)
    return forbid("BB-COAL-MARKET-ACCESS", "why-coal-none", place=at)


def coal(state: BirminghamState, slot: int) -> Reason | None:
    """`coal SLOT`: this mine gives the next cube."""
    board = state.board
    place = location_name(board, location_of(board, slot))
    if is_free(state, slot) or industry_of(state, slot) != board.coal_industry:
        return forbid("BB-COAL-NEAREST", "why-coal-no-mine", slot=slot_name(board, slot))
    if state.cubes[slot] == 0:
        return forbid("BB-COAL-NEXT-NEAREST", "why-coal-mine-empty", place=place)
    steps = walk(state, needed_at(state))
    location = location_of(board, slot)
    if location not in steps:
        return forbid("BB-COAL-CONNECTED", "why-coal-mine-far", place=place)
    nearer = [
        location_of(board, mine)
        for mine in stocked(state, int(board.coal_industry))
        if steps.get(location_of(board, mine), steps[location]) < steps[location]
    ]
    if nearer:
        names = location_names(board, nearer)
        return forbid("BB-COAL-NEAREST", "why-coal-nearer", place=place, nearer=names)
    return None


def needed_at(state: BirminghamState) -> list[int]:
    """The locations from which the action in progress looks for coal or beer."""
    if state.action == LINK:
        return ends_of(state.board, int(state.target))
    return [location_of(state.board, int(state.target))]


# Iron ---------------------------------------------------------------------------------


def iron_price(state: BirminghamState, wanted: int, replaced: int) -> int:
    """What `wanted` iron costs; any works gives it free, the market sells the rest."""
    given = sum(
        int(state.cubes[works])
        for works in stocked(state, int(state.board.iron_industry))
        if works != replaced
    )
    missing = wanted - given
    if missing <= 0:
        return 0
    return market_price(state.board.iron_market, int(state.iron), missing)


def iron(state: BirminghamState, slot: int) -> Reason | None:
    """`iron SLOT`: this works gives the next cube."""
    board = state.board
    if is_free(state, slot) or industry_of(state, slot) != board.iron_industry:
        return forbid("BB-IRON-ANY-WORKS", "why-iron-no-works", slot=slot_name(board, slot))
    if state.cubes[slot] == 0:
        place = location_name(board, location_of(board, slot))
        return forbid("BB-IRON-ANY-WORKS", "why-iron-works-empty", place=place)
    return None


# Beer ---------------------------------------------------------------------------------


def breweries(state: BirminghamState, p: int, steps: dict[int, int]) -> list[int]:
    """Own breweries with beer wherever they are, other players' that are connected."""
    return [
        slot
        for slot in stocked(state, int(state.board.beer_industry))
        if owner_of(state, slot) == p or location_of(state.board, slot) in steps
    ]


def brewery_beer(state: BirminghamState, p: int, steps: dict[int, int]) -> int:
    return sum(int(state.cubes[slot]) for slot in breweries(state, p, steps))


def buyers(state: BirminghamState, industry: int, steps: dict[int, int]) -> list[int]:
    """The connected merchant spaces whose tile shows the industry."""
    board = state.board
    return [
        space
        for space in range(int(board.spaces))
        if board.space_location[space] in steps and buys(state, space, industry)
    ]


def buys(state: BirminghamState, space: int, industry: int) -> bool:
    tile = state.merchants[space]
    return tile != NOTHING and state.board.merchant_buys[tile] & BIT[industry] != 0


def has_barrel(state: BirminghamState, space: int) -> bool:
    return state.barrels & BIT[space] != 0


def beer(state: BirminghamState, slot: int, p: int) -> Reason | None:
    """`beer SLOT`: this brewery gives the next barrel."""
    board = state.board
    if is_free(state, slot) or industry_of(state, slot) != board.beer_industry:
        return forbid("BB-BEER-OWN", "why-beer-no-brewery", slot=slot_name(board, slot))
    place = location_name(board, location_of(board, slot))
    if state.cubes[slot] == 0:
        return forbid("BB-BEER-OWN", "why-beer-brewery-empty", place=place)
    if slot not in breweries(state, p, walk(state, needed_at(state))):
        owner = seat_id(owner_of(state, slot))
        if state.action == LINK:
            return forbid(
                "BB-NETWORK-RAIL-TWO-CONNECTED",
                "why-beer-far-from-link",
                place=place,
                owner=owner,
                link=link_name(board, int(state.target)),
            )
        sold = location_name(board, location_of(board, int(state.target)))
        return forbid(
            "BB-BEER-OTHERS", "why-beer-far-from-sale", place=place, owner=owner, sold=sold
        )
    return None


def barrel(state: BirminghamState, space: int) -> Reason | None:
    """`beer SPACE`: the barrel of this merchant goes into the tile being sold.

    The breweries can always give the rest: else the sale could not have begun, because no
    more than one merchant's barrel counts for a tile.
    """
    board = state.board
    name = space_name(board, space)
    if state.action == LINK:
        return forbid("BB-NETWORK-RAIL-TWO-BREWERY", "why-barrel-for-rail")
    industry = industry_of(state, int(state.target))
    tile = state.merchants[space]
    if tile == NOTHING:
        return forbid("BB-SETUP-MERCHANT-SPACES", "why-barrel-no-tile", space=name)
    if not buys(state, space, industry):
        return forbid(
            "BB-BONUS-MERCHANT-SOLD-TO",
            "why-barrel-not-buying",
            space=name,
            merchant=merchant_name(board, tile),
            industry=industry_name(board, industry),
        )
    if not has_barrel(state, space):
        return forbid("BB-SELL-MERCHANT-AGAIN", "why-barrel-gone", space=name)
    steps = walk(state, needed_at(state))
    if board.space_location[space] not in steps:
        sold = location_name(board, location_of(board, int(state.target)))
        return forbid("BB-BONUS-MERCHANT-SOLD-TO", "why-barrel-far", space=name, sold=sold)
    if state.spent_barrel:
        return forbid("BB-BONUS-ONE-PER-TILE", "why-barrel-second")
    return None
