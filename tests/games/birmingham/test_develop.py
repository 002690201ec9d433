"""Development: tiles leave the mat for iron."""

from tests.games.birmingham.builders import allowed, legal, play, position, refused
from tests.games.reading import mat


def test_BB_DEVELOP_AT_LEAST_ONE() -> None:
    state = position("red: money 30, hand birmingham*3")
    assert refused(state, "done") == "BB-TURN-STEP-BY-STEP"
    play(state, "develop coal_mine")
    allowed(state, "done")

    state = position("""
        red: money 30, hand birmingham*3
        red: gone cotton_mill*11 manufacturer*11 coal_mine*7 iron_works*4 brewery*7
        """)  # only potteries are left, and the lowest has a light bulb
    assert not any(move.startswith("develop") for move in legal(state))
    allowed(state, "pass")


def test_BB_DEVELOP_LOWEST() -> None:
    state = position("""
        red: money 30, hand birmingham*3, next manufacturer 2
        """)
    assert mat(state, "red")["manufacturer"] == [2, 2, 3, 4, 5, 5, 6, 7, 8, 8]
    play(state, "develop manufacturer")
    assert mat(state, "red")["manufacturer"] == [2, 3, 4, 5, 5, 6, 7, 8, 8]
    play(state, "develop manufacturer")
    assert mat(state, "red")["manufacturer"] == [3, 4, 5, 5, 6, 7, 8, 8]

    state = position("red: money 30, hand birmingham*3, next pottery 3")
    assert refused(state, "develop pottery") == "BB-DEVELOP-BULB"  # level 4 cannot go before it
    state = position("red: money 30, hand birmingham*3, next pottery 2")
    play(state, "develop pottery")
    assert mat(state, "red")["pottery"] == [3, 4, 5]


def test_BB_DEVELOP_BULB() -> None:
    state = position("red: money 30, hand birmingham*3")
    assert refused(state, "develop pottery") == "BB-DEVELOP-BULB"
    state = position("red: money 30, hand birmingham*3, next pottery 3")
    assert refused(state, "develop pottery") == "BB-DEVELOP-BULB"

    state = position("red: money 30, hand birmingham*3, next pottery 2")
    play(state, "develop pottery")
    assert mat(state, "red")["pottery"] == [3, 4, 5]
    assert refused(state, "develop pottery") == "BB-DEVELOP-BULB"  # not as the second tile either

    state = position("red: money 30, hand birmingham*3, next pottery 4")
    play(state, "develop pottery", "develop pottery")
    assert mat(state, "red")["pottery"] == []  # levels 4 and 5 have no bulb


def test_BB_DEVELOP_OPENS_BLOCKED() -> None:
    state = position("""
        era rail, round 2
        red: money 30, hand dudley*2 coal_mine
        """)
    assert refused(state, "build coal_mine dudley_1") == "BB-BUILD-RAIL-ERA-TILES"
    play(state, "develop coal_mine", "card coal_mine", "done")
    allowed(state, "build coal_mine dudley_1")

    state = position("""
        era canal, round 2
        red: money 30, hand birmingham*3, next pottery 5
        """)
    assert mat(state, "red")["pottery"] == [5]
    play(state, "develop pottery")  # a tile of the rail era only
    assert mat(state, "red")["pottery"] == []
