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
def usual_collections() -> Iterator[None]:
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what other tests have left in memory is not looked through a thousand times
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)
    gc.enable()


@pytest.mark.usefixtures("usual_collections")
def test_a_collection_of_garbage_changes_no_list() -> None:
    """It comes after so many objects were made, a little later each time: once while the list is
    made, after the choices were written."""
    game, chance = ironbridge.game("brass-birmingham"), seeded(1)
    state, other = game.start(seed=1), game.start(seed=2)
    sizes = set()
    for _ in range(40):
        expected = numbers(state)
        for made in range(1, 30):
            asked = state.copy()
            gc.disable()
            gc.collect()
            Curious(other)
            gc.set_threshold(made, 1, 1)
            gc.enable()
            moves = asked.legal()
            gc.disable()
            assert [move.index for move in moves] == expected
        sizes.add(len(expected) < READY)
        state.play(chance.choice(state.legal()))
    assert Curious.asked > 0
    assert sizes == {True, False}


def numbers(state: State) -> list[int]:
    """The same without a list of moves."""
    found = state.choices(state.decider())
    return [int(found.numbers[n]) for n in range(found.count)]
