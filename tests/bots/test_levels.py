"""The ladder: which levels a game has, what they are called, and what happens to a wrong name."""

from pathlib import Path

import pytest

import ironbridge
from ironbridge import registry
from ironbridge.bots import FORMER, LADDER, decide, levels, make, plays_rated, substitute, successor
from ironbridge.bots.casual import Casual
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.levels import ALONE, HABITS, RECIPES, is_learned, recipe
from ironbridge.bots.planner import Planner
from ironbridge.bots.random_bot import RandomBot
from ironbridge.bots.turn_search import learned_judge
from ironbridge.kernel import editions
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError, SetupError
from tests.kernel.toy import Stones

game = ironbridge.game("brass-birmingham")
unlearned = ironbridge.game("spyrium", registry.board_of("spyrium"))
"""An edited board, or it might be one: nothing was learned about it."""


def names(game: ironbridge.Game) -> list[str]:
    return [level.name for level in levels(game)]


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_a_game_with_weights_has_the_whole_ladder(name: str) -> None:
    learned = ironbridge.game(name)
    assert names(learned) == ["beginner", "easy", "medium", "hard", "expert"]
    kinds = [type(make(learned, level)) for level in names(learned)]
    assert kinds == [Casual, Casual, Planner, Planner, Planner]


def test_corrected_numbers_are_played_by_what_was_learned() -> None:
    known = editions.values(registry.board_of("spyrium") or Path())
    key, number = next(iter(known.items()))
    corrected = ironbridge.game("spyrium", {key: number + 1})
    assert names(corrected) == [level.name for level in LADDER]
    state = corrected.start(2, 1)
    expert = make(corrected, "expert")
    assert decide(expert, state, int(state.decider()), seeded(1)) in state.legal()


def test_where_much_depends_on_the_others_they_answer() -> None:
    found = {name: ironbridge.game(name).interplay() for name in ironbridge.game_names()}
    assert found == {
        "brass-birmingham": "little",
        "brass-lancashire": "some",
        "age-of-industry": "much",
        "workshop-of-the-world": "sealed",
        "spyrium": "most",
    }
    for name, interplay in found.items():
        assert recipe(ironbridge.game(name), "expert") is RECIPES[interplay]["expert"]
    replies = {interplay: levels["expert"].replies for interplay, levels in RECIPES.items()}
    assert replies == {"little": 0, "some": 0, "much": 0, "sealed": 0, "most": 4}


def test_where_nothing_was_learned_medium_is_the_last() -> None:
    assert unlearned.weights() is None
    assert names(unlearned) == ["beginner", "easy", "medium"]
    kinds = [type(make(unlearned, name)) for name in names(unlearned)]
    assert kinds == [Casual, Casual, Greedy]
    with pytest.raises(
        SetupError, match=r"no bot 'expert'\. The levels are: beginner, easy, medium"
    ):
        make(unlearned, "expert")


def test_a_game_without_evaluator_has_chance_alone() -> None:
    stones = Stones()
    assert names(stones) == ["random"]
    assert isinstance(make(stones, "random"), RandomBot)
    with pytest.raises(SetupError, match=r"no bot 'greedy'. The levels are: random\."):
        make(stones, "greedy")


def test_every_level_is_made_by_one_table() -> None:
    for made in RECIPES.values():
        assert [level.name for level in LADDER] == [*HABITS, *made]


def test_each_level_looks_further_than_the_one_below() -> None:
    widths = [level.width for level in ALONE.values()]
    budgets = [level.budget_ms for level in ALONE.values()]
    assert widths == sorted(set(widths))
    assert budgets == sorted(set(budgets))
    assert budgets[-1] < 1000


def test_the_weights_are_read_once() -> None:
    first, again = make(game, "medium"), make(game, "hard")
    assert isinstance(first, Planner)
    assert isinstance(again, Planner)
    assert first.search.judge is again.search.judge


def test_without_the_file_the_readable_evaluator_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(self: ironbridge.Game) -> bytes:
        raise FileNotFoundError("weights.bin")

    monkeypatch.setattr(type(game), "weights", lost)
    is_learned.cache_clear()
    with pytest.warns(UserWarning, match="what was learned about brass-birmingham cannot be read"):
        assert names(game) == ["beginner", "easy", "medium"]
    assert isinstance(make(game, "medium"), Greedy)
    with pytest.raises(FormatError, match=r"cannot be read: weights\.bin"):
        learned_judge(game, 0.0)
    is_learned.cache_clear()


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_bots_of_old_tables_and_saves_still_play(name: str) -> None:
    found = ironbridge.game(name)
    assert isinstance(make(found, "random"), RandomBot)
    assert isinstance(make(found, "greedy"), Greedy)
    assert not {level.name for level in FORMER} & set(names(found))
    offered = names(found)
    assert all(successor(level.name, offered) in offered for level in FORMER)
    assert all(successor(level, offered) == level for level in [*offered, "genius"])


def test_who_errs_is_never_rated() -> None:
    rated = {level.name: level.rated for level in LADDER}
    weak = ["beginner", "easy"]
    assert rated == {name: name not in weak for name in rated}
    assert all(plays_rated(name) == asked for name, asked in rated.items())
    assert plays_rated("greedy")
    assert not plays_rated("random")
    assert not plays_rated("genius")


def test_who_plays_for_a_level_that_fails_needs_nothing_learned() -> None:
    for level in LADDER:
        instead = substitute(game, level.name)
        assert isinstance(make(game, instead), Casual | Greedy)
        assert level.rated == plays_rated(instead)
    assert substitute(Stones(), "greedy") == "random"


def test_an_unknown_level_names_the_known_ones() -> None:
    expected = "no bot 'genius'. The levels are: beginner, easy, medium, hard, expert"
    with pytest.raises(SetupError, match=rf"{expected}\."):
        make(game, "genius")


@pytest.mark.parametrize("name", ironbridge.game_names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_has_its_texts(name: str, language: str) -> None:
    words = ironbridge.game(name).words(language)
    shown = [*levels(ironbridge.game(name)), *FORMER]
    for level in shown:
        assert words.has(level.label)
        assert words.has(f"{level.label}.help")
    assert len({words.text(level.label) for level in shown}) == len(shown)
