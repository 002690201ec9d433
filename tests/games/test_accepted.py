"""What is written can be read: from any position that is accepted, even one changed by hand,
every position that play leads to is accepted in both forms. `make soak` tries many more."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conformance import Case, cases
from tests.mutations import try_extremes, try_mutations

TRIES = 80
EXTREMES = 25
"""In each way to set up a game."""
ENOUGH = 200
"""In all ways to set up one game: where there are many, each has fewer."""
WAYS = Counter(case.game for case in cases())


@pytest.mark.long
@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_what_is_played_from_an_accepted_position_is_accepted(case: Case) -> None:
    assert try_mutations(case, 5, TRIES) >= 3


@pytest.mark.long
@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_so_is_what_is_played_from_the_last_number_accepted(case: Case) -> None:
    assert try_extremes(case, 7, min(EXTREMES, ENOUGH // WAYS[case.game])) > 0
