"""When a tile turns over, and what its owner gains."""

import pytest

from tests.games.brass.playing import Position, flipped, play
from tests.games.reading import course, income, points


def test_FLIP_OTHERS_TURN(position: Position) -> None:
    state = position("""
        red: money 30, income 10, hand dudley birmingham*3
        yellow: income 10, vp 0
        tile dudley_1 yellow coal_mine 1 cubes 1
    """)
    play(state, "build iron_works dudley_2")
    assert flipped(state, "dudley_1")
    assert (income(state, "yellow"), income(state, "red")) == (14, 10)
    assert course(state) == ("canal", 2, 1)  # still in the middle of red's turn
    assert points(state, "yellow") == 0  # points come at the end of the era


def test_FLIP_INCOME(position: Position) -> None:
    state = position("""
        red: money 30, income 10, hand birmingham*3
        yellow: income 58
        tile dudley_2 yellow iron_works 1 cubes 1
    """)
    play(state, "develop coal_mine")
    assert income(state, "yellow") == 61  # three spaces: from level 20 to 21, not to 23
    assert income(state, "red") == 10


@pytest.mark.parametrize(("before", "after"), [(95, 98), (96, 99), (97, 99), (98, 99)])
def test_FLIP_INCOME_CAP(position: Position, before: int, after: int) -> None:
    state = position(f"""
        red: money 30, hand birmingham*3
        yellow: income {before}
        tile dudley_2 yellow iron_works 1 cubes 1
    """)
    play(state, "develop coal_mine")
    assert flipped(state, "dudley_2")
    assert income(state, "yellow") == after
