"""Money, coal and iron: loans by need, where cubes come from, what they cost, and tiles that flip
when the last cube leaves. Rulebook: "Charbon et fer", "Prélever du charbon et du fer depuis la
piste de demande", "Les cubes de charbon et de fer", "Emprunts".

`settle` fetches what the action in progress still needs, cube by cube, takes what is forced and
stops where the player has a real choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.age_of_industry import chronicle, routes
from ironbridge.games.age_of_industry.layout import (
    COAL,
    IRON,
    LOANS,
    MONEY,
    NOTHING,
    ORDER,
    SPENT,
)
from ironbridge.games.age_of_industry.space import LINK
from ironbridge.industry.routes import gathered
from ironbridge.kernel.bits import BIT, POSITION, lowest

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState

# Money --------------------------------------------------------------------------------------


def pay(s: AgeState, p: i64, money: i64) -> None:
    """Loans are taken by need: as few as cover what is missing."""
    missing = money - s.seat[MONEY + p]
    if missing > 0:
        loans = (missing + s.board.loan_money - 1) // s.board.loan_money
        s.seat[LOANS + p] += loans
        s.seat[MONEY + p] += loans * s.board.loan_money
        chronicle.borrowed(s, p, loans)
    s.seat[MONEY + p] -= money


def spend(s: AgeState, p: i64, money: i64) -> None:
    """Money spent counts for the next turn order."""
    pay(s, p, money)
    s.seat[SPENT + p] += money


def earn(s: AgeState, p: i64, money: i64) -> None:
    """Whoever gets money outside their turn may repay with it before interest is due."""
    s.seat[MONEY + p] += money
    if p != s.seat[ORDER + s.turn]:
        s.received |= BIT[p]


# Where cubes can be had ---------------------------------------------------------------------


def served(s: AgeState, sources: i64, cubes: i64) -> i64:
    """The locations where so many cubes of these sources, or else of the demand track, can be
    had."""
    if cubes == 1:
        return gathered(s.joined, s.locations_of(sources) | s.track_places)
    found = gathered(s.joined, s.track_places)
    rest = gathered(s.joined, s.locations_of(sources)) & ~found
    while rest:
        bit = rest & -rest
        rest ^= bit
        if missing(s, s.joined[POSITION[bit % 67]], sources, cubes) == 0:
            found |= bit
    return found


def missing(s: AgeState, reached: i64, sources: i64, cubes: i64) -> i64:
    """Of so many cubes, how many the sources in the locations reached do not have."""
    if cubes == 0:
        return 0
    while sources:
        bit = sources & -sources
        sources ^= bit
        source: i64 = POSITION[bit % 67]
        if reached & BIT[s.board.source_location[source]]:
            cubes -= s.cubes[source]
            if cubes <= 0:
                return 0
    return cubes


def reached(s: AgeState) -> i64:
    """The locations connected to the place where the cubes of the action in progress go."""
    if s.action == LINK:
        return gathered(s.joined, s.board.link_ends[s.target])
    return s.joined[s.board.slot_location[s.target]]


def nearest_sources(s: AgeState, sources: i64) -> i64:
    """The sources that the action in progress may take its next cube from: those nearest to the
    place, or, for a railway, those nearest to either of its ends."""
    if s.action != LINK:
        return nearest_to(s, BIT[s.board.slot_location[s.target]], sources)
    ends = s.board.link_ends[s.target]
    first = ends & -ends
    return nearest_to(s, first, sources) | nearest_to(s, ends ^ first, sources)


def nearest_to(s: AgeState, place: i64, sources: i64) -> i64:
    at = routes.nearest(s.near, place, s.locations_of(sources), s.board.barred)
    return gathered(s.board.sources_of_location, at) & sources


# The price, then the cubes ------------------------------------------------------------------


def settle_price(s: AgeState, p: i64, cost: i64, coal: i64, iron: i64) -> None:
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
    chronicle.bought(s, p, "coal", bought_coal, coal_price)
    chronicle.bought(s, p, "iron", bought_iron, iron_price)
    s.need_coal = coal - bought_coal
    s.need_iron = iron - bought_iron


def settle(s: AgeState, p: i64) -> bool:
    """Fetch what is needed. False when a question must be asked first."""
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


def take_coal(s: AgeState, p: i64, source: i64, forced: bool) -> None:
    s.need_coal -= 1
    chronicle.taken(s, p, "coal", source, forced)
    remove_cubes(s, source, 1)


def take_iron(s: AgeState, p: i64, slot: i64, forced: bool) -> None:
    s.need_iron -= 1
    chronicle.taken(s, p, "iron", slot, forced)
    remove_cubes(s, slot, 1)


def remove_cubes(s: AgeState, source: i64, cubes: i64) -> None:
    """Cubes leave a source. With the last one a mine or works flips, or perhaps a ship."""
    s.cubes[source] -= cubes
    if s.cubes[source] > 0:
        return
    s.coal_sources &= ~BIT[source]
    s.iron_sources &= ~BIT[source]
    if source < s.board.slots:
        flip(s, source)
    else:
        flip_ship(s, s.board.import_ship[source - s.board.slots])


# Flips --------------------------------------------------------------------------------------


def flip(s: AgeState, slot: i64) -> None:
    """The tile turns over and pays its owner at once, whoever's turn it is."""
    s.flipped |= BIT[slot]
    chronicle.flipped(s, slot)
    earn(s, s.owner_at(slot), s.board.kind_payout[s.kind_at(slot)])


def flip_ship(s: AgeState, slot: i64) -> None:
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
        tile = s.market[POSITION[bit % 67]]
        if tile >= 0 and s.board.market_accepts[tile]:
            return
    flip(s, slot)


# A new mine, works or ship fills the demand track -------------------------------------------


def lay_coal(s: AgeState, source: i64, cubes: i64) -> None:
    s.cubes[source] = cubes
    s.coal_sources |= BIT[source]


def lay_iron(s: AgeState, slot: i64, cubes: i64) -> None:
    s.cubes[slot] = cubes
    s.iron_sources |= BIT[slot]


def fill_coal(s: AgeState, p: i64, source: i64) -> None:
    """Coal goes to the empty boxes of the track, the dearest first, when it is connected."""
    if not track_open(s, source):
        return
    track = s.board.coal_track
    moved: i64 = 0
    earned: i64 = 0
    while s.coal < track.spaces and moved < s.cubes[source]:
        earned += track.selling(s.coal)
        s.coal += 1
        moved += 1
    chronicle.filled(s, p, "coal", moved, earned)
    earn(s, p, earned)
    if moved > 0:
        remove_cubes(s, source, moved)


def fill_iron(s: AgeState, p: i64, slot: i64) -> None:
    if not track_open(s, slot):
        return
    track = s.board.iron_track
    moved: i64 = 0
    earned: i64 = 0
    while s.iron < track.spaces and moved < s.cubes[slot]:
        earned += track.selling(s.iron)
        s.iron += 1
        moved += 1
    chronicle.filled(s, p, "iron", moved, earned)
    earn(s, p, earned)
    if moved > 0:
        remove_cubes(s, slot, moved)


def track_open(s: AgeState, source: i64) -> bool:
    """The source is connected to a port or distant port, or lies where one is."""
    return s.joined[s.board.source_location[source]] & s.track_places != 0
