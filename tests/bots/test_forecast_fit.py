"""What forecasts are fitted by says the same as what they are made by, for many positions at once."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from benchmarks.forecasts import Judged, Sample
from ironbridge.bots.forecast import NO_CORRECTION, Correction, shares
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.stage import Stage

pytestmark = pytest.mark.long

BENT = replace(
    NO_CORRECTION,
    points=((1.0, 2.0, -1.0, 0.5), (0.0, -2.0, 1.0, 0.0), (3.0, 0.0, 0.0, 1.0)),
    odds=(0.1, -0.4, 0.3),
    sharpness=1.3,
    power=0.8,
)


@pytest.mark.parametrize("lead", [(0.0, 0.0, 0.0), (1.0, -2.0, 3.0)])
def test_arrays_are_told_as_single_positions_are(lead: tuple[float, ...]) -> None:
    judged, tried = positions(30), replace(BENT, lead=lead)
    told = sum(unlikely(one, tried) for one in judged)
    assert Sample(judged, BENT).surprise(tried) == pytest.approx(told)


def positions(count: int) -> list[Judged]:
    chance = seeded(1)

    def drawn(below: int) -> list[int]:
        return [int(chance.below(below)) for _ in range(4)]

    found = []
    for seed in range(count):
        stages = [Stage("4", n / 10, n % 3) for n in drawn(11)]
        points, odds = [float(n) for n in drawn(150)], [n / 10 - 30 for n in drawn(600)]
        won = [0.0] * 4
        won[seed % 4] = 1.0
        found.append(Judged(seed, 0, stages, points, odds, drawn(150), won))
    return found


def unlikely(one: Judged, tried: Correction) -> float:
    _, odds = tried.made(one.points, one.odds, one.stages)
    return -sum(
        won * math.log(max(chance, 1e-9)) for won, chance in zip(one.won, shares(odds), strict=True)
    )
