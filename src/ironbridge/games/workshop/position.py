"""A position as a JSON document: how it is written, and how it is read.

A sealed choice is written as the notation of its move; the seats that still have to choose are
those without one. Cards that no pile names have been used. Reading is strict: every key is asked
for, and what is wrong is refused with a FormatError that names the key. `invariants.py` then checks
the whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ironbridge.games.workshop.board import (
    CHOICE,
    DIAGRAM,
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
    ORDER,
    PHASE_NAMES,
    TOWN_FIELDS,
    TYPES,
)
from ironbridge.games.workshop.components import GAME
from ironbridge.games.workshop.documents import (
    HeaderJson,
    IndustriesJson,
    LinkJson,
    PendingJson,
    PlayerJson,
    WorkshopPositionJson,
)
from ironbridge.games.workshop.move_space import BID, DEMAND, KEEP
from ironbridge.kernel import position_reader
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.strict_reader import Fields, show

if TYPE_CHECKING:
    from ironbridge.games.workshop.game import Workshop
    from ironbridge.games.workshop.rules.state import WorkshopPosition
    from ironbridge.games.workshop.table import WorkshopState


# Writing --------------------------------------------------------------------------------------


def to_json(state: WorkshopPosition) -> WorkshopPositionJson:
    """Everything, hands, piles and chance included: never send it to a player, send a view."""
    return {
        **header(state),
        "players": [player(state, p) for p in range(state.seats)],
        "industries": industries(state),
        "links": links(state),
        "demand": demand(state),
        "cards": card_names(state, bytes(members(state.face_up))),
        "deck": card_names(state, deck(state)),
        "set_aside": card_names(state, set_aside(state)),
        "stock": [state.board.type_ids[kind] for kind in stock(state)],
        "chance": state.chance.words(),
        "pending": pending(state),
    }


# What is open to everyone at the table --------------------------------------------------------


def header(state: WorkshopPosition) -> HeaderJson:
    return {
        "game": GAME,
        "rules": state.home.version,
        "options": {"hidden_money": state.hidden_money},
        "seats": state.seats,
        "era": ERA_NAMES[state.era],
        "round": int(state.round),
        "order": order(state),
        "box": int(state.box),
    }


def order(state: WorkshopPosition) -> list[str]:
    """The colours on the turn-order track. Empty boxes are always the last ones."""
    boxes = [int(state.seat[ORDER + box]) for box in range(MAX_COMPANIES)]
    return [state.board.colour_ids[company] for company in boxes if company >= 0]


def industries(state: WorkshopPosition) -> list[IndustriesJson]:
    """Who has how many industries in which town."""
    board = state.board
    return [
        {"town": name, "owner": board.colour_ids[company], "count": int(number)}
        for town, name in enumerate(board.town_ids)
        for company in range(int(state.company_count))
        if (number := state.industries[town * TOWN_FIELDS + company])
    ]


def links(state: WorkshopPosition) -> list[LinkJson]:
    """The connections that carry links; a double one carries two."""
    companies = range(int(state.company_count))
    owners = {line: c for c in companies for line in members(state.seat[LINKS + c])}
    return [
        {"connection": state.board.connection_ids[line], "owner": state.board.colour_ids[company]}
        for line, company in sorted(owners.items())
    ]


def demand(state: WorkshopPosition) -> dict[str, int]:
    """The tokens on the diagram."""
    return {name: int(state.seat[DIAGRAM + kind]) for kind, name in enumerate(state.board.type_ids)}


def pending(state: WorkshopPosition) -> PendingJson:
    """What is asked, and how far the turn in progress has come."""
    board = state.board
    return {
        "phase": PHASE_NAMES[state.phase],
        "card": None if state.card < 0 else board.card_ids[state.card],
        "town": None if state.town < 0 else board.town_ids[state.town],
        "reached": None if state.reached < 0 else board.town_ids[state.reached],
    }


def card_names(state: WorkshopPosition, cards: bytes) -> list[str]:
    return [state.board.card_ids[card] for card in cards]


def used_cards(state: WorkshopPosition) -> bytes:
    """The cards of this era that are done with, in the order of board.toml."""
    elsewhere = [*deck(state), *set_aside(state), *members(state.face_up)]
    elsewhere.append(int(state.card))
    return bytes([card for card in range(len(state.board.card_ids)) if card not in elsewhere])


# What only its owner may know -----------------------------------------------------------------


def player(state: WorkshopPosition, p: int) -> PlayerJson:
    return {
        "money": int(state.seat[MONEY + p]),
        "income": int(state.seat[INCOME + p]),
        "last_bid": last_bid(state, p),
        "tokens": tokens(state, p),
        "offered": offered(state, p),
        "choice": choice(state, p),
    }


def last_bid(state: WorkshopPosition, p: int) -> int | None:
    """What the seat bid in the last auction that was opened: known to all."""
    bid = int(state.seat[LAST_BID + p])
    return None if bid < 0 else bid


def tokens(state: WorkshopPosition, p: int) -> list[str]:
    """The demand tokens in hand, in the order of board.toml."""
    counts = [int(state.seat[HAND + kind * MAX_SEATS + p]) for kind in range(TYPES)]
    return [state.board.type_ids[kind] for kind, copies in enumerate(counts) for _ in range(copies)]


def offered(state: WorkshopPosition, p: int) -> str | None:
    """The colour that goes with a bid of two players."""
    company = state.seat[OFFERED + p]
    return None if company < 0 else state.board.colour_ids[company]


def choice(state: WorkshopPosition, p: int) -> str | None:
    """The notation of a sealed choice that is in."""
    index = state.seat[CHOICE + p]
    return None if index < 0 else state.space.moves[index].text


# Hidden from everybody ------------------------------------------------------------------------


def deck(state: WorkshopPosition) -> bytes:
    """Next card first."""
    return state.deck[state.deck_at :]


def set_aside(state: WorkshopPosition) -> bytes:
    """Next card first."""
    return state.aside[state.aside_at :]


def stock(state: WorkshopPosition) -> bytes:
    """The tokens nobody has drawn, as types, next first."""
    return state.stock[state.stock_at :]


# Reading --------------------------------------------------------------------------------------


def read(game: Workshop, document: Mapping[str, object]) -> WorkshopState:
    """The position of a document as far as it says it: what follows from it, and whether the whole
    can be, is up to `invariants.complete`."""
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
    """Companies on the track; that each is there once is checked by `invariants.py`."""
    found = position_reader.indices(fields, "order", playing(state), "colour at this table")
    if len(found) > state.company_count:
        raise fields.error("order", f"expected at most {state.company_count} colours")
    for box, company in enumerate(found):
        state.seat[ORDER + box] = company


def playing(state: WorkshopState) -> list[str]:
    """The colours of the companies in play."""
    return state.board.colour_ids[: int(state.company_count)]


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
    """A sealed choice by its notation, or null. Whether it was legal is checked by
    `invariants.py`."""
    text = fields.take("choice")
    if text is None:
        return
    move = state.home.by_text.get(text) if isinstance(text, str) else None
    if move is None or move.kind not in (DEMAND, KEEP, BID):
        raise fields.error("choice", f"expected a bid or tokens, or null; found {show(text)}")
    state.seat[CHOICE + p] = move.index


def read_industries(state: WorkshopState, fields: Fields) -> None:
    for entry in fields.tables("industries"):
        town = position_reader.index(entry, "town", state.board.town_ids, "town")
        company = position_reader.index(entry, "owner", playing(state), "colour at this table")
        place = town * TOWN_FIELDS + company
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
        state.seat[LINKS + company] |= BIT[line]
        entry.end()


def read_demand(state: WorkshopState, fields: Fields) -> None:
    for kind, name in enumerate(state.board.type_ids):
        state.seat[DIAGRAM + kind] = fields.integer(name, 0, state.board.token_counts[kind])
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


def read_pending(state: WorkshopState, fields: Fields) -> None:
    board = state.board
    state.phase = position_reader.index(fields, "phase", list(PHASE_NAMES), "phase")
    state.card = position_reader.optional_index(fields, "card", board.card_ids, "card")
    state.town = position_reader.optional_index(fields, "town", board.town_ids, "town")
    state.reached = position_reader.optional_index(fields, "reached", board.town_ids, "town")
    fields.end()
