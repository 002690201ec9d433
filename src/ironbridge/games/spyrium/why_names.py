"""How the checker names things of Spyrium: by the ids of their texts."""

from __future__ import annotations

from ironbridge.games.spyrium.board import Board
from ironbridge.games.spyrium.layout import GAP_IDS, SLOT_IDS


def card_name(board: Board, face: int) -> str:
    return f"card-{board.face_ids[face]}"


def event_name(board: Board, event: int) -> str:
    return f"eventcard-{board.event_ids[event]}"


def gap_name(gap: int) -> str:
    return f"gap-{GAP_IDS[gap]}"


def slot_name(slot: int) -> str:
    return f"slot-{SLOT_IDS[slot]}"
