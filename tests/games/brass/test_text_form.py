"""The text form of a position: what can be written and what is refused in both games."""

from __future__ import annotations

import pytest

from tests.documents import position_of
from tests.edited import check_format_error
from tests.games.brass.playing import BRASS, Brass, Position, legal, play

BARE = "red: hand birmingham coal_mine"


@pytest.mark.parametrize(
    ("name", "seats", "seed", "busy", "options"),
    [
        ("birmingham", 2, 4, False, ()),
        ("birmingham", 3, 9, True, ()),
        ("birmingham", 4, 13, True, ()),
        ("birmingham", 3, 15, False, ("introductory",)),
        ("lancashire", 2, 4, False, ()),
        ("lancashire", 2, 6, True, ("community", "introductory")),
        ("lancashire", 3, 9, True, ("classic_deck",)),
        ("lancashire", 4, 13, True, ("virtual_link",)),
    ],
)
def test_every_position_of_a_game_survives_as_text(
    name: str, seats: int, seed: int, busy: bool, options: tuple[str, ...]
) -> None:
    for state in BRASS[name].random_game(seats, seed, busy, *options):
        text = state.to_text()
        again = BRASS[name].game.position(text)
        assert again.digest() == state.digest()
        assert again.to_text() == text


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("red: hand birmingham", 1),
        (f"era canal, round 1\n{BARE}", 1),
        (f"round 1\n{BARE}", 1),
        (f"era rail, round 1\n{BARE}", 2),
        (f"turn red, actions 1\n{BARE}", 1),
    ],
)
def test_a_turn_has_as_many_actions_as_the_round_and_the_hand_allow(
    position: Position, text: str, actions: int
) -> None:
    assert position_of(position(text))["actions_left"] == actions


def test_an_action_in_progress_can_be_written(position: Position) -> None:
    state = position("""
        red: hand brewery, gone pottery
        tile dudley_2 yellow iron_works 1 cubes 1
        tile redditch_2 red iron_works 1 cubes 2
        pending iron, action develop, industry pottery, iron 1
    """)
    assert legal(state) == {"iron dudley_2", "iron redditch_2"}
    play(state, "iron dudley_2")
    assert "flipped" in state.to_text()


def test_debts_can_be_written(position: Position) -> None:
    state = position("""
        red: money 0, income 5, owed 3
        yellow: hand birmingham
        tile dudley_2 red iron_works 1
        tile redditch_2 red iron_works 2
        pending debt
    """)
    assert state.deciders == (0,)
    assert legal(state) == {"remove dudley_2", "remove redditch_2"}


WRONG = {
    "unknown line": ("hello world", "line 1", "found 'hello'"),
    "unknown colour": ("green: money 3", "line 1", "found 'green'"),
    "no such seat": (f"{BARE}\nwhite: money 3", "line 2", "white has no seat at a table for 2"),
    "seats": (f"{BARE}\nseats 5", "line 2", "expected one of 2, 3, 4"),
    "option": ("seats 2, quick", "line 1", "introductory"),
    "card": (f"{BARE} london", "line 1", "no card 'london'"),
    "next": (f"{BARE}\nred: next pottery 6", "line 2", "no tile of level 6"),
    "pending": ("pending coal, gold 1", "line 1", "not part of an action"),
    "pending phase": (f"{BARE}\npending tea", "line 2", "expected one of action"),
    "nobody can play": ("yellow: hand dudley", "players[0].hand", "0 cards in hand"),
    "unknown word of a seat": ("red: gold 3", "line 1", "found 'gold'"),
    "no number": ("red: money much", "line 1", "whole number after 'money'"),
    "two numbers": ("red: money 3 4", "line 1", "one word after 'money'"),
    "an empty part": ("red: money 3,", "line 1", "at the end of the line"),
    "said twice": (f"{BARE}\nred: hand dudley", "line 2", "line 1 has said this"),
    "tile twice": (
        f"{BARE}\ntile dudley_1 red coal_mine 1\ntile dudley_1 yellow coal_mine 1",
        "line 3",
        "line 2 has said this",
    ),
    "era": (f"{BARE}\nera space", "line 2", "canal, rail"),
    "order": (f"{BARE}\norder red", "line 2", "expected 2 seats"),
    "not in the order": (f"{BARE}\nturn white", "line 2", "not in the order"),
    "industry": (f"{BARE}\ntile dudley_1 red gold_mine 1", "line 2", "there is no industry"),
    "tile": ("tile dudley_1 red coal_mine", "line 1", "tile SLOT COLOUR INDUSTRY LEVEL"),
    "tile's state": ("tile dudley_1 red coal_mine 1 full", "line 1", "flipped or cubes N"),
    "cubes": (f"{BARE}\ntile dudley_1 red coal_mine 1 cubes 3", "line 2", "expected 1 to 2"),
    "link": ("link dudley-birmingham", "line 1", "link LINK COLOUR"),
    "unknown link": (f"{BARE}\nlink dudley-london red", "line 2", "there is no link"),
    "gone too few": (
        f"{BARE}\nred: gone coal_mine\ntile dudley_1 red coal_mine 3",
        "line 2",
        "1 of level 3 on the board, but 0 left the mat",
    ),
    "next what": ("red: next pottery", "line 1", "an industry and a level"),
    "gone what": ("red: gone gold", "line 1", "no industry 'gold'"),
    "market line": ("coal 3, beer 2", "line 1", "found 'beer'"),
    "chance": (f"{BARE}\nchance 1 2", "line 2", "4 numbers"),
    "comma": ("deck brewery, pottery", "line 1", "no comma"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_line_is_named(brass: Brass, name: str) -> None:
    text, where, reason = WRONG[name]
    check_format_error(lambda: brass.position(text), "position", where, brass.own(reason))
