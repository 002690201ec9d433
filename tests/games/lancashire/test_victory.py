"""Victory: the end of the game, who wins, and how ties are broken."""

from ironbridge.games.lancashire.table import LancashireState
from tests.games.lancashire.builders import legal, play, position, refused
from tests.games.reading import course

RED, YELLOW, WHITE = 0, 1, 2


def ended(lines: str) -> LancashireState:
    """The position after the last action of a game of three, in which red passed."""
    state = position(f"""
        seats 3
        era rail, round 9
        order yellow white red
        turn red, actions 1
        red: hand port
        {lines}
    """)
    play(state, "pass")
    return state


def test_BL_VICTORY_END() -> None:
    state = position("""
        era canal, round 10
        turn yellow, actions 1
        yellow: hand port
    """)
    play(state, "pass")
    assert not state.over
    assert not state.result().final
    state = position("""
        era rail, round 9
        turn yellow, actions 1
        red: money 0, hand bolton
        yellow: money 0, hand port
        tile wigan_n red coal_mine 2 flipped
        link colne--yorkshire yellow
    """)
    play(state, "pass")
    assert not state.over  # red has a card left
    assert course(state) == ("rail", 10, 1)
    play(state, "pass")
    assert state.over
    assert state.result().final
    assert state.result().scores == [2, 2]  # the era has been scored
    assert state.deciders == ()
    assert legal(state) == set()
    assert refused(state, "pass", seat=RED) == "BL-VICTORY-END"


def test_BL_VICTORY_MOST_POINTS() -> None:
    state = ended("""
        red: vp 37, income 90, money 39
        yellow: vp 41, income 10, money 0
        white: vp 39, money 0
        tile wigan_n white coal_mine 3 flipped
    """)
    assert state.result().scores == [37 + 3, 41, 39 + 3]
    assert state.result().winners == [WHITE]
    assert state.result().places == [3, 2, 1]


def test_BL_VICTORY_TIE_INCOME() -> None:
    # The spaces 11 and 12 both stand for income level 1.
    state = ended("""
        red: vp 50, income 11, money 9
        yellow: vp 50, income 12, money 0
        white: vp 49, income 60, money 9
    """)
    assert state.result().winners == [YELLOW]
    assert state.result().places == [2, 1, 3]


def test_BL_VICTORY_TIE_MONEY() -> None:
    state = ended("""
        red: vp 50, income 12, money 21
        yellow: vp 50, income 12, money 20
        white: vp 50, income 11, money 29
    """)
    assert state.result().scores == [52, 52, 52]
    assert state.result().winners == [RED]
    assert state.result().places == [1, 2, 3]


def test_BL_VICTORY_SHARED() -> None:
    state = ended("""
        red: vp 50, income 12, money 20
        yellow: vp 49, income 12, money 20
        white: vp 50, income 12, money 20
    """)
    assert state.result().winners == [RED, WHITE]
    assert state.result().places == [1, 3, 1]


def test_BL_VICTORY_INCOME_WORTHLESS() -> None:
    state = ended("""
        red: vp 7, income 60, money 0
        yellow: vp 7, income 3, money 0
        white: money 0
    """)
    assert state.result().scores == [7, 7, 0]
