"""Why goods cannot be sold, or cannot go this way. Rulebook: "Action : Vendre des marchandises"."""

from __future__ import annotations

from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.games.age_of_industry.why.board import (
    NOBODY,
    has_tiles,
    holds_tile,
    industry_name,
    industry_of,
    is_flipped,
    is_free,
    kind_of,
    location_name,
    location_names,
    location_of,
    market_name,
    owner_of,
    slots_of,
    source_name,
    walk,
)
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def sell(state: AgePosition, slot: int, p: int) -> Reason | None:
    """`sell SLOT`, as an action or after another sale of the same action."""
    return refuse_tile(state, slot, p) or refuse_outlets(state, slot)


def refuse_tile(state: AgePosition, slot: int, p: int) -> Reason | None:
    """Why there are no goods to sell here."""
    board = state.board
    owner = owner_of(state, slot)
    name = source_name(board, slot)
    if not has_tiles(state, p):
        return forbid("AI-SELL-OWN", "why-sell-none")
    if owner == NOBODY:
        return forbid("AI-SELL-OWN", "why-sell-no-tile", slot=name)
    if owner != p:
        return forbid("AI-SELL-NOT-FORCED", "why-sell-others", slot=name, owner=seat_id(owner))
    industry = industry_of(state, slot)
    named = industry_name(board, industry)
    if industry not in (board.cotton_industry, board.factory_industry):
        return forbid("AI-SELL-OWN", "why-sell-industry", industry=named)
    if is_flipped(state, slot):
        return forbid("AI-FLIP-ONCE", "why-sell-flipped", industry=named)
    return None


def refuse_outlets(state: AgePosition, slot: int) -> Reason | None:
    """Why the goods of this tile can go nowhere."""
    board = state.board
    reasons = [refuse_port(state, port, slot) for port in range(int(board.slots))]
    reasons += [refuse_market(state, space, slot) for space in range(int(board.markets))]
    refused = [reason for reason in reasons if reason is not None]
    if len(refused) < len(reasons):
        return None
    industry = industry_name(board, industry_of(state, slot))
    place = location_name(board, location_of(board, slot))
    if any(reason.rule == "AI-SELL-NO-TRANSIT" for reason in refused):
        barred = location_names(board, members(board.barred))
        return forbid(
            "AI-SELL-NO-TRANSIT", "why-sell-through", industry=industry, place=place, barred=barred
        )
    return forbid("AI-SELL-CONNECTED", "why-sell-nowhere", industry=industry, place=place)


def port(state: AgePosition, slot: int) -> Reason | None:
    """`port SLOT`: for the tile being sold."""
    return refuse_port(state, slot, int(state.target))


def market(state: AgePosition, space: int) -> Reason | None:
    """`market SPACE`: for the tile being sold."""
    return refuse_market(state, space, int(state.target))


def refuse_port(state: AgePosition, slot: int, seller: int) -> Reason | None:
    board = state.board
    if not holds_tile(state, slot, int(board.port_industry)):
        return forbid("AI-SELL-CONNECTED", "why-port-none", slot=source_name(board, slot))
    place = location_name(board, location_of(board, slot))
    if is_flipped(state, slot):
        return forbid("AI-SELL-ONE-EACH", "why-port-flipped", place=place)
    if not board.kind_accepts[kind_of(state, slot)] & goods(state, seller):
        level, takes = board.kind_level[kind_of(state, slot)], sellers(state, slot)
        rule = "AI-SELL-PORT-ONE"
        return forbid(rule, "why-port-goods", place=place, level=level, takes=takes)
    start = location_of(board, seller)
    if location_of(board, slot) in walk(state, start):
        return None
    mill = location_name(board, start)
    if location_of(board, slot) in walk(state, start, transit=True):
        barred = location_names(board, members(board.barred))
        rule = "AI-SELL-NO-TRANSIT"
        return forbid(rule, "why-port-through", place=place, mill=mill, barred=barred)
    return forbid("AI-SELL-CONNECTED", "why-port-far", place=place, mill=mill)


def refuse_market(state: AgePosition, space: int, seller: int) -> Reason | None:
    board = state.board
    name = market_name(board, space)
    tile = int(state.market[space])
    if state.used & BIT[space]:
        return forbid("AI-SELL-ONE-EACH", "why-market-used", market=name)
    if not board.market_accepts[tile] & goods(state, seller):
        shown = f"markettile-{board.market_tile_ids[tile]}"
        return forbid("AI-SELL-MARKET-ACCEPTS", "why-market-goods", market=name, tile=shown)
    start, there = location_of(board, seller), board.market_location[space]
    if there in walk(state, start):
        return None
    mill = location_name(board, start)
    if there in walk(state, start, transit=True):
        barred = location_names(board, members(board.barred))
        rule = "AI-SELL-NO-TRANSIT"
        return forbid(rule, "why-market-through", market=name, mill=mill, barred=barred)
    berths = [slot for slot in slots_of(board, there) if takes_ships(state, slot)]
    if berths and all(is_free(state, slot) for slot in berths):
        return forbid("AI-SELL-MARKET-SHIP", "why-market-no-ship", market=name)
    return forbid("AI-SELL-CONNECTED", "why-market-far", market=name, mill=mill)


def takes_ships(state: AgePosition, slot: int) -> bool:
    return slot in members(state.board.slots_of_industry[state.board.ship_industry])


def sellers(state: AgePosition, port: int) -> list[str]:
    """The industries whose goods a port takes."""
    board = state.board
    taken = board.kind_accepts[kind_of(state, port)]
    return [
        industry_name(board, industry)
        for industry in range(int(board.industries))
        if board.industry_goods[industry] & taken
    ]


def goods(state: AgePosition, seller: int) -> int:
    return state.board.industry_goods[industry_of(state, seller)]
