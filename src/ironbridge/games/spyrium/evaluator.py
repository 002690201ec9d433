"""What a position is worth to a seat, in victory points: what it would score if the game ended
now, what its buildings and workers may still bring, and what its money, Spyrium and workers in the
market are good for. Plain features with weights; no search.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.games.spyrium.board import (
    ACTIVE,
    BUILDING,
    CARDS,
    CHARACTER,
    GAP_FIRST,
    GAP_SECOND,
    GAPS,
    GAPS_HELD,
    MONEY,
    OVER,
    POINTS,
    RESIDENCE_AT,
    SPYRIUM,
    TILTED,
    WORKERS,
    Board,
    Effect,
)
from ironbridge.games.spyrium.rules import effects, exploit, scoring
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT, POSITION, SPREAD
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.state import State


class Weights:
    """In points unless said otherwise, and as they were set by hand: `greedy-1` plays by these for
    ever, and networks learn the difference to them. evaluator.toml has those fitted by duels."""

    def __init__(self) -> None:
        self.cash: float = 0.45  # a pound while rounds are to come
        self.last_cash: float = 0.2  # a pound in the last round
        self.crystal: float = 1.1
        self.last_crystal: float = 0.5
        self.worker: float = 1.7  # what a worker brings in a round to come
        self.placement: float = 1.9  # an active worker that can still be placed
        self.labour: float = 0.7  # the part of a building's effect that it brings in a round
        self.chosen: float = 0.85  # the part of what a card offers that a worker beside it gets
        self.technique: float = 2.5  # a technique, besides what it scores, over a whole game
        self.growth: float = 2.5  # how much more a technique will score at the end than now
        self.residence: float = 1.0  # a pound of income, compared with one in hand
        self.intent: float = 0.9  # the part that counts of what an upright building can bring
        self.still_this_round: float = 0.5  # how often a new building is used in its first round
        self.token: float = 2.0  # the value of a token
        # What was left out when these were set by hand.
        self.rival: float = 0.0  # the part of a card that is lost for each other worker beside it
        # The part of a placement that a worker must bring in a building, else it is not used there;
        # so far below nought it always is.
        self.spared: float = -1000.0


PARTS: Final = 6
"""Points, points printed on buildings, techniques, purse, rounds to come, this round."""


class SpyriumEvaluator(Evaluator):
    """`value(state, seat)` for Spyrium."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board: Final = board
        self.weights: Final = weights

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, SpyriumPosition)
        s = state
        points = float(s.seat[POINTS + seat])
        if s.phase == OVER:
            return points
        left = s.board.rounds - s.round  # rounds to come
        worth = points + float(scoring.printed_points(s, s.buildings(seat)))
        worth += self.techniques(s, seat, left)
        worth += self.purse(s, seat, left)
        worth += self.future(s, seat, left)
        return worth + self.this_round(s, seat, left)

    def parts(self, s: SpyriumPosition, seat: i64, into: vec[float]) -> None:
        """What `value` adds up, one by one, in the order of PARTS."""
        into[0] = float(s.seat[POINTS + seat])
        if s.phase == OVER:
            part: i64 = 1
            while part < PARTS:
                into[part] = 0.0
                part += 1
            return
        left = s.board.rounds - s.round
        into[1] = float(scoring.printed_points(s, s.buildings(seat)))
        into[2] = self.techniques(s, seat, left)
        into[3] = self.purse(s, seat, left)
        into[4] = self.future(s, seat, left)
        into[5] = self.this_round(s, seat, left)

    # What is there --------------------------------------------------------------------------

    def techniques(self, s: SpyriumPosition, p: i64, left: i64) -> float:
        """What they would score now, and what they are good for until the end."""
        worth = 0.0
        rest = s.seat[CARDS + p] & ~s.board.buildings
        while rest:
            bit = rest & -rest
            rest ^= bit
            face: i64 = s.board.card_face[POSITION[(bit * SPREAD >> 58) & 63]]
            worth += self.technique(s, p, face, left)
        return worth

    def technique(self, s: SpyriumPosition, p: i64, face: i64, left: i64) -> float:
        now = float(scoring.technique_points(s, p, face))
        room = float(s.board.score_most[face]) - now
        later = self.weights.growth if room > self.weights.growth else room
        if left == 0:
            return now
        return now + later + self.weights.technique * float(left) / float(s.board.rounds)

    def purse(self, s: SpyriumPosition, p: i64, left: i64) -> float:
        pounds, crystals = float(s.seat[MONEY + p]), float(s.seat[SPYRIUM + p])
        return pounds * self.cash(left) + crystals * self.crystal(left)

    def cash(self, left: i64) -> float:
        return self.weights.cash if left > 0 else self.weights.last_cash

    def crystal(self, left: i64) -> float:
        return self.weights.crystal if left > 0 else self.weights.last_crystal

    # What is to come ------------------------------------------------------------------------

    def future(self, s: SpyriumPosition, p: i64, left: i64) -> float:
        """Income, workers and buildings in the rounds to come."""
        rounds = float(left)
        income: i64 = s.board.residence_track[s.seat[RESIDENCE_AT + p]]
        worth = rounds * float(income) * self.cash(left) * self.weights.residence
        worth += rounds * float(s.seat[WORKERS + p]) * self.weights.worker
        rest = s.buildings(p)
        while rest:
            bit = rest & -rest
            rest ^= bit
            face: i64 = s.board.card_face[POSITION[(bit * SPREAD >> 58) & 63]]
            worth += rounds * self.effect(s, p, face, left)
        return worth

    def effect(self, s: SpyriumPosition, p: i64, face: i64, left: i64) -> float:
        """What a building brings in a round, beyond what its workers would bring elsewhere."""
        best = 0.0
        for effect in s.board.face_effects[face]:
            workers = float(exploit.workers_needed(s, p, face, effect))
            gain = self.output(effect, left) - workers * self.weights.worker
            best = gain if gain > best else best
        return best * self.weights.labour

    # The round in progress ------------------------------------------------------------------

    def this_round(self, s: SpyriumPosition, p: i64, left: i64) -> float:
        """Upright buildings at work, workers to place, and workers in the market."""
        if s.passed & BIT[p]:
            return 0.0
        workers = s.seat[ACTIVE + p]
        crystals = s.seat[SPYRIUM + p]
        worth = 0.0
        rest = s.buildings(p) & ~s.seat[TILTED + p]
        while rest:
            bit = rest & -rest
            rest ^= bit
            face: i64 = s.board.card_face[POSITION[(bit * SPREAD >> 58) & 63]]
            effect = self.first_possible(s, p, face, workers, crystals)
            if effect is not None:
                gain = self.output(effect, left) * self.weights.intent
                needed = exploit.workers_needed(s, p, face, effect)
                least = float(needed) * self.weights.placement * self.weights.spared
                if gain < least and not s.activating(p):
                    continue
                worth += gain
                workers -= needed
                crystals -= effect.pay_spyrium
        if not s.activating(p):
            worth += float(workers) * self.weights.placement
        return worth + self.standing(s, p, left)

    def first_possible(
        self, s: SpyriumPosition, p: i64, face: i64, workers: i64, crystals: i64
    ) -> Effect | None:
        """The first effect of a building that so many workers and crystals are enough for."""
        for effect in s.board.face_effects[face]:
            needed = exploit.workers_needed(s, p, face, effect)
            if needed <= workers and effect.pay_spyrium <= crystals:
                return effect
        return None

    def output(self, effect: Effect, left: i64) -> float:
        """Points and crystals out of a building, less the crystals that go in."""
        crystals = float(effect.spyrium - effect.pay_spyrium)
        return float(effect.points) + crystals * self.crystal(left)

    def standing(self, s: SpyriumPosition, p: i64, left: i64) -> float:
        """The workers in the market, each with the better of the two cards beside it."""
        worth = 0.0
        held = s.seat[GAPS_HELD + p]
        while held:
            bit = held & -held
            held ^= bit
            gap: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            first = self.offer(s, p, GAP_FIRST[gap], left)
            second = self.offer(s, p, GAP_SECOND[gap], left)
            best = first if first > second else second
            worth += float(s.standing[p * GAPS + gap]) * best
        return worth

    def offer(self, s: SpyriumPosition, p: i64, slot: i64, left: i64) -> float:
        """What a worker beside this place can hope for: money, or the card."""
        if s.filled & BIT[slot] == 0:
            return 0.0
        others = effects.others_beside(s, slot)
        money = float(others) * self.cash(left)
        if not effects.affordable(s, p, slot, others):
            return money
        card = self.card(s, p, slot, left) - money
        card *= self.weights.chosen - self.weights.rival * float(others)
        return card if card > money else money

    def card(self, s: SpyriumPosition, p: i64, slot: i64, left: i64) -> float:
        """What activating a card brings, less its price but for the surcharge."""
        face = s.face_at(slot)
        price = float(s.board.face_cost[face]) * self.cash(left)
        kind = s.board.face_type[face]
        if kind == CHARACTER:
            return self.at_once(s, p, s.board.face_effects[face][0], left) - price
        if kind == BUILDING:
            gain = float(s.board.face_points[face])
            gain += self.effect(s, p, face, left) * (float(left) + self.weights.still_this_round)
            price += float(effects.place_price(s, p)) * self.cash(left)
            return gain + self.at_once(s, p, s.board.face_built[face], left) - price
        return self.technique(s, p, face, left) - price

    def at_once(self, s: SpyriumPosition, p: i64, effect: Effect, left: i64) -> float:
        """The effect of a character, or of having built something."""
        token = self.weights.token
        gain = float(effect.points) + float(effect.token_points) * token
        crystals = float(effect.spyrium - effect.pay_spyrium) + float(effect.token_spyrium) * token
        gain += crystals * self.crystal(left)
        gain -= float(effect.pay_token) * token * self.cash(left)
        gain += float(effect.new_workers * left) * self.weights.worker
        return gain + (self.home(s, p, left) if effect.residence else 0.0)

    def home(self, s: SpyriumPosition, p: i64, left: i64) -> float:
        """An action on the residence track: points now, or income in the rounds to come."""
        scored = float(s.board.residence_track[s.seat[RESIDENCE_AT + p]])
        step = float(left) * self.cash(left) * self.weights.residence
        return scored if scored > step else step
