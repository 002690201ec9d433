"""The player mat: which tile is built, and what it costs."""

import pytest

from tests.games.age_of_industry.builders import allowed, play, position, refused
from tests.games.age_of_industry.reading import cubes, events, loans, mat, money, spent, standing


def test_AI_MAT_ONLY_OWN() -> None:
    state = position("""
        red: hand ironworks brown, mat ironworks 3
        blue: hand ironworks, mat ironworks 1 2
        coal 6, iron 6
        tile bohemia-1 yellow coal_mine 1
        link de-52 yellow
    """)
    play(state, "build ironworks regensburg-1", "card brown")
    assert standing(state, "regensburg-1") == "red ironworks 3"
    assert mat(state, "blue")["ironworks"] == [1, 2]
    assert refused(state, "build ironworks munich-1") == "AI-MAT-EMPTY"


def test_AI_MAT_LOWEST() -> None:
    state = position("red: hand yellow*2")
    play(state, "build cotton_mill berlin-1", "build cotton_mill magdeburg-1")
    assert standing(state, "magdeburg-1") == "red cotton_mill 1"
    assert mat(state)["cotton_mill"] == [2, 2, 3, 3]
    state = position("red: hand yellow*2, mat cotton_mill 1 3")
    play(state, "build cotton_mill berlin-1")
    assert mat(state)["cotton_mill"] == [3]


def test_AI_MAT_LEVEL_ZERO() -> None:
    near = """
        tile bohemia-1 blue coal_mine 1
        tile augsburg-1 blue ironworks 1
        link de-52 blue
        link de-51 blue
        red: hand brown*2, """
    assert refused(position(near + "mat factory 0 3"), "build factory regensburg-1") == (
        "AI-MAT-LEVEL-ZERO"
    )
    allowed(position(near + "mat factory 3"), "build factory regensburg-1")
    state = position("map new_england\nred: hand purple\ntile boston-1 red port 1")
    assert refused(state, "build ship ship_boston-1") == "AI-MAT-LEVEL-ZERO"


def test_AI_MAT_EMPTY() -> None:
    state = position("red: hand brown, mat cotton_mill")
    assert refused(state, "build cotton_mill munich-1") == "AI-MAT-EMPTY"
    assert refused(state, "combine cotton_mill munich-1") == "AI-MAT-EMPTY"


@pytest.mark.parametrize(
    ("move", "cost"),
    [("build cotton_mill munich-1", 4), ("build ironworks munich-1", 2)],
)
def test_AI_MAT_COST(move: str, cost: int) -> None:
    state = position("red: money 10, hand brown")
    play(state, move)
    assert (money(state), spent(state), loans(state)) == (10 - cost, cost, 0)


def test_AI_MAT_CUBES() -> None:
    alone = "red: hand brown*2, next cotton_mill 3\n"
    coal = "tile bohemia-1 blue coal_mine 1\n"
    assert refused(position(alone), "build cotton_mill munich-1") == "AI-TRACK-CONNECTION"
    state = position(alone + coal + "tile augsburg-1 blue ironworks 1\nlink de-53 blue")
    assert refused(state, "build cotton_mill munich-1") == "AI-CUBE-UNBROKEN"
    state = position(
        alone + coal + "tile augsburg-1 blue ironworks 1\nlink de-51 blue\nlink de-52 blue"
    )
    play(state, "build cotton_mill regensburg-1")
    assert (cubes(state, "bohemia-1"), cubes(state, "augsburg-1")) == (2, 2)


def test_AI_MAT_PAID_FIRST() -> None:
    # The last cube of red's own mine pays $4, but the loan for the mill is taken before that.
    state = position("""
        red: money 4, hand brown*2, next cotton_mill 2
        tile bohemia-1 red coal_mine 1 cubes 1
        link de-52 red
    """)
    play(state, "build cotton_mill regensburg-1")
    assert (loans(state), money(state)) == (1, 12)
    found = events(state)
    assert found.index("event-loan") < found.index("event-coal") < found.index("event-flip")
