"""Building: with nothing on the board, with which tile, and in which slot."""

from tests.games.brass.playing import Position, allowed, flipped, hand, mat, play, refused, tile


def test_BUILD_NOTHING_ON_BOARD(position: Position) -> None:
    text = """
        red: money 30, hand coal_mine*2 brewery
        tile dudley_1 yellow coal_mine 1
        link kidderminster-dudley yellow
    """
    state = position(text)
    allowed(state, "build coal_mine cannock_2")
    allowed(state, "build coal_mine tamworth_1")
    allowed(state, "build brewery burton_on_trent_2")
    assert refused(state, "build cotton_mill tamworth_1") == "BUILD-RIGHT-CARD"
    # A link or a tile of one's own ends it.
    state = position(text + "link dudley-birmingham red")
    assert refused(state, "build coal_mine cannock_2") == "BUILD-INDUSTRY-CARD"
    state = position(text + "tile tamworth_2 red cotton_mill 2")
    assert refused(state, "build coal_mine cannock_2") == "BUILD-INDUSTRY-CARD"


def test_BUILD_NOTHING_FREE_SLOT(position: Position) -> None:
    board = """
        red: money 30, next coal_mine 2
        tile dudley_1 yellow coal_mine 1 flipped
        coal 0
    """
    state = position("red: hand coal_mine coventry*2" + board)
    assert refused(state, "build coal_mine dudley_1") == "BUILD-NOTHING-FREE-SLOT"
    allowed(state, "build coal_mine cannock_2")

    state = position("red: hand coal_mine dudley coventry" + board)
    play(state, "build coal_mine dudley_1")  # only the town's card fits, so it is not asked for
    assert sorted(hand(state, "red")) == ["coal_mine", "coventry"]
    assert tile(state, "dudley_1")["owner"] == 0

    state = position("red: hand coal_mine coventry*2" + board + "link dudley-birmingham red")
    allowed(state, "build coal_mine dudley_1")  # with a network the card will do


def test_BUILD_NOTHING_LATER(position: Position) -> None:
    state = position("""
        era rail, round 5
        red: money 30, hand coal_mine*2 brewery, next coal_mine 2, next brewery 2
    """)
    allowed(state, "build coal_mine cannock_2")
    allowed(state, "build brewery burton_on_trent_2")
    play(state, "build coal_mine tamworth_1")
    assert refused(state, "build coal_mine cannock_2") == "BUILD-INDUSTRY-CARD"
    allowed(state, "build coal_mine tamworth_2")


def test_BUILD_LOWEST_TILE(position: Position) -> None:
    state = position("red: money 30, hand dudley*2 coventry")
    play(state, "build coal_mine dudley_1")
    assert tile(state, "dudley_1")["level"] == 1
    assert not flipped(state, "dudley_1")
    assert mat(state, "red")["coal_mine"] == [2, 2, 3, 3, 4, 4]

    state = position("red: money 30, hand tamworth coventry*2, gone cotton_mill*2")
    higher = mat(state, "red")["cotton_mill"][1:]
    play(state, "build cotton_mill tamworth_1")  # the last tile of level 1
    assert tile(state, "tamworth_1")["level"] == 1
    assert mat(state, "red")["cotton_mill"] == higher
    assert higher[0] == 2

    state = position("red: money 30, hand dudley*2 coventry, next coal_mine 3")
    play(state, "build coal_mine dudley_1")
    assert tile(state, "dudley_1")["level"] == 3
    assert mat(state, "red")["coal_mine"] == [3, 4, 4]


def test_BUILD_MAT_EMPTY(position: Position) -> None:
    state = position("red: money 30, hand tamworth coventry*2, gone coal_mine*6")
    assert mat(state, "red")["coal_mine"] == [4]
    allowed(state, "build coal_mine tamworth_1")
    state = position("red: money 30, hand tamworth coventry*2, gone coal_mine*7")
    assert refused(state, "build coal_mine tamworth_1") == "BUILD-MAT-EMPTY"
    allowed(state, "build cotton_mill tamworth_1")


def test_BUILD_SLOT_FREE(position: Position) -> None:
    state = position("""
        red: money 30, hand tamworth coventry*2, next coal_mine 4
        tile tamworth_1 yellow cotton_mill 1
    """)
    assert refused(state, "build coal_mine tamworth_1") == "BUILD-SLOT-FREE"
    allowed(state, "build coal_mine tamworth_2")
    state = position("""
        red: money 30, hand tamworth coventry*2, next coal_mine 2
        tile tamworth_1 yellow coal_mine 1 flipped
        coal 0
    """)
    allowed(state, "build coal_mine tamworth_1")  # this one may be replaced
