"""PettingZoo's own tests, and what they do not look at: sealed choices, rewards, mistakes."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import ironbridge
from ironbridge.kernel.errors import IllegalMove
from ironbridge.research.pettingzoo import env, parallel_env
from tests.conformance import Case, cases

pytestmark = pytest.mark.long

CASES = list(cases())
FEWEST = [Case(name, ironbridge.game(name).seat_counts[0], ()) for name in ironbridge.game_names()]


@pytest.fixture(autouse=True)
def known_warnings() -> Iterator[None]:
    """A dictionary with a mask is what PettingZoo's own board games observe."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        yield


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_api(case: Case) -> None:
    api_test(env(case.game, case.seats, dict(case.options)), num_cycles=20)


@pytest.mark.parametrize("case", FEWEST, ids=str)
def test_a_seed_gives_the_same_game(case: Case) -> None:
    seed_test(lambda: env(case.game, case.seats), num_cycles=20)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_parallel_api(players: int) -> None:
    parallel_api_test(parallel_env(players=players), num_cycles=60)


def test_the_parallel_api_with_hidden_money_and_in_the_open() -> None:
    parallel_api_test(parallel_env(options={"hidden_money": True}), num_cycles=60)
    parallel_api_test(parallel_env("age-of-industry", ask_forced=True), num_cycles=60)


def test_a_whole_game_ends_with_the_rewards_of_its_places() -> None:
    table = env("spyrium", 3, views=False)
    table.reset(seed=1)
    rewards = {}
    for agent in table.agent_iter():
        observation, reward, ended, _, info = table.last()
        assert info == {}
        if ended:
            rewards[agent] = reward
            table.step(None)
        else:
            assert reward == 0
            table.step(table.action_space(agent).sample(observation["action_mask"]))
    assert set(rewards) == {"seat_0", "seat_1", "seat_2"}
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


@pytest.mark.parametrize("name", ["brass-birmingham", "workshop-of-the-world"])
def test_whoever_is_asked_has_the_view_and_the_others_no_move(name: str) -> None:
    table = env(name, 3)
    table.reset(seed=4)
    asked = table.agent_selection
    _, _, _, _, info = table.last()
    assert info["view"]["you"] == table.possible_agents.index(asked)
    for other in set(table.agents) - {asked}:
        assert not table.observe(other)["action_mask"].any()


def test_an_illegal_action_names_its_rule() -> None:
    table = env("brass-birmingham", 2)
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match=r"\[BB-"):
        table.step(illegal)


def test_sealed_choices_are_made_in_one_step() -> None:
    table, chance = parallel_env(players=3), random.Random(1)
    seen, _ = table.reset(seed=1)
    together = alone = 0
    while table.agents:
        masks = {agent: one["action_mask"] for agent, one in seen.items()}
        waiting = [agent for agent, mask in masks.items() if mask[table.wait]]
        for agent in waiting:
            assert masks[agent].sum() == 1
        if table.table.state.sealed:
            together += len(waiting) < 2
        else:
            alone += 1
            assert len(waiting) == 2
        actions = {a: int(chance.choice(list(np.flatnonzero(m)))) for a, m in masks.items()}
        seen, rewards, ended, _, _ = table.step(actions)
    assert together > 5
    assert alone > 5
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_one_wrong_action_of_a_step_changes_nothing() -> None:
    table = parallel_env(players=3)
    seen, _ = table.reset(seed=1)
    legal = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    before = table.table.state.digest()
    illegal = int(np.flatnonzero(seen["seat_2"]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        table.step({**legal, "seat_2": illegal})
    assert table.table.state.digest() == before
    while not any(one["action_mask"][table.wait] for one in seen.values()):
        seen, *_ = table.step(legal)
        legal = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    waiting = next(agent for agent, one in seen.items() if one["action_mask"][table.wait])
    with pytest.raises(ValueError, match="to wait"):
        table.step({**legal, waiting: 0})
