"""The laws of the map: tiles fit their spaces, cubes and flipped sides agree, ships lie off ports,
and market tiles are those of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ironbridge.brass.invariants import spread
from ironbridge.games.age_of_industry.board import LINKS, NOTHING, SLOTS
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.table import AgeState


def violations(state: AgeState) -> Iterator[Violation]:
    for slot in members(state.occupied):
        yield from tile_violations(state, slot)
    for p in range(state.seats):
        yield from crowd_violations(state, p)
    yield from link_violations(state)
    yield from market_violations(state)
    yield from import_violations(state)
    for slot in members(state.ship_slots & state.occupied):
        yield from ship_violations(state, slot)
    for slot in members(state.rebuilt & ~(state.ship_slots & state.occupied)):
        yield f"tiles.{state.board.slot_ids[slot]}", "only a ship can be rebuilt"


# Tiles and railways ---------------------------------------------------------------------------


def tile_violations(state: AgeState, slot: int) -> Iterator[Violation]:
    """The tile fits its space, and carries cubes while it is a mine or works not yet flipped."""
    board = state.board
    kind = state.kind_at(slot)
    industry, level = board.kind_industry[kind], board.kind_level[kind]
    where = f"tiles.{board.slot_ids[slot]}"
    if not board.slot_industries[slot] & BIT[industry]:
        yield where, f"this space takes no {board.industry_ids[industry]}"
    if level == 0:
        yield where, f"{board.industry_ids[industry]} 0 is never built"
    flipped = bool(state.flipped & BIT[slot])
    most = board.kind_cubes[kind]
    allowed = range(1) if flipped or not most else range(1, most + 1)
    if state.cubes[slot] not in allowed:
        side = "flipped" if flipped else "unflipped"
        found = f"{side} {board.industry_ids[industry]} {level}, found {state.cubes[slot]}"
        yield where, f"expected {spread(allowed)} cubes on {found}"


def crowd_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """A location takes one or two tiles of a player, by the number of its spaces."""
    board = state.board
    for v in members(state.locations_of(state.seat[SLOTS + p])):
        own = members(board.slots_of_location[v] & state.seat[SLOTS + p])
        if len(own) > board.location_limit[v]:
            reason = f"{len(own)} tiles of seat {p} in {board.location_ids[v]}"
            yield f"tiles.{board.slot_ids[own[-1]]}", f"{reason}; at most {board.location_limit[v]}"


def link_violations(state: AgeState) -> Iterator[Violation]:
    for p in range(state.seats):
        yield from apart_violations(state, p)
        for q in range(p):
            for link in members(state.seat[LINKS + p] & state.seat[LINKS + q]):
                yield f"links.{state.board.link_ids[link]}", "two railways on one line"


def apart_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """The railways of a player go out from a tile, and on from there. Only another's mine or works
    may have replaced that tile since, and what its owner built over it."""
    board = state.board
    begun = state.locations_of(state.seat[SLOTS + p]) | lost_places(state, p)
    left = members(state.seat[LINKS + p])
    grown = True
    while grown:
        reached = [link for link in left if board.link_ends[link] & begun]
        for link in reached:
            begun |= board.link_ends[link]
            left.remove(link)
        grown = bool(reached)
    for link in left:
        where = f"links.{board.link_ids[link]}"
        yield where, f"no tile or railway of seat {p} from which it could have been built"


def lost_places(state: AgeState, p: int) -> int:
    """The locations where a tile of another may have replaced a mine or works of this player."""
    board = state.board
    found = 0
    for slot in members(state.occupied & ~state.seat[SLOTS + p]):
        for kind, total in enumerate(board.kind_count):
            industry, level = board.kind_industry[kind], board.kind_level[kind]
            if industry not in (board.coal_industry, board.iron_industry):
                continue
            fits = board.slot_industries[slot] & BIT[industry]
            higher = board.kind_level[state.kind_at(slot)] > level
            if fits and higher and lost(state, p, kind, total):
                found |= BIT[board.slot_location[slot]]
    return int(found)


def lost(state: AgeState, p: int, kind: int, total: int) -> bool:
    """Whether a tile of this kind is neither on the mat nor on the map."""
    standing = sum(state.kind_at(slot) == kind for slot in members(state.seat[SLOTS + p]))
    return int(state.mat[p * len(state.board.kind_count) + kind]) + standing < total


# Markets, imports and ships -------------------------------------------------------------------


def market_violations(state: AgeState) -> Iterator[Violation]:
    board = state.board
    for name, track, cubes in (
        ("coal", board.coal_track, state.coal),
        ("iron", board.iron_track, state.iron),
    ):
        if not 0 <= cubes <= track.spaces:
            yield f"markets.{name}", f"expected 0 to {track.spaces} cubes, found {cubes}"
    box = Counter(board.market_pile)
    placed = Counter(int(tile) for tile in state.market)
    for tile, name in enumerate(board.market_tile_ids):
        if placed[tile] > box[tile]:
            yield "market_tiles", f"{placed[tile]} tiles {name}, but there are {box[tile]}"
    for m, name in enumerate(board.market_ids):
        where = f"market_tiles.{name}"
        if state.market[m] < 0:
            yield where, "every market space has a tile"
        elif state.used & BIT[m]:
            yield from sold_violations(state, m, where)


def sold_violations(state: AgeState, m: int, where: str) -> Iterator[Violation]:
    """Goods were sold there: there was a demand, and a way."""
    board = state.board
    if not board.market_accepts[state.market[m]]:
        yield where, "nothing is sold where there is no demand"
    sea = (
        board.slots_of_location[board.market_location[m]]
        & board.slots_of_industry[board.ship_industry]
    )
    if sea and not sea & state.occupied:
        yield where, "nothing is sold here before a ship has come"


def import_violations(state: AgeState) -> Iterator[Violation]:
    board = state.board
    for n, name in enumerate(board.import_ids):
        cubes, most = state.cubes[len(board.slot_ids) + n], board.import_cubes[n]
        if not BIT[board.import_ship[n]] & state.ship_slots:
            most = 0
        if cubes > most:
            yield f"imports.{name}", f"expected 0 to {most} cubes, found {cubes}"


def ship_violations(state: AgeState, slot: int) -> Iterator[Violation]:
    """A ship lies off a port; it flips when its coal and its market are used up, at once; one
    that replaced another never does."""
    board = state.board
    where = f"tiles.{board.slot_ids[slot]}"
    flipped = bool(state.flipped & BIT[slot])
    if not board.lanes[slot] & state.port_slots:
        yield where, "no port at the other end of a sea lane"
    if state.rebuilt & BIT[slot]:
        if flipped:
            yield where, "a rebuilt ship never flips"
        if not lower_kind(state, slot):
            yield where, "a rebuilt ship has replaced one of a lower level"
    elif flipped != used_up(state, slot):
        needs = "its coal and its market are used up" if flipped else "something is left of it"
        says = "flipped: expected that" if flipped else "not flipped: expected that"
        yield where, f"{says} {needs}"


def lower_kind(state: AgeState, slot: int) -> bool:
    """Whether there is a ship of a lower level that can be built."""
    board = state.board
    kind = state.kind_at(slot)
    return any(
        0 < board.kind_level[other] < board.kind_level[kind]
        for other in members(board.kinds_of_industry[board.ship_industry])
    )


def used_up(state: AgeState, slot: int) -> bool:
    board = state.board
    source = board.ship_import[slot]
    if source != NOTHING and state.cubes[source]:
        return False
    return not any(
        board.market_accepts[state.market[m]] and not state.used & BIT[m]
        for m in members(board.markets_of_location[board.slot_location[slot]])
    )
