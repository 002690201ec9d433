"""The services for people who want to play together, made together."""

from __future__ import annotations

from collections.abc import Callable

from litestar.di import Provide

from ironbridge.server.storage.database import Database
from ironbridge.server.tables.services import TableServices, provided
from ironbridge.server.together.follows import Follows
from ironbridge.server.together.invitations import Invitations, Postman
from ironbridge.server.together.online import Online


class Together:
    def __init__(
        self, database: Database, tables: TableServices, postman: Postman, now: Callable[[], int]
    ) -> None:
        self.online = Online(database, now)
        self.follows = Follows(database, self.online, now)
        self.invitations = Invitations(tables.store, tables.lists, database, postman, now)

    def dependencies(self) -> dict[str, Provide]:
        """For the routes."""
        return {
            "online": provided(self.online),
            "follows": provided(self.follows),
            "invitations": provided(self.invitations),
        }
