"""Why a tile cannot be sold, and why a merchant gives no barrel for it. Rulebook: "Action -
Vente", "Bonus de bière des marchands"."""

from __future__ import annotations

from ironbridge.brass.board import NOTHING
from ironbridge.brass.why.board import (
    NOBODY,
    has_tiles,
    industry_name,
    industry_of,
    is_flipped,
    kind_of,
    location_name,
    location_names,
    location_of,
    owner_of,
    slot_name,
    walk,
)
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.move_space import LINK
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.games.birmingham.why.beer import brewery_beer
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def sell(state: Position, slot: int, p: int) -> Reason | None:
    """`sell SLOT`, as an action or after another tile of the same action."""
    return refuse_tile(state, slot, p) or refuse_merchants(state, slot, p)


def refuse_tile(state: Position, slot: int, p: int) -> Reason | None:
    """Why there is nothing to sell here."""
    board = state.board
    owner = owner_of(state, slot)
    name = slot_name(board, slot)
    if not has_tiles(state, p):
        return forbid("BB-SELL-OWN-TILE", "why-sell-none")
    if owner == NOBODY:
        return forbid("BB-SELL-OWN-TILE", "why-sell-no-tile", slot=name)
    if owner != p:
        return forbid("BB-SELL-OWN-TILE", "why-sell-others", slot=name, owner=seat_id(owner))
    industry = industry_of(state, slot)
    named = industry_name(board, industry)
    if not board.sold_industries & BIT[industry]:
        return forbid("BB-SELL-INDUSTRIES", "why-sell-industry", industry=named)
    if is_flipped(state, slot):
        return forbid("BB-SELL-UNFLIPPED", "why-sell-flipped", industry=named)
    return None


def refuse_merchants(state: Position, slot: int, p: int) -> Reason | None:
    """Why no merchant takes the goods: none connected that wants them, or too little beer."""
    board = state.board
    industry = industry_of(state, slot)
    location = location_of(board, slot)
    steps = walk(state, [location])
    ready = buyers(state, industry, steps)
    if not ready:
        return refuse_no_buyer(state, industry, location, steps)
    needed = board.kind_beer[kind_of(state, slot)]
    # The barrel belongs to the merchant sold to, hence one at most for this tile.
    found = brewery_beer(state, p, steps)
    if any(has_barrel(state, space) for space in ready):
        found += 1
    if found < needed:
        return forbid(
            "BB-SELL-BEER",
            "why-sell-beer",
            industry=industry_name(board, industry),
            place=location_name(board, location),
            needed=needed,
            found=found,
        )
    return None


def refuse_no_buyer(state: Position, industry: int, location: int, steps: dict[int, int]) -> Reason:
    board = state.board
    met = [
        space
        for space, tile in enumerate(state.merchants)
        if tile != NOTHING and board.space_location[space] in steps
    ]
    wanting = [
        board.space_location[space]
        for space in range(int(board.spaces))
        if buys(state, space, industry)
    ]
    named = industry_name(board, industry)
    if met and not any(board.merchant_buys[state.merchants[space]] for space in met):
        return forbid(
            "BB-SELL-BLANK-MERCHANT",
            "why-sell-blank",
            industry=named,
            place=location_name(board, location),
            merchants=location_names(board, [board.space_location[space] for space in met]),
        )
    if not wanting:
        return forbid("BB-SELL-MERCHANT", "why-sell-no-merchant", industry=named)
    return forbid(
        "BB-SELL-MERCHANT",
        "why-sell-not-connected",
        industry=named,
        place=location_name(board, location),
        merchants=location_names(board, wanting),
    )


# Merchants ----------------------------------------------------------------------------


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
    steps = walk(state, [location_of(board, int(state.target))])
    if board.space_location[space] not in steps:
        sold = location_name(board, location_of(board, int(state.target)))
        return forbid("BB-BONUS-MERCHANT-SOLD-TO", "why-barrel-far", space=name, sold=sold)
    if state.spent_barrel:
        return forbid("BB-BONUS-ONE-PER-TILE", "why-barrel-second")
    return None


def buyers(state: Position, industry: int, steps: dict[int, int]) -> list[int]:
    """The connected merchant spaces whose tile shows the industry."""
    board = state.board
    return [
        space
        for space in range(int(board.spaces))
        if board.space_location[space] in steps and buys(state, space, industry)
    ]


def buys(state: Position, space: int, industry: int) -> bool:
    tile = state.merchants[space]
    return tile != NOTHING and state.board.merchant_buys[tile] & BIT[industry] != 0


def has_barrel(state: Position, space: int) -> bool:
    return state.barrels & BIT[space] != 0


def space_name(board: Board, space: int) -> str:
    return f"space-{board.space_ids[space]}"


def merchant_name(board: Board, tile: int) -> str:
    return f"merchant-{board.merchant_ids[tile]}"
