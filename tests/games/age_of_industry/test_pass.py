"""Passing: a card is discarded, and nothing else happens."""

import pytest

from tests.games.age_of_industry.builders import legal, play, position, refused
from tests.games.age_of_industry.reading import (
    discards,
    hand,
    money,
    pass_turns,
    round_and_actions,
    tiles,
)


def test_AI_PASS_CARD() -> None:
    state = position("red: hand brown ship, money 3")
    play(state, "pass")
    assert legal(state) == {"card brown", "card ship"}
    play(state, "card brown")
    assert (hand(state), discards(state)[-1]) == (["ship"], "brown")
    assert (money(state), tiles(state), round_and_actions(state)) == (3, {}, (2, 1))


def test_AI_PASS_FREE() -> None:
    state = position("display port ship")
    before = discards(state)
    play(state, "pass")
    assert round_and_actions(state) == (2, 1)
    assert discards(state) == before


def test_AI_PASS_NEEDS_CARD() -> None:
    state = position("deck red")
    assert refused(state, "pass") == "AI-PASS-NEEDS-CARD"
    assert "draw deck" in legal(state)


def test_AI_PASS_LATER() -> None:
    state = position("red: hand brown*4\ndeck red*5 blue*5\nblue: hand port*3\nyellow: hand ship*3")
    play(state, "pass")
    assert "build cotton_mill munich-1" in legal(state)
    pass_turns(state, 3)
    assert round_and_actions(state) == (3, 2)
    assert "build cotton_mill munich-1" in legal(state)


def test_AI_PASS_CARD_of_the_hand() -> None:
    state = position("red: hand port brown")
    play(state, "pass")
    assert refused(state, "card ship") == "AI-PASS-CARD"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("develop factory 0", "AI-DEVELOP-CARD"),
        ("combine port kiel-1", "AI-COMBINE-ANYWHERE"),
        ("build port kiel-1", "AI-CARD-PLAYED"),
    ],
)
def test_a_card_that_is_not_in_hand_pays_for_nothing(move: str, rule: str) -> None:
    state = position("red: hand port light_green")
    play(state, move)
    assert refused(state, "card ship") == rule
