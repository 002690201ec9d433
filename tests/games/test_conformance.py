"""Every game, every number of seats, every option: a few random games with all invariants on."""

import pytest

import ironbridge
from tests.conformance import Case, cases, play_checked, wander

SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))]
SAMPLED = 0.08
MEDIAN_BOUND = 15
MEDIAN_BOUNDS = {"age-of-industry": 20}
LIST_BOUND = 120
LIST_BOUNDS = {"workshop-of-the-world": 300, "age-of-industry": 240}
"""A bid may be any sum up to one's money; a combined build may be anywhere, with any industry."""


@pytest.mark.parametrize("case", list(cases()), ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_invariants_hold_in_random_games(case: Case, seed: int) -> None:
    summary = play_checked(case, seed, SAMPLED)
    lengths = sorted(summary.lists.elements())
    assert lengths[len(lengths) // 2] < MEDIAN_BOUNDS.get(case.game, MEDIAN_BOUND)
    assert lengths[-1] < LIST_BOUNDS.get(case.game, LIST_BOUND)
    assert summary.samples > 0


@pytest.mark.long
@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_invariants_hold_among_prosperous_positions(case: Case) -> None:
    summary = wander(case, 11, SAMPLED)
    assert summary.samples > 0
    assert max(summary.lists) < LIST_BOUNDS.get(case.game, LIST_BOUND)


def test_notation_never_holds_what_records_use_as_a_sign() -> None:
    for case in cases():
        for move in ironbridge.game(case.game).moves:
            assert not set(move.text) & set(",\n#:"), move.text
            assert move.text == " ".join(move.text.split())
