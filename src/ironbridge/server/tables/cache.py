"""The tables in memory, bounded in number."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from weakref import WeakValueDictionary

from ironbridge.server.tables.model import LiveTable


class Cache:
    """The tables in memory, by id: `bound` at most, and those asked for longest ago go first.

    A table whose lock is held stays, or two copies of it could be changed at the same time.
    """

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def peek(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._tables.get(table_id)

    def used(self, table_id: str) -> None:
        """Somebody needed the table just now."""
        if table_id in self._tables:
            self._tables.move_to_end(table_id)

    def is_loading(self, table_id: str) -> bool:
        """Whether it is being read from the database just now."""
        loading = self._loading.get(table_id)
        return loading is not None and loading.locked()

    async def get(self, table_id: str, load: Callable[[], Awaitable[LiveTable]]) -> LiveTable:
        """The table, loaded if need be; others who ask in the meantime wait for that."""
        table = self._tables.get(table_id)
        if table is None:
            loading = self._loading.setdefault(table_id, asyncio.Lock())
            async with loading:
                table = self._tables.get(table_id)
                if table is None:
                    table = await load()
                    self._tables[table_id] = table
        self._tables.move_to_end(table_id)
        self._shrink()
        return table

    def drop(self, table_id: str) -> None:
        self._tables.pop(table_id, None)

    def _shrink(self) -> None:
        spare = len(self._tables) - self.bound
        if spare <= 0:
            return
        newest = next(reversed(self._tables))
        idle = [id_ for id_, table in self._tables.items() if not table.lock.locked()]
        for table_id in idle[:spare]:
            if table_id != newest:
                del self._tables[table_id]
