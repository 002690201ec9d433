"""OpenSpiel's own tests, and what they do not look at: parameters, sealed choices, recall."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import sample_some_states

import ironbridge
from ironbridge.kernel.chance import seeded
from ironbridge.research.open_spiel import short_name

pytestmark = pytest.mark.long

FEWEST = {
    name: f"{short_name(name)}(players={ironbridge.game(name).seat_counts[0]})"
    for name in ironbridge.game_names()
}
FURTHER = [
    "ironbridge_brass_birmingham(players=3,introductory=True,rewards=points)",
    "ironbridge_brass_lancashire(players=3,virtual_link=True)",
    "ironbridge_workshop_of_the_world(players=3,hidden_money=True,rewards=difference)",
    "ironbridge_spyrium",
]
STATES = 30
"""Of a game; OpenSpiel looks at 400 of its own, which are smaller."""


def dealt(game: str, first: int = 3, second: int = 7) -> Any:
    state = pyspiel.load_game(game).new_initial_state()
    state.apply_action(first)
    state.apply_action(second)
    return state


@pytest.mark.parametrize("game", [*FEWEST.values(), *FURTHER])
def test_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", FEWEST.values())
def test_the_api(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # It brings in all games of OpenSpiel and scipy: not in every process that collects tests.
    from open_spiel.integration_tests import api_test

    whole = sample_some_states.sample_some_states
    monkeypatch.setattr(
        sample_some_states,
        "sample_some_states",
        lambda game, max_states: whole(game, max_states=STATES),
    )
    case = type(
        "Conformance",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": game, "game": pyspiel.load_game(game)},
    )
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(outcome)
    assert outcome.testsRun >= 5
    assert [text for _, text in (*outcome.failures, *outcome.errors)] == []


def test_parameters_choose_players_options_and_rewards() -> None:
    game = pyspiel.load_game("ironbridge_age_of_industry(players=4,map=new_england,rewards=points)")
    assert game.num_players() == 4
    assert game.setting.options == {"map": "new_england"}
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert pyspiel.load_game("ironbridge_spyrium").num_players() == 5


def test_a_history_is_a_whole_game() -> None:
    chance, state = random.Random(1), dealt(FEWEST["spyrium"])
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    again = dealt(FEWEST["spyrium"])
    for action in state.history()[2:]:
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert sum(state.returns()) == 0
    assert str(dealt(FEWEST["spyrium"], 4)) != str(dealt(FEWEST["spyrium"]))


@pytest.mark.parametrize("name", ["brass-birmingham", "workshop-of-the-world"])
def test_a_player_observes_nothing_that_it_cannot_know(name: str) -> None:
    chance, deal, state = random.Random(2), seeded(5), dealt(FEWEST[name])
    while not state.is_terminal():
        if chance.random() < 0.2:
            twin = state.clone()
            player = state.current_player()
            twin.table.state = state.table.state.determinize(player, deal)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.information_state_string(player) == state.information_state_string(player)
            shown = np.array(state.observation_tensor(player))
            assert np.array_equal(twin.observation_tensor(player), shown)
            after, action = state.clone(), state.legal_actions()[0]
            after.apply_action(action)
            twin.apply_action(action)
            assert twin.past == after.past
        state.apply_action(chance.choice(state.legal_actions()))


def test_another_sealed_choice_looks_the_same_to_the_others() -> None:
    state = dealt("ironbridge_workshop_of_the_world(players=3)")
    assert state.table.state.sealed
    first, last = state.legal_actions()[0], state.legal_actions()[-1]
    one, other = state.child(first), state.child(last)
    for watcher in (1, 2):
        assert one.information_state_string(watcher) == other.information_state_string(watcher)
        assert one.observation_tensor(watcher) == other.observation_tensor(watcher)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_a_player_recalls_what_it_did() -> None:
    # Two ways to the same position: the same observation, another information state.
    state = dealt("ironbridge_brass_birmingham(players=2)")
    seat = state.current_player()
    twin = state.clone()
    twin.past[seat] = "another past"
    assert twin.observation_string(seat) == state.observation_string(seat)
    assert twin.information_state_string(seat) != state.information_state_string(seat)
    before = list(state.past)
    state.apply_action(state.legal_actions()[0])
    assert [a == b for a, b in zip(before, state.past, strict=True)].count(False) == 1
