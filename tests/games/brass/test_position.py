"""The JSON form of a position: complete, and read again as the same position."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from ironbridge.kernel.state import State
from tests.games.brass.playing import BRASS, Brass

GAMES = [
    ("birmingham", 2, 3, False, ()),
    ("birmingham", 3, 7, True, ()),
    ("birmingham", 4, 11, True, ()),
    ("birmingham", 4, 5, True, ("introductory",)),
    ("lancashire", 2, 3, False, ()),
    ("lancashire", 2, 4, True, ("community",)),
    ("lancashire", 3, 7, True, ("classic_deck",)),
    ("lancashire", 4, 11, True, ("virtual_link",)),
    ("lancashire", 4, 5, True, ("introductory",)),
]
"""Game, seats, seed, busy, options."""
PHASES = [
    pytest.param(brass, phase, id=f"{name}-{title}")
    for name, brass in BRASS.items()
    for phase, title in enumerate(brass.phases)
]


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "seed", "busy", "options"), GAMES)
def test_every_position_of_a_game_is_consistent_and_loads_again(
    name: str, seats: int, seed: int, busy: bool, options: tuple[str, ...]
) -> None:
    brass = BRASS[name]
    for state in brass.random_game(seats, seed, busy, *options):
        brass.check(state)
        document = json.loads(json.dumps(state.to_json()))
        loaded = brass.game.load(document)
        assert loaded.to_json() == document
        assert loaded.digest() == state.digest()
        assert [loaded.legal(p) for p in state.deciders] == [state.legal(p) for p in state.deciders]
        for attribute in brass.derived:
            assert getattr(loaded, attribute) == getattr(state, attribute), attribute


@pytest.mark.parametrize(("brass", "phase"), PHASES)
def test_a_loaded_position_plays_on_as_the_original(brass: Brass, phase: int) -> None:
    state = brass.sample(phase).copy()
    loaded = brass.game.load(state.to_json())
    while not state.over:
        move = state.legal()[-1]
        state.play(move)
        loaded.play(move)
        assert loaded.digest() == state.digest()
    assert loaded.over


@pytest.mark.parametrize(("name", "phase"), [("birmingham", "beer"), ("lancashire", "outlet")])
def test_pickle_and_deepcopy_keep_the_position_and_the_moves(name: str, phase: str) -> None:
    state = BRASS[name].sample(list(BRASS[name].phases).index(phase))
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert twin.digest() == state.digest()
        assert twin.legal()[0] is state.legal()[0]


def attributes(state: State) -> set[str]:
    compiled = getattr(type(state), "__mypyc_attrs__", None)
    return set(compiled or vars(state)) - {"journal", "offered", "offered_to", "__dict__"}


@pytest.mark.parametrize(("brass", "phase"), PHASES)
def test_a_copy_is_equal_in_every_attribute_and_independent(brass: Brass, phase: int) -> None:
    state = brass.sample(phase)
    twin = state.copy()
    assert len(attributes(state)) > 30
    for name in attributes(state):
        assert getattr(twin, name) == getattr(state, name), name
    before = state.digest()
    while not twin.over:
        twin.do(twin.legal()[-1])
    assert state.digest() == before
    brass.check(state)
