"""Compares plans in several deals.

What a turn is worth depends on the cards that are drawn at its end, and those of one imagined deal
favour one plan or another by chance. So the best plans are carried out in several deals that the
seat cannot tell from the true one. All of them meet the same deals.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.bots.turn_search import NEVER, Line, TurnSearch
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.state import State


class Plan:
    """A line, and what it was worth in the deals so far."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.moves = line.moves()
        self.total: float = 0.0


class Deals:
    """`search` finds the plans. At most `plans` with different first moves are compared, none of
    them worse by more than `margin`, in `deals` deals."""

    def __init__(self, search: TurnSearch, plans: i64, deals: i64, margin: float) -> None:
        self.search = search
        self.plans: i64 = plans
        self.deals: i64 = deals
        self.margin: float = margin

    def lines(self, state: State, seat: i64, chance: Chance, end: float = NEVER) -> list[Line]:
        """The best ways to play the rest of the turn, the best first, until `end`."""
        found = self.search.lines(state, seat, end)
        plans = self.different(found)
        if len(plans) < 2:
            return found
        deal: i64 = 0
        while deal < self.deals and not self.search.late():
            known = state.determinize(seat, chance)
            for plan in plans:
                plan.total += self.worth(plan, known, seat)
            deal += 1
        chosen = plans[0]
        for plan in plans:
            if plan.total > chosen.total:
                chosen = plan
        return [chosen.line] + [line for line in found if line is not chosen.line]

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
        """What the plan is worth in this deal."""
        state = known.copy()
        for move in plan.moves:
            state.advance(move, seat)
        self.search.judge.begin(state, seat)
        return self.search.judge.value(state, seat)
