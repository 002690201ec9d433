"""What the checker of Workshop of the World sees on the table, counted afresh for each answer,
apart from the sums and masks that the rules keep.
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.workshop.board import (
    HAND,
    INCOME,
    LINKS,
    MAX_SEATS,
    MONEY,
    ORDER,
    TOWN_FIELDS,
)
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.kernel.bits import BIT

NOBODY: Final = -1


# Players --------------------------------------------------------------------------------------


def money_of(state: WorkshopPosition, p: int) -> int:
    return int(state.seat[MONEY + p])


def income_of(state: WorkshopPosition, p: int) -> int:
    return int(state.seat[INCOME + p])


def recoverable_by(state: WorkshopPosition, p: int) -> int:
    """Pounds that the income track would still give."""
    return income_of(state, p) // int(state.board.per_pound)


def tokens_of(state: WorkshopPosition, kind: int, p: int) -> int:
    return int(state.seat[HAND + kind * MAX_SEATS + p])


def hand_size(state: WorkshopPosition, p: int) -> int:
    return sum(tokens_of(state, kind, p) for kind in range(len(state.board.type_ids)))


def owner_of(state: WorkshopPosition, company: int) -> int:
    """The seat that leads a company: with two players the colours alternate."""
    return company % int(state.seat_count)


def company_on_turn(state: WorkshopPosition) -> int:
    return int(state.seat[ORDER + int(state.box)])


# The map --------------------------------------------------------------------------------------


def ends_of(state: WorkshopPosition, line: int) -> tuple[int, int]:
    return state.board.end_a[line], state.board.end_b[line]


def builder_of(state: WorkshopPosition, line: int) -> int:
    """The company whose links lie on a connection, NOBODY when it is free."""
    for company in range(int(state.company_count)):
        if state.seat[LINKS + company] & BIT[line]:
            return company
    return NOBODY


def is_double(state: WorkshopPosition, line: int) -> bool:
    return bool(state.board.doubles & BIT[line])


def free_from(state: WorkshopPosition, town: int) -> list[int]:
    """The connections of a town on which links could be built."""
    lines = range(len(state.board.connection_ids))
    here = [line for line in lines if town in ends_of(state, line)]
    return [line for line in here if builder_of(state, line) == NOBODY]


def industries_in(state: WorkshopPosition, town: int, company: int) -> int:
    return int(state.industries[town * TOWN_FIELDS + company])


def income_to_come(state: WorkshopPosition) -> int:
    """What the first link of this turn will bring when no other follows: 0 without one."""
    town, reached = int(state.town), int(state.reached)
    if reached < 0:
        return 0
    company, values = company_on_turn(state), state.board.town_value
    own = [end for end in (town, reached) if industries_in(state, end, company)]
    return sum(values[end] for end in own)


# Cards ----------------------------------------------------------------------------------------


def is_face_up(state: WorkshopPosition, card: int) -> bool:
    return bool(state.face_up & BIT[card])


def is_used(state: WorkshopPosition, card: int) -> bool:
    """The card has been taken or discarded in this era: it lies in no pile."""
    piles = state.deck[int(state.deck_at) :] + state.aside[int(state.aside_at) :]
    return card not in piles and not is_face_up(state, card)


def towns_of_value(state: WorkshopPosition, value: int) -> list[int]:
    values = state.board.town_value
    return [town for town in range(len(values)) if values[town] == value]


def cards_set_aside(state: WorkshopPosition) -> int:
    return len(state.aside) - int(state.aside_at)
