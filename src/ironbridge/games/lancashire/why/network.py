"""Why a link cannot be placed, as the first or the second of an action. Rulebook: "Action -
Réseau", "Votre réseau". Most of it is that of the family: brass/why/network.py."""

from __future__ import annotations

from ironbridge.brass.board import CANAL
from ironbridge.brass.why.board import ends_of, has_nothing, link_name, location_names, network
from ironbridge.brass.why.cubes import UNREACHABLE, coal_price
from ironbridge.brass.why.network import (
    refuse_apart,
    refuse_canal_money,
    refuse_line,
    refuse_rail_money,
    touches,
)
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.board import markets, refuse_coal, virtually_reached
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Reason, forbid


def first_link(state: Position, link: int, p: int) -> Reason | None:
    """`link LINK` as an action."""
    reason = refuse_place(state, link, p)
    if reason is not None:
        return reason
    if state.era == CANAL:
        return refuse_canal_money(state, p)
    return refuse_rail_cost(state, link, p, second=False)


def second_link(state: Position, link: int, p: int) -> Reason | None:
    """`link LINK` as the second rail of the action in progress."""
    return refuse_place(state, link, p) or refuse_rail_cost(state, link, p, second=True)


def refuse_place(state: Position, link: int, p: int) -> Reason | None:
    """Why the line is not open to this player, whatever it costs."""
    return (
        refuse_map(state, link)
        or refuse_line(state, link, p)
        or refuse_start(state, link, p)
        or refuse_apart(state, link, p)
    )


def refuse_map(state: Position, link: int) -> Reason | None:
    board = state.board
    if (board.canals | board.rails) & BIT[link]:
        return None
    return forbid("BL-COMMUNITY-MAP", "why-link-not-on-map", link=link_name(board, link))


def refuse_start(state: Position, link: int, p: int) -> Reason | None:
    """Unlike a first industry, a link always starts from a network, and from no virtual one."""
    if has_nothing(state, p):
        return forbid("BL-NETWORK-NOTHING-ON-BOARD", "why-link-no-network")
    ends = ends_of(state.board, link)
    places = network(state, p)
    if touches(state, link, p) or not any(virtually_reached(state, end, places) for end in ends):
        return None
    names = location_names(state.board, ends)
    return forbid("BL-VIRTUAL-EXTENDS-NOTHING", "why-link-not-adjacent", places=names)


def refuse_rail_cost(state: Position, link: int, p: int, second: bool) -> Reason | None:
    ends = ends_of(state.board, link)
    wanted = int(state.board.rail_coal)
    if coal_price(state, ends, wanted, markets(state)) == UNREACHABLE:
        name = link_name(state.board, link)
        return refuse_coal(state, "BL-NETWORK-RAIL-COAL", ends, name, wanted)
    return refuse_rail_money(state, link, p, markets(state), second)
