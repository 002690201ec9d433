"""A table at which a program sits: its news, its questions, its answers, its end."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from ironbridge import registry
from ironbridge.kernel.errors import IronbridgeError
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.programs.line_protocol import End, hello, line, question
from ironbridge.programs.process import ENDED, MOST_FAILURES, Failure, ProgramProcess
from ironbridge.programs.site import LOST, BadToken, Site, SiteRefused

ENDED_STATUS: Final = ("over", "abandoned")
CLOCK_SHARE: Final = 0.8
"""How much of what is left on its clock a program may think about one decision."""
EXPECTED: Final = ("stale", "not-your-decision", "not-open", "bot-plays", "no-such-table")
"""Refusals that only say that somebody was faster."""
AGAIN_S: Final = 1.0
NEWS_S: Final = 30.0
"""After so long without news a table is looked at anew, in case some were lost."""


class Reporter(Protocol):
    """Says what the client does. Each method is one sentence."""

    def seated(self, table: str, game: str) -> None: ...
    def opened(self, table: str, game: str, link: str) -> None: ...
    def started(self, table: str) -> None: ...
    def failed(self, table: str, kind: str) -> None: ...
    def gave_up(self, table: str) -> None: ...
    def came_back(self, table: str) -> None: ...
    def finished(self, table: str, place: int, score: int) -> None: ...
    def left_unfinished(self, table: str) -> None: ...
    def refused(self, table: str, message: str) -> None: ...


class ProgramTable:
    """One table. `tell` is called with every message about it; `run` plays until it has ended."""

    def __init__(
        self,
        site: Site,
        table: str,
        command: Sequence[str],
        limit_s: float,
        reporter: Reporter,
        log: Path | None = None,
    ) -> None:
        self.id = table
        self.shown: dict[str, Any] | None = None
        """The last snapshot, with what the news changed since."""
        self.is_done = False
        self.is_over = False
        """It was played to its end."""
        self._site = site
        self._command = command
        self._limit_s = limit_s
        self._reporter = reporter
        self._log = log
        self._news = asyncio.Event()
        self._processes: dict[int, ProgramProcess] = {}
        self._failures: Counter[int] = Counter()
        self._asked = 0
        self._is_said = False
        self._is_stale = True
        """What is known may be old: look before anything is decided."""

    # News --------------------------------------------------------------------------------

    def tell(self, message: dict[str, Any]) -> None:
        """A message of the server about this table."""
        if message["type"] == "snapshot":
            self.shown = message["table"]
        elif message["type"] == "entries" and self.shown is not None:
            told = ("number", "views", "deciders", "left_ms", "status", "result")
            self.shown |= {key: message[key] for key in told}
        elif message["type"] == "gone":
            self.is_done = True
            self._reporter.refused(self.id, message["message"])
        self._news.set()

    async def look(self) -> None:
        """Ask for the whole table; what was known may be old."""
        self.tell({"type": "snapshot", "table": await self._site.get(self._path())})

    # Playing -----------------------------------------------------------------------------

    async def run(self) -> None:
        try:
            while not self.is_done:
                try:
                    await self._look_or_wait()
                    if self.shown is not None:
                        await self._step(self.shown)
                except BadToken:
                    raise
                except SiteRefused as refused:
                    await self._met(refused)
                except LOST:
                    self._is_stale = True
                    await asyncio.sleep(AGAIN_S)
                except IronbridgeError as error:
                    self.is_done = True  # a game or rules that this release does not have
                    self._reporter.refused(self.id, str(error))
        finally:
            await self._end_programs(None)

    async def _look_or_wait(self) -> None:
        if self._is_stale:
            await self.look()
        else:
            try:
                async with asyncio.timeout(NEWS_S):
                    await self._news.wait()
            except TimeoutError:
                await self.look()
        self._is_stale = False
        self._news.clear()

    async def _met(self, refused: SiteRefused) -> None:
        """Something happened at the table in the meantime, or the server is busy."""
        self._is_stale = True
        if refused.code == "no-such-table":
            self.is_done = True
        if refused.code not in EXPECTED:
            self._reporter.refused(self.id, str(refused))
            await asyncio.sleep(AGAIN_S)

    async def _step(self, shown: dict[str, Any]) -> None:
        own: list[int] = shown["you"]
        if not own:
            self.is_done = True  # the seat was freed, or the table is of others
            return
        if not self._is_said:
            self._is_said = True
            self._reporter.seated(self.id, shown["game"])
        if shown["status"] in ENDED_STATUS or shown["fault"] is not None:
            await self._finish(shown, own)
        elif shown["status"] == "open":
            await self._start(shown)
        else:
            await self._play(shown, own)

    async def _start(self, shown: dict[str, Any]) -> None:
        free = [seat for seat in shown["seats"] if seat["person"] is None and seat["bot"] is None]
        if shown["you_created"] and not free:
            self._reporter.started(self.id)
            await self._site.post(self._path("start"))

    async def _play(self, shown: dict[str, Any], own: list[int]) -> None:
        for seat in own:
            there = shown["seats"][seat]
            if there["bot"] is not None and not there["resigned"]:
                self._reporter.came_back(self.id)
                await self._site.post(self._path("return"), seat=seat)
                return  # the news of it follows
            if seat in shown["deciders"] and not there["resigned"]:
                await self._decide(shown, seat)
                return

    async def _decide(self, shown: dict[str, Any], seat: int) -> None:
        game, number = game_of(shown), int(shown["number"])
        tree = await self._site.get(self._path("tree"), depth=1, seat=seat)
        if tree["number"] != number:
            self._is_stale = True
            return
        legal = [game.parse(answer["move"]) for answer in tree["question"]["answers"]]
        move = legal[0] if len(legal) == 1 else await self._chosen(shown, game, seat, legal)
        if move is None:
            self._reporter.gave_up(self.id)
            await self._site.post(self._path("resign"), seat=seat)
        elif self.shown is not None and self.shown["number"] == number:
            await self._site.post(self._path("moves"), number=number, move=move.text, seat=seat)

    async def _chosen(
        self, shown: dict[str, Any], game: Game, seat: int, legal: list[Move]
    ) -> Move | None:
        """What the program decides; by chance where it fails, so that the others need not wait;
        None when it fails too often."""
        self._asked += 1
        limit_s = self._limit_of(shown, seat)
        asked = question(shown["views"][str(seat)], seat, legal, self._asked, limit_s)
        try:
            process = self._processes.get(seat) or await self._begin(shown, game, seat)
            return await process.decide(asked, legal, limit_s)
        except (Failure, OSError) as error:
            kind = error.kind if isinstance(error, Failure) else ENDED
            self._reporter.failed(self.id, kind)
            self._failures[seat] += 1
            if kind == ENDED and seat in self._processes:
                await self._processes.pop(seat).kill()
            if self._failures[seat] >= MOST_FAILURES:
                return None
            return random.choice(legal)

    async def _begin(self, shown: dict[str, Any], game: Game, seat: int) -> ProgramProcess:
        """Start the program. After an interruption it is told the game anew and goes on from the
        position of its next question."""
        process = await ProgramProcess.start(self._command, self._log)
        self._processes[seat] = process
        await process.greet(hello(game, len(shown["seats"]), seat, shown["options"]))
        return process

    def _limit_of(self, shown: dict[str, Any], seat: int) -> float:
        if shown["clock"]["kind"] != "live":
            return self._limit_s
        left_ms: int = shown["left_ms"][seat]
        return max(0.1, min(self._limit_s, CLOCK_SHARE * left_ms / 1000))

    # The end -----------------------------------------------------------------------------

    async def _finish(self, shown: dict[str, Any], own: list[int]) -> None:
        result = shown["result"]
        if result is None:
            self._reporter.left_unfinished(self.id)
        else:
            for seat in own:
                self._reporter.finished(self.id, result["places"][seat], result["scores"][seat])
        await self._end_programs(result)
        # Only now: who counts finished games must not find this one neither played nor counted.
        self.is_done, self.is_over = True, result is not None

    async def _end_programs(self, result: Any) -> None:
        processes, self._processes = list(self._processes.values()), {}
        for process in processes:
            if result is None:
                await process.kill()
            else:
                await process.end(line(End(result)))

    def _path(self, deed: str = "") -> str:
        return f"/api/tables/{self.id}" + (f"/{deed}" if deed else "")


class OtherRules(IronbridgeError):
    """The server plays by rules that this release does not have."""


def game_of(shown: dict[str, Any]) -> Game:
    """The game of a table, as it is played there."""
    name, edition = shown["game"], shown["edition"]
    game = registry.game(name, edition or None)
    if game.version != shown["rules"]:
        raise OtherRules(
            f"{name}: the server plays by version {shown['rules']} of the rules, and this release "
            f"of ironbridge has {game.version}"
        )
    return game
