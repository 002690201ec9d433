"""Everybody who serves tables unasked, and who answers questions about them: made together.

create_app makes one, adds ATTENDANT_ROUTES and `dependencies` to the application, and opens and
closes it with the house.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from ironbridge.server.api.prepared import PreparedRoutes
from ironbridge.server.api.ratings import Profiles, RatingList
from ironbridge.server.api.records import Records
from ironbridge.server.api.thinking import Advice
from ironbridge.server.house import Announcer
from ironbridge.server.notify.delivery import Channel
from ironbridge.server.notify.mail import Mail
from ironbridge.server.notify.notifier import Connected, Notifier
from ironbridge.server.notify.webhook import Webhook
from ironbridge.server.ratings import Ratings
from ironbridge.server.records.reading import Reader
from ironbridge.server.settings import Settings
from ironbridge.server.statistics import Statistics
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.orders import Orders
from ironbridge.server.tables.service import Tables
from ironbridge.server.thinking.advice import Adviser
from ironbridge.server.thinking.thinkers import Thinkers
from ironbridge.server.thinking.workers import Workers

ATTENDANT_ROUTES: Sequence[ControllerRouterHandler] = [
    Advice,
    Records,
    PreparedRoutes,
    RatingList,
    Profiles,
]


class Attendants:
    """Bots, prepared moves, advice, records, ratings, notices."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        tables: Tables,
        announcer: Announcer,
        presence: Connected,
        now: Callable[[], int],
    ) -> None:
        self.workers = Workers(settings.bot_workers)
        self.thinkers = Thinkers(tables, database, self.workers, now, settings.bot_delay_ms / 1000)
        self.adviser = Adviser(tables, self.workers)
        self.reader = Reader()
        self.orders = Orders(tables, database, now, alone=not settings.channels)
        self.orders.announcer = announcer
        self.ratings = Ratings(database, now)
        self.statistics = Statistics(database)
        self.notifier = Notifier(
            tables,
            database,
            presence,
            notice_channels(settings),
            now,
            settings.notice_minutes * 60_000,
            settings.public_url,
        )

    def attend(self, tables: Tables) -> None:
        """Be woken by the tables from now on."""
        tables.wakers += [self.thinkers, self.orders, self.notifier]
        tables.ratings = self.ratings

    def dependencies(self) -> dict[str, Provide]:
        """For the routes."""
        return {
            "adviser": Provide(lambda: self.adviser, sync_to_thread=False),
            "reader": Provide(lambda: self.reader, sync_to_thread=False),
            "orders": Provide(lambda: self.orders, sync_to_thread=False),
            "statistics": Provide(lambda: self.statistics, sync_to_thread=False),
        }

    async def open(self) -> None:
        """The database is open: look around for work."""
        self.thinkers.start()
        self.notifier.start()

    async def close(self) -> None:
        """Before the log writer and the database are closed."""
        await self.thinkers.close()
        await self.orders.close()
        await self.notifier.close()
        await self.workers.close()


def notice_channels(settings: Settings) -> dict[str, Channel]:
    """What is set up; webhooks need nothing."""
    channels: dict[str, Channel] = {"webhook": Webhook(settings.webhook_private)}
    if settings.smtp_url:
        channels["email"] = Mail(settings.smtp_url, settings.mail_from)
    return channels
