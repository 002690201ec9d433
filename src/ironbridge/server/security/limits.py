"""How often something may be done, per person and per address, counted in this process.

Each limit is a bucket: it holds `count` and is filled again evenly within `seconds`. Several
people may share an address (a family, a school), so signed-in people have a larger one there.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Mapping

from litestar.handlers import BaseRouteHandler
from litestar.types import Guard, Scope

from ironbridge.server.errors import Refused
from ironbridge.server.request_context import Connection, address_of, visitor_of
from ironbridge.server.security.address import household
from ironbridge.server.settings import Limit

COMING_IN = {"guest", "register", "sign-in"}
"""Counted by the address alone: whoever does it could be a new person each time."""
SHARED = 8
"""How many times the limit of one person an address has for the people behind it."""
KEPT_MOST = 50_000


class Limits:
    """Counts actions by the names of `Settings.limits`."""

    def __init__(self, limits: Mapping[str, Limit], now: Callable[[], int]) -> None:
        self._limits = limits
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def spend(self, action: str, address: str, person: str | None = None) -> None:
        """Count one action; Refused when there were too many, and then it is not counted."""
        count = self._limits[action].count
        home = household(address)
        if person is None or action in COMING_IN:
            self._spend(action, {f"address {home}": count})
        else:
            shared = {f"people at {home}": count * SHARED}
            self._spend(action, shared | {f"person {person}": count})

    def spend_on(self, action: str, target: str) -> None:
        """Count one action against what it aims at, from wherever it comes: a name, a password."""
        self._spend(action, {f"target {target}": self._limits[action].count})

    # Details -----------------------------------------------------------------------------

    def _spend(self, action: str, counts: dict[str, int]) -> None:
        now, fill_ms = self._now(), self._limits[action].seconds * 1000
        left = {
            key: self._left((action, key), count, count / fill_ms, now)
            for key, count in counts.items()
        }
        wait_ms = max((1 - left[key]) * fill_ms / count for key, count in counts.items())
        if wait_ms > 0:
            raise Refused("too-many", seconds=math.ceil(wait_ms / 1000))
        for key in counts:
            self._keep((action, key), left[key] - 1, now)

    def _left(self, key: tuple[str, str], count: int, rate: float, now: int) -> float:
        left, at = self._buckets.get(key, (float(count), now))
        if at > now:  # the clock was set back: from here on the bucket fills again
            self._keep(key, left, now)
        return min(float(count), left + max(0, now - at) * rate)

    def _keep(self, key: tuple[str, str], left: float, now: int) -> None:
        self._buckets[key] = (left, now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > KEPT_MOST:
            self._buckets.popitem(last=False)


def asker_of(scope: Scope) -> str:
    """Whoever asks, as far as we know: the person, or the household of a stranger."""
    visitor = visitor_of(scope)
    return household(address_of(scope)) if visitor is None else visitor.id


def limited(action: str) -> Guard:
    """A guard that counts each request of a route: `@post(..., guards=[limited("chat")])`."""

    def spend(connection: Connection, _: BaseRouteHandler) -> None:
        limits: Limits = connection.app.state.limits
        visitor = visitor_of(connection.scope)
        limits.spend(action, address_of(connection.scope), None if visitor is None else visitor.id)

    return spend
