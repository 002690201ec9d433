"""What a decision was worth, compared with what else could have been done.

A decision is a whole action: it may be several moves. It is judged as the greedy bot judges:
by what the seat could know then, one action deep, with the game's own evaluator.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ironbridge.bots.greedy import ENVY, Greedy, Line, value
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

SHOWN = 3
"""Ways to decide that are named, the best first."""
LOOKED_AT = 10
"""First moves that are followed to the end of their action."""
LONGEST = 24
"""Moves of one action at most; what is longer is judged where it stands."""


@dataclass(frozen=True)
class Way:
    """A way to decide: the moves of the action, the points the seat may then expect at the end,
    and the worth by which ways are compared: points, less what is left to the best other seat."""

    moves: tuple[Move, ...]
    points: float
    worth: float


@dataclass(frozen=True)
class Review:
    """A decision, and the best ways there were. What was decided may be one of them."""

    choices: int
    """How many moves the decision could begin with."""
    decided: Way
    best: list[Way]

    @property
    def lost(self) -> float:
        """What the decision cost, in worth."""
        return max(0.0, self.best[0].worth - self.decided.worth)


def review(state: State, seat: int, decided: Sequence[Move], chance: Chance) -> Review | None:
    """Judge a decision that begins in this position; None in a game without an evaluator."""
    evaluator = state.game.evaluator()
    if evaluator is None:
        return None
    bot, known = Greedy(evaluator), state.determinize(seat, chance)
    best = best_ways(bot, known, seat)
    # The decision may go on after something was revealed: then only its part before that counts.
    judged = way(bot, known, seat, decided, complete=False)
    if judged.worth >= best[0].worth:
        best = [judged, *(one for one in best if one.moves[0] != judged.moves[0])][:SHOWN]
    return Review(len(known.legal(seat)), judged, best)


def advise(state: State, seat: int, chance: Chance) -> list[Way]:
    """The best ways to go on for a seat that decides now; none in a game without evaluator."""
    evaluator = state.game.evaluator()
    if evaluator is None:
        return []
    return best_ways(Greedy(evaluator), state.determinize(seat, chance), seat)


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
    return Way(tuple(done), points, points - ENVY * others)


def ended(state: State, seat: int) -> bool:
    """Whether the action of a seat is complete."""
    return state.settled() or seat not in state.deciders
