"""Development: tiles leave the mat for iron."""

from tests.games.lancashire.builders import allowed, legal, play, position, refused
from tests.games.reading import mat


def test_BL_DEVELOP_AT_LEAST_ONE() -> None:
    state = position("red: money 30, hand bolton*2")
    assert refused(state, "done") == "BL-TURN-STEP-BY-STEP"
    play(state, "develop coal_mine")
    allowed(state, "done")

    state = position("""
        red: money 30, hand bolton*2
        red: gone cotton_mill*12 port*8 shipyard*6 iron_works*4 coal_mine*7
    """)
    assert not any(move.startswith("develop") for move in legal(state))
    allowed(state, "pass")
    state = position("""
        red: money 0, hand bolton*2
    """)  # tiles enough, and no iron
    assert not any(move.startswith("develop") for move in legal(state))
    allowed(state, "pass")


def test_BL_DEVELOP_LOWEST() -> None:
    state = position("red: money 30, hand bolton*2, gone cotton_mill*2 iron_works")
    assert mat(state, "red")["cotton_mill"] == [1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    play(state, "develop cotton_mill")
    assert mat(state, "red")["cotton_mill"] == [2, 2, 2, 3, 3, 3, 4, 4, 4]
    play(state, "develop cotton_mill")
    assert mat(state, "red")["cotton_mill"] == [2, 2, 3, 3, 3, 4, 4, 4]
    play(state, "develop iron_works", "done")
    assert mat(state, "red")["iron_works"] == [3, 4]


def test_BL_DEVELOP_ANY_TILE() -> None:
    state = position("red: money 30, hand bolton*2")
    play(state, "develop shipyard", "develop shipyard")
    assert mat(state, "red")["shipyard"] == [1, 1, 2, 2]
    assert legal(state) >= {
        "develop cotton_mill", "develop port", "develop shipyard", "develop iron_works",
        "develop coal_mine",
    }  # fmt: skip
    state = position("""
        red: money 30, hand bolton*2
        red: next cotton_mill 4, next port 4, next shipyard 2, next iron_works 4, next coal_mine 4
    """)
    allowed(state, "develop cotton_mill")
    allowed(state, "develop port")
    allowed(state, "develop shipyard")
    allowed(state, "develop iron_works")
    allowed(state, "develop coal_mine")


def test_BL_DEVELOP_OPENS_BLOCKED() -> None:
    state = position("""
        era rail, round 2
        red: money 30, hand wigan*2 coal_mine
    """)
    assert refused(state, "build coal_mine wigan_n") == "BL-BUILD-RAIL-ERA-TILES"
    play(state, "develop coal_mine", "card coal_mine", "done")
    allowed(state, "build coal_mine wigan_n")

    state = position("""
        era canal, round 2
        red: money 30, hand liverpool*2 coal_mine
        tile liverpool_nw yellow port 1
    """)
    assert refused(state, "build shipyard liverpool_sw") == "BL-BUILD-SHIPYARD-ZERO"
    play(state, "develop shipyard", "card coal_mine", "develop shipyard")
    allowed(state, "build shipyard liverpool_sw")

    state = position("era canal, round 2\nred: money 30, hand liverpool*2, next shipyard 2")
    assert refused(state, "build shipyard liverpool_sw") == "BL-BUILD-CANAL-ERA-TILES"
    play(state, "develop shipyard", "done")  # a tile of the rail era only
    assert mat(state, "red")["shipyard"] == [2]
