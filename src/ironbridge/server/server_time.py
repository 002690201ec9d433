"""The time of the server: that of the machine, but it never jumps while somebody's clock runs.

The clock of a machine is set now and then: by hand, by the network when it was wrong, or because
a laptop slept. A server that followed at once would run out every live clock. So time goes on as
the steady clock of the machine does, which nobody sets and which stands still during sleep, and a
difference is made up slowly: one second in fifty. While no live clock runs, `settle` makes it up
at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SHARE: Final = 50
"""A difference is made up by at most this part of the time that passes: a fiftieth."""
SMALL_MS: Final = 1_000
"""A smaller difference is never worth a jump."""


def machine_ms() -> float:
    return time.time_ns() / 1_000_000


def steady_ms() -> float:
    return time.monotonic_ns() / 1_000_000


class ServerTime:
    """Call it for milliseconds since 1970. It never runs backwards, except when settled."""

    def __init__(
        self,
        machine: Callable[[], float] = machine_ms,
        steady: Callable[[], float] = steady_ms,
    ) -> None:
        self._machine = machine
        self._steady = steady
        self._asked = steady()
        self._ahead = machine() - self._asked
        """What the steady clock lacks to be the time."""

    def __call__(self) -> int:
        steady = self._steady()
        most = max(0.0, steady - self._asked) / SHARE
        self._asked = steady
        self._ahead += max(-most, min(most, self._missing(steady)))
        return int(steady + self._ahead)

    def settle(self) -> None:
        """Follow the clock of the machine at once. Nobody's clock may be running."""
        missing = self._missing(self._steady())
        if abs(missing) >= SMALL_MS:
            self._ahead += missing

    def _missing(self, steady: float) -> float:
        return self._machine() - (steady + self._ahead)
