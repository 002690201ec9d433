"""Moves as phrases, and the names of places and things from board.toml.

The sentences are in words/names.*.ftl; what an edited board.toml may rename is made here.
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.lancashire.board import Board
from ironbridge.games.lancashire.components import Components
from ironbridge.games.lancashire.space import (
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
from ironbridge.industry.box.naming import either, slot_names
from ironbridge.kernel.box.naming import link_name, seat_names
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
    """What everything is called: "location-wigan", "slot-wigan_n", "card-wigan", "seat-0" ..."""
    industries = {industry.id: industry.name[language] for industry in data.industries}
    places = {place.id: place.name[language] for place in data.locations}
    found = {f"industry-{key}": name for key, name in industries.items()}
    found |= {f"location-{key}": name for key, name in places.items()}
    found |= seat_names(data.colours, language)
    for place in data.locations:
        found |= slot_names(places[place.id], place.slots, industries, language)
    for link in data.links:
        found[f"link-{link.id}"] = link_name(link.locations, places)
    for card in data.cards:
        if card.location is not None:
            found[f"card-{card.id}"] = places[card.location]
        else:
            found[f"card-{card.id}"] = either(card.industries, industries, language)
    return found
