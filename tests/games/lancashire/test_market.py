"""New mines and works sell to the markets."""

from tests.games.lancashire.builders import legal, play, position
from tests.games.reading import (
    coal_market,
    course,
    cubes,
    deciders,
    flipped,
    income,
    iron_market,
    money,
    order,
    spent,
)

WIGAN = """
    red: money 20, income 10, hand wigan oldham*2
    tile liverpool_nw yellow port 1
    link liverpool--wigan yellow
"""
"""Wigan, where a mine of red will come, is connected to a port of yellow."""

BOLTON = """
    red: money 20, income 10, hand bolton oldham*2
    tile bolton_nw yellow coal_mine 1
"""
"""Bolton, where works of red will come, has coal but is connected to no market."""


def test_BL_MARKET_MINE_CONNECTED() -> None:
    state = position(WIGAN + "coal 7")
    play(state, "build coal_mine wigan_n")
    assert (coal_market(state), cubes(state, "wigan_n")) == (8, 1)
    assert money(state, "red") == 20 - 5 + 1
    # The port does not flip by it, and would serve flipped as well.
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


def test_BL_MARKET_WORKS() -> None:
    state = position(BOLTON + "iron 6")  # no link at all
    play(state, "build iron_works bolton_s")
    assert (iron_market(state), cubes(state, "bolton_s")) == (8, 2)
    assert money(state, "red") == 20 - 5 + 1 + 1
    state = position("""
        red: money 20, hand preston oldham*2
        tile preston_s yellow port 1
        coal 8, iron 6
    """)
    play(state, "build iron_works preston_ne")
    assert (iron_market(state), cubes(state, "preston_ne")) == (8, 2)
    assert money(state, "red") == 20 - 5 - 1 + 1 + 1


def test_BL_MARKET_ALL_THAT_FIT() -> None:
    state = position(BOLTON + "iron 8")
    play(state, "build iron_works bolton_s")
    assert (cubes(state, "bolton_s"), iron_market(state), money(state, "red")) == (4, 8, 15)
    state = position(BOLTON + "iron 7")
    play(state, "build iron_works bolton_s")
    assert (cubes(state, "bolton_s"), iron_market(state), money(state, "red")) == (3, 8, 16)
    state = position(BOLTON + "iron 3")
    play(state, "build iron_works bolton_s")
    assert (cubes(state, "bolton_s"), iron_market(state)) == (0, 7)
    assert "pass" in legal(state)  # nothing was asked: the next action follows
    state = position(WIGAN + "coal 8")
    play(state, "build coal_mine wigan_n")
    assert (cubes(state, "wigan_n"), coal_market(state), money(state, "red")) == (2, 8, 15)


def test_BL_MARKET_DEAREST_FIRST() -> None:
    state = position(WIGAN + "red: next coal_mine 2\ncoal 3")  # free: £1 £1 £2 £2 £3
    play(state, "build coal_mine wigan_n")
    assert money(state, "red") == 20 - 7 + 3 + 2 + 2
    state = position(BOLTON + "iron 3")
    play(state, "build iron_works bolton_s")
    assert money(state, "red") == 20 - 5 + 3 + 2 + 2 + 1
    state = position(BOLTON + "iron 0")
    play(state, "build iron_works bolton_s")
    assert money(state, "red") == 20 - 5 + 4 + 4 + 3 + 3


def test_BL_MARKET_FLIP() -> None:
    state = position(WIGAN + "coal 6")
    play(state, "build coal_mine wigan_n")
    assert flipped(state, "wigan_n")
    assert income(state, "red") == 10 + 4
    state = position(WIGAN + "coal 7")
    play(state, "build coal_mine wigan_n")
    assert not flipped(state, "wigan_n")  # one cube is left
    assert income(state, "red") == 10
    state = position(BOLTON + "iron 4")
    play(state, "build iron_works bolton_s")
    assert flipped(state, "bolton_s")
    assert income(state, "red") == 10 + 3


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


def test_BL_MARKET_NOT_UNSPENT() -> None:
    state = position("""
        order red yellow
        red: money 20, hand wigan oldham*2
        yellow: money 20, hand manchester*3
        tile liverpool_nw yellow port 1
        link liverpool--wigan yellow
        coal 0
    """)
    play(state, "build coal_mine wigan_n", "pass")
    assert money(state, "red") == 20 - 5 + 4 + 4
    assert spent(state, "red") == 5
    assert deciders(state) == ["yellow"]
    play(state, "link preston--wigan", "pass")
    assert order(state) == ["yellow", "red"]  # £3 against £5
