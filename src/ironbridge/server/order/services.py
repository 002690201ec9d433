"""The services that keep order, made together."""

from __future__ import annotations

from collections.abc import Callable

from litestar.di import Provide

from ironbridge.server.live.hub import Hub
from ironbridge.server.order.deeds import AuditLog
from ironbridge.server.order.enforcement import Enforcement
from ironbridge.server.order.mutes import Mutes
from ironbridge.server.order.reports import Reports
from ironbridge.server.order.suspension import Suspensions
from ironbridge.server.people.accounts import People
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.services import TableServices, provided


class Order:
    """What creators, administrators and everybody for themselves can do against disturbance.

    What is done to one table is among the services of tables: freeing a seat in tables/lobby.py,
    taking a line of chat away in tables/chat.py, and ending.py of this package.
    """

    def __init__(
        self,
        database: Database,
        people: People,
        tables: TableServices,
        hub: Hub,
        now: Callable[[], int],
    ) -> None:
        self.audit = AuditLog(database)
        self.enforcement = Enforcement(database, people, tables.departure, hub, now)
        self.mutes = Mutes(database, now, hub.mutes_changed)
        self.reports = Reports(database, tables.store, now)
        self.suspensions = Suspensions(database, now, [self.enforcement.suspended])

    def dependencies(self) -> dict[str, Provide]:
        """For the routes."""
        return {
            "audit": provided(self.audit),
            "mutes": provided(self.mutes),
            "reports": provided(self.reports),
            "suspensions": provided(self.suspensions),
        }
