"""Replacing a tile by a higher one of its industry."""

from tests.games.brass.playing import (
    Brass,
    Position,
    allowed,
    cubes,
    mat,
    play,
    refused,
    tile,
    tiles,
)
from tests.games.reading import coal_market, course, income, iron_market, money, points


def test_OVERBUILD_SAME_INDUSTRY(position: Position) -> None:
    state = position("""
        era rail, round 2
        red: money 30, hand tamworth coventry*2, next coal_mine 4
        tile tamworth_1 red cotton_mill 2 flipped
        tile tamworth_2 red coal_mine 2 flipped
    """)
    assert refused(state, "build coal_mine tamworth_1") == "OVERBUILD-SAME-INDUSTRY"
    allowed(state, "build coal_mine tamworth_2")


def test_OVERBUILD_HIGHER_LEVEL(position: Position) -> None:
    rule = "OVERBUILD-HIGHER-LEVEL"
    state = position("""
        red: money 30, hand tamworth coventry*2
        tile tamworth_1 red cotton_mill 1
    """)
    assert mat(state, "red")["cotton_mill"][0] == 1
    assert refused(state, "build cotton_mill tamworth_1") == rule
    # The same level is no higher for another player's tile either, still less a lower one.
    others = """
        red: money 30, hand dudley*2 coventry, next coal_mine {new}
        tile dudley_1 yellow coal_mine {old} flipped
        coal 0
    """
    assert refused(position(others.format(old=2, new=2)), "build coal_mine dudley_1") == rule
    assert refused(position(others.format(old=3, new=2)), "build coal_mine dudley_1") == rule
    allowed(position(others.format(old=2, new=3)), "build coal_mine dudley_1")


def test_OVERBUILD_CUBES_LOST(brass: Brass, position: Position) -> None:
    state = position("""
        red: money 30, income 10, hand redditch coventry*2
        tile redditch_1 red coal_mine 1 cubes 2
        coal 4
    """)
    play(state, "build coal_mine redditch_1")
    assert cubes(state, "redditch_1") == 3  # those of the new tile only
    assert (coal_market(state), money(state, "red")) == (4, 30 - 7)
    assert income(state, "red") == 10  # losing its cubes does not flip the old tile

    state = position(f"""
        era rail, round 2
        red: money 30, income 10, hand dudley*2 coventry
        tile dudley_2 red iron_works 2 cubes 3
        tile dudley_1 yellow coal_mine 2
        iron {brass.iron_spaces}
    """)
    play(state, "build iron_works dudley_2")
    assert (cubes(state, "dudley_2"), iron_market(state)) == (5, brass.iron_spaces)
    assert income(state, "red") == 10


def test_OVERBUILD_OTHERS_NO_CUBES(position: Position) -> None:
    rule = "OVERBUILD-OTHERS-NO-CUBES"
    mine = """
        red: money 30, hand dudley*2 coventry, next coal_mine 2
        tile dudley_1 yellow coal_mine 1 flipped
    """
    allowed(position(mine + "coal 0, iron 8"), "build coal_mine dudley_1")  # iron is no matter
    assert refused(position(mine + "coal 1"), "build coal_mine dudley_1") == rule
    state = position(mine + "coal 0\ntile tamworth_1 red coal_mine 2 cubes 1")
    assert refused(state, "build coal_mine dudley_1") == rule  # red's own cube, far away
    state = position(mine.replace("flipped", "cubes 1") + "coal 0")
    assert refused(state, "build coal_mine dudley_1") == rule  # the last cube, on the very tile

    works = """
        seats 3
        red: money 30, hand dudley*2 coventry, next iron_works 2
        tile dudley_2 yellow iron_works 1 flipped
        tile dudley_1 white coal_mine 2
    """
    allowed(position(works + "coal 8, iron 0"), "build iron_works dudley_2")  # coal is no matter
    assert refused(position(works + "coal 0, iron 1"), "build iron_works dudley_2") == rule
    state = position(works + "iron 0\ntile redditch_2 white iron_works 1 cubes 1")
    assert refused(state, "build iron_works dudley_2") == rule


def test_OVERBUILD_TILE_GONE(position: Position) -> None:
    text = """
        era canal, round 10
        red: money 30, vp 0, hand dudley brewery, next coal_mine 3
        yellow: vp 0
        tile dudley_1 yellow coal_mine 2 flipped
        coal 0
    """
    state = position(text)
    play(state, "build coal_mine dudley_1")
    assert tile(state, "dudley_1")["owner"] == 0
    assert mat(state, "yellow")["coal_mine"] == [2, 3, 3, 4, 4]  # it did not go back there
    play(state, "pass")
    assert course(state) == ("rail", 1, 2)
    assert points(state, "yellow") == 0
    assert points(state, "red") == 0  # nor does the new tile score for being built on it
    assert tile(state, "dudley_1")["level"] == 3

    state = position(text)
    play(state, "pass", "card dudley", "pass")
    assert points(state, "yellow") == 2


def test_OVERBUILD_INCOME_KEPT(position: Position) -> None:
    state = position("""
        red: money 30, income 12, vp 3, hand dudley*2 coventry, next coal_mine 2
        yellow: income 21, vp 7, money 4
        tile dudley_1 yellow coal_mine 1 flipped
        coal 0
    """)
    play(state, "build coal_mine dudley_1")
    assert (income(state, "yellow"), points(state, "yellow")) == (21, 7)
    assert (income(state, "red"), points(state, "red")) == (12, 3)
    assert money(state, "yellow") == 4  # nor is it paid for
    state = position("""
        red: money 30, income 14, vp 3, hand dudley*2 coventry
        tile dudley_1 red coal_mine 1 flipped
    """)
    play(state, "build coal_mine dudley_1")
    assert (income(state, "red"), points(state, "red")) == (14, 3)


def test_OVERBUILD_CANAL_OWN(position: Position) -> None:
    state = position("""
        red: money 30, hand tamworth coventry*2
        tile tamworth_1 red coal_mine 1
    """)
    assert refused(state, "build coal_mine tamworth_2") == "BUILD-CANAL-ONE-PER-LOCATION"
    play(state, "build coal_mine tamworth_1")
    assert tiles(state) == {"tamworth_1"}
    assert tile(state, "tamworth_1")["level"] == 2


def test_OVERBUILD_CANAL_OTHERS(position: Position) -> None:
    text = """
        red: money 30, hand dudley*2 coventry, next coal_mine 3
        tile dudley_1 yellow coal_mine 2 flipped
        coal 0
    """
    allowed(position(text), "build coal_mine dudley_1")
    text += "tile dudley_2 red iron_works 2 flipped"
    assert refused(position(text), "build coal_mine dudley_1") == "OVERBUILD-CANAL-OTHERS"
    allowed(position("era rail, round 2" + text), "build coal_mine dudley_1")
