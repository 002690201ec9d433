"""The ladder: which levels a game has, what they are called, and what happens to a wrong name."""

import pytest

import ironbridge
from ironbridge.bots import levels, make, plays_rated
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


def test_the_weakest_level_is_never_rated() -> None:
    for name in ironbridge.game_names():
        weakest, *others = levels(ironbridge.game(name))
        assert not weakest.rated
        assert not plays_rated(weakest.name)
        assert all(plays_rated(level.name) == level.rated for level in others)
    assert plays_rated("greedy")
    assert not plays_rated("genius")


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
