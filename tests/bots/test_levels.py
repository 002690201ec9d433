"""The ladder: which levels a game has, what they are called, and what happens to a wrong name."""

import pytest

import ironbridge
from ironbridge.bots import levels, make
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.random_bot import RandomBot
from ironbridge.kernel.errors import SetupError
from tests.kernel.toy import Stones

game = ironbridge.game("brass-birmingham")


def test_a_game_with_an_evaluator_has_greedy() -> None:
    assert [level.name for level in levels(game)] == ["random", "greedy"]
    assert isinstance(make(game, "greedy"), Greedy)


def test_a_game_without_one_has_random_alone() -> None:
    stones = Stones()
    assert [level.name for level in levels(stones)] == ["random"]
    assert isinstance(make(stones, "random"), RandomBot)
    with pytest.raises(SetupError, match=r"no bot 'greedy'. The levels are: random\."):
        make(stones, "greedy")


def test_an_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(SetupError, match=r"no bot 'genius'. The levels are: random, greedy\."):
        make(game, "genius")


@pytest.mark.parametrize("name", ironbridge.game_names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_has_its_texts(name: str, language: str) -> None:
    words = ironbridge.game(name).words(language)
    for level in levels(ironbridge.game(name)):
        assert words.has(level.label)
        assert words.has(f"{level.label}.help")
