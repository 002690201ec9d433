"""Debts: negative income that cannot be paid. Tiles are given up, then points are lost."""

from pathlib import Path

from ironbridge.games.lancashire import component_reader
from ironbridge.games.lancashire.game import Lancashire
from tests.games.lancashire.builders import allowed, legal, play, position, refused
from tests.games.reading import (
    coal_market,
    course,
    cubes,
    deciders,
    iron_market,
    links,
    mat,
    money,
    order,
    owed,
    points,
    spent,
    tiles,
)

RED, YELLOW, WHITE = 0, 1, 2

THREE_TILES = """
    turn yellow, actions 1
    red: money 2, income 3, vp 8, hand manchester*3
    yellow: money 17, income 10, hand liverpool*3
    tile preston_s red port 2
    tile wigan_n red coal_mine 1 flipped
    tile bolton_nw red cotton_mill 1
    tile rochdale_se yellow iron_works 1
    link bolton--manchester red
"""
"""Level -7 against £2: red will owe £5. The tiles are worth £3, £2 and £6."""


def test_BL_ROUND_SHORTFALL_TILES() -> None:
    state = position(THREE_TILES)
    play(state, "pass")
    assert (money(state, "red"), owed(state, "red")) == (0, 5)
    assert refused(state, "pass") == "BL-ROUND-SHORTFALL-TILES"
    play(state, "remove preston_s")  # half of £7, rounded down
    assert (money(state, "red"), owed(state, "red")) == (0, 2)
    play(state, "remove wigan_n")  # half of £5, rounded down
    assert (money(state, "red"), owed(state, "red")) == (0, 0)
    assert set(tiles(state)) == {"bolton_nw", "rochdale_se"}
    assert points(state, "red") == 8
    assert course(state) == ("canal", 3, 2)


def test_BL_ROUND_SHORTFALL_OWNER_CHOOSES() -> None:
    state = position(THREE_TILES)
    play(state, "pass")
    assert deciders(state) == ["red"]
    assert legal(state) == {"remove preston_s", "remove wigan_n", "remove bolton_nw"}
    assert refused(state, "remove rochdale_se") == "BL-ROUND-SHORTFALL-OWNER-CHOOSES"  # yellow's
    assert refused(state, "remove wigan_s") == "BL-ROUND-SHORTFALL-OWNER-CHOOSES"  # free
    play(state, "remove wigan_n")  # flipped
    assert legal(state) == {"remove preston_s", "remove bolton_nw"}


def test_BL_ROUND_SHORTFALL_STOP() -> None:
    state = position(THREE_TILES)
    play(state, "pass", "remove bolton_nw")
    assert (money(state, "red"), owed(state, "red")) == (1, 0)
    assert course(state) == ("canal", 3, 2)
    assert refused(state, "remove wigan_n") == "BL-ROUND-SHORTFALL-ONLY-THEN"
    assert set(tiles(state)) == {"preston_s", "wigan_n", "rochdale_se"}


def test_BL_ROUND_SHORTFALL_NO_LINKS() -> None:
    state = position("""
        turn yellow, actions 1
        red: money 4, income 0, vp 9, hand manchester*2, gone coal_mine
        yellow: hand port*2
        link bolton--manchester red
        link liverpool--wigan red
    """)
    play(state, "pass")  # £6 are missing, and there is no tile
    assert points(state, "red") == 3
    assert links(state) == {"bolton--manchester": "red", "liverpool--wigan": "red"}
    state = position(THREE_TILES)
    play(state, "pass", "remove preston_s", "remove wigan_n")
    assert links(state) == {"bolton--manchester": "red"}


def test_BL_ROUND_SHORTFALL_ONLY_THEN() -> None:
    state = position("""
        red: money 0, income 10, hand manchester*3
        yellow: hand port*3
        tile wigan_n red coal_mine 1
        tile bolton_nw red cotton_mill 1
    """)
    assert refused(state, "remove wigan_n") == "BL-ROUND-SHORTFALL-ONLY-THEN"
    play(state, "pass", "pass", "pass", "pass")
    # Without money and without income: nothing is owed, so nothing may be given up.
    assert deciders(state) == ["red"]
    assert refused(state, "remove wigan_n") == "BL-ROUND-SHORTFALL-ONLY-THEN"
    assert set(tiles(state)) == {"wigan_n", "bolton_nw"}


def test_BL_ROUND_SHORTFALL_POINTS() -> None:
    state = position("""
        turn yellow, actions 1
        red: money 1, income 3, vp 10, hand manchester*2
        yellow: vp 10, hand port*2
        tile wigan_n red coal_mine 1
    """)
    play(state, "pass")  # £6 are missing; the only tile brings £2
    assert tiles(state) == {}
    assert points(state, "red") == 10 - 4
    assert (money(state, "red"), owed(state, "red")) == (0, 0)
    assert points(state, "yellow") == 10
    assert course(state) == ("canal", 3, 2)
    # £9 are missing and all tiles together bring £8: they go without a question.
    state = position("""
        turn yellow, actions 1
        red: money 1, income 0, vp 10, hand manchester*2
        yellow: hand port*2
        tile wigan_n red coal_mine 1
        tile bolton_nw red cotton_mill 1
    """)
    play(state, "pass")
    assert tiles(state) == {}
    assert points(state, "red") == 10 - 1


def test_BL_ROUND_SHORTFALL_POINTS_FLOOR() -> None:
    state = position("""
        turn yellow, actions 1
        red: money 0, income 0, vp 3, hand manchester*3
        yellow: hand liverpool*3
    """)
    play(state, "pass")  # £10 are missing
    assert points(state, "red") == 0
    assert (money(state, "red"), owed(state, "red")) == (0, 0)
    play(state, "pass", "pass", "pass", "pass")  # and £10 once more
    assert points(state, "red") == 0
    assert course(state)[:2] == ("canal", 4)


def test_BL_ROUND_SHORTFALL_ZERO_TILES(tmp_path: Path) -> None:
    # No tile of the box is worth so little: here Port I costs £1.
    text = Path(component_reader.__file__).with_name("board.toml").read_text(encoding="utf-8")
    port = "1 = { count = 2, cost = 6,"
    assert text.count(port) == 1
    path = tmp_path / "cheap.toml"
    path.write_text(text.replace(port, "1 = { count = 2, cost = 1,"), encoding="utf-8")
    game = Lancashire(path)
    two_tiles = """
        turn yellow, actions 1
        red: money 0, income 4, vp 10, hand manchester*2
        yellow: hand liverpool*2
        tile preston_s red port 1 flipped
        tile wigan_n red coal_mine 1
    """
    state = game.position(two_tiles)
    play(state, "pass")  # £6 are missing; the mine is worth £2, the port nothing
    play(state, "remove wigan_n")
    assert set(tiles(state)) == {"preston_s"}
    assert points(state, "red") == 10 - 4
    # Worthless tiles alone are not even asked for.
    state = game.position(two_tiles.replace("tile wigan_n red coal_mine 1", ""))
    play(state, "pass")
    assert set(tiles(state)) == {"preston_s"}
    assert points(state, "red") == 10 - 6
    assert course(state)[:2] == ("canal", 3)


def test_BL_ROUND_SHORTFALL_TOGETHER() -> None:
    state = position("""
        seats 3
        order white yellow red
        turn red, actions 1
        red: money 0, income 7, hand manchester*2
        yellow: money 17, hand port
        white: money 0, income 8, hand wigan
        tile bolton_nw red cotton_mill 1
        tile wigan_n red coal_mine 1
        tile oldham_w white coal_mine 1
        tile bury_n white cotton_mill 1
    """)
    play(state, "pass")
    assert deciders(state) == ["white", "red"]
    assert legal(state, seat=YELLOW) == set()
    assert refused(state, "remove wigan_n", seat=YELLOW) == "BL-ROUND-SHORTFALL-TOGETHER"
    allowed(state, "remove oldham_w", seat=WHITE)
    allowed(state, "remove bolton_nw", seat=RED)
    assert refused(state, "remove oldham_w", seat=RED) == "BL-ROUND-SHORTFALL-OWNER-CHOOSES"
    play(state, "remove bolton_nw", seat=RED)  # the later one in the order answers first
    assert (money(state, "red"), owed(state, "red")) == (3, 0)
    assert deciders(state) == ["white"]
    assert course(state)[:2] == ("canal", 2)
    play(state, "remove oldham_w", seat=WHITE)
    assert (money(state, "white"), owed(state, "white")) == (0, 0)
    assert course(state)[:2] == ("canal", 3)


def test_BL_ROUND_SHORTFALL_TILE_GONE() -> None:
    state = position("""
        turn yellow, actions 1
        red: money 0, income 7, hand manchester*2
        yellow: money 17, income 10, hand wigan*2 port
        tile wigan_n red coal_mine 2 cubes 3
        tile bolton_nw red cotton_mill 1
        coal 6
    """)
    before = mat(state, "red")
    play(state, "pass", "card port", "remove wigan_n")
    assert set(tiles(state)) == {"bolton_nw"}
    assert mat(state, "red") == before
    assert (coal_market(state), iron_market(state)) == (6, 8)
    play(state, "pass", "pass")
    play(state, "build coal_mine wigan_n")
    assert cubes(state, "wigan_n") == 2


def test_BL_ROUND_SHORTFALL_PORT_GONE() -> None:
    text = """
        turn yellow, actions 1
        red: money 0, income 8, hand manchester*2
        yellow: money 30, hand preston*3, next cotton_mill 2
        tile preston_s red port 1
        tile wigan_n red coal_mine 1 flipped
        tile preston_nw yellow cotton_mill 1
    """
    state = position(text)
    play(state, "pass", "remove wigan_n", "pass", "pass")
    allowed(state, "sell preston_nw")
    allowed(state, "build cotton_mill preston_nw")  # the next level, with coal bought
    state = position(text)
    play(state, "pass", "remove preston_s", "pass", "pass")
    assert refused(state, "sell preston_nw") == "BL-SELL-SOMEWHERE"
    assert refused(state, "build cotton_mill preston_nw") == "BL-BUILD-COAL-IRON"


def test_BL_ROUND_SHORTFALL_NOT_SPENT() -> None:
    state = position(THREE_TILES)
    play(state, "pass", "remove bolton_nw")
    assert [spent(state, colour) for colour in ("red", "yellow")] == [0, 0]
    assert order(state) == ["red", "yellow"]
    play(state, "pass", "pass", "pass", "pass")
    # Red paid £7 in the debt and spent nothing: red still plays first.
    assert order(state) == ["red", "yellow"]
