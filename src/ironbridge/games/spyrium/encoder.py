"""What a network is shown of Spyrium. Everything on the table is open. "Who" is the seat itself, or
the first to the fourth that plays after it.

    block     facts
    market    place, face of the card on it; the card can be paid for
    tokens    place, value: once for each token
    beside    place, own workers beside it; place, workers of others beside it
    gaps      gap, own workers in it; gap, workers of others in it
    cards     face, who: once for each card; face, own and upright
    seats     money, Spyrium, points, residence, workers, active, in the market: who, in steps
    states    passed, in Phase II, event used, bonuses taken, tokens kept: who
    events    the event in force and its token, the next one
    clock     seats and round; places from the first player; one decides now

The numbers are the parts of the readable evaluator for the seat itself, its total for each of the
others, and how many rounds are left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.games.spyrium.board import (
    ACTIVE,
    CARDS,
    GAP_FIRST,
    GAP_SECOND,
    GAPS,
    IN_MARKET,
    KEPT,
    MAX_SEATS,
    MONEY,
    OVER,
    POINTS,
    RESIDENCE_AT,
    SLOTS,
    SPYRIUM,
    TILTED,
    VALUES,
    WORKERS,
    Board,
)
from ironbridge.games.spyrium.evaluator import PARTS, SpyriumEvaluator
from ironbridge.games.spyrium.rules import effects
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT, POSITION, SPREAD
from ironbridge.kernel.encoder import Encoder, Features, Part, step
from ironbridge.kernel.state import State

STEPS: Final = 16
"""Money, points and the like are told in so many steps."""
STEPPED: Final = 7
STATES: Final = 6
CROWD: Final = 6
"""Workers in one place are counted up to here."""
ROUNDS: Final = 8
NUMBERS: Final = PARTS + MAX_SEATS - 1 + 2
SCALE: Final = 16.0
"""Points are told in units of so many."""


class SpyriumEncoder(Encoder):
    """The blocks one after the other; `at_...` is where each begins."""

    def __init__(self, board: Board, evaluator: SpyriumEvaluator) -> None:
        self.board: Final = board
        self.evaluator: Final = evaluator
        self.faces: i64 = len(board.face_ids)
        self.kinds: i64 = len(board.event_ids)
        at: i64 = 0
        self.at_market: i64 = at
        at += SLOTS * self.faces * 2
        self.at_tokens: i64 = at
        at += SLOTS * VALUES
        self.at_beside: i64 = at
        at += SLOTS * CROWD * 2
        self.at_gaps: i64 = at
        at += GAPS * CROWD * 2
        self.at_cards: i64 = at
        at += self.faces * (MAX_SEATS + 1)
        self.at_seats: i64 = at
        at += MAX_SEATS * STEPPED * STEPS
        self.at_states: i64 = at
        at += MAX_SEATS * STATES
        self.at_events: i64 = at
        at += self.kinds * (VALUES + 1)
        self.at_clock: i64 = at
        at += (MAX_SEATS + 1) * ROUNDS + MAX_SEATS + 1
        super().__init__(at, NUMBERS, 400)

    def parts(self) -> list[Part]:
        faces, kinds = int(self.faces), int(self.kinds)
        steps = "money, Spyrium, points, residence, workers, active, in the market"
        states = "passed, Phase II, event used, bonus worker, bonus money, tokens kept"
        return [
            Part("market", ["place", "face", "there, affordable"], [SLOTS, faces, 2]),
            Part("tokens", ["place", "value"], [SLOTS, VALUES]),
            Part("beside", ["place", "own, of others", "workers"], [SLOTS, 2, CROWD]),
            Part("gaps", ["gap", "own, of others", "workers"], [GAPS, 2, CROWD]),
            Part("cards", ["face", "who, or the last: own and upright"], [faces, MAX_SEATS + 1]),
            Part("seats", ["who", steps, "step"], [MAX_SEATS, STEPPED, STEPS]),
            Part("states", ["who", states], [MAX_SEATS, STATES]),
            Part("events", ["event", "token, or the last: next"], [kinds, VALUES + 1]),
            Part("clock", ["seats", "round"], [MAX_SEATS + 1, ROUNDS]),
            Part("from the first player", ["places"], [MAX_SEATS]),
            Part("one's own turn", ["yes"], [1]),
        ]

    def number_parts(self) -> list[Part]:
        return [
            Part("value", ["part of the readable evaluator"], [PARTS]),
            Part("value of others", ["who"], [MAX_SEATS - 1]),
            Part("left", ["rounds, not passed"], [NUMBERS - PARTS - MAX_SEATS + 1]),
        ]

    def encode(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, SpyriumPosition)
        self.encode_facts(state, seat, found)
        self.add_numbers(state, seat, found)

    def encode_facts(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, SpyriumPosition)
        s = state
        found.count = 0
        self.add_market(s, seat, found)
        self.add_workers(s, seat, found)
        other: i64 = 0
        while other < s.seat_count:
            self.add_seat(s, seat, other, found)
            other += 1
        self.add_clock(s, seat, found)

    def base(self, found: Features) -> float:
        total = 0.0
        i: i64 = 0
        while i < PARTS:
            total += found.numbers[i]
            i += 1
        return total * SCALE

    # The market -----------------------------------------------------------------------------

    def add_market(self, s: SpyriumPosition, p: i64, found: Features) -> None:
        slot: i64 = 0
        while slot < SLOTS:
            if s.filled & BIT[slot]:
                card = (slot * self.faces + s.face_at(slot)) * 2
                found.add(self.at_market + card)
                extra = s.around[slot] * s.board.worker_cost
                if effects.affordable(s, p, slot, extra):
                    found.add(self.at_market + card + 1)
                value: i64 = 1
                while value < VALUES:
                    n = s.tokens[slot * VALUES + value]
                    while n > 0:
                        found.add(self.at_tokens + slot * VALUES + value)
                        n -= 1
                    value += 1
            slot += 1

    def add_workers(self, s: SpyriumPosition, p: i64, found: Features) -> None:
        own_beside: list[int] = [0] * SLOTS
        gap: i64 = 0
        while gap < GAPS:
            own = s.standing[p * GAPS + gap]
            all_here: i64 = 0
            other: i64 = 0
            while other < s.seat_count:
                all_here += s.standing[other * GAPS + gap]
                other += 1
            own_beside[GAP_FIRST[gap]] += int(own)
            own_beside[GAP_SECOND[gap]] += int(own)
            if own > 0:
                found.add(self.at_gaps + gap * CROWD * 2 + step(own, 1, CROWD))
            if all_here > own:
                found.add(self.at_gaps + (gap * 2 + 1) * CROWD + step(all_here - own, 1, CROWD))
            gap += 1
        slot: i64 = 0
        while slot < SLOTS:
            if s.filled & BIT[slot]:
                mine: i64 = own_beside[slot]
                at = self.at_beside + slot * CROWD * 2
                found.add(at + step(mine, 1, CROWD))
                found.add(at + CROWD + step(s.around[slot] - mine, 1, CROWD))
            slot += 1

    # The seats ------------------------------------------------------------------------------

    def add_seat(self, s: SpyriumPosition, p: i64, other: i64, found: Features) -> None:
        who = other - p if other >= p else other - p + s.seat_count
        rest = s.seat[CARDS + other]
        while rest:
            bit = rest & -rest
            rest ^= bit
            face: i64 = s.board.card_face[POSITION[(bit * SPREAD >> 58) & 63]]
            found.add(self.at_cards + face * (MAX_SEATS + 1) + who)
            if who == 0 and s.seat[TILTED + p] & bit == 0:
                found.add(self.at_cards + face * (MAX_SEATS + 1) + MAX_SEATS)
        at = self.at_seats + who * STEPPED * STEPS
        found.add(at + step(s.seat[MONEY + other], 1, STEPS))
        found.add(at + STEPS + step(s.seat[SPYRIUM + other], 1, STEPS))
        found.add(at + 2 * STEPS + step(s.seat[POINTS + other], 4, STEPS))
        found.add(at + 3 * STEPS + step(s.seat[RESIDENCE_AT + other], 1, STEPS))
        found.add(at + 4 * STEPS + step(s.seat[WORKERS + other], 1, STEPS))
        found.add(at + 5 * STEPS + step(s.seat[ACTIVE + other], 1, STEPS))
        found.add(at + 6 * STEPS + step(s.seat[IN_MARKET + other], 1, STEPS))
        states = self.at_states + who * STATES
        mine = BIT[other]
        if s.passed & mine:
            found.add(states)
        if s.in_activation & mine:
            found.add(states + 1)
        if s.event_used & mine:
            found.add(states + 2)
        if s.bonus_worker & mine:
            found.add(states + 3)
        if s.bonus_money & mine:
            found.add(states + 4)
        value: i64 = 1
        while value < VALUES:
            n = s.seat[KEPT + (value - 1) * MAX_SEATS + other]
            while n > 0:
                found.add(states + 5)
                n -= 1
            value += 1

    # What is left ---------------------------------------------------------------------------

    def add_clock(self, s: SpyriumPosition, p: i64, found: Features) -> None:
        if s.phase != OVER:
            at = self.at_events + s.event() * (VALUES + 1)
            found.add(at + s.event_token)
            if s.round < s.board.rounds:
                coming: i64 = s.events[s.round]
                found.add(self.at_events + coming * (VALUES + 1) + VALUES)
        found.add(self.at_clock + s.seat_count * ROUNDS + step(s.round, 1, ROUNDS))
        at = self.at_clock + (MAX_SEATS + 1) * ROUNDS
        found.add(at + (p - s.first if p >= s.first else p - s.first + s.seat_count))
        if s.turn == p:
            found.add(at + MAX_SEATS)

    def add_numbers(self, s: SpyriumPosition, p: i64, found: Features) -> None:
        numbers = found.numbers
        self.evaluator.parts(s, p, numbers)
        i: i64 = 0
        while i < PARTS:
            numbers[i] /= SCALE
            i += 1
        after: i64 = 1
        while after < MAX_SEATS:
            numbers[PARTS - 1 + after] = 0.0
            after += 1
        other: i64 = 0
        while other < s.seat_count:
            if other != p:
                who = other - p if other >= p else other - p + s.seat_count
                numbers[PARTS - 1 + who] = self.evaluator.value(s, other) / SCALE
            other += 1
        at = PARTS + MAX_SEATS - 1
        left = float(s.board.rounds - s.round)
        over = s.phase == OVER
        numbers[at] = 0.0 if over else left / 4.0
        numbers[at + 1] = 0.0 if over or s.passed & BIT[p] else 1.0
