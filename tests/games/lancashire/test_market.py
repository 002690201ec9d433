"""New mines and works sell to the markets."""

from tests.games.lancashire.builders import play, position
from tests.games.reading import coal_market, course, cubes, flipped, iron_market, money

WIGAN = """
    red: money 20, income 10, hand wigan oldham*2
    tile liverpool_nw yellow port 1
    link liverpool--wigan yellow
"""
"""Wigan, where a mine of red will come, is connected to a port of yellow."""


def test_BL_MARKET_MINE_ALONE() -> None:
    text = """
        red: money 20, income 10, hand oldham*2 wigan
        tile preston_s red port 1
        link manchester--oldham red
        link manchester--warrington_runcorn red
        link ellesmere_port--warrington_runcorn red
        link ellesmere_port--northwich red
        coal 4
    """
    state = position(text)  # Northwich is no market, and the port in Preston is not connected
    play(state, "build coal_mine oldham_w")
    assert coal_market(state) == 4
    assert (cubes(state, "oldham_w"), money(state, "red")) == (2, 15)
    assert not flipped(state, "oldham_w")
    state = position(text + "link northwich--the_midlands yellow")
    play(state, "build coal_mine oldham_w")
    assert coal_market(state) == 6
    assert flipped(state, "oldham_w")


def test_BL_MARKET_NEVER_LATER() -> None:
    state = position("""
        red: money 20, hand preston*2 stockport
        yellow: hand manchester*3
        tile wigan_n red coal_mine 1
        tile bolton_s yellow iron_works 1 cubes 3
        tile preston_s yellow port 1
        coal 5, iron 5
    """)
    play(state, "link preston--wigan", "card stockport")  # now a market is connected
    play(state, "develop cotton_mill", "done")  # and cubes are used
    play(state, "pass", "pass")
    assert course(state) == ("canal", 3, 1)
    assert (cubes(state, "wigan_n"), cubes(state, "bolton_s")) == (2, 2)
    assert (coal_market(state), iron_market(state)) == (5, 5)


def test_BL_MARKET_MINE_CONNECTED_to_a_port_or_a_border() -> None:
    state = position(WIGAN + "coal 7")
    play(state, "build coal_mine wigan_n")
    assert (coal_market(state), cubes(state, "wigan_n")) == (8, 1)
    assert money(state, "red") == 20 - 5 + 1
    # This does not flip the port; a flipped one would serve as well.
    assert not flipped(state, "liverpool_nw")
    state = position(WIGAN.replace("port 1", "port 1 flipped") + "coal 7")
    play(state, "build coal_mine wigan_n")
    assert coal_market(state) == 8
    border = position("""
        red: money 20, hand rochdale oldham*2
        link rochdale--yorkshire yellow
        coal 7
    """)
    play(border, "build coal_mine rochdale_n")
    assert (coal_market(border), money(border, "red")) == (8, 20 - 5 + 1)
    same_town = position("""
        red: money 20, hand warrington_runcorn oldham*2
        tile warrington_runcorn_w yellow port 1
        coal 7
    """)
    play(same_town, "build coal_mine warrington_runcorn_e")
    assert (coal_market(same_town), money(same_town, "red")) == (8, 20 - 5 + 1)
