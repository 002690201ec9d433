"""Debts: negative income that cannot be paid. Tiles are given up, then points are lost."""

from tests.games.brass.playing import (
    RED,
    WHITE,
    YELLOW,
    Position,
    allowed,
    cubes,
    legal,
    links,
    play,
    refused,
    tiles,
)
from tests.games.reading import (
    coal_market,
    course,
    deciders,
    iron_market,
    mat,
    money,
    order,
    owed,
    points,
    spent,
)

THREE_TILES = """
    turn yellow, actions 1
    red: money 2, income 3, vp 8, hand birmingham*3
    yellow: money 17, income 10, hand brewery*3
    tile burton_on_trent_2 red brewery 2
    tile dudley_1 red coal_mine 1 flipped
    tile birmingham_1 red cotton_mill 1
    tile coventry_3 yellow iron_works 1
    link dudley-birmingham red
"""
"""Level -7 against £2: red will owe £5. The tiles are worth £3, £2 and £6."""


def test_ROUND_SHORTFALL_TILES(position: Position) -> None:
    state = position(THREE_TILES)
    play(state, "pass")
    assert (money(state, "red"), owed(state, "red")) == (0, 5)
    assert refused(state, "pass") == "ROUND-SHORTFALL-TILES"
    play(state, "remove burton_on_trent_2")  # half of £7, rounded down
    assert (money(state, "red"), owed(state, "red")) == (0, 2)
    play(state, "remove dudley_1")  # half of £5, rounded down
    assert (money(state, "red"), owed(state, "red")) == (0, 0)
    assert tiles(state) == {"birmingham_1", "coventry_3"}
    assert points(state, "red") == 8
    assert course(state) == ("canal", 3, 2)


def test_debts_of_several_are_settled_in_the_open(position: Position) -> None:
    state = position("""
        turn yellow, actions 1
        red: money 0, income 6, hand birmingham*3
        yellow: money 0, income 6, hand brewery*3
        tile dudley_1 red coal_mine 1
        tile birmingham_1 red cotton_mill 1
        tile burton_on_trent_2 yellow brewery 2
        tile coventry_3 yellow iron_works 1
        """)
    play(state, "pass")
    assert sorted(deciders(state)) == ["red", "yellow"]
    assert not state.sealed


def test_ROUND_SHORTFALL_OWNER_CHOOSES(position: Position) -> None:
    state = position(THREE_TILES)
    play(state, "pass")
    assert deciders(state) == ["red"]
    assert legal(state) == {"remove burton_on_trent_2", "remove dudley_1", "remove birmingham_1"}
    assert refused(state, "remove coventry_3") == "ROUND-SHORTFALL-OWNER-CHOOSES"  # yellow's
    assert refused(state, "remove dudley_2") == "ROUND-SHORTFALL-OWNER-CHOOSES"  # free
    play(state, "remove dudley_1")  # flipped
    assert legal(state) == {"remove burton_on_trent_2", "remove birmingham_1"}


def test_ROUND_SHORTFALL_STOP(position: Position) -> None:
    state = position(THREE_TILES)
    play(state, "pass", "remove birmingham_1")
    assert (money(state, "red"), owed(state, "red")) == (1, 0)
    assert course(state) == ("canal", 3, 2)
    assert refused(state, "remove dudley_1") == "ROUND-SHORTFALL-ONLY-THEN"
    assert tiles(state) == {"burton_on_trent_2", "dudley_1", "coventry_3"}


def test_ROUND_SHORTFALL_NO_LINKS(position: Position) -> None:
    state = position("""
        turn yellow, actions 1
        red: money 4, income 0, vp 9, hand birmingham*2
        yellow: hand brewery*2
        link dudley-birmingham red
        link kidderminster-dudley red
    """)
    play(state, "pass")  # £6 are missing, and there is no tile
    assert points(state, "red") == 3
    assert links(state) == {"dudley-birmingham": "red", "kidderminster-dudley": "red"}
    state = position(THREE_TILES)
    play(state, "pass", "remove burton_on_trent_2", "remove dudley_1")
    assert links(state) == {"dudley-birmingham": "red"}


def test_ROUND_SHORTFALL_ONLY_THEN(position: Position) -> None:
    state = position("""
        red: money 0, income 10, hand birmingham*3
        yellow: hand brewery*3
        tile dudley_1 red coal_mine 1
        tile birmingham_1 red cotton_mill 1
    """)
    assert refused(state, "remove dudley_1") == "ROUND-SHORTFALL-ONLY-THEN"
    play(state, "pass", "pass", "pass", "pass")
    # Without money and without income: nothing is owed, so nothing may be given up.
    assert deciders(state) == ["red"]
    assert refused(state, "remove dudley_1") == "ROUND-SHORTFALL-ONLY-THEN"
    assert tiles(state) == {"dudley_1", "birmingham_1"}


def test_ROUND_SHORTFALL_POINTS(position: Position) -> None:
    state = position("""
        turn yellow, actions 1
        red: money 1, income 3, vp 10, hand birmingham*2
        yellow: vp 10, hand brewery*2
        tile dudley_1 red coal_mine 1
    """)
    play(state, "pass")  # £6 are missing; the only tile brings £2
    assert tiles(state) == set()
    assert points(state, "red") == 10 - 4
    assert (money(state, "red"), owed(state, "red")) == (0, 0)
    assert points(state, "yellow") == 10
    assert course(state) == ("canal", 3, 2)
    # £9 are missing and all tiles together bring £8: they go without a question.
    state = position("""
        turn yellow, actions 1
        red: money 1, income 0, vp 10, hand birmingham*2
        yellow: hand brewery*2
        tile dudley_1 red coal_mine 1
        tile birmingham_1 red cotton_mill 1
    """)
    play(state, "pass")
    assert tiles(state) == set()
    assert points(state, "red") == 10 - 1


def test_ROUND_SHORTFALL_POINTS_FLOOR(position: Position) -> None:
    state = position("""
        turn yellow, actions 1
        red: money 0, income 0, vp 3, hand birmingham*3
        yellow: hand brewery*3
    """)
    play(state, "pass")  # £10 are missing
    assert points(state, "red") == 0
    assert (money(state, "red"), owed(state, "red")) == (0, 0)
    play(state, "pass", "pass", "pass", "pass")  # and £10 once more
    assert points(state, "red") == 0
    assert course(state)[:2] == ("canal", 4)


def test_ROUND_SHORTFALL_TOGETHER(position: Position) -> None:
    state = position("""
        seats 3
        order white yellow red
        turn red, actions 1
        red: money 0, income 7, hand birmingham*2
        yellow: money 17, hand brewery
        white: money 0, income 8, hand dudley
        tile birmingham_1 red cotton_mill 1
        tile dudley_1 red coal_mine 1
        tile cannock_2 white coal_mine 1
        tile kidderminster_2 white cotton_mill 1
    """)
    play(state, "pass")
    assert deciders(state) == ["white", "red"]
    assert legal(state, seat=YELLOW) == set()
    assert refused(state, "remove dudley_1", seat=YELLOW) == "ROUND-SHORTFALL-TOGETHER"
    allowed(state, "remove cannock_2", seat=WHITE)
    allowed(state, "remove birmingham_1", seat=RED)
    assert refused(state, "remove cannock_2", seat=RED) == "ROUND-SHORTFALL-OWNER-CHOOSES"
    play(state, "remove birmingham_1", seat=RED)  # the later one in the order answers first
    assert (money(state, "red"), owed(state, "red")) == (3, 0)
    assert deciders(state) == ["white"]
    assert course(state)[:2] == ("canal", 2)
    play(state, "remove cannock_2", seat=WHITE)
    assert (money(state, "white"), owed(state, "white")) == (0, 0)
    assert course(state)[:2] == ("canal", 3)


def test_ROUND_SHORTFALL_NOT_SPENT(position: Position) -> None:
    state = position(THREE_TILES)
    play(state, "pass", "remove birmingham_1")
    assert [spent(state, colour) for colour in ("red", "yellow")] == [0, 0]
    assert order(state) == ["red", "yellow"]
    play(state, "pass", "pass", "pass", "pass")
    # Red paid £7 in the debt and spent nothing: red still plays first.
    assert order(state) == ["red", "yellow"]


def test_ROUND_SHORTFALL_TILE_GONE(position: Position) -> None:
    state = position("""
        turn yellow, actions 1
        red: money 0, income 7, hand birmingham*2
        yellow: money 17, income 10, hand dudley*2 brewery
        tile dudley_1 red coal_mine 2 cubes 3
        tile birmingham_1 red cotton_mill 1
        coal 6
    """)
    before = mat(state, "red")
    play(state, "pass", "card brewery", "remove dudley_1")
    assert tiles(state) == {"birmingham_1"}
    assert mat(state, "red") == before
    assert (coal_market(state), iron_market(state)) == (6, 8)
    play(state, "pass", "pass", "build coal_mine dudley_1")
    assert cubes(state, "dudley_1") == 2
