"""What the checker sees on the table that only this game has: two maps, ports, market icons and the
virtual link. The rest is in brass/why/board.py."""

from __future__ import annotations

from ironbridge.brass.why import cubes
from ironbridge.brass.why.board import (
    holds_tile,
    location_name,
    location_of,
    slots_of,
    walk,
)
from ironbridge.brass.why.cubes import NO_SLOT
from ironbridge.games.lancashire.board import Board
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid


def on_map(board: Board, location: int) -> bool:
    return board.locations_on_map & BIT[location] != 0


def off_map(state: Position, slot: int) -> Reason:
    place = location_name(state.board, location_of(state.board, slot))
    return forbid("BL-COMMUNITY-MAP", "why-place-not-on-map", place=place)


def ports(state: Position) -> list[int]:
    """The slots with a port, flipped or not, of all players."""
    board = state.board
    port = int(board.port_industry)
    return [slot for slot in range(int(board.slots)) if holds_tile(state, slot, port)]


def markets(state: Position) -> list[int]:
    """The places with the market icon: border markets, and towns with a port.

    No tile that needs coal opens the market itself (component_reader.py sees to it), so it makes no
    difference that the tile to be built does not stand yet.
    """
    board = state.board
    return members(board.market_locations) + [location_of(board, port) for port in ports(state)]


def reaches_market(state: Position, steps: dict[int, int]) -> bool:
    return any(place in steps for place in markets(state))


def without_icon(state: Position, steps: dict[int, int]) -> list[int]:
    """Those of these places that lie at the end of a line and show no market icon."""
    board = state.board
    return [
        place
        for place in steps
        if not slots_of(board, place) and not board.market_locations & BIT[place]
    ]


def refuse_coal(
    state: Position, rule: str, origins: list[int], at: str, wanted: int, replaced: int = NO_SLOT
) -> Reason:
    """Why there is not enough coal at the place or link named by `at`."""
    if without_icon(state, walk(state, origins)):
        rule = "BL-COAL-MARKET-NOT-ALL-PLACES"
    return cubes.refuse_coal(state, rule, rule, origins, at, wanted, replaced)


def virtually_reached(state: Position, location: int, places: set[int]) -> bool:
    """Whether the virtual link of the classic rules reaches it: Liverpool from Birkenhead, or the
    other way round."""
    ends = members(state.board.virtual_ends)
    return state.virtual_link and location in ends and any(end in places for end in ends)
