"""Compares plans in several deals.

What a turn is worth depends on the cards that are drawn at its end, and those of one imagined deal
favour one plan or another by chance. So the best plans are carried out in several deals that the
seat cannot tell from the true one. All of them meet the same deals.

What a plan is worth also depends on how the others answer. A recipe may have them play on, each by
the best turn that a narrow search finds, until the seat is asked again. That takes so long that few
plans can be compared in few deals, and luck decides much. So more plans are first compared in more
deals as they stand after the turn, only the best of them with answers, and both count alike.

Where everybody chooses at the same time behind a screen, the others choose first in each deal, by
what they would know there, and all plans meet the same choices. Whoever takes them for worse
players than they are can be exploited: they compare plans too.
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
    """A line, and what it is worth in the deals so far."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.moves = line.moves()
        self.worth: float = 0.0


class Deals:
    """`search` finds the plans. At most `plans` with different first moves are compared in `deals`
    deals, none of them worse by more than `margin`. With `replies` everybody plays on by it, the
    seat itself for so many `turns`, and so many plans as are to be `sifted` are compared before
    that without answers, in as many deals. Sealed choices of the others are made by `guess`."""

    def __init__(
        self,
        search: TurnSearch,
        plans: i64,
        deals: i64,
        margin: float,
        eager: float = 0.0,
        replies: TurnSearch | None = None,
        turns: i64 = 0,
        sifted: i64 = 0,
        guess: Deals | None = None,
    ) -> None:
        self.search = search
        self.plans: i64 = plans
        self.deals: i64 = deals
        self.margin: float = margin
        self.eager: float = eager
        self.replies = replies
        self.turns: i64 = turns
        self.sifted: i64 = sifted
        self.guess = guess

    def lines(self, state: State, seat: i64, chance: Chance, end: float = NEVER) -> list[Line]:
        """The best ways to play the rest of the turn, the best first, until `end`."""
        found = self.search.lines(state, seat, end)
        plans = self.different(found)
        if self.sifted > 0:
            self.compare(plans, state, seat, chance, self.sifted, False)
            plans = self.best(plans)
        self.compare(plans, state, seat, chance, self.deals, True)
        chosen = plans[0]
        for plan in plans:
            if plan.worth > chosen.worth:
                chosen = plan
        return [chosen.line] + [line for line in found if line is not chosen.line]

    def different(self, lines: list[Line]) -> list[Plan]:
        """The best plan for each of the best first moves. By one deal nobody knows how much worse
        a plan is: it is too bad only where no better look follows."""
        found: list[Plan] = []
        seen: set[int] = set()
        most = self.plans if self.sifted == 0 else self.sifted
        for line in lines:
            if self.sifted == 0 and line.value < lines[0].value - self.margin:
                break
            plan = Plan(line)
            first = int(plan.moves[0].index)
            if first not in seen:
                seen.add(first)
                found.append(plan)
                if len(found) >= most:
                    break
        return found

    def best(self, plans: list[Plan]) -> list[Plan]:
        """Those that are worth comparing with answers, the best first."""
        order = sorted([(-plans[n].worth, n) for n in range(len(plans))])
        least = -order[0][0] - self.margin
        return [plans[n] for _, n in order[: int(self.plans)] if plans[n].worth >= least]

    def compare(
        self,
        plans: list[Plan],
        state: State,
        seat: i64,
        chance: Chance,
        deals: i64,
        answered: bool,
    ) -> None:
        """Add to each plan what it is worth on the average."""
        if len(plans) < 2:
            return
        turns = [plan.moves for plan in plans]
        drawn = [state.determinize(seat, chance) for _ in range(int(deals))]
        met = self.worths(turns, drawn, seat, chance, answered)
        for worths in met:
            for n in range(len(plans)):
                plans[n].worth += worths[n] / len(met)

    def worths(
        self,
        turns: list[list[Move]],
        deals: list[State],
        seat: i64,
        chance: Chance,
        answered: bool,
    ) -> list[list[float]]:
        """What each turn is worth in each deal, until it is late: all of them meet the same. Sealed
        choices of the others are made in these deals."""
        met: list[list[float]] = []
        for deal in deals:
            if self.search.late():
                break
            if self.guess is not None and deal.sealed:
                self.others_choose(deal, seat, chance, self.guess)
            worths = [self.worth(moves, deal, seat, answered) for moves in turns]
            if not self.search.late():  # otherwise some of them were not played to their end
                met.append(worths)
        return met

    def worth(self, moves: list[Move], known: State, seat: i64, answered: bool = True) -> float:
        """What a turn is worth in this deal, after the others have answered or before."""
        state = known.copy()
        for move in moves:
            state.advance(move, seat)
        if answered and self.replies is not None:
            self.play_on(state, seat, self.replies)
        if state.over:
            result = state.result()
            sure = SURE if int(seat) in result.winners else -SURE
            return float(result.scores[int(seat)]) + self.eager * sure
        self.search.judge.begin(state, seat)
        return self.search.judge.value(state, seat)

    def others_choose(self, deal: State, seat: i64, chance: Chance, guess: Deals) -> None:
        """Behind their screens: nobody knows what the others choose."""
        before = deal.copy()
        for other in before.deciders:
            if other == seat:
                continue
            moves = before.offer(other)
            if len(moves) > 1:
                known = before.determinize(other, chance)
                moves = guess.lines(known, other, chance, self.search.end)[0].moves()
            deal.advance(moves[0], other)

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
