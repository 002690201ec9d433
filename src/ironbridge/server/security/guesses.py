"""Wrong passwords cost whoever guesses, and not the owner of the account.

Failures are counted for a household and a name together: after some of them each next try has to
wait, twice as long every time. Many households that try one name share a much larger count. A
browser or a household that has signed in with the name before is not held up by what strangers
do: it has a count of its own. Nothing is ever locked, and names that do not exist are counted the
same.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec import Struct

from ironbridge.server.errors import Refused
from ironbridge.server.security.address import household

Key: TypeAlias = tuple[str, ...]
"""What is counted: a kind, and what tells one from the other."""

DAY_MS: Final = 86_400_000
KEPT_MOST: Final = 50_000


class Patience(Struct, frozen=True):
    """How many failures are free, and how long the wait after further ones becomes at most."""

    free: int
    longest_s: int

    def wait_ms(self, failures: int) -> int:
        """How long to wait after so many failures: 1, 2, 4 seconds and so on."""
        over = failures - self.free
        return 0 if over < 0 else 1000 * min(self.longest_s, 2 ** min(over, 30))


OWN: Final = Patience(free=5, longest_s=900)
"""With one household, or one browser that is known."""
STRANGERS: Final = Patience(free=100, longest_s=60)
"""With all households together that have not signed in with the name before."""


class Attempt:
    """A try that is counted as a failure until it is said that it was none."""

    def __init__(self, guesses: Guesses, name: str, home: str, counted: list[Key]) -> None:
        self._guesses = guesses
        self._name = name
        self._home = home
        self._counted = counted

    def succeeded(self) -> None:
        self._guesses.forgive(self._counted)
        self._guesses.remember(self._home, self._name)


class Guesses:
    """Counts failures to sign in, in this process. What is kept is bounded."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._failures: OrderedDict[Key, tuple[int, int]] = OrderedDict()
        """How many, and when the last one was."""
        self._homes: OrderedDict[tuple[str, str], None] = OrderedDict()
        """Households and the names they signed in with."""

    def attempt(self, name: str, address: str, device: str | None = None) -> Attempt:
        """Begin to try a password for a name; Refused when it is too early.

        `device`: the browser, if it has signed in with this name before. The failure is counted
        now, since others may try at the same moment.
        """
        home = household(address)
        counts: dict[Key, Patience]
        if device is not None:
            counts = {("device", device, name): OWN}
        elif (home, name) in self._homes:
            counts = {("home", home, name): OWN}
        else:
            counts = {("home", home, name): OWN, ("name", name): STRANGERS}
        self._check(counts)
        for key in counts:
            self._count(key)
        return Attempt(self, name, home, list(counts))

    def forgive(self, counted: list[Key]) -> None:
        """The right password was among the failures: those of strangers stay."""
        for key in counted:
            failures, at = self._failures.pop(key, (0, 0))
            if failures > 1 and key[0] == "name":
                self._failures[key] = (failures - 1, at)

    def remember(self, home: str, name: str) -> None:
        self._homes[home, name] = None
        self._homes.move_to_end((home, name))
        while len(self._homes) > KEPT_MOST:
            self._homes.popitem(last=False)

    # Details -----------------------------------------------------------------------------

    def _check(self, counts: dict[Key, Patience]) -> None:
        now, wait_ms = self._now(), 0
        for key, patience in counts.items():
            failures, at = self._current(key, now)
            wait_ms = max(wait_ms, min(at, now) + patience.wait_ms(failures) - now)
        if wait_ms > 0:
            raise Refused("too-many", seconds=math.ceil(wait_ms / 1000))

    def _count(self, key: Key) -> None:
        now = self._now()
        self._failures[key] = (self._current(key, now)[0] + 1, now)
        self._failures.move_to_end(key)
        while len(self._failures) > KEPT_MOST:
            self._failures.popitem(last=False)

    def _current(self, key: Key, now: int) -> tuple[int, int]:
        failures, at = self._failures.get(key, (0, now))
        return (0, now) if now - at > DAY_MS else (failures, at)
