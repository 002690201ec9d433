"""What runs beside the requests: bots in worker processes, premoves, notices to people who are
away, backups. Services that need the bots, such as hints, are made here too.

create_app adds BACKGROUND_ROUTES to the application, and opens and closes it with the server.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from ironbridge.server.api.archive import ArchiveRoutes, ResultRoutes
from ironbridge.server.api.hints import Advice
from ironbridge.server.api.premoves import PremoveRoutes
from ironbridge.server.api.push import PushRoutes
from ironbridge.server.api.puzzles import PuzzleRoutes, SolvedRoutes
from ironbridge.server.api.ratings import Profiles, RatingList, TableRatings
from ironbridge.server.api.records import Records
from ironbridge.server.archive.catch_up import CatchUp
from ironbridge.server.archive.download import Download
from ironbridge.server.archive.results import Results
from ironbridge.server.archive.search import Archive
from ironbridge.server.bots.hints import Adviser
from ironbridge.server.bots.runner import BotRunner
from ironbridge.server.bots.trials import Trials
from ironbridge.server.bots.workers import Workers
from ironbridge.server.housekeeping import Housekeeping
from ironbridge.server.notify.devices import Devices
from ironbridge.server.notify.mail import Mail
from ironbridge.server.notify.message import Channel
from ironbridge.server.notify.notifier import Connected, Notifier
from ironbridge.server.notify.push import Push, contact_of
from ironbridge.server.notify.webhook import Webhook
from ironbridge.server.puzzles.service import Puzzles
from ironbridge.server.records.reader import Reader
from ironbridge.server.settings import Settings
from ironbridge.server.statistics import Statistics
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.announcer import Waker
from ironbridge.server.tables.services import TableServices, provided

BACKGROUND_ROUTES: Sequence[ControllerRouterHandler] = [
    Advice,
    PuzzleRoutes,
    SolvedRoutes,
    Records,
    PremoveRoutes,
    RatingList,
    TableRatings,
    Profiles,
    ArchiveRoutes,
    ResultRoutes,
    PushRoutes,
]


class Background:
    """Bots, premoves, advice, records, statistics, the archive, notices, housekeeping."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        tables: TableServices,
        trials: Trials,
        presence: Connected,
        now: Callable[[], int],
    ) -> None:
        self.workers = Workers(settings.bot_workers)
        self.premoves = tables.premoves
        self.bot_runner = BotRunner(
            tables.store, tables.play, database, self.workers, now, settings.bot_delay_ms / 1000
        )
        self.adviser = Adviser(tables.store, self.workers)
        self.puzzles = Puzzles(database, self.workers, tables.store.positions.slices, now)
        self.trials = trials
        self.reader = Reader(trials)
        self.statistics = Statistics(database)
        self.archive = Archive(database)
        self.results = Results(database)
        self.download = Download(database, self.archive)
        self.catch_up = CatchUp(database)
        self.devices = Devices(database, now, settings.webhook_private)
        self.notifier = Notifier(
            tables.store,
            database,
            presence,
            notice_channels(settings, self.devices, now),
            now,
            settings.notice_minutes * 60_000,
            settings.public_url,
        )
        self.housekeeping = Housekeeping(settings, database, now)

    @property
    def wakers(self) -> list[Waker]:
        """Whoever looks at a table after each change, in this order."""
        return [self.bot_runner, self.premoves, self.notifier]

    def dependencies(self) -> dict[str, Provide]:
        """For the routes."""
        return {
            "adviser": provided(self.adviser),
            "puzzles": provided(self.puzzles),
            "reader": provided(self.reader),
            "statistics": provided(self.statistics),
            "archive": provided(self.archive),
            "game_results": provided(self.results),
            "download": provided(self.download),
            "devices": provided(self.devices),
        }

    async def open(self) -> None:
        """The database is open: look for work."""
        self.bot_runner.start()
        self.notifier.start()
        self.housekeeping.start()
        self.catch_up.start()

    async def close(self) -> None:
        """Before the log writer and the database are closed."""
        await self.catch_up.close()
        await self.housekeeping.close()
        await self.bot_runner.close()
        await self.premoves.close()
        await self.notifier.close()
        await self.workers.close()
        await self.trials.close()


def notice_channels(
    settings: Settings, devices: Devices, now: Callable[[], int]
) -> dict[str, Channel]:
    """What is set up; webhooks and pushes need nothing."""
    private = settings.webhook_private
    contact = contact_of(settings.mail_from, settings.public_url)
    channels: dict[str, Channel] = {
        "webhook": Webhook(private),
        "push": Push(devices, now, private, contact),
    }
    if settings.smtp_url:
        channels["email"] = Mail(settings.smtp_url, settings.mail_from)
    return channels
