"""The services of one server process, all made here: each is given what it needs."""

from __future__ import annotations

import time
from collections.abc import Callable

from litestar.di import Provide

from ironbridge import bots
from ironbridge.kernel.game import Game
from ironbridge.server.background import Background
from ironbridge.server.health import Pulse, Vitals
from ironbridge.server.live.channels import Channel, LocalChannel
from ironbridge.server.live.hub import Hub
from ironbridge.server.live.postgres import PostgresChannel
from ironbridge.server.metrics import MeasuredWriter, Metrics
from ironbridge.server.people.accounts import People
from ironbridge.server.ratings import Ratings
from ironbridge.server.security import Security
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.others import OtherProcesses
from ironbridge.server.tables.services import TableServices, provided


class Services:
    """Made once by `create_app`. Nothing is opened yet.

    `now` gives milliseconds since 1970; tests pass a clock of their own.
    """

    def __init__(self, settings: Settings, now: Callable[[], int] | None = None) -> None:
        now = now or wall_clock
        self.settings = settings
        self.metrics = Metrics()
        self.database = database = Database(settings.database)
        self.writer = MeasuredWriter(database, self.metrics)
        ratings = Ratings(database, now)
        channel = make_channel(settings)
        self.tables = TableServices(
            database, self.writer, settings, ratings, now, level_names, OtherProcesses(channel)
        )
        self.people = People(
            database,
            settings,
            now,
            renamed=[self.tables.store.renamed],
            changed=[self.tables.premoves.forget],
            leaving=[self.tables.departure.person_leaves],
        )
        self.security = Security(settings, self.people, now)
        self.hub = Hub(
            database,
            self.tables,
            self.people,
            self.security.limits,
            channel,
            self.metrics,
            now,
            settings.max_body,
        )
        self.background = Background(settings, database, self.tables, self.hub.presence, now)
        self.vitals = Vitals(database, self.writer, Pulse(self.background.workers), self.hub)
        self.tables.announcer.subscribe(self.hub, self.background.wakers)
        self._measure()

    def dependencies(self) -> dict[str, Provide]:
        """For the routes."""
        return {
            "vitals": provided(self.vitals),
            "hub": provided(self.hub),
            "metrics": provided(self.metrics),
            **self.tables.dependencies(),
            **self.background.dependencies(),
        }

    def _measure(self) -> None:
        gauge, hub, writer = self.metrics.gauge, self.hub, self.writer
        cache, workers = self.tables.store.cache, self.background.workers
        notifier = self.background.notifier
        gauge("live_clients", "Open WebSockets", lambda: len(hub.clients))
        gauge("live_tables", "Tables in memory", lambda: len(cache))
        gauge("watched_tables", "Tables that somebody watches", lambda: len(hub.watched()))
        gauge("log_entries", "Log entries stored by this process", lambda: writer.entries)
        gauge("log_commits", "Transactions they were stored in", lambda: writer.commits)
        gauge("bot_answers", "Questions that bots answered", lambda: workers.answered)
        gauge("bot_restarts", "Workers that had to be ended", lambda: workers.restarts)
        gauge("notices_sent", "Notices that were delivered", lambda: notifier.sent)
        gauge("notices_failed", "Notices that could not be", lambda: notifier.failed)


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def make_channel(settings: Settings) -> Channel:
    return PostgresChannel(settings.database) if settings.channels else LocalChannel()


def level_names(game: Game) -> list[str]:
    return [level.name for level in bots.levels(game)]
