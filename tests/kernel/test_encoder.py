"""What encoders have in common."""

from __future__ import annotations

import pytest

from ironbridge.kernel.encoder import step


@pytest.mark.parametrize(
    ("width", "steps"),
    [(1, [0, 0, 0, 1, 2, 3, 3, 3]), (2, [0, 0, 0, 0, 1, 1, 2, 3]), (4, [0, 0, 0, 0, 0, 0, 1, 2])],
)
def test_what_is_below_the_first_step_or_beyond_the_last_belongs_to_it(
    width: int, steps: list[int]
) -> None:
    values = (-5, -1, 0, 1, 2, 3, 4, 9)
    assert [step(value, width, 4) for value in values] == steps
