"""What we write we read: from any position that is accepted, also one that somebody changed by
hand, every position that is played into is accepted in both forms."""

from __future__ import annotations

import pytest

from tests.conformance import Case, cases
from tests.mutations import try_mutations

TRIES = 80


@pytest.mark.long
@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_what_is_played_from_an_accepted_position_is_accepted(case: Case) -> None:
    assert try_mutations(case, 5, TRIES) >= 3
