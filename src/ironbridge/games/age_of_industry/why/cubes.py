"""Where coal and iron come from, as the checker sees it; why cubes cannot come to a tile or railway
being built; and why a source cannot give one. Rulebook: "Charbon et fer", "Prélever du charbon et
du fer depuis la piste de demande".
"""

from __future__ import annotations

from ironbridge.games.age_of_industry.board import NOTHING
from ironbridge.games.age_of_industry.move_space import LINK
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.games.age_of_industry.why.board import (
    ends_of,
    holds_tile,
    is_free,
    location_names,
    location_of,
    source_name,
    source_names,
    standing,
    walk,
)
from ironbridge.kernel.bits import members
from ironbridge.kernel.phrase import Reason, forbid

# Where coal and iron come from ----------------------------------------------------------------


def coal_sources(state: AgePosition, building: int = NOTHING) -> list[int]:
    """Mines with cubes, and imports with cubes; also the import of a first ship being built."""
    board = state.board
    found = stocked(state, int(board.coal_industry))
    for source in range(int(board.slots), int(board.sources)):
        if state.cubes[source] > 0:
            found.append(source)
    if building != NOTHING and is_free(state, building):
        arriving = board.ship_import[building]
        if arriving != NOTHING and arriving not in found:
            found.append(arriving)
    return found


def iron_sources(state: AgePosition) -> list[int]:
    return stocked(state, int(state.board.iron_industry))


def stocked(state: AgePosition, industry: int) -> list[int]:
    """The slots of this industry that still have cubes, of all players."""
    return [
        slot
        for slot in range(int(state.board.slots))
        if state.cubes[slot] > 0 and holds_tile(state, slot, industry)
    ]


def cubes_at(state: AgePosition, source: int) -> int:
    """The cubes of a source; those that a ship being built will bring count already."""
    board = state.board
    arriving = source >= board.slots and is_free(state, board.import_ship[source - board.slots])
    if arriving and state.cubes[source] == 0:
        return board.import_cubes[source - board.slots]
    return int(state.cubes[source])


def nearest(state: AgePosition, sources: list[int], steps: dict[int, int]) -> list[int]:
    """Of these sources the connected ones that are the fewest lines away."""
    at = state.board.source_location
    connected = [source for source in sources if at[source] in steps]
    least = min((steps[at[source]] for source in connected), default=0)
    return [source for source in connected if steps[at[source]] == least]


def reaches_track(state: AgePosition, steps: dict[int, int], building: int = NOTHING) -> bool:
    """Whether one of these places has a port, even flipped or being built, or a distant port."""
    board = state.board
    if any(place in steps for place in members(board.distant_ports)):
        return True
    ports = standing(state, int(board.port_industry), building)
    return any(location_of(board, port) in steps for port in ports)


def within_reach(state: AgePosition, sources: list[int], ways: list[dict[int, int]]) -> int:
    """The cubes of the sources that some of the ways lead to."""
    at = state.board.source_location
    connected = [source for source in sources if any(at[source] in steps for steps in ways)]
    return sum(cubes_at(state, source) for source in connected)


def supplied(
    state: AgePosition,
    sources: list[int],
    needed: int,
    origins: list[int],
    building: int,
    transit: bool = False,
) -> bool:
    """Whether so many cubes can come to the origins; with `transit`, if no place barred it."""
    ways = [walk(state, origin, building, transit) for origin in origins]
    if any(reaches_track(state, steps, building) for steps in ways):
        return True
    return within_reach(state, sources, ways) >= needed


# Whether an action can have its cubes ---------------------------------------------------------


def refuse_cubes(
    state: AgePosition,
    place: str,
    origins: list[int],
    coal: int,
    iron: int,
    building: int = NOTHING,
) -> Reason | None:
    """Why the coal or the iron cannot come to any of the origins; `place` names them.

    What the connected sources do not have comes from the track, and money is never a reason:
    loans are not limited.
    """
    for resource, needed, sources in (
        ("coal", coal, coal_sources(state, building)),
        ("iron", iron, iron_sources(state)),
    ):
        if needed and not supplied(state, sources, needed, origins, building):
            return refuse_resource(state, resource, place, sources, needed, origins, building)
    return None


def refuse_resource(
    state: AgePosition,
    resource: str,
    place: str,
    sources: list[int],
    needed: int,
    origins: list[int],
    building: int,
) -> Reason:
    board = state.board
    if supplied(state, sources, needed, origins, building, transit=True):
        barred = location_names(board, members(board.barred))
        return forbid(
            "AI-CUBE-NO-TRANSIT", f"why-{resource}-no-transit", place=place, barred=barred
        )
    found = within_reach(state, sources, [walk(state, origin, building) for origin in origins])
    if found:
        rule = "AI-RAIL-LATER" if building == NOTHING else "AI-CUBE-REQUIRED"
        key = f"why-{resource}-too-few"
        return forbid(rule, key, place=place, needed=needed, found=found)
    if sources:
        names = source_names(board, sources)
        return forbid(
            "AI-CUBE-UNBROKEN", f"why-{resource}-not-connected", place=place, sources=names
        )
    return forbid("AI-TRACK-CONNECTION", f"why-{resource}-none", place=place)


# The source that is chosen --------------------------------------------------------------------


def coal(state: AgePosition, source: int) -> Reason | None:
    """`coal SOURCE`: this mine or import gives the cube."""
    return refuse_source(state, "coal", source, coal_sources(state))


def iron(state: AgePosition, slot: int) -> Reason | None:
    """`iron SLOT`: this ironworks gives the cube."""
    return refuse_source(state, "iron", slot, iron_sources(state))


def refuse_source(
    state: AgePosition, resource: str, source: int, sources: list[int]
) -> Reason | None:
    board = state.board
    name = source_name(board, source)
    if source not in sources:
        return forbid("AI-CUBE-SOURCE", f"why-{resource}-no-cube", source=name)
    ways = [walk(state, origin, under_construction(state)) for origin in needed_at(state)]
    if not any(board.source_location[source] in steps for steps in ways):
        return refuse_far(state, resource, source)
    best: list[int] = []
    for steps in ways:
        best += nearest(state, sources, steps)
    if source in best:
        return None
    rule = "AI-RAIL-NEAREST-END" if state.action == LINK else "AI-CUBE-NEAREST"
    nearer = source_names(board, sorted(set(best)))
    return forbid(rule, f"why-{resource}-nearer", source=name, nearer=nearer)


def refuse_far(state: AgePosition, resource: str, source: int) -> Reason:
    """No way leads from this source, or only one through a place that bars transit."""
    board = state.board
    name = source_name(board, source)
    building = under_construction(state)
    for origin in needed_at(state):
        if board.source_location[source] in walk(state, origin, building, transit=True):
            barred = location_names(board, members(board.barred))
            return forbid(
                "AI-CUBE-NO-TRANSIT", f"why-{resource}-through", source=name, barred=barred
            )
    return forbid("AI-CUBE-UNBROKEN", f"why-{resource}-far", source=name)


def needed_at(state: AgePosition) -> list[int]:
    """The locations to which the action in progress may bring its cubes."""
    if state.action == LINK:
        return ends_of(state.board, int(state.target))
    return [location_of(state.board, int(state.target))]


def under_construction(state: AgePosition) -> int:
    """The slot of the tile being built; NOTHING for a railway."""
    return NOTHING if state.action == LINK else int(state.target)
