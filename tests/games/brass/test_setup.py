"""Setup: what lies on the table before the first action."""

from collections import Counter

import pytest

from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from tests.games.brass.playing import Brass, Position, deck, hand, play
from tests.games.reading import (
    course,
    income,
    links_left,
    money,
    order,
    pass_action,
    points,
    seated,
)

MONEY = {"brass-birmingham": 17, "brass-lancashire": 30}


def look_the_same(one: State, two: State) -> bool:
    """Neither a player nor a spectator can tell the two positions apart."""
    assert one.to_json() != two.to_json()
    return all(one.view(seat) == two.view(seat) for seat in (*range(one.seats), None))


def test_SETUP_SEATS(game: Game) -> None:
    assert game.start(seats=2, seed=1).seats == 2
    assert game.start(seats=3, seed=1).seats == 3
    assert game.start(seats=4, seed=1).seats == 4
    with pytest.raises(SetupError):
        game.start(seats=1, seed=1)
    with pytest.raises(SetupError):
        game.start(seats=5, seed=1)


def test_SETUP_SHUFFLE(brass: Brass, position: Position) -> None:
    first, again, other = (brass.game.start(seats=4, seed=seed) for seed in (1, 1, 2))
    assert deck(first) == deck(again)
    assert deck(first) != deck(other)
    assert Counter(brass.every_card(first)) == Counter(brass.every_card(other))
    assert look_the_same(
        position("red: hand dudley\nyellow: hand dudley\ndeck birmingham brewery coal_mine"),
        position("red: hand dudley\nyellow: hand dudley\ndeck coal_mine birmingham brewery"),
    )


def test_SETUP_HAND(game: Game, position: Position) -> None:
    for seats, left_in_deck in ((2, 22), (3, 27), (4, 28)):
        state = game.start(seats=seats, seed=3)
        assert [len(hand(state, colour)) for colour in seated(state)] == [8] * seats
        assert len(deck(state)) == left_in_deck
    one = position("red: hand dudley\nyellow: hand brewery\ndeck pottery")
    two = position("red: hand dudley\nyellow: hand pottery\ndeck brewery")
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)


# The players ---------------------------------------------------------------------------------


def test_SETUP_MONEY(game: Game) -> None:
    for seats in (2, 3, 4):
        state = game.start(seats=seats, seed=1)
        assert [money(state, colour) for colour in seated(state)] == [MONEY[game.name]] * seats


def test_SETUP_LINK_TILES(game: Game, position: Position) -> None:
    state = game.start(seats=3, seed=1)
    assert [links_left(state, colour) for colour in seated(state)] == [14, 14, 14]
    state = position("red: money 17, hand dudley*2\ntile dudley_1 red coal_mine 1")
    play(state, "link dudley-birmingham")
    assert links_left(state, "red") == 13
    assert links_left(state, "yellow") == 14


def test_SETUP_POINTS(game: Game) -> None:
    state = game.start(seats=4, seed=1)
    assert [points(state, colour) for colour in seated(state)] == [0, 0, 0, 0]


def test_SETUP_INCOME(game: Game) -> None:
    state = game.start(seats=2, seed=1)
    assert [income(state, colour) for colour in seated(state)] == [10, 10]
    pass_action(state)
    pass_action(state)
    assert course(state) == ("canal", 2, 2)
    assert [money(state, colour) for colour in seated(state)] == [MONEY[game.name]] * 2  # level 0


def test_SETUP_ORDER(game: Game) -> None:
    orders = [tuple(order(game.start(seats=3, seed=seed))) for seed in range(60)]
    assert len(set(orders)) == 6
    state = game.start(seats=3, seed=7)
    assert state.deciders == (("red", "yellow", "white").index(order(state)[0]),)
