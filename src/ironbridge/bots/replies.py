"""Compares plans by what the others do next.

The best plans of a turn are carried out in several deals that the seat cannot tell from the true
one. The others answer with the turns that look best to them, and what is left is judged when it
is the seat's turn again. All plans meet the same deals; those that do badly are left out early.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.bots.turn_search import NEVER, Judge, Line, TurnSearch
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.state import State

LONGEST: Final = 400
"""Decisions of the others at most before one's own next turn."""
HALVED: Final = 2
"""After so many deals the worse half of the plans is left out."""


class Plan:
    """A line, and what it was worth in the deals so far."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.moves = line.moves()
        self.total: float = 0.0
        self.deals: i64 = 0

    def mean(self) -> float:
        return self.total / float(self.deals) if self.deals else self.line.value


class Replies:
    """`search` finds the plans, `answers` the turns of the others. At most `plans` with different
    first moves are compared, none of them worse by more than `margin`, in `deals` deals."""

    def __init__(
        self,
        search: TurnSearch,
        answers: TurnSearch,
        plans: i64,
        deals: i64,
        margin: float,
    ) -> None:
        self.search = search
        self.answers = answers
        self.plans: i64 = plans
        self.deals: i64 = deals
        self.margin: float = margin

    def lines(self, state: State, seat: i64, chance: Chance, end: float = NEVER) -> list[Line]:
        """The best ways to play the rest of the turn, the best first, until `end`."""
        found = self.search.lines(state, seat, end)
        plans = self.different(found)
        if len(plans) < 2:
            return found
        left = plans
        deal: i64 = 0
        while deal < self.deals and len(left) > 1 and not self.search.late():
            known = state.determinize(seat, chance)
            worths: list[float] = []
            for plan in left:
                worths.append(self.worth(plan, known, seat))
                if self.search.late():
                    break
            if len(worths) < len(left):  # the others have not met this deal
                break
            for n in range(len(left)):
                left[n].total += worths[n]
                left[n].deals += 1
            deal += 1
            if deal % HALVED == 0 and len(left) > 2:
                left = ranked(left)[: (len(left) + 1) // 2]
        chosen = ranked(left)[0].line
        return [chosen] + [line for line in found if line is not chosen]

    def different(self, lines: list[Line]) -> list[Plan]:
        """The best plan for each of the best first moves."""
        found: list[Plan] = []
        seen: set[int] = set()
        for line in lines:
            if line.value < lines[0].value - self.margin:
                break
            plan = Plan(line)
            first = int(plan.moves[0].index)
            if first not in seen:
                seen.add(first)
                found.append(plan)
                if len(found) >= self.plans:
                    break
        return found

    def worth(self, plan: Plan, known: State, seat: i64) -> float:
        """What the plan is worth in this deal when the others have answered."""
        state = known.copy()
        for move in plan.moves:
            state.advance(move, seat)
        for _ in range(LONGEST):
            other = state.decider()
            if other < 0 or other == seat or self.search.late():
                break
            moves = state.offer(other)
            if len(moves) == 1:
                state.advance(moves[0], other)
                continue
            for move in self.answers.lines(state, other)[0].moves():
                state.advance(move, other)
        judge: Judge = self.search.judge
        judge.begin(state, seat)
        return judge.value(state, seat)


def ranked(plans: list[Plan]) -> list[Plan]:
    order = sorted([(-plans[n].mean(), n) for n in range(len(plans))])
    return [plans[n] for _, n in order]
