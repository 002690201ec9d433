"""Ways of doing the same that take turns, so that whatever else the machine does slows all of them
down alike. Time is processor time."""

import time
from collections.abc import Callable, Mapping

SLICE = 0.2
"""Seconds of a turn."""


def rates(ways: Mapping[str, Callable[[], int]], seconds: float) -> dict[str, float]:
    """How much each way does in a second, of what its calls count; `seconds` for each."""
    done, spent = dict.fromkeys(ways, 0), dict.fromkeys(ways, 0.0)
    for _ in range(max(1, round(seconds / SLICE))):
        for way, act in ways.items():
            begin = time.process_time()
            while (passed := time.process_time() - begin) < SLICE:
                done[way] += act()
            spent[way] += passed
    return {way: done[way] / spent[way] for way in ways}
