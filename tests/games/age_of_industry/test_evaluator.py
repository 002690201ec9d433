"""What holds of the evaluator in every position, whatever its weights; the greedy bot plays well by it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ironbridge.bots import decide, make
from ironbridge.games.age_of_industry.board import LOANS, MONEY
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.chance import seeded
from tests.games.age_of_industry.builders import MAPS, game, play, position, random_game

value = game.evaluator().value


def positions(side: str) -> Iterator[AgeState]:
    """Some positions of a random game between actions."""
    chance = seeded(11)
    for state in random_game(3, 11, True, side):
        if state.settled() and not state.over and chance.below(5) == 0:
            yield state


@pytest.mark.parametrize("side", MAPS)
def test_more_money_and_fewer_loans_are_better(side: str) -> None:
    for state in positions(side):
        for seat in range(state.seats):
            for field, change in ((MONEY, 3), (LOANS, -1)):
                richer = state.copy()
                richer.seat[field + seat] += change
                assert value(richer, seat) > value(state, seat)


@pytest.mark.parametrize("side", MAPS)
def test_repaying_a_loan_is_never_worse(side: str) -> None:
    """Money can be borrowed again when it is needed, and interest is saved."""
    seen = 0
    for state in positions(side):
        for seat in state.deciders:
            if state.can_repay(seat):
                seen += 1
                after = state.copy()
                after.seat[LOANS + seat] -= 1
                after.seat[MONEY + seat] -= 10
                assert value(after, seat) >= value(state, seat)
    assert seen


def test_seats_are_judged_alike() -> None:
    """At the start all have the same but the cards in hand and the place in the order."""
    state = game.start(seats=4, seed=5)
    values = [value(state, seat) for seat in range(4)]
    assert max(values) - min(values) < 3


@pytest.mark.parametrize("side", MAPS)
def test_what_a_seat_cannot_know_does_not_matter(side: str) -> None:
    chance = seeded(7)
    for state in positions(side):
        seat = int(state.decider())
        assert value(state.determinize(seat, chance), seat) == value(state, seat)


def test_after_the_end_only_points_count() -> None:
    *_, state = random_game(3, 2, False)
    assert state.over
    assert [value(state, seat) for seat in range(3)] == state.result().scores


def better(before: str, after: str) -> bool:
    """Red prefers the second position."""
    return value(position(after), 0) > value(position(before), 0)


MILL = """
    red: money 20, hand coal_mine*2
    deck red*5 blue*5 yellow*5
    tile hanover-1 red cotton_mill 2
    tile hamburg-1 blue port 1
"""


def test_a_way_to_a_port_is_worth_its_price() -> None:
    assert better(MILL, MILL.replace("money 20", "money 19") + "link de-05 red")


def test_goods_sold_are_better_than_goods_to_sell() -> None:
    linked = MILL + "link de-05 red\n"
    state = position(linked)
    play(state, "sell hanover-1")
    waiting = position("turn red, actions 1\n" + linked)
    assert value(state, 0) > value(waiting, 0)


def test_factories_that_can_never_be_built_are_in_the_way() -> None:
    deck = "deck red*5 blue*5 yellow*5\n"
    assert better(deck, deck + "red: next factory 3")


def test_a_ship_card_is_worth_little_on_a_map_without_seas() -> None:
    deck = "deck red*5 blue*5\n"
    assert better(deck + "red: hand ship", deck + "red: hand cotton_mill")


@pytest.mark.parametrize("side", MAPS)
def test_greedy_beats_random(side: str) -> None:
    seat = MAPS.index(side)
    bots = [make(game, "greedy" if p == seat else "random") for p in range(3)]
    state, chance = game.start(3, seat, {"map": side}), seeded(seat)
    while not state.over:
        mover = int(state.decider())
        state.do(decide(bots[mover], state, mover, chance), mover)
    result = state.result()
    others = [points for p, points in enumerate(result.scores) if p != seat]
    assert result.winners == [seat]
    assert result.scores[seat] > 30 + max(others)
