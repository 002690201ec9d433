"""Moves as phrases, and the names of things from board.toml.

The sentences are in words/*.ftl; what an edited board.toml may rename is made here.
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.spyrium.board import GAP_IDS, SLOT_IDS, VALUES, Board
from ironbridge.games.spyrium.move_space import (
    ACTIVATE,
    BONUS,
    EVENT,
    EXPLOIT,
    KIND_NAMES,
    MONEY,
    PLACE,
    REPLACE,
    TAYLORISM,
    TOKEN,
    VALUE,
    WITHDRAW,
)
from ironbridge.games.spyrium.pieces import Building, Card, Components
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Argument, Phrase

GAP_MOVES: Final = (PLACE, MONEY, WITHDRAW, ACTIVATE)
CARD_MOVES: Final = (EXPLOIT, TAYLORISM, REPLACE)


def move_phrase(board: Board, move: Move) -> Phrase:
    """The move as a sentence for people."""
    args: dict[str, Argument] = {}
    if move.kind in GAP_MOVES:
        args["gap"] = f"gap-{GAP_IDS[move.a]}"
    if move.kind in (MONEY, ACTIVATE):
        args["slot"] = f"slot-{SLOT_IDS[move.b]}"
    if move.kind in CARD_MOVES:
        args["card"] = f"card-{board.face_ids[move.a]}"
    if move.kind in (EXPLOIT, TAYLORISM):
        args["effect"] = int(move.b) + 1
    if move.kind == REPLACE:
        args["tilted"] = int(move.b)
    if move.kind == EVENT:
        # What this option of the event in force does is among the meanings of the sheet.
        args["effect"] = f"eventeffect-{move.a + 1}"
    if move.kind in (TOKEN, VALUE):
        args["value"] = int(move.a)
    if move.kind == BONUS:
        return bonus_phrase(board, move)
    return Phrase(f"move-{KIND_NAMES[move.kind]}", args)


def bonus_phrase(board: Board, move: Move) -> Phrase:
    if move.a == 0:
        return Phrase("move-bonus-worker", {"workers": int(board.bonus_workers)})
    return Phrase("move-bonus-money", {"money": int(board.bonus_money)})


def names(data: Components, language: str) -> dict[str, str]:
    """What everything is called: "card-bld_mine_1_A", "eventcard-event_recruit" ..."""
    found = {f"card-{card.id}": card_name(data, card, language) for card in data.cards}
    found |= {f"eventcard-{event.id}": event.name[language] for event in data.events}
    found |= {f"slot-{name}": name for name in SLOT_IDS}
    found |= {f"gap-{name}": name for name in GAP_IDS}
    found |= {f"token-{value}": str(value) for value in range(1, VALUES)}
    return found


def card_name(data: Components, card: Card, language: str) -> str:
    """The name of its kind, with a number where buildings of one kind do different things."""
    name = data.kinds[card.kind][language]
    if not isinstance(card, Building):
        return name
    faces: list[object] = []
    for other in data.buildings:
        if other.kind == card.kind and what_it_does(other) not in faces:
            faces.append(what_it_does(other))
    return name if len(faces) == 1 else f"{name} {faces.index(what_it_does(card)) + 1}"


def what_it_does(card: Building) -> object:
    return card.symbols, card.built, card.exploit
