"""Coal and iron: where they come from, what they cost, and tiles that flip when the last leaves.
Rulebooks: "Acheminer du charbon", "Acheminer du fer", "Alimenter le marché".

`settle` fetches what the action in progress still needs, takes what is forced and stops where
the player has a real choice.
"""

from mypy_extensions import i64

from ironbridge.brass.board import COAL, INCOME, IRON, MONEY, SLOTS, SPENT
from ironbridge.brass.rules import routes
from ironbridge.brass.rules.state import BrassState, tile_at
from ironbridge.kernel.arrays import changed
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, lowest
from ironbridge.kernel.phrase import Arguments, seat_id

# Prices: what an action would cost, before it begins ----------------------------------------


def coal_price(s: BrassState, reached: i64, wanted: i64) -> i64:
    """The money for `wanted` coal at connected locations `reached` (COAL-CONNECTED); -1 when it
    cannot come, neither from a mine nor from the market (COAL-MARKET-ACCESS)."""
    slots = s.coal_slots
    slot_place = s.tables.slot_place
    while slots and wanted > 0:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        if reached & slot_place[slot]:
            wanted -= s.cubes[slot]
    if wanted <= 0:
        return 0
    if reached & s.market_places == 0:
        return -1
    return s.tables.coal_market.buying(s.coal, wanted)


def iron_price(s: BrassState, wanted: i64) -> i64:
    """The money for `wanted` iron: works on the board first, whoever owns them
    (IRON-ANY-WORKS)."""
    if wanted == 0:
        return 0
    wanted -= stock(s, s.iron_slots)
    if wanted <= 0:
        return 0
    return s.tables.iron_market.buying(s.iron, wanted)


def within(s: BrassState, slots: i64, reached: i64) -> i64:
    """Those of the slots that lie at one of the locations `reached`."""
    slot_place = s.tables.slot_place
    found: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        if reached & slot_place[POSITION[(bit * SPREAD >> 58) & 63]]:
            found |= bit
    return found


def stock(s: BrassState, slots: i64) -> i64:
    """The cubes or barrels on the tiles of these slots."""
    total: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        total += s.cubes[POSITION[(bit * SPREAD >> 58) & 63]]
    return total


# Sources of the action in progress ----------------------------------------------------------


def coal_sources(s: BrassState) -> i64:
    """The nearest connected mines with coal (COAL-NEAREST, COAL-NEXT-NEAREST); several when they
    are tied."""
    if s.coal_slots == 0:
        return 0
    at = routes.nearest(s.near, s.origin(), s.locations_of(s.coal_slots))
    return routes.gathered(s.tables.slots_of_location, at) & s.coal_slots


def settle(s: BrassState, p: i64) -> bool:
    """Fetch what is needed. False when a question must be asked first."""
    return settle_coal(s, p) and settle_iron(s, p)


def settle_coal(s: BrassState, p: i64) -> bool:
    """False when the player must choose a mine first."""
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


def settle_iron(s: BrassState, p: i64) -> bool:
    """False when the player must choose a works first (IRON-ANY-WORKS)."""
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


# Taking and buying --------------------------------------------------------------------------


def spend(s: BrassState, p: i64, money: i64) -> None:
    """Money spent counts for the next turn order."""
    s.seat[MONEY + p] -= money
    s.seat[SPENT + p] += money


def buy_coal(s: BrassState, p: i64) -> None:
    price = s.tables.coal_market.buying(s.coal, 1)
    if s.coal > 0:
        s.coal -= 1
    s.need_coal -= 1
    spend(s, p, price)
    note_bought(s, p, "coal", price)


def buy_iron(s: BrassState, p: i64) -> None:
    price = s.tables.iron_market.buying(s.iron, 1)
    if s.iron > 0:
        s.iron -= 1
    s.need_iron -= 1
    spend(s, p, price)
    note_bought(s, p, "iron", price)


def take_coal(s: BrassState, p: i64, slot: i64, forced: bool) -> None:
    s.need_coal -= 1
    note_taken(s, p, "coal", slot, forced)
    take(s, slot)


def take_iron(s: BrassState, p: i64, slot: i64, forced: bool) -> None:
    s.need_iron -= 1
    note_taken(s, p, "iron", slot, forced)
    take(s, slot)


def take(s: BrassState, slot: i64) -> None:
    """A cube or barrel leaves a tile for the supply or a market; the last one flips the tile."""
    left = s.cubes[slot] - 1
    s.cubes = changed(s.cubes, slot, left)
    if left == 0:
        s.coal_slots &= ~BIT[slot]
        s.iron_slots &= ~BIT[slot]
        s.forget(slot)
        flip(s, slot)


def flip(s: BrassState, slot: i64) -> None:
    """The tile turns over and its owner's income rises at once, whoever's turn it is."""
    s.flipped |= BIT[slot]
    owner = s.owner_at(slot)
    raise_income(s, owner, s.tables.kind_income[s.kind_at(slot)])
    note_flipped(s, slot)


def raise_income(s: BrassState, p: i64, spaces: i64) -> None:
    s.seat[INCOME + p] = s.tables.income.forward(s.seat[INCOME + p], spaces)


def clear(s: BrassState, slot: i64) -> None:
    """The tile leaves the game; what lay on it returns to the supply."""
    gone = ~BIT[slot]
    owner = s.owner_at(slot)
    s.tile = changed(s.tile, slot, -1)
    s.cubes = changed(s.cubes, slot, 0)
    s.occupied &= gone
    s.flipped &= gone
    s.coal_slots &= gone
    s.iron_slots &= gone
    s.forget(slot)
    s.seat[SLOTS + owner] &= gone
    s.renew_network(owner)


# A new mine or works supplies the market ----------------------------------------------------


def lay_coal(s: BrassState, p: i64, slot: i64, cubes: i64) -> None:
    """Cubes on a new mine; they go to the market as far as it has room, if it is connected."""
    s.cubes = changed(s.cubes, slot, cubes)
    s.coal_slots |= BIT[slot]
    if s.joined[s.tables.slot_location[slot]] & s.market_places == 0:
        return
    market = s.tables.coal_market
    moved: i64 = 0
    earned: i64 = 0
    while s.coal < market.spaces and s.cubes[slot] > 0:
        earned += market.selling(s.coal)
        s.coal += 1
        moved += 1
        take(s, slot)
    s.seat[MONEY + p] += earned
    note_marketed(s, p, "coal", moved, earned)


def lay_iron(s: BrassState, p: i64, slot: i64, cubes: i64) -> None:
    """Cubes on a new works; they go to the market as far as it has room, connected or not."""
    s.cubes = changed(s.cubes, slot, cubes)
    s.iron_slots |= BIT[slot]
    market = s.tables.iron_market
    moved: i64 = 0
    earned: i64 = 0
    while s.iron < market.spaces and s.cubes[slot] > 0:
        earned += market.selling(s.iron)
        s.iron += 1
        moved += 1
        take(s, slot)
    s.seat[MONEY + p] += earned
    note_marketed(s, p, "iron", moved, earned)


# Events -------------------------------------------------------------------------------------


def note_sold(s: BrassState, p: i64, slot: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-sell", tile_at(s, p, slot))


def note_taken(s: BrassState, p: i64, resource: str, slot: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, slot)
    args["forced"] = int(forced)
    s.note(p, f"event-{resource}", args)


def note_bought(s: BrassState, p: i64, resource: str, price: i64) -> None:
    if s.journal is None:
        return
    s.note(p, f"event-{resource}-bought", {"seat": seat_id(p), "money": int(price)})


def note_marketed(s: BrassState, p: i64, resource: str, moved: i64, earned: i64) -> None:
    if s.journal is None or moved == 0:
        return
    args: Arguments = {"seat": seat_id(p)}
    args["cubes"] = int(moved)
    args["money"] = int(earned)
    s.note(p, f"event-{resource}-marketed", args)


def note_flipped(s: BrassState, slot: i64) -> None:
    if s.journal is None:
        return
    owner = s.owner_at(slot)
    args = tile_at(s, owner, slot)
    args["spaces"] = int(s.tables.kind_income[s.kind_at(slot)])
    s.note(owner, "event-flip", args)
