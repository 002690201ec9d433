"""The text form of a position: what can be written, what is assumed, what is refused."""

from __future__ import annotations

import pytest

from ironbridge.brass.documents import PlayerJson
from ironbridge.games.lancashire.documents import PositionJson
from tests.edited import check_format_error
from tests.games.lancashire.builders import game, legal, position

BARE = "red: hand bolton port"


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
    assert document["markets"] == {"coal": 8, "iron": 8}
    assert (document["tiles"], document["links"], document["deck"]) == ([], [], [])
    assert document["aside"] == []
    assert document["distant_market"] == {
        "marker": 0,
        "drawn": [],
        "pile": [1, 2, 2, 2, 3, 3, 3, 4],
    }
    red, yellow = document["players"]
    assert red["hand"] == ["bolton", "port"]
    assert (red["money"], red["income_space"], red["victory_points"]) == (30, 10, 0)
    assert red["mat"]["shipyard"] == [0, 0, 1, 1, 2, 2]
    assert (yellow["hand"], yellow["discard"]) == ([], [])


def test_the_community_game_starts_with_its_own_numbers() -> None:
    document = written(f"seats 2, community\n{BARE}")
    assert document["markets"] == {"coal": 6, "iron": 6}
    assert document["players"][0]["money"] == 25
    assert document["distant_market"]["pile"] == [1, 2, 2, 2, 2, 3, 3, 4]
    assert document["players"][0]["discard"].count("birkenhead") == 0


def test_unmentioned_cards_lie_in_the_discard_pile_of_the_first_seat() -> None:
    red, yellow = players("""
        red: hand bolton, discard wigan
        yellow: hand port*2, discard coal_mine
        deck liverpool
        aside manchester preston
    """)
    assert red["discard"][0] == "wigan"
    assert len(red["discard"]) == 40 - 7
    assert red["discard"].count("port") == 1
    assert red["discard"].count("manchester") == 3
    assert yellow["discard"] == ["coal_mine"]


def test_tiles_on_the_board_and_those_below_them_have_left_the_mat() -> None:
    red, yellow = players("""
        red: hand bolton
        tile wigan_n red coal_mine 2
        tile bolton_nw red cotton_mill 1
        tile bolton_s yellow iron_works 1
    """)
    assert red["mat"]["coal_mine"] == [2, 3, 3, 4, 4]
    assert red["mat"]["cotton_mill"] == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert red["mat"]["iron_works"] == [1, 2, 3, 4]
    assert yellow["mat"]["iron_works"] == [2, 3, 4]


def test_gone_and_next_say_what_has_left_the_mat() -> None:
    red, yellow = players("""
        red: hand bolton, gone shipyard*2 coal_mine
        yellow: next cotton_mill 3
        tile wigan_n red coal_mine 1
    """)
    assert red["mat"]["shipyard"] == [1, 1, 2, 2]
    assert red["mat"]["coal_mine"] == [2, 3, 3, 4, 4]
    assert yellow["mat"]["cotton_mill"] == [3, 3, 3, 4, 4, 4]


def test_unflipped_tiles_are_full_unless_the_line_says_otherwise() -> None:
    document = written(
        f"{BARE}\ntile wigan_n red coal_mine 1\ntile wigan_s yellow coal_mine 2 cubes 1\n"
        "tile liverpool_nw red port 1\ntile bolton_nw red cotton_mill 1 flipped"
    )
    assert {tile["slot"]: (tile["resources"], tile["flipped"]) for tile in document["tiles"]} == {
        "wigan_n": (2, False),
        "wigan_s": (1, False),
        "liverpool_nw": (0, False),
        "bolton_nw": (0, True),
    }


def test_the_marker_follows_the_distant_tiles_drawn() -> None:
    assert written(f"{BARE}\ndistant drawn 3 1")["distant_market"] == {
        "marker": 4,
        "drawn": [3, 1],
        "pile": [2, 2, 2, 3, 3, 4],
    }
    assert written(f"{BARE}\ndistant drawn 3 3 3")["distant_market"]["marker"] == 8
    assert written(f"{BARE}\ndistant pile 4")["distant_market"]["pile"][:2] == [4, 1]


def test_everything_else_can_be_written() -> None:
    document = written("""
        # a comment
        seats 3, introductory, virtual_link, classic_deck
        era canal, round 5       # another
        order white red yellow
        turn red, actions 1
        red: money 1, income 30, vp 7, spent 12, hand bolton
        yellow: money 3
        link bolton--bury white
        iron 0
        coal 7
        deck port*2 wigan
        aside liverpool*4 manchester*4 bury
        chance 1 2 3 4
    """)
    assert document["options"] == {
        "introductory": True,
        "virtual_link": True,
        "classic_deck": True,
        "community": False,
    }
    assert (document["round"], document["order"], document["turn"]) == (5, [2, 0, 1], 1)
    assert document["markets"] == {"coal": 7, "iron": 0}
    assert document["links"] == [{"link": "bolton--bury", "owner": 2}]
    assert document["deck"] == ["port", "port", "wigan"]
    assert document["aside"] == ["liverpool"] * 4 + ["manchester"] * 4 + ["bury"]
    assert document["chance"] == [1, 2, 3, 4]
    red, yellow, white = document["players"]
    assert (red["money"], red["income_space"], red["victory_points"]) == (1, 30, 7)
    assert (red["spent"], yellow["money"], white["links_left"]) == (12, 3, 13)


def test_a_loan_a_double_build_and_a_sale_in_progress_can_be_written() -> None:
    loan = position(f"{BARE}\npending card, action loan, loan 30")
    assert legal(loan) == {"card bolton", "card port"}
    double = position("""
        red: hand bolton port wigan
        pending card, action double, industry port, target liverpool_nw, steps 1
        turn red, actions 2
    """)
    assert legal(double) == {"card bolton", "card port", "card wigan"}
    sale = position("""
        red: hand bolton
        tile bolton_nw red cotton_mill 1
        tile warrington_runcorn_w yellow port 1
        link bolton--manchester red
        link manchester--warrington_runcorn red
        pending outlet, action sell, target bolton_nw
    """)
    assert legal(sale) == {"port warrington_runcorn_w", "distant"}


# Refusals -----------------------------------------------------------------------------------

WRONG = {
    "a line of another game": ("merchant oxford_m1", "line 1", "found 'merchant'"),
    "an entry of another game": ("red: face_down wigan", "line 1", "found 'face_down'"),
    "option twice": ("seats 2, community, community", "line 1", "has said this"),
    "classic deck for two": (f"{BARE}\nseats 2, classic_deck", "line 2", "three or four"),
    "community for three": (f"seats 3, community\n{BARE}", "line 1", "two players"),
    "slot": (f"{BARE}\ntile wigan_x red coal_mine 1", "line 2", "did you mean 'wigan_"),
    "slot of the other map": (
        f"seats 2, community\n{BARE}\ntile oldham_w red coal_mine 1",
        "line 3",
        "not on the community map",
    ),
    "link of the other map": (
        f"seats 2, community\n{BARE}\nlink bury--rochdale red",
        "line 3",
        "no canal here",
    ),
    "no canal": (f"{BARE}\nlink lancaster--scotland red", "line 2", "no canal here"),
    "no rail": (f"era rail\n{BARE}\nlink ellesmere_port--liverpool red", "line 3", "no rail here"),
    "shipyard 0": (f"{BARE}\ntile liverpool_sw red shipyard 0", "line 2", "cannot be on the board"),
    "shipyard unflipped": (
        f"{BARE}\ntile liverpool_sw red shipyard 1",
        "line 2",
        "flipped as soon as it is built",
    ),
    "cubes on a port": (f"{BARE}\ntile liverpool_nw red port 1 cubes 1", "line 2", "expected 0"),
    "second tile": (
        f"{BARE}\ntile wigan_n red coal_mine 1\ntile wigan_s red coal_mine 2",
        "line 3",
        "the canal era allows one",
    ),
    "card of more players": (f"{BARE}\ndeck colne", "line 2", "the game has 0"),
    "cards aside": (f"{BARE}\naside wigan", "line 2", "expected 2 cards in the canal era"),
    "nothing aside": (f"era rail\n{BARE}\naside wigan*2", "line 3", "expected 0 cards in the rail"),
    "market": (f"{BARE}\ncoal 9", "line 2", "0 to 8"),
    "distant": ("distant 3", "line 1", "distant drawn STEPS, pile STEPS"),
    "distant tile": (f"{BARE}\ndistant drawn 0", "line 2", "expected the tiles 1 2 2 2 3 3 3 4"),
    "distant steps": (f"{BARE}\ndistant pile 5", "line 2", "0 to 4"),
    "drawn after X": (f"{BARE}\ndistant drawn 4 3 3 1", "line 2", "once the marker stands on"),
    "loan": (f"{BARE}\npending card, action loan, loan 15", "line 2", "one of 10, 20, 30"),
    "a loan for a link": (
        f"{BARE}\npending card, action pass, loan 10",
        "line 2",
        "no loan is being taken",
    ),
    "double with one action": (
        f"{BARE}\nturn red, actions 1\n"
        "pending card, action double, industry port, target liverpool_nw",
        "line 2",
        "takes 2 actions",
    ),
    "first round": (f"round 1\nturn red, actions 2\n{BARE}", "line 2", "expected 1"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_line_is_named(name: str) -> None:
    text, where, reason = WRONG[name]
    check_format_error(lambda: game.position(text), "position", where, reason)
