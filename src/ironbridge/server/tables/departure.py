"""Seats of people who leave the server, or are kept out of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage.writer import is_outage
from ironbridge.server.tables.listing import TableLists
from ironbridge.server.tables.lobby import Lobby
from ironbridge.server.tables.model import Status
from ironbridge.server.tables.play import Play

log = structlog.get_logger(__name__)

TRIES = 10
"""How often a seat is given up while others play at the same table."""


class Departure:
    """Seats of people who leave the server, or are kept out of it."""

    def __init__(self, lists: TableLists, lobby: Lobby, play: Play) -> None:
        self._lists = lists
        self._lobby = lobby
        self._play = play

    async def person_leaves(self, person: Person) -> None:
        """A person is about to be deleted: open tables are left, seats in games given up."""
        await self._give_up(person, "open", self._lobby.leave)
        await self._give_up(person, "running", self._play.resign)

    async def person_suspended(self, person: Person) -> None:
        """A person may not play for a while: open tables are left, bots play running games."""
        await self._give_up(person, "open", self._lobby.leave)
        await self._give_up(person, "running", self._play.take_over)

    async def _give_up(
        self, person: Person, status: Status, give_up: Callable[[Person, str], Awaitable[object]]
    ) -> None:
        for table_id in await self._lists.tables_of(person.id, [status]):
            for _ in range(TRIES):
                try:
                    await give_up(person, table_id)
                except Refused as refused:  # it went on or ended meanwhile, or has a fault
                    if refused.code == "stale":
                        continue
                except Exception as error:
                    if is_outage(error):
                        raise
                    log.error("a seat was not given up", table=table_id, kind=type(error).__name__)
                break
