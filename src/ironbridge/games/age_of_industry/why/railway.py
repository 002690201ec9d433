"""Why a railway cannot be built. Rulebook: "Action : Construire une voie ferrée"."""

from __future__ import annotations

from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.games.age_of_industry.why.board import (
    ends_of,
    link_name,
    links_of,
    location_names,
    location_of,
    own_slots,
    railed,
)
from ironbridge.games.age_of_industry.why.cubes import refuse_cubes
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def link(state: AgePosition, line: int, p: int) -> Reason | None:
    """`link LINK`."""
    return (
        refuse_line(state, line, p)
        or refuse_start(state, line, p)
        or refuse_rail_cost(state, line, p)
    )


def refuse_line(state: AgePosition, line: int, p: int) -> Reason | None:
    board = state.board
    for owner in range(int(state.seat_count)):
        if line in links_of(state, owner):
            name = link_name(board, line)
            return forbid("AI-RAIL-ONE-PER-LINE", "why-line-taken", link=name, owner=seat_id(owner))
    if len(links_of(state, p)) >= board.railways:
        return forbid("AI-RAIL-MARKERS", "why-no-markers", markers=int(board.railways))
    return None


def refuse_start(state: AgePosition, line: int, p: int) -> Reason | None:
    """It starts from one's own tile or railway."""
    board = state.board
    places = railed(state, p) | {location_of(board, slot) for slot in own_slots(state, p)}
    if not places:
        return forbid("AI-RAIL-FROM", "why-rail-nothing")
    ends = ends_of(board, line)
    if not any(end in places for end in ends):
        names = location_names(board, ends)
        return forbid("AI-RAIL-FROM", "why-rail-not-adjacent", places=names)
    return None


def refuse_rail_cost(state: AgePosition, line: int, p: int) -> Reason | None:
    """The first railway needs no cubes; for others they may come to either end."""
    board = state.board
    if not links_of(state, p):
        return None
    coal, iron = int(board.rail_coal), int(board.rail_iron)
    return refuse_cubes(state, link_name(board, line), ends_of(board, line), coal, iron)
