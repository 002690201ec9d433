"""Moves as phrases, and the names of places and things from board.toml.

The sentences are in words/names.*.ftl; what an edited board.toml may rename is made here.
"""

from __future__ import annotations

from typing import Final

from ironbridge.brass.box.naming import board_names
from ironbridge.games.lancashire.board import Board
from ironbridge.games.lancashire.components import Components
from ironbridge.games.lancashire.move_space import (
    BUILD,
    CARD,
    COAL,
    DEVELOP,
    DOUBLE,
    IRON,
    KIND_NAMES,
    LINK,
    LOAN,
    PORT,
    REMOVE,
    SELL,
)
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Argument, Phrase

SLOT_MOVES: Final = (SELL, COAL, IRON, PORT, REMOVE)


def move_phrase(board: Board, move: Move) -> Phrase:
    """The move as a sentence for people."""
    args: dict[str, Argument] = {}
    if move.kind in (BUILD, DOUBLE):
        args = {
            "industry": f"industry-{board.industry_ids[move.a]}",
            "slot": f"slot-{board.slot_ids[move.b]}",
        }
    elif move.kind in SLOT_MOVES:
        args = {"slot": f"slot-{board.slot_ids[move.a]}"}
    elif move.kind == LINK:
        args = {"link": f"link-{board.link_ids[move.a]}"}
    elif move.kind == DEVELOP:
        args = {"industry": f"industry-{board.industry_ids[move.a]}"}
    elif move.kind == CARD:
        args = {"card": f"card-{board.card_ids[move.a]}"}
    elif move.kind == LOAN:
        args = {"money": board.loan_money[move.a], "levels": board.loan_levels[move.a]}
    return Phrase(f"move-{KIND_NAMES[move.kind]}", args)


def names(data: Components, language: str) -> dict[str, str]:
    """What everything is called: "location-wigan", "slot-wigan_n", "card-wigan" ..."""
    return board_names(data, language)
