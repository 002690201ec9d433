"""The demand track: cubes are bought from it, and new mines, works and ships fill it. Rulebook:
"Prélever du charbon et du fer depuis la piste de demande", "Les cubes de charbon et de fer".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.age_of_industry.rules.cubes import missing, reached, remove_cubes
from ironbridge.games.age_of_industry.rules.loan import earn, spend
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.phrase import Arguments, seat_id


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
    filled(s, p, "coal", moved, earned)
    earn(s, p, earned)
    if moved > 0:
        remove_cubes(s, source, moved)


def fill_iron(s: AgePosition, p: i64, slot: i64) -> None:
    if not track_open(s, slot):
        return
    track = s.board.iron_track
    moved: i64 = 0
    earned: i64 = 0
    while s.iron < track.spaces and moved < s.cubes[slot]:
        earned += track.selling(s.iron)
        s.iron += 1
        moved += 1
    filled(s, p, "iron", moved, earned)
    earn(s, p, earned)
    if moved > 0:
        remove_cubes(s, slot, moved)


def track_open(s: AgePosition, source: i64) -> bool:
    """The source is connected to a port or distant port (AI-TRACK-CONNECTION), or lies where one
    is."""
    return s.joined[s.board.source_location[source]] & s.track_places != 0


# Events --------------------------------------------------------------------------------------


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
