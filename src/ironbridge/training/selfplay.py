"""Games that bots play against themselves, and what can be learned from them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from ironbridge.bots.bot import Bot, decide
from ironbridge.bots.turn_search import Judge, LearnedJudge, Line, TurnSearch
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.encoder import Encoder
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from ironbridge.training.samples import Row, row

EXPLORED = 0.15
"""The share of turns that are not played as well as possible."""
AMONG = 8
"""The best lines, one of which is played then."""
TEMPERATURE = 1.5
"""Points: a line that is worth so much less is played e times less often."""
LAMBDA = 0.8
"""How far the return looks past what search expects a turn later."""
MIXED = 0.5
"""The share of that return in what is learned about points; the rest is the final score. Who
wins is learned from the return alone: the same win in every position of a game was learned by
heart where scores are close."""

Expected = tuple[float, float]
"""Points at the end, and the chance to win."""


@dataclass
class Played:
    """A game that is over: what its seats saw, and their scores."""

    rows: list[Row] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)


class SelfPlay:
    """One player for all seats, or for one of them."""

    def __init__(self, game: Game, search: TurnSearch, encoder: Encoder, explore: bool) -> None:
        self.game = game
        self.search = search
        self.encoder = encoder
        self.explore = explore
        self.found = encoder.features()

    def play(
        self, seats: int, seed: int, options: Mapping[str, object], rival: Bot | None = None
    ) -> Played:
        """A game against oneself, or one seat against a rival in all the others."""
        state = self.game.start(seats, seed, options)
        chance = seeded(seed ^ 0x5EED)
        alone = int(chance.below(seats))
        seen: list[list[Row]] = [[] for _ in range(seats)]
        expected: list[list[Expected | None]] = [[] for _ in range(seats)]
        while not state.over:
            seat = int(state.decider())
            if rival is not None and seat != alone:
                state.advance(decide(rival, state, seat, chance), seat)
                continue
            if len(state.offer(seat)) == 1:
                state.advance(state.offer(seat)[0], seat)
                continue
            self.look(state, seat, seen[seat], len(expected[seat]))
            other = int(chance.below(seats))
            if rival is None and other != seat:
                self.look(state, other, seen[other], max(0, len(expected[other]) - 1))
            known = state.as_if_first(seat).determinize(seat, chance)
            line = self.chosen(self.search.lines(known, seat), chance)
            expected[seat].append(self.expected(line.state, seat))
            self.carry_out(state, seat, line, seen[seat], len(expected[seat]) - 1)
        return finished(state, seen, expected)

    # Details -----------------------------------------------------------------------------

    def chosen(self, lines: list[Line], chance: Chance) -> Line:
        if not self.explore or int(chance.below(1000)) >= EXPLORED * 1000:
            return lines[0]
        near = lines[:AMONG]
        weights = [math.exp((line.value - lines[0].value) / TEMPERATURE) for line in near]
        drawn = int(chance.below(1 << 24)) / (1 << 24) * sum(weights)
        for line, weight in zip(near, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return line
        return near[-1]

    def expected(self, state: State, seat: int) -> Expected | None:
        """What search expects at the end; None when nothing was learned yet: the readable
        evaluator ranks positions, but expects far too little."""
        judge: Judge = self.search.judge
        if not isinstance(judge, LearnedJudge):
            return None
        points = judge.points(state, seat)
        return points, 1 / (1 + math.exp(-float(judge.network.win)))

    def carry_out(self, state: State, seat: int, line: Line, seen: list[Row], turn: int) -> None:
        """Play a turn as planned. What a seat sees between its actions and after its turn is what
        search will have to judge; what it sees before its turn, and while others decide, is what
        forecasts are asked about."""
        mark = state.turn_mark()
        for move in line.moves():
            state.advance(move, seat)
            if state.settled() or state.turn_mark() != mark:
                self.look(state, seat, seen, turn)

    def look(self, state: State, seat: int, seen: list[Row], turn: int) -> None:
        self.encoder.encode(state, seat, self.found)
        seen.append(row(self.found, self.encoder.base(self.found), turn))


def finished(state: State, seen: list[list[Row]], expected: list[list[Expected | None]]) -> Played:
    """Give every row what is to be learned from it."""
    result = state.result()
    scores, places = list(result.scores), list(result.places)
    first = places.count(1)
    for seat, rows in enumerate(seen):
        others = [score for other, score in enumerate(scores) if other != seat]
        end = float(scores[seat]), 1 / first if places[seat] == 1 else 0.0
        # A seat that never had a choice was looked at all the same.
        returns = returned(expected[seat], end) or [end]
        for one in rows:
            points, one.win = returns[one.turn]
            one.own = (1 - MIXED) * scores[seat] + MIXED * points
            one.others = sum(others) / len(others)
    return Played([one for rows in seen for one in rows], scores, places)


def returned(expected: list[Expected | None], end: Expected) -> list[Expected]:
    """The λ-return after each turn: what search expected at the next turns, and the end."""
    found = [end] * len(expected)
    points, win = end
    for turn in range(len(expected) - 2, -1, -1):
        next_turn = expected[turn + 1]
        if next_turn is not None:
            points = (1 - LAMBDA) * next_turn[0] + LAMBDA * points
            win = (1 - LAMBDA) * next_turn[1] + LAMBDA * win
        found[turn] = points, win
    return found
