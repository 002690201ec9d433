"""The network action: a canal, a rail, or two rails for a barrel of beer. Rulebook: "Action -
Réseau", "Votre réseau de transport"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import CANAL, MONEY, NETWORK, RAIL
from ironbridge.brass.rules import cubes, rounds, routes
from ironbridge.games.birmingham.rules import beer
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import POSITION

# Where --------------------------------------------------------------------------------------


def first_links(s: Position, p: i64) -> i64:
    """Canals in the Canal Era (BB-NETWORK-CANAL-LINES, BB-NETWORK-CANAL-COST), then rails
    (BB-NETWORK-RAIL-COST), as long as there are tiles (BB-NETWORK-LINK-TILES)."""
    board = s.board
    if s.era == CANAL:
        if s.seat[MONEY + p] < board.canal_cost or s.links_left(p) == 0:
            return 0
        return touching(s, p) & board.canals & ~s.built
    money = s.seat[MONEY + p] - board.rail_cost
    return fuelled(s, p, money, False)


def second_links(s: Position, p: i64) -> i64:
    """A second rail, never a third, for beer and the rest of the price of two
    (BB-NETWORK-RAIL-TWO, BB-NETWORK-RAIL-TWO-MONEY)."""
    if s.steps != 1 or s.era == CANAL:
        return 0
    return fuelled(s, p, s.seat[MONEY + p] - s.board.second_rail_cost, True)


def touching(s: Position, p: i64) -> i64:
    """Links next to the network (BB-NETWORK-ADJACENT); all of them for a player with nothing on
    the board."""
    if s.bare(p):
        return -1
    return routes.gathered(s.board.links_of_location, s.seat[NETWORK + p])


def fuelled(s: Position, p: i64, money: i64, with_beer: bool) -> i64:
    """Free rails (BB-NETWORK-LINE-FREE, BB-NETWORK-RAIL-LINES) that coal would reach once they are
    placed (BB-NETWORK-RAIL-COAL), for a player with nothing on the board too
    (BB-NETWORK-NOTHING-STILL-COAL); and for the second one beer, of a brewery of p or one that it
    would be connected to (BB-NETWORK-RAIL-TWO-CONNECTED), not of a merchant
    (BB-NETWORK-RAIL-TWO-BREWERY)."""
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
        if price < 0 or price > money:
            continue
        if with_beer:
            barrels = cubes.stock(s, beer.breweries(s, p, reached))
            if barrels < board.second_rail_beer:
                continue
        found |= bit
    return found


# What happens -------------------------------------------------------------------------------


def lay_link(s: Position, p: i64) -> None:
    """The link is placed and paid for. A rail needs coal now, the second one beer as well."""
    board = s.board
    price = board.canal_cost
    if s.era == RAIL:
        price = board.rail_cost if s.steps == 0 else board.second_rail_cost
        s.need_coal = board.rail_coal
        s.need_beer = 0 if s.steps == 0 else board.second_rail_beer
    rounds.place_link(s, p, s.target, price)


def after_link(s: Position, p: i64) -> i64:
    """The link has what it needs. The result: where a second one may follow."""
    s.steps += 1
    return second_links(s, p)
