"""The introductory game: the canal era alone, with points for money, income and tiles."""

from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from tests.games.brass.playing import Position, play, refused, tiles
from tests.games.reading import course, hand, money, pass_action, points, seated


def last_action(position: Position, lines: str) -> State:
    """Before the last action of an introductory game of three: red's, who has one card left.

    All others have £0 and income level 0 unless the lines say otherwise.
    """
    return position(f"""
        seats 3, introductory
        era canal, round 9
        order yellow white red
        turn red, actions 1
        red: hand brewery
        {lines}
    """)


def test_INTRO_CANAL_ONLY(game: Game, position: Position) -> None:
    state = game.start(seats=2, seed=1, options={"introductory": True})
    assert [len(hand(state, colour)) for colour in seated(state)] == [8, 8]
    assert course(state) == ("canal", 1, 1)
    for _ in range(2 * (1 + 9 * 2)):
        assert course(state)[0] == "canal"
        assert not state.over
        pass_action(state)
    assert state.over
    assert refused(state, "pass", seat=0) == "INTRO-CANAL-ONLY"
    state = last_action(
        position,
        """
        red: money 0
        yellow: money 0
        white: money 0
        tile dudley_2 yellow iron_works 1 flipped
        link birmingham-oxford white
        link dudley-birmingham red
        """,
    )
    play(state, "pass")
    assert state.over
    assert state.result().final
    assert state.result().scores == [1, 3, 2]  # the canal era is scored as usual


def test_INTRO_MONEY(position: Position) -> None:
    state = last_action(
        position,
        """
        red: money 31, vp 1
        yellow: money 3
        white: money 60
        """,
    )
    play(state, "pass")
    assert state.result().scores == [1 + 7, 0, 15]
    state = last_action(
        position,
        """
        red: money 64
        yellow: money 59
        white: money 400
        """,
    )
    play(state, "pass")
    assert state.result().scores == [15, 14, 15]


def test_INTRO_INCOME(position: Position) -> None:
    state = last_action(
        position,
        """
        red: money 0, income 40, vp 5
        yellow: money 0, income 10
        white: money 0, income 12
        """,
    )
    play(state, "pass")
    assert state.result().scores == [5 + 14, 0, 1]


def test_INTRO_INCOME_NEGATIVE(position: Position) -> None:
    state = last_action(
        position,
        """
        red: money 9, income 3, vp 4
        yellow: money 0, income 0, vp 30
        white: money 0, income 9
        """,
    )
    play(state, "pass")
    assert state.result().scores == [4 + 2 - 7, 30 - 10, -1]
    assert state.result().winners == [1]


def test_INTRO_TILES(position: Position) -> None:
    state = last_action(
        position,
        """
        red: money 0
        yellow: money 0
        white: money 0
        tile dudley_2 red iron_works 2 flipped
        tile kidderminster_2 red cotton_mill 3 flipped
        tile birmingham_1 yellow cotton_mill 1 flipped
        tile burton_on_trent_2 white brewery 2
        tile redditch_2 white iron_works 3 cubes 1
        """,
    )
    play(state, "pass")
    assert points(state, "red") == (5 + 9) * 2
    assert points(state, "yellow") == 5  # level 1 once only
    assert points(state, "white") == 0  # not flipped


def test_INTRO_NO_LAST_INCOME(position: Position) -> None:
    state = last_action(
        position,
        """
        red: money 3, income 40
        yellow: money 2, income 5, vp 9
        white: money 0
        tile dudley_1 yellow coal_mine 1
        """,
    )
    play(state, "pass")
    assert (money(state, "red"), money(state, "yellow")) == (3, 2)
    assert tiles(state) == {"dudley_1"}
    assert state.result().scores == [14, 9 - 5, 0]
