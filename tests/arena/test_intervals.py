"""Intervals against values that were worked out by hand or stand in tables."""

from math import sqrt

import pytest

from ironbridge.arena.intervals import mean_by_deal, rank, share_by_deal, student


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.706), (4, 2.776), (9, 2.262), (10, 2.228), (19, 2.093), (29, 2.045), (99, 1.984)],
)
def test_students_points_are_those_of_the_tables(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.001)


def test_a_mean_by_deal() -> None:
    # Deals 1, 2, 3, 4: mean 2.5, deviation sqrt(5/3), three degrees of freedom.
    found = mean_by_deal([1, 2, 3, 4])
    reach = 3.1824 * sqrt(5 / 3) / 2
    assert found.mean == 2.5
    assert (found.low, found.high) == pytest.approx((2.5 - reach, 2.5 + reach))


def test_one_deal_says_nothing_of_its_error() -> None:
    assert (mean_by_deal([3.0]).mean, mean_by_deal([3.0]).low) == (3.0, None)
    assert share_by_deal([0.5], 4).high is None


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    # 100 deals of one game each, 50 won: the deals are the trials, but for 99 in the place of 100
    # in their variance; z is Student's 1.984 for 99 degrees of freedom.
    found = share_by_deal([1.0, 0.0] * 50, 100)
    trials, z = 99, 1.9842
    middle = (0.5 + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = z / (1 + z * z / trials) * sqrt(0.25 / trials + z * z / (4 * trials**2))
    assert found.mean == 0.5
    assert (found.low, found.high) == pytest.approx((middle - reach, middle + reach), abs=1e-4)


def test_games_that_only_repeat_their_deal_add_nothing() -> None:
    # Each deal is won four times or lost four times: 400 games say no more than 100.
    deals = [1.0] * 70 + [0.0] * 30
    assert share_by_deal(deals, 400) == share_by_deal(deals, 100)


def test_rotations_that_balance_a_deal_make_it_surer() -> None:
    wild = share_by_deal([1.0, 0.0] * 20, 80)
    calm = share_by_deal([0.75, 0.25] * 20, 80)
    assert wild.low is not None
    assert calm.low is not None
    assert wild.low < calm.low < 0.5


@pytest.mark.parametrize("last", [0.5, 0.75])
def test_no_more_is_claimed_than_so_many_games_can_say(last: float) -> None:
    # Half of every deal is won: the deals hardly differ, and still there are only 40 games.
    found = share_by_deal([0.5] * 9 + [last], 40)
    z, trials, share = 2.2622, 40, (4.5 + last) / 10
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    inner = share * (1 - share) / trials + z * z / (4 * trials**2)
    reach = z / (1 + z * z / trials) * sqrt(inner)
    assert (found.low, found.high) == pytest.approx((middle - reach, middle + reach), abs=1e-4)


def test_all_won_is_not_certain() -> None:
    # Wilson: with n of n the lower end is n / (n + z²); a deal counts as one trial.
    found = share_by_deal([1.0] * 10, 40)
    assert found.mean == 1.0
    assert found.low == pytest.approx(10 / (10 + 2.2622**2), abs=1e-4)
    assert found.high == 1.0
    lost = share_by_deal([0.0] * 10, 40)
    assert (lost.low, lost.high) == pytest.approx((0.0, 1 - 10 / (10 + 2.2622**2)), abs=1e-4)


@pytest.mark.parametrize(
    ("count", "expected"), [(1, 1), (2, 2), (99, 99), (100, 99), (101, 100), (200, 198)]
)
def test_what_99_of_100_do_not_exceed(count: int, expected: int) -> None:
    assert rank(list(range(1, count + 1)), 0.99) == expected
