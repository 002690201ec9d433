"""The order of the next round, by the money spent."""

from tests.games.age_of_industry.builders import play, position
from tests.games.age_of_industry.reading import loans, order, pass_turns, spent

CARDS = "deck red*5 blue*5\nyellow: hand ship*3\n"


def test_AI_ORDER_LEAST_FIRST() -> None:
    """Yellow 0, red 2, blue 4."""
    state = position(CARDS + "red: hand brown*3\nblue: hand light_green*2 purple*2")
    play(state, "build ironworks munich-1", "pass")
    play(state, "build cotton_mill hanover-1")
    assert (spent(state, "red"), spent(state, "blue")) == (2, 4)
    pass_turns(state, 2)
    assert order(state) == ["yellow", "red", "blue"]


def test_AI_ORDER_TIE() -> None:
    """Red and yellow spent nothing: they come first, in the order they had."""
    state = position(
        "order yellow blue red\n" + CARDS + "red: hand brown*3\nblue: hand light_green*2 purple*2"
    )
    pass_turns(state)
    play(state, "build cotton_mill hanover-1")
    pass_turns(state, 2)
    assert order(state) == ["yellow", "red", "blue"]


def test_AI_ORDER_CLEARED() -> None:
    state = position(CARDS + "red: hand brown*5, spent 9\nblue: hand port*5, spent 3")
    pass_turns(state, 3)
    assert order(state) == ["yellow", "blue", "red"]
    assert [spent(state, colour) for colour in ("red", "blue", "yellow")] == [0, 0, 0]
    assert loans(state) == 0
