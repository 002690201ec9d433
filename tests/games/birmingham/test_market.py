"""New mines and works sell to the markets."""

from tests.games.birmingham.builders import legal, play, position
from tests.games.birmingham.reading import (
    coal_market,
    course,
    cubes,
    deciders,
    flipped,
    income,
    iron_market,
    money,
    order,
    spent,
)


def test_BB_MARKET_MINE_CONNECTED() -> None:
    state = position("""
        red: money 20, hand redditch coventry*2
        link gloucester-redditch yellow
        coal 13, iron 8
        """)
    play(state, "build coal_mine redditch_1")
    assert coal_market(state) == 14
    assert cubes(state, "redditch_1") == 1
    assert money(state, "red") == 20 - 5 + 1


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
    assert coal_market(state) == 7  # connected to Oxford over Birmingham
    state = position("""
        red: money 20, income 10, hand dudley coventry*2
        link dudley-birmingham red
        coal 5
        """)
    play(state, "build coal_mine dudley_1")
    assert coal_market(state) == 5
    assert (cubes(state, "dudley_1"), money(state, "red")) == (2, 15)
    assert not flipped(state, "dudley_1")


def test_BB_MARKET_WORKS() -> None:
    state = position("""
        red: money 20, hand dudley coventry*2
        tile dudley_1 yellow coal_mine 1
        iron 8
        """)  # no link at all
    play(state, "build iron_works dudley_2")
    assert iron_market(state) == 10
    assert cubes(state, "dudley_2") == 2
    assert money(state, "red") == 20 - 5 + 1 + 1
    state = position("""
        red: money 20, hand dudley coventry*2
        link dudley-birmingham yellow
        link birmingham-oxford yellow
        coal 13, iron 8
        """)
    play(state, "build iron_works dudley_2")
    assert iron_market(state) == 10
    assert money(state, "red") == 20 - 5 - 1 + 1 + 1


def test_BB_MARKET_ALL_THAT_FIT() -> None:
    board = """
        red: money 20, hand dudley coventry*2
        tile dudley_1 yellow coal_mine 1
        """
    state = position(board + "iron 10")
    play(state, "build iron_works dudley_2")
    assert (cubes(state, "dudley_2"), iron_market(state), money(state, "red")) == (4, 10, 15)
    state = position(board + "iron 9")
    play(state, "build iron_works dudley_2")
    assert (cubes(state, "dudley_2"), iron_market(state), money(state, "red")) == (3, 10, 16)
    state = position(board + "iron 3")
    play(state, "build iron_works dudley_2")
    assert (cubes(state, "dudley_2"), iron_market(state)) == (0, 7)
    assert "pass" in legal(state)  # nothing was asked: the next action follows


def test_BB_MARKET_DEAREST_FIRST() -> None:
    state = position("""
        red: money 20, hand redditch coventry*2, next coal_mine 2
        link gloucester-redditch yellow
        coal 9
        """)  # free: £1, £1, £2, £2, £3
    play(state, "build coal_mine redditch_1")
    assert money(state, "red") == 20 - 7 + 3 + 2 + 2
    state = position("""
        red: money 20, hand dudley coventry*2
        tile dudley_1 yellow coal_mine 1
        iron 5
        """)  # free: £1, £1, £2, £2, £3
    play(state, "build iron_works dudley_2")
    assert money(state, "red") == 20 - 5 + 3 + 2 + 2 + 1


def test_BB_MARKET_FLIP() -> None:
    text = """
        red: money 20, income 10, hand redditch coventry*2
        link gloucester-redditch yellow
        """
    state = position(text + "coal 12")
    play(state, "build coal_mine redditch_1")
    assert flipped(state, "redditch_1")
    assert income(state, "red") == 14
    state = position(text + "coal 13")
    play(state, "build coal_mine redditch_1")
    assert not flipped(state, "redditch_1")  # one cube is left
    assert income(state, "red") == 10

    state = position("""
        red: money 20, income 10, hand dudley coventry*2
        tile dudley_1 yellow coal_mine 1
        iron 6
        """)
    play(state, "build iron_works dudley_2")
    assert flipped(state, "dudley_2")
    assert income(state, "red") == 13


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


def test_BB_MARKET_NOT_UNSPENT() -> None:
    state = position("""
        order red yellow
        red: money 20, income 10, hand redditch birmingham*2
        yellow: money 20, income 10, hand coventry*3
        link gloucester-redditch yellow
        coal 0
        """)
    play(state, "build coal_mine redditch_1", "pass")
    assert money(state, "red") == 20 - 5 + 7 + 7
    assert spent(state, "red") == 5
    assert deciders(state) == ["yellow"]
    play(state, "link redditch-oxford", "pass")
    assert order(state) == ["yellow", "red"]  # £3 against £5
