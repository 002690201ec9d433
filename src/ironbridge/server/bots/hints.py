"""What people may ask the strongest bot: a hint for one's own decision, or a look back.

A game that is over is open to everybody who may see its table. While it runs, people look back
only at their own decisions, by what they knew then, and only where the table allows hints; a
rated game never does.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct, structs

from ironbridge.bots import levels
from ironbridge.bots.plans import PATIENCE
from ironbridge.kernel.documents import PhraseJson
from ironbridge.kernel.editions import edition_of
from ironbridge.kernel.game import Game
from ironbridge.server.bots.decisions import decisions_of
from ironbridge.server.bots.job import (
    Advised,
    Answer,
    Decision,
    DecisionsMade,
    Job,
    Judge,
    Judged,
    JudgedAll,
    WayShown,
    advice,
    fresh_seed,
)
from ironbridge.server.bots.workers import TooBusy, Urgency, WorkerFailed, Workers
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.tables import apply_entry
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.store import TableStore, check_running

LIMIT_S = 20.0
MOST_PLIES = 40
"""Moves that one request may ask to be looked at."""
PORTION = 2
"""Decisions that a worker looks at before a bot at a table gets its turn."""
KEPT = 4000
"""Decisions that are remembered: several people look at the same game."""


class Hint(Struct, frozen=True):
    """What the bot would do, as a move and as a phrase of the game's words."""

    number: int
    """The number of log entries that the hint is for."""
    seat: int
    level: str
    move: str
    phrase: PhraseJson
    ways: list[WayShown]
    """Up to three ways to go on, the best first; it begins with `move`. The first of the actions
    of a way is what one decides now, the others are how the turn should go on."""


class Analysis(Struct, frozen=True):
    """Some decisions of a game. `next` is the ply to go on from; null at the end."""

    level: str
    plies: int
    decisions: list[Judged]
    next: int | None


class Adviser:
    """Hints and analysis. How often one may ask is limited by the routes."""

    def __init__(
        self,
        store: TableStore,
        workers: Workers,
        limit_s: float = LIMIT_S,
        patience_s: float = PATIENCE,
    ) -> None:
        self._store = store
        self._workers = workers
        self._limit_s = limit_s
        self._patience_s = patience_s
        self._kept: OrderedDict[tuple[object, ...], Judged] = OrderedDict()

    async def hint(self, person: Person, table_id: str, seat: int | None = None) -> Hint:
        """A move for one's own decision, by what one's seat knows."""
        table = await self._store.get(table_id)
        own = await self._store.own_seats(person, table, seat)
        check_running(table)
        check_hints(table)
        deciding = next((seat for seat in own if seat in table.deciders), None)
        if deciding is None:
            raise Refused("not-your-decision")
        level, number = strongest(table.game), table.number
        asked = advice(table, deciding, fresh_seed(), self._patience_s)
        answer = await self._ask(asked, Urgency.HINT)
        assert isinstance(answer, Advised)
        best = answer.ways[0]
        return Hint(number, deciding, level, best.moves[0], best.phrases[0], answer.ways)

    async def analysis(
        self,
        person: Person | None,
        table_id: str,
        first: int,
        count: int,
        invite: str | None = None,
    ) -> Analysis:
        """Decisions of a table, as far as the person may look back at them."""
        table = await self._store.seen(person, table_id, invite)
        own = None if table.ended_or_left else await self._own_seats(person, table)
        if table.state is None:
            raise Refused("not-running")
        # A move that was taken back gives its ply to another one, with another number.
        marks = [(table.id, own is None, number) for number in table.numbers]
        moves = list(table.moves)
        level = self._level(table.game)
        if not 0 <= first <= len(moves):
            raise Refused("no-such-ply")
        last = min(first + min(count, MOST_PLIES), len(moves))
        found: list[Decision] = []
        async with self._store.positions.slices.working() as work:
            start = apply_entry.start_position(table)
            for one in decisions_of(start, moves, first, last, own):
                found += [] if one is None else [one]
                await work.rest()
        played = Judge(table.game.name, found, 0, edition_of(table.game).to_json())
        return await self._analysis(level, played, len(moves), last, marks)

    async def of_record(self, made: DecisionsMade, marks: Sequence[object]) -> Analysis:
        """The same for decisions of a record. `marks` has something for each of its moves that no
        move of another game has; by it decisions are remembered."""
        if not made.level:
            raise Refused("no-such-level")
        self._check_workers()
        played = Judge(made.game, made.decisions, 0, made.edition)
        return await self._analysis(made.level, played, made.plies, made.last, marks)

    # Details -----------------------------------------------------------------------------

    def _level(self, game: Game) -> str:
        level = strongest(game)
        self._check_workers()
        return level

    async def _analysis(
        self,
        level: str,
        asked: Judge,
        plies: int,
        last: int,
        marks: Sequence[object],
    ) -> Analysis:
        found = asked.decisions
        judged = [
            one
            for begin in range(0, len(found), PORTION)
            for one in await self._judged(asked, found[begin : begin + PORTION], marks)
        ]
        return Analysis(level, plies, judged, last if last < plies else None)

    async def _own_seats(self, person: Person | None, table: LiveTable) -> list[int]:
        """The seats whose decisions in a running game a person may look back at."""
        if person is None:
            raise Refused("sign-in-needed")
        own = await self._store.own_seats(person, table)
        check_hints(table)
        return own

    async def _judged(
        self, asked: Judge, decisions: Sequence[Decision], marks: Sequence[object]
    ) -> list[Judged]:
        def key(one: Decision) -> tuple[object, ...]:
            return (marks[one.ply], len(one.played), marks[one.ply + len(one.played) - 1])

        known = {one.ply: self._kept[key(one)] for one in decisions if key(one) in self._kept}
        new = [one for one in decisions if one.ply not in known]
        if new:
            seconds = self._patience_s
            job = structs.replace(asked, decisions=new, seed=fresh_seed(), seconds=seconds)
            answer = await self._ask(job, Urgency.ANALYSIS)
            assert isinstance(answer, JudgedAll)
            known |= {judged.ply: judged for judged in answer.decisions}
        self._keep({key(one): known[one.ply] for one in decisions})
        return [known[one.ply] for one in decisions]

    def _keep(self, judged: dict[tuple[object, ...], Judged]) -> None:
        self._kept.update(judged)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _ask(self, job: Job, urgency: Urgency) -> Answer:
        self._check_workers()
        try:
            return await self._workers.ask(job, self._limit_s, urgency)
        except (WorkerFailed, TooBusy):
            raise Refused("busy") from None

    def _check_workers(self) -> None:
        if self._workers.count == 0:
            raise Refused("busy")


def check_hints(table: LiveTable) -> None:
    """Refused where no bot may be asked while the game runs."""
    if table.counts:
        raise Refused("rated-hints")
    if not table.hints:
        raise Refused("hints-off")


def strongest(game: Game) -> str:
    """The best level of a game, whoever sits at the table; a game that has only chance to offer
    gives no advice."""
    if game.evaluator() is None:
        raise Refused("no-such-level")
    return levels(game)[-1].name
