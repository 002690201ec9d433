"""Coal and iron: connections, sources and which of them is the nearest, the demand track, and tiles
that flip with their last cube. Rulebook: "Charbon et fer", "Les cubes de charbon et de fer",
"Prélever du charbon et du fer depuis la piste de demande", "Retourner les marqueurs de mine de
charbon et de sidérurgie".

The map graph is kept as masks of locations in two tables of the state, which are never worked out
from scratch: `near[v]` holds the locations one railway or open sea lane away from v, `joined[v]`
all locations connected to v, v included. Connections are only added, so both only grow. Some
locations bar transit (Pennsylvania): a route of cubes (AI-CUBE-NO-TRANSIT) or goods
(AI-SELL-NO-TRANSIT) may begin or end there, but not lead through.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.board import Market
from ironbridge.brass.rules.routes import gathered
from ironbridge.games.age_of_industry.board import COAL, IRON, NOTHING
from ironbridge.games.age_of_industry.move_space import LINK
from ironbridge.games.age_of_industry.rules.loan import earn, spend
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.arrays import changed
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, lowest
from ironbridge.kernel.phrase import Arguments, seat_id

# Connections ---------------------------------------------------------------------------------


def connect(s: AgePosition, ends: i64) -> None:
    """The two locations `ends` are now connected."""
    s.near = s.near[:]
    s.joined = s.joined[:]
    join(s.near, s.joined, ends, s.board.barred)


def join(near: vec[i64], joined: vec[i64], ends: i64, barred: i64) -> None:
    """The two locations `ends` are now connected.

    All locations that goods may pass share one mask with those they are connected to. A barred
    one lies on the edge of such groups: it sees them all, but does not make them one.
    """
    union = ends
    rest = ends
    while rest:
        bit = rest & -rest
        rest ^= bit
        v: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        near[v] |= ends ^ bit
        if not barred & bit:
            union |= joined[v]
    rest = union
    while rest:
        bit = rest & -rest
        rest ^= bit
        v = POSITION[(bit * SPREAD >> 58) & 63]
        if barred & bit:
            joined[v] |= union
        else:
            joined[v] = union


def nearest(near: vec[i64], start: i64, wanted: i64, barred: i64) -> i64:
    """The wanted locations at the smallest distance from the location in the mask `start`;
    0 when none is connected."""
    front = start
    seen = start
    closed: i64 = 0  # nothing leads on from here; the start may be barred itself
    while front:
        found = front & wanted
        if found:
            return found
        following: i64 = 0
        front &= ~closed
        while front:
            bit = front & -front
            front ^= bit
            following |= near[POSITION[(bit * SPREAD >> 58) & 63]]
        front = following & ~seen
        seen |= following
        closed = barred
    return 0


# Where cubes can be had ----------------------------------------------------------------------


def served(s: AgePosition, sources: i64, cubes: i64) -> i64:
    """The locations where so many cubes of these sources (AI-CUBE-SOURCE), or else of the demand
    track (AI-TRACK-CONNECTION), can be had: those that are connected (AI-CUBE-UNBROKEN)."""
    if cubes == 1:
        return gathered(s.joined, s.locations_of(sources) | s.track_places)
    found = gathered(s.joined, s.track_places)
    rest = gathered(s.joined, s.locations_of(sources)) & ~found
    while rest:
        bit = rest & -rest
        rest ^= bit
        if missing(s, s.joined[POSITION[(bit * SPREAD >> 58) & 63]], sources, cubes) == 0:
            found |= bit
    return found


def missing(s: AgePosition, reached: i64, sources: i64, cubes: i64) -> i64:
    """Of so many cubes, how many the sources in the locations reached do not have."""
    if cubes == 0:
        return 0
    while sources:
        bit = sources & -sources
        sources ^= bit
        source: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        if reached & BIT[s.board.source_location[source]]:
            cubes -= s.cubes[source]
            if cubes <= 0:
                return 0
    return cubes


def reached(s: AgePosition) -> i64:
    """The locations connected to the place where the cubes of the action in progress go."""
    if s.action == LINK:
        return gathered(s.joined, s.board.link_ends[s.target])
    return s.joined[s.board.slot_location[s.target]]


def nearest_sources(s: AgePosition, sources: i64) -> i64:
    """The sources that the action in progress may take its next cube from: those nearest to the
    place (AI-CUBE-NEAREST), or, for a railway, those nearest to either of its ends
    (AI-RAIL-NEAREST-END)."""
    if s.action != LINK:
        return nearest_to(s, BIT[s.board.slot_location[s.target]], sources)
    ends = s.board.link_ends[s.target]
    first = ends & -ends
    return nearest_to(s, first, sources) | nearest_to(s, ends ^ first, sources)


def nearest_to(s: AgePosition, place: i64, sources: i64) -> i64:
    at = nearest(s.near, place, s.locations_of(sources), s.board.barred)
    return gathered(s.board.sources_of_location, at) & sources


# Laying, fetching and taking cubes -----------------------------------------------------------


def lay_coal(s: AgePosition, source: i64, cubes: i64) -> None:
    s.cubes = changed(s.cubes, source, cubes)
    s.coal_sources |= BIT[source]


def lay_iron(s: AgePosition, slot: i64, cubes: i64) -> None:
    s.cubes = changed(s.cubes, slot, cubes)
    s.iron_sources |= BIT[slot]


def settle(s: AgePosition, p: i64) -> bool:
    """Fetch what the action in progress still needs, cube by cube. False when the player has a
    choice of sources, which is asked first."""
    while s.need_coal > 0:
        sources = nearest_sources(s, s.coal_sources)
        if sources & (sources - 1):
            s.phase = COAL
            return False
        take_coal(s, p, lowest(sources), True)
    while s.need_iron > 0:
        sources = nearest_sources(s, s.iron_sources)
        if sources & (sources - 1):
            s.phase = IRON
            return False
        take_iron(s, p, lowest(sources), True)
    return True


def take_coal(s: AgePosition, p: i64, source: i64, forced: bool) -> None:
    s.need_coal -= 1
    taken(s, p, "coal", source, forced)
    remove_cubes(s, source, 1)


def take_iron(s: AgePosition, p: i64, slot: i64, forced: bool) -> None:
    s.need_iron -= 1
    taken(s, p, "iron", slot, forced)
    remove_cubes(s, slot, 1)


def remove_cubes(s: AgePosition, source: i64, cubes: i64) -> None:
    """Cubes leave a source. With the last one a mine or works flips, or perhaps a ship."""
    s.cubes = changed(s.cubes, source, s.cubes[source] - cubes)
    if s.cubes[source] > 0:
        return
    s.coal_sources &= ~BIT[source]
    s.iron_sources &= ~BIT[source]
    if source < s.board.slots:
        flip(s, source)
    else:
        flip_ship(s, s.board.import_ship[source - s.board.slots])


# The demand track ----------------------------------------------------------------------------


def settle_price(s: AgePosition, p: i64, cost: i64, coal: i64, iron: i64) -> None:
    """Pay for the tile or railway and for the cubes that the map does not give; those that it
    gives are needed now."""
    here = reached(s)
    bought_coal = missing(s, here, s.coal_sources, coal)
    bought_iron = missing(s, here, s.iron_sources, iron)
    coal_price = s.board.coal_track.buying(s.coal, bought_coal)
    iron_price = s.board.iron_track.buying(s.iron, bought_iron)
    spend(s, p, cost + coal_price + iron_price)
    s.coal -= bought_coal if bought_coal < s.coal else s.coal
    s.iron -= bought_iron if bought_iron < s.iron else s.iron
    bought(s, p, "coal", bought_coal, coal_price)
    bought(s, p, "iron", bought_iron, iron_price)
    s.need_coal = coal - bought_coal
    s.need_iron = iron - bought_iron


def fill_coal(s: AgePosition, p: i64, source: i64) -> None:
    """Coal goes to the empty spaces of the track, the dearest first, when it is connected."""
    if track_open(s, source):
        moved, earned = placed(s.board.coal_track, s.coal, s.cubes[source])
        s.coal += moved
        market(s, p, "coal", source, moved, earned)


def fill_iron(s: AgePosition, p: i64, slot: i64) -> None:
    """Iron likewise."""
    if track_open(s, slot):
        moved, earned = placed(s.board.iron_track, s.iron, s.cubes[slot])
        s.iron += moved
        market(s, p, "iron", slot, moved, earned)


def placed(track: Market, cubes: i64, offered: i64) -> tuple[i64, i64]:
    """How many of the cubes offered a track with so many cubes takes, and what it pays for them."""
    moved: i64 = 0
    earned: i64 = 0
    while cubes + moved < track.spaces and moved < offered:
        earned += track.selling(cubes + moved)
        moved += 1
    return moved, earned


def market(s: AgePosition, p: i64, resource: str, source: i64, cubes: i64, earned: i64) -> None:
    """Cubes have gone from a source to the track, which pays for them."""
    filled(s, p, resource, cubes, earned)
    earn(s, p, earned)
    if cubes > 0:
        remove_cubes(s, source, cubes)


def track_open(s: AgePosition, source: i64) -> bool:
    """The source is connected to a port or distant port (AI-TRACK-CONNECTION), or lies in the
    same location."""
    return s.joined[s.board.source_location[source]] & s.track_places != 0


# Tiles that flip -----------------------------------------------------------------------------


def flip(s: AgePosition, slot: i64) -> None:
    """The tile turns over and pays its owner at once, whoever's turn it is."""
    s.flipped |= BIT[slot]
    flipped(s, slot)
    earn(s, s.owner_at(slot), s.board.kind_payout[s.kind_at(slot)])


def flip_ship(s: AgePosition, slot: i64) -> None:
    """A ship flips when its coal is gone and its market tiles are turned or without demand. One
    that replaced a ship never does."""
    if not s.occupied & ~s.flipped & ~s.rebuilt & BIT[slot]:
        return
    source: i64 = s.board.ship_import[slot]
    if source != NOTHING and s.coal_sources & BIT[source]:
        return
    markets = s.board.markets_of_location[s.board.slot_location[slot]] & ~s.used
    while markets:
        bit = markets & -markets
        markets ^= bit
        tile = s.market[POSITION[(bit * SPREAD >> 58) & 63]]
        if tile >= 0 and s.board.market_accepts[tile]:
            return
    flip(s, slot)


# Events --------------------------------------------------------------------------------------


def location_id(s: AgePosition, location: i64) -> str:
    return f"location-{s.board.location_ids[location]}"


def tile_of(s: AgePosition, p: i64, slot: i64, kind: i64, owner: i64) -> Arguments:
    board = s.board
    return {
        "seat": seat_id(p),
        "slot": f"slot-{board.slot_ids[slot]}",
        "location": location_id(s, board.slot_location[slot]),
        "owner": seat_id(owner),
        "industry": f"industry-{board.industry_ids[board.kind_industry[kind]]}",
        "level": int(board.kind_level[kind]),
    }


def tile_at(s: AgePosition, p: i64, slot: i64) -> Arguments:
    """Who acts, and the tile that stands in a slot."""
    return tile_of(s, p, slot, s.kind_at(slot), s.owner_at(slot))


def taken(s: AgePosition, p: i64, resource: str, source: i64, forced: bool) -> None:
    if s.journal is None:
        return
    if source < s.board.slots:
        args = tile_at(s, p, source)
        args["forced"] = int(forced)
        s.note(p, f"event-{resource}", args)
        return
    ship = s.board.import_ship[source - s.board.slots]
    args = {
        "seat": seat_id(p),
        "import": f"import-{s.board.source_ids[source]}",
        "location": location_id(s, s.board.slot_location[ship]),
        "forced": int(forced),
    }
    s.note(p, "event-coal-import", args)


def bought(s: AgePosition, p: i64, resource: str, cubes: i64, price: i64) -> None:
    if s.journal is None or cubes == 0:
        return
    args: Arguments = {"seat": seat_id(p), "cubes": int(cubes), "money": int(price)}
    s.note(p, f"event-{resource}-bought", args)


def filled(s: AgePosition, p: i64, resource: str, cubes: i64, earned: i64) -> None:
    """Cubes went to the demand track."""
    if s.journal is None or cubes == 0:
        return
    args: Arguments = {"seat": seat_id(p), "cubes": int(cubes), "money": int(earned)}
    s.note(p, f"event-{resource}-marketed", args)


def flipped(s: AgePosition, slot: i64) -> None:
    if s.journal is None:
        return
    owner = s.owner_at(slot)
    args = tile_at(s, owner, slot)
    args["money"] = int(s.board.kind_payout[s.kind_at(slot)])
    s.note(owner, "event-flip", args)
