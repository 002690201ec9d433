"""A position leaves as a document: the complete JSON form and the text form that people write.

`loading.py` reads the first, `position.py` the second; docs/positions.md describes both. What
all games of the family show is in brass/position.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ironbridge.brass import position
from ironbridge.games.lancashire import text_form
from ironbridge.games.lancashire.board import PHASE_NAMES
from ironbridge.games.lancashire.move_space import KIND_NAMES, LINK, LOAN
from ironbridge.games.lancashire.rules.state import Position

if TYPE_CHECKING:
    from ironbridge.games.lancashire.game import Lancashire


def to_json(state: Position) -> dict[str, object]:
    """Everything, hidden cards and chance included: never send it to a player, send a view."""
    return {
        **header(state),
        "players": [player(state, p) for p in range(state.seats)],
        "tiles": position.tiles(state),
        "links": position.links(state),
        "markets": position.markets(state),
        "distant_market": distant_market(state),
        "deck": position.named(state.tables, state.deck[state.deck_at :]),
        "aside": position.named(state.tables, state.aside),
        "chance": state.chance.words(),
        "pending": pending(state),
    }


# The parts; all but `player` and `distant_market` are open to everyone at the table -----------


def header(state: Position) -> dict[str, object]:
    return {
        "game": state.home.name,
        "rules": state.home.version,
        "options": state.options(),
        "seats": state.seats,
        **position.course(state),
    }


def player(state: Position, p: int) -> dict[str, object]:
    return {
        **position.purse(state, p),
        "hand": position.hand(state, p),
        "discard": position.discard(state, p),
        "mat": position.mat(state, p),
    }


def distant_market(state: Position) -> dict[str, object]:
    """The marker's space, and the steps of the tiles to come, next first, and of those drawn."""
    return {
        "marker": state.marker,
        "pile": list(state.distant[state.distant_at :]),
        "drawn": drawn(state),
    }


def drawn(state: Position) -> list[int]:
    """The steps of the distant market tiles drawn in this era, in the order they came."""
    return list(state.distant[: state.distant_at])


def pending(state: Position) -> dict[str, object]:
    """What is asked, and how far the action in progress has come."""
    board = state.board
    return {
        "phase": PHASE_NAMES[state.phase],
        "action": None if state.action < 0 else KIND_NAMES[state.action],
        "target": target(state),
        "industry": None if state.industry < 0 else board.industry_ids[state.industry],
        "loan": board.loan_money[state.target] if state.action == LOAN else None,
        "coal": state.need_coal,
        "iron": state.need_iron,
        "steps": state.steps,
    }


def target(state: Position) -> str | None:
    """The slot built or sold, or the link placed."""
    if state.target < 0 or state.action == LOAN:
        return None
    ids = state.board.link_ids if state.action == LINK else state.board.slot_ids
    return ids[state.target]


# The text form ------------------------------------------------------------------------------


def to_text(state: Position) -> str:
    """Line by line what `position.py` reads."""
    home = cast("Lancashire", state.home)
    form = text_form.form(text_form.inventory_of(home))
    return form.write(to_json(state), home.colours)
