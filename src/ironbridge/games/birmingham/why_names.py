"""How the checker names what only this game has; the rest is in industry/why_names.py."""

from __future__ import annotations

from ironbridge.games.birmingham.board import Board


def space_name(board: Board, space: int) -> str:
    return f"space-{board.space_ids[space]}"


def merchant_name(board: Board, tile: int) -> str:
    return f"merchant-{board.merchant_ids[tile]}"
