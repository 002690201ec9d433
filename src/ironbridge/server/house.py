"""What the parts of the server know of each other: small protocols, and the house that holds all.

Tables knows nobody by name: it tells an Announcer what happened, wakes whoever wants to be woken,
and asks the ratings what to store with the last move of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Executable

from ironbridge.kernel.result import Result
from ironbridge.server.people.accounts import People
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.writer import LogWriter

if TYPE_CHECKING:
    from ironbridge.server.tables.model import LiveTable, LogEntry
    from ironbridge.server.tables.service import Tables
    from ironbridge.server.tables.shown import ChatShown


class Announcer(Protocol):
    """Tells everybody who watches a table, in this process and in others. Never waits for them."""

    async def announce(self, table: LiveTable, entries: Sequence[LogEntry]) -> None:
        """The log grew by `entries`. One that was sealed comes a second time when it is opened.

        Without entries: seats, status, proposals or the rematch changed; watchers look anew.
        It must hand the news on before it first waits, so that they stay in order.
        """
        ...

    async def say(self, table: LiveTable, chat: ChatShown) -> None:
        """Somebody said something at the table."""
        ...


class Waker(Protocol):
    """Wants to look at a table after each change: bots that decide, messages to send."""

    def wake(self, table: LiveTable) -> None: ...


class RatingBook(Protocol):
    """What the end of a game changes in ratings."""

    async def statements(self, table: LiveTable, result: Result) -> Sequence[Executable]:
        """To be carried out in the transaction of the last move. The table is not yet over."""
        ...


@dataclass
class House:
    """The services of one server process, made once by `create_app`."""

    settings: Settings
    database: Database
    writer: LogWriter
    people: People
    tables: Tables
    hub: Announcer
    thinkers: Waker
    ratings: RatingBook
    notifier: Waker
    now: Callable[[], int]
    """Milliseconds since 1970; tests pass a clock of their own."""
