"""Why a link cannot be placed, as the first or the second of an action.

Rulebook: "Action - Réseau", "Votre réseau de transport", "Lieux reliés".
"""

from __future__ import annotations

from ironbridge.brass.board import CANAL, MONEY
from ironbridge.brass.why.board import (
    ends_of,
    has_nothing,
    links_of,
    location_of,
    network,
    stocked,
    walk,
)
from ironbridge.brass.why.names import link_name, location_names
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.games.birmingham.why.beer import brewery_beer
from ironbridge.games.birmingham.why.cubes import NO_SLOT, UNREACHABLE, coal_price, refuse_coal
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def first_link(state: Position, link: int, p: int) -> Reason | None:
    """`link LINK` as an action."""
    reason = refuse_line(state, link, p)
    if reason is not None:
        return reason
    if state.era == CANAL:
        return refuse_canal_money(state, p)
    return refuse_rail_cost(state, link, p, second=False)


def second_link(state: Position, link: int, p: int) -> Reason | None:
    """`link LINK` as the second rail of the action in progress."""
    return (
        refuse_line(state, link, p)
        or refuse_rail_beer(state, link, p)
        or refuse_rail_cost(state, link, p, second=True)
    )


def refuse_line(state: Position, link: int, p: int) -> Reason | None:
    """Why the line is not open to this player, whatever it costs."""
    board = state.board
    name = link_name(board, link)
    if state.era == CANAL and not board.canals & BIT[link]:
        return forbid("BB-NETWORK-CANAL-LINES", "why-no-canal", link=name)
    if state.era != CANAL and not board.rails & BIT[link]:
        return forbid("BB-NETWORK-RAIL-LINES", "why-no-rail", link=name)
    for owner in range(int(state.seat_count)):
        if link in links_of(state, owner):
            return forbid("BB-NETWORK-LINE-FREE", "why-line-taken", link=name, owner=seat_id(owner))
    if len(links_of(state, p)) >= board.link_tiles:
        tiles = int(board.link_tiles)
        return forbid("BB-NETWORK-LINK-TILES", "why-no-link-tiles", tiles=tiles)
    places = network(state, p)
    if not has_nothing(state, p) and not any(end in places for end in ends_of(board, link)):
        ends = location_names(board, ends_of(board, link))
        return forbid("BB-NETWORK-ADJACENT", "why-link-not-adjacent", places=ends)
    return None


def refuse_canal_money(state: Position, p: int) -> Reason | None:
    cost = int(state.board.canal_cost)
    money = int(state.seat[MONEY + p])
    if cost > money:
        return forbid("BB-NETWORK-CANAL-COST", "why-link-money", cost=cost, coal=0, money=money)
    return None


def refuse_rail_cost(state: Position, link: int, p: int, second: bool) -> Reason | None:
    board = state.board
    ends = ends_of(board, link)
    wanted = int(board.rail_coal)
    coal = coal_price(state, ends, wanted, NO_SLOT)
    if coal == UNREACHABLE:
        rule = "BB-NETWORK-RAIL-COAL"
        if has_nothing(state, p):
            rule = "BB-NETWORK-NOTHING-STILL-COAL"
        return refuse_coal(state, rule, ends, link_name(board, link), wanted, NO_SLOT)
    cost = int(board.second_rail_cost) if second else int(board.rail_cost)
    money = int(state.seat[MONEY + p])
    if cost + coal <= money:
        return None
    if second:
        return forbid(
            "BB-NETWORK-RAIL-TWO-MONEY",
            "why-second-rail-money",
            cost=cost,
            coal=coal,
            money=money,
        )
    return forbid("BB-NETWORK-RAIL-COST", "why-link-money", cost=cost, coal=coal, money=money)


def refuse_rail_beer(state: Position, link: int, p: int) -> Reason | None:
    """The second rail needs beer from a brewery: own, or connected to this rail once placed."""
    board = state.board
    needed = int(board.second_rail_beer)
    found = brewery_beer(state, p, walk(state, ends_of(board, link)))
    if found >= needed:
        return None
    if found:
        return forbid(
            "BB-NETWORK-RAIL-TWO", "why-second-rail-beer-little", needed=needed, found=found
        )
    others = stocked(state, int(board.beer_industry))
    if others:
        places = location_names(board, [location_of(board, slot) for slot in others])
        return forbid(
            "BB-NETWORK-RAIL-TWO-CONNECTED",
            "why-second-rail-beer-far",
            link=link_name(board, link),
            places=places,
            needed=needed,
        )
    return forbid("BB-NETWORK-RAIL-TWO", "why-second-rail-no-beer", needed=needed)
