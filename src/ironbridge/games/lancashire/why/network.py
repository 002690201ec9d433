"""Why a link cannot be placed, as the first or the second of an action.

Rulebook: "Action - Réseau", "Votre réseau", "Lieux reliés".
"""

from __future__ import annotations

from ironbridge.brass.board import CANAL, MONEY
from ironbridge.brass.why.board import ends_of, has_nothing, links_of, network
from ironbridge.brass.why.names import link_name, location_names
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.cubes import UNREACHABLE, coal_price, refuse_coal
from ironbridge.games.lancashire.why.virtual import virtually_reached
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
    return refuse_line(state, link, p) or refuse_rail_cost(state, link, p, second=True)


def refuse_line(state: Position, link: int, p: int) -> Reason | None:
    """Why the line is not open to this player, whatever it costs."""
    board = state.board
    name = link_name(board, link)
    if not (board.canals | board.rails) & BIT[link]:
        return forbid("BL-COMMUNITY-MAP", "why-link-not-on-map", link=name)
    if state.era == CANAL and not board.canals & BIT[link]:
        return forbid("BL-NETWORK-CANAL-LINES", "why-no-canal", link=name)
    if state.era != CANAL and not board.rails & BIT[link]:
        return forbid("BL-NETWORK-RAIL-LINES", "why-no-rail", link=name)
    for owner in range(int(state.seat_count)):
        if link in links_of(state, owner):
            return forbid("BL-NETWORK-LINE-FREE", "why-line-taken", link=name, owner=seat_id(owner))
    if len(links_of(state, p)) >= board.link_tiles:
        tiles = int(board.link_tiles)
        return forbid("BL-NETWORK-LINK-TILES", "why-no-link-tiles", tiles=tiles)
    return refuse_start(state, link, p)


def refuse_start(state: Position, link: int, p: int) -> Reason | None:
    """Unlike a first industry, a link always starts from a network."""
    if has_nothing(state, p):
        return forbid("BL-NETWORK-NOTHING-ON-BOARD", "why-link-no-network")
    ends = ends_of(state.board, link)
    places = network(state, p)
    if not any(end in places for end in ends):
        names = location_names(state.board, ends)
        virtual = any(virtually_reached(state, end, places) for end in ends)
        rule = "BL-VIRTUAL-EXTENDS-NOTHING" if virtual else "BL-NETWORK-ADJACENT"
        return forbid(rule, "why-link-not-adjacent", places=names)
    return None


def refuse_canal_money(state: Position, p: int) -> Reason | None:
    cost = int(state.board.canal_cost)
    money = int(state.seat[MONEY + p])
    if cost > money:
        return forbid("BL-NETWORK-CANAL-COST", "why-link-money", cost=cost, coal=0, money=money)
    return None


def refuse_rail_cost(state: Position, link: int, p: int, second: bool) -> Reason | None:
    board = state.board
    ends = ends_of(board, link)
    wanted = int(board.rail_coal)
    coal = coal_price(state, ends, wanted)
    if coal == UNREACHABLE:
        return refuse_coal(state, "BL-NETWORK-RAIL-COAL", ends, link_name(board, link), wanted)
    cost = int(board.second_rail_cost) if second else int(board.rail_cost)
    money = int(state.seat[MONEY + p])
    if cost + coal <= money:
        return None
    if second:
        return forbid(
            "BL-NETWORK-RAIL-TWO-MONEY",
            "why-second-rail-money",
            cost=cost,
            coal=coal,
            money=money,
        )
    return forbid("BL-NETWORK-RAIL-COST", "why-link-money", cost=cost, coal=coal, money=money)
