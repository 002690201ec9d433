"""New mines and works sell to the markets."""

from tests.games.birmingham.builders import play, position
from tests.games.reading import coal_market, course, cubes, flipped, iron_market, money


def test_BB_MARKET_MINE_ANY_MERCHANT() -> None:
    state = position("""
        red: money 20, hand wild_location coventry*2
        link warrington-stoke_on_trent yellow
        link stoke_on_trent-leek yellow
        coal 11
        """)  # with two players Warrington has no merchant tile
    play(state, "build coal_mine leek_2")
    assert coal_market(state) == 13
    assert money(state, "red") == 20 - 5 + 2 + 1

    state = position("""
        red: money 20, hand coalbrookdale coventry*2
        link coalbrookdale-shrewsbury yellow
        merchant shrewsbury_m1 blank_a
        coal 11
        """)
    play(state, "build coal_mine coalbrookdale_3")
    assert coal_market(state) == 13
    assert money(state, "red") == 20 - 5 + 2 + 1


def test_BB_MARKET_MINE_ALONE() -> None:
    state = position("""
        red: money 20, income 10, hand dudley coventry*2
        link dudley-birmingham red
        link birmingham-oxford red
        coal 5
        """)
    play(state, "build coal_mine dudley_1")
    assert coal_market(state) == 7  # connected to Oxford by way of Birmingham
    state = position("""
        red: money 20, income 10, hand dudley coventry*2
        link dudley-birmingham red
        coal 5
        """)
    play(state, "build coal_mine dudley_1")
    assert coal_market(state) == 5
    assert (cubes(state, "dudley_1"), money(state, "red")) == (2, 15)
    assert not flipped(state, "dudley_1")


def test_BB_MARKET_NEVER_LATER() -> None:
    state = position("""
        red: money 20, hand birmingham*3
        yellow: hand coventry*3
        tile redditch_1 red coal_mine 1
        tile dudley_2 yellow iron_works 1 cubes 3
        coal 5, iron 5
        """)
    play(state, "link gloucester-redditch")  # now a merchant is connected
    play(state, "pass", "pass", "pass")
    assert course(state) == ("canal", 3, 1)
    assert cubes(state, "redditch_1") == 2
    assert cubes(state, "dudley_2") == 3
    assert (coal_market(state), iron_market(state)) == (5, 5)
