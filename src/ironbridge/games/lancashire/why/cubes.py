"""Where coal and iron come from, and what they cost: the sources as the checker sees them.

Rulebook: "Acheminer du charbon", "Acheminer du fer".
"""

from __future__ import annotations

from typing import Final

from ironbridge.brass.why.board import ends_of, holds_tile, location_of, market_price, stocked, walk
from ironbridge.brass.why.names import location_name, location_names, slot_name
from ironbridge.games.lancashire.move_space import LINK
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.board import reaches_market, without_icon
from ironbridge.kernel.phrase import Reason, forbid

UNREACHABLE: Final = -1
"""As a price: it cannot be had for any money."""


# Coal ---------------------------------------------------------------------------------


NEW: Final = -1
"""As the slot that is replaced: none."""


def mines(state: Position, replaced: int) -> list[int]:
    """The slots of mines with coal; the cubes on a tile that is replaced go with it."""
    return [slot for slot in stocked(state, int(state.board.coal_industry)) if slot != replaced]


def connected_coal(state: Position, steps: dict[int, int], replaced: int) -> int:
    """The cubes in connected mines."""
    return sum(
        int(state.cubes[mine])
        for mine in mines(state, replaced)
        if location_of(state.board, mine) in steps
    )


def coal_price(state: Position, origins: list[int], wanted: int, replaced: int = NEW) -> int:
    """What `wanted` coal costs at the origins; mines give it free, the market sells the rest.

    No tile that needs coal opens the market itself (components.py sees to it), so it makes no
    difference that the tile to be built does not stand yet.
    """
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
    state: Position,
    rule: str,
    origins: list[int],
    at: str,
    wanted: int,
    replaced: int = NEW,
) -> Reason:
    """Why there is not enough coal at the place or link named by `at`."""
    board = state.board
    holders = mines(state, replaced)
    steps = walk(state, origins)
    found = connected_coal(state, steps, replaced)
    if without_icon(state, steps):
        rule = "BL-COAL-MARKET-NOT-ALL-PLACES"
    if found:
        return forbid(rule, "why-coal-too-little", place=at, found=found, needed=wanted)
    if holders:
        places = location_names(board, [location_of(board, mine) for mine in holders])
        return forbid(rule, "why-coal-not-connected", place=at, mines=places)
    return forbid(rule, "why-coal-none", place=at)


def coal(state: Position, slot: int) -> Reason | None:
    """`coal SLOT`: this mine gives the next cube."""
    board = state.board
    location = location_of(board, slot)
    place = location_name(board, location)
    if not holds_tile(state, slot, int(board.coal_industry)):
        return forbid("BL-COAL-NEAREST", "why-coal-no-mine", slot=slot_name(board, slot))
    if state.cubes[slot] == 0:
        return forbid("BL-COAL-NEXT-NEAREST", "why-coal-mine-empty", place=place)
    steps = walk(state, needed_at(state))
    if location not in steps:
        return forbid("BL-COAL-CONNECTED", "why-coal-mine-far", place=place)
    nearer = [
        location_of(board, mine)
        for mine in stocked(state, int(board.coal_industry))
        if steps.get(location_of(board, mine), steps[location]) < steps[location]
    ]
    if nearer:
        names = location_names(board, nearer)
        return forbid("BL-COAL-NEAREST", "why-coal-nearer", place=place, nearer=names)
    return None


def needed_at(state: Position) -> list[int]:
    """The locations from which the action in progress looks for coal."""
    if state.action == LINK:
        return ends_of(state.board, int(state.target))
    return [location_of(state.board, int(state.target))]


# Iron ---------------------------------------------------------------------------------


def iron_price(state: Position, wanted: int, replaced: int = NEW) -> int:
    """What `wanted` iron costs; any works gives it free, the market sells the rest. The cubes on
    a works that is replaced go with it."""
    works = [slot for slot in stocked(state, int(state.board.iron_industry)) if slot != replaced]
    missing = wanted - sum(int(state.cubes[slot]) for slot in works)
    if missing <= 0:
        return 0
    return market_price(state.board.iron_market, int(state.iron), missing)


def iron(state: Position, slot: int) -> Reason | None:
    """`iron SLOT`: this works gives the next cube."""
    board = state.board
    if not holds_tile(state, slot, int(board.iron_industry)):
        return forbid("BL-IRON-ANY-WORKS", "why-iron-no-works", slot=slot_name(board, slot))
    if state.cubes[slot] == 0:
        place = location_name(board, location_of(board, slot))
        return forbid("BL-IRON-ANY-WORKS", "why-iron-works-empty", place=place)
    return None
