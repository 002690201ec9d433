"""The tool that fits the weights of readable evaluators."""

from __future__ import annotations

import tomllib
from multiprocessing.pool import ThreadPool

import pytest

import ironbridge
from ironbridge.kernel.base_game import BaseGame
from tools.fit_evaluator import FITTED, Fit, evaluator_of, stored, weights_by_hand


def test_the_brass_games_are_judged_as_ever() -> None:
    assert sorted(FITTED) == ["age-of-industry", "spyrium", "workshop-of-the-world"]


def fit(deals: int = 1) -> Fit:
    return Fit(ironbridge.game("spyrium"), deals, ThreadPool(1))


@pytest.mark.parametrize("name", FITTED)
def test_every_weight_of_the_file_is_one_of_the_evaluator_and_none_is_missing(name: str) -> None:
    game = ironbridge.game(name)
    assert isinstance(game, BaseGame)
    kept = tomllib.loads((game.folder / "evaluator.toml").read_text("utf-8"))
    assert kept["weights"].keys() == weights_by_hand(game).keys()
    assert kept["command"].startswith(f"python -m tools.fit_evaluator --game {name} ")


@pytest.mark.parametrize("name", FITTED)
def test_the_weights_of_the_file_are_played_by(name: str) -> None:
    game = ironbridge.game(name)
    assert isinstance(game, BaseGame)
    kept = tomllib.loads((game.folder / "evaluator.toml").read_text("utf-8"))["weights"]
    state, judge = game.start(4, 1), game.evaluator()
    assert judge is not None
    assert judge.value(state, 2) == evaluator_of(game, kept).value(state, 2)
    assert judge.value(state, 2) != evaluator_of(game, {}).value(state, 2)


def test_it_begins_with_the_weights_set_by_hand() -> None:
    begun = fit()
    assert begun.weights([0.0] * len(begun.names)) == begun.by_hand


def test_a_weight_keeps_its_sign_and_a_part_of_its_size() -> None:
    begun = fit()
    least = begun.weights([-1000.0] * len(begun.names))
    assert least["cash"] == pytest.approx(begun.by_hand["cash"] / 10)
    assert least["rival"] == 0.0


@pytest.mark.long
def test_a_generation_plays_on_deals_of_its_own_and_moves_the_mean() -> None:
    found = fit()
    seed = found.seed
    found.generation()
    assert found.seed == seed + 1
    assert found.mean() != found.by_hand


def test_what_is_stored_can_be_read() -> None:
    by_hand = weights_by_hand(ironbridge.game("spyrium"))
    text = stored("spyrium", by_hand, by_hand, "python -m tools.fit_evaluator", "as strong")
    assert tomllib.loads(text)["weights"] == by_hand
