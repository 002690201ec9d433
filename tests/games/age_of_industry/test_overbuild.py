"""Building over a tile: one's own, and other players' mines and works."""

import pytest

from tests.games.age_of_industry.builders import allowed, legal, play, position, refused
from tests.games.age_of_industry.reading import (
    cubes,
    events,
    flipped,
    imported,
    mat,
    money,
    spent,
    standing,
    tiles,
    track,
)

SUPPLIED = """
    tile bohemia-1 yellow coal_mine 1
    tile augsburg-1 yellow ironworks 1
    link de-52 yellow
    link de-51 yellow
"""
"""Coal and iron are one line away from Regensburg."""


def test_AI_OVERBUILD_OWN() -> None:
    state = position(
        SUPPLIED
        + "red: money 20, hand brown, next cotton_mill 2\ntile regensburg-1 red cotton_mill 1"
    )
    play(state, "build cotton_mill regensburg-1")
    assert standing(state, "regensburg-1") == "red cotton_mill 2"


def test_AI_OVERBUILD_ANY_INDUSTRY() -> None:
    state = position(
        SUPPLIED + "red: money 20, hand brown, mat factory 3\ntile regensburg-1 red cotton_mill 1"
    )
    play(state, "build factory regensburg-1")
    assert standing(state, "regensburg-1") == "red factory 3"
    # There is no move at all to put a mill on a port.
    port = position("red: hand light_green, next cotton_mill 2\ntile kiel-1 red port 1")
    assert not any(move.endswith("cotton_mill kiel-1") for move in legal(port))


def test_AI_OVERBUILD_HIGHER() -> None:
    same = position("red: hand brown\ntile munich-1 red cotton_mill 1")
    assert refused(same, "build cotton_mill munich-1") == "AI-OVERBUILD-HIGHER"
    lower = position("red: hand brown\ntile munich-1 red factory 3")
    assert refused(lower, "build ironworks munich-1") == "AI-OVERBUILD-HIGHER"


@pytest.mark.parametrize(
    ("there", "built"),
    [
        ("cotton_mill 1", "cotton_mill"),
        ("ironworks 1 flipped", "cotton_mill"),
        ("factory 3", "ironworks"),
    ],
)
def test_AI_OVERBUILD_OTHERS(there: str, built: str) -> None:
    state = position(f"""
        red: hand red, next cotton_mill 3, next ironworks 3
        coal 0, iron 0
        tile frankfurt-1 blue {there}
    """)
    assert refused(state, f"build {built} frankfurt-1") == "AI-OVERBUILD-OTHERS"


def test_AI_OVERBUILD_OTHERS_NO_CUBES() -> None:
    text = """
        red: money 20, hand blue*2, next coal_mine 2
        tile essen-1 blue coal_mine 1 flipped
        tile essen-3 blue ironworks 1
    """
    track_left = position(text + "coal 1, iron 6")
    assert refused(track_left, "build coal_mine essen-1") == "AI-OVERBUILD-OTHERS-NO-CUBES"
    map_left = position(text + "coal 0, iron 6\ntile poland-1 yellow coal_mine 1 cubes 1")
    assert refused(map_left, "build coal_mine essen-1") == "AI-OVERBUILD-OTHERS-NO-CUBES"
    none_left = position(text + "coal 0, iron 6")
    play(none_left, "build coal_mine essen-1")
    assert standing(none_left, "essen-1") == "red coal_mine 2"
    works = position("""
        red: money 20, hand blue*2, next ironworks 2
        coal 6, iron 0
        tile essen-1 blue coal_mine 1
        tile essen-3 blue ironworks 1 flipped
    """)
    play(works, "build ironworks essen-3")
    assert standing(works, "essen-3") == "red ironworks 2"


def test_AI_OVERBUILD_LEAVES() -> None:
    state = position(
        SUPPLIED
        + "red: money 20, hand brown, next cotton_mill 2\ntile regensburg-1 red cotton_mill 1"
    )
    before = mat(state)["cotton_mill"]
    play(state, "build cotton_mill regensburg-1")
    assert mat(state)["cotton_mill"] == before[1:]
    assert len(tiles(state)) == 3
    assert "event-replace" in events(state)


def test_AI_OVERBUILD_OTHER_RULES() -> None:
    own = "tile munich-1 red cotton_mill 1\n"
    # The wrong card, no coal, and another's mine in a location that is full for red.
    assert (
        refused(
            position(own + "red: hand port, next cotton_mill 2"), ("build cotton_mill munich-1")
        )
        == "AI-CARD-PLAYED"
    )
    assert (
        refused(
            position(own + "red: hand brown, next cotton_mill 2"), ("build cotton_mill munich-1")
        )
        == "AI-TRACK-CONNECTION"
    )
    full = position("""
        red: hand yellow, next coal_mine 2
        coal 0, iron 6
        tile dresden-1 blue coal_mine 1 flipped
        tile dresden-2 red ironworks 1
    """)
    assert refused(full, "build coal_mine dresden-1") == "AI-SPACE-FEW"


SHIP = """
    map new_england
    red: money 20, hand purple*2, next ship 3
    tile boston-1 red port 1
"""


def test_AI_OVERBUILD_SHIP() -> None:
    state = position(
        SHIP
        + """
        red: next cotton_mill 2
        tile ship_boston-1 red ship 2
        import ship_boston-import 2
        market ship_boston-market-1 no_demand
        """
    )
    play(state, "build ship ship_boston-1")
    assert standing(state, "ship_boston-1") == "red ship 3"
    assert imported(state, "ship_boston-import") == 1  # one built the ship, none came with it
    play(state, "build cotton_mill boston-3")
    # The last coal is gone and nothing is demanded, but a rebuilt ship never flips.
    assert imported(state, "ship_boston-import") == 0
    assert standing(state, "ship_boston-1") == "red ship 3"


def test_AI_OVERBUILD_SHIP_TRACK() -> None:
    state = position(
        SHIP
        + """
        coal 0, iron 6
        tile ship_boston-1 red ship 2
        import ship_boston-import 3
        market ship_boston-market-1 cotton
        """
    )
    play(state, "build ship ship_boston-1")
    assert (imported(state, "ship_boston-import"), track(state)) == (2, (0, 5))


def test_AI_OVERBUILD_FEEDS() -> None:
    state = position("""
        red: money 20, hand brown, mat factory 3
        tile bohemia-1 yellow coal_mine 1
        tile regensburg-1 red ironworks 1 cubes 2
        link de-52 yellow
    """)
    play(state, "build factory regensburg-1")
    assert standing(state, "regensburg-1") == "red factory 3"
    assert (spent(state), money(state), track(state)) == (8, 12, (6, 6))
    assert "event-flip" not in events(state)
    assert cubes(state, "bohemia-1") == 2


def test_AI_OVERBUILD_IMPORT_CUBES() -> None:
    text = """
        map new_england
        red: money 20, hand blue, next coal_mine 2
        coal 0, iron 6
        tile pennsylvania-1 blue coal_mine 1 flipped
        tile pennsylvania-3 yellow ironworks 1
        tile boston-1 blue port 1
        tile ship_boston-1 blue ship 2
    """
    some = position(text + "import ship_boston-import 1")
    assert refused(some, "build coal_mine pennsylvania-1") == "AI-OVERBUILD-IMPORT-CUBES"
    none = position(text + "import ship_boston-import 0\nmarket ship_boston-market-1 cotton")
    allowed(none, "build coal_mine pennsylvania-1")
    assert not flipped(none, "ship_boston-1")
