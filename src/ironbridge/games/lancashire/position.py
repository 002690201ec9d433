"""A position of Brass: Lancashire as a JSON document: written in full, and read strictly.

Reading asks for every key; then the invariants must hold. What is wrong is refused with a
FormatError that names the key. The parts that both Brass games have are in brass/position.py, the
types in documents.py; docs/positions.md describes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING

from ironbridge.brass import position as brass
from ironbridge.brass.documents import PlayerJson
from ironbridge.brass.invariants import links_left_violations
from ironbridge.games.lancashire import invariants
from ironbridge.games.lancashire.board import PHASE_NAMES
from ironbridge.games.lancashire.documents import (
    DistantMarketJson,
    OptionsJson,
    PendingJson,
    PositionJson,
)
from ironbridge.games.lancashire.move_space import ACTION_NAMES, LINK, LOAN
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel import position_reader
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.invariants import refuse
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.strict_reader import Fields

if TYPE_CHECKING:
    from ironbridge.games.lancashire.game import Lancashire
    from ironbridge.games.lancashire.table import LancashireState


# Writing ------------------------------------------------------------------------------------


def to_json(state: Position) -> PositionJson:
    """Everything, hidden cards and chance included: never send it to a player, send a view."""
    return {
        "game": "brass-lancashire",
        "rules": state.home.version,
        "options": options(state),
        "seats": state.seats,
        **brass.course(state),
        "players": [player(state, p) for p in range(state.seats)],
        "tiles": brass.tiles(state),
        "links": brass.links(state),
        "markets": brass.markets(state),
        "distant_market": distant_market(state),
        "deck": brass.named(state.tables, state.deck[state.deck_at :]),
        "aside": brass.named(state.tables, state.aside),
        "chance": state.chance.words(),
        "pending": pending(state),
    }


def options(state: Position) -> OptionsJson:
    """What the game was started with."""
    return {
        "introductory": state.introductory,
        "virtual_link": state.virtual_link,
        "classic_deck": state.classic_deck,
        "community": state.board.community,
    }


def player(state: Position, p: int) -> PlayerJson:
    return {
        **brass.purse(state, p),
        "hand": brass.hand(state, p),
        "discard": brass.discard(state, p),
        "mat": brass.mat(state, p),
    }


def distant_market(state: Position) -> DistantMarketJson:
    return {
        "marker": state.marker,
        "pile": list(state.distant[state.distant_at :]),
        "drawn": drawn(state),
    }


def drawn(state: Position) -> list[int]:
    """The steps of the distant market tiles drawn in this era, in the order they came."""
    return list(state.distant[: state.distant_at])


def pending(state: Position) -> PendingJson:
    """What is asked, and how far the action in progress has come."""
    board = state.board
    return {
        "phase": PHASE_NAMES[state.phase],
        "action": None if state.action < 0 else ACTION_NAMES[state.action],
        "target": None if state.action == LOAN else brass.target(state, state.action == LINK),
        "industry": None if state.industry < 0 else board.industry_ids[state.industry],
        "loan": board.loan_money[state.target] if state.action == LOAN else None,
        "coal": state.need_coal,
        "iron": state.need_iron,
        "steps": state.steps,
    }


# Reading ------------------------------------------------------------------------------------


def load(game: Lancashire, document: Mapping[str, object]) -> LancashireState:
    """The position of a document, or FormatError."""
    fields = Fields(SOURCE, "", document)
    state = read_header(game, fields)
    brass.read_course(state, fields)
    players = position_reader.players(fields, state.seats)
    links_left = [read_player(state, p, player) for p, player in enumerate(players)]
    brass.read_board(state, fields)
    read_distant_market(state, fields.table("distant_market"))
    state.deck = bytes(brass.read_cards(state, fields, "deck"))
    state.aside = bytes(brass.read_cards(state, fields, "aside"))
    read_pending(state, fields.table("pending"))
    fields.end()
    invariants.derive(state)
    refuse(chain(invariants.violations(state), links_left_violations(state, links_left)))
    return state


def read_header(game: Lancashire, fields: Fields) -> LancashireState:
    """An empty table for these seats and options."""
    position_reader.check_edition(game, fields)
    options = position_reader.options(game, fields)
    seats = position_reader.seats(game, fields)
    chance = position_reader.chance(fields)
    try:
        return game.blank(seats, options, chance)
    except SetupError as error:
        raise fields.error("options", str(error)) from None


def read_player(state: Position, p: int, fields: Fields) -> int:
    """Fill in a player; the result is how many links the document says are left."""
    links_left = brass.read_player(state, p, fields)
    fields.end()
    return links_left


def read_distant_market(state: Position, fields: Fields) -> None:
    most = max(state.setup.distant)
    drawn = fields.integers("drawn", 0, most)
    pile = fields.integers("pile", 0, most)
    state.distant = bytes(drawn + pile)
    state.distant_at = len(drawn)
    state.marker = fields.integer("marker", 0, int(state.board.distant_x))
    fields.end()


def read_pending(state: Position, fields: Fields) -> None:
    brass.read_action(state, fields, PHASE_NAMES, ACTION_NAMES, LINK)
    read_loan(state, fields)
    fields.end()


def read_loan(state: Position, fields: Fields) -> None:
    """A loan that waits for its card is kept by its place in the list of loans."""
    sums = list(state.board.loan_money)
    loan = fields.take("loan")
    if state.action != LOAN:
        if loan is not None:
            raise fields.error("loan", "expected null: no loan is being taken")
        return
    if state.target >= 0:
        raise fields.error("target", "the action loan has no target")
    if not isinstance(loan, int) or isinstance(loan, bool) or loan not in sums:
        raise fields.error("loan", f"expected one of {', '.join(map(str, sums))}; found {loan!r}")
    state.target = sums.index(loan)
