"""The evaluator holds to a few invariants in every position, whatever its weights; greedy plays well by it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ironbridge.bots import decide, make
from ironbridge.brass.board import INCOME, MONEY, POINTS
from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.chance import seeded
from tests.games.lancashire.builders import game, position, random_game

value = game.evaluator().value


def positions(*options: str) -> Iterator[LancashireState]:
    """Some positions of a random game between actions."""
    chance = seeded(11)
    for state in random_game(2, 11, True, *options):
        if state.settled() and not state.over and chance.below(5) == 0:
            yield state


@pytest.mark.parametrize("options", [(), ("introductory",), ("community",)])
def test_more_is_never_worse(options: tuple[str, ...]) -> None:
    for state in positions(*options):
        for seat in range(state.seats):
            for field in (MONEY, INCOME):
                richer = state.copy()
                richer.seat[field + seat] += 3
                assert value(richer, seat) >= value(state, seat)


def test_a_point_is_a_point() -> None:
    for state in positions():
        for seat in range(state.seats):
            ahead = state.copy()
            ahead.seat[POINTS + seat] += 1
            assert value(ahead, seat) == pytest.approx(value(state, seat) + 1)


def test_seats_are_judged_alike() -> None:
    """At the start all have the same but the cards in hand and the place in the order."""
    state = game.start(seats=4, seed=5)
    values = [value(state, seat) for seat in range(4)]
    assert max(values) - min(values) < 3


def test_what_a_seat_cannot_know_does_not_matter() -> None:
    chance = seeded(7)
    for state in positions():
        seat = int(state.decider())
        assert value(state.determinize(seat, chance), seat) == value(state, seat)


def test_after_the_end_only_points_count() -> None:
    *_, state = random_game(2, 2, False)
    assert state.over
    assert [value(state, seat) for seat in range(2)] == state.result().scores


def better(before: str, after: str) -> bool:
    """Red prefers the second position."""
    return value(position(after), 0) > value(position(before), 0)


MILL = """
    red: money 20, hand coal_mine*2
    tile bolton_nw red cotton_mill 2
    tile warrington_runcorn_w red port 2
    link bolton--manchester red
"""


def test_a_way_to_a_port_is_worth_its_price() -> None:
    linked = MILL.replace("20", "17") + "link manchester--warrington_runcorn red"
    assert better(MILL, linked)


def test_a_sold_mill_and_its_port_are_better_than_cotton_to_sell() -> None:
    linked = MILL + "link manchester--warrington_runcorn red\n"
    sold = linked.replace("cotton_mill 2", "cotton_mill 2 flipped")
    sold = sold.replace("port 2", "port 2 flipped")
    assert better(linked, sold.replace("money 20", "money 20, income 17"))


def test_a_tile_that_survives_the_canal_era_is_better() -> None:
    last_round = "round 10\n" + MILL.replace("cotton_mill 2", "cotton_mill 1 flipped")
    assert better(last_round, last_round.replace("cotton_mill 1", "cotton_mill 2"))


def test_shipyards_that_can_never_be_built_are_in_the_way() -> None:
    assert better("red: hand coal_mine*2", "red: hand coal_mine*2, gone shipyard*2")


@pytest.mark.parametrize("seat", range(2))
def test_greedy_beats_random(seat: int) -> None:
    bots = [make(game, "greedy" if p == seat else "random") for p in range(3)]
    state, chance = game.start(seats=3, seed=seat), seeded(seat)
    while not state.over:
        mover = int(state.decider())
        state.do(decide(bots[mover], state, mover, chance), mover)
    result = state.result()
    others = [points for p, points in enumerate(result.scores) if p != seat]
    assert result.winners == [seat]
    assert result.scores[seat] > 30 + max(others)
