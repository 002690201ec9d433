"""Positions that no game can reach are refused with the reason; those at the edge are read."""

from __future__ import annotations

import pytest

from ironbridge.kernel.errors import FormatError
from tests.games.birmingham.builders import game, position

UNREACHABLE = {
    "round of no era": ("round 11\nred: hand brewery", "an era has 10 rounds, found 11"),
    "more cards than rounds": (
        "round 10\nred: hand brewery*3",
        "last until round 11, but with 2 seats an era has 10",
    ),
    "more cards in the deck than rounds": (
        """
        round 9
        turn yellow
        red: hand birmingham*2
        yellow: hand brewery*4
        deck coventry*2
        """,
        "last until round 11",
    ),
    "two actions in the first round": (
        "round 1\nturn red, actions 2\nred: hand brewery*2",
        "expected 1 in this phase, found 2",
    ),
    "over in the canal era": ("round 10\npending over", "over after the rail era"),
    "over with cards in hand": ("era rail\nred: hand brewery\npending over", "cards to play"),
    "over with a deck": ("era rail\ndeck brewery\npending over", "cards to play"),
    "debt after the last round": (
        """
        era rail, round 10
        red: money 0, income 5, owed 3
        tile dudley_2 red iron_works 2
        tile redditch_2 red iron_works 2
        pending debt
        """,
        "no income is paid",
    ),
    "debt without negative income": (
        """
        red: money 0, income 10, owed 3, hand brewery
        tile dudley_2 red iron_works 1
        tile redditch_2 red iron_works 2
        pending debt
        """,
        "level 0 costs nothing, found 3",
    ),
    "more debt than the income costs": (
        """
        red: money 0, income 8, owed 3, hand brewery
        tile dudley_2 red iron_works 1
        tile redditch_2 red iron_works 2
        pending debt
        """,
        "level -2 costs £2, found 3",
    ),
    "face-down cards in the rail era": (
        "era rail\nred: hand brewery, face_down coventry\nyellow: face_down coventry",
        "no card lies face down",
    ),
    "money nobody can have": (
        "red: money 246, hand brewery*2",
        "nobody can have had more than £245 by now",
    ),
    "money spent that nobody can have had": (
        "turn red, actions 1\nred: money 274, spent 14, hand brewery",
        "more than £287 by now, found 274 and 14 spent",
    ),
    "money spent before the turn": ("red: hand brewery\nyellow: spent 3", "nothing has been spent"),
    "money spent before the first action": (
        "red: hand brewery*2, spent 3",
        "nothing has been spent",
    ),
    "money spent before the debts": (
        """
        red: money 0, income 5, owed 3, spent 2, hand brewery
        tile dudley_2 red iron_works 1
        tile redditch_2 red iron_works 2
        pending debt
        """,
        "nothing has been spent",
    ),
    "points nobody can have": ("round 1\nred: vp 1, hand brewery", "nobody can have more than 0"),
    "points below the income": (
        "seats 2, introductory\nround 10\nred: vp -11\npending over",
        "takes no more than 10, found -11",
    ),
    "links in two places": (
        "red: hand brewery\nlink dudley-birmingham red\nlink stone-stoke_on_trent red",
        "far from the other links of seat 0",
    ),
    "links far from a tile in two places": (
        """
        red: hand brewery
        tile worcester_1 red cotton_mill 1
        link worcester-gloucester red
        link dudley-birmingham red
        link stone-stoke_on_trent red
        """,
        "far from the other links of seat 0",
    ),
    "sale with nothing sold": (
        """
        red: hand brewery
        tile worcester_1 red cotton_mill 1 flipped
        tile kidderminster_2 red cotton_mill 1
        tile farm_brewery_south_1 red brewery 1
        link kidderminster-worcester-farm_brewery_south red
        link worcester-gloucester red
        merchant gloucester_m1 cotton_a
        pending more, action sell, target worcester_1, steps 2
        """,
        "2 tiles sold, but 1 are flipped",
    ),
    "development with nothing developed": (
        """
        red: hand brewery
        pending more, action develop, industry brewery, steps 1
        """,
        "more tiles developed than the 0",
    ),
    "development of another industry": (
        """
        red: hand brewery, gone coal_mine
        pending more, action develop, industry brewery, steps 1
        """,
        "no tile of this industry",
    ),
    "scouting without cards laid down": (
        """
        turn yellow
        yellow: hand brewery coventry
        pending card, action scout, steps 1
        """,
        "1 cards laid down, but 0 in the discard pile",
    ),
}


@pytest.mark.parametrize(("text", "reason"), UNREACHABLE.values(), ids=UNREACHABLE.keys())
def test_a_position_that_no_game_can_reach_is_refused(text: str, reason: str) -> None:
    with pytest.raises(FormatError) as refusal:
        position(text)
    assert reason in refusal.value.reason


REACHABLE = {
    "cards for all rounds left": "round 9\nred: hand brewery*4",
    "a first link, then a tile": """
        red: hand brewery
        tile worcester_1 red cotton_mill 1
        link dudley-birmingham red
    """,
    "links about a tile that was given up": """
        red: hand brewery, gone cotton_mill
        link dudley-birmingham red
        link stone-stoke_on_trent red
    """,
    "as much money as can be": "red: money 245, hand brewery*2",
}


@pytest.mark.parametrize("text", REACHABLE.values(), ids=REACHABLE.keys())
def test_a_position_at_the_edge_is_read(text: str) -> None:
    state = position(text)
    assert game.position(state.to_text()).digest() == state.digest()
