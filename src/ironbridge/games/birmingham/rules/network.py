"""The network action: where a player begins, and the second rail, which needs beer. Rulebook:
"Action - Réseau". All else about links is that of the family: brass/rules/network.py; whose beer
it may be is in `beer.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.brass.board import RAIL
from ironbridge.brass.rules import cubes, network, routes
from ironbridge.games.birmingham.rules import beer
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import POSITION, SPREAD

ANYWHERE: Final = -1


def first_links(s: Position, p: i64) -> i64:
    """A player with nothing on the board begins anywhere, but with coal for a rail
    (BB-NETWORK-NOTHING-STILL-COAL)."""
    return network.first_links(s, p, ANYWHERE)


def second_links(s: Position, p: i64) -> i64:
    """The rails that may follow, with beer of a brewery of p or one that the rail would be
    connected to (BB-NETWORK-RAIL-TWO-CONNECTED), not of a merchant
    (BB-NETWORK-RAIL-TWO-BREWERY)."""
    found: i64 = 0
    links = network.second_links(s, p)
    while links:
        bit = links & -links
        links ^= bit
        reached = routes.reach(s.joined, s.board.link_ends[POSITION[(bit * SPREAD >> 58) & 63]])
        if cubes.stock(s, beer.breweries(s, p, reached)) >= s.board.second_rail_beer:
            found |= bit
    return found


def lay_link(s: Position, p: i64) -> None:
    """The link is placed and paid for; the second rail needs beer now."""
    if s.era == RAIL and s.steps > 0:
        s.need_beer = s.board.second_rail_beer
    network.lay_link(s, p)


def after_link(s: Position, p: i64) -> i64:
    """The link has what it needs. The result: where a second one may follow."""
    s.steps += 1
    return second_links(s, p)
