"""Interest after each round."""

from tests.games.age_of_industry.builders import position
from tests.games.age_of_industry.reading import (
    events,
    loans,
    money,
    order,
    pass_turns,
    round_and_actions,
    spent,
)

CARDS = "deck red*5 blue*5\nred: hand brown*3\nblue: hand port*3\nyellow: hand ship*3\n"


def test_AI_INTEREST_ONE() -> None:
    state = position(CARDS + "red: money 9, loans 3\nblue: money 2, loans 1")
    pass_turns(state, 3)
    assert round_and_actions(state) == (3, 2)
    assert (money(state, "red"), money(state, "blue"), money(state, "yellow")) == (6, 1, 0)
    assert (loans(state, "red"), loans(state, "blue")) == (3, 1)


def test_AI_INTEREST_LOAN() -> None:
    """Two dollars for three loans: a fourth one pays, and costs nothing yet."""
    state = position(CARDS + "red: money 2, loans 3")
    pass_turns(state, 3)
    assert (money(state), loans(state)) == (9, 4)
    assert events(state).count("event-loan") == 1


def test_AI_INTEREST_NOT_SPENT() -> None:
    state = position(CARDS + "red: money 9, loans 3\nblue: spent 1")
    pass_turns(state, 3)
    assert order(state) == ["red", "yellow", "blue"]
    assert spent(state) == 0
    ordered = events(state)
    assert ordered.index("event-spent") < ordered.index("event-interest")
