"""The start and the end of a round, and its auction."""

from __future__ import annotations

import pytest

from tests.games.workshop.builders import allowed, game, legal, play, position, refused
from tests.games.workshop.quiet import wait
from tests.games.workshop.reading import asked, cards, industries, money, order, whole

AUCTION = """
    seats 4
    pending bid
    order green red yellow blue
    red: money 10
    blue: money 10
    yellow: money 10
    green: money 10
"""


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_WW_ROUND_CARDS(seats: int) -> None:
    state = game.start(seats, 7)
    top = whole(state)["deck"][:seats]
    assert cards(state) == []
    wait(state, lambda s: asked(s) == "bid")
    assert sorted(cards(state)) == sorted(top)
    assert whole(state)["round"] == 1


def test_WW_ROUND_END() -> None:
    """Everyone has one turn, then new cards are turned up and a new auction begins."""
    state = position("round 4\norder blue red yellow\ncards C20 C21 C22\ndeck C30 C31 C32\n")
    play(state, "take C20", "done", "take C21", "done")
    assert state.deciders == (2,)
    assert whole(state)["round"] == 4
    play(state, "done")  # the last card is taken without a question
    assert asked(state) == "bid"
    assert whole(state)["round"] == 5
    assert sorted(cards(state)) == ["C30", "C31", "C32"]


def test_WW_ROUND_END_with_a_turn_without_a_question() -> None:
    """The last card is forced and yellow can pay for no link: the turn passes by itself."""
    state = position("round 4\nturn blue\ncards C20 C21\nyellow: money 0, income 1\n")
    play(state, "take C20", "done")
    assert industries(state, "northampton") == {"yellow": 1}
    assert asked(state) == "bid"
    assert whole(state)["round"] == 5
    assert state.deciders == (0, 1, 2)


@pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 7), (5, 6)])
def test_WW_ROUND_LAST(seats: int, rounds: int) -> None:
    state = game.start(seats, 2)
    wait(state, lambda s: asked(s) == "bid" and not whole(s)["deck"])
    assert whole(state)["round"] == rounds
    wait(state, lambda s: asked(s) not in ("bid", "card", "town", "remove", "link"))
    assert asked(state) == "demand"
    assert whole(state)["era"] == "canal"


def test_WW_BID_AMOUNT_zero() -> None:
    state = position(AUCTION)
    allowed(state, "bid 0", seat=2)
    play(state, "bid 0", "bid 0", "bid 0", "bid 0")
    assert [money(state, seat) for seat in range(4)] == [10] * 4
    assert asked(state) == "card"


def test_WW_BID_AMOUNT_not_more_than_there_is() -> None:
    state = position(AUCTION.replace("blue: money 10", "blue: money 3"))
    assert legal(state, 1) == {"bid 0", "bid 1", "bid 2", "bid 3"}
    assert refused(state, "bid 4", seat=1) == "WW-BID-AMOUNT"
    allowed(state, "bid 10", seat=0)
    assert refused(state, "bid 11", seat=0) == "WW-BID-AMOUNT"


def test_WW_BID_HIGHEST() -> None:
    state = position(AUCTION)
    play(state, "bid 2", "bid 9", "bid 5", "bid 0")
    assert order(state) == ["blue", "yellow", "red", "green"]
    assert state.deciders == (1,)


def test_WW_BID_TIES_two() -> None:
    """Green stood ahead of blue, red ahead of yellow."""
    state = position(AUCTION)
    play(state, "bid 3", "bid 6", "bid 3", "bid 6")
    assert order(state) == ["green", "blue", "red", "yellow"]


def test_WW_BID_TIES_three() -> None:
    state = position(AUCTION)
    play(state, "bid 4", "bid 4", "bid 5", "bid 4")
    assert order(state) == ["yellow", "green", "red", "blue"]
    again = position(AUCTION)
    play(again, "bid 4", "bid 4", "bid 4", "bid 4")
    assert order(again) == ["green", "red", "yellow", "blue"]


def test_WW_BID_ALL_PAY() -> None:
    state = position(AUCTION)
    play(state, "bid 1", "bid 10", "bid 4", "bid 0")
    assert [money(state, seat) for seat in range(4)] == [9, 0, 6, 10]


def test_WW_BID_AMOUNT_at_the_start_of_a_round() -> None:
    """Whoever asks: the auction is over when turns are played, and does not begin with demand."""
    for text in ("turn blue", "pending demand", "industry leeds red, pending link, town leeds"):
        assert refused(position(text), "bid 3", seat=0) == "WW-BID-AMOUNT"
