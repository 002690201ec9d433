"""The laws of what is asked: the turn in progress is one that a game comes to, a question has more
than one answer, and the sealed choices that are in were possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ironbridge.games.workshop import document
from ironbridge.games.workshop.board import (
    BID,
    CARD,
    CHOICE,
    HELD,
    LINK,
    LINKS,
    MONEY,
    OFFERED,
    PHASE_NAMES,
    REMOVE,
    TOWN,
)
from ironbridge.games.workshop.rules.card import swappable
from ironbridge.games.workshop.rules.link import buildable
from ironbridge.games.workshop.rules.town import companies_in
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation

if TYPE_CHECKING:
    from ironbridge.games.workshop.table import WorkshopState


def violations(state: WorkshopState) -> Iterator[Violation]:
    """What does not fit the question that is asked."""
    yield from field_violations(state)
    for p in range(state.seats):
        yield from offer_violations(state, p)
        yield from choice_violations(state, p)
    if state.sealed:
        if not state.waiting:
            yield "players", "when all choices are in, they are opened"
    elif not is_asked(state):
        yield "pending", "nothing is to choose here"


def field_violations(state: WorkshopState) -> Iterator[Violation]:
    """Card, town and reached are there while they are needed."""
    phase = PHASE_NAMES[state.phase]
    for key, value, phases in (
        ("card", state.card, (TOWN, REMOVE)),
        ("town", state.town, (REMOVE, LINK)),
    ):
        if (value >= 0) != (state.phase in phases):
            yield f"pending.{key}", f"expected {'one' if value < 0 else 'none'} in phase {phase}"
    if state.reached >= 0 and state.phase != LINK:
        yield "pending.reached", f"expected none in phase {phase}"
    if state.phase == LINK and state.town >= 0 and not card_is_used(state):
        yield "pending.town", "no card that leads to this town has been used"


def card_is_used(state: WorkshopState) -> bool:
    """The card with which the industry of this turn was placed is done with."""
    return any(state.towns_of(card) & BIT[state.town] for card in document.used_cards(state))


# Sealed choices -------------------------------------------------------------------------------


def offer_violations(state: WorkshopState, p: int) -> Iterator[Violation]:
    company = state.seat[OFFERED + p]
    if company < 0:
        return
    if state.phase != BID or state.box or not state.two_each():
        yield f"players[{p}].offered", "a colour is offered in the first auction of two players"
    elif state.owner(company) != p:
        yield f"players[{p}].offered", "only an own colour can be offered"


def choice_violations(state: WorkshopState, p: int) -> Iterator[Violation]:
    """The move was legal when it was made; until all are in, nothing has changed since."""
    index = state.seat[CHOICE + p]
    if index < 0:
        return
    before = state.copy()
    before.seat[CHOICE + p] = -1
    before.waiting |= BIT[p]
    if not state.sealed or state.space.moves[index] not in before.generate(p):
        yield f"players[{p}].choice", f"{state.space.moves[index].text!r} was not possible"


# The turn in progress -------------------------------------------------------------------------


def is_asked(state: WorkshopState) -> bool:
    """Whether the turn comes to this question, and does not answer it by itself."""
    if state.phase == CARD:
        return len(members(state.face_up)) > 1 or swappable(state) != 0
    if state.phase == TOWN:
        return state.card >= 0 and len(members(state.towns_of(state.card))) > 1
    if state.phase == REMOVE:
        return industry_must_leave(state)
    if state.phase == LINK:
        return link_can_follow(state)
    return True


def industry_must_leave(state: WorkshopState) -> bool:
    """The town of the card is full, and industries of several companies stand there."""
    if state.card < 0 or state.town < 0 or not state.towns_of(state.card) & BIT[state.town]:
        return False
    full = state.crowd[state.town] == state.board.town_value[state.town]
    return full and len(members(companies_in(state, state.town))) > 1


def link_can_follow(state: WorkshopState) -> bool:
    """The company has placed its industry, perhaps built a link, and can pay for another."""
    company = state.company()
    if state.town < 0 or not state.firm[HELD + company] & BIT[state.town]:
        return False
    if state.reached >= 0 and not first_link(state):
        return False
    p = state.owner(company)
    return buildable(state, state.seat[MONEY + p] + state.recoverable(p)) != 0


def first_link(state: WorkshopState) -> bool:
    """A single link of the company joins the town and the one reached."""
    return state.town != state.reached and line_of_first_link(state) != 0


def line_of_first_link(state: WorkshopState) -> int:
    """The connection between the town and the one reached, as a mask; 0 before the first link."""
    if state.town < 0 or state.reached < 0:
        return 0
    board = state.board
    between = board.near[state.town] & board.near[state.reached] & ~board.doubles
    return int(between & state.firm[LINKS + state.company()])
