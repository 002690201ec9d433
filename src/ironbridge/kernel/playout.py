"""Uniformly random play to the end: the measure of speed, and the weakest opponent."""

from ironbridge.kernel.chance import Chance
from ironbridge.kernel.state import State


def random_game(state: State, chance: Chance) -> int:
    """Play the state to its end and return how many decisions that took."""
    found = state.game.found
    decisions = 0
    while True:
        seat = state.decider()
        if seat < 0:
            return decisions
        state.add_choices(seat, found.emptied())
        state.advance(found.move(chance.below(found.count)), seat)
        decisions += 1
