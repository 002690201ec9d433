"""The services of tournaments, made together."""

from __future__ import annotations

from collections.abc import Callable

from litestar.di import Provide

from ironbridge.server.storage.database import Database
from ironbridge.server.tables.services import TableServices, provided
from ironbridge.server.tournaments.hosting import Hosting
from ironbridge.server.tournaments.keeper import Keeper
from ironbridge.server.tournaments.model import Levels
from ironbridge.server.tournaments.rounds import Rounds
from ironbridge.server.tournaments.service import Tournaments
from ironbridge.server.tournaments.view import Viewing


class TournamentServices:
    """Entering, hosting, looking, and what happens by itself."""

    def __init__(
        self, database: Database, tables: TableServices, now: Callable[[], int], levels: Levels
    ) -> None:
        rounds = Rounds(now, levels)
        store = tables.store
        self.keeper = Keeper(store, database, tables.play, rounds, now)
        self.playing = Tournaments(database, now, levels)
        self.hosting = Hosting(store, database, rounds, self.keeper, now, levels)
        self.viewing = Viewing(database)

    def dependencies(self) -> dict[str, Provide]:
        """For the routes."""
        return {
            "tournaments": provided(self.playing),
            "hosting": provided(self.hosting),
            "viewing": provided(self.viewing),
        }
