"""The JSON form of a position: complete, and read again as the same position."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from ironbridge.games.lancashire import invariants
from ironbridge.games.lancashire.board import PHASE_NAMES
from ironbridge.games.lancashire.table import LancashireState
from tests.games.lancashire.builders import game, play, position, random_game, sample

GAMES: list[tuple[int, int, bool, tuple[str, ...]]] = [
    (2, 3, False, ()),
    (2, 4, True, ("community",)),
    (3, 7, True, ("classic_deck",)),
    (4, 11, True, ("virtual_link",)),
    (4, 5, True, ("introductory",)),
]
"""Seats, seed, busy, options."""


@pytest.mark.parametrize(("seats", "seed", "busy", "options"), GAMES)
def test_every_position_of_a_game_is_consistent_and_loads_again(
    seats: int, seed: int, busy: bool, options: tuple[str, ...]
) -> None:
    for state in random_game(seats, seed, busy, *options):
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


def test_the_keys_of_the_document_and_no_other() -> None:
    document = game.start(3, 1).to_json()
    assert list(document) == [
        "game", "rules", "options", "seats", "era", "round", "order", "turn", "actions_left",
        "players", "tiles", "links", "markets", "distant_market", "deck", "aside", "chance",
        "pending",
    ]  # fmt: skip
    assert document["options"] == {
        "introductory": False,
        "virtual_link": False,
        "classic_deck": False,
        "community": False,
    }


def test_the_distant_market_tells_the_tiles_drawn_and_those_to_come() -> None:
    state = position("""
        red: hand bolton*2, money 30
        tile bolton_nw red cotton_mill 1
        tile liverpool_nw yellow port 1 flipped
        link bolton--manchester red
        link manchester--warrington_runcorn red
        link warrington_runcorn--wigan yellow
        link liverpool--wigan yellow
        distant drawn 2, pile 3 1
    """)
    play(state, "sell bolton_nw")
    assert state.to_json()["distant_market"] == {
        "marker": 5,
        "drawn": [2, 3],
        "pile": [1, 2, 2, 3, 3, 4],
    }


def test_a_loan_that_waits_for_its_card_is_kept_by_its_sum() -> None:
    state = position("red: hand bolton port")
    play(state, "loan 20")
    pending = state.to_json()["pending"]
    assert isinstance(pending, dict)
    assert (pending["action"], pending["loan"], pending["target"]) == ("loan", 20, None)
    again = game.load(state.to_json())
    play(again, "card port")
    assert again.to_json()["players"][0]["money"] == 50


def test_pickle_and_deepcopy_keep_the_position_and_the_moves() -> None:
    state = sample(PHASE_NAMES.index("outlet"))
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert twin.digest() == state.digest()
        assert twin.legal()[0] is state.legal()[0]


def attributes(state: LancashireState) -> set[str]:
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
