"""A position of Brass: Birmingham as a JSON document: written in full, and read strictly.

Reading asks for every key; then the invariants must hold. What is wrong is refused with a
FormatError that names the key. The parts that both Brass games have are in brass/position.py, the
types in documents.py; docs/positions.md describes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING

from ironbridge.brass import position as brass
from ironbridge.brass.board import NOTHING
from ironbridge.brass.invariants import links_left_violations
from ironbridge.games.birmingham import invariants
from ironbridge.games.birmingham.board import PHASE_NAMES, WILD_CARDS
from ironbridge.games.birmingham.documents import (
    MerchantJson,
    PendingJson,
    PlayerJson,
    PositionJson,
    WildCardsJson,
)
from ironbridge.games.birmingham.move_space import ACTION_NAMES, LINK
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel import position_reader
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.invariants import refuse
from ironbridge.kernel.position_reader import MOST, SOURCE, index, optional_index
from ironbridge.kernel.strict_reader import Fields

if TYPE_CHECKING:
    from ironbridge.games.birmingham.game import Birmingham
    from ironbridge.games.birmingham.table import BirminghamState


# Writing ------------------------------------------------------------------------------------


def to_json(state: Position) -> PositionJson:
    """Everything, hidden cards and chance included: never send it to a player, send a view."""
    return {
        "game": "brass-birmingham",
        "rules": state.home.version,
        "options": {"introductory": state.introductory},
        "seats": state.seats,
        **brass.course(state),
        "players": [player(state, p) for p in range(state.seats)],
        "tiles": brass.tiles(state),
        "links": brass.links(state),
        "markets": brass.markets(state),
        "merchants": merchants(state),
        "deck": brass.named(state.tables, state.deck[state.deck_at :]),
        "wild_cards": wild_cards(state),
        "chance": state.chance.words(),
        "pending": pending(state),
    }


def player(state: Position, p: int) -> PlayerJson:
    return {
        **brass.purse(state, p),
        "hand": brass.hand(state, p),
        "discard": brass.discard(state, p),
        "face_down": face_down(state, p),
        "mat": brass.mat(state, p),
    }


def face_down(state: Position, p: int) -> str | None:
    if p >= len(state.face_down) or state.face_down[p] == NOTHING:
        return None
    return state.board.card_ids[state.face_down[p]]


def merchants(state: Position) -> list[MerchantJson]:
    board = state.board
    return [
        {
            "space": name,
            "tile": None if tile == NOTHING else board.merchant_ids[tile],
            "barrel": bool(state.barrels & BIT[m]),
        }
        for m, (name, tile) in enumerate(zip(board.space_ids, state.merchants, strict=True))
    ]


def wild_cards(state: Position) -> WildCardsJson:
    """How many wild cards are left in their piles."""
    board = state.board
    return {
        "wild_location": pile_left(state, int(board.wild_location)),
        "wild_industry": pile_left(state, int(board.wild_industry)),
    }


def pile_left(state: Position, card: int) -> int:
    board = state.board
    held = sum(int(state.held(p, card)) for p in range(state.seats))
    return board.card_counts[card][state.seats] - held


def pending(state: Position) -> PendingJson:
    """What is asked, and how far the action in progress has come."""
    board = state.board
    return {
        "phase": PHASE_NAMES[state.phase],
        "action": None if state.action < 0 else ACTION_NAMES[state.action],
        "target": brass.target(state, state.action == LINK),
        "industry": None if state.industry < 0 else board.industry_ids[state.industry],
        "coal": state.need_coal,
        "iron": state.need_iron,
        "beer": state.need_beer,
        "steps": state.steps,
        "bonus": None if state.bonus < 0 else board.location_ids[state.bonus],
        "merchant_barrel_used": state.spent_barrel,
    }


# Reading ------------------------------------------------------------------------------------


def load(game: Birmingham, document: Mapping[str, object]) -> BirminghamState:
    """The position of a document, or FormatError."""
    fields = Fields(SOURCE, "", document)
    state = read_header(game, fields)
    brass.read_course(state, fields)
    players = position_reader.players(fields, state.seats)
    links_left = [read_player(state, p, player) for p, player in enumerate(players)]
    brass.read_board(state, fields)
    read_merchants(state, fields)
    state.deck = bytes(brass.read_cards(state, fields, "deck"))
    wild_left = read_wild_cards(fields.table("wild_cards"))
    read_pending(state, fields.table("pending"))
    fields.end()
    invariants.derive(state)
    refuse(chain(invariants.violations(state), links_left_violations(state, links_left)))
    check_wild_cards(state, wild_left)
    return state


def read_header(game: Birmingham, fields: Fields) -> BirminghamState:
    """An empty table for these seats."""
    position_reader.check_edition(game, fields)
    options = position_reader.options(game, fields)
    seats = position_reader.seats(game, fields)
    return game.blank(seats, options, position_reader.chance(fields))


def read_player(state: Position, p: int, fields: Fields) -> int:
    """Fill in a player; the result is how many links the document says are left."""
    links_left = brass.read_player(state, p, fields)
    below = optional_index(fields, "face_down", state.board.card_ids, "card")
    state.face_down += b"" if below < 0 else bytes([below])
    fields.end()
    return links_left


def read_merchants(state: Position, fields: Fields) -> None:
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
    state.merchants = bytes([laid[m] for m in range(len(board.space_ids))])


def read_wild_cards(fields: Fields) -> WildCardsJson:
    found: WildCardsJson = {
        "wild_location": fields.integer("wild_location", 0, MOST),
        "wild_industry": fields.integer("wild_industry", 0, MOST),
    }
    fields.end()
    return found


def check_wild_cards(state: Position, claimed: WildCardsJson) -> None:
    """What a document says twice must agree."""
    left = wild_cards(state)
    for card in WILD_CARDS:
        if claimed[card] != left[card]:
            reason = f"expected {left[card]}, the pile less those in hands; found {claimed[card]}"
            raise FormatError(SOURCE, f"wild_cards.{card}", reason)


def read_pending(state: Position, fields: Fields) -> None:
    brass.read_action(state, fields, PHASE_NAMES, ACTION_NAMES, LINK)
    state.need_beer = fields.integer("beer", 0, MOST)
    state.bonus = optional_index(fields, "bonus", state.board.location_ids, "location")
    state.spent_barrel = fields.boolean("merchant_barrel_used")
    fields.end()
