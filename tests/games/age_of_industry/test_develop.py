"""Development: any tile of one's own mat, for any card."""

import pytest

from tests.games.age_of_industry.builders import allowed, legal, play, position, refused
from tests.games.age_of_industry.reading import (
    discards,
    hand,
    mat,
    money,
    round_and_actions,
    tiles,
)

HAND = "red: hand brown ship, discard port\n"


def test_AI_DEVELOP_ONE() -> None:
    state = position(HAND)
    play(state, "develop port 1", "card ship")
    assert mat(state)["port"] == [1, 2, 2, 3, 3]
    assert mat(state)["cotton_mill"] == [1, 1, 2, 2, 3, 3]
    assert round_and_actions(state) == (2, 1)
    assert money(state) == 0


def test_AI_DEVELOP_CARD() -> None:
    state = position(HAND)
    play(state, "develop port 1")
    assert legal(state) == {"card brown", "card ship"}
    play(state, "card ship")
    assert hand(state) == ["brown"]
    assert discards(state)[-1] == "ship"
    assert refused(position(""), "develop port 1") == "AI-DEVELOP-CARD"


def test_AI_DEVELOP_GONE() -> None:
    state = position("red: hand brown*3, mat port 1 2")
    play(state, "develop port 1")
    assert mat(state)["port"] == [2]
    assert "port" not in {tile["industry"] for tile in tiles(state).values()}
    assert refused(state, "develop port 1") == "AI-DEVELOP-ONLY-MAT"


def test_AI_DEVELOP_ZERO() -> None:
    """A factory of level 0 is never built; once both are gone, one of level 3 is."""
    state = position("""
        red: hand brown*4
        tile munich-1 blue ironworks 1
        tile bohemia-1 blue coal_mine 1
        link de-50 blue
        link de-52 blue
    """)
    assert refused(state, "build factory regensburg-1") == "AI-MAT-LEVEL-ZERO"
    play(state, "develop factory 0", "develop factory 0")
    assert mat(state)["factory"] == [3, 3, 4, 4]
    again = position("""
        red: hand brown*2, mat factory 3*2 4*2
        tile munich-1 blue ironworks 1
        tile bohemia-1 blue coal_mine 1
        link de-50 blue
        link de-52 blue
    """)
    allowed(again, "build factory regensburg-1")


def test_AI_DEVELOP_ONLY_MAT() -> None:
    """Tiles on the map are out of reach."""
    state = position("red: hand brown ship, mat ironworks 3\ntile munich-1 red ironworks 2")
    assert refused(state, "develop ironworks 2") == "AI-DEVELOP-ONLY-MAT"
    allowed(state, "develop ironworks 3")


@pytest.mark.parametrize(
    ("tile", "left"),
    [("factory 4", [0, 0, 3, 3, 4]), ("factory 3", [0, 0, 3, 4, 4])],
)
def test_AI_DEVELOP_ANY(tile: str, left: list[int]) -> None:
    state = position(HAND)
    play(state, f"develop {tile}", "card brown")
    assert mat(state)["factory"] == left
