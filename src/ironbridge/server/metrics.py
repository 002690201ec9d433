"""What is counted, for Prometheus. Labels are routes, codes and kinds: never a table or person."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from sqlalchemy import Executable

from ironbridge.server.storage.database import Database
from ironbridge.server.storage.writer import LogWriter, is_outage

SECONDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
ACCEPTED: Final = "accepted"


class Metrics:
    """The instruments of one server process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "ironbridge_requests", "Answers by route", ["method", "route", "status"],
            registry=registry,
        )  # fmt: skip
        self.moves = Counter(
            "ironbridge_moves", "Moves of people: accepted, or the code of the refusal", ["result"],
            registry=registry,
        )  # fmt: skip
        self.messages = Counter(
            "ironbridge_live_messages", "Messages of WebSocket clients", ["type"],
            registry=registry,
        )  # fmt: skip
        self.drops = Counter(
            "ironbridge_live_drops", "Times a slow client lost its waiting news",
            registry=registry,
        )  # fmt: skip
        self.append = Histogram(
            "ironbridge_append_seconds", "From append to commit of a log entry",
            buckets=SECONDS, registry=registry,
        )  # fmt: skip

    def gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Something that is asked for when the metrics are read."""
        Gauge(f"ironbridge_{name}", text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Outcomes:
    """How writing to the database went: when it last succeeded, and when it last failed because
    of the database. Times are the server's; None: not since the process began."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self.succeeded: int | None = None
        self.failed: int | None = None
        self.failing = False
        """The last attempt failed."""

    def success(self) -> None:
        self.succeeded, self.failing = self._now(), False

    def failure(self) -> None:
        self.failed, self.failing = self._now(), True


class MeasuredWriter(LogWriter):
    """The writer of the logs, with its times taken and its outcomes noted."""

    def __init__(self, database: Database, metrics: Metrics, outcomes: Outcomes) -> None:
        super().__init__(database)
        self._metrics = metrics
        self._outcomes = outcomes

    @property
    def waiting(self) -> int:
        """Entries that wait to be written."""
        return len(self._queue)

    @property
    def alive(self) -> bool:
        """Whether an entry that is appended now will be written."""
        return not self._closing and (self._task is None or not self._task.done())

    async def append(
        self,
        entry: Mapping[str, object],
        also: Sequence[Executable] = (),
        notice: str | None = None,
    ) -> None:
        began = time.perf_counter()
        try:
            await super().append(entry, also, notice)
        except Exception as error:
            if is_outage(error):
                self._outcomes.failure()
            raise
        self._outcomes.success()
        self._metrics.append.observe(time.perf_counter() - began)
