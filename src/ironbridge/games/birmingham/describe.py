"""Moves as phrases, and the names of places and things from board.toml.

The sentences are in words/names.*.ftl; what an edited board.toml may rename is made here.
"""

from __future__ import annotations

from typing import Final

from ironbridge.brass.box.naming import board_names, either
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.components import Components
from ironbridge.games.birmingham.move_space import (
    BARREL,
    BEER,
    BUILD,
    CARD,
    COAL,
    DEVELOP,
    IRON,
    KIND_NAMES,
    LINK,
    REMOVE,
    SELL,
)
from ironbridge.games.birmingham.pieces import Location
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Argument, Phrase

BLANK: Final = {"en": "blank", "fr": "vide"}
SLOT_MOVES: Final = (SELL, COAL, IRON, BEER, REMOVE)


def move_phrase(board: Board, move: Move) -> Phrase:
    """The move as a sentence for people."""
    key = f"move-{KIND_NAMES[move.kind]}"
    args: dict[str, Argument] = {}
    if move.kind == BUILD:
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
    elif move.kind == BARREL:
        args = {"space": f"space-{board.space_ids[move.a]}"}
    return Phrase(key, args)


def names(data: Components, language: str) -> dict[str, str]:
    """What everything is called: "location-stone", "slot-stone_1", "card-stone" ..."""
    industries = {industry.id: industry.name[language] for industry in data.industries}
    found = board_names(data, language)
    for place in data.locations:
        found |= space_names(place, language)
    for tile in data.merchant_tiles:
        bought = either(tile.buys, industries, language) if tile.buys else BLANK[language]
        found[f"merchant-{tile.id}"] = bought
    return found


def space_names(place: Location, language: str) -> dict[str, str]:
    name = place.name[language]
    if len(place.spaces) == 1:
        return {f"space-{place.spaces[0].id}": name}
    return {f"space-{space.id}": f"{name} {n}" for n, space in enumerate(place.spaces, start=1)}
