"""What waits to be sent to one client. Putting something in never waits for the client.

News of tables is bounded: when a client does not read, it is dropped, and a fresh snapshot of
each table is owed instead. Answers to what the client itself asked are never dropped; the socket
reads no further questions while many of them wait. Nor are snapshots, once they are made.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from random import random

MOST_NEWS = 64
MOST_BYTES = 1_000_000
MOST_ANSWERS = 64
FIRST_WAIT_S = 1.0
LONGEST_WAIT_S = 20.0
"""Before a snapshot that could not be made is tried again; half as long up to half as long again,
so that not everybody asks at the same moment."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """One message. An answer is about no table."""

    table: str
    message: bytes
    is_news: bool


class Outbox:
    """`take` gives the next message, or the id of a table of which a fresh snapshot is owed."""

    def __init__(self, most: int = MOST_NEWS) -> None:
        self._most = most
        self._messages: deque[Waiting] = deque()
        self._news_bytes = 0
        self._news = 0
        self._answers = 0
        self._owed: dict[str, int] = {}
        """Tables of which a fresh snapshot is owed, in order, and how often it became so."""
        self._asked: set[str] = set()
        """Those of them that `take` gave: their snapshots are being made."""
        self._failures: dict[str, int] = {}
        """Of these, the ones that could not be looked at, and how often in a row."""
        self._postponed: dict[str, asyncio.TimerHandle] = {}
        self._something = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def news(self, table: str, message: bytes) -> bool:
        """What happened at a table; False when news had to be dropped.

        Where a fresh snapshot is owed already, it must hold this too, so it is owed once more.
        """
        if table in self._owed:
            self.owe(table)
            return True
        if self._news >= self._most or self._news_bytes + len(message) > MOST_BYTES:
            self._drop()
            self.owe(table)
            return False
        self._news += 1
        self._news_bytes += len(message)
        self._put(Waiting(table, message, is_news=True))
        return True

    def answer(self, message: bytes) -> None:
        self._answers += 1
        self._put(Waiting("", message, is_news=False))
        if self._answers >= MOST_ANSWERS:
            self._room.clear()

    def owe(self, table: str) -> None:
        """A fresh snapshot of a table, after what already waits."""
        self._owed[table] = self._owed.get(table, 0) + 1
        self._something.set()

    def debt(self, table: str) -> int:
        """How often a fresh snapshot was owed: one begun before the last time is out of date."""
        return self._owed.get(table, 0)

    def pay(self, table: str, messages: Sequence[bytes]) -> None:
        """The snapshot that was owed. News of this table counts again, and comes after it."""
        self._owed.pop(table, None)
        self._asked.discard(table)
        self._failures.pop(table, None)
        self._resume(table)
        for message in messages:
            self._put(Waiting(table, message, is_news=False))

    def again(self, table: str) -> None:
        """A snapshot was made in vain: it is still owed, and `take` gives the table once more."""
        self._asked.discard(table)
        self._something.set()

    def postpone(self, table: str) -> float:
        """The snapshot could not be made: it stays owed and comes up again after a while, longer
        each time. Everything else is sent in the meantime. Returns how many seconds that is."""
        self._asked.discard(table)
        failures = self._failures.get(table, 0)
        self._failures[table] = failures + 1
        wait_s = min(LONGEST_WAIT_S, FIRST_WAIT_S * (1 << min(failures, 9))) * (0.5 + random())
        self._resume(table)
        loop = asyncio.get_running_loop()
        self._postponed[table] = loop.call_later(wait_s, self._resume, table)
        return wait_s

    def close(self) -> None:
        """Nothing more is sent."""
        for table in list(self._postponed):
            self._resume(table)

    def forget(self, table: str) -> None:
        """The client no longer watches a table."""
        self.pay(table, [])
        self._keep([waiting for waiting in self._messages if waiting.table != table])

    def withdraw(self, table: str, beginning: bytes) -> None:
        """Drop waiting news of a table that begins like this: it must not be sent any more."""
        kept = [
            waiting
            for waiting in self._messages
            if waiting.table != table or not waiting.message.startswith(beginning)
        ]
        if len(kept) < len(self._messages):
            self._keep(kept)

    async def take(self) -> bytes | str:
        """Each table that is owed a snapshot is given once; whoever takes it has one made."""
        while True:
            if self._messages:
                return self._pop()
            for table in self._owed:
                if table not in self._asked and table not in self._postponed:
                    self._asked.add(table)
                    return table
            self._something.clear()
            await self._something.wait()

    def more(self, most: int) -> list[bytes]:
        """Messages that wait too, to be sent together with the one that was taken; not many more
        bytes than this."""
        taken: list[bytes] = []
        while self._messages and most > 0:
            taken.append(self._pop())
            most -= len(taken[-1])
        return taken

    async def room(self) -> None:
        """Wait until the client has read some of its answers."""
        await self._room.wait()

    # Details -----------------------------------------------------------------------------

    def _resume(self, table: str) -> None:
        waiting = self._postponed.pop(table, None)
        if waiting is not None:
            waiting.cancel()
            self._something.set()

    def _put(self, waiting: Waiting) -> None:
        self._messages.append(waiting)
        self._something.set()

    def _pop(self) -> bytes:
        taken = self._messages.popleft()
        if taken.is_news:
            self._news -= 1
            self._news_bytes -= len(taken.message)
        elif not taken.table:
            self._answers -= 1
            if self._answers < MOST_ANSWERS:
                self._room.set()
        return taken.message

    def _drop(self) -> None:
        """Drop all news, and owe a fresh snapshot of each table it was about."""
        for table in dict.fromkeys(waiting.table for waiting in self._messages if waiting.is_news):
            self.owe(table)
        self._keep([waiting for waiting in self._messages if not waiting.is_news])

    def _keep(self, kept: Sequence[Waiting]) -> None:
        self._messages = deque(kept)
        news = [waiting.message for waiting in kept if waiting.is_news]
        self._news = len(news)
        self._news_bytes = sum(map(len, news))
