"""Why a brewery or a merchant gives no beer for a second rail or a sale. Rulebook: "Fournir des
tonneaux de bière"."""

from __future__ import annotations

from ironbridge.brass.board import NOTHING
from ironbridge.brass.why.board import industry_of, is_free, location_of, owner_of, stocked, walk
from ironbridge.brass.why.names import industry_name, link_name, location_name, slot_name
from ironbridge.games.birmingham.move_space import LINK
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.games.birmingham.why.cubes import needed_at
from ironbridge.games.birmingham.why.merchants import buys, has_barrel, merchant_name, space_name
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def breweries(state: Position, p: int, steps: dict[int, int]) -> list[int]:
    """Own breweries with beer wherever they are, other players' that are connected."""
    return [
        slot
        for slot in stocked(state, int(state.board.beer_industry))
        if owner_of(state, slot) == p or location_of(state.board, slot) in steps
    ]


def brewery_beer(state: Position, p: int, steps: dict[int, int]) -> int:
    return sum(int(state.cubes[slot]) for slot in breweries(state, p, steps))


def beer(state: Position, slot: int, p: int) -> Reason | None:
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


def barrel(state: Position, space: int) -> Reason | None:
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
