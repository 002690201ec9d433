"""The laws that every position keeps: nothing appears, nothing is lost, and what is stored twice
agrees. Loading refuses a document that breaks one; tests check every position they pass.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.games.spyrium import pending
from ironbridge.games.spyrium.layout import (
    ACTIVE,
    CARDS,
    GAP_ENDS,
    GAPS,
    GAPS_HELD,
    IN_MARKET,
    KEPT,
    MAX_SEATS,
    MONEY,
    OVER,
    POINTS,
    RESIDENCE_AT,
    SLOT_IDS,
    SLOTS,
    SPYRIUM,
    TILTED,
    VALUES,
    WORKERS,
)
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import BIT, count, members
from ironbridge.kernel.door.laws import Breach, uphold

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState

DERIVED: Final = ("seat", "around", "filled")
"""What `derive` writes: attributes that follow, in whole or in part, from the others."""


def check(state: SpyriumState) -> None:
    """Raise ConsistencyError when the position breaks a law."""
    uphold(state, derive, DERIVED, breaches)


def derive(state: SpyriumState) -> None:
    """Recompute all that follows from the cards in the market and the workers in the gaps."""
    state.filled = sum(BIT[slot] for slot in range(SLOTS) if state.market[slot] >= 0)
    state.around = filled(0, SLOTS)
    for p in range(state.seats):
        here = [int(state.standing[p * GAPS + gap]) for gap in range(GAPS)]
        state.seat[IN_MARKET + p] = sum(here)
        state.seat[GAPS_HELD + p] = sum(BIT[gap] for gap in range(GAPS) if here[gap])
        for gap, ends in enumerate(GAP_ENDS):
            for slot in ends:
                state.around[slot] += here[gap]


def breaches(state: SpyriumState) -> Iterator[Breach]:
    """Every law the position breaks: where in the document, and what is wrong."""
    yield from course_breaches(state)
    yield from card_breaches(state)
    for p in range(state.seats):
        yield from player_breaches(state, p)
    yield from token_breaches(state)
    yield from pending.breaches(state)


# The course of a round ------------------------------------------------------------------------


def course_breaches(state: SpyriumState) -> Iterator[Breach]:
    if state.passed & ~state.in_activation:
        yield "players", "who has passed is in Phase II"
    if (state.bonus_worker | state.bonus_money | state.event_used) >= BIT[state.seat_count]:
        yield "players", "a mark of a seat that does not play"
    if state.phase == OVER:
        if state.round < state.board.rounds:
            yield "round", f"the game is over after round {state.board.rounds}"
        if state.filled or sum(state.around) or state.in_activation or state.event_used:
            yield "market", "when the game is over, nothing is left of the last round"
    elif state.passed & BIT[state.turn]:
        yield "turn", "who has passed does not play any more this round"


# Cards ----------------------------------------------------------------------------------------


def card_breaches(state: SpyriumState) -> Iterator[Breach]:
    """Every card is once in the deck, events too; what is out of it is in one place at most."""
    board = state.board
    if sorted(state.deck) != list(range(len(board.card_face))):
        yield "decks", "every card is in its deck once"
    if sorted(state.events) != list(range(len(board.event_ids))):
        yield "events", "every event is there once"
    seen = 0
    for slot in range(SLOTS):
        card = int(state.market[slot])
        if card >= 0:
            if seen & BIT[card]:
                yield f"market.{SLOT_IDS[slot]}", "this card is in two places"
            seen |= BIT[card]
    for p in range(state.seats):
        owned = state.seat[CARDS + p]
        if seen & owned:
            yield f"players[{p}]", "a card is in two places"
        seen |= owned
    for period, name in enumerate(board.periods):
        if seen & sum(BIT[card] for card in state.left_of(period)):
            yield f"decks.{name}", "a card is still in the deck and already in play"


# Players --------------------------------------------------------------------------------------


def player_breaches(state: SpyriumState, p: int) -> Iterator[Breach]:
    board, seat, where = state.board, state.seat, f"players[{p}]"
    for field, name in ((MONEY, "money"), (SPYRIUM, "spyrium"), (POINTS, "victory_points")):
        if seat[field + p] < 0:
            yield f"{where}.{name}", "never below 0"
    if not 0 <= seat[RESIDENCE_AT + p] <= board.last_residence:
        yield f"{where}.residence", f"expected 0 to {board.last_residence}"
    if not board.workers <= seat[WORKERS + p] <= board.workers_total:
        yield f"{where}.workers", f"expected {board.workers} to {board.workers_total}"
    if seat[ACTIVE + p] < 0 or seat[ACTIVE + p] + seat[IN_MARKET + p] > seat[WORKERS + p]:
        yield f"{where}.active", "more workers active and in the market than owned"
    if state.passed & BIT[p] and seat[IN_MARKET + p]:
        yield f"{where}.passed", "who has passed has no worker in the market"
    if seat[TILTED + p] & ~seat[CARDS + p]:
        yield f"{where}.tilted", "only own cards are tilted"
    for card in members(seat[CARDS + p] & ~board.buildings):
        if not is_technique(state, card):
            yield f"{where}.cards", f"{board.face_ids[board.card_face[card]]} cannot be owned"
    yield from bonus_breaches(state, p)


def is_technique(state: SpyriumState, card: int) -> bool:
    return state.board.score_most[state.board.card_face[card]] > 0


def bonus_breaches(state: SpyriumState, p: int) -> Iterator[Breach]:
    """But for whoever acts, the bonuses taken are those that points in play have brought."""
    taken = count(state.bonus_worker & BIT[p]) + count(state.bonus_money & BIT[p])
    points = state.seat[POINTS + p]
    due = int(points >= state.board.first_bonus) + int(points >= state.board.second_bonus)
    if taken > due:
        yield f"players[{p}].bonuses", f"{taken} bonuses with {points} points"
    settled = state.phase != OVER and (p != state.turn or state.settled())
    if taken < due and settled:
        yield f"players[{p}].bonuses", f"only {taken} of {due} bonuses"


# Tokens ---------------------------------------------------------------------------------------


def token_breaches(state: SpyriumState) -> Iterator[Breach]:
    """The tokens of each value are those of the box, wherever they are."""
    for value in range(1, VALUES):
        found = state.stock[state.stock_at :].count(value) + int(state.discarded[value])
        found += int(state.event_token == value) + int(state.next_token == value)
        found += sum(int(state.tokens[slot * VALUES + value]) for slot in range(SLOTS))
        found += sum(int(state.seat[KEPT + (value - 1) * MAX_SEATS + p]) for p in range(MAX_SEATS))
        wanted = state.board.token_counts[value - 1]
        if found != wanted:
            yield "tokens", f"{found} tokens of value {value}, but there are {wanted}"
    for key, event, token in event_tokens(state):
        if token and not state.board.event_uses_token[event]:
            yield f"events.{key}", "this event uses no token"
    for slot in range(SLOTS):
        yield from card_token_breaches(state, slot)
    for p in range(state.seats):
        kept = sum(int(state.seat[KEPT + v * MAX_SEATS + p]) for v in range(VALUES - 1))
        if kept > state.board.commerce_limit or (kept and not state.has(p, state.board.commerce)):
            yield f"players[{p}].tokens", "tokens are kept with Commerce, up to its limit"


def event_tokens(state: SpyriumState) -> Iterator[tuple[str, int, int]]:
    """The token that lies on the event in force, and the one on the next event."""
    yield "token", state.events[state.round - 1], int(state.event_token)
    if state.round < len(state.events):
        yield "next_token", state.events[state.round], int(state.next_token)


def card_token_breaches(state: SpyriumState, slot: int) -> Iterator[Breach]:
    lying = sum(int(state.tokens[slot * VALUES + value]) for value in range(1, VALUES))
    most = 0
    if state.market[slot] >= 0:
        most = (0, 1, state.seats - 1)[state.board.face_tokens[state.face_at(slot)]]
    if lying > most:
        yield f"market.{SLOT_IDS[slot]}.tokens", f"{lying} tokens where {most} belong"
