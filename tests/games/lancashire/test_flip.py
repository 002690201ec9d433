"""When a tile turns over, and what its owner gains."""

from tests.games.lancashire.builders import play, position
from tests.games.reading import cubes, flipped, income, money, points, tiles


def test_BL_FLIP_SOLD() -> None:
    # Being built, standing there, or being used as a market flips neither mill nor port.
    state = position("""
        red: money 60, income 10, hand preston*2 oldham*2, next cotton_mill 2
        yellow: income 10
        tile preston_s yellow port 1
        tile fleetwood_single red port 1
        link fleetwood--preston red
        distant drawn 4 3 1
    """)
    play(state, "build cotton_mill preston_nw")  # with coal that these ports give access to
    assert not flipped(state, "preston_nw")
    assert (flipped(state, "preston_s"), flipped(state, "fleetwood_single")) == (False, False)
    assert (income(state, "red"), income(state, "yellow")) == (10, 10)
    play(state, "sell preston_nw", "card oldham", "port preston_s")
    assert (flipped(state, "preston_nw"), flipped(state, "preston_s")) == (True, True)
    assert not flipped(state, "fleetwood_single")
    assert (income(state, "red"), income(state, "yellow")) == (10 + 4, 10 + 3)


def test_BL_FLIP_EMPTIED() -> None:
    state = position("""
        era rail, round 2
        red: money 60, income 10, hand oldham*2 port
        tile wigan_n red coal_mine 2 cubes 2
        tile bolton_s red iron_works 2 cubes 2
    """)
    play(state, "link preston--wigan", "card port")
    assert (flipped(state, "wigan_n"), cubes(state, "wigan_n")) == (False, 1)
    play(state, "link southport--wigan")
    assert flipped(state, "wigan_n")
    assert income(state, "red") == 10 + 7
    play(state, "develop cotton_mill")
    assert (flipped(state, "bolton_s"), cubes(state, "bolton_s")) == (False, 1)
    play(state, "develop cotton_mill")
    assert flipped(state, "bolton_s")
    assert income(state, "red") == 10 + 7 + 3


def test_BL_FLIP_SHIPYARD() -> None:
    state = position("""
        red: money 30, income 10, hand liverpool oldham*2, next shipyard 1
        tile liverpool_nw yellow port 1
    """)
    play(state, "build shipyard liverpool_sw")
    assert tiles(state)["liverpool_sw"]["flipped"]
    assert income(state, "red") == 10 + 2
    assert points(state, "red") == 0
    assert money(state, "red") == 30 - 16 - 1 - 1
    assert not flipped(state, "liverpool_nw")
    state = position("""
        era rail
        red: money 30, income 10, hand oldham*2 port, next shipyard 2
        tile liverpool_nw yellow port 2
    """)
    play(state, "double shipyard liverpool_sw", "card oldham", "card oldham")
    assert flipped(state, "liverpool_sw")
    assert income(state, "red") == 10 + 1
