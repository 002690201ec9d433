"""The evaluator of Birmingham keeps a few laws in every position, whatever its weights."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ironbridge
from ironbridge.bots import decide, make
from ironbridge.brass.board import INCOME, MONEY, POINTS
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.chance import seeded

game = ironbridge.game("brass-birmingham")
evaluator = game.evaluator()
assert evaluator is not None
value = evaluator.value


def positions(introductory: bool) -> Iterator[BirminghamState]:
    """Some positions of a random game between actions."""
    state, chance = game.start(4, 11, {"introductory": introductory}), seeded(11)
    bot = make(game, "random")
    while not state.over:
        if state.settled() and chance.below(8) == 0:
            assert isinstance(state, BirminghamState)
            yield state
        seat = int(state.decider())
        state.do(decide(bot, state, seat, chance), seat)


@pytest.mark.parametrize("introductory", [False, True])
def test_more_is_never_worse(introductory: bool) -> None:
    for state in positions(introductory):
        for seat in range(state.seats):
            for field in (MONEY, INCOME):
                richer = state.copy()
                richer.seat[field + seat] += 3
                assert value(richer, seat) >= value(state, seat)


def test_a_point_is_a_point() -> None:
    for state in positions(introductory=False):
        for seat in range(state.seats):
            ahead = state.copy()
            ahead.seat[POINTS + seat] += 1
            assert value(ahead, seat) == pytest.approx(value(state, seat) + 1)


def test_seats_are_judged_alike() -> None:
    """At the start all have the same but the cards in hand and the place in the order."""
    state = game.start(seats=4, seed=5)
    values = [value(state, seat) for seat in range(4)]
    assert max(values) - min(values) < 3


def test_other_hands_do_not_matter() -> None:
    chance = seeded(7)
    for state in positions(introductory=False):
        seat = int(state.decider())
        assert value(state.determinize(seat, chance), seat) == value(state, seat)


def test_after_the_end_only_points_count() -> None:
    state, chance = game.start(seats=2, seed=2), seeded(2)
    bot = make(game, "random")
    while not state.over:
        seat = int(state.decider())
        state.do(decide(bot, state, seat, chance), seat)
    assert [value(state, seat) for seat in range(2)] == state.result().scores


def better(before: str, after: str) -> bool:
    """Red prefers the second position."""
    return value(game.position(after), 0) > value(game.position(before), 0)


MILL = """
    red: money 20, hand coal_mine*2
    tile worcester_1 red cotton_mill 2
    merchant gloucester_m1 cotton_a
"""


def test_a_way_to_a_merchant_is_worth_its_price() -> None:
    assert better(MILL, MILL.replace("20", "17") + "link worcester-gloucester red")


def test_a_sold_tile_is_better_than_one_to_sell() -> None:
    linked = MILL + "link worcester-gloucester red\n"
    sold = linked.replace("cotton_mill 2", "cotton_mill 2 flipped")
    assert better(linked, sold.replace("money 20", "money 20, income 14"))


def test_a_tile_that_survives_the_canal_era_is_better() -> None:
    last_round = "round 10\n" + MILL.replace("cotton_mill 2", "cotton_mill 1 flipped")
    assert better(last_round, last_round.replace("cotton_mill 1", "cotton_mill 2"))
