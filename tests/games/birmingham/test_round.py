"""Rounds and the end of the game: what Birmingham alone has. tests/games/brass has the rest."""

from ironbridge.games.birmingham.table import BirminghamState
from tests.games.birmingham.builders import game, legal, play, position
from tests.games.reading import course, points, tiles

ACTIONS = {2: 78, 3: 105, 4: 124}
"""The actions of a whole game by the number of players."""


def actions_of_a_game(state: BirminghamState) -> int:
    """Everybody scouts when possible and passes otherwise: scouting is one action too."""
    actions = 0
    while not state.over:
        if state.question().key == "ask-action":
            actions += 1
            assert actions <= ACTIONS[state.seats]
            play(state, "scout" if "scout" in legal(state) else "pass")
        else:
            state.play(state.legal()[0])
    return actions


def test_BB_ROUND_ACTIONS_TOTAL() -> None:
    assert actions_of_a_game(game.start(seats=2, seed=1)) == ACTIONS[2] == 78
    assert actions_of_a_game(game.start(seats=3, seed=1)) == ACTIONS[3] == 105
    assert actions_of_a_game(game.start(seats=4, seed=1)) == ACTIONS[4] == 124


def test_BB_ROUND_SHORTFALL_ZERO_TILES() -> None:
    text = """
        turn yellow, actions 1
        red: money 0, income 4, vp 10, hand birmingham*2
        yellow: hand brewery*2
        tile coventry_1 red pottery 2 flipped
        tile dudley_1 red coal_mine 1
    """
    state = position(text)
    play(state, "pass")  # £6 are missing; the mine is worth £2, the pottery nothing
    play(state, "remove dudley_1")
    assert set(tiles(state)) == {"coventry_1"}
    assert points(state, "red") == 10 - 4
    # Giving up the worthless tile first is allowed, and does not help.
    state = position(text)
    play(state, "pass", "remove coventry_1")
    assert tiles(state) == {}
    assert points(state, "red") == 10 - 4
    # Worthless tiles alone are not even asked for.
    state = position(text.replace("tile dudley_1 red coal_mine 1", ""))
    play(state, "pass")
    assert set(tiles(state)) == {"coventry_1"}
    assert points(state, "red") == 10 - 6
    assert course(state)[:2] == ("canal", 3)


def test_BB_VICTORY_MONEY_WORTHLESS() -> None:
    state = position("""
        seats 3
        era rail, round 9
        order yellow white red
        turn red, actions 1
        red: vp 7, income 60, money 100, hand brewery
        yellow: vp 7, income 3, money 0
    """)
    play(state, "pass")
    assert state.result().scores == [7, 7, 0]
