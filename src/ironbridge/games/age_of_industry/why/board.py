"""What the checker sees on the table: tiles, railways, sea lanes, ways, hands, coal, iron; how it
names them, by the ids of their texts; and why cubes cannot come to a tile or railway being built.
Rulebook: "Charbon et fer", "Prélever du charbon et du fer depuis la piste de demande".

Written apart from the masks that the generator of moves keeps: everything here is found anew
from the tiles in the slots and the railways of each player, in plain lists and sets.
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.age_of_industry.board import LINKS, MAX_SEATS, NOTHING, Board
from ironbridge.games.age_of_industry.move_space import LINK
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid

NOBODY: Final = -1

# Tiles ----------------------------------------------------------------------------------------


def is_free(state: AgePosition, slot: int) -> bool:
    return state.tile[slot] < 0


def owner_of(state: AgePosition, slot: int) -> int:
    """The seat whose tile lies in the slot, NOBODY for a free slot."""
    if is_free(state, slot):
        return NOBODY
    return int(state.tile[slot]) % MAX_SEATS


def has_tiles(state: AgePosition, p: int) -> bool:
    """Whether a tile of this seat lies anywhere on the map."""
    return any(owner_of(state, slot) == p for slot in range(len(state.tile)))


def kind_of(state: AgePosition, slot: int) -> int:
    """The industry and level of the tile in a slot that is not free."""
    return int(state.tile[slot]) // MAX_SEATS


def industry_of(state: AgePosition, slot: int) -> int:
    return state.board.kind_industry[kind_of(state, slot)]


def holds_tile(state: AgePosition, slot: int, industry: int) -> bool:
    """Whether a tile of this industry lies in the slot."""
    return not is_free(state, slot) and industry_of(state, slot) == industry


def is_flipped(state: AgePosition, slot: int) -> bool:
    return state.flipped & BIT[slot] != 0


def location_of(board: Board, slot: int) -> int:
    return board.slot_location[slot]


def slots_of(board: Board, location: int) -> list[int]:
    return [slot for slot in range(int(board.slots)) if board.slot_location[slot] == location]


def own_slots(state: AgePosition, p: int) -> list[int]:
    return [slot for slot in range(int(state.board.slots)) if owner_of(state, slot) == p]


def lowest_on_mat(state: AgePosition, p: int, industry: int) -> int:
    """The kind of the lowest tile of the industry on the mat of p, NOTHING when all are gone."""
    board = state.board
    kinds = [
        kind
        for kind in range(int(board.kinds))
        if board.kind_industry[kind] == industry and on_mat(state, p, kind) > 0
    ]
    return min(kinds, key=lambda kind: board.kind_level[kind], default=NOTHING)


def on_mat(state: AgePosition, p: int, kind: int) -> int:
    return int(state.mat[p * int(state.board.kinds) + kind])


# Railways and sea lanes -----------------------------------------------------------------------


def links_of(state: AgePosition, p: int) -> list[int]:
    return members(state.seat[LINKS + p])


def ends_of(board: Board, link: int) -> list[int]:
    return members(board.link_ends[link])


def railed(state: AgePosition, p: int) -> set[int]:
    """The locations that a railway of p touches."""
    return {end for link in links_of(state, p) for end in ends_of(state.board, link)}


def standing(state: AgePosition, industry: int, building: int = NOTHING) -> list[int]:
    """The slots where a tile of this industry stands, or is being built (slot `building`)."""
    board = state.board
    return [
        slot
        for slot in members(board.slots_of_industry[industry])
        if slot == building or holds_tile(state, slot, industry)
    ]


def lines(state: AgePosition, building: int) -> list[tuple[int, int]]:
    """Every railway, every sea lane with its port and its ship, and the way to each import."""
    board = state.board
    found: list[tuple[int, int]] = []
    for p in range(int(state.seat_count)):
        for link in links_of(state, p):
            a, b = ends_of(board, link)
            found.append((a, b))
    ports = standing(state, int(board.port_industry), building)
    for ship in standing(state, int(board.ship_industry), building):
        sea = location_of(board, ship)
        joined = [port for port in members(board.lanes[ship]) if port in ports]
        found.extend((location_of(board, port), sea) for port in joined)
        if board.ship_import[ship] != NOTHING:
            found.append((sea, board.source_location[board.ship_import[ship]]))
    return found


def walk(
    state: AgePosition, origin: int, building: int = NOTHING, transit: bool = False
) -> dict[int, int]:
    """Every location connected to the origin, and how many lines away it is.

    Nothing passes through a place that bars transit, but a way may begin or end there; with
    `transit` it is as if none did. A port or ship in the slot `building` counts as standing.
    """
    ways = lines(state, building)
    barred = [] if transit else members(state.board.barred)
    steps = {origin: 0}
    edge = [origin]
    while edge:
        reached: list[int] = []
        for here in edge:
            if here in barred and here != origin:
                continue
            for a, b in ways:
                there = b if a == here else a if b == here else here
                if there not in steps:
                    steps[there] = steps[here] + 1
                    reached.append(there)
        edge = reached
    return steps


# Cards ----------------------------------------------------------------------------------------


def holds(state: AgePosition, p: int, card: int) -> int:
    """How many of this card p has in hand."""
    return int(state.hand[p * int(state.board.cards) + card])


def hand(state: AgePosition, p: int) -> list[int]:
    """The kinds of card in hand, each once."""
    return [card for card in range(int(state.board.cards)) if holds(state, p, card) > 0]


def cards_held(state: AgePosition, p: int) -> int:
    return sum(holds(state, p, card) for card in range(int(state.board.cards)))


def pile_is_empty(state: AgePosition) -> bool:
    return len(state.deck) <= state.deck_at


# Names ----------------------------------------------------------------------------------------


def location_name(board: Board, location: int) -> str:
    return f"location-{board.location_ids[location]}"


def location_names(board: Board, locations: list[int]) -> list[str]:
    """Each location once, in the order of the map."""
    return [location_name(board, location) for location in sorted(set(locations))]


def source_name(board: Board, source: int) -> str:
    """A slot, or the import of coal behind it in the numbering."""
    kind = "slot" if source < board.slots else "import"
    return f"{kind}-{board.source_ids[source]}"


def source_names(board: Board, sources: list[int]) -> list[str]:
    return [source_name(board, source) for source in sources]


def industry_name(board: Board, industry: int) -> str:
    return f"industry-{board.industry_ids[industry]}"


def link_name(board: Board, link: int) -> str:
    return f"link-{board.link_ids[link]}"


def card_name(board: Board, card: int) -> str:
    return f"card-{board.card_ids[card]}"


def card_names(board: Board, cards: list[int]) -> list[str]:
    return [card_name(board, card) for card in cards]


def market_name(board: Board, market: int) -> str:
    return f"market-{board.market_ids[market]}"


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
