"""Rounds: how many, in which order, and the income at their end. Debts: test_round_debts.py."""

from ironbridge.kernel.game import Game
from tests.games.brass.playing import (
    RED,
    WHITE,
    YELLOW,
    Position,
    allowed,
    legal,
    play,
    refused,
    tiles,
)
from tests.games.reading import course, deciders, income, money, order, owed, pass_action, spent

ACTIONS = {2: 78, 3: 105, 4: 124}
"""The actions of a whole game by the number of players."""


def rounds_played(game: Game, seats: int) -> list[tuple[str, int]]:
    """Every round of a whole game in which everybody passes."""
    state = game.start(seats=seats, seed=12)
    seen: list[tuple[str, int]] = []
    for _ in range(ACTIONS[seats]):
        era, number, _ = course(state)
        if (era, number) not in seen:
            seen.append((era, number))
        pass_action(state)
    assert state.over
    return seen


def test_ROUND_COUNT(game: Game) -> None:
    for seats, rounds in ((2, 10), (3, 9), (4, 8)):
        assert rounds_played(game, seats) == [
            (era, number) for era in ("canal", "rail") for number in range(1, rounds + 1)
        ]


# The order of play ---------------------------------------------------------------------------


def test_ROUND_PLAY_ORDER(position: Position) -> None:
    state = position("""
        seats 3
        order white red yellow
        red: hand birmingham*3
        yellow: hand brewery*3
        white: hand dudley*2 coal_mine
    """)
    assert deciders(state) == ["white"]
    assert legal(state, seat=RED) == set()
    assert refused(state, "pass", seat=RED) == "ROUND-PLAY-ORDER"
    assert refused(state, "loan", seat=YELLOW) == "ROUND-PLAY-ORDER"
    allowed(state, "loan", seat=WHITE)
    play(state, "pass", "card dudley", "pass", "card dudley")
    assert deciders(state) == ["red"]
    assert refused(state, "pass", seat=WHITE) == "ROUND-PLAY-ORDER"
    play(state, "pass", "pass")
    assert deciders(state) == ["yellow"]
    play(state, "pass", "pass")
    assert course(state) == ("canal", 3, 1)
    assert deciders(state) == ["white"]


def test_ROUND_ORDER_LEAST_SPENT(position: Position) -> None:
    state = position("""
        seats 4
        turn purple, actions 1
        red: spent 20, hand birmingham
        yellow: spent 6, hand brewery
        white: spent 0, hand dudley
        purple: spent 7, hand coal_mine*2
    """)
    play(state, "pass")
    assert order(state) == ["white", "yellow", "purple", "red"]
    assert deciders(state) == ["white"]


def test_ROUND_ORDER_TIES(position: Position) -> None:
    state = position("""
        seats 4
        order purple white yellow red
        turn red, actions 1
        red: spent 6, hand birmingham*2
        yellow: spent 20, hand brewery
        white: spent 6, hand dudley
        purple: spent 20, hand coal_mine
    """)
    play(state, "pass")
    assert order(state) == ["white", "red", "purple", "yellow"]


def test_ROUND_SPENT_RESET(position: Position) -> None:
    state = position("""
        turn yellow, actions 1
        red: money 17, spent 20, hand birmingham*3
        yellow: money 17, spent 9, hand brewery*3
        tile dudley_1 yellow coal_mine 1
    """)
    play(state, "pass")
    assert [spent(state, colour) for colour in ("red", "yellow")] == [0, 0]
    assert order(state) == ["yellow", "red"]
    assert [money(state, colour) for colour in ("red", "yellow")] == [17, 17]  # it is not paid back
    play(state, "link dudley-birmingham", "pass", "pass", "pass")
    assert order(state) == [
        "red",
        "yellow",
    ]  # £0 against £3; over both rounds it would be £20 and £12


# Income --------------------------------------------------------------------------------------


def test_ROUND_INCOME_PAID(position: Position) -> None:
    state = position("""
        seats 3
        turn white, actions 1
        red: money 5, income 37, hand birmingham
        yellow: money 5, income 11, hand brewery
        white: money 5, income 10, hand dudley*2
    """)
    play(state, "pass")
    assert money(state, "red") == 5 + 13
    assert money(state, "yellow") == 5 + 1
    assert money(state, "white") == 5
    assert [income(state, colour) for colour in ("red", "yellow", "white")] == [37, 11, 10]


def test_ROUND_INCOME_NONE_LAST(position: Position) -> None:
    state = position("""
        era rail, round 10
        turn yellow, actions 1
        red: money 5, income 40
        yellow: money 2, income 5, vp 9, hand brewery
        tile dudley_1 yellow coal_mine 2
    """)
    play(state, "pass")
    assert state.over
    assert money(state, "red") == 5
    # Yellow would owe £5.
    assert money(state, "yellow") == 2
    assert state.result().scores == [0, 9]
    assert "dudley_1" in tiles(state)


def test_ROUND_INCOME_LAST_CANAL(position: Position) -> None:
    state = position("""
        era canal, round 10
        turn yellow, actions 1
        red: money 5, income 40, spent 9
        yellow: money 12, income 5, spent 8, hand brewery
    """)
    play(state, "pass")
    assert course(state) == ("rail", 1, 2)
    assert money(state, "red") == 5 + 14
    assert money(state, "yellow") == 12 - 5
    assert order(state) == ["yellow", "red"]
    assert deciders(state) == ["yellow"]


def test_ROUND_INCOME_NEGATIVE(position: Position) -> None:
    state = position("""
        turn yellow, actions 1
        red: money 12, income 5, vp 4, hand birmingham
        yellow: money 10, income 0, vp 4, hand brewery*2
        tile dudley_1 yellow coal_mine 1
    """)
    play(state, "pass")
    assert money(state, "red") == 12 - 5
    assert money(state, "yellow") == 10 - 10
    # Both could pay: no debt, no tile, no point.
    assert [owed(state, colour) for colour in ("red", "yellow")] == [0, 0]
    assert state.result().scores == [4, 4]
    assert "dudley_1" in tiles(state)
    assert course(state)[:2] == ("canal", 3)
