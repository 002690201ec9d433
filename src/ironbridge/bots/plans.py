"""Whole turns, compared by what everybody may expect after them.

Search finds them in one position that the seat cannot tell from the true one. What they are worth
is the average over several such positions: the cards drawn at the end of the turn are not known.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from time import monotonic
from typing import TypeAlias

from ironbridge.bots.forecast import DEALS, Forecast, Forecaster, average
from ironbridge.bots.levels import recipe
from ironbridge.bots.planner import comparison
from ironbridge.bots.turn_search import NEVER, TurnSearch
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

NARROW = 10
"""The width of the search that looks back at a game: a hint may take a second, a whole game a
minute."""
PATIENCE = 2.0
"""Seconds that somebody who waits has for finding plans, and as many for comparing them. A second
is seldom needed, unless the rules are not compiled."""

Round: TypeAlias = tuple[list[State], bool]


@dataclass(frozen=True)
class Plan:
    """The rest of a turn."""

    seat: int
    moves: tuple[Move, ...]
    actions: tuple[int, ...]
    """How many moves each action has."""
    worth: float
    """Points, and what the chance to win counts beside them."""
    after: Forecast

    @property
    def action(self) -> tuple[Move, ...]:
        return self.moves[: self.actions[0]]


class Plans:
    """For one decision of one seat, as the expert of the game compares them. `known` is a position
    that it cannot tell from the true one; by `chance` others are drawn. `seconds` are for finding
    plans, and as many again for comparing them: where they are too few, in fewer deals, and at
    last without the answers of the others."""

    def __init__(
        self,
        judge: Forecaster,
        known: State,
        seat: int,
        chance: Chance,
        width: int | None = None,
        seconds: float = inf,
    ) -> None:
        assert judge.judge is not None
        expert = recipe(known.game, "expert")
        known = known.as_if_first(seat)
        self.judge = judge
        self.known = known
        self.seat = seat
        self.seconds = seconds
        breadth = expert.width if width is None else width
        self.search = TurnSearch(judge.judge, breadth, expert.answers, expert.payments)
        self.comparison = comparison(self.search, expert)
        sifting = [known.determinize(seat, chance) for _ in range(expert.sifted)]
        deals = [known.determinize(seat, chance) for _ in range(expert.deals)]
        self.chance = chance
        self.rounds: list[Round] = [(sifting, False), (deals, True)] if sifting else [(deals, True)]
        """Deals in which plans are compared, and whether the others answer there; in the end those
        that there was time for."""

    def best(self, count: int) -> list[Plan]:
        """The best plans that begin with different moves, the best first."""
        end = monotonic() + self.seconds
        lines = self.search.lines(self.known, self.seat, end)
        turns = [plan.moves for plan in self.comparison.different(lines)]
        missing = self.others({moves[0] for moves in turns})[: max(0, count - len(turns))]
        turns += [self.completed([move], end) for move in missing]
        worths = [0.0] * len(turns)
        rounds: list[Round] = []
        self.search.end = monotonic() + self.seconds
        for deals, answered in self.rounds:
            met = self.comparison.worths(turns, deals, self.seat, self.chance, answered)
            if met:
                rounds.append((deals[: len(met)], answered))
                means = map(fmean, zip(*met, strict=True))
                worths = [worth + mean for worth, mean in zip(worths, means, strict=True)]
            ranked = sorted(range(len(turns)), key=lambda n: -worths[n])
            ranked = ranked[: max(count, self.comparison.plans)]
            turns, worths = [turns[n] for n in ranked], [worths[n] for n in ranked]
        if rounds:
            self.rounds = rounds
            worths = [worth / len(rounds) for worth in worths]
        else:
            self.rounds = [(self.rounds[0][0][:1], False)]
            worths = [self.worth(moves) for moves in turns]
        plans = [self.plan(moves, worth) for moves, worth in zip(turns, worths, strict=True)]
        return sorted(plans, key=lambda plan: -plan.worth)[:count]

    def others(self, found: Collection[Move]) -> list[Move]:
        """Moves that no plan begins with yet, those first that look best by themselves."""
        judge = self.judge.judge
        assert judge is not None
        judge.begin(self.known, self.seat)
        valued: list[tuple[float, int, Move]] = []
        for move in self.known.legal(self.seat):
            if move not in found:
                after = self.known.copy()
                after.advance(move, self.seat)
                valued.append((-judge.value(after, self.seat), move.index, move))
        return [move for _, _, move in sorted(valued, key=lambda one: one[:2])]

    def through(self, decided: Sequence[Move], plans: Sequence[Plan]) -> Plan:
        """The best plan that begins with what was decided; `plans` are the best, and it is
        compared as they were."""
        moves = self.legal_part(decided)
        known = [plan for plan in plans if plan.action == tuple(moves)]
        moves = self.completed(moves, monotonic() + self.seconds)
        return max([self.plan(moves, self.worth(moves)), *known], key=lambda plan: plan.worth)

    def worth(self, moves: list[Move]) -> float:
        """By the rounds in which the best plans were compared, however long that takes."""
        self.search.end = NEVER
        return fmean(
            fmean(self.comparison.worth(moves, deal, self.seat, answered) for deal in deals)
            for deals, answered in self.rounds
        )

    def completed(self, moves: list[Move], end: float) -> list[Move]:
        """A whole turn that begins with these moves, found until `end`."""
        after = self.known.copy()
        for move in moves:
            after.advance(move, self.seat)
        if after.decider() != self.seat or after.turn_mark() != self.known.turn_mark():
            return moves
        return [*moves, *self.search.lines(after, self.seat, end)[0].moves()]

    def legal_part(self, decided: Sequence[Move]) -> list[Move]:
        """A decision may go on after something was revealed: only its part before that counts."""
        after, done = self.known.copy(), list[Move]()
        for move in decided:
            if move not in after.legal(self.seat):
                break
            after.advance(move, self.seat)
            done.append(move)
        return done

    def plan(self, moves: Sequence[Move], worth: float) -> Plan:
        deals = self.rounds[-1][0][:DEALS]
        forecasts = [self.judge.forecast(self.end(deal, moves)) for deal in deals]
        return Plan(self.seat, tuple(moves), self.actions(moves), worth, average(forecasts))

    def end(self, deal: State, moves: Sequence[Move]) -> State:
        after = deal.copy()
        for move in moves:
            after.advance(move, self.seat)
        return after

    def actions(self, moves: Sequence[Move]) -> tuple[int, ...]:
        """How many moves each action of a plan has."""
        after, found, begun = self.known.copy(), list[int](), 0
        for number, move in enumerate(moves, start=1):
            after.advance(move, self.seat)
            if after.settled() or after.decider() != self.seat:
                found.append(number - begun)
                begun = number
        return (*found, len(moves) - begun) if begun < len(moves) else tuple(found)
