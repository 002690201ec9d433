"""The invariants of every position: nothing appears, nothing is lost, and what is stored twice
agrees. Loading refuses a document that violates one; tests check every position they pass through.
`unfinished.py` adds what holds while an action is half done.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ironbridge.games.spyrium import unfinished
from ironbridge.games.spyrium.board import (
    ACTIVE,
    BONUS,
    CARDS,
    GAP_ENDS,
    GAPS,
    GAPS_HELD,
    IN_MARKET,
    KEPT,
    MAX_SEATS,
    MONEY,
    ON_CARDS,
    OVER,
    POINTS,
    RESIDENCE,
    RESIDENCE_AT,
    SLOT_IDS,
    SLOTS,
    SPYRIUM,
    STANDING,
    TECHNIQUE,
    TILTED,
    VALUES,
    WORKERS,
    Board,
    Effect,
)
from ironbridge.kernel.arrays import refill
from ironbridge.kernel.bits import BIT, count, members
from ironbridge.kernel.invariants import Violation, uphold

if TYPE_CHECKING:
    from ironbridge.games.spyrium.rules.state import SpyriumPosition
    from ironbridge.games.spyrium.table import SpyriumState


AMOUNTS: Final = (
    (MONEY, "money", "money"),
    (SPYRIUM, "spyrium", "spyrium"),
    (POINTS, "victory_points", "points"),
)
"""Where a seat's sums stand in the state, in the document, and what they are called."""
DERIVED: Final = ("seat", "around", "filled")
"""What `derive` writes: attributes that follow, in whole or in part, from the others."""


def check(state: SpyriumState) -> None:
    """Raise InvariantError when the position violates an invariant."""
    uphold(state, derive, DERIVED, violations)


def derive(state: SpyriumState) -> None:
    """Recompute all that follows from the cards in the market and the workers in the gaps."""
    state.filled = sum(BIT[slot] for slot in range(SLOTS) if state.market[slot] >= 0)
    refill(state.around, 0)
    for p in range(state.seats):
        here = [int(state.standing[p * GAPS + gap]) for gap in range(GAPS)]
        state.seat[IN_MARKET + p] = sum(here)
        state.seat[GAPS_HELD + p] = sum(BIT[gap] for gap in range(GAPS) if here[gap])
        for gap, ends in enumerate(GAP_ENDS):
            for slot in ends:
                state.around[slot] += here[gap]


def violations(state: SpyriumState) -> Iterator[Violation]:
    """Every invariant the position violates: where in the document, and what is wrong."""
    yield from course_violations(state)
    yield from card_violations(state)
    yield from standing_violations(state)
    for p in range(state.seats):
        yield from player_violations(state, p)
    yield from token_violations(state)
    yield from unfinished.violations(state)


# The course of a round ------------------------------------------------------------------------


def course_violations(state: SpyriumState) -> Iterator[Violation]:
    if state.passed & ~state.in_activation:
        yield "players", "whoever has passed is in Phase II"
    if (state.bonus_worker | state.bonus_money | state.event_used) >= BIT[state.seat_count]:
        yield "players", "a mark of a seat that does not play"
    if state.phase == OVER:
        if state.round < state.board.rounds:
            yield "round", f"the game is over after round {state.board.rounds}"
        if state.filled or sum(state.around) or state.in_activation or state.event_used:
            yield "market", "when the game is over, nothing is left of the last round"
        if state.event_token:
            yield "events.token", "when the game is over, the token of the event is discarded"
        if state.turn != state.first:
            yield "turn", "when the game is over, the turn is the first player's"
    elif state.passed & BIT[state.turn]:
        yield "turn", "whoever has passed does not play any more this round"


# Cards ----------------------------------------------------------------------------------------


def card_violations(state: SpyriumState) -> Iterator[Violation]:
    """Every card, and every event, is in its deck once; a card that has left it is in one place."""
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


def standing_violations(state: SpyriumState) -> Iterator[Violation]:
    """Workers stand on buildings that somebody owns."""
    owned = 0
    for p in range(state.seats):
        owned |= state.buildings(p)
    for card in range(STANDING - ON_CARDS):
        if state.standing[ON_CARDS + card] and not owned & BIT[card]:
            yield "players", "workers on a card that nobody owns"


# Players --------------------------------------------------------------------------------------


def player_violations(state: SpyriumState, p: int) -> Iterator[Violation]:
    board, seat, where = state.board, state.seat, f"players[{p}]"
    for field, key, what in AMOUNTS:
        most = most_possible(state, p, what)
        if not 0 <= seat[field + p] <= most:
            reason = f"expected 0 to {most} at this point of the game, found {seat[field + p]}"
            yield f"{where}.{key}", reason
    if not 0 <= seat[RESIDENCE_AT + p] <= board.last_residence:
        yield f"{where}.residence", f"expected 0 to {board.last_residence}"
    if not board.workers <= seat[WORKERS + p] <= board.workers_total:
        yield f"{where}.workers", f"expected {board.workers} to {board.workers_total}"
    if seat[ACTIVE + p] < 0 or inactive(state, p) < 0:
        reason = "more workers active, in the market and on buildings than owned"
        yield f"{where}.active", reason
    if state.passed & BIT[p] and seat[IN_MARKET + p]:
        yield f"{where}.passed", "whoever has passed has no worker in the market"
    yield from owned_violations(state, p)
    if state.phase != OVER and not state.activating(p):
        yield from phase_one_violations(state, p)
    yield from bonus_violations(state, p)


def inactive(state: SpyriumState, p: int) -> int:
    """The workers of p beside the start card: owned, and in no other place."""
    seat = state.seat
    others = seat[WORKERS + p] - seat[ACTIVE + p] - seat[IN_MARKET + p]
    return int(others) - unfinished.working(state, p)


def phase_one_violations(state: SpyriumState, p: int) -> Iterator[Violation]:
    """In Phase I one has placed workers and perhaps used the event, and nothing else."""
    board, seat, where = state.board, state.seat, f"players[{p}]"
    if seat[TILTED + p] & ~board.commerce:
        yield f"{where}.activation", "in Phase I nothing but Commerce can be tilted"
    if inactive(state, p):
        yield f"{where}.active", "in Phase I all workers are active or in the market"
    options = board.event_options[state.event()]
    late = all(option.late_worker or option.reuse for option in options)
    if state.event_used & BIT[p] and late:
        yield f"{where}.event_used", "in Phase I nobody can use this event"


def owned_violations(state: SpyriumState, p: int) -> Iterator[Violation]:
    """Only cards that can be owned are, only cards that can be used are tilted, and no building has
    more workers on it than its uses can have brought there."""
    board, seat, where = state.board, state.seat, f"players[{p}]"
    tilted = seat[TILTED + p]
    if tilted & ~seat[CARDS + p]:
        yield f"{where}.tilted", "only own cards are tilted"
    if tilted and state.phase == OVER:
        yield f"{where}.tilted", "when the game is over, all cards are straightened"
    again = int(tilted & board.taylorism != 0)
    if state.event_used & BIT[p]:
        again += int(any(option.reuse for option in board.event_options[state.event()]))
    once = board.lobbying | board.taylorism | board.commerce
    for card in members(seat[CARDS + p]):
        face = board.card_face[card]
        name = board.face_ids[face]
        if not board.buildings & BIT[card]:
            if board.face_type[face] != TECHNIQUE:
                yield f"{where}.cards", f"{name} cannot be owned"
            if tilted & BIT[card] & ~once:
                yield f"{where}.techniques", f"{name} is never tilted"
            continue
        effects = board.face_effects[face]
        if tilted & BIT[card] and not effects:
            yield f"{where}.buildings", f"{name} has no effect and is never tilted"
        uses = 1 + again if tilted & BIT[card] else 0
        most = uses * max((int(effect.workers) for effect in effects), default=0)
        workers = state.standing[ON_CARDS + card]
        if not 0 <= workers <= most:
            reason = f"{name}: expected 0 to {most} workers on it, found {workers}"
            yield f"{where}.buildings", reason


def bonus_violations(state: SpyriumState, p: int) -> Iterator[Violation]:
    """The bonuses taken are those that the points so far have brought. Only whoever is being asked
    for one, or may score more before that, can have taken fewer."""
    taken = count(state.bonus_worker & BIT[p]) + count(state.bonus_money & BIT[p])
    points = state.seat[POINTS + p]
    due = int(points >= state.board.first_bonus) + int(points >= state.board.second_bonus)
    if taken > due:
        yield f"players[{p}].bonuses", f"{taken} bonuses with {points} points"
    asked = state.phase == OVER or (state.phase in (RESIDENCE, BONUS) and p == state.turn)
    if taken < due and not asked:
        yield f"players[{p}].bonuses", f"only {taken} of {due} bonuses"


# Tokens ---------------------------------------------------------------------------------------


def token_violations(state: SpyriumState) -> Iterator[Violation]:
    """The tokens of each value are as many as the game has, wherever they are."""
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
        yield from card_token_violations(state, slot)
    for p in range(state.seats):
        kept = sum(int(state.seat[KEPT + v * MAX_SEATS + p]) for v in range(VALUES - 1))
        if kept > state.board.commerce_limit or (kept and not state.has(p, state.board.commerce)):
            yield f"players[{p}].tokens", "tokens are kept with Commerce, up to its limit"


def event_tokens(state: SpyriumState) -> Iterator[tuple[str, int, int]]:
    """The token that lies on the event in force, and the one on the next event."""
    yield "token", state.events[state.round - 1], int(state.event_token)
    if state.round < len(state.events):
        yield "next_token", state.events[state.round], int(state.next_token)


def card_token_violations(state: SpyriumState, slot: int) -> Iterator[Violation]:
    lying = sum(int(state.tokens[slot * VALUES + value]) for value in range(1, VALUES))
    most = 0
    if state.market[slot] >= 0:
        most = (0, 1, state.seats - 1)[state.board.face_tokens[state.face_at(slot)]]
    if lying > most:
        yield f"market.{SLOT_IDS[slot]}.tokens", f"{lying} tokens where {most} belong"


# Money, Spyrium and points --------------------------------------------------------------------
#
# What the rest of the game can still bring is bounded from above, and no action makes the sum of
# what a seat has and of that bound grow. So the sum is never greater than at the start of the game,
# and a position within these limits never leads to one beyond them. Positions that people make up
# may be richer than that, by what one round can bring.


class Gains:
    """The most that can be gained of one thing: by a worker who comes back from the market, by the
    event, by one use of a building, by a round's income, by a bonus, by the final count, and by
    the residence track."""

    def __init__(self, board: Board, seats: int, what: str) -> None:
        money, points = what == "money", what == "points"
        track = max(board.residence_track)
        self.residence = track if points else 0
        called = [effect for effects in board.face_effects for effect in effects]
        self.worker = max(self.most(effect, what) for effect in [*called, *board.face_built])
        if money:
            others = seats * int(board.workers_total) - 1
            paid = int(board.worker_cost) * others + int(board.capitalization_money)
            self.worker = max(self.worker, paid)
        events = [effect for options in board.event_options for effect in options]
        self.event = max(self.most(effect, what) for effect in events)
        engineering = int(board.engineering_points) if points else 0
        self.use = max(
            self.most(effect, what) + engineering * int(effect.workers) for effect in called
        )
        self.income = track if money else 0
        self.bonus = int(board.bonus_money) if money else 0
        self.final = final_points(board) if points else 0
        self.start = {"money": int(board.money), "spyrium": int(board.spyrium)}.get(what, 0)

    def most(self, effect: Effect, what: str) -> int:
        token = {
            "money": effect.token_money,
            "spyrium": effect.token_spyrium,
            "points": effect.token_points,
        }[what]
        printed = {
            "money": effect.money,
            "spyrium": effect.spyrium,
            "points": effect.points,
        }[what]
        return int(printed) + int(token) * (VALUES - 1) + self.residence * effect.residence


@lru_cache(maxsize=64)
def gains_of(board: Board, seats: int, what: str) -> Gains:
    return Gains(board, seats, what)


def final_points(board: Board) -> int:
    """Every building and every technique there is."""
    buildings = sum(board.face_points[face] for face in board.card_face)
    return buildings + sum(board.score_most)


def most_possible(state: SpyriumPosition, p: int, what: str) -> int:
    """The most a seat can have of something: `money`, `spyrium` or `points`."""
    board = state.board
    gains = gains_of(board, state.seats, what)
    total = int(board.workers_total)
    round_ = gains.income + gains.event + total * gains.worker
    round_ += gains.use * (count(board.buildings) + total + 2)
    begun = gains.start + gains.bonus + int(board.rounds + 1) * round_
    if state.phase == OVER:
        return begun + gains.final
    return begun - int(board.rounds - state.round) * round_ - still_to_come(state, p, gains)


def still_to_come(state: SpyriumPosition, p: int, gains: Gains) -> int:
    """The most that the rest of the round can bring. Every worker who is not done for the round
    may come back from the market, and build something that is used as well."""
    board, seat = state.board, state.seat
    workers = int(seat[ACTIVE + p] + seat[IN_MARKET + p] + state.reserve(p))
    upright = count(state.buildings(p) & ~seat[TILTED + p])
    found = workers * gains.worker + gains.use * (upright + workers)
    if not seat[TILTED + p] & board.taylorism:
        found += gains.use
    if not state.event_used & BIT[p]:
        found += gains.event + gains.use
    if not state.bonus_money & BIT[p]:
        found += gains.bonus
    if state.phase == RESIDENCE and p == state.turn:
        found += gains.residence
    return found
