"""The bot that takes the action that looks best now.

It follows its own decisions until the action is complete, has the game's evaluator judge where
each line ends, and plays the first move of the best one. Nothing is remembered: at the next
question of the same action it looks again.
"""

from __future__ import annotations

from dataclasses import dataclass

from ironbridge.bots.bot import Bot
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

FOLLOWED = 2
"""Answers to one question that are followed further, when the action is not complete by them."""
WIDTH = 24
"""Unfinished lines that are followed at the same time, after the first answers."""
DEPTH = 12
"""Decisions of one line at most; a longer one is judged where it stands."""
SHORTLIST = 6
"""The best lines for oneself; only these are also judged by what they leave to the others."""
ENVY = 0.5
"""What a point of the best other seat counts, compared with one's own."""


@dataclass
class Line:
    """Decisions from the present position on: the first of them, and where they lead."""

    first: Move
    state: State
    value: float


class Greedy(Bot):
    """One action deep."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        lines = sorted(self.complete_lines(state, seat), key=value, reverse=True)[:SHORTLIST]
        for line in lines:
            line.value -= ENVY * self.best_other(line.state, seat)
        best = max(line.value for line in lines)
        found = list(dict.fromkeys(line.first for line in lines if line.value == best))
        return chance.choice(found)

    def complete_lines(self, state: State, seat: int) -> list[Line]:
        complete: list[Line] = []
        unfinished = self.answers(state, seat, None, complete)
        for _ in range(DEPTH):
            following: list[Line] = []
            for line in unfinished:
                answers = self.answers(line.state, seat, line.first, complete)
                following += best_of(answers, FOLLOWED)
            unfinished = best_of(following, WIDTH)
        return complete + unfinished

    def answers(
        self, state: State, seat: int, first: Move | None, complete: list[Line]
    ) -> list[Line]:
        """Every answer to the question: complete actions are added to `complete`, and those
        that leave the action unfinished are returned."""
        unfinished: list[Line] = []
        for move in state.legal(seat):
            after = state.copy()
            after.do(move, seat)
            line = Line(first or move, after, self.evaluator.value(after, seat))
            ended = after.settled() or after.decider() != seat
            (complete if ended else unfinished).append(line)
        return unfinished

    def best_other(self, state: State, seat: int) -> float:
        others = (other for other in range(state.seats) if other != seat)
        return max(self.evaluator.value(state, other) for other in others)


def value(line: Line) -> float:
    return line.value


def best_of(lines: list[Line], count: int) -> list[Line]:
    return sorted(lines, key=value, reverse=True)[:count]
