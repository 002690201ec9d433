"""Gymnasium's own test, and what it does not look at: opponents, seats, illegal actions."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ironbridge
from ironbridge.bots import make
from ironbridge.kernel.errors import IllegalMove, SetupError
from ironbridge.research.gymnasium import SeatEnv, id_of

pytestmark = pytest.mark.long

FURTHER: list[tuple[str, dict[str, Any]]] = [
    ("brass-birmingham", {"players": 2, "options": {"introductory": True}}),
    ("brass-lancashire", {"players": 3, "options": {"virtual_link": True}}),
    ("age-of-industry", {"players": 5, "options": {"map": "new_england"}, "seat": 4}),
    ("workshop-of-the-world", {"players": 2, "options": {"hidden_money": True}}),
    ("spyrium", {"players": 2, "seat": None, "opponents": "random", "ask_forced": True}),
]


@pytest.fixture(autouse=True)
def known_warnings() -> Iterator[None]:
    """The numbers of an encoder have no bounds."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*imum value is .*infinity")
        yield


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_the_api(name: str) -> None:
    check_env(gymnasium.make(id_of(name)).unwrapped)


@pytest.mark.parametrize(("name", "settings"), FURTHER)
def test_the_api_in_other_settings(name: str, settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(id_of(name), **settings).unwrapped)


def test_the_ids_are_those_that_the_documentation_names() -> None:
    assert id_of("workshop-of-the-world") == "ironbridge/WorkshopOfTheWorld-v0"


def whole_game(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[int], float]:
    """The actions of a random agent, and its reward."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    actions, reward, ended = [], 0.0, False
    while not ended:
        assert reward == 0
        actions.append(int(env.action_space.sample(info["action_mask"])))
        _, found, ended, _, info = env.step(actions[-1])
        reward = float(found)
    return actions, reward


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    env = gymnasium.make(id_of("spyrium"), players=3)
    first = whole_game(env, 3)
    assert whole_game(env, 3) == first
    assert whole_game(env, 4) != first


def test_bots_have_chance_of_their_own_in_each_game() -> None:
    env = SeatEnv("spyrium")
    env.reset(seed=3)
    before = env.chance.words()
    env.reset()
    assert env.chance.words() != before


def test_an_agent_sits_where_it_is_told_to_and_sees_only_its_own_hand() -> None:
    env = gymnasium.make(id_of("brass-birmingham"), players=3, seat=2)
    _, info = env.reset(seed=1)
    assert info["view"]["you"] == 2
    assert info["view"]["deciders"] == [2]
    assert ["hand" in player for player in info["view"]["players"]] == [False, False, True]
    drawn = SeatEnv("brass-birmingham", seat=None, opponents="random", views=False)
    seats = set()
    for seed in range(20):
        drawn.reset(seed=seed)
        seats.add(drawn.seat)
    assert seats == {0, 1, 2, 3}


def test_opponents_sit_in_the_order_after_the_agent() -> None:
    game = ironbridge.game("spyrium")
    first, second = make(game, "random"), make(game, "beginner")
    env = SeatEnv(game, 3, seat=1, opponents=[first, second])
    assert env.opponents == [first, second]
    asked: list[int] = []

    class Watching(type(first)):  # type: ignore[misc]
        def choose(self, state: Any, seat: int, chance: Any) -> Any:
            asked.append(seat)
            return super().choose(state, seat, chance)

    env.opponents[0] = Watching()
    whole_game(env, 1)
    assert set(asked) == {2}
    with pytest.raises(SetupError, match="expected one level, or 2"):
        SeatEnv(game, 3, opponents=["easy"])
    with pytest.raises(SetupError, match="expected None or 0 to 2"):
        SeatEnv(game, 3, seat=3)


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    env = SeatEnv("brass-birmingham", 2, illegal_reward=-3.0)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (-3.0, True)
    assert "[BB-" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(illegal)
    strict = SeatEnv("brass-birmingham", 2, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(illegal)
