"""Random play as people write it in Python: what `speed.py` and `compare.py` measure."""

from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State


def play_to_the_end(state: State, chance: Chance) -> int:
    """Returns how many decisions that took."""
    decisions = 0
    while moves := state.legal():
        state.play(chance.choice(moves))
        decisions += 1
    return decisions


def positions_of(game: Game, games: int, seats: int = 0) -> list[State]:
    """Every position of some random games."""
    positions: list[State] = []
    for seed in range(games):
        state, chance = game.start(seats=seats, seed=seed), seeded(seed)
        while moves := state.legal():
            positions.append(state.copy())
            state.do(chance.choice(moves))
    return positions
