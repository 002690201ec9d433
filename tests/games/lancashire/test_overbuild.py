"""Replacing a tile by a higher one of its industry."""

from tests.games.lancashire.builders import allowed, play, position, refused
from tests.games.reading import (
    coal_market,
    course,
    cubes,
    discards,
    flipped,
    income,
    iron_market,
    mat,
    money,
    points,
    spent,
    tiles,
)

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


def test_BL_OVERBUILD_SAME_INDUSTRY() -> None:
    state = position("""
        era rail, round 2
        red: hand bolton oldham*2, next coal_mine 4
        tile bolton_nw red cotton_mill 2 flipped
        tile bolton_ne red coal_mine 2 flipped
    """)
    assert refused(state, "build coal_mine bolton_nw") == "BL-OVERBUILD-SAME-INDUSTRY"
    assert refused(state, "double coal_mine bolton_nw") == "BL-OVERBUILD-SAME-INDUSTRY"
    allowed(state, "build coal_mine bolton_ne")


def test_BL_OVERBUILD_HIGHER_LEVEL() -> None:
    rule = "BL-OVERBUILD-HIGHER-LEVEL"
    state = position("""
        red: hand bolton*2 oldham
        tile bolton_nw red cotton_mill 1
    """)
    assert mat(state, "red")["cotton_mill"][0] == 1
    assert refused(state, "build cotton_mill bolton_nw") == rule
    # The same level is no higher for another player's tile either, still less a lower one.
    others = """
        red: hand wigan*2 oldham, next coal_mine {new}
        tile wigan_n yellow coal_mine {old} flipped
        coal 0
    """
    assert refused(position(others.format(old=2, new=2)), "build coal_mine wigan_n") == rule
    assert refused(position(others.format(old=3, new=2)), "build coal_mine wigan_n") == rule
    allowed(position(others.format(old=2, new=3)), "build coal_mine wigan_n")


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


def test_BL_OVERBUILD_CUBES_LOST() -> None:
    state = position("""
        red: income 10, hand wigan*2 oldham
        tile wigan_n red coal_mine 1 cubes 2
        tile preston_s yellow port 1
        coal 4
    """)
    play(state, "build coal_mine wigan_n")
    assert cubes(state, "wigan_n") == 3  # those of the new tile only
    assert (coal_market(state), money(state, "red")) == (4, 30 - 7)
    assert income(state, "red") == 10  # losing its cubes does not flip the old tile

    state = position("""
        era rail, round 2
        red: income 10, hand bolton*2 oldham
        tile bolton_s red iron_works 2 cubes 3
        tile bolton_nw yellow coal_mine 2
        iron 8
    """)
    play(state, "build iron_works bolton_s")
    assert (cubes(state, "bolton_s"), iron_market(state)) == (5, 8)
    assert income(state, "red") == 10


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
    """  # no shipyard is above level 2, so its level refuses an own one
    state = position(yards.format(owner="yellow"))
    assert refused(state, "build shipyard liverpool_sw") == rule
    state = position(yards.format(owner="red"))
    assert refused(state, "build shipyard liverpool_sw") == "BL-OVERBUILD-HIGHER-LEVEL"


def test_BL_OVERBUILD_OTHERS_NO_CUBES() -> None:
    rule = "BL-OVERBUILD-OTHERS-NO-CUBES"
    mine = """
        red: hand wigan*2 oldham, next coal_mine 2
        tile wigan_n yellow coal_mine 1 flipped
    """
    allowed(position(mine + "coal 0, iron 8"), "build coal_mine wigan_n")  # iron is no matter
    assert refused(position(mine + "coal 1"), "build coal_mine wigan_n") == rule
    state = position(mine + "coal 0\ntile bolton_nw red coal_mine 2 cubes 1")
    assert refused(state, "build coal_mine wigan_n") == rule  # red's own cube, far away
    state = position(mine.replace("flipped", "cubes 1") + "coal 0")
    assert refused(state, "build coal_mine wigan_n") == rule  # the last cube, on the very tile

    works = """
        seats 3
        red: hand bolton*2 oldham, next iron_works 2
        tile bolton_s yellow iron_works 1 flipped
        tile bolton_nw white coal_mine 2
    """
    allowed(position(works + "coal 8, iron 0"), "build iron_works bolton_s")  # coal is no matter
    assert refused(position(works + "coal 0, iron 1"), "build iron_works bolton_s") == rule
    state = position(works + "iron 0\ntile preston_ne white iron_works 1 cubes 1")
    assert refused(state, "build iron_works bolton_s") == rule


# What becomes of the old tile ----------------------------------------------------------------


def test_BL_OVERBUILD_TILE_GONE() -> None:
    text = """
        era canal, round 10
        red: vp 0, hand wigan port, next coal_mine 3
        yellow: vp 0
        tile wigan_n yellow coal_mine 2 flipped
        coal 0
    """
    state = position(text)
    play(state, "build coal_mine wigan_n")
    assert tiles(state)["wigan_n"]["owner"] == 0
    assert mat(state, "yellow")["coal_mine"] == [2, 3, 3, 4, 4]  # it did not go back there
    play(state, "pass")
    assert course(state) == ("rail", 1, 2)
    assert (points(state, "yellow"), points(state, "red")) == (0, 0)
    assert tiles(state)["wigan_n"]["level"] == 3

    state = position(text)
    play(state, "pass", "card wigan", "pass")
    assert points(state, "yellow") == 2


def test_BL_OVERBUILD_INCOME_KEPT() -> None:
    state = position("""
        red: income 12, vp 3, hand wigan*2 oldham, next coal_mine 2
        yellow: income 21, vp 7, money 4
        tile wigan_n yellow coal_mine 1 flipped
        coal 0
    """)
    play(state, "build coal_mine wigan_n")
    assert (income(state, "yellow"), points(state, "yellow")) == (21, 7)
    assert (income(state, "red"), points(state, "red")) == (12, 3)
    assert money(state, "yellow") == 4  # nor is it paid for
    state = position("""
        red: income 14, vp 3, hand wigan*2 oldham
        tile wigan_n red coal_mine 1 flipped
    """)
    play(state, "build coal_mine wigan_n")
    assert (income(state, "red"), points(state, "red")) == (14, 3)


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


def test_BL_OVERBUILD_CANAL_OWN() -> None:
    state = position("""
        red: hand wigan oldham*2
        tile wigan_n red coal_mine 1
    """)
    assert refused(state, "build coal_mine wigan_s") == "BL-BUILD-CANAL-ONE-PER-LOCATION"
    play(state, "build coal_mine wigan_n")
    assert list(tiles(state)) == ["wigan_n"]
    assert tiles(state)["wigan_n"]["level"] == 2


def test_BL_OVERBUILD_CANAL_OTHERS() -> None:
    text = """
        red: hand bolton*2 oldham, next coal_mine 3
        tile bolton_nw yellow coal_mine 2 flipped
        coal 0
    """
    allowed(position(text), "build coal_mine bolton_nw")
    text += "tile bolton_s red iron_works 2 flipped"
    assert refused(position(text), "build coal_mine bolton_nw") == "BL-OVERBUILD-CANAL-OTHERS"
    assert refused(position(text), "double coal_mine bolton_nw") == "BL-OVERBUILD-CANAL-OTHERS"
    allowed(position("era rail, round 2" + text), "build coal_mine bolton_nw")
