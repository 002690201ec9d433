"""Where a tile can be built and what its placing does. Rulebooks: "Action - Construction".

Places are masks of slots: money and iron are tested once, coal once per slot that survives.
"""

from mypy_extensions import i64

from ironbridge.brass.board import CANAL, HAND, MAT, MAX_SEATS, MONEY, NETWORK, SLOTS
from ironbridge.brass.rules import cubes, routes
from ironbridge.brass.rules.state import BrassState, tile_at
from ironbridge.kernel.arrays import changed
from ironbridge.kernel.bits import BIT, EMPTY, POSITION, SPREAD, lowest

# Which cards --------------------------------------------------------------------------------


def reach_of_hand(s: BrassState, p: i64) -> tuple[i64, i64]:
    """What the cards of p allow (BUILD-RIGHT-CARD): the slots that location cards reach, in or out
    of the network, and the industries that industry cards show."""
    slots: i64 = 0
    icons: i64 = 0
    hand = s.seat[HAND + p]
    while hand:
        bit = hand & -hand
        hand ^= bit
        card: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        slots |= s.tables.card_slots[card]
        icons |= s.tables.card_industries[card]
    return slots, icons


def network_slots(s: BrassState, p: i64, network: i64) -> i64:
    """The slots an industry card reaches: those of the network (BUILD-INDUSTRY-CARD), or every
    free slot for a player with nothing on the board (BUILD-NOTHING-FREE-SLOT)."""
    if s.bare(p):
        return ~s.occupied
    return routes.gathered(s.tables.slots_of_location, network)


def fitting_cards(s: BrassState, p: i64, near: i64) -> i64:
    """The card kinds in hand that allow the build begun (BUILD-RIGHT-CARD). `near`: the slots an
    industry card reaches."""
    tables = s.tables
    hand = s.seat[HAND + p]
    reached = near & BIT[s.target]
    found: i64 = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        card: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        icons = tables.card_industries[card] & BIT[s.industry] if reached else EMPTY
        if icons or tables.card_slots[card] & BIT[s.target]:
            found |= bit
    return found


# Where --------------------------------------------------------------------------------------


def own_towns(s: BrassState, p: i64) -> i64:
    """In the Canal Era, the slots of all towns with a tile of p, which take no further one
    (BUILD-CANAL-ONE-PER-LOCATION, OVERBUILD-CANAL-OTHERS)."""
    return s.towns_of(s.seat[SLOTS + p]) if s.era == CANAL else EMPTY


def affordable(s: BrassState, p: i64) -> i64:
    """The industries whose lowest tile on the mat of p (BUILD-MAT-EMPTY) belongs to this era
    (BUILD-CANAL-ERA-TILES, BUILD-RAIL-ERA-TILES) and can be paid for with the money there is now
    (BUILD-PAY, BUILD-PAY-BEFORE-SALE), iron included. What coal costs depends on the place."""
    tables = s.tables
    money = s.seat[MONEY + p]
    found: i64 = 0
    if money < tables.least_cost:
        return found
    industries, mat = tables.industries, s.mat
    first = p * industries
    at = s.era * industries * MAT
    industry: i64 = 0
    while industry < industries:
        lowest_tile = at + mat[first + industry]
        left = money - tables.mat_price[lowest_tile]
        if left >= 0 and left >= cubes.iron_price(s, tables.mat_iron[lowest_tile]):
            found |= BIT[industry]
        at += MAT
        industry += 1
    return found


def buildable(s: BrassState, p: i64, industry: i64, reached: i64, own_towns: i64) -> i64:
    """The slots of `reached` where p can build the industry, one of those that are affordable;
    `own_towns` left out unless the tile there is p's own and gives way."""
    if reached == 0:
        return 0
    tables = s.tables
    kind = s.next_kind(p, industry)
    slots = free_slots(s, reached) & ~own_towns
    taken = reached & s.occupied
    if taken:
        slots |= replaceable(s, p, kind, taken, own_towns)
    coal: i64 = tables.kind_coal[kind]
    if tables.kind_own_goods[kind]:
        slots = supplied_by_others(s, p, kind, slots)
    elif coal and slots:
        money = s.seat[MONEY + p] - tables.kind_cost[kind]
        slots = supplied(s, slots, coal, money - cubes.iron_price(s, tables.kind_iron[kind]))
    return slots


def free_slots(s: BrassState, reached: i64) -> i64:
    """Free slots (BUILD-SLOT-FREE); where one shows the industry alone, it goes before those that
    show two (BUILD-SINGLE-ICON-FIRST)."""
    free = reached & ~s.occupied
    alone = free & s.tables.single_slots
    shared = free & ~alone
    if alone and shared:
        shared &= ~s.towns_of(alone)
    return alone | shared


def replaceable(s: BrassState, p: i64, kind: i64, taken: i64, own_towns: i64) -> i64:
    """Occupied slots whose tile may give way to a higher one of its industry
    (OVERBUILD-HIGHER-LEVEL, OVERBUILD-SAME-INDUSTRY); another player's not where p has a tile, in
    the canal era (OVERBUILD-CANAL-OTHERS)."""
    tables = s.tables
    industry: i64 = tables.kind_industry[kind]
    mine = s.seat[SLOTS + p]
    if not exhausted(s, industry):
        taken &= mine
    taken &= mine | ~own_towns
    found: i64 = 0
    while taken:
        bit = taken & -taken
        taken ^= bit
        old = s.kind_at(POSITION[(bit * SPREAD >> 58) & 63])
        higher = tables.kind_level[old] < tables.kind_level[kind]
        if higher and tables.kind_industry[old] == industry:
            found |= bit
    return found


def exhausted(s: BrassState, industry: i64) -> bool:
    """No cube of the industry's resource anywhere (OVERBUILD-OTHERS-NO-CUBES): others' tiles may be
    replaced, if it gives coal or iron (OVERBUILD-OTHERS-MINES-WORKS)."""
    if industry == s.tables.coal_industry:
        return s.coal_slots == 0 and s.coal == 0
    if industry == s.tables.iron_industry:
        return s.iron_slots == 0 and s.iron == 0
    return False


def supplied(s: BrassState, slots: i64, coal: i64, money: i64) -> i64:
    """Those of the slots that coal can reach for at most this money (BUILD-COAL-IRON)."""
    tables = s.tables
    found: i64 = 0
    while slots:
        place: i64 = tables.slot_location[lowest(slots)]
        here = slots & tables.slots_of_location[place]
        slots ^= here
        price = cubes.coal_price(s, s.joined[place], coal)
        if 0 <= price <= money:
            found |= here
    return found


def supplied_by_others(s: BrassState, p: i64, kind: i64, slots: i64) -> i64:
    """Those of the slots where p can pay for a tile that costs what its industry gives. The cubes
    on the tile it replaces go with that tile, so that many more must be there."""
    tables = s.tables
    money = s.seat[MONEY + p] - tables.kind_cost[kind]
    mine = tables.kind_industry[kind] == tables.coal_industry
    found: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        lying = s.cubes[slot]
        coal: i64 = tables.kind_coal[kind]
        iron: i64 = tables.kind_iron[kind]
        price: i64 = 0
        if coal:
            reached = s.joined[tables.slot_location[slot]]
            price = cubes.coal_price(s, reached, coal + lying if mine else coal)
        if price < 0:
            continue
        if iron:
            price += cubes.iron_price(s, iron if mine else iron + lying)
        if price <= money:
            found |= bit
    return found


# What happens -------------------------------------------------------------------------------


def place_tile(s: BrassState, p: i64, slot: i64, industry: i64) -> None:
    """The lowest tile of the industry goes on the slot, in the place of what stands there, and
    its price is paid. Its coal and iron are needed now."""
    tables = s.tables
    kind = s.next_kind(p, industry)
    if s.occupied & BIT[slot]:
        note_replaced(s, p, slot)
        cubes.clear(s, slot)
    s.take_off_mat(p, industry)
    s.tile = changed(s.tile, slot, kind * MAX_SEATS + p)
    s.occupied |= BIT[slot]
    s.seat[SLOTS + p] |= BIT[slot]
    s.seat[NETWORK + p] |= BIT[tables.slot_location[slot]]
    cubes.spend(s, p, tables.kind_cost[kind])
    s.need_coal = tables.kind_coal[kind]
    s.need_iron = tables.kind_iron[kind]


def supply(s: BrassState, p: i64, slot: i64, industry: i64, laid: i64) -> None:
    """A new mine or works gets its cubes and supplies its market."""
    if industry == s.tables.coal_industry:
        cubes.lay_coal(s, p, slot, laid)
    elif industry == s.tables.iron_industry:
        cubes.lay_iron(s, p, slot, laid)


# Events -------------------------------------------------------------------------------------


def note_built(s: BrassState, p: i64, slot: i64, key: str = "event-build") -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, slot)
    args["money"] = int(s.tables.kind_cost[s.kind_at(slot)])
    s.note(p, key, args)


def note_replaced(s: BrassState, p: i64, slot: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-replace", tile_at(s, p, slot))
