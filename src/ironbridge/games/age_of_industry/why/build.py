"""Why an industry cannot be built: the tile, the space, what lies there, coal and iron. Rulebook:
"Action : Construire une industrie", "Combiner vos deux actions en une seule".
"""

from __future__ import annotations

from ironbridge.games.age_of_industry.board import COMBINED, NOTHING
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.games.age_of_industry.why.board import (
    cards_held,
    industry_name,
    industry_of,
    is_free,
    kind_of,
    location_name,
    location_names,
    location_of,
    lowest_on_mat,
    owner_of,
    slots_of,
    source_name,
    source_names,
    standing,
)
from ironbridge.games.age_of_industry.why.cards import refuse_hand
from ironbridge.games.age_of_industry.why.cubes import coal_sources, iron_sources, refuse_cubes
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid, seat_id

# Building an industry -------------------------------------------------------------------------


def build(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """`build INDUSTRY SLOT`: one action, one card that allows it."""
    return (
        refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_hand(state, industry, slot, p)
        or refuse_cost(state, industry, slot, p)
    )


def combine(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """`combine INDUSTRY SLOT`: both actions and any one card."""
    return (
        refuse_combine(state, p)
        or refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_cost(state, industry, slot, p)
    )


def refuse_combine(state: AgePosition, p: int) -> Reason | None:
    if state.actions < COMBINED:
        first = state.round == 1 and state.board.first_round_actions < COMBINED
        key = "why-combine-first-round" if first else "why-combine-actions"
        return forbid("AI-COMBINE-BOTH", key, needed=COMBINED, actions=int(state.actions))
    if cards_held(state, p) == 0:
        return forbid("AI-COMBINE-ANYWHERE", "why-no-hand")
    return None


# The tile -------------------------------------------------------------------------------------


def refuse_tile(state: AgePosition, industry: int, p: int) -> Reason | None:
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    name = industry_name(board, industry)
    if kind == NOTHING:
        return forbid("AI-MAT-EMPTY", "why-mat-empty", industry=name)
    if board.kind_level[kind] == 0:
        return forbid("AI-MAT-LEVEL-ZERO", "why-level-zero", industry=name)
    return None


# The space ------------------------------------------------------------------------------------


def refuse_slot(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """There is no move to build an industry where the symbol of the space does not allow it."""
    return (
        refuse_ship_without_port(state, industry, slot)
        or refuse_overbuild(state, industry, slot, p)
        or refuse_limit(state, slot, p)
    )


def refuse_ship_without_port(state: AgePosition, industry: int, slot: int) -> Reason | None:
    board = state.board
    if industry != board.ship_industry:
        return None
    ports = members(board.lanes[slot])
    if any(port in ports for port in standing(state, int(board.port_industry))):
        return None
    places = location_names(board, [location_of(board, port) for port in ports])
    place = location_name(board, location_of(board, slot))
    return forbid("AI-SPACE-SHIP-NEEDS-PORT", "why-ship-no-port", place=place, places=places)


def refuse_limit(state: AgePosition, slot: int, p: int) -> Reason | None:
    """A player may have one tile in a location with few spaces, two in one with many."""
    board = state.board
    location = location_of(board, slot)
    others = [each for each in slots_of(board, location) if each != slot]
    own = [each for each in others if owner_of(state, each) == p]
    limit = board.location_limit[location]
    if len(own) < limit:
        return None
    many = board.many_slots & BIT[location] != 0
    return forbid(
        "AI-SPACE-MANY" if many else "AI-SPACE-FEW",
        "why-limit",
        place=location_name(board, location),
        many=int(many),
        limit=limit,
        tiles=[industry_name(board, industry_of(state, each)) for each in own],
    )


def refuse_overbuild(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """Why the tile in the slot, if there is one, cannot be replaced."""
    if is_free(state, slot):
        return None
    board = state.board
    owner, present = owner_of(state, slot), industry_of(state, slot)
    there = industry_name(board, present)
    exhaustible = (board.coal_industry, board.iron_industry)
    if owner != p and (present != industry or industry not in exhaustible):
        return forbid(
            "AI-OVERBUILD-OTHERS",
            "why-overbuild-others",
            slot=source_name(board, slot),
            there=there,
            owner=seat_id(owner),
        )
    old = board.kind_level[kind_of(state, slot)]
    new = board.kind_level[lowest_on_mat(state, p, industry)]
    if new <= old:
        name = industry_name(board, industry)
        return forbid(
            "AI-OVERBUILD-HIGHER",
            "why-overbuild-level",
            industry=name,
            there=there,
            old=old,
            new=new,
        )
    return None if owner == p else refuse_while_cubes(state, industry)


def refuse_while_cubes(state: AgePosition, industry: int) -> Reason | None:
    """Another's mine or works stays while a cube of its kind is on the map or on the track."""
    board = state.board
    rule = "AI-OVERBUILD-OTHERS-NO-CUBES"
    coal = industry == board.coal_industry
    name = industry_name(board, industry)
    track = int(state.coal if coal else state.iron)
    if track > 0:
        return forbid(rule, "why-overbuild-track", industry=name, cubes=track)
    sources = coal_sources(state) if coal else iron_sources(state)
    if sources:
        names = source_names(board, sources)
        if all(source >= board.slots for source in sources):
            rule = "AI-OVERBUILD-IMPORT-CUBES"
        return forbid(rule, "why-overbuild-cubes", industry=name, sources=names)
    return None


# The cost -------------------------------------------------------------------------------------


def refuse_cost(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """Why coal or iron cannot come here. Money is no reason: loans are not limited.

    A tile that is replaced stands until the new one is paid; a new port or ship opens its lanes.
    """
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    location = location_of(board, slot)
    return refuse_cubes(
        state,
        location_name(board, location),
        [location],
        board.kind_coal[kind],
        board.kind_iron[kind],
        slot,
    )
