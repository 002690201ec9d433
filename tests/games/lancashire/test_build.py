"""Building: which card, which tile, which slot. `test_build_cost.py` has costs and eras."""

import pytest

from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.errors import UnknownMove
from tests.games.lancashire.builders import allowed, game, legal, play, position, refused
from tests.games.reading import discards, hand, mat, tiles


def builds(state: LancashireState, verb: str = "build") -> set[str]:
    """The legal builds, without their verb."""
    return {move.removeprefix(f"{verb} ") for move in legal(state) if move.startswith(f"{verb} ")}


# The card ------------------------------------------------------------------------------------


def test_BL_BUILD_RIGHT_CARD() -> None:
    state = position("red: hand preston port")
    assert refused(state, "build coal_mine bolton_nw") == "BL-BUILD-RIGHT-CARD"
    state = position("red: hand bolton coal_mine oldham port")
    play(state, "build coal_mine bolton_nw")
    assert legal(state) == {"card bolton", "card coal_mine"}
    assert refused(state, "card oldham") == "BL-BUILD-RIGHT-CARD"
    assert refused(state, "card port") == "BL-BUILD-RIGHT-CARD"
    play(state, "card coal_mine")
    assert discards(state, "red")[-1] == "coal_mine"
    assert hand(state, "red") == ["bolton", "oldham", "port"]


def test_BL_BUILD_LOCATION_CARD() -> None:
    state = position("""
        red: money 60, hand bolton rochdale*2
        tile preston_s red port 1
        tile bolton_nw yellow coal_mine 1
    """)  # Bolton is far from everything red has
    in_bolton = {build for build in builds(state) if "bolton" in build}
    assert in_bolton == {"cotton_mill bolton_ne", "coal_mine bolton_ne", "iron_works bolton_s"}
    assert refused(state, "build coal_mine wigan_n") == "BL-BUILD-RIGHT-CARD"
    play(state, "build cotton_mill bolton_ne")
    assert tiles(state)["bolton_ne"]["owner"] == 0
    assert discards(state, "red")[-1] == "bolton"
    assert hand(state, "red") == ["rochdale", "rochdale"]


def test_BL_BUILD_INDUSTRY_CARD() -> None:
    state = position("""
        red: hand coal_mine*2
        tile preston_s red port 1
        link bolton--manchester red
        link bolton--bury yellow
    """)
    allowed(state, "build coal_mine bolton_nw")
    allowed(state, "build coal_mine manchester_nw")
    assert refused(state, "build cotton_mill bolton_nw") == "BL-BUILD-RIGHT-CARD"
    assert refused(state, "build coal_mine bury_n") == "BL-BUILD-INDUSTRY-CARD"
    assert refused(state, "build coal_mine wigan_n") == "BL-BUILD-INDUSTRY-CARD"

    state = position("""
        red: hand coal_mine wigan oldham
        tile preston_s red port 1
    """)
    play(state, "build coal_mine wigan_n")  # takes the card of Wigan, which is not in the network
    assert hand(state, "red") == ["oldham", "coal_mine"]

    state = position("""
        seats 3
        red: hand cotton_mill oldham
        tile bolton_s red iron_works 1
        link bolton--bury red
    """)
    play(state, "build cotton_mill bury_s")
    assert tiles(state)["bury_s"]["industry"] == "cotton_mill"
    assert hand(state, "red") == ["oldham"]


# The tile ------------------------------------------------------------------------------------


def test_BL_BUILD_SHIPYARD_ZERO() -> None:
    text = """
        red: money 60, hand liverpool*2 oldham
        tile liverpool_nw yellow port 1
    """
    state = position(text)
    assert mat(state, "red")["shipyard"] == [0, 0, 1, 1, 2, 2]
    assert refused(state, "build shipyard liverpool_sw") == "BL-BUILD-SHIPYARD-ZERO"
    assert refused(state, "double shipyard liverpool_sw") == "BL-BUILD-SHIPYARD-ZERO"
    state = position(text + "red: gone shipyard")  # the second one is in the way as well
    assert refused(state, "build shipyard liverpool_sw") == "BL-BUILD-SHIPYARD-ZERO"
    state = position(text)
    play(state, "develop shipyard", "card oldham", "develop shipyard")
    play(state, "build shipyard liverpool_sw")
    assert tiles(state)["liverpool_sw"]["level"] == 1
    assert mat(state, "red")["shipyard"] == [1, 2, 2]
    rail = position("era rail, round 2" + text.replace("port 1", "port 2"))
    assert refused(rail, "build shipyard liverpool_sw") == "BL-BUILD-SHIPYARD-ZERO"


# The slot ------------------------------------------------------------------------------------


def test_BL_BUILD_SLOT_ICON() -> None:
    state = position("""
        red: money 60, hand preston*2
        tile wigan_n yellow coal_mine 1
        link preston--wigan yellow
    """)
    assert builds(state) == {"cotton_mill preston_nw", "iron_works preston_ne", "port preston_s"}
    with pytest.raises(UnknownMove):
        game.parse("build cotton_mill preston_s")
    with pytest.raises(UnknownMove):
        game.parse("build port preston_ne")
    with pytest.raises(UnknownMove):
        game.parse("build coal_mine preston_nw")
    with pytest.raises(UnknownMove):
        game.parse("double coal_mine preston_nw")


def test_BL_BUILD_SINGLE_ICON_FIRST() -> None:
    state = position("seats 3\nred: hand preston lancaster bolton")
    assert refused(state, "build port preston_nw") == "BL-BUILD-SINGLE-ICON-FIRST"
    allowed(state, "build port preston_s")
    assert refused(state, "build port lancaster_e") == "BL-BUILD-SINGLE-ICON-FIRST"
    allowed(state, "build port lancaster_w")
    assert refused(state, "double port preston_nw") == "BL-BUILD-SINGLE-ICON-FIRST"
    # Mills have no slot of their own there, and elsewhere all slots of an industry are alike.
    allowed(state, "build cotton_mill preston_nw")
    allowed(state, "build cotton_mill lancaster_e")
    allowed(state, "build coal_mine bolton_nw")
    allowed(state, "build coal_mine bolton_ne")

    state = position("""
        red: hand preston*2 bolton
        tile preston_s yellow port 1
    """)
    play(state, "build port preston_nw")
    assert tiles(state)["preston_nw"]["industry"] == "port"
    state = position("""
        era rail
        red: hand preston*2 bolton, next port 3
        tile preston_s red port 3 flipped
    """)  # one's own tile takes the slot as well: it is no higher, so it cannot be replaced
    allowed(state, "build port preston_nw")
    assert refused(state, "build port preston_s") == "BL-OVERBUILD-HIGHER-LEVEL"


def test_BL_BUILD_with_a_double_action_too() -> None:
    state = position("red: hand bolton*2 oldham, gone coal_mine*7")
    assert refused(state, "double coal_mine bolton_nw") == "BL-BUILD-MAT-EMPTY"
    state = position("""
        red: hand bolton oldham*2, next coal_mine 4
        tile bolton_nw yellow cotton_mill 1
    """)
    assert refused(state, "double coal_mine bolton_nw") == "BL-BUILD-SLOT-FREE"
