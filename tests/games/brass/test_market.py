"""New mines and works sell to the markets."""

import pytest

from tests.games.brass.playing import Brass, Position, cubes, flipped, legal, play
from tests.games.reading import coal_market, deciders, income, iron_market, money, order, spent

MINE = """
    red: money 20, income 10, hand redditch coventry*2
    link gloucester-redditch yellow
"""
"""The town where a mine of red will come is connected to a market."""
WORKS = """
    red: money 20, income 10, hand dudley coventry*2
    tile dudley_1 yellow coal_mine 1
"""
"""The town where works of red will come has coal, and no link at all."""


def test_MARKET_MINE_CONNECTED(brass: Brass, position: Position) -> None:
    state = position(MINE + f"coal {brass.coal_spaces - 1}")
    play(state, "build coal_mine redditch_1")
    assert coal_market(state) == brass.coal_spaces
    assert cubes(state, "redditch_1") == 1
    assert money(state, "red") == 20 - 5 + 1


def test_MARKET_WORKS(brass: Brass, position: Position) -> None:
    state = position(WORKS + f"iron {brass.iron_spaces - 2}")
    play(state, "build iron_works dudley_2")
    assert iron_market(state) == brass.iron_spaces
    assert cubes(state, "dudley_2") == 2
    assert money(state, "red") == 20 - 5 + 1 + 1
    state = position(f"""
        red: money 20, hand redditch coventry*2
        link gloucester-redditch yellow
        coal {brass.coal_spaces}, iron {brass.iron_spaces - 2}
    """)
    play(state, "build iron_works redditch_2")
    assert iron_market(state) == brass.iron_spaces
    assert money(state, "red") == 20 - 5 - 1 + 1 + 1  # the coal is bought


@pytest.mark.parametrize(("free", "left"), [(0, 4), (1, 3), (4, 0), (5, 0)])
def test_MARKET_ALL_THAT_FIT(brass: Brass, position: Position, free: int, left: int) -> None:
    before = brass.iron_spaces - free
    state = position(WORKS + f"iron {before}")
    play(state, "build iron_works dudley_2")
    assert (cubes(state, "dudley_2"), iron_market(state)) == (left, before + 4 - left)
    assert "pass" in legal(state)  # nothing was asked: the next action follows
    if free <= 1:
        assert money(state, "red") == 20 - 5 + free


def test_MARKET_ALL_THAT_FIT_of_coal(brass: Brass, position: Position) -> None:
    state = position(MINE + f"coal {brass.coal_spaces}")
    play(state, "build coal_mine redditch_1")
    assert (cubes(state, "redditch_1"), coal_market(state)) == (2, brass.coal_spaces)
    assert money(state, "red") == 15


def test_MARKET_DEAREST_FIRST(brass: Brass, position: Position) -> None:
    state = position(MINE + f"red: next coal_mine 2\ncoal {brass.coal_spaces - 5}")
    play(state, "build coal_mine redditch_1")  # free: £1, £1, £2, £2, £3
    assert money(state, "red") == 20 - 7 + 3 + 2 + 2
    state = position(WORKS + f"iron {brass.iron_spaces - 5}")
    play(state, "build iron_works dudley_2")
    assert money(state, "red") == 20 - 5 + 3 + 2 + 2 + 1
    state = position(WORKS + "iron 0")
    play(state, "build iron_works dudley_2")
    dearest = brass.iron_spaces // 2
    assert money(state, "red") == 20 - 5 + 2 * dearest + 2 * (dearest - 1)


def test_MARKET_FLIP(brass: Brass, position: Position) -> None:
    state = position(MINE + f"coal {brass.coal_spaces - 2}")
    play(state, "build coal_mine redditch_1")
    assert flipped(state, "redditch_1")
    assert income(state, "red") == 10 + 4
    state = position(MINE + f"coal {brass.coal_spaces - 1}")
    play(state, "build coal_mine redditch_1")
    assert not flipped(state, "redditch_1")  # one cube is left
    assert income(state, "red") == 10
    state = position(WORKS + f"iron {brass.iron_spaces - 4}")
    play(state, "build iron_works dudley_2")
    assert flipped(state, "dudley_2")
    assert income(state, "red") == 10 + 3


def test_MARKET_NOT_UNSPENT(brass: Brass, position: Position) -> None:
    state = position("""
        order red yellow
        red: money 20, income 10, hand redditch birmingham*2
        yellow: money 20, income 10, hand coventry*3
        link gloucester-redditch yellow
        coal 0
    """)
    play(state, "build coal_mine redditch_1", "pass")
    assert money(state, "red") == 20 - 5 + brass.coal_spaces  # twice the dearest price
    assert spent(state, "red") == 5
    assert deciders(state) == ["yellow"]
    play(state, "link redditch-oxford", "pass")
    assert order(state) == ["yellow", "red"]  # £3 against £5
