"""Combining both actions: any industry, any space, any card, all other rules."""

import pytest

from tests.games.age_of_industry.builders import allowed, legal, play, position, refused
from tests.games.age_of_industry.reading import deciders, hand, round_and_actions, standing

FAR = "red: hand ship red\nblue: hand red\ntile cologne-1 red cotton_mill 1\n"


def test_AI_COMBINE_ANYWHERE() -> None:
    state = position(FAR)
    assert refused(state, "build ironworks munich-1") == "AI-CARD-PLAYED"
    play(state, "combine ironworks munich-1")
    assert legal(state) == {"card ship", "card red"}
    play(state, "card ship")
    assert (standing(state, "munich-1"), hand(state)) == ("red ironworks 1", ["red"])
    assert deciders(state) == ["blue"]
    assert refused(position("blue: hand red"), "combine port kiel-1") == "AI-COMBINE-ANYWHERE"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("combine factory munich-1", "AI-MAT-LEVEL-ZERO"),
        ("combine ironworks cologne-2", "AI-SPACE-FEW"),
        ("combine cotton_mill cologne-1", "AI-OVERBUILD-HIGHER"),
        ("combine ironworks leipzig-1", "AI-OVERBUILD-OTHERS"),
        ("combine coal_mine belgium-1", "AI-TRACK-CONNECTION"),
    ],
)
def test_AI_COMBINE_RULES(move: str, rule: str) -> None:
    state = position(FAR + "tile leipzig-1 blue cotton_mill 1\nred: next coal_mine 2")
    assert refused(state, move) == rule


def test_AI_COMBINE_BOTH() -> None:
    first_round = position("round 1\n" + FAR)
    assert round_and_actions(first_round) == (1, 1)
    assert refused(first_round, "combine ironworks munich-1") == "AI-COMBINE-BOTH"
    state = position(FAR)
    allowed(state, "combine ironworks munich-1")
    play(state, "develop ship 0", "card red")
    assert refused(state, "combine ironworks munich-1") == "AI-COMBINE-BOTH"
