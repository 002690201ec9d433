"""Where coal and iron come from, and what they cost: the sources as the checker sees them.
Rulebooks: "Acheminer du charbon", "Acheminer du fer"."""

from __future__ import annotations

from typing import Final

from ironbridge.brass.rules.state import BrassState
from ironbridge.brass.why.board import (
    ends_of,
    forbid,
    holds_tile,
    location_name,
    location_names,
    location_of,
    market_price,
    slot_name,
    stocked,
    walk,
)
from ironbridge.kernel import phrase
from ironbridge.kernel.phrase import Reason

UNREACHABLE: Final = -1
"""As a price: it cannot be had for any money."""
NO_SLOT: Final = -1
"""As the slot that is replaced: none."""


def needed_at(state: BrassState, of_link: bool) -> list[int]:
    """The locations from which the action in progress looks for coal or beer: the ends of the
    link, or the town built in or sold from."""
    if of_link:
        return ends_of(state.tables, int(state.target))
    return [location_of(state.tables, int(state.target))]


# Coal ---------------------------------------------------------------------------------


def mines(state: BrassState, replaced: int) -> list[int]:
    """The slots of mines with coal; the cubes on a tile that is replaced go with it."""
    return [slot for slot in stocked(state, int(state.tables.coal_industry)) if slot != replaced]


def connected_coal(state: BrassState, steps: dict[int, int], replaced: int) -> int:
    """The cubes in connected mines."""
    return sum(
        int(state.cubes[mine])
        for mine in mines(state, replaced)
        if location_of(state.tables, mine) in steps
    )


def coal_price(
    state: BrassState, origins: list[int], wanted: int, markets: list[int], replaced: int = NO_SLOT
) -> int:
    """What `wanted` coal costs at the origins: mines give it free, the market sells the rest to
    whoever is connected to one of the places `markets`."""
    if wanted == 0:
        return 0
    steps = walk(state, origins)
    missing = wanted - connected_coal(state, steps, replaced)
    if missing <= 0:
        return 0
    if not any(place in steps for place in markets):
        return UNREACHABLE
    return market_price(state.tables.coal_market, int(state.coal), missing)


def refuse_coal(
    state: BrassState,
    rule: str,
    no_mine_rule: str,
    origins: list[int],
    at: str,
    wanted: int,
    replaced: int = NO_SLOT,
) -> Reason:
    """Why there is not enough coal at the place or link named by `at`: by `rule`, or by
    `no_mine_rule` where the market alone could give it."""
    holders = mines(state, replaced)
    found = connected_coal(state, walk(state, origins), replaced)
    if found:
        return phrase.forbid(rule, "why-coal-too-little", place=at, found=found, needed=wanted)
    if holders:
        places = [location_of(state.tables, mine) for mine in holders]
        names = location_names(state.tables, places)
        return phrase.forbid(rule, "why-coal-not-connected", place=at, mines=names)
    return phrase.forbid(no_mine_rule, "why-coal-none", place=at)


def coal(state: BrassState, slot: int, origins: list[int]) -> Reason | None:
    """`coal SLOT`: this mine gives the next cube, wanted at the origins."""
    tables = state.tables
    location = location_of(tables, slot)
    place = location_name(tables, location)
    if not holds_tile(state, slot, int(tables.coal_industry)):
        return forbid(state, "COAL-NEAREST", "why-coal-no-mine", slot=slot_name(tables, slot))
    if state.cubes[slot] == 0:
        return forbid(state, "COAL-NEXT-NEAREST", "why-coal-mine-empty", place=place)
    steps = walk(state, origins)
    if location not in steps:
        return forbid(state, "COAL-CONNECTED", "why-coal-mine-far", place=place)
    nearer = [
        location_of(tables, mine)
        for mine in stocked(state, int(tables.coal_industry))
        if steps.get(location_of(tables, mine), steps[location]) < steps[location]
    ]
    if nearer:
        names = location_names(tables, nearer)
        return forbid(state, "COAL-NEAREST", "why-coal-nearer", place=place, nearer=names)
    return None


# Iron ---------------------------------------------------------------------------------


def iron_price(state: BrassState, wanted: int, replaced: int = NO_SLOT) -> int:
    """What `wanted` iron costs; any works gives it free, the market sells the rest. The cubes on
    a works that is replaced go with it."""
    works = [slot for slot in stocked(state, int(state.tables.iron_industry)) if slot != replaced]
    missing = wanted - sum(int(state.cubes[slot]) for slot in works)
    if missing <= 0:
        return 0
    return market_price(state.tables.iron_market, int(state.iron), missing)


def iron(state: BrassState, slot: int) -> Reason | None:
    """`iron SLOT`: this works gives the next cube."""
    tables = state.tables
    if not holds_tile(state, slot, int(tables.iron_industry)):
        return forbid(state, "IRON-ANY-WORKS", "why-iron-no-works", slot=slot_name(tables, slot))
    if state.cubes[slot] == 0:
        place = location_name(tables, location_of(tables, slot))
        return forbid(state, "IRON-ANY-WORKS", "why-iron-works-empty", place=place)
    return None
