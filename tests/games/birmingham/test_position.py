"""The JSON form of a position: complete, and read again as the same position."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from ironbridge.games.birmingham import invariants
from ironbridge.games.birmingham.board import PHASE_NAMES
from ironbridge.games.birmingham.table import BirminghamState
from tests.games.birmingham.builders import game, random_game, sample

GAMES = [(2, 3, False, False), (3, 7, True, False), (4, 11, True, False), (4, 5, True, True)]
"""Seats, seed, busy, introductory."""


@pytest.mark.long
@pytest.mark.parametrize(("seats", "seed", "busy", "introductory"), GAMES)
def test_every_position_of_a_game_is_consistent_and_loads_again(
    seats: int, seed: int, busy: bool, introductory: bool
) -> None:
    for state in random_game(seats, seed, busy, introductory):
        invariants.check(state)
        document = json.loads(json.dumps(state.to_json()))
        loaded = game.load(document)
        assert loaded.to_json() == document
        assert loaded.digest() == state.digest()
        assert [loaded.legal(p) for p in state.deciders] == [state.legal(p) for p in state.deciders]
        for name in invariants.DERIVED:
            assert getattr(loaded, name) == getattr(state, name), name


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_a_loaded_position_plays_on_as_the_original(phase: int) -> None:
    state = sample(phase).copy()
    loaded = game.load(state.to_json())
    while not state.over:
        move = state.legal()[-1]
        state.play(move)
        loaded.play(move)
        assert loaded.digest() == state.digest()
    assert loaded.over


def test_pickle_and_deepcopy_keep_the_position_and_the_moves() -> None:
    state = sample(PHASE_NAMES.index("beer"))
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert twin.digest() == state.digest()
        assert twin.legal()[0] is state.legal()[0]


def attributes(state: BirminghamState) -> set[str]:
    compiled = getattr(type(state), "__mypyc_attrs__", None)
    return set(compiled or vars(state)) - {"journal", "offered", "offered_to", "__dict__"}


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_a_copy_is_equal_in_every_attribute_and_independent(phase: int) -> None:
    state = sample(phase)
    twin = state.copy()
    assert len(attributes(state)) > 30
    for name in attributes(state):
        assert getattr(twin, name) == getattr(state, name), name
    before = state.digest()
    while not twin.over:
        twin.do(twin.legal()[-1])
    assert state.digest() == before
    invariants.check(state)
