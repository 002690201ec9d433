"""A player's turn: two actions, and the hand refilled."""

from collections import Counter

from ironbridge.kernel.game import Game
from tests.games.brass.playing import Position, deck, discards, hand, play
from tests.games.reading import course, deciders, income, money, order, pass_action, points, spent


def test_TURN_TWO_ACTIONS(position: Position) -> None:
    state = position("""
        red: hand birmingham*3
        yellow: hand brewery*3
    """)
    assert course(state) == ("canal", 2, 2)
    play(state, "pass")
    assert deciders(state) == ["red"]
    play(state, "pass")
    assert deciders(state) == ["yellow"]
    play(state, "pass")
    assert deciders(state) == ["yellow"]
    play(state, "pass")
    assert deciders(state) == ["red"]
    assert course(state) == ("canal", 3, 1)  # one card left: one action


def test_TURN_FIRST_ROUND_ONE_ACTION(game: Game, position: Position) -> None:
    state = game.start(seats=2, seed=7)
    first, second = order(state)
    assert course(state) == ("canal", 1, 1)
    pass_action(state)
    assert deciders(state) == [second]
    assert course(state) == ("canal", 1, 1)
    pass_action(state)
    assert deciders(state) == [first]
    assert course(state) == ("canal", 2, 2)
    rail = position("""
        turn yellow, actions 1
        yellow: hand brewery
    """)
    play(rail, "pass")
    assert course(rail) == ("rail", 1, 2)
    pass_action(rail)
    assert (course(rail), deciders(rail)) == (("rail", 1, 1), ["red"])


def test_TURN_PASS(position: Position) -> None:
    state = position("""
        red: money 9, income 12, vp 3, hand birmingham*3
        yellow: hand brewery
    """)
    before = discards(state, "red")
    play(state, "pass")
    assert hand(state, "red") == ["birmingham"] * 2
    play(state, "pass")
    assert hand(state, "red") == ["birmingham"]
    assert discards(state, "red") == [*before, "birmingham", "birmingham"]
    assert (money(state, "red"), income(state, "red"), points(state, "red")) == (9, 12, 3)
    assert spent(state, "red") == 0


def test_TURN_REFILL(position: Position) -> None:
    state = position("""
        red: hand birmingham*3 coventry*3 dudley*2
        yellow: hand brewery
        deck pottery iron_works nuneaton
    """)
    play(state, "pass", "card birmingham")
    assert len(hand(state, "red")) == 7
    assert deck(state) == ["pottery", "iron_works", "nuneaton"]
    play(state, "pass", "card birmingham")
    assert Counter(hand(state, "red")) == {
        "birmingham": 1, "coventry": 3, "dudley": 2, "pottery": 1, "iron_works": 1
    }  # fmt: skip
    assert deck(state) == ["nuneaton"]


def test_TURN_DECK_EMPTY(position: Position) -> None:
    state = position("""
        red: hand birmingham*3
        yellow: hand brewery*3
        deck coventry
    """)
    play(state, "pass", "pass")
    assert hand(state, "red") == ["birmingham", "coventry"]
    play(state, "pass", "pass")
    assert hand(state, "yellow") == ["brewery"]
    play(state, "pass", "card birmingham", "pass")
    assert hand(state, "red") == []
    assert course(state) == ("canal", 3, 1)
    assert discards(state, "yellow") == ["brewery", "brewery"]
    play(state, "pass")  # the last card of all: the era is over
    assert course(state) == ("rail", 1, 2)
