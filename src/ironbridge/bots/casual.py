"""The bot that plays like somebody who does not know the game well yet.

It looks one action ahead, as Greedy does, and then makes the mistakes that people make: whole
kinds of moves do not come to mind, good places on the board are overlooked, plans are misjudged,
and it never asks what it leaves to the others. It never plays simply anything: what stands out is
seen more often than what is of little use, and what is seen and judged best is played.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import Final

from ironbridge.bots.bot import Bot
from ironbridge.bots.greedy import Greedy
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

LOOKS: Final = 3
"""Whoever sees nothing that is at least ordinary looks again, so many times in all."""
FINE: Final = 1 << 16
"""Of so many equal parts are the shares that are drawn."""


@dataclass(frozen=True)
class Habits:
    """How much somebody errs."""

    forgets: float
    """The share of the kinds of moves that do not come to mind, such as selling."""
    overlooks: float
    """The share of moves that are not seen although their kind is thought of. Of the best move it
    is half as much: it stands out."""
    misjudges: float
    """The largest error about a plan, compared with what the best plan gains over an ordinary
    one: where scores are large, so are errors."""


class Casual(Bot):
    """One action deep, with the habits of a person."""

    def __init__(self, evaluator: Evaluator, habits: Habits) -> None:
        self.search = Greedy(evaluator)
        self.habits = habits

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        plans = self.plans(state, seat)
        best, ordinary = max(plans.values()), statistics.median(plans.values())
        error = self.habits.misjudges * (best - ordinary)
        judged: dict[Move, float] = {}
        for _ in range(LOOKS):
            for move in self.seen(plans, chance):
                judged[move] = plans[move] + error * (share(chance) - share(chance))
            if any(plans[move] >= ordinary for move in judged):
                break
        found = judged or plans
        return max(found, key=found.__getitem__)

    def plans(self, state: State, seat: int) -> dict[Move, float]:
        """What the best action is worth that begins with each move; moves that lead nowhere are
        left out."""
        found: dict[Move, float] = {}
        for line in self.search.complete_lines(state, seat):
            found[line.first] = max(line.value, found.get(line.first, line.value))
        return found

    def seen(self, plans: dict[Move, float], chance: Chance) -> list[Move]:
        """The moves that come to mind; perhaps none."""
        kinds = dict.fromkeys(int(move.kind) for move in plans)
        forgotten = {kind for kind in kinds if share(chance) < self.habits.forgets}
        ranked = sorted(plans, key=plans.__getitem__)
        seen = []
        for rank, move in enumerate(ranked):
            standing = rank / max(1, len(ranked) - 1)
            overlooked = share(chance) < self.habits.overlooks * (1.0 - standing / 2)
            if not overlooked and move.kind not in forgotten:
                seen.append(move)
        return seen


def share(chance: Chance) -> float:
    """From 0 to 1, all equally likely."""
    return int(chance.below(FINE)) / FINE
