"""What happens at tables when a person is about to be deleted."""

from __future__ import annotations

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.tables.listing import TableLists
from ironbridge.server.tables.lobby import Lobby
from ironbridge.server.tables.play import Play


class Departure:
    """Seats of people who leave the server."""

    def __init__(self, lists: TableLists, lobby: Lobby, play: Play) -> None:
        self._lists = lists
        self._lobby = lobby
        self._play = play

    async def person_leaves(self, person: Person) -> None:
        """A person is about to be deleted: open tables are left, seats in games given up."""
        leave = {"open": self._lobby.leave, "running": self._play.resign}
        for status, give_up in leave.items():
            for table_id in await self._lists.tables_of(person.id, [status]):  # type: ignore[list-item]
                try:
                    await give_up(person, table_id)
                except Refused:  # it began or ended meanwhile
                    continue
