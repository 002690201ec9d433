"""The network action: a canal, a rail, or two rails. Rulebook: "Action - Réseau", "Votre
réseau"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import CANAL, MONEY, NETWORK, RAIL
from ironbridge.brass.rules import cubes, rounds, routes
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import POSITION

# Where --------------------------------------------------------------------------------------


def first_links(s: Position, p: i64) -> i64:
    """Canals in the Canal Era (BL-NETWORK-CANAL-LINES, BL-NETWORK-CANAL-COST), then rails
    (BL-NETWORK-RAIL-COST), of the map in play (BL-COMMUNITY-MAP), as long as there are tiles
    (BL-NETWORK-LINK-TILES)."""
    board = s.board
    if s.era == CANAL:
        if s.seat[MONEY + p] < board.canal_cost or s.links_left(p) == 0:
            return 0
        return touching(s, p) & board.canals & ~s.built
    return fuelled(s, p, s.seat[MONEY + p] - board.rail_cost)


def second_links(s: Position, p: i64) -> i64:
    """A second rail, never a third, for the rest of the price of two (BL-NETWORK-RAIL-TWO,
    BL-NETWORK-RAIL-TWO-MONEY)."""
    if s.steps != 1 or s.era == CANAL:
        return 0
    return fuelled(s, p, s.seat[MONEY + p] - s.board.second_rail_cost)


def touching(s: Position, p: i64) -> i64:
    """Links next to the network (BL-NETWORK-ADJACENT): none for a player with nothing on the
    board (BL-NETWORK-NOTHING-ON-BOARD)."""
    return routes.gathered(s.board.links_of_location, s.seat[NETWORK + p])


def fuelled(s: Position, p: i64, money: i64) -> i64:
    """Free rails (BL-NETWORK-LINE-FREE, BL-NETWORK-RAIL-LINES) that coal would reach once placed
    (BL-NETWORK-RAIL-COAL)."""
    board = s.board
    if money < 0 or s.links_left(p) == 0:
        return 0
    found: i64 = 0
    links = touching(s, p) & board.rails & ~s.built
    while links:
        bit = links & -links
        links ^= bit
        reached = routes.reach(s.joined, board.link_ends[POSITION[bit % 67]])
        price = cubes.coal_price(s, reached, board.rail_coal)
        if 0 <= price <= money:
            found |= bit
    return found


# What happens -------------------------------------------------------------------------------


def lay_link(s: Position, p: i64) -> None:
    """The link is placed and paid for. A rail needs coal now."""
    board = s.board
    price = board.canal_cost
    if s.era == RAIL:
        price = board.rail_cost if s.steps == 0 else board.second_rail_cost
        s.need_coal = board.rail_coal
    rounds.place_link(s, p, s.target, price)


def after_link(s: Position, p: i64) -> i64:
    """The link has what it needs. The result: where a second one may follow."""
    s.steps += 1
    return second_links(s, p)
