"""A whole table as one viewer may see it now, with what was said and what is proposed."""

from __future__ import annotations

from collections.abc import Callable

from ironbridge.server.people.model import Person
from ironbridge.server.tables import table_view
from ironbridge.server.tables.chat import Chat
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.table_view import TableView
from ironbridge.server.tables.undo import Undo


class Snapshots:
    """Tables for who looks at them."""

    def __init__(self, chat: Chat, undo: Undo, now: Callable[[], int]) -> None:
        self._chat = chat
        self._undo = undo
        self._now = now

    async def shown(self, table: LiveTable, person: Person | None) -> TableView:
        """The whole table for a viewer who may see it."""
        chat = await self._chat.messages(table.id)
        proposals = await self._undo.proposals(table)
        return table_view.snapshot(
            table, None if person is None else person.id, chat, proposals, self._now()
        )
