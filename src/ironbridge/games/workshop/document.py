"""A position leaves as a document: the complete JSON form, and the text form that people write.
`loading.py` reads the first, `position.py` the second.

A sealed choice is written as the move it is; the seats that still have to choose are those
without one. Cards that no pile names have been used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

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
    OFFERED,
    PHASE_NAMES,
    TYPES,
)
from ironbridge.games.workshop.text_form import FORM
from ironbridge.kernel.bits import members

if TYPE_CHECKING:
    from ironbridge.games.workshop.game import Workshop
    from ironbridge.games.workshop.rules.state import WorkshopPosition


def to_json(state: WorkshopPosition) -> dict[str, object]:
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


def to_text(state: WorkshopPosition) -> str:
    """Line by line what `position.py` reads."""
    home = cast("Workshop", state.home)
    return FORM.write(to_json(state), home.board.colour_ids)


# The parts that are open to everyone at the table ---------------------------------------------


def header(state: WorkshopPosition) -> dict[str, object]:
    return {
        "game": state.home.name,
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
    boxes = [int(state.order[box]) for box in range(MAX_COMPANIES)]
    return [state.board.colour_ids[company] for company in boxes if company >= 0]


def industries(state: WorkshopPosition) -> list[dict[str, object]]:
    """Who has how many industries in which town."""
    board = state.board
    return [
        {"town": name, "owner": board.colour_ids[company], "count": int(number)}
        for town, name in enumerate(board.town_ids)
        for company in range(int(state.company_count))
        if (number := state.industries[town * MAX_COMPANIES + company])
    ]


def links(state: WorkshopPosition) -> list[dict[str, object]]:
    """The connections that carry links; a double one carries two."""
    companies = range(int(state.company_count))
    owners = {line: c for c in companies for line in members(state.firm[LINKS + c])}
    return [
        {"connection": state.board.connection_ids[line], "owner": state.board.colour_ids[company]}
        for line, company in sorted(owners.items())
    ]


def demand(state: WorkshopPosition) -> dict[str, int]:
    """The tokens on the diagram."""
    return {name: int(state.demand[kind]) for kind, name in enumerate(state.board.type_ids)}


def pending(state: WorkshopPosition) -> dict[str, object]:
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


def player(state: WorkshopPosition, p: int) -> dict[str, object]:
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
