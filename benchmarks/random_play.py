"""Positions of random games, which `speed.py` and `compare.py` measure. In words that older trees
know too."""

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State


def positions_of(game: Game, games: int, seats: int = 0) -> list[State]:
    """Every position of some random games."""
    positions: list[State] = []
    for seed in range(games):
        state, chance = game.start(seats=seats, seed=seed), seeded(seed)
        while moves := state.legal():
            positions.append(state.copy())
            state.do(moves[chance.below(len(moves))])
    return positions
