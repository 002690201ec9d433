"""Finds positions in which one action is clearly better than all others, by what the expert thinks.

First a narrow search of one deal: nearly all positions end there, at the first other action that is
about as good. What is left is looked at as the expert does, in a few deals, and then in more deals
and several times. Each time the same action must be the best, by the margin.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ironbridge.bots import Bot, make
from ironbridge.bots.forecast import Forecast, Forecaster, average, forecaster
from ironbridge.bots.levels import HABITS, planner, recipe
from ironbridge.bots.planner import comparison
from ironbridge.bots.review import advise
from ironbridge.bots.turn_search import TurnSearch
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from ironbridge.puzzles.deeds import (
    OPENING,
    Deed,
    action_of,
    beside,
    deed_of,
    finds,
    judged,
    opening_of,
    word,
)

CHOICES: Final = 5
OPENINGS: Final = 3
"""Deeds, and openings, that there must be at least: fewer are hardly a question."""
WORTH: Final = 3.0
"""What every other action must cost at least, in what the expert compares plans by: points, and
some for each unit of the log odds to win."""
WIN: Final = 0.08
POINTS: Final = 7.0
"""And of the chance to win or in points: what the analysis calls a mistake."""
SAME: Final = 0.02
"""Actions that differ by less in worth, and are of the same kind, have the same effect: a space or
its neighbour."""
DEALS: Final = 8
"""In each look, as the expert has."""
LOOKS: Final = (11, 22, 33)
"""Seeds of the looks."""
GLANCE: Final = 2
"""Deals of a first look; a rival that seems so near there ends it: this part of the margin."""
NEAR: Final = 0.6
RIVALS: Final = 6
"""Other actions that are looked at closely, those first that seem best."""
UNHURRIED_MS: Final = 3_600_000
FAR: Final = 15.0
"""What seems worse by so much is not looked at again."""


@dataclass(frozen=True)
class Loss:
    """What the best of all other actions costs."""

    worth: float
    win: float
    points: float

    @property
    def clear(self) -> bool:
        return self.worth >= WORTH and (self.win >= WIN or self.points >= POINTS)


@dataclass(frozen=True)
class Finding:
    """The answers of a puzzle, and the least that anything else costs in all looks."""

    answers: tuple[Deed, ...]
    loss: Loss


@dataclass(frozen=True)
class Turn:
    """The best rest of a turn that begins with a deed, and what it seems to be worth."""

    deed: Deed
    moves: tuple[Move, ...]
    value: float


@dataclass(frozen=True)
class Plan:
    """A turn, and what it is worth in several deals."""

    turn: Turn
    worth: float
    after: Forecast


class Finder:
    """For one game, about which something was learned. It asks for whole deeds, or only for the
    choices that open them, whatever comes after."""

    def __init__(self, game: Game, opening: bool = False) -> None:
        known = forecaster(game)
        if known is None or known.judge is None:
            raise SetupError(f"{game.name} has no expert: nothing was learned about it")
        self.game = game
        self.opening = opening
        self.choices = OPENINGS if opening else CHOICES
        self.judge: Forecaster = known
        self.narrow = TurnSearch(known.judge, 4, 2, 1)
        expert = recipe(game, "expert")
        self.wide = TurnSearch(known.judge, expert.width, expert.answers, expert.payments)
        self.comparison = comparison(self.wide, expert)
        self.expert = unhurried(game, "expert")

    def find(self, state: State, seat: int) -> Finding | None:
        """None where the position is no puzzle."""
        if not asks(state, seat):
            return None
        known = state.determinize(seat, seeded(LOOKS[0]))
        return self.confirm(state, seat) if self.alone(known, seat) else None

    # A cheap look ------------------------------------------------------------------------

    def alone(self, known: State, seat: int) -> bool:
        """Whether only one action seems good, by a narrow search of one deal."""
        lines = self.narrow.lines(known, seat)
        best, first = lines[0], lines[0].moves()[0]
        deed = self.deed(known, seat, best.moves())
        for line in lines[1:]:
            if line.value > best.value - WORTH and self.deed(known, seat, line.moves()) != deed:
                return False
        deeds: set[Deed] = set()
        for move in known.legal(seat):
            if not beside(move):
                for turn in self.through(self.narrow, known, seat, move):
                    deeds.add(turn.deed)
                    equal = turn.value >= best.value - SAME and word(move) == word(first)
                    if turn.value > best.value - WORTH and turn.deed != deed and not equal:
                        return False
        return len(deeds) >= self.choices

    def through(self, search: TurnSearch, known: State, seat: int, move: Move) -> list[Turn]:
        """The best turns that begin with a move, one for each deed, the best first."""
        after = known.copy()
        after.advance(move, seat)
        if after.decider() != seat or after.turn_mark() != known.turn_mark():
            search.judge.begin(known, seat)
            value = search.judge.value(after, seat)
            return [Turn(self.deed(known, seat, (move,)), (move,), value)]
        found: dict[Deed, Turn] = {}
        for line in search.lines(after, seat):
            moves = (move, *line.moves())
            deed = self.deed(known, seat, moves)
            if deed not in found:
                found[deed] = Turn(deed, moves, line.value)
        return list(found.values())

    def deed(self, known: State, seat: int, moves: Sequence[Move]) -> Deed:
        deed = deed_of(action_of(known, seat, moves))
        return opening_of(deed) if self.opening else deed

    # As the expert looks -----------------------------------------------------------------

    def confirm(self, state: State, seat: int) -> Finding | None:
        """The same answers by the margin in every look, and the expert itself plays one."""
        answers: tuple[Deed, ...] | None = None
        losses: list[Loss] = []
        for seed in LOOKS:
            found = self.look(state, seat, seeded(seed))
            if found is None or not found.loss.clear or (answers or found.answers) != found.answers:
                return None
            answers = found.answers
            losses.append(found.loss)
        assert answers is not None
        for seed in LOOKS:
            if not finds(self.expert, state, seat, answers, seeded(seed)):
                return None
        # The analysis explains the answer, so it must not begin with something else.
        advised = advise(state, seat, seeded(LOOKS[0]))[0]
        if judged(state, seat, answers, advised.moves) != "right":
            return None
        return Finding(
            answers,
            Loss(
                min(loss.worth for loss in losses),
                min(loss.win for loss in losses),
                min(loss.points for loss in losses),
            ),
        )

    def look(self, state: State, seat: int, chance: Chance) -> Finding | None:
        """One look; None where several different actions are about as good."""
        known = state.determinize(seat, chance)
        deals = [known, *(known.determinize(seat, chance) for _ in range(DEALS - 1))]
        turns = self.candidates(known, seat)
        if len(turns) < 2 or self.rivalled(turns, deals[:GLANCE], seat):
            return None
        plans = [self.plan(turn, deals, seat) for turn in turns]
        best = max(plans, key=lambda plan: plan.worth)
        equal = [plan for plan in plans if same_effect(best, plan)]
        others = [plan for plan in plans if plan not in equal]
        if not others:
            return None
        loss = Loss(
            min(best.worth - other.worth for other in others),
            min(won(best, seat) - won(other, seat) for other in others),
            min(best.after.points[seat] - other.after.points[seat] for other in others),
        )
        return Finding(tuple(sorted(plan.turn.deed for plan in equal)), loss)

    def rivalled(self, turns: Sequence[Turn], deals: Sequence[State], seat: int) -> bool:
        """Whether a few deals already show another action about as good as what seems best."""
        worths: list[float] = []
        for turn in turns:
            worth = self.worth(turn, deals, seat)
            if worths:
                alike = word(turn.moves[0]) == word(turns[0].moves[0])
                equal = alike and worth >= worths[0] - SAME
                if worth > worths[0] - NEAR * WORTH and not equal:
                    return True
            worths.append(worth)
        return False

    def candidates(self, known: State, seat: int) -> list[Turn]:
        """Turns to compare, the one first that seems best: for each deed the best one."""
        found: dict[Deed, Turn] = {}
        rough: list[tuple[float, int, Move]] = []
        for move in known.legal(seat):
            if not beside(move):
                value = self.through(self.narrow, known, seat, move)[0].value
                rough.append((-value, int(move.index), move))
        rough.sort(key=lambda one: one[:2])
        for _, _, move in rough[: RIVALS + 1]:
            for turn in self.through(self.wide, known, seat, move)[:RIVALS]:
                if turn.deed not in found or turn.value > found[turn.deed].value:
                    found[turn.deed] = turn
        ranked = sorted(found.values(), key=lambda turn: -turn.value)
        return [turn for turn in ranked if turn.value >= ranked[0].value - FAR][: RIVALS + 1]

    def plan(self, turn: Turn, deals: Sequence[State], seat: int) -> Plan:
        ends = [self.judge.forecast(played(deal, seat, turn.moves)) for deal in deals]
        return Plan(turn, self.worth(turn, deals, seat), average(ends))

    def worth(self, turn: Turn, deals: Sequence[State], seat: int) -> float:
        moves = list(turn.moves)
        return sum(self.comparison.worth(moves, deal, seat) for deal in deals) / len(deals)


def find(state: State, seat: int) -> Finding | None:
    """The hardest question that a position asks; None where it is no puzzle."""
    found = (finder.find(state, seat) for finder in finders(state.game))
    return next(filter(None, found), None)


@lru_cache(maxsize=4)
def finders(game: Game) -> tuple[Finder, ...]:
    """One for each sort of question that a game has, the harder first."""
    if any(word(move) in OPENING for move in game.moves):
        return Finder(game), Finder(game, opening=True)
    return (Finder(game),)


@lru_cache(maxsize=32)
def unhurried(game: Game, level: str) -> Bot:
    """A bot of a level that has all the time it needs: on a busy machine it plays the same."""
    if level in HABITS:
        return make(game, level)
    return planner(game, recipe(game, level)._replace(budget_ms=UNHURRIED_MS))


def asks(state: State, seat: int) -> bool:
    """Whether an action begins here, and the seat alone decides, in the open."""
    return (
        state.settled()
        and state.deciders == (seat,)
        and not state.sealed
        and sum(not beside(move) for move in state.legal(seat)) > 1
    )


def same_effect(one: Plan, other: Plan) -> bool:
    """Whether two plans are the same on another space. The same turn in another order is worth as
    much, too: then it is no question what to do first."""
    alike = word(one.turn.moves[0]) == word(other.turn.moves[0])
    reordered = deed_of(one.turn.moves) == deed_of(other.turn.moves)
    return one is other or (alike and not reordered and abs(one.worth - other.worth) < SAME)


def won(plan: Plan, seat: int) -> float:
    return 0.0 if plan.after.win is None else plan.after.win[seat]


def played(deal: State, seat: int, moves: Sequence[Move]) -> State:
    after = deal.copy()
    for move in moves:
        after.advance(move, seat)
    return after
