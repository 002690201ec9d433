"""Development: tiles leave the mat for iron."""

from tests.games.brass.playing import (
    Brass,
    Position,
    allowed,
    cubes,
    flipped,
    mat,
    play,
    refused,
    tiles,
)
from tests.games.reading import course, income, iron_market, money, spent


def test_DEVELOP_ONE_OR_TWO(position: Position) -> None:
    text = "red: money 30, hand birmingham*3"
    state = position(text)
    play(state, "develop coal_mine", "done")
    assert mat(state, "red")["coal_mine"] == [2, 2, 3, 3, 4, 4]
    assert course(state) == ("canal", 2, 1)

    state = position(text)
    play(state, "develop coal_mine")
    assert refused(state, "loan") == "DEVELOP-ONE-OR-TWO"
    play(state, "develop coal_mine")  # the same industry again, and no third tile
    assert mat(state, "red")["coal_mine"] == [2, 3, 3, 4, 4]
    assert course(state) == ("canal", 2, 1)
    allowed(state, "loan")

    state = position(text)
    full = mat(state, "yellow")["brewery"]
    play(state, "develop brewery", "develop iron_works")
    assert mat(state, "red")["brewery"] == full[1:]
    assert mat(state, "red")["iron_works"] == [2, 3, 4]
    assert mat(state, "yellow")["brewery"] == full
    assert tiles(state) == set()


def test_DEVELOP_IRON(brass: Brass, position: Position) -> None:
    two_pounds = f"iron {brass.iron_spaces - 2}"  # both £1 spaces are empty
    state = position(f"""
        red: money 9, hand birmingham*3
        yellow: income 10
        tile dudley_2 yellow iron_works 1 cubes 1
        {two_pounds}
    """)
    before = iron_market(state)
    play(state, "develop coal_mine")
    assert flipped(state, "dudley_2")
    assert income(state, "yellow") == 13
    assert (money(state, "red"), iron_market(state)) == (9, before)  # iron from a works is free
    play(state, "develop coal_mine")
    assert (money(state, "red"), spent(state, "red"), iron_market(state)) == (7, 2, before - 1)

    state = position("""
        red: money 9, hand birmingham*3
        tile dudley_2 yellow iron_works 1 cubes 3
    """)
    play(state, "develop coal_mine", "develop coal_mine")
    assert (cubes(state, "dudley_2"), money(state, "red"), iron_market(state)) == (1, 9, 8)

    state = position(f"red: money 3, hand birmingham*3\n{two_pounds}")
    play(state, "develop coal_mine")  # £2; another £2 cannot be paid, so no second is offered
    assert (money(state, "red"), iron_market(state)) == (1, before - 1)
    assert course(state) == ("canal", 2, 1)
    assert refused(state, "develop coal_mine") == "DEVELOP-IRON"

    dearest = brass.iron_spaces // 2 + 1
    state = position(f"red: money {dearest}, hand birmingham*3\niron 0")
    play(state, "develop coal_mine")  # from the empty market
    assert (money(state, "red"), iron_market(state)) == (0, 0)


def test_DEVELOP_MAT_EMPTY(position: Position) -> None:
    state = position("red: money 30, hand birmingham*3, next iron_works 4")
    play(state, "develop iron_works")
    assert mat(state, "red")["iron_works"] == []
    assert refused(state, "develop iron_works") == "DEVELOP-MAT-EMPTY"
    play(state, "done")
    assert refused(state, "develop iron_works") == "DEVELOP-MAT-EMPTY"
    allowed(state, "develop coal_mine")
