"""Compares plans in several deals.

What a turn is worth depends on the cards that are drawn at its end, and those of one imagined deal
favour one plan or another by chance. So the best plans are carried out in several deals that the
seat cannot tell from the true one. All of them meet the same deals.

What a plan is worth also depends on how the others answer. A recipe may have them play on, each by
the best turn that a narrow search finds, until the seat is asked again. That takes so long that few
plans can be compared in few deals, and luck decides much. So more plans are first compared in more
deals as they stand after the turn, only the best of them with answers, and both count alike.

Where everybody chooses at the same time behind a screen, all learn from each other what to choose
(sealed.py), and the seat chooses by that. Where plans are compared for a hint, the others choose
first in each deal, and all plans meet the same choices.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.bots.outlook import Outlook
from ironbridge.bots.sealed import Sealed
from ironbridge.bots.turn_search import NEVER, Line, TurnSearch, different
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State


class Plan:
    """A line, and what it is worth in the deals so far."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.moves = line.moves()
        self.worth: float = 0.0


class Deals:
    """`search` finds the plans. At most `plans` with different first moves are compared in `deals`
    deals, none of them worse by more than `margin`, with answers if there are `replies` (see
    Outlook); so many as are to be `sifted` are compared before that without answers, in as many
    deals. Sealed choices of the others are made by `sealed`."""

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
        sealed: Sealed | None = None,
    ) -> None:
        self.search = search
        self.plans: i64 = plans
        self.deals: i64 = deals
        self.margin: float = margin
        self.outlook = Outlook(search, eager, replies, turns)
        self.sifted: i64 = sifted
        self.sealed = sealed

    def lines(self, state: State, seat: i64, chance: Chance, end: float = NEVER) -> list[Line]:
        """The best ways to play the rest of the turn, the best first, until `end`."""
        found = self.search.lines(state, seat, end)
        plans = self.different(found)
        if self.sealed is not None and state.sealed:
            chosen = self.habitual(self.sealed, plans, state, seat, chance)
        else:
            chosen = self.compared(plans, state, seat, chance)
        return [chosen.line] + [line for line in found if line is not chosen.line]

    def different(self, lines: list[Line]) -> list[Plan]:
        """The best plan for each of the best first moves. By one deal nobody knows how much worse
        a plan is: it is too bad only where no better look follows."""
        if self.sifted == 0:
            return [Plan(line) for line in different(lines, self.plans, self.margin)]
        return [Plan(line) for line in different(lines, self.sifted, NEVER)]

    def habitual(
        self, sealed: Sealed, plans: list[Plan], state: State, seat: i64, chance: Chance
    ) -> Plan:
        """Behind a screen: one that the seat has learned to choose beside the others."""
        if len(plans) < 2:
            return plans[0]
        turns = [plan.moves for plan in plans]
        return plans[sealed.choice(state, turns, seat, chance, self.outlook)]

    def compared(self, plans: list[Plan], state: State, seat: i64, chance: Chance) -> Plan:
        """The one that does best on the average."""
        if self.sifted > 0:
            self.compare(plans, state, seat, chance, self.sifted, False)
            plans = self.best(plans)
        self.compare(plans, state, seat, chance, self.deals, True)
        chosen = plans[0]
        for plan in plans:
            if plan.worth > chosen.worth:
                chosen = plan
        return chosen

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
        if self.sealed is not None and deals and deals[0].sealed:
            self.sealed.others_choose(deals, turns, seat, chance, self.outlook)
        met: list[list[float]] = []
        for deal in deals:
            if self.search.late():
                break
            worths = [self.worth(moves, deal, seat, answered) for moves in turns]
            if not self.search.late():  # otherwise some of them were not played to their end
                met.append(worths)
        return met

    def worth(self, moves: list[Move], known: State, seat: i64, answered: bool = True) -> float:
        """What a turn is worth in this deal, after the others have answered or before."""
        state = known.copy()
        for move in moves:
            state.advance(move, seat)
        if answered:
            self.outlook.play_on(state, seat)
        return self.outlook.worth(state, seat)
