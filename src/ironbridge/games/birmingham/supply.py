"""Where beer comes from, and who buys. Rulebook: "Fournir des tonneaux de bière". Coal and iron are
those of the family: industry/cubes.py.

`settle` fetches what the action in progress still needs, takes what is forced and stops
where the player has a real choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.birmingham import chronicle
from ironbridge.games.birmingham.board import NOTHING
from ironbridge.games.birmingham.layout import BEER, SLOTS
from ironbridge.games.birmingham.space import SELL
from ironbridge.industry import cubes, journal, routes
from ironbridge.kernel.bits import BIT, POSITION, lowest

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState


def breweries(s: BirminghamState, p: i64, reached: i64) -> i64:
    """Slots with beer for p: own ones anywhere, others' at connected locations."""
    mine = s.beer_slots & s.seat[SLOTS + p]
    theirs = s.beer_slots & ~mine
    found = mine
    while theirs:
        bit = theirs & -theirs
        theirs ^= bit
        if reached & BIT[s.board.slot_location[POSITION[bit % 67]]]:
            found |= bit
    return found


def buyers(s: BirminghamState, industry: i64, reached: i64) -> i64:
    """Connected merchant spaces whose tile buys this industry."""
    found: i64 = 0
    m: i64 = 0
    wanted = BIT[industry]
    while m < s.board.spaces:
        tile: i64 = s.merchants[m]
        if (
            tile != NOTHING
            and s.board.merchant_buys[tile] & wanted
            and reached & BIT[s.board.space_location[m]]
        ):
            found |= BIT[m]
        m += 1
    return found


# Sources of the action in progress ----------------------------------------------------------


def beer_sources(s: BirminghamState, p: i64) -> i64:
    return breweries(s, p, routes.reach(s.joined, s.origin()))


def barrel_sources(s: BirminghamState) -> i64:
    """Merchants' barrels for the tile being sold: one at most, of a merchant that buys it."""
    if s.action != SELL or s.spent_barrel:
        return 0
    industry: i64 = s.board.kind_industry[s.kind_at(s.target)]
    return s.barrels & buyers(s, industry, routes.reach(s.joined, s.origin()))


def settle(s: BirminghamState, p: i64) -> bool:
    """Fetch what is needed. False when a question must be asked first."""
    return cubes.settle(s, p) and settle_beer(s, p)


def settle_beer(s: BirminghamState, p: i64) -> bool:
    while s.need_beer > 0:
        slots = beer_sources(s, p)
        spaces = barrel_sources(s)
        reachable = cubes.stock(s, slots) + (1 if spaces else 0)
        all_needed = reachable == s.need_beer
        if slots and (all_needed or (slots & (slots - 1) == 0 and spaces == 0)):
            take_beer(s, p, lowest(slots), True)
        elif slots == 0 and spaces & (spaces - 1) == 0:
            take_barrel(s, p, lowest(spaces), True)
        else:
            s.phase = BEER
            return False
    return True


def take_beer(s: BirminghamState, p: i64, slot: i64, forced: bool) -> None:
    s.need_beer -= 1
    journal.taken(s, p, "beer", slot, forced)
    cubes.take(s, slot)


def take_barrel(s: BirminghamState, p: i64, space: i64, forced: bool) -> None:
    """The barrel beside the merchant sold to; its bonus is owed from now on."""
    s.need_beer -= 1
    s.barrels &= ~BIT[space]
    s.spent_barrel = True
    s.bonus = s.board.space_location[space]
    chronicle.barrel_taken(s, p, space, forced)
