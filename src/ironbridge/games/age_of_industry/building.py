"""Where a tile can be built, with which card, and what its placing does. Rulebook: "Construire une
industrie".

Places are masks of slots. Money never stands in the way: loans are taken by need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.age_of_industry import chronicle, routes, supply
from ironbridge.games.age_of_industry.layout import (
    HAND,
    MAX_SEATS,
    NETWORK,
    NOTHING,
    RAILED,
    SLOTS,
)
from ironbridge.industry.routes import gathered
from ironbridge.kernel.bits import BIT, POSITION, count

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState

# Cards --------------------------------------------------------------------------------------


def location_card_slots(s: AgeState, p: i64) -> i64:
    """The slots that the location cards in hand open."""
    return gathered(s.board.card_slots, s.seat[HAND + p])


def shown_industries(s: AgeState, p: i64) -> i64:
    """The industries of the industry cards in hand."""
    return gathered(s.board.card_industries, s.seat[HAND + p])


def industry_card_slots(s: AgeState, p: i64) -> i64:
    """The slots that an industry card opens, whatever it shows: where an own railway leads, beside
    an own tile in a location of many slots, on an own tile; all for a player without any tile."""
    own = s.seat[SLOTS + p]
    if own == 0:
        return -1
    places = s.seat[RAILED + p] | s.locations_of(own) & s.board.many_slots
    return gathered(s.board.slots_of_location, places) | own


def ship_card_slots(s: AgeState, p: i64) -> i64:
    """The ship slots that a ship card opens through a port: an own one, or any that an own railway
    touches."""
    board = s.board
    found: i64 = 0
    ports = s.port_slots
    while ports:
        bit = ports & -ports
        ports ^= bit
        port: i64 = POSITION[bit % 67]
        touched = s.seat[RAILED + p] & BIT[board.slot_location[port]]
        if touched or s.seat[SLOTS + p] & bit:
            found |= board.lanes[port]
    return found


def opened_slots(s: AgeState, p: i64, industry: i64) -> i64:
    """The slots that a card showing this industry opens."""
    slots = industry_card_slots(s, p)
    if industry == s.board.ship_industry:
        slots |= ship_card_slots(s, p)
    return slots


def fitting_cards(s: AgeState, p: i64, industry: i64, slot: i64) -> i64:
    """The cards in hand that allow to build this industry in this slot."""
    board = s.board
    opened = opened_slots(s, p, industry) & BIT[slot]
    hand = s.seat[HAND + p]
    found: i64 = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        card: i64 = POSITION[bit % 67]
        by_industry = opened != 0 and board.card_industries[card] & BIT[industry] != 0
        if by_industry or board.card_slots[card] & BIT[slot]:
            found |= bit
    return found


# Places -------------------------------------------------------------------------------------


def full_locations(s: AgeState, p: i64) -> i64:
    """The slots of locations that take no further tile of p."""
    board = s.board
    own = s.seat[SLOTS + p]
    places = s.locations_of(own)
    found: i64 = 0
    while places:
        bit = places & -places
        places ^= bit
        v: i64 = POSITION[bit % 67]
        slots = board.slots_of_location[v]
        if count(own & slots) >= board.location_limit[v]:
            found |= slots
    return found


def buildable(s: AgeState, p: i64, industry: i64, reached: i64, full: i64) -> i64:
    """The slots of `reached` where p can build the industry now. `full`: the slots of locations
    closed to a further tile of p."""
    board = s.board
    kind = s.next_kind(p, industry)
    if kind == NOTHING or board.kind_level[kind] == 0:
        return 0
    reached &= board.slots_of_industry[industry]
    slots = reached & ~s.occupied & ~full
    taken = reached & s.occupied
    if taken:
        slots |= replaceable(s, p, kind, taken, full)
    if industry == board.ship_industry:
        return slots & gathered(board.lanes, s.port_slots)
    if industry == board.port_industry:
        return slots  # a port opens the demand track to itself, and the ship's port to the ship
    if slots and board.kind_coal[kind]:
        served = supply.served(s, s.coal_sources, board.kind_coal[kind])
        slots &= gathered(board.slots_of_location, served)
    if slots and board.kind_iron[kind]:
        served = supply.served(s, s.iron_sources, board.kind_iron[kind])
        slots &= gathered(board.slots_of_location, served)
    return slots


def replaceable(s: AgeState, p: i64, kind: i64, taken: i64, full: i64) -> i64:
    """Occupied slots whose tile may give way to this higher one: own ones, and mines or works of
    others once their cubes have run out everywhere."""
    board = s.board
    industry: i64 = board.kind_industry[kind]
    own = s.seat[SLOTS + p]
    candidates = taken & own
    if exhausted(s, industry):
        candidates |= taken & ~full
    found: i64 = 0
    while candidates:
        bit = candidates & -candidates
        candidates ^= bit
        old = s.kind_at(POSITION[bit % 67])
        higher = board.kind_level[old] < board.kind_level[kind]
        if higher and (own & bit or board.kind_industry[old] == industry):
            found |= bit
    return found


def exhausted(s: AgeState, industry: i64) -> bool:
    """No cube of the industry's resource on the map or on the demand track."""
    if industry == s.board.coal_industry:
        return s.coal_sources == 0 and s.coal == 0
    if industry == s.board.iron_industry:
        return s.iron_sources == 0 and s.iron == 0
    return False


# Building -----------------------------------------------------------------------------------


def begin(s: AgeState, p: i64) -> None:
    """The price is paid. A port or ship counts as standing while its cubes are fetched; the tile
    it replaces still lies there and may give a cube."""
    board = s.board
    kind = s.next_kind(p, s.industry)
    chronicle.announced(s, p, s.target, kind)
    if s.industry == board.port_industry:
        s.port_slots |= BIT[s.target]
        s.track_places |= BIT[board.slot_location[s.target]]
        open_lanes(s, s.target, s.ship_slots)
    elif s.industry == board.ship_industry:
        begin_ship(s, p, s.target)
    supply.settle_price(s, p, board.kind_cost[kind], board.kind_coal[kind], board.kind_iron[kind])


def open_lanes(s: AgeState, slot: i64, standing: i64) -> None:
    """The sea lanes from a slot to the ports or ships standing at their other end."""
    board = s.board
    place = BIT[board.slot_location[slot]]
    others = board.lanes[slot] & standing
    while others:
        bit = others & -others
        others ^= bit
        ends = place | BIT[board.slot_location[POSITION[bit % 67]]]
        routes.join(s.near, s.joined, ends, board.barred)


def begin_ship(s: AgeState, p: i64, slot: i64) -> None:
    """A first ship opens its sea lanes and brings coal; one that replaces it changes nothing."""
    board = s.board
    if s.ship_slots & BIT[slot]:
        return
    s.ship_slots |= BIT[slot]
    open_lanes(s, slot, s.port_slots)
    source: i64 = board.ship_import[slot]
    if source == NOTHING:
        return
    ends = BIT[board.slot_location[slot]] | BIT[board.source_location[source]]
    routes.join(s.near, s.joined, ends, board.barred)
    cubes: i64 = board.import_cubes[source - board.slots]
    supply.lay_coal(s, source, cubes)
    chronicle.imported(s, p, slot, cubes)


def complete(s: AgeState, p: i64) -> None:
    """All cubes have come: the tile is placed, and what it brings fills the demand track."""
    board = s.board
    slot = s.target
    kind = s.next_kind(p, s.industry)
    replacing = s.occupied & BIT[slot] != 0
    if replacing:
        clear(s, slot)
    s.mat[p * board.kinds + kind] -= 1
    s.tile[slot] = kind * MAX_SEATS + p
    s.occupied |= BIT[slot]
    s.seat[SLOTS + p] |= BIT[slot]
    s.seat[NETWORK + p] |= BIT[board.slot_location[slot]]
    if s.industry == board.coal_industry:
        supply.lay_coal(s, slot, board.kind_cubes[kind])
        supply.fill_coal(s, p, slot)
    elif s.industry == board.iron_industry:
        supply.lay_iron(s, slot, board.kind_cubes[kind])
        supply.fill_iron(s, p, slot)
    elif s.industry == board.ship_industry:
        if replacing:
            s.rebuilt |= BIT[slot]
        else:
            complete_ship(s, p, slot)


def complete_ship(s: AgeState, p: i64, slot: i64) -> None:
    """The coal that the ship did not need itself goes to the demand track; then it may flip."""
    source: i64 = s.board.ship_import[slot]
    if source != NOTHING and s.coal_sources & BIT[source]:
        supply.fill_coal(s, p, source)
    supply.flip_ship(s, slot)


def clear(s: AgeState, slot: i64) -> None:
    """A replaced tile leaves the game; what lay on it returns to the stock, and it does not flip
    for that."""
    gone = ~BIT[slot]
    owner = s.owner_at(slot)
    s.cubes[slot] = 0
    s.flipped &= gone
    s.coal_sources &= gone
    s.iron_sources &= gone
    s.seat[SLOTS + owner] &= gone
    s.renew_network(owner)
