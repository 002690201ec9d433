"""The services of one server process, all made here: each is given what it needs."""

from __future__ import annotations

from collections.abc import Callable

from litestar.di import Provide

from ironbridge import bots
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.server.background import Background
from ironbridge.server.bots.trials import PROCESSES, Trials
from ironbridge.server.bots.workers import Workers
from ironbridge.server.health import Probe, Pulse, Vitals
from ironbridge.server.live.channels import Channel, LocalChannel
from ironbridge.server.live.hub import Hub
from ironbridge.server.live.postgres import PostgresChannel
from ironbridge.server.metrics import MeasuredWriter, Metrics, Outcomes
from ironbridge.server.notify.letters import AccountLetters
from ironbridge.server.notify.mail import Mail
from ironbridge.server.order.services import Order
from ironbridge.server.people.accounts import People
from ironbridge.server.people.links import Links
from ironbridge.server.ratings import Ratings
from ironbridge.server.security import Security
from ironbridge.server.server_time import ServerTime
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.others import OtherProcesses
from ironbridge.server.tables.services import TableServices, provided
from ironbridge.server.together.services import Together
from ironbridge.server.tournaments.services import TournamentServices


class Services:
    """Made once by `create_app`. Nothing is opened yet.

    `now` gives milliseconds since 1970; tests pass a clock of their own.
    """

    def __init__(self, settings: Settings, now: Callable[[], int] | None = None) -> None:
        check_takeover_bot(settings.takeover_bot)
        server_time = ServerTime()
        settle = server_time.settle if now is None else nothing
        now = now or server_time
        self.settings = settings
        self.metrics = Metrics()
        self.database = database = Database(settings.database)
        self.outcomes = Outcomes(now)
        self.writer = MeasuredWriter(database, self.metrics, self.outcomes)
        ratings = Ratings(database, now)
        trials = Trials(Workers(PROCESSES))
        channel = make_channel(settings)
        others = OtherProcesses(channel)
        self.tables = TableServices(
            database, self.writer, settings, ratings, now, level_names, trials, settle, others
        )
        self.letters = AccountLetters(
            database,
            Links(settings.secret, settings.public_url, now),
            Mail(settings.smtp_url, settings.mail_from) if settings.smtp_url else None,
            settings.public_url,
        )
        self.people = People(
            database,
            settings,
            now,
            letters=self.letters,
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
            settings.connections_per_address,
        )
        self.background = Background(
            settings, database, self.tables, trials, self.hub.presence, now
        )
        self.vitals = Vitals(
            Probe(database, self.outcomes, now),
            {
                "writer": self.writer,
                "workers": Pulse(self.background.workers),
                "channel": self.hub,
            },
            {
                "writer": self.writer,
                "bots": self.background.workers,
                "notices": self.background.notifier,
            },
        )
        self.order = Order(database, self.people, self.tables, self.hub, now)
        self.together = Together(database, self.tables, self.background.notifier, now)
        self.tournaments = TournamentServices(database, self.tables, now, level_names)
        wakers = [*self.background.wakers, self.tournaments.keeper]
        self.tables.announcer.subscribe(self.hub, wakers)
        self._measure()

    def dependencies(self) -> dict[str, Provide]:
        """For the routes."""
        return {
            "vitals": provided(self.vitals),
            "hub": provided(self.hub),
            "metrics": provided(self.metrics),
            **self.tables.dependencies(),
            **self.order.dependencies(),
            **self.together.dependencies(),
            **self.tournaments.dependencies(),
            **self.background.dependencies(),
        }

    def _measure(self) -> None:
        gauge, hub, writer = self.metrics.gauge, self.hub, self.writer
        cache, workers = self.tables.store.cache, self.background.workers
        notifier, outcomes = self.background.notifier, self.outcomes
        runner = self.background.bot_runner
        gauge("live_clients", "Open WebSockets", lambda: len(hub.clients))
        gauge("live_tables", "Tables in memory", lambda: len(cache))
        gauge("watched_tables", "Tables that somebody watches", lambda: len(hub.watched()))
        gauge("log_entries", "Log entries stored by this process", lambda: writer.entries)
        gauge("log_commits", "Transactions they were stored in", lambda: writer.commits)
        gauge("bot_answers", "Questions that bots answered", lambda: workers.answered)
        gauge("bot_restarts", "Workers that had to be ended", lambda: workers.restarts)
        gauge("bot_substitutes", "Moves of a simpler bot or none", lambda: runner.replaced)
        gauge("notices_sent", "Notices that were delivered", lambda: notifier.sent)
        gauge("notices_failed", "Notices that could not be", lambda: notifier.failed)
        gauge("log_waiting", "Log entries that wait to be stored", lambda: writer.waiting)
        gauge("bots_waiting", "Questions that wait for a bot", lambda: workers.waiting)
        gauge("notices_waiting", "Notices that are due", lambda: notifier.waiting)
        gauge("writes_failing", "1 while the last write failed", lambda: outcomes.failing)
        gauge("last_write", "When a write last succeeded", lambda: seconds(outcomes.succeeded))
        gauge("last_failed_write", "When one last failed", lambda: seconds(outcomes.failed))
        keeping = self.background.housekeeping
        gauge("backup_time", "When the newest backup was made", lambda: keeping.backed_up_at)


def nothing() -> None:
    """A clock of a test follows no other."""


def seconds(at: int | None) -> float:
    """A time as Prometheus wants it; 0 for never."""
    return 0 if at is None else at / 1000


def make_channel(settings: Settings) -> Channel:
    return PostgresChannel(settings.database) if settings.channels else LocalChannel()


def level_names(game: Game) -> list[str]:
    return [level.name for level in bots.levels(game)]


def check_takeover_bot(name: str) -> None:
    """A slip here would be noticed only when somebody runs out of time."""
    known = [level.name for level in bots.LADDER]
    if bots.successor(name, known) not in known:
        expected = ", ".join(known)
        raise SetupError(f"--takeover-bot {name}: there is no such bot; expected {expected}")
