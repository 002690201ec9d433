"""Building an industry: where, over what, with which cubes, and what placing a tile does. Rulebook:
"Construire une industrie", "Combiner vos deux actions en une seule".

Places are masks of slots. Money never stands in the way: loans are taken when it is missing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.brass.rules.routes import gathered
from ironbridge.games.age_of_industry.board import COMBINED, MAX_SEATS, NETWORK, NOTHING, SLOTS
from ironbridge.games.age_of_industry.move_space import COMBINE
from ironbridge.games.age_of_industry.rules.cards import (
    location_card_slots,
    opened_slots,
    shown_industries,
)
from ironbridge.games.age_of_industry.rules.cubes import (
    connect,
    fill_coal,
    fill_iron,
    flip_ship,
    lay_coal,
    lay_iron,
    location_id,
    served,
    settle_price,
    tile_at,
    tile_of,
)
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.arrays import changed
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, count
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.phrase import Arguments, seat_id

ANYWHERE: Final[i64] = -1
"""All slots, as a mask."""

# What is legal --------------------------------------------------------------------------------


def add_builds(s: AgePosition, p: i64, found: Choices) -> None:
    """Builds that a card in hand allows (AI-CARD-PLAYED), and, while the turn still has both
    actions (AI-COMBINE-BOTH), builds anywhere with any card (AI-COMBINE-ANYWHERE)."""
    board = s.board
    by_location = location_card_slots(s, p)
    shown = shown_industries(s, p)
    full = full_locations(s, p)
    combining = s.actions >= COMBINED
    industry: i64 = 0
    while industry < board.industries:
        opened = by_location
        if shown & BIT[industry]:
            opened |= opened_slots(s, p, industry)
        slots = buildable(s, p, industry, ANYWHERE if combining else opened, full)
        found.pick_column(s.here.build, slots & opened, board.industries, industry)
        if combining:
            found.pick_column(s.here.combine, slots, board.industries, industry)
        industry += 1


def full_locations(s: AgePosition, p: i64) -> i64:
    """The slots of locations that take no further tile of p (AI-SPACE-FEW, AI-SPACE-MANY)."""
    board = s.board
    own = s.seat[SLOTS + p]
    places = s.locations_of(own)
    found: i64 = 0
    while places:
        bit = places & -places
        places ^= bit
        v: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        slots = board.slots_of_location[v]
        if count(own & slots) >= board.location_limit[v]:
            found |= slots
    return found


def buildable(s: AgePosition, p: i64, industry: i64, reached: i64, full: i64) -> i64:
    """The slots of `reached` where p can build the industry now. `full`: the slots of locations
    closed to a further tile of p.

    The lowest tile on the mat is built, if there is one (AI-MAT-EMPTY), and not of level 0
    (AI-MAT-LEVEL-ZERO). A ship needs a port (AI-SPACE-SHIP-NEEDS-PORT), and all coal and iron must
    be within reach (AI-CUBE-REQUIRED).
    """
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
        places = served(s, s.coal_sources, board.kind_coal[kind])
        slots &= gathered(board.slots_of_location, places)
    if slots and board.kind_iron[kind]:
        places = served(s, s.iron_sources, board.kind_iron[kind])
        slots &= gathered(board.slots_of_location, places)
    return slots


def replaceable(s: AgePosition, p: i64, kind: i64, taken: i64, full: i64) -> i64:
    """Occupied slots whose tile may give way to this higher one (AI-OVERBUILD-HIGHER): one's own,
    and mines or works of others (AI-OVERBUILD-OTHERS) once their cubes have run out everywhere."""
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
        old = s.kind_at(POSITION[(bit * SPREAD >> 58) & 63])
        higher = board.kind_level[old] < board.kind_level[kind]
        if higher and (own & bit or board.kind_industry[old] == industry):
            found |= bit
    return found


def exhausted(s: AgePosition, industry: i64) -> bool:
    """No cube of the industry's resource on the map or on the demand track
    (AI-OVERBUILD-OTHERS-NO-CUBES); imports are on the map (AI-OVERBUILD-IMPORT-CUBES)."""
    if industry == s.board.coal_industry:
        return s.coal_sources == 0 and s.coal == 0
    if industry == s.board.iron_industry:
        return s.iron_sources == 0 and s.iron == 0
    return False


# What happens ---------------------------------------------------------------------------------


def begin(s: AgePosition, p: i64) -> None:
    """The price is paid. A port or ship counts as standing while its cubes are fetched; the tile
    it replaces still lies there and may give a cube."""
    board = s.board
    kind = s.next_kind(p, s.industry)
    announced(s, p, s.target, kind)
    if s.industry == board.port_industry:
        s.port_slots |= BIT[s.target]
        s.track_places |= BIT[board.slot_location[s.target]]
        open_lanes(s, s.target, s.ship_slots)
    elif s.industry == board.ship_industry:
        begin_ship(s, p, s.target)
    settle_price(s, p, board.kind_cost[kind], board.kind_coal[kind], board.kind_iron[kind])


def open_lanes(s: AgePosition, slot: i64, standing: i64) -> None:
    """The sea lanes from a slot to the ports or ships standing at their other end."""
    board = s.board
    place = BIT[board.slot_location[slot]]
    others = board.lanes[slot] & standing
    while others:
        bit = others & -others
        others ^= bit
        ends = place | BIT[board.slot_location[POSITION[(bit * SPREAD >> 58) & 63]]]
        connect(s, ends)


def begin_ship(s: AgePosition, p: i64, slot: i64) -> None:
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
    connect(s, ends)
    cubes: i64 = board.import_cubes[source - board.slots]
    lay_coal(s, source, cubes)
    imported(s, p, slot, cubes)


def complete(s: AgePosition, p: i64) -> None:
    """All cubes have come: the tile is placed, and what it brings fills the demand track."""
    board = s.board
    slot = s.target
    kind = s.next_kind(p, s.industry)
    replacing = s.occupied & BIT[slot] != 0
    if replacing:
        clear(s, slot)
    s.take_off_mat(p, kind)
    s.tile = changed(s.tile, slot, kind * MAX_SEATS + p)
    s.occupied |= BIT[slot]
    s.seat[SLOTS + p] |= BIT[slot]
    s.seat[NETWORK + p] |= BIT[board.slot_location[slot]]
    if s.industry == board.coal_industry:
        lay_coal(s, slot, board.kind_cubes[kind])
        fill_coal(s, p, slot)
    elif s.industry == board.iron_industry:
        lay_iron(s, slot, board.kind_cubes[kind])
        fill_iron(s, p, slot)
    elif s.industry == board.ship_industry:
        if replacing:
            s.rebuilt |= BIT[slot]
        else:
            complete_ship(s, p, slot)


def complete_ship(s: AgePosition, p: i64, slot: i64) -> None:
    """The coal that the ship did not need itself goes to the demand track; then it may flip."""
    source: i64 = s.board.ship_import[slot]
    if source != NOTHING and s.coal_sources & BIT[source]:
        fill_coal(s, p, source)
    flip_ship(s, slot)


def clear(s: AgePosition, slot: i64) -> None:
    """A replaced tile leaves the game; what lay on it returns to the stock, which does not make
    it flip."""
    gone = ~BIT[slot]
    owner = s.owner_at(slot)
    s.cubes = changed(s.cubes, slot, 0)
    s.flipped &= gone
    s.coal_sources &= gone
    s.iron_sources &= gone
    s.seat[SLOTS + owner] &= gone
    s.renew_network(owner)


# Events ---------------------------------------------------------------------------------------


def announced(s: AgePosition, p: i64, slot: i64, kind: i64) -> None:
    """A tile is being built, perhaps over another, which still stands."""
    if s.journal is None:
        return
    if s.tile[slot] >= 0:
        s.note(p, "event-replace", tile_at(s, p, slot))
    args = tile_of(s, p, slot, kind, p)
    args["money"] = int(s.board.kind_cost[kind])
    s.note(p, "event-combine" if s.action == COMBINE else "event-build", args)


def imported(s: AgePosition, p: i64, slot: i64, cubes: i64) -> None:
    """Coal is laid out for a new ship."""
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "location": location_id(s, s.board.slot_location[slot])}
    args["cubes"] = int(cubes)
    s.note(p, "event-imports", args)
