"""Where coal and iron come from, and what they cost: the sources as the checker sees them.

Rulebook: "Acheminer du charbon", "Acheminer du fer".
"""

from __future__ import annotations

from typing import Final

from ironbridge.brass.why.board import (
    ends_of,
    industry_of,
    is_free,
    location_of,
    market_price,
    stocked,
    walk,
)
from ironbridge.brass.why.names import location_name, location_names, slot_name
from ironbridge.games.birmingham.move_space import LINK
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import members
from ironbridge.kernel.phrase import Reason, forbid

UNREACHABLE: Final = -1
"""As a price: it cannot be had for any money."""
NO_SLOT: Final = -1


# Coal ---------------------------------------------------------------------------------


def reaches_market(state: Position, steps: dict[int, int]) -> bool:
    """Any merchant location opens the coal market, with or without tiles."""
    return any(place in steps for place in members(state.board.merchant_locations))


def connected_coal(state: Position, steps: dict[int, int], replaced: int) -> int:
    """The cubes in connected mines. Those on a tile about to be replaced are gone by then."""
    return sum(
        int(state.cubes[mine])
        for mine in stocked(state, int(state.board.coal_industry))
        if mine != replaced and location_of(state.board, mine) in steps
    )


def coal_price(state: Position, origins: list[int], wanted: int, replaced: int) -> int:
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
    state: Position, rule: str, origins: list[int], at: str, wanted: int, replaced: int
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


def coal(state: Position, slot: int) -> Reason | None:
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


def needed_at(state: Position) -> list[int]:
    """The locations from which the action in progress looks for coal or beer."""
    if state.action == LINK:
        return ends_of(state.board, int(state.target))
    return [location_of(state.board, int(state.target))]


# Iron ---------------------------------------------------------------------------------


def iron_price(state: Position, wanted: int, replaced: int) -> int:
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


def iron(state: Position, slot: int) -> Reason | None:
    """`iron SLOT`: this works gives the next cube."""
    board = state.board
    if is_free(state, slot) or industry_of(state, slot) != board.iron_industry:
        return forbid("BB-IRON-ANY-WORKS", "why-iron-no-works", slot=slot_name(board, slot))
    if state.cubes[slot] == 0:
        place = location_name(board, location_of(board, slot))
        return forbid("BB-IRON-ANY-WORKS", "why-iron-works-empty", place=place)
    return None
