"""A position enters: the JSON document of `document.to_json`, read strictly.

Every key is asked for; then the laws of `consistency.py` must hold. What is wrong is refused
with a FormatError that names the key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ironbridge.games.workshop import consistency
from ironbridge.games.workshop.board import (
    CHOICE,
    ERA_NAMES,
    HAND,
    INCOME,
    LAST_BID,
    LINKS,
    MAX_COMPANIES,
    MAX_SEATS,
    MONEY,
    MOST_MONEY,
    OFFERED,
    PHASE_NAMES,
)
from ironbridge.games.workshop.move_space import BID, DEMAND, KEEP
from ironbridge.kernel import position_reader
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.invariants import refuse
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.strict_reader import Fields, show

if TYPE_CHECKING:
    from ironbridge.games.workshop.game import Workshop
    from ironbridge.games.workshop.table import WorkshopState


def load(game: Workshop, document: Mapping[str, object]) -> WorkshopState:
    """The position of a document, or FormatError."""
    fields = Fields(SOURCE, "", document)
    state = read_header(game, fields)
    for p, player in enumerate(position_reader.players(fields, state.seats)):
        read_player(state, p, player)
    read_industries(state, fields)
    read_links(state, fields)
    read_demand(state, fields.table("demand"))
    read_piles(state, fields)
    read_pending(state, fields.table("pending"))
    fields.end()
    consistency.derive(state)
    refuse(consistency.violations(state))
    return state


def read_header(game: Workshop, fields: Fields) -> WorkshopState:
    """An empty table for these seats, at this point of the game."""
    position_reader.check_edition(game, fields)
    options = position_reader.options(game, fields)
    seats = position_reader.seats(game, fields)
    state = game.blank(seats, options, position_reader.chance(fields))
    state.era = position_reader.index(fields, "era", list(ERA_NAMES), "era")
    state.round = fields.integer("round", 0, int(state.setup.rounds))
    read_order(state, fields)
    state.box = fields.integer("box", 0, int(state.company_count) - 1)
    return state


def read_order(state: WorkshopState, fields: Fields) -> None:
    """Companies on the track; that each is there once is a law of consistency."""
    found = position_reader.indices(fields, "order", playing(state), "colour at this table")
    if len(found) > state.company_count:
        raise fields.error("order", f"expected at most {state.company_count} colours")
    for box, company in enumerate(found):
        state.order[box] = company


def playing(state: WorkshopState) -> list[str]:
    """The colours of the companies in play."""
    return state.board.colour_ids[: int(state.company_count)]


# Players --------------------------------------------------------------------------------------


def read_player(state: WorkshopState, p: int, fields: Fields) -> None:
    state.seat[MONEY + p] = fields.integer("money", 0, MOST_MONEY)
    state.seat[INCOME + p] = fields.integer("income", 0, MOST_MONEY)
    read_last_bid(state, p, fields)
    for kind in position_reader.indices(fields, "tokens", state.board.type_ids, "type"):
        state.seat[HAND + kind * MAX_SEATS + p] += 1
    state.seat[OFFERED + p] = position_reader.optional_index(
        fields, "offered", playing(state), "colour at this table"
    )
    read_choice(state, p, fields)
    fields.end()


def read_last_bid(state: WorkshopState, p: int, fields: Fields) -> None:
    if fields.has("last_bid") and fields.left["last_bid"] is None:
        fields.take("last_bid")
        state.seat[LAST_BID + p] = -1
    else:
        state.seat[LAST_BID + p] = fields.integer("last_bid", 0, MOST_MONEY)


def read_choice(state: WorkshopState, p: int, fields: Fields) -> None:
    """A sealed choice by its notation, or null. Whether it was legal is a law of consistency."""
    text = fields.take("choice")
    if text is None:
        return
    move = state.home.by_text.get(text) if isinstance(text, str) else None
    if move is None or move.kind not in (DEMAND, KEEP, BID):
        raise fields.error("choice", f"expected a bid or tokens, or null; found {show(text)}")
    state.seat[CHOICE + p] = move.index


# The board ------------------------------------------------------------------------------------


def read_industries(state: WorkshopState, fields: Fields) -> None:
    for entry in fields.tables("industries"):
        town = position_reader.index(entry, "town", state.board.town_ids, "town")
        company = position_reader.index(entry, "owner", playing(state), "colour at this table")
        place = town * MAX_COMPANIES + company
        if state.industries[place]:
            raise entry.error("owner", "the industries of this colour in this town are there twice")
        state.industries[place] = entry.integer("count", 1, state.board.town_value[town])
        entry.end()


def read_links(state: WorkshopState, fields: Fields) -> None:
    taken = 0
    for entry in fields.tables("links"):
        line = position_reader.index(entry, "connection", state.board.connection_ids, "connection")
        company = position_reader.index(entry, "owner", playing(state), "colour at this table")
        if taken & BIT[line]:
            raise entry.error("connection", "this connection is there twice")
        taken |= BIT[line]
        state.firm[LINKS + company] |= BIT[line]
        entry.end()


def read_demand(state: WorkshopState, fields: Fields) -> None:
    for kind, name in enumerate(state.board.type_ids):
        state.demand[kind] = fields.integer(name, 0, state.board.token_counts[kind])
    fields.end()


def read_piles(state: WorkshopState, fields: Fields) -> None:
    cards = state.board.card_ids
    for i, card in enumerate(position_reader.indices(fields, "cards", cards, "card")):
        if state.face_up & BIT[card]:
            raise fields.error(f"cards[{i}]", f"{cards[card]} is there twice")
        state.face_up |= BIT[card]
    state.deck = bytes(position_reader.indices(fields, "deck", cards, "card"))
    state.aside = bytes(position_reader.indices(fields, "set_aside", cards, "card"))
    state.stock = bytes(position_reader.indices(fields, "stock", state.board.type_ids, "type"))


# The turn in progress -------------------------------------------------------------------------


def read_pending(state: WorkshopState, fields: Fields) -> None:
    board = state.board
    state.phase = position_reader.index(fields, "phase", list(PHASE_NAMES), "phase")
    state.card = position_reader.optional_index(fields, "card", board.card_ids, "card")
    state.town = position_reader.optional_index(fields, "town", board.town_ids, "town")
    state.reached = position_reader.optional_index(fields, "reached", board.town_ids, "town")
    fields.end()
