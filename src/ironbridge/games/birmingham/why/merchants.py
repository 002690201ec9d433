"""The merchants as the checker sees them: what they buy, their barrels, their names."""

from __future__ import annotations

from ironbridge.brass.board import NOTHING
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT


def buyers(state: Position, industry: int, steps: dict[int, int]) -> list[int]:
    """The connected merchant spaces whose tile shows the industry."""
    board = state.board
    return [
        space
        for space in range(int(board.spaces))
        if board.space_location[space] in steps and buys(state, space, industry)
    ]


def buys(state: Position, space: int, industry: int) -> bool:
    tile = state.merchants[space]
    return tile != NOTHING and state.board.merchant_buys[tile] & BIT[industry] != 0


def has_barrel(state: Position, space: int) -> bool:
    return state.barrels & BIT[space] != 0


def space_name(board: Board, space: int) -> str:
    return f"space-{board.space_ids[space]}"


def merchant_name(board: Board, tile: int) -> str:
    return f"merchant-{board.merchant_ids[tile]}"
