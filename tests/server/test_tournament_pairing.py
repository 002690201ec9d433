"""Who plays whom, whatever the number of people and the sizes of tables."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironbridge.server.tournaments.model import MOST_PLAYERS, MOST_ROUNDS
from ironbridge.server.tournaments.pairing import (
    History,
    Round,
    all_met,
    meeting_round,
    round_robin,
    swiss_round,
    table_sizes,
)

sizes = st.tuples(st.integers(2, 5), st.integers(2, 5)).map(lambda both: (min(both), max(both)))
seeds = st.integers(0, 999_999)


def check_round(found: Round, players: set[int], smallest: int, largest: int) -> None:
    """Everybody plays at one table of an allowed size, or rests."""
    seated = [player for table in found.tables for player in table]
    assert sorted([*seated, *found.byes]) == sorted(players)
    assert all(smallest <= len(table) <= largest for table in found.tables)


def rematches(found: Round, history: History) -> int:
    pairs = [pair for table in found.tables for pair in combinations(table, 2)]
    return sum(history.meetings(one, two) for one, two in pairs)


# Sizes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "smallest", "largest", "expected"),
    [
        (12, 3, 5, ([4, 4, 4], 0)),
        (13, 3, 5, ([5, 4, 4], 0)),
        (8, 3, 5, ([4, 4], 0)),
        (7, 3, 4, ([4, 3], 0)),
        (5, 3, 4, ([4], 1)),
        (9, 4, 4, ([4, 4], 1)),
        (7, 2, 2, ([2, 2, 2], 1)),
        (2, 3, 5, ([], 2)),
        (0, 3, 5, ([], 0)),
    ],
)
def test_sizes_are_few_and_even(
    players: int, smallest: int, largest: int, expected: tuple[list[int], int]
) -> None:
    assert table_sizes(players, smallest, largest) == expected


@given(st.integers(0, MOST_PLAYERS), sizes)
def test_sizes_have_the_fewest_byes_there_can_be(players: int, allowed: tuple[int, int]) -> None:
    smallest, largest = allowed
    found, byes = table_sizes(players, smallest, largest)
    assert sum(found) + byes == players
    assert all(smallest <= size <= largest for size in found)
    assert not found or max(found) - min(found) <= 1
    possible = {
        players - playing
        for playing in range(players + 1)
        if any(n * smallest <= playing <= n * largest for n in range(players + 1))
    }
    assert byes == min(possible)


# Swiss --------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 24), sizes, seeds, st.randoms(use_true_random=False))
def test_a_swiss_tournament_is_fair_in_every_round(
    players: int, allowed: tuple[int, int], seed: int, chance: object
) -> None:
    points = dict.fromkeys(range(1, players + 1), 0.0)
    history = History()
    for number in range(6):
        found = swiss_round(points, history, *allowed, seed + number)
        check_round(found, set(points), *allowed)
        history.add(found.tables, found.byes)
        counts = [history.byes[player] for player in points]
        assert max(counts) - min(counts) <= 1
        for table in found.tables:
            order = sorted(table, key=lambda _: chance.random())  # type: ignore[attr-defined]
            for place, player in enumerate(order):
                points[player] += 12 * (len(table) - 1 - place) / (len(table) - 1)


def test_people_with_like_points_sit_together() -> None:
    points = {1: 24.0, 2: 24.0, 3: 24.0, 4: 12.0, 5: 12.0, 6: 12.0, 7: 0.0, 8: 0.0, 9: 0.0}
    found = swiss_round(points, History(), 3, 3, 5)
    assert sorted(sorted(table) for table in found.tables) == [[1, 2, 3], [4, 5, 6], [7, 8, 9]]


def test_people_who_have_met_sit_apart_if_that_is_possible() -> None:
    history = History()
    history.add([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
    found = swiss_round(dict.fromkeys(range(1, 10), 0.0), history, 3, 3, 5)
    assert rematches(found, history) == 0


def test_nine_people_meet_nobody_twice_in_four_rounds() -> None:
    points, history = dict.fromkeys(range(1, 10), 0.0), History()
    for number in range(4):
        found = swiss_round(points, history, 3, 3, number)
        assert rematches(found, history) == 0
        history.add(found.tables)


def test_the_bye_goes_to_the_last_who_has_had_none() -> None:
    history = History()
    history.add([[1, 2], [3, 4]], [5])
    points = {1: 12.0, 2: 0.0, 3: 12.0, 4: 6.0, 5: 0.0}
    assert swiss_round(points, history, 2, 2, 1).byes == [2]


@given(seeds)
def test_seats_change_from_round_to_round(seed: int) -> None:
    points, history = dict.fromkeys(range(1, 5), 0.0), History()
    for number in range(4):
        history.add(swiss_round(points, history, 4, 4, seed + number).tables)
    seats = {player: [history.sat[player, seat] for seat in range(4)] for player in points}
    # Best for each round by itself: nobody has a seat a third time before having had all others.
    assert all(max(counts) <= 2 for counts in seats.values())
    assert sum(counts.count(1) for counts in seats.values()) >= 8


def test_the_same_seed_gives_the_same_round() -> None:
    points = {number: float(number % 3) for number in range(1, 14)}
    one = swiss_round(points, History(), 3, 5, 17)
    assert one == swiss_round(dict(reversed(points.items())), History(), 3, 5, 17)
    assert one != swiss_round(points, History(), 3, 5, 18)


# Round robin --------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 14), sizes, seeds)
def test_everybody_meets_everybody(players: int, allowed: tuple[int, int], seed: int) -> None:
    everybody = set(range(1, players + 1))
    history = History()
    for found in round_robin(everybody, *allowed, seed, MOST_ROUNDS):
        check_round(found, everybody, *allowed)
        history.add(found.tables, found.byes)
    counts = [history.byes[player] for player in everybody]
    assert max(counts) - min(counts) <= 1
    assert all_met(everybody, history) or players < allowed[0]


@given(st.integers(2, 20), seeds)
def test_in_pairs_everybody_meets_everybody_once(players: int, seed: int) -> None:
    history = History()
    rounds = round_robin(range(players), 2, 2, seed, MOST_ROUNDS)
    for found in rounds:
        history.add(found.tables, found.byes)
    assert set(history.met.values()) == {1}
    assert len(history.met) == players * (players - 1) // 2
    assert len(rounds) == players - 1 + players % 2
    first = [history.sat[player, 0] for player in range(players)]
    assert max(first) - min(first) <= 1


def test_after_an_absence_those_who_have_not_met_play() -> None:
    history = History()
    history.add([[1, 2, 3], [4, 5, 6]])
    found = meeting_round([1, 2, 4, 5, 6], history, 2, 3, 3)
    check_round(found, {1, 2, 4, 5, 6}, 2, 3)
    assert rematches(found, history) <= 1
