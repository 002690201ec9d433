"""A clock that stands still until a test moves it."""

from __future__ import annotations

START = 1_700_000_000_000


class FakeClock:
    """Milliseconds since 1970, as the server's `now`."""

    def __init__(self, at: int = START) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def advance(self, seconds: float = 0, days: float = 0) -> None:
        self.at += int(seconds * 1000 + days * 86_400_000)
