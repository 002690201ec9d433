"""The bot that plans its whole turn with what was learned about the game.

It plays the first move of the best turn that the search finds. Nothing is remembered: at the next
question of the same turn it looks again, and by then some things are certain.
"""

from __future__ import annotations

from ironbridge.bots.bot import Bot
from ironbridge.bots.turn_search import LearnedJudge, TurnSearch
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State


class Planner(Bot):
    """The best whole turn, by search and a network. `budget_ms` is the time it may take."""

    def __init__(
        self, judge: LearnedJudge, width: int, answers: int, payments: int, budget_ms: int
    ) -> None:
        self.search = TurnSearch(judge, width, answers, payments)
        self.budget_ms = budget_ms  # the search does not keep a time yet

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        return self.search.lines(state, seat)[0].moves()[0]
