"""Moves as phrases, and the names of things from board.toml.

The sentences are in words/*.ftl; what an edited board.toml may rename is made here.
"""

from __future__ import annotations

from ironbridge.games.workshop.board import Board
from ironbridge.games.workshop.move_space import (
    BID,
    BUILD,
    DEMAND,
    KIND_NAMES,
    OFFER,
    PLACE,
    RECOVER,
    REMOVE,
    SWAP,
    TAKE,
)
from ironbridge.games.workshop.pieces import Card, Components
from ironbridge.kernel.components import link_name, seat_names
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Argument, Phrase


def move_phrase(board: Board, move: Move) -> Phrase:
    """The move as a sentence for people."""
    if move.kind == DEMAND:
        return demand_phrase(board, move)
    args: dict[str, Argument] = {}
    if move.kind in (OFFER, REMOVE):
        args["colour"] = f"colour-{board.colour_ids[move.a]}"
    elif move.kind == BID:
        args["money"] = int(move.a)
    elif move.kind == RECOVER:
        args = {"spaces": int(board.per_pound), "money": 1}
    elif move.kind in (TAKE, SWAP):
        args["card"] = f"card-{board.card_ids[move.a]}"
    elif move.kind == PLACE:
        args["town"] = f"town-{board.town_ids[move.a]}"
    elif move.kind == BUILD:
        args["connection"] = f"connection-{board.connection_ids[move.a]}"
    return Phrase(f"move-{KIND_NAMES[move.kind]}", args)


def demand_phrase(board: Board, move: Move) -> Phrase:
    kind = f"type-{board.type_ids[move.a]}"
    if move.b < 0:
        return Phrase("move-demand", {"type": kind})
    return Phrase("move-demand-two", {"type": kind, "other": f"type-{board.type_ids[move.b]}"})


def names(data: Components, language: str) -> dict[str, str]:
    """What everything is called: "town-leeds", "card-C13", "colour-red" ..."""
    towns = {town.id: town.name[language] for town in data.towns}
    found = {f"town-{town}": name for town, name in towns.items()}
    found |= {f"type-{kind.id}": kind.name[language] for kind in data.types}
    found |= {f"connection-{line.id}": link_name(line.towns, towns) for line in data.connections}
    found |= {f"card-{card.id}": card_name(data, card, towns, language) for card in data.cards}
    called = seat_names(len(data.colours), language)
    return found | {f"colour-{key}": name for key, name in zip(data.colours, called, strict=True)}


def card_name(data: Components, card: Card, towns: dict[str, str], language: str) -> str:
    """The name of its town; a choice card is called by its value."""
    if card.town is None:
        return f"{data.card_kinds[card.kind][language]} {card.value}"
    return towns[card.town]
