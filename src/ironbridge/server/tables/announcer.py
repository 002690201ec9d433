"""What happened at a table is announced here: to those who watch it, and to whoever acts on it.

The parts that change tables are given one Announcer and know nobody else by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import structlog

from ironbridge.server.tables.model import LiveTable, LogEntry
from ironbridge.server.tables.table_view import ChatShown

log = structlog.get_logger(__name__)


class Listener(Protocol):
    """Tells everybody who watches a table in this process. Never waits for them."""

    def announce(self, table: LiveTable, entries: Sequence[LogEntry]) -> None:
        """The log grew by `entries`. One that was sealed comes a second time when it is opened.

        Without entries: seats, status, proposals or the rematch changed, and watchers get a new
        snapshot.
        """
        ...

    def say(self, table: LiveTable, chat: ChatShown) -> None:
        """Somebody said something at the table."""
        ...


class Waker(Protocol):
    """Wants to look at a table after each change: bots that decide, messages to send."""

    def wake(self, table: LiveTable) -> None: ...


class Announcer:
    """Hands news on. Listeners and wakers read tables themselves and can therefore only be made
    after the store: they subscribe when everything is made. A fault of one of them is noted, and
    the others hear the news all the same: what is told here is already stored."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.wakers: list[Waker] = []
        self._closed = False

    def subscribe(self, listener: Listener, wakers: Iterable[Waker]) -> None:
        """From now on tell `listener`, then wake `wakers` in this order."""
        self.listeners.append(listener)
        self.wakers += wakers

    def close(self) -> None:
        """The server goes down: nobody is woken any more, watchers are told to the end."""
        self._closed = True

    def announce(self, table: LiveTable, entries: Sequence[LogEntry]) -> None:
        for listener in self.listeners:
            try:
                listener.announce(table, entries)
            except Exception as fault:
                note(fault, table)

    def say(self, table: LiveTable, chat: ChatShown) -> None:
        for listener in self.listeners:
            try:
                listener.say(table, chat)
            except Exception as fault:
                note(fault, table)

    def wake(self, table: LiveTable) -> None:
        if self._closed:
            return
        for waker in self.wakers:
            try:
                waker.wake(table)
            except Exception as fault:
                note(fault, table)


def note(fault: Exception, table: LiveTable) -> None:
    log.error("news not handed on", table=table.id, kind=type(fault).__name__)
