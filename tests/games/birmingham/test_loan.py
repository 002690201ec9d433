"""The loan: money now, income levels lost."""

from tests.games.birmingham.builders import allowed, play, position, refused
from tests.games.reading import course, income, money, spent


def test_BB_LOAN_MONEY() -> None:
    state = position("red: money 4, income 19, hand birmingham*3")
    play(state, "loan")
    assert money(state, "red") == 34
    assert spent(state, "red") == 0
    play(state, "pass")  # the round ends, and all that red sees of the loan is a lower income
    assert course(state) == ("canal", 3, 1)
    assert money(state, "red") == 36


def test_BB_LOAN_LEVELS() -> None:
    state = position("red: income 10, hand birmingham*3")
    play(state, "loan")
    assert income(state, "red") == 7  # from level 0 to level -3
    state = position("red: income 37, hand birmingham*3")
    play(state, "loan")
    assert income(state, "red") == 30  # from level 13 to level 10; three spaces would be 34


def test_BB_LOAN_HIGHEST_SPACE() -> None:
    state = position("red: income 19, hand birmingham*3")
    play(state, "loan")
    assert income(state, "red") == 14  # level 2 has the spaces 13 and 14
    state = position("red: income 64, hand birmingham*3")
    play(state, "loan")
    assert income(state, "red") == 54  # level 18 has the spaces 52, 53 and 54


def test_BB_LOAN_FLOOR() -> None:
    state = position("red: income 3, hand birmingham*3")
    allowed(state, "loan")
    play(state, "loan")
    assert income(state, "red") == 0  # from level -7 to level -10, the lowest there is
    assert refused(state, "loan") == "BB-LOAN-FLOOR"
    state = position("red: income 2, hand birmingham*3")
    assert refused(state, "loan") == "BB-LOAN-FLOOR"
