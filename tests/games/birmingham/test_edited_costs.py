"""Edited boards whose tiles and actions cost other cubes than printed: whoever owns the game may
correct any number, and the generator and the checker still agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from ironbridge.games.birmingham import components
from ironbridge.games.birmingham.board import MORE
from ironbridge.games.birmingham.game import Birmingham
from tests.edited import corrected_copy
from tests.games.playing import allowed, check_moves_agree, play, refused
from tests.games.reading import coal_market, cubes, iron_market, money, tiles

TEXT = Path(components.__file__).with_name("board.toml").read_text(encoding="utf-8")

CORRECTIONS = (
    # A mine that costs two coal, another that costs coal and iron.
    ("2 = { count = 2, cost = 7,  coal = 0, iron = 0,", "2 = { count = 2, cost = 7, coal = 2, iron = 0,"),
    ("3 = { count = 2, cost = 8,  coal = 0, iron = 1,", "3 = { count = 2, cost = 8, coal = 1, iron = 1,"),
    # Iron works that cost iron, and iron and coal.
    ("2 = { count = 1, cost = 7,  coal = 1, iron = 0,", "2 = { count = 1, cost = 7, coal = 1, iron = 2,"),
    ("3 = { count = 1, cost = 9,  coal = 1, iron = 0,", "3 = { count = 1, cost = 9, coal = 0, iron = 3,"),
    # A brewery that costs two iron, and actions that take two cubes or barrels.
    ("2 = { count = 2, cost = 7, coal = 0, iron = 1,", "2 = { count = 2, cost = 7, coal = 0, iron = 2,"),
    ("rail_coal = 1\nsecond_rail_beer = 1", "rail_coal = 2\nsecond_rail_beer = 2"),
    ("max = 2\niron = 1", "max = 3\niron = 2"),
)  # fmt: skip


@pytest.fixture(scope="module")
def edited(tmp_path_factory: pytest.TempPathFactory) -> Birmingham:
    path = corrected_copy(TEXT, tmp_path_factory.mktemp("edited"), CORRECTIONS)
    return Birmingham(path)


@pytest.mark.parametrize("seats", [2, 4])
def test_generator_and_checker_agree_on_an_edited_board(edited: Birmingham, seats: int) -> None:
    state = edited.start(seats, seats)
    check_moves_agree(edited, state, lambda: state.phase == MORE, seats)


def test_a_mine_that_costs_coal_is_not_fed_by_the_mine_it_replaces(edited: Birmingham) -> None:
    text = "red: money 30, hand dudley*2, next coal_mine 2\ntile dudley_1 red coal_mine 1\n"
    build = "build coal_mine dudley_1"
    assert refused(edited.position(text), build) == "BB-COAL-MARKET-ACCESS"
    reason = edited.position(text).why_not(edited.parse(build))
    assert reason is not None
    assert reason.phrase.key == "why-coal-none"
    # A neighbour with one cube is too little, one with two is enough.
    near = text + "tile wolverhampton_2 yellow coal_mine 1 cubes {}\nlink wolverhampton-dudley red"
    state = edited.position(near.format(1))
    assert refused(state, build) == "BB-BUILD-COAL-IRON"
    reason = state.why_not(edited.parse(build))
    assert reason is not None
    assert reason.phrase.args == {"place": "location-dudley", "found": 1, "needed": 2}
    state = edited.position(near.format(2))
    allowed(state, build)
    play(state, build)
    assert (money(state, "red"), cubes(state, "dudley_1")) == (30 - 7, 3)
    assert tiles(state)["wolverhampton_2"]["flipped"]


def test_a_mine_that_costs_coal_buys_what_is_missing(edited: Birmingham) -> None:
    text = """
        red: money {}, hand dudley*2, next coal_mine 2
        tile dudley_1 red coal_mine 1
        link dudley-birmingham red
        link birmingham-oxford red
        coal 4
    """  # £7, and two coal for £6 each
    build = "build coal_mine dudley_1"
    assert refused(edited.position(text.format(18)), build) == "BB-BUILD-PAY-BEFORE-SALE"
    state = edited.position(text.format(19))
    allowed(state, build)
    play(state, build)
    assert coal_market(state) == 4 - 2 + 3  # the new mine sells its three cubes for £6, £6 and £5
    assert money(state, "red") == 6 + 6 + 5


def test_an_iron_works_that_costs_iron_is_not_fed_by_the_works_it_replaces(
    edited: Birmingham,
) -> None:
    text = """
        red: money {}, hand dudley*2, next iron_works 2
        tile dudley_2 red iron_works 1 cubes 4
        tile dudley_1 yellow coal_mine 1
        iron 2
    """  # £7, two iron for £5 each, and a coal of the neighbour
    build = "build iron_works dudley_2"
    assert refused(edited.position(text.format(16)), build) == "BB-BUILD-PAY-BEFORE-SALE"
    state = edited.position(text.format(17))
    allowed(state, build)
    play(state, build)
    assert iron_market(state) == 0 + 4
    assert money(state, "red") == 5 + 5 + 4 + 4


def test_a_second_rail_says_how_much_beer_is_missing(edited: Birmingham) -> None:
    state = edited.position("""
        era rail
        red: money 60, hand brewery*3
        tile burton_on_trent_2 red brewery 2 cubes 1
        tile walsall_2 yellow brewery 2 cubes 1
        link birmingham-oxford red
        pending more, action link, target birmingham-oxford, steps 1
        coal 14
    """)
    allowed(state, "link walsall-birmingham")  # yellow's barrel and one's own
    reason = state.why_not(edited.parse("link birmingham-coventry"))
    assert reason is not None
    assert reason.rule == "BB-NETWORK-RAIL-TWO"
    assert reason.phrase.args == {"needed": 2, "found": 1}
