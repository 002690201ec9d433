"""What a decision was worth, compared with what else could have been done.

A decision is a whole action: it may be several moves. It is judged by what the seat could know
then. Where a network was learned, ways are whole turns (plans.py) and have a chance to win;
elsewhere a way is one action, judged as the greedy bot does, with the game's own evaluator.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import inf

from ironbridge.bots.bot import Bot
from ironbridge.bots.forecast import Forecast, Forecaster, forecaster
from ironbridge.bots.greedy import ENVY, Greedy, Line, value
from ironbridge.bots.plans import NARROW, Plan, Plans
from ironbridge.bots.reasons import reasons
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.state import State

SHOWN = 3
"""Ways to decide that are named, the best first."""
LOOKED_AT = 10
"""First moves that are followed to the end of their action."""
LONGEST = 24
"""Moves of one action at most; what is longer is judged where it stands."""


@dataclass(frozen=True)
class Way:
    """A way to decide: an action, or the rest of a turn that begins with one."""

    moves: tuple[Move, ...]
    points: float
    """What the seat may then expect at the end."""
    worth: float
    """What ways are compared by: points, with what speaks for winning."""
    actions: tuple[int, ...]
    """How many moves each action has, the first one first."""
    win: float | None = None
    """The seat's chance to win; None where nobody knows."""
    after: Forecast | None = None
    """What everybody may then expect."""
    reasons: list[Phrase] = field(default_factory=list)

    @property
    def action(self) -> tuple[Move, ...]:
        """The decision itself: the first action."""
        return self.moves[: self.actions[0]]


@dataclass(frozen=True)
class Review:
    """A decision, and the best ways there were. What was decided may be one of them."""

    choices: int
    """How many moves the decision could begin with."""
    decided: Way
    """Its moves are those of the decision; what it is worth counts with the best that can follow
    in the same turn."""
    best: list[Way]

    @property
    def lost(self) -> float:
        """What the decision cost, in worth."""
        return max(0.0, self.best[0].worth - self.decided.worth)

    @property
    def lost_points(self) -> float:
        return max(0.0, self.best[0].points - self.decided.points)

    @property
    def lost_win(self) -> float | None:
        """What it cost of the chance to win; None where nobody knows."""
        best, decided = self.best[0].win, self.decided.win
        return None if best is None or decided is None else max(0.0, best - decided)


def review(
    state: State, seat: int, decided: Sequence[Move], chance: Chance, seconds: float = inf
) -> Review | None:
    """Judge a decision that begins in this position; None in a game without an evaluator. Without
    a limit of time (plans.py) the same chance finds the same."""
    judge = forecaster(state.game)
    if judge is None:
        return None
    known = state.determinize(seat, chance)
    choices = len(known.legal(seat))
    if judge.judge is None:
        return greedy_review(judge, known, seat, decided, choices)
    search = Plans(judge, known, seat, chance, NARROW, seconds)
    plans = search.best(SHOWN)
    through = search.through(decided, plans)
    if through.worth >= plans[0].worth:
        plans = [through, *(one for one in plans if one.action != through.action)][:SHOWN]
    judged = way_of(through)
    best = [way_of(plan) for plan in plans]
    best = [replace(one, reasons=told(known, seat, one, judged)) for one in best]
    only = len(search.legal_part(decided))
    judged = replace(judged, moves=judged.moves[:only], actions=(only,))
    return Review(choices, judged, best)


def advise(state: State, seat: int, chance: Chance, seconds: float = inf) -> list[Way]:
    """The best ways to go on for a seat that decides now; none in a game without evaluator."""
    judge = forecaster(state.game)
    if judge is None:
        return []
    known = state.determinize(seat, chance)
    if judge.judge is None:
        assert judge.evaluator is not None
        found = best_ways(Greedy(judge.evaluator), known, seat)
    else:
        plans = Plans(judge, known, seat, chance, seconds=seconds).best(SHOWN)
        found = [way_of(plan) for plan in plans]
    # The best is compared with the next, the others with the best.
    second = found[1] if len(found) > 1 else found[0]
    return [
        replace(one, reasons=told(known, seat, one, found[0] if at else second))
        for at, one in enumerate(found)
    ]


class FirstHint(Bot):
    """Somebody who does what the first hint says, at every decision."""

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        return advise(state, seat, chance)[0].moves[0]


def told(known: State, seat: int, one: Way, rival: Way) -> list[Phrase]:
    """Why this way rather than the other; what it does at all, if it is the same."""
    other = () if rival.moves == one.moves else rival.moves
    return reasons(known, seat, one.moves, other)


def way_of(plan: Plan) -> Way:
    win = None if plan.after.win is None else plan.after.win[plan.seat]
    points = plan.after.points[plan.seat]
    return Way(plan.moves, points, plan.worth, plan.actions, win, plan.after)


def ended(state: State, seat: int) -> bool:
    """Whether the action of a seat is complete."""
    return state.settled() or seat not in state.deciders


# One action deep, where nothing was learned -------------------------------------------------


def greedy_review(
    judge: Forecaster, known: State, seat: int, decided: Sequence[Move], choices: int
) -> Review:
    assert judge.evaluator is not None
    bot = Greedy(judge.evaluator)
    best = best_ways(bot, known, seat)
    # The decision may go on after something was revealed: then only its part before that counts.
    judged = way(bot, known, seat, decided, complete=False)
    if judged.worth >= best[0].worth:
        best = [judged, *(one for one in best if one.moves[0] != judged.moves[0])][:SHOWN]
    best = [replace(one, reasons=told(known, seat, one, judged)) for one in best]
    return Review(choices, judged, best)


def best_ways(bot: Greedy, known: State, seat: int) -> list[Way]:
    found = [way(bot, known, seat, [line.first]) for line in promising(bot, known, seat)]
    # What is worth exactly the same is the same in another order, or on the space beside.
    different = {(round(one.points, 6), round(one.worth, 6)): one for one in reversed(found)}
    return sorted(different.values(), key=worth, reverse=True)[:SHOWN]


def worth(one: Way) -> float:
    return one.worth


def promising(bot: Greedy, state: State, seat: int) -> list[Line]:
    """For each of the best first moves, the best line that begins with it."""
    best: dict[str, Line] = {}
    for line in bot.complete_lines(state, seat):
        known = best.get(line.first.text)
        if known is None or line.value > known.value:
            best[line.first.text] = line
    return sorted(best.values(), key=value, reverse=True)[:LOOKED_AT]


def way(bot: Greedy, state: State, seat: int, moves: Sequence[Move], complete: bool = True) -> Way:
    """The action that begins with these moves; the bot decides the rest where it is unfinished."""
    after = state.copy()
    done: list[Move] = []
    for move in moves:
        if move not in after.legal(seat):
            break
        after.do(move, seat)
        done.append(move)
    while complete and len(done) < LONGEST and not ended(after, seat):
        move = max(bot.complete_lines(after, seat), key=value).first
        after.do(move, seat)
        done.append(move)
    points = bot.evaluator.value(after, seat)
    others = bot.best_other(after, seat) if after.seats > 1 else 0.0
    expected = [bot.evaluator.value(after, other) for other in range(after.seats)]
    forecast = Forecast(expected, None)
    return Way(tuple(done), points, points - ENVY * others, (len(done),), None, forecast)
