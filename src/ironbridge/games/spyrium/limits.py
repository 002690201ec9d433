"""The most money, Spyrium and points that a seat can have at a point of the game.

What the rest of the game can still bring is bounded from above, and no action makes the sum of what
a seat has and of that bound grow. So the sum is never greater than at the start of the game, and a
position that keeps this law plays into none that breaks it. Positions that people make up may be
richer than that, by what one round can bring.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ironbridge.games.spyrium.board import (
    ACTIVE,
    IN_MARKET,
    OVER,
    RESIDENCE,
    TILTED,
    VALUES,
    Board,
    Effect,
)
from ironbridge.kernel.bits import BIT, count

if TYPE_CHECKING:
    from ironbridge.games.spyrium.rules.state import SpyriumPosition


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


def most(state: SpyriumPosition, p: int, what: str) -> int:
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
