"""The text form of a position: what can be written, what is assumed, what is refused."""

from __future__ import annotations

import pytest

from ironbridge.games.birmingham.documents import PlayerJson, PositionJson
from tests.edited import check_format_error
from tests.games.birmingham.builders import game, position

BARE = "red: hand birmingham coal_mine"


def written(text: str) -> PositionJson:
    return position(text).to_json()


def players(text: str) -> list[PlayerJson]:
    return written(text)["players"]


# Defaults -----------------------------------------------------------------------------------


def test_one_line_is_a_position() -> None:
    document = written(BARE)
    assert document["seats"] == 2
    assert (document["era"], document["round"]) == ("canal", 2)
    assert (document["order"], document["turn"], document["actions_left"]) == ([0, 1], 0, 2)
    assert document["markets"] == {"coal": 13, "iron": 8}
    assert (document["tiles"], document["links"], document["deck"]) == ([], [], [])
    red, yellow = document["players"]
    assert red["hand"] == ["birmingham", "coal_mine"]
    assert (red["money"], red["income_space"], red["victory_points"]) == (17, 10, 0)
    assert red["mat"]["pottery"] == [1, 2, 3, 4, 5]
    assert red["face_down"] is None
    assert (yellow["hand"], yellow["discard"]) == ([], [])


def test_unmentioned_cards_lie_in_the_discard_pile_of_the_first_seat() -> None:
    red, yellow = players("""
        red: hand birmingham, discard dudley
        yellow: hand brewery*2, discard pottery
        deck coal_mine
    """)
    assert red["discard"][0] == "dudley"
    assert len(red["discard"]) == 40 - 5
    assert red["discard"].count("birmingham") == 2
    assert red["discard"].count("brewery") == 3
    assert red["discard"].count("coal_mine") == 1
    assert red["discard"].count("dudley") == 2
    assert yellow["discard"] == ["pottery"]


def test_tiles_on_the_board_and_those_below_them_have_left_the_mat() -> None:
    red, yellow = players("""
        red: hand birmingham
        tile dudley_1 red coal_mine 2
        tile birmingham_1 red cotton_mill 1
        tile dudley_2 yellow iron_works 1
    """)
    assert red["mat"]["coal_mine"] == [2, 3, 3, 4, 4]
    assert red["mat"]["cotton_mill"] == [1, 1, 2, 2, 3, 3, 3, 4, 4, 4]
    assert red["mat"]["iron_works"] == [1, 2, 3, 4]
    assert yellow["mat"]["iron_works"] == [2, 3, 4]


def test_gone_says_how_many_tiles_are_on_neither_mat_nor_board() -> None:
    red, _ = players("""
        red: hand birmingham, gone coal_mine*2 pottery
        tile dudley_1 red coal_mine 1
    """)
    assert red["mat"]["coal_mine"] == [3, 3, 4, 4]
    assert red["mat"]["pottery"] == [2, 3, 4, 5]


def test_next_says_which_level_is_built_next() -> None:
    red, _ = players("""
        red: hand birmingham, next cotton_mill 2, next coal_mine 2
        tile dudley_1 red coal_mine 2
    """)
    assert red["mat"]["cotton_mill"] == [2, 2, 3, 3, 3, 4, 4, 4]
    assert red["mat"]["coal_mine"] == [2, 3, 3, 4, 4]


def test_unflipped_tiles_are_full_unless_the_line_says_otherwise() -> None:
    canal = written(
        f"{BARE}\ntile dudley_1 red coal_mine 1\ntile cannock_2 yellow coal_mine 2 cubes 1\n"
        "tile stone_1 red brewery 2\ntile worcester_1 red cotton_mill 1 flipped"
    )
    assert {tile["slot"]: (tile["resources"], tile["flipped"]) for tile in canal["tiles"]} == {
        "dudley_1": (2, False),
        "cannock_2": (1, False),
        "stone_1": (1, False),
        "worcester_1": (0, True),
    }
    rail = written(f"era rail\n{BARE}\ntile stone_1 red brewery 2")
    assert rail["tiles"][0]["resources"] == 2


def test_merchant_tiles_left_over_fill_the_spaces_in_use() -> None:
    laid = {
        merchant["space"]: (merchant["tile"], merchant["barrel"])
        for merchant in written(f"""
            {BARE}
            merchant oxford_m1 all_goods no barrel
            merchant oxford_m2 no barrel
        """)["merchants"]
    }
    assert laid["oxford_m1"] == ("all_goods", False)
    assert laid["oxford_m2"] == ("manufacturer_a", False)
    assert laid["shrewsbury_m1"] == ("blank_a", False)
    assert laid["gloucester_m2"] == ("cotton_a", True)
    assert laid["nottingham_m1"] == (None, False)


def test_everything_else_can_be_written() -> None:
    document = written("""
        # a comment
        seats 3, introductory
        era canal, round 5       # another
        order white red yellow
        turn red, actions 1
        red: money 1, income 30, vp 7, spent 12, hand birmingham, face_down leek
        yellow: face_down stone
        yellow: money 3
        white: face_down stafford
        link dudley-birmingham white
        iron 0
        coal 14
        deck brewery*2 pottery
        chance 1 2 3 4
    """)
    assert document["options"] == {"introductory": True}
    assert (document["round"], document["order"], document["turn"]) == (5, [2, 0, 1], 1)
    assert document["markets"] == {"coal": 14, "iron": 0}
    assert document["links"] == [{"link": "dudley-birmingham", "owner": 2}]
    assert document["deck"] == ["brewery", "brewery", "pottery"]
    assert document["chance"] == [1, 2, 3, 4]
    red, yellow, white = document["players"]
    assert (red["money"], red["income_space"], red["victory_points"]) == (1, 30, 7)
    assert (red["spent"], red["face_down"], yellow["money"]) == (12, "leek", 3)
    assert white["links_left"] == 13


# Refusals -----------------------------------------------------------------------------------

WRONG = {
    "slot": (f"{BARE}\ntile dudly_1 red coal_mine 1", "line 2", "did you mean 'dudley_1'?"),
    "no canal": (f"{BARE}\nlink uttoxeter-stone red", "line 2", "no canal here"),
    "merchant space": ("merchant london_m1", "line 1", "no merchant space"),
    "merchant tile": (f"{BARE}\nmerchant oxford_m1 silk", "line 2", "no merchant tile 'silk'"),
    "merchant": ("merchant oxford_m1 cotton_a barrel", "line 1", "merchant SPACE TILE"),
    "card count": ("red: hand brewery*x", "line 1", "brewery*2"),
    "no cards": ("red: hand brewery*0", "line 1", "brewery*2"),
    "too many cards": (f"{BARE}\ndeck coal_mine*2", "line 2", "3 cards coal_mine"),
    "gone": (f"{BARE}\nred: gone pottery*6", "line 2", "only 5 tiles"),
    "market": (f"{BARE}\ncoal 15", "line 2", "0 to 14"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_line_is_named(name: str) -> None:
    text, where, reason = WRONG[name]
    check_format_error(lambda: game.position(text), "position", where, reason)
