"""Replacing a tile by a higher one of its industry."""

from tests.games.lancashire.builders import allowed, play, position, refused
from tests.games.reading import cubes, discards, flipped, money, spent, tiles

# One's own tiles -----------------------------------------------------------------------------


def test_BL_OVERBUILD_OWN() -> None:
    state = position("""
        red: hand wigan*2 oldham
        tile wigan_n red coal_mine 1
        tile bolton_nw yellow coal_mine 1
    """)  # unflipped, with cubes on it, and with coal elsewhere
    play(state, "build coal_mine wigan_n")
    assert (tiles(state)["wigan_n"]["level"], tiles(state)["wigan_n"]["owner"]) == (2, 0)

    state = position("""
        red: hand macclesfield*2 oldham, next cotton_mill 2
        tile macclesfield_w red cotton_mill 1 flipped
        link macclesfield--the_midlands yellow
    """)
    play(state, "build cotton_mill macclesfield_w")
    assert tiles(state)["macclesfield_w"]["level"] == 2
    assert not flipped(state, "macclesfield_w")  # the new tile still has to be sold

    state = position("""
        red: hand liverpool*2 oldham, next port 3
        tile liverpool_ne red port 1
    """)
    play(state, "build port liverpool_ne")
    assert tiles(state)["liverpool_ne"]["level"] == 3

    state = position("""
        red: hand preston*2 oldham
        tile preston_ne red iron_works 1 flipped
        tile preston_s yellow port 1
        iron 8
    """)
    play(state, "build iron_works preston_ne")
    assert tiles(state)["preston_ne"]["level"] == 2
    assert (flipped(state, "preston_ne"), cubes(state, "preston_ne")) == (False, 4)


def test_BL_OVERBUILD_COST() -> None:
    tile = """
        tile wigan_n red coal_mine 1
        tile preston_ne yellow iron_works 1 cubes 3
    """
    state = position("red: money 6, hand wigan*2 oldham" + tile)
    assert refused(state, "build coal_mine wigan_n") == "BL-BUILD-PAY"
    state = position("red: money 30, hand bolton*2 oldham" + tile)
    assert refused(state, "build coal_mine wigan_n") == "BL-BUILD-RIGHT-CARD"
    state = position("red: money 7, hand wigan oldham*2" + tile)
    play(state, "build coal_mine wigan_n")
    assert (money(state, "red"), spent(state, "red")) == (0, 7)
    assert discards(state, "red")[-1] == "wigan"

    state = position("red: money 8, hand wigan oldham*2, next coal_mine 3" + tile)
    play(state, "build coal_mine wigan_n")
    assert (money(state, "red"), cubes(state, "preston_ne")) == (0, 2)

    works = """
        red: hand bolton oldham*2
        tile bolton_s red iron_works 1 cubes 4
    """
    assert refused(position(works), "build iron_works bolton_s") == "BL-BUILD-COAL-IRON"
    state = position(works + "tile bolton_nw yellow coal_mine 1")
    play(state, "build iron_works bolton_s")
    assert cubes(state, "bolton_nw") == 1


# Tiles of others -----------------------------------------------------------------------------


def test_BL_OVERBUILD_OTHERS_MINES_WORKS() -> None:
    state = position("""
        red: money 60, hand bolton preston liverpool wigan
        red: next coal_mine 2, next iron_works 2, next cotton_mill 2, next port 2
        tile wigan_n yellow coal_mine 1 flipped
        tile preston_ne yellow iron_works 1 flipped
        tile bolton_nw yellow cotton_mill 1 flipped
        tile liverpool_ne yellow port 1 flipped
        tile manchester_nw yellow cotton_mill 1
        link preston--wigan yellow
        link liverpool--wigan yellow
        link bolton--manchester yellow
        link manchester--warrington_runcorn yellow
        link warrington_runcorn--wigan yellow
        coal 0, iron 0
    """)
    allowed(state, "build coal_mine wigan_n")
    allowed(state, "build iron_works preston_ne")
    rule = "BL-OVERBUILD-OTHERS-MINES-WORKS"
    assert refused(state, "build cotton_mill bolton_nw") == rule
    assert refused(state, "build port liverpool_ne") == rule
    assert refused(state, "double cotton_mill manchester_nw") == rule
    play(state, "build iron_works preston_ne")
    assert (tiles(state)["preston_ne"]["owner"], tiles(state)["preston_ne"]["level"]) == (0, 2)

    yards = """
        era rail, round 2
        red: money 60, hand liverpool*2 oldham, next shipyard 2
        tile liverpool_sw {owner} shipyard 2 flipped
        tile liverpool_nw yellow port 2
        coal 0, iron 0
    """  # no shipyard is above level 2, so one's own is refused for its level
    state = position(yards.format(owner="yellow"))
    assert refused(state, "build shipyard liverpool_sw") == rule
    state = position(yards.format(owner="red"))
    assert refused(state, "build shipyard liverpool_sw") == "BL-OVERBUILD-HIGHER-LEVEL"


# Where the town has other slots --------------------------------------------------------------


def test_BL_OVERBUILD_FREE_SLOT_LEFT() -> None:
    state = position("""
        era rail, round 2
        red: hand bolton preston oldham, next coal_mine 3, next port 3
        tile bolton_nw red coal_mine 2
        tile preston_nw red port 2
    """)
    allowed(state, "build coal_mine bolton_nw")
    allowed(state, "build coal_mine bolton_ne")
    allowed(state, "build port preston_nw")  # even while the slot for ports alone is free
    allowed(state, "build port preston_s")

    state = position("""
        red: hand wigan oldham*2, next coal_mine 2
        tile wigan_n yellow coal_mine 1 flipped
        coal 0
    """)
    allowed(state, "build coal_mine wigan_n")
    allowed(state, "build coal_mine wigan_s")


def test_BL_OVERBUILD_by_double_builds_too() -> None:
    state = position("""
        era rail, round 2
        red: hand bolton oldham*2, next coal_mine 4
        tile bolton_nw red cotton_mill 2 flipped
    """)
    assert refused(state, "double coal_mine bolton_nw") == "BL-OVERBUILD-SAME-INDUSTRY"
    state = position("""
        red: hand bolton*2 oldham, next coal_mine 3
        tile bolton_nw yellow coal_mine 2 flipped
        tile bolton_s red iron_works 2 flipped
        coal 0
    """)
    assert refused(state, "double coal_mine bolton_nw") == "BL-OVERBUILD-CANAL-OTHERS"
