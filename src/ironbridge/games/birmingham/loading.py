"""A position enters: the JSON document of `document.to_json`, read strictly.

Every key is asked for; then the laws of `consistency.py` must hold. What is wrong is refused
with a FormatError that names the key.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING

from ironbridge.brass.board import NOTHING
from ironbridge.brass.door import laws, loading
from ironbridge.games.birmingham import consistency, document
from ironbridge.games.birmingham.board import PHASE_NAMES
from ironbridge.games.birmingham.move_space import KIND_NAMES, LINK
from ironbridge.games.birmingham.pending import ACTIONS
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel import position_reader
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.invariants import refuse
from ironbridge.kernel.position_reader import MOST, SOURCE, index, optional_index
from ironbridge.kernel.strict_reader import Fields

if TYPE_CHECKING:
    from ironbridge.games.birmingham.game import Birmingham


def load(game: Birmingham, document: Mapping[str, object]) -> BirminghamState:
    """The position of a document, or FormatError."""
    fields = Fields(SOURCE, "", document)
    state = read_header(game, fields)
    loading.read_course(state, fields)
    players = position_reader.players(fields, state.seats)
    links_left = [read_player(state, p, player) for p, player in enumerate(players)]
    loading.read_board(state, fields)
    read_merchants(state, fields)
    state.deck = bytes(loading.read_cards(state, fields, "deck"))
    wild_left = read_wild_cards(state, fields.table("wild_cards"))
    read_pending(state, fields.table("pending"))
    fields.end()
    consistency.derive(state)
    refuse(chain(consistency.violations(state), laws.links_left(state, links_left)))
    check_wild_cards(state, wild_left)
    return state


def read_header(game: Birmingham, fields: Fields) -> BirminghamState:
    """An empty table for these seats."""
    position_reader.check_edition(game, fields)
    options = position_reader.options(game, fields)
    seats = position_reader.seats(game, fields)
    return game.blank(seats, options, position_reader.chance(fields))


def read_player(state: BirminghamState, p: int, fields: Fields) -> int:
    """Fill in a player; the result is how many links the document says are left."""
    links_left = loading.read_player(state, p, fields)
    below = optional_index(fields, "face_down", state.board.card_ids, "card")
    state.face_down += b"" if below < 0 else bytes([below])
    fields.end()
    return links_left


def read_merchants(state: BirminghamState, fields: Fields) -> None:
    board = state.board
    laid: dict[int, int] = {}
    for merchant in fields.tables("merchants"):
        space = index(merchant, "space", board.space_ids, "merchant space")
        if space in laid:
            raise merchant.error("space", f"{board.space_ids[space]} is given twice")
        tile = optional_index(merchant, "tile", board.merchant_ids, "merchant tile")
        laid[space] = NOTHING if tile < 0 else tile
        if merchant.boolean("barrel"):
            state.barrels |= BIT[space]
        merchant.end()
    for m, name in enumerate(board.space_ids):
        if m not in laid:
            raise fields.error("merchants", f"{name} is missing")
    state.merchants = bytes(laid[m] for m in range(len(board.space_ids)))


def read_wild_cards(state: BirminghamState, fields: Fields) -> dict[str, int]:
    ids = [state.board.card_ids[c] for c in members(state.board.wild_cards)]
    left = {name: fields.integer(name, 0, MOST) for name in ids}
    fields.end()
    return left


def check_wild_cards(state: BirminghamState, claimed: dict[str, int]) -> None:
    """What a document says twice must agree."""
    for name, left in document.wild_cards(state).items():
        if claimed[name] != left:
            reason = f"expected {left}, the pile less those in hands; found {claimed[name]}"
            raise FormatError(SOURCE, f"wild_cards.{name}", reason)


def read_pending(state: BirminghamState, fields: Fields) -> None:
    verbs = [KIND_NAMES[kind] for kind in ACTIONS]
    loading.read_action(state, fields, PHASE_NAMES, verbs, LINK)
    state.need_beer = fields.integer("beer", 0, MOST)
    state.bonus = optional_index(fields, "bonus", state.board.location_ids, "location")
    state.spent_barrel = fields.boolean("merchant_barrel_used")
    fields.end()
