"""The bot that plans its whole turn with what was learned about the game.

It plays the first move of the best turn that the search finds. Nothing is remembered: at the next
question of the same turn it looks again, and by then some things are certain.
"""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from ironbridge.bots.bot import Bot
from ironbridge.bots.deals import Deals
from ironbridge.bots.sealed import Sealed
from ironbridge.bots.turn_search import LearnedJudge, Line, TurnSearch
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State


class Recipe(NamedTuple):
    """How a level plans; turn_search.py says what width, answers and payments are, deals.py
    what plans and deals are."""

    width: int
    answers: int
    payments: int
    eager: float
    """What a chance to win counts beside points."""
    budget_ms: int
    """Time for one decision. Most decisions need much less: whoever reaches the end of it plays
    what was found until then, so that only a late bot plays differently from the same seed."""
    plans: int = 1
    """Plans that are compared in several deals; one needs no comparison."""
    deals: int = 0
    replies: int | None = None
    """Whether the others answer in these deals, and for how many turns of its own the seat plays
    on with them."""
    sifted: int = 0
    """Plans that are compared without answers first, in as many deals."""
    learned: int = 0
    """Where choices are sealed: deals in which everybody learns to choose, before a choice of one's
    own (sealed.py). The others are thought to consider as many plans."""
    rounds: int = 0
    """Of learning."""


MARGIN = 6.0
"""A plan that seems to be worse by so many points is not compared."""


class Planner(Bot):
    """The best whole turn, by search and a network."""

    def __init__(self, judge: LearnedJudge, recipe: Recipe) -> None:
        self.recipe = recipe
        self.search = TurnSearch(judge, recipe.width, recipe.answers, recipe.payments)
        self.deals = comparison(self.search, recipe)

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        return self.lines(state, seat, chance)[0].moves()[0]

    def lines(self, state: State, seat: int, chance: Chance) -> list[Line]:
        """Ways to play the rest of the turn, the one that it would play first. Whoever has already
        chosen behind a screen is asked like the others: what was drawn for them is no guess."""
        end = monotonic() + self.recipe.budget_ms / 1000
        return self.deals.lines(state.as_if_first(seat), seat, chance, end)


def comparison(search: TurnSearch, recipe: Recipe) -> Deals:
    """How plans are compared by a recipe."""
    plans, deals, eager, turns = recipe.plans, recipe.deals, recipe.eager, recipe.replies
    if turns is None:
        return Deals(search, plans, deals, MARGIN, eager)
    replies = TurnSearch(search.judge, 1, 1, 1)
    sealed = None
    if recipe.rounds:
        others = TurnSearch(search.judge, recipe.width, recipe.answers, recipe.payments)
        sealed = Sealed(others, plans, MARGIN, recipe.learned, recipe.rounds)
    return Deals(search, plans, deals, MARGIN, eager, replies, turns, recipe.sifted, sealed)
