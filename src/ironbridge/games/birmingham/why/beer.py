"""Why a brewery gives no beer for a second rail or a sale. Rulebook: "Fournir des tonneaux de
bière". Why a merchant gives no barrel is in `sell.py`."""

from __future__ import annotations

from ironbridge.brass.why.board import (
    industry_of,
    is_free,
    link_name,
    location_name,
    location_of,
    owner_of,
    slot_name,
    stocked,
    walk,
)
from ironbridge.brass.why.cubes import needed_at
from ironbridge.games.birmingham.move_space import LINK
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def beer(state: Position, slot: int, p: int) -> Reason | None:
    """`beer SLOT`: this brewery gives the next barrel."""
    board = state.board
    if is_free(state, slot) or industry_of(state, slot) != board.beer_industry:
        return forbid("BB-BEER-OWN", "why-beer-no-brewery", slot=slot_name(board, slot))
    place = location_name(board, location_of(board, slot))
    if state.cubes[slot] == 0:
        return forbid("BB-BEER-OWN", "why-beer-brewery-empty", place=place)
    if slot not in breweries(state, p, walk(state, needed_at(state, state.action == LINK))):
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


def breweries(state: Position, p: int, steps: dict[int, int]) -> list[int]:
    """Breweries with beer: one's own wherever they are, other players' that are connected."""
    return [
        slot
        for slot in stocked(state, int(state.board.beer_industry))
        if owner_of(state, slot) == p or location_of(state.board, slot) in steps
    ]


def brewery_beer(state: Position, p: int, steps: dict[int, int]) -> int:
    return sum(int(state.cubes[slot]) for slot in breweries(state, p, steps))
