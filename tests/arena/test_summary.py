"""What games say together, counted by hand."""

from statistics import stdev

import pytest

from ironbridge.arena.plan import LineUp, Plan
from ironbridge.arena.play import Played
from ironbridge.arena.ratings import MODEL, rate
from ironbridge.arena.summary import summarize

NO_TIMES: list[list[list[int]]] = [[], [], []]


def plan_of(*line_ups: str, seeds: range = range(10)) -> Plan:
    made = tuple(LineUp(tuple(line_up.split())) for line_up in line_ups)
    return Plan("brass-birmingham", None, "1", len(made[0].players), {}, made, seeds, 1.0)


def game(
    seed: int,
    rotation: int,
    scores: list[int],
    places: list[int],
    turns: list[list[list[int]]] = NO_TIMES,
    line_up: int = 0,
) -> Played:
    failures: list[dict[str, int]] = [{} for _ in scores]
    return Played(line_up, seed, rotation, scores, places, turns, failures, "")


# One against two. Rotations: a b b, b b a, b a b.
ALONE = [
    game(0, 0, [90, 50, 40], [1, 2, 3]),
    game(0, 1, [50, 40, 80], [2, 3, 1]),
    game(0, 2, [60, 60, 20], [1, 1, 3]),
    game(1, 0, [30, 50, 40], [3, 1, 2]),
    game(1, 1, [50, 40, 30], [1, 2, 3]),
    game(1, 2, [10, 70, 20], [3, 1, 2]),
]


def test_wins_points_and_places_of_one_against_the_rest() -> None:
    summary = summarize(plan_of("a b b"), ALONE)
    (line_up,) = summary.line_ups
    alone, rest = line_up.players
    assert (line_up.kind, line_up.deals, line_up.games) == ("alone", 2, 6)
    assert (alone.player, alone.seats) == ("a", 1)
    assert alone.equal == pytest.approx(1 / 3)
    # First deal: won, won, half won; second: lost, lost, won.
    assert alone.wins.mean == pytest.approx((2.5 / 3 + 1 / 3) / 2)
    assert rest.wins.mean == pytest.approx(1 - alone.wins.mean)
    assert alone.points.mean == pytest.approx((90 + 80 + 60 + 30 + 30 + 70) / 6)
    assert alone.deviation == pytest.approx(stdev([90, 80, 60, 30, 30, 70]))
    assert alone.places == pytest.approx([4 / 6, 0, 2 / 6])
    assert rest.places == pytest.approx([3 / 12, 5 / 12, 4 / 12])
    assert sum(rest.places) == pytest.approx(1)


def test_points_have_the_interval_of_the_deals() -> None:
    (line_up,) = summarize(plan_of("a b b"), ALONE).line_ups
    points = line_up.players[0].points
    first, second = (90 + 80 + 60) / 3, (30 + 30 + 70) / 3
    reach = 12.7062 * stdev([first, second]) / 2**0.5
    assert points.high == pytest.approx((first + second) / 2 + reach)


def test_deals_that_are_not_complete_are_left_out() -> None:
    summary = summarize(plan_of("a b b"), ALONE[:-1])
    assert (summary.games, summary.left_out) == (3, 2)
    assert summary.line_ups[0].deals == 1
    assert summary.line_ups[0].players[0].wins.mean == pytest.approx(2.5 / 3)
    nothing = summarize(plan_of("a b b"), ALONE[:2])
    assert (nothing.games, nothing.left_out, nothing.line_ups) == (0, 2, [])


def test_the_order_in_which_games_end_changes_nothing() -> None:
    assert summarize(plan_of("a b b"), ALONE[::-1]) == summarize(plan_of("a b b"), ALONE)


def test_times_of_decisions_and_of_turns() -> None:
    # Microseconds: two turns of the first seat, one of the second.
    times = [[[1000, 2000], [5000]], [[500]], []]
    plan = plan_of("a b c", seeds=range(1))
    games = [game(0, turn, [3, 2, 1], [1, 2, 3], times) for turn in range(3)]
    (line_up,) = summarize(plan, games).line_ups
    first = line_up.players[0]  # it had every seat once
    assert (first.decision.count, first.turn.count) == (4, 3)
    assert first.decision.mean == pytest.approx((1 + 2 + 5 + 0.5) / 4)
    assert first.turn.mean == pytest.approx((3 + 5 + 0.5) / 3)
    assert (first.decision.longest, first.turn.longest) == (5.0, 5.0)
    assert first.clock == "processor"


def test_a_mirror_has_points_and_no_rating() -> None:
    summary = summarize(plan_of("a a a"), [game(0, 0, [30, 20, 10], [1, 2, 3])])
    (line_up,) = summary.line_ups
    assert line_up.players[0].points.mean == 20
    assert line_up.players[0].wins.mean == line_up.players[0].equal == 1
    assert summary.ratings == []


# Ratings ------------------------------------------------------------------------------------


def test_a_single_game_is_rated_as_openskill_does() -> None:
    found = {one.player: one for one in rate([(["a", "b"], [1, 2])])}
    [[winner], [loser]] = MODEL.rate([[MODEL.rating()], [MODEL.rating()]], ranks=[1, 2])
    assert (found["a"].mu, found["a"].sigma) == (winner.mu, winner.sigma)
    assert (found["b"].mu, found["b"].sigma) == (loser.mu, loser.sigma)


def test_several_seats_teach_what_one_would() -> None:
    [[first], [second], [third]] = MODEL.rate([[MODEL.rating()] for _ in range(3)], ranks=[1, 2, 3])
    found = {one.player: one for one in rate([(["a", "b", "b"], [1, 2, 3])])}
    assert found["a"].mu == first.mu
    assert found["b"].mu == pytest.approx((second.mu + third.mu) / 2)
    assert found["b"].sigma == pytest.approx((second.sigma * third.sigma) ** 0.5)


def test_whoever_wins_stands_first() -> None:
    names = [one.player for one in rate([(["a", "b"], [2, 1]), (["b", "a"], [1, 2])])]
    assert names == ["b", "a"]
