"""Compares plans in several deals.

What a turn is worth depends on the cards that are drawn at its end, and those of one imagined deal
favour one plan or another by chance. So the best plans are carried out in several deals that the
seat cannot tell from the true one. All of them meet the same deals.

What a plan is worth also depends on how the others answer. A recipe may have them play on, each by
the best turn that a narrow search finds, until the seat is asked again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.bots.turn_search import NEVER, Line, TurnSearch
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

SURE: Final = 5.0
"""The log odds that count for a game that is over: it is won, or it is not."""


class Plan:
    """A line, and what it was worth in the deals so far."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.moves = line.moves()
        self.total: float = 0.0


class Deals:
    """`search` finds the plans. At most `plans` with different first moves are compared, none of
    them worse by more than `margin`, in `deals` deals. With `replies` everybody plays on by it,
    the seat itself for so many `turns`."""

    def __init__(
        self,
        search: TurnSearch,
        plans: i64,
        deals: i64,
        margin: float,
        eager: float = 0.0,
        replies: TurnSearch | None = None,
        turns: i64 = 0,
    ) -> None:
        self.search = search
        self.plans: i64 = plans
        self.deals: i64 = deals
        self.margin: float = margin
        self.eager: float = eager
        self.replies = replies
        self.turns: i64 = turns

    def lines(self, state: State, seat: i64, chance: Chance, end: float = NEVER) -> list[Line]:
        """The best ways to play the rest of the turn, the best first, until `end`."""
        found = self.search.lines(state, seat, end)
        plans = self.different(found)
        if len(plans) < 2:
            return found
        deal: i64 = 0
        while deal < self.deals and not self.search.late():
            known = state.determinize(seat, chance)
            worths = [self.worth(plan.moves, known, seat) for plan in plans]
            if not self.search.late():  # otherwise some of them were not played to their end
                for n in range(len(plans)):
                    plans[n].total += worths[n]
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

    def worth(self, moves: list[Move], known: State, seat: i64) -> float:
        """What a plan is worth in this deal."""
        state = known.copy()
        for move in moves:
            state.advance(move, seat)
        if self.replies is not None:
            self.play_on(state, seat, self.replies)
        if state.over:
            result = state.result()
            sure = SURE if int(seat) in result.winners else -SURE
            return float(result.scores[int(seat)]) + self.eager * sure
        self.search.judge.begin(state, seat)
        return self.search.judge.value(state, seat)

    def play_on(self, state: State, seat: i64, replies: TurnSearch) -> None:
        """Everybody plays, until the seat is asked after `turns` turns of its own. Somebody else
        has played before that: a plan may end in the middle of a turn, where something shows, and
        it would be no fair comparison to look at it there."""
        left = self.turns
        answered = False
        while not state.over and not self.search.late():
            decider = state.decider()
            moves = state.offer(decider)
            if decider != seat:
                answered = True
            elif answered and len(moves) > 1:
                if left == 0:
                    return
                left -= 1
            if len(moves) > 1:
                moves = replies.lines(state, decider)[0].moves()
            for move in moves:
                state.advance(move, decider)
