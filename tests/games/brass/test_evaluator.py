"""Some things hold for the evaluators in every position, whatever their weights."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ironbridge.brass.board import INCOME, MONEY, POINTS
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.evaluator import Evaluator
from tests.games.brass.playing import BRASS, Brass
from tests.games.playing import bots_play

SEATS = {"brass-birmingham": 4, "brass-lancashire": 2}


def evaluator(brass: Brass) -> Evaluator:
    found = brass.game.evaluator()
    assert found is not None
    return found


def positions(brass: Brass, *options: str) -> Iterator[Any]:
    """Some positions of a random game between actions."""
    chance = seeded(11)
    for state in brass.random_game(SEATS[brass.game.name], 11, True, *options):
        if state.settled() and not state.over and chance.below(5) == 0:
            yield state


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("birmingham", ()),
        ("birmingham", ("introductory",)),
        ("lancashire", ()),
        ("lancashire", ("introductory",)),
        ("lancashire", ("community",)),
    ],
)
def test_more_is_never_worse(name: str, options: tuple[str, ...]) -> None:
    value = evaluator(BRASS[name]).value
    for state in positions(BRASS[name], *options):
        for seat in range(state.seats):
            for field in (MONEY, INCOME):
                richer = state.copy()
                richer.seat[field + seat] += 3
                assert value(richer, seat) >= value(state, seat)


def test_a_point_is_a_point(brass: Brass) -> None:
    value = evaluator(brass).value
    for state in positions(brass):
        for seat in range(state.seats):
            ahead = state.copy()
            ahead.seat[POINTS + seat] += 1
            assert value(ahead, seat) == pytest.approx(value(state, seat) + 1)


def test_seats_are_judged_alike(brass: Brass) -> None:
    """At the start all have the same but the cards in hand and the place in the order."""
    state = brass.game.start(seats=4, seed=5)
    values = [evaluator(brass).value(state, seat) for seat in range(4)]
    assert max(values) - min(values) < 3


def test_what_a_seat_cannot_know_does_not_matter(brass: Brass) -> None:
    value = evaluator(brass).value
    chance = seeded(7)
    for state in positions(brass):
        seat = int(state.decider())
        assert value(state.determinize(seat, chance), seat) == value(state, seat)


def test_after_the_end_only_points_count(brass: Brass) -> None:
    *_, state = brass.random_game(2, 2, False)
    assert state.over
    value = evaluator(brass).value
    assert [value(state, seat) for seat in range(2)] == state.result().scores


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seat", "ahead"),
    [
        ("birmingham", 0, 40),
        ("birmingham", 1, 40),
        ("birmingham", 2, 40),
        ("lancashire", 0, 30),
        ("lancashire", 1, 30),
    ],
)
def test_greedy_beats_random(name: str, seat: int, ahead: int) -> None:
    names = ["greedy" if p == seat else "random" for p in range(3)]
    result = bots_play(BRASS[name].game, names, seed=seat).result()
    others = [points for p, points in enumerate(result.scores) if p != seat]
    assert result.winners == [seat]
    assert result.scores[seat] > ahead + max(others)
