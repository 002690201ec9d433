"""Why goods cannot be sold, or cannot go this way. Rulebook: "Action : Vendre des marchandises"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.age_of_industry.why_names import (
    industry_name,
    location_name,
    market_name,
    source_name,
)
from ironbridge.games.age_of_industry.why_sight import (
    NOBODY,
    has_tiles,
    holds_tile,
    industry_of,
    is_flipped,
    kind_of,
    location_of,
    owner_of,
    walk,
)
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Reason, forbid, seat_id

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState


def sell(state: AgeState, slot: int, p: int) -> Reason | None:
    """`sell SLOT`, as an action or after another sale of the same action."""
    return refuse_tile(state, slot, p) or refuse_outlets(state, slot)


def refuse_tile(state: AgeState, slot: int, p: int) -> Reason | None:
    """Why there are no goods to sell here."""
    board = state.board
    owner = owner_of(state, slot)
    name = source_name(board, slot)
    if not has_tiles(state, p):
        return forbid("AI-SELL-OWN", "why-sell-none")
    if owner == NOBODY:
        return forbid("AI-SELL-OWN", "why-sell-no-tile", slot=name)
    if owner != p:
        return forbid("AI-SELL-OWN", "why-sell-others", slot=name, owner=seat_id(owner))
    industry = industry_of(state, slot)
    named = industry_name(board, industry)
    if industry not in (board.cotton_industry, board.factory_industry):
        return forbid("AI-SELL-OWN", "why-sell-industry", industry=named)
    if is_flipped(state, slot):
        return forbid("AI-SELL-OWN", "why-sell-flipped", industry=named)
    return None


def refuse_outlets(state: AgeState, slot: int) -> Reason | None:
    """Why the goods of this tile can go nowhere."""
    board = state.board
    if any(refuse_port(state, port, slot) is None for port in range(int(board.slots))):
        return None
    if any(refuse_market(state, space, slot) is None for space in range(int(board.markets))):
        return None
    return forbid(
        "AI-SELL-CONNECTED",
        "why-sell-nowhere",
        industry=industry_name(board, industry_of(state, slot)),
        place=location_name(board, location_of(board, slot)),
    )


def port(state: AgeState, slot: int) -> Reason | None:
    """`port SLOT`: for the tile being sold."""
    return refuse_port(state, slot, int(state.target))


def market(state: AgeState, space: int) -> Reason | None:
    """`market SPACE`: for the tile being sold."""
    return refuse_market(state, space, int(state.target))


def refuse_port(state: AgeState, slot: int, seller: int) -> Reason | None:
    board = state.board
    if not holds_tile(state, slot, int(board.port_industry)):
        return forbid("AI-SELL-CONNECTED", "why-port-none", slot=source_name(board, slot))
    place = location_name(board, location_of(board, slot))
    if is_flipped(state, slot):
        return forbid("AI-SELL-ONE-EACH", "why-port-flipped", place=place)
    if not board.kind_accepts[kind_of(state, slot)] & goods(state, seller):
        return forbid("AI-SELL-PORT-ONE", "why-port-goods", place=place)
    start = location_of(board, seller)
    if location_of(board, slot) not in walk(state, start):
        rule, mill = "AI-SELL-CONNECTED", location_name(board, start)
        return forbid(rule, "why-port-far", place=place, mill=mill)
    return None


def refuse_market(state: AgeState, space: int, seller: int) -> Reason | None:
    board = state.board
    name = market_name(board, space)
    tile = int(state.market[space])
    if state.used & BIT[space]:
        return forbid("AI-SELL-ONE-EACH", "why-market-used", market=name)
    if not board.market_accepts[tile] & goods(state, seller):
        shown = f"markettile-{board.market_tile_ids[tile]}"
        return forbid("AI-SELL-MARKET-ACCEPTS", "why-market-goods", market=name, tile=shown)
    start = location_of(board, seller)
    if board.market_location[space] not in walk(state, start):
        mill = location_name(board, start)
        return forbid("AI-SELL-CONNECTED", "why-market-far", market=name, mill=mill)
    return None


def goods(state: AgeState, seller: int) -> int:
    return state.board.industry_goods[industry_of(state, seller)]
