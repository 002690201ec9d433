"""What the checker sees on the table that only this game has: two maps, ports and market icons.

The rest is in brass/why/board.py.
"""

from __future__ import annotations

from ironbridge.brass.why.board import holds_tile, location_of, slots_of
from ironbridge.brass.why.names import location_name
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


def reaches_market(state: Position, steps: dict[int, int]) -> bool:
    """Whether one of these places shows the market icon: a border market, or a town with a port."""
    board = state.board
    if any(place in steps for place in members(board.market_locations)):
        return True
    return any(location_of(board, port) in steps for port in ports(state))


def without_icon(state: Position, steps: dict[int, int]) -> list[int]:
    """Those of these places that lie at the end of a line and show no market icon."""
    board = state.board
    return [
        place
        for place in steps
        if not slots_of(board, place) and not board.market_locations & BIT[place]
    ]
