"""How the checker names things of Workshop of the World: by the ids of their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.workshop.board import Board
from ironbridge.kernel.phrase import seat_id

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


def colour_name(board: Board, company: int) -> str:
    return f"colour-{board.colour_ids[company]}"


def owner_name(state: WorkshopState, company: int) -> str:
    """Whose a piece is: a player with one colour is called by name, else the colour says more."""
    if state.seat_count == 2:
        return colour_name(state.board, company)
    return seat_id(company)


def type_name(board: Board, kind: int) -> str:
    return f"type-{board.type_ids[kind]}"


def town_name(board: Board, town: int) -> str:
    return f"town-{board.town_ids[town]}"


def connection_name(board: Board, line: int) -> str:
    return f"connection-{board.connection_ids[line]}"


def card_name(board: Board, card: int) -> str:
    return f"card-{board.card_ids[card]}"
