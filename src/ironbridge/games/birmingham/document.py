"""A position leaves as a document: the complete JSON form and the text form that people write.

`loading.py` reads the first, `position.py` the second; docs/positions.md describes both. What
all games of the family show is in brass/document.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ironbridge.brass import document
from ironbridge.brass.board import NOTHING
from ironbridge.games.birmingham import text_form
from ironbridge.games.birmingham.board import PHASE_NAMES
from ironbridge.games.birmingham.move_space import KIND_NAMES, LINK
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT, members

if TYPE_CHECKING:
    from ironbridge.games.birmingham.game import Birmingham


def to_json(state: Position) -> dict[str, object]:
    """Everything, hidden cards and chance included: never send it to a player, send a view."""
    return {
        **header(state),
        "players": [player(state, p) for p in range(state.seats)],
        "tiles": document.tiles(state),
        "links": document.links(state),
        "markets": document.markets(state),
        "merchants": merchants(state),
        "deck": document.named(state.tables, state.deck[state.deck_at :]),
        "wild_cards": wild_cards(state),
        "chance": state.chance.words(),
        "pending": pending(state),
    }


# The parts; all but `player` are open to everyone at the table --------------------------------


def header(state: Position) -> dict[str, object]:
    return document.header(state, {"introductory": state.introductory})


def player(state: Position, p: int) -> dict[str, object]:
    return {
        **document.open_player(state, p),
        "hand": document.hand(state, p),
        "discard": document.discard(state, p),
        "face_down": face_down(state, p),
        "mat": document.mat(state, p),
    }


def face_down(state: Position, p: int) -> str | None:
    if p >= len(state.face_down) or state.face_down[p] == NOTHING:
        return None
    return state.board.card_ids[state.face_down[p]]


def merchants(state: Position) -> list[dict[str, object]]:
    board = state.board
    return [
        {
            "space": name,
            "tile": None if tile == NOTHING else board.merchant_ids[tile],
            "barrel": bool(state.barrels & BIT[m]),
        }
        for m, (name, tile) in enumerate(zip(board.space_ids, state.merchants, strict=True))
    ]


def wild_cards(state: Position) -> dict[str, int]:
    """How many wild cards are left in their piles."""
    board = state.board
    return {
        board.card_ids[c]: board.card_counts[c][state.seats]
        - sum(state.hand[p * len(board.card_ids) + c] for p in range(state.seats))
        for c in members(board.wild_cards)
    }


def pending(state: Position) -> dict[str, object]:
    """What is asked, and how far the action in progress has come."""
    board = state.board
    return {
        "phase": PHASE_NAMES[state.phase],
        "action": None if state.action < 0 else KIND_NAMES[state.action],
        "target": target(state),
        "industry": None if state.industry < 0 else board.industry_ids[state.industry],
        "coal": state.need_coal,
        "iron": state.need_iron,
        "beer": state.need_beer,
        "steps": state.steps,
        "bonus": None if state.bonus < 0 else board.location_ids[state.bonus],
        "merchant_barrel_used": state.spent_barrel,
    }


def target(state: Position) -> str | None:
    """The slot built or sold, or the link placed."""
    if state.target < 0:
        return None
    ids = state.board.link_ids if state.action == LINK else state.board.slot_ids
    return ids[state.target]


# The text form ------------------------------------------------------------------------------


def to_text(state: Position) -> str:
    """Line by line what `position.py` reads."""
    home = cast("Birmingham", state.home)
    form = text_form.form(home, text_form.inventory_of(home))
    return form.write(to_json(state), home.colours)
