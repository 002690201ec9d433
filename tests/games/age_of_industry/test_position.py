"""The JSON form of a position: complete, and read again as the same position."""

from __future__ import annotations

import copy
import json
import pickle
from typing import get_type_hints

import msgspec
import pytest

from ironbridge.games.age_of_industry import invariants
from ironbridge.games.age_of_industry.board import PHASE_NAMES
from ironbridge.games.age_of_industry.table import AgeState
from tests.games.age_of_industry.builders import MAPS, game, play, position, random_game, sample
from tests.games.age_of_industry.reading import imported, tiles, whole

GAMES = [
    (3, 3, False, "germany"),
    (4, 7, True, "germany"),
    (5, 5, True, "germany"),
    (3, 8, True, "new_england"),
    (5, 11, False, "new_england"),
]
"""Seats, seed, busy, map."""


@pytest.mark.parametrize(("seats", "seed", "busy", "side"), GAMES)
def test_every_position_of_a_game_is_consistent_and_loads_again(
    seats: int, seed: int, busy: bool, side: str
) -> None:
    for state in random_game(seats, seed, busy, side):
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


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_documents_are_what_their_types_say(phase: int) -> None:
    state = sample(phase)
    types = game.documents()
    seen = [state.view(seat) for seat in (None, *range(state.seats))]
    for kind, found in [(types.position, state.to_json()), *((types.view, view) for view in seen)]:
        document = json.loads(json.dumps(found))
        keys = set(get_type_hints(kind))
        assert set(document) <= keys
        assert keys - set(document) <= {"legal"}
        assert msgspec.convert(document, kind) == document


@pytest.mark.parametrize("side", MAPS)
def test_the_keys_of_the_document_and_no_other(side: str) -> None:
    document = whole(game.start(4, 1, {"map": side}))
    assert list(document) == [
        "game", "rules", "options", "seats", "round", "order", "turn", "actions_left", "players",
        "tiles", "links", "markets", "market_tiles", "imports", "display", "deck", "chance",
        "pending",
    ]  # fmt: skip
    assert document["options"] == {"map": side}
    assert list(document["players"][0]) == [
        "money", "spent", "loans", "victory_points", "rails_left", "received", "asked", "hand",
        "discard", "mat",
    ]  # fmt: skip
    assert document["pending"] == {
        "phase": "action",
        "action": None,
        "target": None,
        "industry": None,
        "coal": 0,
        "iron": 0,
        "steps": 0,
    }


def test_a_new_game_as_the_rulebook_lays_it_out() -> None:
    document = whole(game.start(5, 1, {"map": "new_england"}))
    assert [len(player["hand"]) for player in document["players"]] == [6] * 5
    assert (len(document["display"]), len(document["deck"])) == (2, 66 - 5 * 6 - 2)
    assert document["markets"] == {"coal": 6, "iron": 6}
    assert [space["tile"] for space in document["market_tiles"]].count(None) == 0
    assert {found["cubes"] for found in document["imports"]} == {0}
    assert document["players"][4]["mat"]["factory"] == [0, 0, 3, 3, 4, 4]
    assert document["players"][4]["mat"]["ship"] == [0, 2, 2, 3, 3]


def test_a_ship_that_is_being_built_has_laid_its_imports() -> None:
    """The iron for the ship is asked for: it stands for its lanes, but not yet on the map."""
    state = position("""
        map new_england
        red: money 30, hand ship purple, next ship 3
        tile boston-1 red port 1
        tile boston-3 blue ironworks 1
        tile boston-4 yellow ironworks 1
    """)
    play(state, "build ship ship_boston-1", "card ship")
    document = whole(state)
    assert document["pending"] == {
        "phase": "iron",
        "action": "build",
        "target": "ship_boston-1",
        "industry": "ship",
        "coal": 0,
        "iron": 1,
        "steps": 0,
    }
    assert "ship_boston-1" not in tiles(state)
    assert imported(state, "ship_boston-import") == 2  # of three; one pays for the ship
    again = game.load(document)
    play(again, "iron boston-4")
    assert "ship_boston-1" in tiles(again)


def test_a_development_that_waits_for_its_card_names_its_tile() -> None:
    state = position("red: hand brown port")
    play(state, "develop factory 0")
    pending = whole(state)["pending"]
    assert (pending["phase"], pending["action"], pending["target"]) == (
        "card",
        "develop",
        "factory 0",
    )
    again = game.load(state.to_json())
    play(again, "card port")
    assert whole(again)["players"][0]["mat"]["factory"] == [0, 3, 3, 4, 4]


def test_pickle_and_deepcopy_keep_the_position_and_the_moves() -> None:
    state = sample(PHASE_NAMES.index("outlet"))
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert twin.digest() == state.digest()
        assert twin.legal()[0] is state.legal()[0]


def attributes(state: AgeState) -> set[str]:
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
