"""Ways of doing the same that take turns, so that whatever else the machine does slows all of them
down alike. Time is processor time."""

import time
from collections.abc import Callable, Mapping
from statistics import median

SLICE = 0.05
"""Seconds of a turn: short, so that there are many, and what disturbs a few of them is left out."""


class Turns:
    """Has all `ways` take turns, for so many `seconds` each. A call of a way answers how much it
    did."""

    def __init__(self, ways: Mapping[str, Callable[[], int]], seconds: float) -> None:
        self.rates: dict[str, list[float]] = {way: [] for way in ways}
        for _ in range(max(1, round(seconds / SLICE))):
            for way, act in ways.items():
                done, begin = 0, time.process_time()
                while (passed := time.process_time() - begin) < SLICE:
                    done += act()
                self.rates[way].append(done / passed)

    def rate(self, way: str) -> float:
        """How much this way does in a second."""
        return median(self.rates[way])

    def share(self, way: str, of: str) -> float:
        """What this way does for each that another one does, turn by turn."""
        pairs = zip(self.rates[way], self.rates[of], strict=True)
        return median(one / other for one, other in pairs)
