"""The end of the game and who wins."""

from __future__ import annotations

from tests.games.workshop.builders import game, legal, play, position, refused
from tests.games.workshop.quiet import wait
from tests.games.workshop.reading import asked, era, money, tokens

LAST = """
    seats 4
    era rail, round 7
    pending demand
    order green blue red yellow
    red: money {}, income 0, tokens port
    blue: money {}, income 0, tokens heavy
    yellow: money {}, income 0, tokens textile
    green: money {}, income 0, tokens light
"""


def ended(*purses: int) -> list[int]:
    """The places of red, blue, yellow and green who end with this money."""
    state = position(LAST.format(*purses))
    play(state, "keep", "keep", "keep", "keep")
    return list(state.result().places)


def test_WW_END_AFTER_RAIL_INCOME() -> None:
    state = game.start(3, 4)
    wait(state, lambda s: s.over)
    assert era(state) == "rail"
    assert asked(state) == "over"
    assert legal(state) == set()
    assert state.deciders == ()
    assert refused(state, "bid 0", seat=0) == "WW-END-AFTER-RAIL-INCOME"


def test_WW_END_MOST_MONEY() -> None:
    assert ended(30, 50, 40, 10) == [3, 1, 2, 4]


def test_WW_END_TIES() -> None:
    """Blue stands ahead of red on the track."""
    assert ended(50, 50, 40, 10) == [2, 1, 3, 4]


def test_WW_END_TIES_two_players() -> None:
    """The better of one's two boxes counts: blue and green stand in 1 and 4, red and yellow
    between them."""
    text = "seats 2, era rail, round 7, pending demand\nred: money 60\nblue: money 60\n"
    for track, places in (("blue red yellow green", [2, 1]), ("yellow blue green red", [1, 2])):
        state = position(text + f"order {track}\n")
        play(state, "keep", "keep")
        assert list(state.result().places) == places


def test_WW_END_TIES_ALL() -> None:
    """Track: green, blue, red, yellow."""
    assert ended(40, 40, 40, 40) == [3, 2, 4, 1]
    assert ended(50, 40, 40, 40) == [1, 3, 4, 2]


def test_WW_END_TOKENS_WORTHLESS() -> None:
    text = LAST.format(20, 20, 10, 10).replace("tokens port", "tokens port*2")
    state = position(text + "demand craft*5 light*4 heavy*2\nindustry bristol red\n")
    play(state, "keep", "keep", "keep", "keep")
    assert tokens(state, 0) == ["port", "port"]
    assert money(state, 0) == 20
    assert list(state.result().places[:2]) == [2, 1]
