"""The text form of a position: what can be written, what is assumed, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ironbridge.games.age_of_industry.board import PHASE_NAMES
from ironbridge.kernel.errors import FormatError
from tests.games.age_of_industry.builders import (
    game,
    legal,
    play,
    position,
    random_game,
    sample,
)

BARE = "red: hand brown port"
BOSTON = "map new_england\ntile boston-1 red port 1\n"


def written(text: str) -> dict[str, Any]:
    return dict(position(text).to_json())


def players(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = written(text)["players"]
    return found


@pytest.mark.parametrize(
    ("seats", "seed", "busy", "side"),
    [
        (3, 4, False, "germany"),
        (4, 9, True, "germany"),
        (4, 6, True, "new_england"),
        (5, 13, False, "new_england"),
    ],
)
def test_every_position_of_a_game_survives_as_text(
    seats: int, seed: int, busy: bool, side: str
) -> None:
    for state in random_game(seats, seed, busy, side):
        text = state.to_text()
        again = game.position(text)
        assert again.digest() == state.digest()
        assert again.to_text() == text


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_every_question_is_written_and_read_again(phase: int) -> None:
    state = sample(phase)
    assert game.position(state.to_text()).digest() == state.digest()


# Defaults -----------------------------------------------------------------------------------


def test_an_empty_text_is_a_position() -> None:
    document = written("")
    assert (document["seats"], document["round"]) == (3, 2)
    assert document["options"] == {"map": "germany"}
    assert (document["order"], document["turn"], document["actions_left"]) == ([0, 1, 2], 0, 2)
    assert document["markets"] == {"coal": 6, "iron": 6}
    assert (document["tiles"], document["links"], document["imports"]) == ([], [], [])
    assert (document["deck"], document["display"]) == ([], [None, None])
    red, blue, _ = document["players"]
    assert (red["money"], red["loans"], red["spent"], red["rails_left"]) == (0, 0, 0, 12)
    assert red["mat"]["ship"] == [0, 2, 2, 3, 3]
    assert (len(red["discard"]), blue["discard"]) == (66, [])
    assert legal(position("")) == {"pass"}


def test_unmentioned_cards_lie_in_the_discard_pile_of_the_first_seat() -> None:
    red, blue, _ = players("""
        red: hand brown, discard ship
        blue: hand port*2, discard coal_mine
        deck factory
        display red yellow
    """)
    assert red["discard"][0] == "ship"
    assert len(red["discard"]) == 66 - 7
    assert red["discard"].count("port") == 4
    assert blue["discard"] == ["coal_mine"]


def test_the_display_is_full_where_there_is_a_deck() -> None:
    assert None not in written(f"{BARE}\ndeck red*2")["display"]
    assert written(f"{BARE}\ndisplay red")["display"] == ["red", None]
    assert written(f"{BARE}\ndisplay none red")["display"] == [None, "red"]


def test_tiles_on_the_map_and_those_below_them_have_left_the_mat() -> None:
    red, blue, _ = players("""
        tile essen-1 red coal_mine 2
        tile munich-1 red factory 4
        tile munich-2 blue ironworks 1
    """)
    assert red["mat"]["coal_mine"] == [2, 3, 3]
    assert red["mat"]["factory"] == [4]
    assert red["mat"]["ironworks"] == [1, 1, 2, 2, 3, 3]
    assert blue["mat"]["ironworks"] == [1, 2, 2, 3, 3]


def test_next_and_mat_say_what_is_left_on_the_mat() -> None:
    red, blue, _ = players("""
        red: next factory 3, mat port 1 3*2
        blue: next cotton_mill 2, mat ship
        tile munich-1 blue cotton_mill 2
    """)
    assert red["mat"]["factory"] == [3, 3, 4, 4]
    assert red["mat"]["port"] == [1, 3, 3]
    assert blue["mat"]["cotton_mill"] == [2, 3, 3]
    assert blue["mat"]["ship"] == []


def test_unflipped_tiles_are_full_unless_the_line_says_otherwise() -> None:
    document = written(
        "tile essen-1 red coal_mine 2\ntile essen-2 blue coal_mine 2 cubes 1\n"
        "tile kiel-1 red port 1\ntile munich-1 red cotton_mill 1 flipped"
    )
    assert {tile["slot"]: (tile["resources"], tile["flipped"]) for tile in document["tiles"]} == {
        "essen-1": (4, False),
        "essen-2": (1, False),
        "kiel-1": (0, False),
        "munich-1": (0, True),
    }


def test_the_import_of_a_new_ship_is_full_and_others_are_empty() -> None:
    ship = BOSTON + "tile ship_boston-1 blue ship 2"
    assert imports(ship)["ship_boston-import"] == 3
    assert imports(ship + "\nimport ship_boston-import 1")["ship_boston-import"] == 1
    assert imports(ship + " flipped")["ship_boston-import"] == 0
    rebuilt = BOSTON + "tile ship_boston-1 blue ship 3 rebuilt"
    assert imports(rebuilt)["ship_boston-import"] == 0
    assert set(imports(BOSTON).values()) == {0}


def imports(text: str) -> dict[str, int]:
    return {found["import"]: found["cubes"] for found in written(text)["imports"]}


def test_market_tiles_that_no_line_names_are_out_of_play() -> None:
    """Those without demand are laid first; goods were sold to the others, if a ship could come."""
    markets = {
        found["space"]: (found["tile"], found["used"])
        for found in written("market poland-market-1 both")["market_tiles"]
    }
    assert markets["poland-market-1"] == ("both", False)
    assert [tile for tile, _ in markets.values()].count("no_demand") == 3
    for space, (tile, used) in markets.items():
        assert used == (tile != "no_demand" and space != "poland-market-1")
    at_sea = written("map new_england")["market_tiles"]
    assert not any(found["used"] for found in at_sea if found["space"].startswith("ship_"))


def test_the_first_round_has_one_action_and_the_questions_about_loans_none() -> None:
    assert written("round 1")["actions_left"] == 1
    assert written("turn red, actions 1")["actions_left"] == 1
    closing = written("red: money 10, loans 1\npending closing")
    assert (closing["turn"], closing["actions_left"]) == (0, 0)
    interest = written("red: money 10, loans 1, asked\npending interest")
    assert (interest["turn"], interest["actions_left"]) == (3, 0)


def test_everything_else_can_be_written() -> None:
    document = written("""
        # a comment
        seats 5
        map new_england
        round 7             # another
        order purple red yellow green blue
        turn yellow, actions 1
        red: money 1, loans 3, spent 12, hand brown, received
        tile lewiston-1 green cotton_mill 1
        link ne-01 green
        iron 0
        coal 4
        deck port*2 ship
        display red blue
        market canada-market-1 factory used
        chance 1 2 3 4
    """)
    assert (document["round"], document["order"]) == (7, [4, 0, 2, 3, 1])
    assert (document["turn"], document["actions_left"]) == (2, 1)
    assert document["markets"] == {"coal": 4, "iron": 0}
    assert document["links"] == [{"link": "ne-01", "owner": 3}]
    assert document["deck"] == ["port", "port", "ship"]
    assert document["market_tiles"][0] == {
        "space": "canada-market-1",
        "tile": "factory",
        "used": True,
    }
    assert document["chance"] == [1, 2, 3, 4]
    red, green = document["players"][0], document["players"][3]
    assert (red["money"], red["loans"], red["spent"], red["received"]) == (1, 3, 12, True)
    assert green["rails_left"] == 11


def test_actions_in_progress_can_be_written() -> None:
    iron = position("""
        red: next factory 3
        tile munich-1 blue ironworks 1 cubes 1
        tile augsburg-1 red ironworks 1
        link de-50 blue
        link de-51 red
        pending iron, action combine, industry factory, target regensburg-1, iron 1
    """)
    assert legal(iron) == {"iron munich-1", "iron augsburg-1"}
    develop = position(f"{BARE}\npending card, action develop, target factory 0")
    assert legal(develop) == {"card brown", "card port"}
    play(develop, "card brown")
    draw = position(f"{BARE}\ndeck red blue\ndisplay none ship\npending draw, action draw, steps 1")
    assert legal(draw) == {"draw deck", "draw ship"}


# Refusals -----------------------------------------------------------------------------------

WRONG = {
    "unknown line": ("hello world", "line 1", "found 'hello'"),
    "a line of another game": ("era canal", "line 1", "found 'era'"),
    "an entry of another game": ("red: income 3", "line 1", "found 'income 3'"),
    "unknown colour": ("white: money 3", "line 1", "found 'white'"),
    "no such seat": (f"{BARE}\ngreen: money 3", "line 2", "green has no seat at a table for 3"),
    "seats": (f"{BARE}\nseats 2", "line 2", "expected one of 3, 4, 5"),
    "an option of another game": ("seats 3, introductory", "line 1", "no comma after 'seats'"),
    "map": ("map france", "line 1", "expected one of germany, new_england"),
    "said twice": ("map germany\nmap germany", "line 2", "line 1 has said this already"),
    "slot": ("tile munich-3 red port 1", "line 1", "did you mean 'munich-"),
    "slot of the other map": ("tile boston-1 red port 1", "line 1", "no space on this map"),
    "link of the other map": ("link ne-01 red", "line 1", "no link on this map 'ne-01'"),
    "market of the other map": ("\nmarket canada-market-1 both", "line 2", "no market space"),
    "import of the other map": ("import ship_boston-import 1", "line 1", "no import on this map"),
    "market tile": ("market poland-market-1 silk", "line 1", "no market tile 'silk'"),
    "market line": ("market poland-market-1", "line 1", "market SPACE TILE"),
    "no demand used": ("market poland-market-1 no_demand used", "line 1", "no demand"),
    "too many tiles": (
        "\n".join(f"market {space}-market-1 both" for space in ("poland", "russia", "france"))
        + "\nmarket holland-market-1 both",
        "market_tiles",
        "4 tiles both, but there are 3",
    ),
    "no ship has come": (
        "map new_england\nmarket ship_boston-market-1 both used",
        "line 2",
        "before a ship has come",
    ),
    "imports without a ship": (f"{BOSTON}import ship_boston-import 1", "line 3", "0 to 0"),
    "too much coal": (
        f"{BOSTON}tile ship_boston-1 blue ship 2\nimport ship_boston-import 4",
        "line 4",
        "expected 0 to 3 cubes, found 4",
    ),
    "industry of the slot": ("tile kiel-1 red cotton_mill 1", "line 1", "takes no cotton_mill"),
    "level": ("tile kiel-1 red port 4", "line 1", "expected one of 1, 2, 3"),
    "level 0": ("tile munich-1 red factory 0", "line 1", "factory 0 is never built"),
    "cubes on a port": ("tile kiel-1 red port 1 cubes 1", "line 1", "expected 0 cubes"),
    "empty mine": ("tile essen-1 red coal_mine 1 cubes 0", "line 1", "expected 1 to 3 cubes"),
    "full mine": ("tile essen-1 red coal_mine 1 cubes 4", "line 1", "expected 1 to 3 cubes"),
    "second tile": (
        "tile munich-1 red ironworks 1\ntile munich-2 red ironworks 1",
        "line 2",
        "2 tiles of seat 0 in munich; at most 1",
    ),
    "third tile": (
        "tile berlin-1 red ironworks 1\ntile berlin-2 red ironworks 1\n"
        "tile berlin-3 red cotton_mill 1",
        "line 3",
        "3 tiles of seat 0 in berlin; at most 2",
    ),
    "ship without a port": (
        "map new_england\ntile ship_boston-1 red ship 2",
        "line 2",
        "no port at the other end",
    ),
    "ship that should be flipped": (
        f"{BOSTON}tile ship_boston-1 red ship 2\nimport ship_boston-import 0",
        "line 3",
        "not flipped",
    ),
    "ship flipped too early": (
        f"{BOSTON}tile ship_boston-1 red ship 2 flipped\nmarket ship_boston-market-1 both",
        "line 3",
        "used up",
    ),
    "rebuilt ship of the lowest level": (
        f"{BOSTON}tile ship_boston-1 red ship 2 rebuilt",
        "line 3",
        "lower level",
    ),
    "rebuilt port": ("tile kiel-1 red port 2 rebuilt", "line 1", "only a ship"),
    "too many of a level": (
        "tile kiel-1 red port 1\ntile rostock-1 red port 1\ntile bremen-1 red port 1",
        "players[0].mat.port",
        "0 of level 1 on the mat and 3 on the map",
    ),
    "lower level left": (
        "tile kiel-1 red port 2\nred: mat port 1 2 3*2",
        "line 2",
        "level 2 was built",
    ),
    "mat": ("red: mat railway 3", "line 1", "expected an industry"),
    "levels of a mat": ("red: mat factory 1", "line 1", "expected the levels 0, 3, 4"),
    "order of a mat": ("red: mat factory 4 3", "line 1", "lowest level first"),
    "next": ("red: next ship 1", "line 1", "no tile of level 1"),
    "card": (f"{BARE} london", "line 1", "no card 'london'"),
    "too many cards": ("red: hand ship*4", "deck", "4 cards ship in deck"),
    "too large a hand": ("red: hand port*5 brown*5", "line 1", "at most 9"),
    "gap": ("deck red\ndisplay blue", "line 2", "the deck would have filled it"),
    "display": ("display red blue brown", "line 1", "expected 2 cards or gaps"),
    "track": ("coal 7", "line 1", "0 to 6"),
    "points": ("red: vp 3", "line 1", "counted at the end"),
    "pending": ("pending coal, beer 1", "line 1", "not part of an action"),
    "pending phase": ("pending tea", "line 1", "expected one of action"),
    "pending action": ("pending coal, action sell", "line 1", "build, combine, link"),
    "no such action": ("pending coal, action scout", "line 1", "no action 'scout'"),
    "aim": (f"{BARE}\npending card, action build", "line 2", "needs its target"),
    "aim of a pass": (f"{BARE}\npending card, action pass, target kiel-1", "line 2", "no target"),
    "impossible": (
        f"{BARE}\npending card, action build, industry port, target kiel-1, steps 1",
        "line 2",
        "expected 0, found 1",
    ),
    "not allowed": (
        "red: hand brown blue\npending card, action build, industry port, target kiel-1",
        "line 2",
        "not possible in this position",
    ),
    "combined with one action": (
        f"{BARE}\nturn red, actions 1\npending card, action combine, industry port, target kiel-1",
        "line 2",
        "takes 2 actions",
    ),
    "a first railway with cubes": (
        "tile munich-1 red ironworks 1\npending iron, action link, target de-52, iron 1",
        "line 2",
        "the first railway needs no cubes",
    ),
    "nothing to repay": ("red: money 9, loans 1\npending closing", "line 2", "nothing to repay"),
    "nobody asked": ("red: money 19, loans 1\npending interest", "line 2", "nobody is asked"),
    "asked too early": ("red: money 19, loans 1, asked", "line 1", "only the phase interest"),
    "not over": (
        "red: hand brown\nblue: hand red\nyellow: hand red\npending over",
        "line 4",
        "ends",
    ),
    "first round": ("round 1\nturn red, actions 2", "line 2", "expected 1"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_line_is_named(name: str) -> None:
    text, where, reason = WRONG[name]
    with pytest.raises(FormatError) as refusal:
        game.position(text)
    assert refusal.value.source == "position"
    assert refusal.value.where == where
    assert reason in refusal.value.reason
