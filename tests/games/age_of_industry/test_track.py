"""Buying from the demand track: when it is open, and what a cube costs there."""

import pytest

from tests.games.age_of_industry.builders import allowed, play, position, refused
from tests.games.age_of_industry.reading import cubes, loans, money, spent, standing, track

MILL = "red: money 20, hand light_green*2, next cotton_mill 2\n"
"""Red's next mill costs $6 and one coal."""
PORT = "tile hamburg-1 blue port 1\nlink de-05 blue\n"
"""A port joined to Hanover."""


def test_AI_TRACK_WHEN() -> None:
    # A connected mine gives the coal; the track is left alone.
    state = position(MILL + PORT + "tile essen-1 blue coal_mine 1\nlink de-09 blue")
    play(state, "build cotton_mill hanover-1")
    assert (cubes(state, "essen-1"), track(state), spent(state)) == (2, (6, 6), 6)
    state = position(MILL + PORT + "tile essen-1 blue coal_mine 1 flipped\nlink de-09 blue")
    play(state, "build cotton_mill hanover-1")
    assert (track(state), spent(state)) == ((5, 6), 7)


def test_AI_TRACK_CONNECTION() -> None:
    state = position(MILL + "tile hamburg-1 blue port 1")
    assert refused(state, "build cotton_mill hanover-1") == "AI-TRACK-CONNECTION"
    allowed(position(MILL + PORT), "build cotton_mill hanover-1")
    # Holland has the distant port symbol, Denmark does not.
    holland = "tile bremen-2 blue cotton_mill 1\nlink de-07 blue\nlink de-08 blue"
    allowed(position(MILL + holland), "build cotton_mill hanover-1")
    way = "tile hamburg-3 blue cotton_mill 1\nlink de-05 blue\nlink de-02 blue\nlink de-01 blue"
    denmark = position(MILL + way)
    assert refused(denmark, "build cotton_mill hanover-1") == "AI-TRACK-CONNECTION"


@pytest.mark.parametrize("port", ["blue port 1", "blue port 1 flipped", "red port 2"])
def test_AI_TRACK_ANY_PORT(port: str) -> None:
    way = "tile hanover-2 yellow cotton_mill 1\nlink de-05 yellow\n"
    allowed(position(MILL + way + f"tile hamburg-1 {port}"), "build cotton_mill hanover-1")


def test_AI_TRACK_ANY_PORT_in_the_same_location() -> None:
    allowed(position(MILL + "tile hamburg-1 blue port 1"), "build cotton_mill hamburg-3")


def test_AI_TRACK_ANYONE() -> None:
    # Blue alone has built the way to France.
    state = position("""
        red: money 20, hand blue*2, next cotton_mill 2
        tile belgium-1 blue coal_mine 1 flipped
        link de-33 blue
        link de-35 blue
    """)
    play(state, "build cotton_mill cologne-1")
    assert (standing(state, "cologne-1"), track(state)) == ("red cotton_mill 2", (5, 6))


@pytest.mark.parametrize(("left", "price"), [(6, 1), (5, 1), (4, 2), (3, 2), (2, 3), (1, 3)])
def test_AI_TRACK_CHEAPEST(left: int, price: int) -> None:
    state = position(MILL + PORT + f"coal {left}, iron 6")
    play(state, "build cotton_mill hanover-1")
    assert (spent(state), track(state)) == (6 + price, (left - 1, 6))


def test_AI_TRACK_EMPTY() -> None:
    state = position("""
        red: money 30, hand light_green*2, mat cotton_mill 3*2
        coal 0, iron 0
        tile hamburg-1 blue port 1
        link de-05 blue
        link de-03 blue
    """)
    play(state, "build cotton_mill hanover-1", "build cotton_mill bremen-2")
    assert spent(state) == 2 * (12 + 4 + 4)
    assert track(state) == (0, 0)


def test_AI_TRACK_OWN_PORT() -> None:
    # The port of level 3 costs $8, one coal and one iron; no railway leads to Kiel.
    state = position("red: money 20, hand light_green, next port 3")
    play(state, "build port kiel-1")
    assert (standing(state, "kiel-1"), spent(state), track(state)) == ("red port 3", 10, (5, 5))


def test_AI_TRACK_SPENT() -> None:
    state = position(MILL + PORT + "coal 1, iron 6")
    play(state, "build cotton_mill hanover-1")
    assert (spent(state), money(state), loans(state)) == (9, 11, 0)


def test_AI_TRACK_NO_CONNECTED_SOURCE() -> None:
    # There is coal in Poland, but no way leads from there to Hanover.
    state = position(MILL + PORT + "tile poland-1 blue coal_mine 1")
    play(state, "build cotton_mill hanover-1")
    assert (cubes(state, "poland-1"), track(state)) == (3, (5, 6))


def test_AI_TRACK_UNDER_CONSTRUCTION() -> None:
    # Boston's new port opens the lane to the ship, whose coal is nearer than any track.
    state = position("""
        map new_england
        red: money 20, hand yellow, next port 2
        tile portland-1 blue port 1
        tile ship_maine-1 blue ship 2
    """)
    play(state, "build port portsmouth-1")
    assert (spent(state), track(state)) == (5, (6, 6))
    assert state.to_json()["imports"][0] == {"import": "ship_maine-import", "cubes": 2}
    # A new ship opens the way from Portland's ironworks to itself.
    state = position("""
        map new_england
        red: money 20, hand yellow, next ship 3
        tile portland-1 blue port 1
        tile portland-2 yellow ironworks 1
    """)
    play(state, "build ship ship_maine-1")
    assert (cubes(state, "portland-2"), track(state)[1]) == (2, 6)
