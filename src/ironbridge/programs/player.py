"""A program at all its tables on one server: takes seats, opens tables, hears the news, goes on
after anything that interrupts it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.option import OptionValue
from ironbridge.programs.seat import ProgramTable, Reporter
from ironbridge.programs.site import (
    CROWDED,
    CROWDED_PAUSE_S,
    FIRST_PAUSE_S,
    LONGEST_PAUSE_S,
    LOST,
    BadToken,
    Site,
    SiteRefused,
    jittered,
    read,
)

LOOK_EVERY_S: Final = 15.0
"""How often the server is asked at which tables the program sits."""
MOST_TABLES: Final = 20
"""At a time. The rest waits."""
MOST_REMATCHES: Final = 20
"""Finished tables at which a rematch is waited for, the last ones."""
GOODBYE_S: Final = 5.0


class PlayerReporter(Reporter, Protocol):
    def connected(self, name: str) -> None: ...
    def connection_lost(self, seconds: int) -> None: ...
    def connected_again(self) -> None: ...
    def goodbye(self, running: int) -> None: ...


@dataclass(frozen=True)
class Wanted:
    """What the program is to play. Tables at which it sits already are played in any case."""

    tables: Sequence[tuple[str, str | None]] = ()
    """Ids of tables to sit down at, each with the secret of its invite link, if it has one."""
    game: str = ""
    """The game of tables to open, one after the other; empty: none are opened."""
    seats: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    games: int = 0
    """End after so many finished games; 0: go on."""


class Player:
    """The client. `run` ends when the games that were wanted are over, or by being cancelled."""

    def __init__(
        self,
        site: Site,
        command: Sequence[str],
        wanted: Wanted,
        reporter: PlayerReporter,
        limit_s: float = 10.0,
        log: Path | None = None,
    ) -> None:
        self._site = site
        self._command = command
        self._wanted = wanted
        self._reporter = reporter
        self._limit_s = limit_s
        self._log = log
        self._tables: dict[str, ProgramTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended: asyncio.Queue[asyncio.Task[None]] = asyncio.Queue()
        self._connection: ClientConnection | None = None
        self._finished = 0
        self._rematches: list[str] = []
        """Finished tables whose players may want to play again."""

    async def run(self) -> None:
        self._reporter.connected(await self._name())
        self._begin(self._listen())
        self._begin(self._tend())
        try:
            while not self._has_enough():
                task = await self._ended.get()
                self._tasks.discard(task)
                task.result()
        finally:
            await self._stop()

    async def _name(self) -> str:
        """Who the program is; the server may not be there yet."""
        pause_s = FIRST_PAUSE_S
        while True:
            try:
                me = await self._site.me()
            except BadToken:
                raise
            except (SiteRefused, *LOST):
                self._reporter.connection_lost(round(pause_s))
                await asyncio.sleep(jittered(pause_s))
                pause_s = min(2 * pause_s, LONGEST_PAUSE_S)
                continue
            if me is None or not me["program"]:
                raise SetupError("this token is not one of a program")
            return str(me["name"])

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._ended.put_nowait)

    def _has_enough(self) -> bool:
        playing = any(not table.is_done for table in self._tables.values())
        return 0 < self._wanted.games <= self._finished and not playing

    # Tables ------------------------------------------------------------------------------

    async def _tend(self) -> None:
        await self._find_tables()
        await self._sit_down()
        while True:
            try:
                await self._find_tables()
                await self._follow_rematches()
                await self._open_table()
            except BadToken:
                raise
            except (SiteRefused, *LOST) as error:
                self._reporter.refused("", str(error))
            await asyncio.sleep(LOOK_EVERY_S)

    async def _find_tables(self) -> None:
        """Those at which the program sits: also after a restart, and where somebody put it."""
        for status in ("running", "open"):
            for line in await self._site.get("/api/tables", mine="true", status=status, limit=200):
                if any(seat["person_is_you"] for seat in line["seats"]):
                    self._add(line["id"])

    async def _sit_down(self) -> None:
        for table, invite in self._wanted.tables:
            if table not in self._tables:
                form = {} if invite is None else {"invite": invite}
                await self._site.post(f"/api/tables/{table}/join", **form)
                self._add(table)

    async def _open_table(self) -> None:
        """A new table, when none that one opened waits or is played."""
        wanted = self._wanted
        if not wanted.game or any(not table.is_done for table in self._tables.values()):
            return
        if 0 < wanted.games <= self._finished:
            return
        seats = [{"who": "me"}] + [{"who": "open"}] * (wanted.seats - 1)
        opened = await self._site.post(
            "/api/tables", game=wanted.game, seats=seats, options=dict(wanted.options)
        )
        link = f"{self._site.address}/table/{opened['id']}"
        self._reporter.opened(opened["id"], wanted.game, link)
        self._add(opened["id"])

    async def _follow_rematches(self) -> None:
        """Somebody at a table that is over wants to play again: so does the program."""
        if 0 < self._wanted.games <= self._finished:
            return
        for old in list(self._rematches):
            shown = await self._site.get(f"/api/tables/{old}")
            if shown["rematch"] is not None:
                self._rematches.remove(old)
                try:
                    new = await self._site.post(f"/api/tables/{old}/rematch")
                except SiteRefused as refused:
                    self._reporter.refused(old, str(refused))
                else:
                    self._add(new["id"])

    def _add(self, table_id: str) -> None:
        playing = sum(not table.is_done for table in self._tables.values())
        if table_id in self._tables or playing >= MOST_TABLES:
            return
        table = ProgramTable(
            self._site, table_id, self._command, self._limit_s, self._reporter, self._log
        )
        self._tables[table_id] = table
        self._begin(self._play(table))
        self._begin(self._watch(table_id))

    async def _play(self, table: ProgramTable) -> None:
        await table.run()
        if table.is_over:
            self._finished += 1
            self._rematches = [*self._rematches, table.id][-MOST_REMATCHES:]

    # News --------------------------------------------------------------------------------

    async def _listen(self) -> None:
        pause_s, was_lost = FIRST_PAUSE_S, False
        while True:
            least_s = 0.0
            try:
                async with self._site.news() as connection:
                    self._connection = connection
                    if was_lost:
                        self._reporter.connected_again()
                    pause_s, was_lost = FIRST_PAUSE_S, True
                    await self._hear(connection)
            except LOST as lost:
                if isinstance(lost, ConnectionClosed) and lost.rcvd is not None:
                    least_s = CROWDED_PAUSE_S if lost.rcvd.code in CROWDED else 0.0
            finally:
                self._connection = None
            waiting_s = jittered(max(pause_s, least_s))
            self._reporter.connection_lost(max(1, round(waiting_s)))
            was_lost = True
            await asyncio.sleep(waiting_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)
            try:
                await self._site.me()
            except BadToken:
                raise
            except (SiteRefused, *LOST):
                continue

    async def _hear(self, connection: ClientConnection) -> None:
        await send(connection, {"type": "ping"})
        for table_id, table in list(self._tables.items()):
            if not table.is_done:
                await send(connection, {"type": "watch", "table": table_id})
        while True:
            message = await read(connection)
            if message["type"] == "ping":
                await send(connection, {"type": "pong"})
                continue
            about = message.get("table")
            told = self._tables.get(about["id"] if isinstance(about, dict) else about or "")
            if told is None or message["type"] not in ("snapshot", "entries", "gone"):
                continue
            if told.is_done:
                await send(connection, {"type": "unwatch", "table": told.id})
            else:
                told.tell(message)

    async def _watch(self, table_id: str) -> None:
        if self._connection is not None:
            with suppress(*LOST):
                await send(self._connection, {"type": "watch", "table": table_id})

    # The end -----------------------------------------------------------------------------

    async def _stop(self) -> None:
        """Programs end, seats at tables that have not begun are given back; games that run wait."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        running = 0
        with suppress(TimeoutError, SiteRefused, *LOST):
            async with asyncio.timeout(GOODBYE_S):
                for table in self._tables.values():
                    status = "" if table.shown is None else table.shown["status"]
                    running += status == "running"
                    if status == "open":
                        with suppress(SiteRefused):
                            await self._site.post(f"/api/tables/{table.id}/leave")
        self._reporter.goodbye(running)


async def send(connection: ClientConnection, message: dict[str, Any]) -> None:
    await connection.send(json.dumps(message))
