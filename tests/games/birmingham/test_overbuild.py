"""Replacing a tile by a higher one of its industry."""

from tests.games.birmingham.builders import allowed, play, position, refused
from tests.games.reading import cubes, discards, flipped, income, money, spent, tiles


def test_BB_OVERBUILD_OWN() -> None:
    state = position("""
        red: money 30, hand dudley*2 coventry
        tile dudley_1 red coal_mine 1
        """)
    play(state, "build coal_mine dudley_1")
    assert tiles(state)["dudley_1"]["level"] == 2
    assert tiles(state)["dudley_1"]["owner"] == 0

    state = position("""
        red: money 30, hand worcester*2 coventry, next cotton_mill 2
        tile worcester_1 red cotton_mill 1 flipped
        link worcester-gloucester yellow
        """)
    play(state, "build cotton_mill worcester_1")
    assert tiles(state)["worcester_1"]["level"] == 2
    assert not flipped(state, "worcester_1")  # the new tile still has to be sold

    state = position("""
        red: money 30, hand brewery*4, next brewery 2
        tile burton_on_trent_2 red brewery 1
        """)
    play(state, "build brewery burton_on_trent_2")
    assert tiles(state)["burton_on_trent_2"]["level"] == 2


def test_BB_OVERBUILD_COST() -> None:
    tile = """
        tile dudley_1 red coal_mine 1
        tile coventry_3 yellow iron_works 1 cubes 3
        """
    state = position("red: money 6, hand dudley*2 coventry" + tile)
    assert refused(state, "build coal_mine dudley_1") == "BB-BUILD-PAY"
    state = position("red: money 30, hand worcester*2 coventry" + tile)
    assert refused(state, "build coal_mine dudley_1") == "BB-BUILD-RIGHT-CARD"
    state = position("red: money 7, hand dudley coventry*2" + tile)
    play(state, "build coal_mine dudley_1")
    assert (money(state, "red"), spent(state, "red")) == (0, 7)
    assert discards(state, "red")[-1] == "dudley"

    state = position("red: money 8, hand dudley coventry*2, next coal_mine 3" + tile)
    play(state, "build coal_mine dudley_1")
    assert (money(state, "red"), cubes(state, "coventry_3")) == (0, 2)

    works = """
        tile dudley_2 red iron_works 1 cubes 4
        """
    state = position("red: money 30, hand dudley coventry*2" + works)
    assert refused(state, "build iron_works dudley_2") == "BB-COAL-MARKET-ACCESS"  # it costs coal
    works += "tile dudley_1 yellow coal_mine 1"
    state = position("red: money 30, hand dudley coventry*2" + works)
    play(state, "build iron_works dudley_2")
    assert cubes(state, "dudley_1") == 1


def test_BB_OVERBUILD_OTHERS_MINES_WORKS() -> None:
    state = position("""
        red: money 60, hand wild_location coventry*2
        red: next coal_mine 2, next iron_works 2, next brewery 2, next cotton_mill 2
        red: next manufacturer 6, next pottery 2
        tile dudley_1 yellow coal_mine 1 flipped
        tile birmingham_3 yellow iron_works 1 flipped
        tile burton_on_trent_2 yellow brewery 1 flipped
        tile worcester_1 yellow cotton_mill 1 flipped
        tile walsall_1 yellow manufacturer 1 flipped
        tile coventry_1 yellow pottery 1 flipped
        link birmingham-oxford yellow
        link birmingham-coventry yellow
        link birmingham-worcester yellow
        coal 0, iron 0
        """)
    allowed(state, "build coal_mine dudley_1")
    allowed(state, "build iron_works birmingham_3")
    rule = "BB-OVERBUILD-OTHERS-MINES-WORKS"
    assert refused(state, "build brewery burton_on_trent_2") == rule
    assert refused(state, "build cotton_mill worcester_1") == rule
    assert refused(state, "build manufacturer walsall_1") == rule
    assert refused(state, "build pottery coventry_1") == rule
    play(state, "build iron_works birmingham_3")
    assert tiles(state)["birmingham_3"]["owner"] == 0
    assert tiles(state)["birmingham_3"]["level"] == 2


def test_BB_OVERBUILD_FREE_SLOT_LEFT() -> None:
    state = position("""
        era rail, round 2
        red: money 30, hand tamworth cannock coventry, next coal_mine 3
        tile tamworth_1 red coal_mine 2
        tile cannock_1 red coal_mine 2
        """)
    allowed(state, "build coal_mine tamworth_1")
    allowed(state, "build coal_mine tamworth_2")
    allowed(state, "build coal_mine cannock_1")  # even while the slot for mines alone is free
    allowed(state, "build coal_mine cannock_2")

    state = position("""
        red: money 30, hand tamworth coventry*2, next coal_mine 2
        tile tamworth_1 yellow coal_mine 1 flipped
        coal 0
        """)
    allowed(state, "build coal_mine tamworth_1")
    allowed(state, "build coal_mine tamworth_2")


def test_BB_OVERBUILD_CUBES_LOST_from_a_brewery() -> None:
    state = position("""
        era rail, round 2
        red: money 30, income 10, hand brewery*4, next brewery 3
        tile burton_on_trent_2 red brewery 2 cubes 2
        """)
    play(state, "build brewery burton_on_trent_2")
    assert cubes(state, "burton_on_trent_2") == 2
    assert income(state, "red") == 10
