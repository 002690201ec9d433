"""An edited board whose tiles and actions cost other cubes than printed: whoever owns the game may
correct any number, and the generator and the checker still agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from ironbridge.games.lancashire import component_reader
from ironbridge.games.lancashire.board import MORE
from ironbridge.games.lancashire.game import Lancashire
from ironbridge.kernel.words import LANGUAGES
from tests.edited import corrected_copy
from tests.games.playing import allowed, check_moves_agree, play, refused
from tests.games.reading import cubes, flipped, iron_market, money

TEXT = Path(component_reader.__file__).with_name("board.toml").read_text(encoding="utf-8")

CORRECTIONS = (
    # Mines that cost coal, and works that cost iron.
    ("2 = { count = 2, cost = 7,  coal = 0, iron = 0, canal = true,  rail = true,  cubes",
     "2 = { count = 2, cost = 7,  coal = 2, iron = 0, canal = true,  rail = true,  cubes"),
    ("3 = { count = 2, cost = 8,  coal = 0, iron = 1,", "3 = { count = 2, cost = 8, coal = 1, iron = 2,"),
    ("2 = { count = 1, cost = 7,  coal = 1, iron = 0,", "2 = { count = 1, cost = 7, coal = 1, iron = 2,"),
    ("3 = { count = 1, cost = 9,  coal = 1, iron = 0,", "3 = { count = 1, cost = 9, coal = 0, iron = 3,"),
    # Two cubes of one kind for a mill, a rail and a development.
    ("2 = { count = 3, cost = 14, coal = 1, iron = 0,", "2 = { count = 3, cost = 14, coal = 2, iron = 0,"),
    ("rail_coal = 1", "rail_coal = 2"),
    ("max = 2\niron = 1", "max = 3\niron = 2"),
)  # fmt: skip


@pytest.fixture(scope="module")
def edited(tmp_path_factory: pytest.TempPathFactory) -> Lancashire:
    path = corrected_copy(TEXT, tmp_path_factory.mktemp("edited"), CORRECTIONS)
    return Lancashire(path)


@pytest.mark.parametrize(
    ("seats", "option"), [(2, "community"), (3, "classic_deck"), (4, "virtual_link")]
)
def test_generator_and_checker_agree_on_an_edited_board(
    edited: Lancashire, seats: int, option: str
) -> None:
    state = edited.start(seats, seats, {option: True})
    check_moves_agree(edited, state, lambda: state.phase == MORE, seats)


def test_a_mine_that_costs_coal_is_not_fed_by_the_mine_it_replaces(edited: Lancashire) -> None:
    text = "red: money 30, hand wigan*2, next coal_mine 2\ntile wigan_n red coal_mine 1\n"
    build = "build coal_mine wigan_n"
    assert refused(edited.position(text), build) == "BL-BUILD-COAL-IRON"
    # The next one costs a single coal, and three lie on the mine that it replaces.
    rail = """
        era rail, round 2
        red: money 30, hand wigan*2, next coal_mine 3
        tile wigan_n red coal_mine 2
        link bolton--wigan red
    """
    assert refused(edited.position(rail), build) == "BL-COAL-MARKET-ACCESS"
    state = edited.position(rail + "tile bolton_nw yellow coal_mine 2 cubes 1")
    allowed(state, build)
    play(state, build)
    assert (flipped(state, "bolton_nw"), cubes(state, "wigan_n")) == (True, 4)


def test_a_works_that_costs_iron_is_not_fed_by_the_works_it_replaces(edited: Lancashire) -> None:
    text = """
        red: money {}, hand preston*2, next iron_works 2
        tile preston_ne red iron_works 1 cubes 4
        tile preston_s yellow port 1
        coal 8, iron 4
    """  # £7, a coal for £1, and two iron for £3 each
    build = "build iron_works preston_ne"
    assert refused(edited.position(text.format(13)), build) == "BL-BUILD-PAY-BEFORE-SALE"
    state = edited.position(text.format(14))
    allowed(state, build)
    play(state, build)
    assert iron_market(state) == 2 + 4
    assert money(state, "red") == 3 + 3 + 2 + 2


def test_the_cubes_and_cards_that_are_named_are_those_of_the_board(tmp_path: Path) -> None:
    path = tmp_path / "edited.toml"
    path.write_text(TEXT.replace("\ncards = 2\n", "\ncards = 3\n"), encoding="utf-8")
    edited = Lancashire(path)
    state = edited.position("red: hand bolton wigan port")
    reason = state.why_not(edited.parse("double cotton_mill bolton_nw"))
    assert reason is not None
    assert edited.words("en").say(reason.phrase) == (
        "A double action build takes 3 actions, and you have only 2 left."
    )
    assert all(edited.words(language).say(reason.phrase) for language in LANGUAGES)
