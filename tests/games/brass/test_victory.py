"""Victory: the end of the game, who wins, and how ties are broken."""

from ironbridge.kernel.state import State
from tests.games.brass.playing import RED, WHITE, YELLOW, Position, legal, play, refused
from tests.games.reading import course


def ended(position: Position, lines: str) -> State:
    """The position after the last action of a game of three, in which red passed."""
    state = position(f"""
        seats 3
        era rail, round 9
        order yellow white red
        turn red, actions 1
        red: hand brewery
        {lines}
    """)
    play(state, "pass")
    return state


def test_VICTORY_END(position: Position) -> None:
    state = position("""
        era canal, round 10
        turn yellow, actions 1
        yellow: hand brewery
    """)
    play(state, "pass")
    assert not state.over
    assert not state.result().final
    state = position("""
        era rail, round 9
        turn yellow, actions 1
        red: money 0, hand birmingham
        yellow: money 0, hand brewery
        tile dudley_1 red coal_mine 2 flipped
        link birmingham-oxford yellow
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
    assert refused(state, "pass", seat=RED) == "VICTORY-END"


def test_VICTORY_MOST_POINTS(position: Position) -> None:
    state = ended(
        position,
        """
        red: vp 40, income 90, money 9
        yellow: vp 41, income 10, money 0
        white: vp 39, money 0
        tile dudley_1 white coal_mine 3 flipped
        """,
    )
    assert state.result().scores == [40, 41, 39 + 3]
    assert state.result().winners == [WHITE]
    assert state.result().places == [3, 2, 1]


def test_VICTORY_TIE_INCOME(position: Position) -> None:
    # The spaces 11 and 12 both stand for income level 1.
    state = ended(
        position,
        """
        red: vp 50, income 11, money 9
        yellow: vp 50, income 12, money 0
        white: vp 49, income 60, money 9
        """,
    )
    assert state.result().winners == [YELLOW]
    assert state.result().places == [2, 1, 3]


def test_VICTORY_TIE_MONEY(position: Position) -> None:
    state = ended(
        position,
        """
        red: vp 50, income 12, money 21
        yellow: vp 50, income 12, money 20
        white: vp 50, income 11, money 29
        """,
    )
    assert len(set(state.result().scores)) == 1  # Lancashire counts £10 as a point
    assert state.result().winners == [RED]
    assert state.result().places == [1, 2, 3]


def test_VICTORY_SHARED(position: Position) -> None:
    state = ended(
        position,
        """
        red: vp 50, income 12, money 20
        yellow: vp 49, income 12, money 20
        white: vp 50, income 12, money 20
        """,
    )
    assert state.result().winners == [RED, WHITE]
    assert state.result().places == [1, 3, 1]
