"""Coal and iron: where cubes come from and which source is the nearest. Rulebook: "Charbon et fer",
"Les cubes de charbon et de fer".

`settle` fetches what the action in progress still needs, cube by cube, takes what is forced and
stops where the player has a real choice.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.rules.routes import gathered
from ironbridge.games.age_of_industry.board import COAL, IRON
from ironbridge.games.age_of_industry.move_space import LINK
from ironbridge.games.age_of_industry.rules import routes
from ironbridge.games.age_of_industry.rules.events import location_id, tile_at
from ironbridge.games.age_of_industry.rules.flip import flip, flip_ship
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.bits import BIT, POSITION, lowest
from ironbridge.kernel.phrase import seat_id

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
        if missing(s, s.joined[POSITION[bit % 67]], sources, cubes) == 0:
            found |= bit
    return found


def missing(s: AgePosition, reached: i64, sources: i64, cubes: i64) -> i64:
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
    at = routes.nearest(s.near, place, s.locations_of(sources), s.board.barred)
    return gathered(s.board.sources_of_location, at) & sources


# Laying, fetching and taking them ------------------------------------------------------------


def lay_coal(s: AgePosition, source: i64, cubes: i64) -> None:
    s.cubes[source] = cubes
    s.coal_sources |= BIT[source]


def lay_iron(s: AgePosition, slot: i64, cubes: i64) -> None:
    s.cubes[slot] = cubes
    s.iron_sources |= BIT[slot]


def settle(s: AgePosition, p: i64) -> bool:
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
    s.cubes[source] -= cubes
    if s.cubes[source] > 0:
        return
    s.coal_sources &= ~BIT[source]
    s.iron_sources &= ~BIT[source]
    if source < s.board.slots:
        flip(s, source)
    else:
        flip_ship(s, s.board.import_ship[source - s.board.slots])


# Events --------------------------------------------------------------------------------------


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
