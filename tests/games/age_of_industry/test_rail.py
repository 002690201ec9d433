"""Building a railway: where it may start, what it costs and where its cubes come from."""

import pytest

from tests.games.age_of_industry.builders import allowed, legal, play, position, refused
from tests.games.age_of_industry.reading import (
    asked,
    cubes,
    hand,
    links,
    loans,
    money,
    rails_left,
    spent,
    tiles,
    track,
)

MILL = "red: money 20, hand port\ntile cologne-1 red cotton_mill 1\n"
BLUE = "tile frankfurt-1 blue cotton_mill 1\n"


def rails(state_text: str) -> set[str]:
    return {move for move in legal(position(state_text)) if move.startswith("link ")}


def test_AI_RAIL_PLACE() -> None:
    assert rails(MILL) == {"link de-31", "link de-33", "link de-34"}
    state = position(MILL)
    play(state, "link de-34")
    assert links(state) == {"de-34": "red"}


def test_AI_RAIL_ONE_PER_LINE() -> None:
    state = position(MILL + BLUE + "link de-34 blue")
    assert refused(state, "link de-34") == "AI-RAIL-ONE-PER-LINE"


def test_AI_RAIL_STAYS() -> None:
    # Even when the tile it started from is replaced by another player's.
    state = position("""
        red: hand port
        blue: money 20, hand blue*2, next coal_mine 2
        order blue red yellow
        coal 0, iron 6
        tile essen-1 red coal_mine 1 flipped
        tile essen-3 yellow ironworks 1
        link de-31 red
    """)
    play(state, "build coal_mine essen-1")
    assert tiles(state)["essen-1"]["owner"] == 1
    assert links(state) == {"de-31": "red"}


def test_AI_RAIL_FROM() -> None:
    assert refused(position("red: hand port"), "link de-34") == "AI-RAIL-FROM"
    state = position(MILL)
    assert refused(state, "link de-36") == "AI-RAIL-FROM"
    # Another player's railway is no place to start from; one's own is, at both ends.
    state = position(MILL + BLUE + "link de-34 blue")
    assert refused(state, "link de-36") == "AI-RAIL-FROM"
    state = position("""
        red: money 20, hand port
        tile kassel-1 red ironworks 1
        tile mannheim-1 blue coal_mine 1
        link de-36 red
        link de-37 blue
    """)
    allowed(state, "link de-34")
    allowed(state, "link de-32")


def test_AI_RAIL_NO_CARD() -> None:
    state = position(MILL)
    play(state, "link de-34")
    assert hand(state) == ["port"]
    allowed(position("tile cologne-1 red cotton_mill 1\ndeck red"), "link de-34")


def test_AI_RAIL_FIRST() -> None:
    state = position(MILL)
    play(state, "link de-34")
    assert (spent(state), track(state)) == (1, (6, 6))
    # The railways of others do not count: this is still the first.
    state = position(MILL + BLUE + "link de-36 blue")
    play(state, "link de-34")
    assert spent(state) == 1


LATER = (
    MILL
    + """
    link de-34 red
    tile mannheim-1 blue coal_mine 1
    tile frankfurt-1 blue ironworks 1
"""
)


def test_AI_RAIL_LATER() -> None:
    state = position(LATER + "link de-37 blue")
    play(state, "link de-36")
    assert (spent(state), money(state)) == (1, 19)
    assert (cubes(state, "mannheim-1"), cubes(state, "frankfurt-1")) == (2, 2)
    assert refused(position(MILL + "link de-34 red"), "link de-36") == "AI-TRACK-CONNECTION"


def test_AI_RAIL_EITHER_END() -> None:
    # Mannheim has the coal, Frankfurt the iron; the new railway itself joins them.
    state = position(LATER)
    play(state, "link de-37")
    assert (cubes(state, "mannheim-1"), cubes(state, "frankfurt-1")) == (2, 2)
    assert links(state) == {"de-34": "red", "de-37": "red"}


def test_AI_RAIL_CUBE_RULES() -> None:
    # Nothing is connected, but the railway reaches France: $1 and $1 for the first spaces.
    state = position("""
        red: money 20, hand port
        tile strasbourg-1 red cotton_mill 1
        link de-40 red
    """)
    play(state, "link de-42")
    assert (spent(state), track(state)) == (3, (5, 5))


def test_AI_RAIL_VILLAGE() -> None:
    state = position("""
        red: money 20, hand port
        tile stuttgart-1 red cotton_mill 1
        tile mannheim-1 blue coal_mine 1
        tile augsburg-1 blue ironworks 1
        link de-41 blue
        link de-45 blue
        link de-44 red
    """)
    play(state, "link de-46")
    assert links(state)["de-46"] == "red"
    assert (cubes(state, "mannheim-1"), cubes(state, "augsburg-1")) == (2, 2)


def test_AI_RAIL_MARKERS() -> None:
    ours = "".join(f"link de-{number:02} red\n" for number in range(1, 13))
    state = position("red: money 20, hand port\ntile kiel-1 red port 1\n" + ours)
    assert rails_left(state) == 0
    assert refused(state, "link de-14") == "AI-RAIL-MARKERS"
    state = position(
        "red: money 20, hand port\ntile kiel-1 red port 1\n" + ours.replace("link de-08 red\n", "")
    )
    allowed(state, "link de-14")


@pytest.mark.parametrize("source", ["cologne-2", "stuttgart-1"])
def test_AI_RAIL_NEAREST_END(source: str) -> None:
    # One ironworks is nearest to Frankfurt's end, another to Mannheim's; the third is farther.
    state = position("""
        red: money 20, hand port
        tile frankfurt-2 red cotton_mill 1
        tile cologne-2 blue ironworks 1
        tile essen-3 blue ironworks 1
        tile stuttgart-1 yellow ironworks 1
        tile mannheim-1 blue coal_mine 1
        link de-36 red
        link de-34 blue
        link de-31 blue
        link de-41 blue
    """)
    play(state, "link de-37")
    assert asked(state) == "iron"
    assert refused(state, "iron essen-3") == "AI-RAIL-NEAREST-END"
    assert legal(state) == {"iron cologne-2", "iron stuttgart-1"}
    play(state, f"iron {source}")
    assert cubes(state, source) == 2
    assert (cubes(state, "mannheim-1"), spent(state), loans(state)) == (2, 1, 0)
