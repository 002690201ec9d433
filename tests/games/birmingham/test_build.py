"""Building: which card, which tile, which slot. `test_build_cost.py` has costs and eras."""

import pytest

from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.errors import UnknownMove
from tests.games.birmingham.builders import allowed, game, legal, play, position, refused
from tests.games.birmingham.reading import wild_piles
from tests.games.reading import cubes, discards, hand, tiles


def builds(state: BirminghamState, town: str) -> set[str]:
    """The legal builds in a town."""
    return {move for move in legal(state) if move.startswith("build ") and f" {town}_" in move}


def test_BB_BUILD_RIGHT_CARD() -> None:
    state = position("""
        red: money 30, hand worcester pottery coventry*2
        """)
    assert refused(state, "build coal_mine dudley_1") == "BB-BUILD-RIGHT-CARD"

    state = position("""
        red: money 30, hand dudley coal_mine wild_location wild_industry worcester pottery
        """)
    play(state, "build coal_mine dudley_1")
    assert legal(state) == {
        "card dudley",
        "card coal_mine",
        "card wild_location",
        "card wild_industry",
    }
    assert refused(state, "card worcester") == "BB-BUILD-RIGHT-CARD"
    assert refused(state, "card pottery") == "BB-BUILD-RIGHT-CARD"
    play(state, "card coal_mine")
    assert discards(state, "red")[-1] == "coal_mine"


def test_BB_BUILD_LOCATION_CARD() -> None:
    state = position("""
        red: money 60, hand stafford worcester*2
        tile dudley_1 red coal_mine 1
        """)  # Stafford is far from everything red has
    allowed(state, "build brewery stafford_1")
    allowed(state, "build pottery stafford_2")
    assert refused(state, "build pottery coventry_1") == "BB-BUILD-RIGHT-CARD"
    play(state, "build pottery stafford_2")
    assert tiles(state)["stafford_2"]["owner"] == 0
    assert discards(state, "red")[-1] == "stafford"
    assert hand(state, "red") == ["worcester", "worcester"]


def test_BB_BUILD_WILD_LOCATION() -> None:
    board = """
        tile dudley_1 red coal_mine 1
        """
    state = position("red: money 60, hand worcester*2" + board)
    assert refused(state, "build pottery stafford_2") == "BB-BUILD-RIGHT-CARD"
    assert refused(state, "build cotton_mill leek_1") == "BB-BUILD-RIGHT-CARD"

    state = position("red: money 60, hand worcester*2 wild_location" + board)
    allowed(state, "build pottery stafford_2")
    allowed(state, "build coal_mine cannock_2")
    allowed(state, "build cotton_mill leek_1")  # a town without cards in a game for two
    play(state, "build brewery stafford_1")
    assert tiles(state)["stafford_1"]["industry"] == "brewery"
    assert hand(state, "red") == ["worcester", "worcester"]
    assert wild_piles(state)["wild_location"] == 4


def test_BB_BUILD_INDUSTRY_CARD() -> None:
    state = position("""
        seats 3
        red: money 30, hand coal_mine*2
        tile worcester_1 red cotton_mill 1
        link dudley-birmingham red
        link kidderminster-dudley yellow
        link birmingham-oxford white
        """)
    allowed(state, "build coal_mine dudley_1")
    assert refused(state, "build coal_mine kidderminster_1") == "BB-BUILD-INDUSTRY-CARD"
    assert refused(state, "build coal_mine cannock_2") == "BB-BUILD-INDUSTRY-CARD"
    assert refused(state, "build iron_works birmingham_3") == "BB-BUILD-RIGHT-CARD"

    state = position("""
        red: money 30, hand coal_mine dudley worcester
        tile kidderminster_2 red cotton_mill 1
        """)
    play(state, "build coal_mine dudley_1")  # takes the town's card: Dudley is not in the network
    assert sorted(hand(state, "red")) == ["coal_mine", "worcester"]


def test_BB_BUILD_INDUSTRY_CARD_EITHER() -> None:
    text = """
        seats 3
        red: money 30, hand cotton_mill_or_manufacturer worcester*2
        link birmingham-oxford red
        """
    state = position(text)
    assert refused(state, "build iron_works birmingham_3") == "BB-BUILD-RIGHT-CARD"
    play(state, "build cotton_mill birmingham_1")
    assert tiles(state)["birmingham_1"]["industry"] == "cotton_mill"
    assert discards(state, "red")[-1] == "cotton_mill_or_manufacturer"
    state = position(text)
    play(state, "build manufacturer birmingham_2")
    assert tiles(state)["birmingham_2"]["industry"] == "manufacturer"
    assert discards(state, "red")[-1] == "cotton_mill_or_manufacturer"


def test_BB_BUILD_WILD_INDUSTRY() -> None:
    state = position("""
        red: money 60, hand wild_industry worcester*2
        link birmingham-coventry red
        link birmingham-oxford yellow
        """)
    assert builds(state, "birmingham") | builds(state, "coventry") == {
        "build cotton_mill birmingham_1",
        "build manufacturer birmingham_2",
        "build manufacturer birmingham_4",
        "build iron_works birmingham_3",
        "build pottery coventry_1",
        "build manufacturer coventry_2",
        "build coal_mine coventry_2",
        "build iron_works coventry_3",
        "build manufacturer coventry_3",
    }
    assert refused(state, "build coal_mine dudley_1") == "BB-BUILD-WILD-INDUSTRY"
    play(state, "build iron_works birmingham_3")
    assert hand(state, "red") == ["worcester", "worcester"]
    assert wild_piles(state)["wild_industry"] == 4


def test_BB_BUILD_SLOT_ICON() -> None:
    state = position("""
        red: money 60, hand dudley*2
        tile cannock_2 yellow coal_mine 1
        link cannock-wolverhampton yellow
        link wolverhampton-dudley yellow
        """)
    other_actions = ("link ", "develop ", "loan", "pass")
    assert {move for move in legal(state) if not move.startswith(other_actions)} == {
        "build coal_mine dudley_1",
        "build iron_works dudley_2",
    }
    with pytest.raises(UnknownMove):
        game.parse("build coal_mine dudley_2")
    with pytest.raises(UnknownMove):
        game.parse("build iron_works dudley_1")
    with pytest.raises(UnknownMove):
        game.parse("build brewery dudley_1")


def test_BB_BUILD_SINGLE_ICON_FIRST() -> None:
    hand_line = "red: money 30, hand cannock*2 coalbrookdale"
    state = position(hand_line)
    assert refused(state, "build coal_mine cannock_1") == "BB-BUILD-SINGLE-ICON-FIRST"
    allowed(state, "build coal_mine cannock_2")
    allowed(state, "build brewery coalbrookdale_1")  # no free slot is for a brewery alone
    assert refused(state, "build iron_works coalbrookdale_1") == "BB-BUILD-SINGLE-ICON-FIRST"

    state = position(f"""
        {hand_line}
        tile cannock_2 yellow coal_mine 1
        """)
    allowed(state, "build coal_mine cannock_1")
    allowed(state, "build manufacturer cannock_1")
    play(state, "build coal_mine cannock_1")
    assert cubes(state, "cannock_1") == 2
