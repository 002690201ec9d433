"""What people may ask the strongest bot: a hint for one's own decision, a look back at the end."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from ironbridge.bots import levels
from ironbridge.kernel.game import Game
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.thinking.job import (
    Analysed,
    Answer,
    Chosen,
    Job,
    Judged,
    decision,
    fresh_seed,
    review,
)
from ironbridge.server.thinking.workers import ThinkingFailed, TooBusy, Urgency, Workers

LIMIT_S = 20.0
MOST_PLIES = 20
"""Decisions that one request may ask to be looked at."""
PORTION = 5
"""Decisions that a worker looks at before a bot at a table gets its turn."""
KEPT = 2000
"""Decisions that are remembered: several people look at the same game."""


class Hint(Struct, frozen=True):
    """What the bot would do, as a move and as a phrase of the game's words."""

    number: int
    """The number of log entries that the hint is for."""
    seat: int
    level: str
    move: str
    phrase: dict[str, Any]


class Analysis(Struct, frozen=True):
    """Some decisions of a game that is over. `next` is where to go on; null at the end."""

    level: str
    plies: int
    decisions: list[Judged]
    next: int | None


class AskedTables(Protocol):
    """What the adviser needs of the tables."""

    async def get(self, table_id: str) -> LiveTable: ...

    async def own_seats(
        self, person: Person, table: LiveTable, seat: int | None = None
    ) -> list[int]: ...


class Adviser:
    """Hints and analysis. How often one may ask is limited by the routes."""

    def __init__(self, tables: AskedTables, workers: Workers, limit_s: float = LIMIT_S) -> None:
        self._tables = tables
        self._workers = workers
        self._limit_s = limit_s
        self._kept: OrderedDict[tuple[str, int], Judged] = OrderedDict()

    async def hint(self, person: Person, table_id: str, seat: int | None = None) -> Hint:
        """A move for one's own decision, by what one's seat knows."""
        table = await self._tables.get(table_id)
        own = await self._tables.own_seats(person, table, seat)
        if table.ended_or_left:
            raise Refused("table-over")
        if table.status != "running":
            raise Refused("not-running")
        if not table.hints:
            raise Refused("hints-off")
        deciding = next((seat for seat in own if seat in table.deciders), None)
        if deciding is None:
            raise Refused("not-your-decision")
        level, number = strongest(table.game), table.number
        job = decision(table, deciding, level, fresh_seed())
        answer = await self._ask(job, Urgency.HINT)
        assert isinstance(answer, Chosen)
        phrase = table.game.describe(table.game.parse(answer.move))
        return Hint(number, deciding, level, answer.move, phrase.to_json())

    async def analysis(self, person: Person, table_id: str, first: int, count: int) -> Analysis:
        """Decisions of a game that is over, for everybody who had a seat."""
        table = await self._tables.get(table_id)
        await self._tables.own_seats(person, table)
        if not table.ended_or_left:
            raise Refused("not-over")
        plies = len(table.moves)
        if not 0 <= first <= plies:
            raise Refused("no-such-ply")
        level = strongest(table.game)
        last = min(first + min(count, MOST_PLIES), plies)
        decisions = [
            judged
            for begin in range(first, last, PORTION)
            for judged in await self._judged(table, level, begin, min(begin + PORTION, last))
        ]
        return Analysis(level, plies, decisions, last if last < plies else None)

    # Details -----------------------------------------------------------------------------

    async def _judged(
        self, table: LiveTable, level: str, first: int, last: int
    ) -> Sequence[Judged]:
        keys = [(table.id, ply) for ply in range(first, last)]
        if not all(key in self._kept for key in keys):
            job = review(table, first, last, level, fresh_seed())
            answer = await self._ask(job, Urgency.ANALYSIS)
            assert isinstance(answer, Analysed)
            self._keep(table.id, answer.decisions)
            return answer.decisions
        return [self._kept[key] for key in keys]

    def _keep(self, table_id: str, decisions: Sequence[Judged]) -> None:
        for judged in decisions:
            self._kept[table_id, judged.ply] = judged
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _ask(self, job: Job, urgency: Urgency) -> Answer:
        if self._workers.count == 0:
            raise Refused("busy")
        try:
            return await self._workers.ask(job, self._limit_s, urgency)
        except (ThinkingFailed, TooBusy):
            raise Refused("busy") from None


def strongest(game: Game) -> str:
    """The best level of a game; a game that has only chance to offer gives no advice."""
    name = levels(game)[-1].name
    if name == "random":
        raise Refused("no-such-level")
    return name
