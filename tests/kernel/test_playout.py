"""Random play to the end of a game."""

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.playout import random_game
from tests.kernel.toy import Stones


def test_it_ends_and_counts_its_decisions() -> None:
    state = Stones().start(seats=3, seed=7)
    heap = state.heap
    decisions = random_game(state, seeded(1))
    assert state.over
    assert sum(state.points) == heap
    assert 3 + heap / 2 <= decisions <= 3 + heap


def test_the_same_chance_plays_the_same_game() -> None:
    states = [Stones().start(seats=2, seed=7) for _ in range(3)]
    for state, seed in zip(states, (1, 1, 2), strict=True):
        random_game(state, seeded(seed))
    first, again, other = (state.digest() for state in states)
    assert first == again
    assert first != other


def test_a_finished_game_takes_no_decision() -> None:
    state = Stones().start(seats=2)
    random_game(state, seeded(1))
    assert random_game(state, seeded(1)) == 0
