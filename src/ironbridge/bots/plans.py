"""Whole turns, compared by what everybody may expect after them.

Search finds them in one position that the seat cannot tell from the true one. What they are worth
is the average over several such positions: the cards drawn at the end of the turn are not known.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import inf
from time import monotonic

from ironbridge.bots.forecast import DEALS, Forecast, Forecaster, average
from ironbridge.bots.levels import ALONE, recipe
from ironbridge.bots.planner import comparison
from ironbridge.bots.turn_search import NEVER, Line, TurnSearch
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

HINT = ALONE["expert"][:3]
REVIEW = (10, 2, 3)
"""Width, answers and payments of the search: a hint may take a second, a whole game a minute."""
PATIENCE = 2.0
"""Seconds that somebody who waits has for finding plans, and as many for comparing them. A second
is seldom needed, unless the rules are not compiled."""
COMPARED = ALONE["expert"].plans
"""Plans whose worth is averaged."""


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
    """For one decision of one seat. `known` is a position that it cannot tell from the true one;
    by `chance` others are drawn. `seconds` are for finding plans, and as many again for comparing
    them: where they are too few, in fewer deals, and at last without the answers of the others."""

    def __init__(
        self,
        judge: Forecaster,
        known: State,
        seat: int,
        chance: Chance,
        breadth: tuple[int, int, int],
        seconds: float = inf,
    ) -> None:
        assert judge.judge is not None
        self.judge = judge
        self.known = known
        self.seat = seat
        self.seconds = seconds
        self.search = TurnSearch(judge.judge, *breadth)
        expert = recipe(known.game, "expert")
        self.comparison = comparison(self.search, expert)
        self.without_answers = comparison(self.search, expert._replace(replies=None))
        self.deals = [known, *(known.determinize(seat, chance) for _ in range(DEALS - 1))]

    def best(self, count: int) -> list[Plan]:
        """The best plans that begin with different moves, the best first."""
        turns = [line.moves() for line in self.found(self.known)[:COMPARED]]
        begun = {moves[0] for moves in turns}
        missing = self.others(begun)[: max(0, count - len(begun))]
        turns += [self.completed([move]) for move in missing]
        best: dict[Move, Plan] = {}
        for plan in self.compared(turns):
            before = best.get(plan.moves[0])
            if before is None or plan.worth > before.worth:
                best[plan.moves[0]] = plan
        return sorted(best.values(), key=lambda plan: -plan.worth)[:count]

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
        moves = self.completed(moves)
        self.search.end = NEVER
        worths = [self.comparison.worth(moves, deal, self.seat) for deal in self.deals]
        return max([self.plan(moves, worths), *known], key=lambda plan: plan.worth)

    def completed(self, moves: list[Move]) -> list[Move]:
        """A whole turn that begins with these moves."""
        after = self.known.copy()
        for move in moves:
            after.advance(move, self.seat)
        if after.decider() != self.seat or after.turn_mark() != self.known.turn_mark():
            return moves
        return [*moves, *self.found(after)[0].moves()]

    def found(self, state: State) -> list[Line]:
        return self.search.lines(state, self.seat, monotonic() + self.seconds)

    def legal_part(self, decided: Sequence[Move]) -> list[Move]:
        """A decision may go on after something was revealed: only its part before that counts."""
        after, done = self.known.copy(), list[Move]()
        for move in decided:
            if move not in after.legal(self.seat):
                break
            after.advance(move, self.seat)
            done.append(move)
        return done

    def compared(self, turns: Sequence[list[Move]]) -> list[Plan]:
        """All of them in the same deals, as many as there is time for."""
        self.search.end = monotonic() + self.seconds
        met: list[list[float]] = []
        for deal in self.deals:
            # As the expert compares them, by what the network says, uncorrected.
            worths = [self.comparison.worth(moves, deal, self.seat) for moves in turns]
            if self.search.late():  # some of them were not played to their end
                break
            met.append(worths)
        if not met:
            self.comparison = self.without_answers
            met = [[self.comparison.worth(moves, self.known, self.seat) for moves in turns]]
        self.deals = self.deals[: len(met)]
        return [
            self.plan(moves, worths)
            for moves, worths in zip(turns, zip(*met, strict=True), strict=True)
        ]

    def plan(self, moves: Sequence[Move], worths: Sequence[float]) -> Plan:
        forecasts = [self.judge.forecast(self.end(deal, moves)) for deal in self.deals]
        worth = sum(worths) / len(worths)
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
