"""How sure a mean is: 95 % intervals from means over deals.

Games of one deal resemble each other, so that they are no independent trials. A deal is: first the
games of each deal are averaged, then the deals are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import fmean, stdev

from msgspec import Struct

NORMAL = 1.959964
"""The point of the normal distribution beyond which 2.5 % lie."""

STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
"""The same of Student's distribution with 1 to 9 degrees of freedom."""


class Estimate(Struct, frozen=True):
    """A mean and the ends of its interval; None when there is only one deal."""

    mean: float
    low: float | None
    high: float | None


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, to a thousandth."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z, v = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def mean_by_deal(deals: Sequence[float]) -> Estimate:
    """The mean of points and the like; `deals` has the mean of each deal."""
    mean = fmean(deals)
    if len(deals) < 2:
        return Estimate(mean, None, None)
    reach = student(len(deals) - 1) * stdev(deals) / sqrt(len(deals))
    return Estimate(mean, mean - reach, mean + reach)


def share_by_deal(deals: Sequence[float], games: int) -> Estimate:
    """A share of wins: Wilson's interval, which never leaves 0 to 1 and says something even when
    all was won. It is made for independent trials; here they are as many as would give the same
    error as the deals do: no more than there are games, and one for each deal where all deals
    are won or lost."""
    share = fmean(deals)
    count = len(deals)
    if count < 2:
        return Estimate(share, None, None)
    error = stdev(deals) ** 2 / count
    spread = share * (1 - share)
    if spread <= 0:
        trials = float(count)
    else:
        trials = min(spread / error, games) if error > 0 else float(games)
    square = student(count - 1) ** 2 / trials
    middle = (share + square / 2) / (1 + square)
    reach = sqrt(square * (spread + square / 4)) / (1 + square)
    return Estimate(share, max(middle - reach, 0.0), min(middle + reach, 1.0))


def rank(ordered: Sequence[float], share: float) -> float:
    """The least value that this share of all values does not exceed."""
    return ordered[max(ceil(share * len(ordered)) - 1, 0)]
