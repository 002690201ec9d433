"""The two farm breweries: places that have neither a name nor a card."""

import pytest

from ironbridge.kernel.errors import UnknownMove
from tests.games.birmingham.builders import allowed, game, legal, play, position, refused
from tests.games.reading import cubes, tiles


def test_BB_FARM_BREWERY_ONLY() -> None:
    state = position("""
        red: money 60, hand wild_industry wild_location, gone coal_mine
        link cannock-farm_brewery_north red
        link kidderminster-worcester-farm_brewery_south red
        link worcester-gloucester red
        """)
    assert {move for move in legal(state) if "farm_brewery" in move} == {
        "build brewery farm_brewery_north_1",
        "build brewery farm_brewery_south_1",
    }
    with pytest.raises(UnknownMove):
        game.parse("build coal_mine farm_brewery_north_1")
    with pytest.raises(UnknownMove):
        game.parse("build brewery farm_brewery_south_2")
    play(state, "build brewery farm_brewery_north_1")
    assert cubes(state, "farm_brewery_north_1") == 1


def test_BB_FARM_CARDS() -> None:
    farm = "build brewery farm_brewery_north_1"
    board = """
        link cannock-farm_brewery_north red
        """
    allowed(position("red: money 30, hand brewery" + board), farm)
    allowed(position("red: money 30, hand wild_industry" + board), farm)
    state = position("red: money 30, hand wild_location cannock pottery" + board)
    assert refused(state, farm) == "BB-FARM-CARDS"

    state = position("red: money 30, hand brewery wild_industry wild_location cannock" + board)
    play(state, farm)
    assert legal(state) == {"card brewery", "card wild_industry"}
    assert refused(state, "card wild_location") == "BB-FARM-CARDS"
    assert refused(state, "card cannock") == "BB-FARM-CARDS"
    play(state, "card brewery")
    assert tiles(state)["farm_brewery_north_1"]["industry"] == "brewery"


def test_BB_FARM_NETWORK() -> None:
    south = "build brewery farm_brewery_south_1"
    north = "build brewery farm_brewery_north_1"
    state = position("""
        red: money 30, hand brewery wild_industry
        tile kidderminster_1 red coal_mine 1
        """)
    assert refused(state, south) == "BB-FARM-NETWORK"
    state = position("""
        red: money 30, hand brewery wild_industry
        tile kidderminster_1 red coal_mine 1
        link kidderminster-worcester-farm_brewery_south yellow
        """)  # connected, but by another player's link
    assert refused(state, south) == "BB-FARM-NETWORK"
    state = position("""
        red: money 30, hand brewery wild_industry
        link kidderminster-worcester-farm_brewery_south red
        """)
    allowed(state, south)
    assert refused(state, north) == "BB-FARM-NETWORK"
    state = position("red: money 30, hand brewery")
    allowed(state, south)
    allowed(state, north)


def test_BB_FARM_NORTH_LINK() -> None:
    text = """
        red: money 30, hand birmingham*3
        tile cannock_1 red manufacturer 1
        tile farm_brewery_north_1 yellow brewery 1
        link cannock-walsall red
        link walsall-birmingham red
        link birmingham-oxford red
        merchant oxford_m1 manufacturer_a no barrel
        merchant oxford_m2 blank_a
        """
    state = position(text)  # the farm's beer is out of reach in Cannock
    assert refused(state, "sell cannock_1") == "BB-SELL-BEER"
    play(state, "link cannock-farm_brewery_north", "sell cannock_1")
    assert tiles(state)["farm_brewery_north_1"]["flipped"]
    assert tiles(state)["cannock_1"]["flipped"]

    state = position("""
        red: money 30, hand brewery*3
        tile cannock_1 red manufacturer 1
        """)  # nor is the farm in the network of a tile there
    assert refused(state, "build brewery farm_brewery_north_1") == "BB-FARM-NETWORK"
    play(state, "link cannock-farm_brewery_north")
    allowed(state, "build brewery farm_brewery_north_1")
