"""Points, and what decides between people who have the same."""

from __future__ import annotations

import pytest

from ironbridge.server.tournaments.standings import (
    Finish,
    opposition,
    standings,
    table_points,
    table_shares,
)


def table(*places: int, scores: tuple[int, ...] | None = None) -> list[Finish]:
    """Players 1, 2, 3 … with these places."""
    made = scores or tuple(100 - 10 * place for place in places)
    return [Finish(n + 1, place, made[n]) for n, place in enumerate(places)]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), [12, 0]),
        ((1, 2, 3), [12, 6, 0]),
        ((2, 1, 4, 3), [8, 12, 0, 4]),
        ((1, 2, 3, 4, 5), [12, 9, 6, 3, 0]),
        ((1, 1, 3), [9, 9, 0]),
        ((1, 1, 1, 4, 5), [9, 9, 9, 3, 0]),
        ((1, 2, 2, 4, 5), [12, 7.5, 7.5, 3, 0]),
        ((1, 1, 1), [6, 6, 6]),
    ],
)
def test_points_depend_on_the_place_and_not_on_the_size(
    places: tuple[int, ...], points: list[float]
) -> None:
    assert list(table_points(table(*places)).values()) == points
    assert sum(points) == 6 * len(points)  # a table brings as much as byes for everybody


def test_a_table_that_was_given_up_brings_nothing() -> None:
    given_up = [Finish(1, None), Finish(2, None), Finish(3, None)]
    found = standings([1, 2, 3], [given_up], [], 1)
    assert {(line.points, line.played, line.share) for line in found} == {(0, 0, 0)}


def test_a_score_counts_against_the_average_of_the_table() -> None:
    assert table_shares(table(1, 2, scores=(90, 30))) == {1: 150, 2: 50}
    assert table_shares(table(1, 2, 3, scores=(60, 60, 30))) == {1: 120, 2: 120, 3: 60}
    assert table_shares(table(1, 2, scores=(5, -3))) == {1: 200, 2: 0}
    assert table_shares(table(1, 1, scores=(0, 0))) == {}
    assert table_shares([Finish(1, 1, 40), Finish(2, 2, None)]) == {}


def test_opponents_count_as_often_as_one_met_them() -> None:
    tables = [table(1, 2), [Finish(1, 1, 9), Finish(3, 2, 3)], [Finish(1, 1, 9), Finish(3, 2, 3)]]
    assert opposition([1, 2, 3], tables, {1: 36, 2: 3, 3: 9}) == {1: 7, 2: 36, 3: 36}


def test_points_come_first_then_the_share_then_opponents() -> None:
    one = [Finish(1, 1, 50), Finish(2, 2, 50)]
    two = [Finish(3, 1, 60), Finish(4, 2, 40)]
    found = standings([1, 2, 3, 4], [one, two], [], 1)
    assert [line.entry for line in found] == [3, 1, 2, 4]
    assert [line.rank for line in found] == [1, 2, 3, 4]
    # 1, 2 and 3 have a win each; the opponents of 1 have 12 points, those of 2 half as many.
    tables = [
        [Finish(1, 1, 50), Finish(2, 2, 50)],
        [Finish(3, 1, 50), Finish(4, 2, 50)],
        [Finish(2, 1, 50), Finish(5, 2, 50)],
    ]
    assert [line.entry for line in standings([1, 2, 3, 4, 5], tables, [], 1)][:3] == [1, 2, 3]


def test_the_lot_decides_last_and_follows_from_the_seed() -> None:
    orders = {
        tuple(line.entry for line in standings([1, 2, 3], [], [1, 2, 3], seed))
        for seed in range(20)
    }
    assert len(orders) > 1
    first = standings([1, 2, 3], [], [1, 2, 3], 4)
    assert first == standings([3, 1, 2], [], [1, 2, 3], 4)
    assert [line.lot for line in first] == [1, 2, 3]
    assert {line.points for line in first} == {6}
