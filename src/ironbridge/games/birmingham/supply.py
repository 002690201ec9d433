"""Where coal, iron and beer come from, and what they cost. Rulebook: "Acheminer du charbon",
"Acheminer du fer", "Fournir des tonneaux de bière".

`settle` fetches what the action in progress still needs, takes what is forced and stops
where the player has a real choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.birmingham import chronicle
from ironbridge.games.birmingham.board import NOTHING
from ironbridge.games.birmingham.layout import (
    BEER,
    COAL,
    INCOME,
    IRON,
    LINKS,
    MONEY,
    NETWORK,
    SLOTS,
    SPENT,
)
from ironbridge.games.birmingham.space import LINK, SELL
from ironbridge.industry import routes
from ironbridge.kernel.bits import BIT, POSITION, lowest

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState

# Prices: what an action would cost, before it begins ----------------------------------------


def coal_price(s: BirminghamState, reached: i64, wanted: i64) -> i64:
    """The money for `wanted` coal at connected locations `reached`; -1 when it cannot come."""
    slots = s.coal_slots
    while slots and wanted > 0:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[bit % 67]
        if reached & BIT[s.board.slot_location[slot]]:
            wanted -= s.cubes[slot]
    if wanted <= 0:
        return 0
    if reached & s.board.merchant_locations == 0:
        return -1
    return s.board.coal_market.buying(s.coal, wanted)


def iron_price(s: BirminghamState, wanted: i64) -> i64:
    """The money for `wanted` iron: works on the board first, whoever owns them."""
    if wanted == 0:
        return 0
    wanted -= stock(s, s.iron_slots)
    if wanted <= 0:
        return 0
    return s.board.iron_market.buying(s.iron, wanted)


def stock(s: BirminghamState, slots: i64) -> i64:
    """The cubes or barrels on the tiles of these slots."""
    total: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        total += s.cubes[POSITION[bit % 67]]
    return total


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


def origin(s: BirminghamState) -> i64:
    """The locations the cubes must reach: both ends of a rail, or the town built in."""
    if s.action == LINK:
        return s.board.link_ends[s.target]
    return BIT[s.board.slot_location[s.target]]


def coal_sources(s: BirminghamState) -> i64:
    """The nearest connected mines with coal; several when they are tied."""
    if s.coal_slots == 0:
        return 0
    at = routes.nearest(s.near, origin(s), s.locations_of(s.coal_slots))
    found: i64 = 0
    while at:
        bit = at & -at
        at ^= bit
        found |= s.board.slots_of_location[POSITION[bit % 67]]
    return found & s.coal_slots


def beer_sources(s: BirminghamState, p: i64) -> i64:
    return breweries(s, p, routes.reach(s.joined, origin(s)))


def barrel_sources(s: BirminghamState) -> i64:
    """Merchants' barrels for the tile being sold: one at most, of a merchant that buys it."""
    if s.action != SELL or s.spent_barrel:
        return 0
    industry: i64 = s.board.kind_industry[s.kind_at(s.target)]
    return s.barrels & buyers(s, industry, routes.reach(s.joined, origin(s)))


def settle(s: BirminghamState, p: i64) -> bool:
    """Fetch what is needed. False when a question must be asked first."""
    return settle_coal(s, p) and settle_iron(s, p) and settle_beer(s, p)


def settle_coal(s: BirminghamState, p: i64) -> bool:
    while s.need_coal > 0:
        slots = coal_sources(s)
        if slots == 0:
            buy_coal(s, p)
        elif slots & (slots - 1) == 0 or stock(s, slots) <= s.need_coal:
            take_coal(s, p, lowest(slots), True)
        else:
            s.phase = COAL
            return False
    return True


def settle_iron(s: BirminghamState, p: i64) -> bool:
    while s.need_iron > 0:
        slots = s.iron_slots
        if slots == 0:
            buy_iron(s, p)
        elif slots & (slots - 1) == 0 or stock(s, slots) <= s.need_iron:
            take_iron(s, p, lowest(slots), True)
        else:
            s.phase = IRON
            return False
    return True


def settle_beer(s: BirminghamState, p: i64) -> bool:
    while s.need_beer > 0:
        slots = beer_sources(s, p)
        spaces = barrel_sources(s)
        reachable = stock(s, slots) + (1 if spaces else 0)
        all_needed = reachable == s.need_beer
        if slots and (all_needed or (slots & (slots - 1) == 0 and spaces == 0)):
            take_beer(s, p, lowest(slots), True)
        elif slots == 0 and spaces & (spaces - 1) == 0:
            take_barrel(s, p, lowest(spaces), True)
        else:
            s.phase = BEER
            return False
    return True


# Taking and buying --------------------------------------------------------------------------


def spend(s: BirminghamState, p: i64, money: i64) -> None:
    """Money spent counts for the next turn order."""
    s.seat[MONEY + p] -= money
    s.seat[SPENT + p] += money


def buy_coal(s: BirminghamState, p: i64) -> None:
    price = s.board.coal_market.buying(s.coal, 1)
    if s.coal > 0:
        s.coal -= 1
    s.need_coal -= 1
    spend(s, p, price)
    chronicle.bought(s, p, "coal", price)


def buy_iron(s: BirminghamState, p: i64) -> None:
    price = s.board.iron_market.buying(s.iron, 1)
    if s.iron > 0:
        s.iron -= 1
    s.need_iron -= 1
    spend(s, p, price)
    chronicle.bought(s, p, "iron", price)


def take_coal(s: BirminghamState, p: i64, slot: i64, forced: bool) -> None:
    s.need_coal -= 1
    chronicle.taken(s, p, "coal", slot, forced)
    take(s, slot)


def take_iron(s: BirminghamState, p: i64, slot: i64, forced: bool) -> None:
    s.need_iron -= 1
    chronicle.taken(s, p, "iron", slot, forced)
    take(s, slot)


def take_beer(s: BirminghamState, p: i64, slot: i64, forced: bool) -> None:
    s.need_beer -= 1
    chronicle.taken(s, p, "beer", slot, forced)
    take(s, slot)


def take_barrel(s: BirminghamState, p: i64, space: i64, forced: bool) -> None:
    """The barrel beside the merchant sold to; its bonus is owed from now on."""
    s.need_beer -= 1
    s.barrels &= ~BIT[space]
    s.spent_barrel = True
    s.bonus = s.board.space_location[space]
    chronicle.barrel_taken(s, p, space, forced)


def take(s: BirminghamState, slot: i64) -> None:
    """A cube or barrel leaves a tile for the supply; the last one flips it."""
    s.cubes[slot] -= 1
    if s.cubes[slot] == 0:
        s.coal_slots &= ~BIT[slot]
        s.iron_slots &= ~BIT[slot]
        s.beer_slots &= ~BIT[slot]
        flip(s, slot)


def flip(s: BirminghamState, slot: i64) -> None:
    """The tile turns over and its owner's income rises at once, whoever's turn it is."""
    s.flipped |= BIT[slot]
    owner = s.owner_at(slot)
    raise_income(s, owner, s.board.kind_income[s.kind_at(slot)])
    chronicle.flipped(s, slot)


def raise_income(s: BirminghamState, p: i64, steps: i64) -> None:
    s.seat[INCOME + p] = s.board.income.forward(s.seat[INCOME + p], steps)


def clear(s: BirminghamState, slot: i64) -> None:
    """The tile leaves the board for the box; what lay on it returns to the supply."""
    gone = ~BIT[slot]
    owner = s.owner_at(slot)
    s.tile[slot] = -1
    s.cubes[slot] = 0
    s.occupied &= gone
    s.flipped &= gone
    s.coal_slots &= gone
    s.iron_slots &= gone
    s.beer_slots &= gone
    s.seat[SLOTS + owner] &= gone
    renew_network(s, owner)


def renew_network(s: BirminghamState, p: i64) -> None:
    """The locations with an own tile or touched by an own link."""
    network = s.locations_of(s.seat[SLOTS + p])
    links = s.seat[LINKS + p]
    while links:
        bit = links & -links
        links ^= bit
        network |= s.board.link_ends[POSITION[bit % 67]]
    s.seat[NETWORK + p] = network
