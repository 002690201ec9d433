"""Why a link cannot be placed. Rulebooks: "Action - Réseau", "Votre réseau", "Lieux reliés".

A game chains these checks with its own, as the first or the second link of an action."""

from __future__ import annotations

from ironbridge.brass.board import CANAL, MONEY
from ironbridge.brass.rules.state import BrassState
from ironbridge.brass.why.board import (
    ends_of,
    forbid,
    has_nothing,
    link_name,
    links_of,
    location_names,
    network,
)
from ironbridge.brass.why.cubes import coal_price
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Reason, seat_id


def refuse_line(state: BrassState, link: int, p: int) -> Reason | None:
    """Why nobody can build on this line, or p has no link tile left for it."""
    tables = state.tables
    name = link_name(tables, link)
    if state.era == CANAL and not tables.canals & BIT[link]:
        return forbid(state, "NETWORK-CANAL-LINES", "why-no-canal", link=name)
    if state.era != CANAL and not tables.rails & BIT[link]:
        return forbid(state, "NETWORK-RAIL-LINES", "why-no-rail", link=name)
    for seat in range(int(state.seat_count)):
        if link in links_of(state, seat):
            owner = seat_id(seat)
            return forbid(state, "NETWORK-LINE-FREE", "why-line-taken", link=name, owner=owner)
    if len(links_of(state, p)) >= tables.link_tiles:
        tiles = int(tables.link_tiles)
        return forbid(state, "NETWORK-LINK-TILES", "why-no-link-tiles", tiles=tiles)
    return None


def touches(state: BrassState, link: int, p: int) -> bool:
    """Whether an end of the line lies in the network of p."""
    places = network(state, p)
    return any(end in places for end in ends_of(state.tables, link))


def refuse_apart(state: BrassState, link: int, p: int) -> Reason | None:
    """Why the line does not extend the network of p, if there is one."""
    if has_nothing(state, p) or touches(state, link, p):
        return None
    ends = location_names(state.tables, ends_of(state.tables, link))
    return forbid(state, "NETWORK-ADJACENT", "why-link-not-adjacent", places=ends)


def refuse_canal_money(state: BrassState, p: int) -> Reason | None:
    cost = int(state.tables.canal_cost)
    money = int(state.seat[MONEY + p])
    if cost <= money:
        return None
    return forbid(state, "NETWORK-CANAL-COST", "why-link-money", cost=cost, coal=0, money=money)


def refuse_rail_money(
    state: BrassState, link: int, p: int, markets: list[int], second: bool
) -> Reason | None:
    """Why a rail cannot be paid for, coal included; the coal is known to be available."""
    tables = state.tables
    coal = coal_price(state, ends_of(tables, link), int(tables.rail_coal), markets)
    cost = int(tables.second_rail_cost) if second else int(tables.rail_cost)
    money = int(state.seat[MONEY + p])
    if cost + coal <= money:
        return None
    rule = "NETWORK-RAIL-TWO-MONEY" if second else "NETWORK-RAIL-COST"
    key = "why-second-rail-money" if second else "why-link-money"
    return forbid(state, rule, key, cost=cost, coal=coal, money=money)
