"""Lists are made from what a game has only once."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import ironbridge
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.choices import READY
from ironbridge.kernel.state import State


class Curious:
    """Garbage that asks about a position when it is collected."""

    asked = 0

    def __init__(self, state: State) -> None:
        self.state, self.itself = state, self

    def __del__(self) -> None:
        Curious.asked += 1
        self.state.copy().legal()


@pytest.fixture
def much_collected() -> Iterator[None]:
    usual = gc.get_threshold()
    gc.set_threshold(1, 1, 1)
    yield
    gc.set_threshold(*usual)


@pytest.mark.usefixtures("much_collected")
def test_a_collection_of_garbage_changes_no_list() -> None:
    game, chance = ironbridge.game("brass-birmingham"), seeded(1)
    state, other = game.start(seed=1), game.start(seed=2)
    sizes = set()
    for _ in range(40):
        expected = numbers(state)
        Curious(other)
        moves = state.legal()
        assert [move.index for move in moves] == expected
        sizes.add(len(moves) < READY)
        state.play(chance.choice(moves))
    assert Curious.asked > 0
    assert sizes == {True, False}


def numbers(state: State) -> list[int]:
    """The same without a list of moves."""
    found = state.choices(state.decider())
    return [int(found.numbers[n]) for n in range(found.count)]
