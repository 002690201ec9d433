"""What people asked for in advance, done when their decision comes: prepared moves, and answers
to questions that need nobody.

Everything is posted as if the person did it. After an undo nothing is done by
itself: whoever took a move back wants to decide.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import select

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.editions import edition_of
from ironbridge.kernel.move import Move
from ironbridge.server.bots.job import Tried, TryMoves, fresh_seed
from ironbridge.server.bots.trials import Trials
from ironbridge.server.bots.workers import Urgency, WorkerEnded
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import PERSON, Person, person_in
from ironbridge.server.storage import schema
from ironbridge.server.storage.batched import Batched
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.changes import uninterrupted
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.play import Play
from ironbridge.server.tables.premoves.auto_answers import AutoAnswers, auto_answer, auto_answers_of
from ironbridge.server.tables.premoves.stored import (
    Condition,
    PreparedShown,
    StoredPremoves,
    read_moves,
    still_fits,
)
from ironbridge.server.tables.store import TableStore, check_running

PREFERENCE_MS = 30_000
"""How long the choice of a person is remembered: it may change in another process."""
PREFERENCE_ALONE_MS = 600_000
"""The same when there is no other process: a change here is told here."""
KEPT = 10_000
GATHER_S = 0.05
"""Choices that are looked up in this time are read together: after a start, every decision is that
of a person who is not known yet."""
NOTHING = AutoAnswers()
TRIES = 3
"""Others may decide at the same time: then prepared moves are tried again."""

log = structlog.get_logger(__name__)


class Premoves:
    """A Waker. One task for each table where a person may have asked for something in advance."""

    def __init__(
        self,
        store: TableStore,
        play: Play,
        database: Database,
        trials: Trials,
        now: Callable[[], int],
        alone: bool = False,
    ) -> None:
        self.stored = StoredPremoves(database, store.others)
        self._store = store
        self._play = play
        self._database = database
        self._trials = trials
        self._preparing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One for each person who prepares moves now."""
        self._now = now
        self._remembered_ms = PREFERENCE_ALONE_MS if alone else PREFERENCE_MS
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._looked: OrderedDict[tuple[str, int], int] = OrderedDict()
        """When each seat last became a decider and was looked at for prepared moves."""
        self._people: OrderedDict[str, tuple[int, Person, AutoAnswers]] = OrderedDict()
        self._rows = Batched(self._read_rows, GATHER_S)

    def wake(self, table: LiveTable) -> None:
        for seat in set(range(table.seat_count)) - set(table.deciders):
            self._looked.pop((table.id, seat), None)
        if all(self._asked_nothing(table, seat) for seat in people_to_decide(table)):
            return
        if table.id in self._tasks:
            self._again.add(table.id)
            return
        task = asyncio.create_task(self._attend(table.id), name=f"premoves of {table.id}")
        self._tasks[table.id] = task

    def heard(self, table_id: str, seat: int) -> None:
        """Moves were prepared at another process. Whoever stores the entry before the decision
        plays them, and that may be this process."""
        self.stored.heard(table_id, seat)
        self._looked.pop((table_id, seat), None)
        table = self._store.cache.peek(table_id)
        if table is not None:
            self.wake(table)

    def missed(self) -> None:
        """Moves may have been prepared elsewhere without our hearing of it."""
        self.stored.missed()

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is left to do; for tests."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    def forget(self, person: str) -> None:
        """The preferences of a person changed."""
        self._people.pop(person, None)

    # What people ask ---------------------------------------------------------------------

    @uninterrupted
    async def prepare(
        self,
        person: Person,
        table_id: str,
        seat: int | None,
        texts: list[str],
        condition: Condition,
    ) -> PreparedShown:
        """Keep moves for the next decision of one's seat; they replace those kept before.

        A seat that decides now plays them at once. A person who sends several requests has them
        carried out one after the other: what was sent last stands.
        """
        async with self._preparing.setdefault(person.id, asyncio.Lock()):
            return await self._prepare(person, table_id, seat, texts, condition)

    async def _prepare(
        self,
        person: Person,
        table_id: str,
        seat: int | None,
        texts: list[str],
        condition: Condition,
    ) -> PreparedShown:
        table, seat = await self._own(person, table_id, seat)
        check_running(table)
        if not table.seats[seat].decides_for_oneself:
            raise Refused("bot-plays")
        read_moves(table, texts)
        mark = await self._tried(person, table, seat, texts) if condition == "unchanged" else ""
        await self.stored.keep(table.id, seat, texts, mark, self._now())
        self._looked.pop((table.id, seat), None)
        self.wake(await self._store.get(table.id))
        return await self.stored.shown(table.id, seat)

    async def _tried(self, person: Person, table: LiveTable, seat: int, texts: list[str]) -> str:
        """A fingerprint of what the moves would do, by what the seat knows."""
        assert table.state is not None
        known = table.state.determinize(seat, seeded(fresh_seed()))
        edition = edition_of(table.game).to_json()
        job = TryMoves(table.game.name, known.to_json(), seat, texts, fresh_seed(), edition)
        try:
            answer = await self._trials.ask(person.id, job, Urgency.HINT)
        except WorkerEnded:
            raise Refused("busy") from None
        assert isinstance(answer, Tried)
        return answer.effects

    async def show(self, person: Person, table_id: str, seat: int | None) -> PreparedShown:
        table, seat = await self._own(person, table_id, seat)
        return await self.stored.shown(table.id, seat)

    async def forget_moves(self, person: Person, table_id: str, seat: int | None) -> None:
        """Remove prepared moves, or the note that they were not played."""
        table, seat = await self._own(person, table_id, seat)
        await self.stored.remove(table.id, seat)

    async def _own(self, person: Person, table_id: str, seat: int | None) -> tuple[LiveTable, int]:
        table = await self._store.get(table_id)
        return table, (await self._store.own_seats(person, table, seat))[0]

    # One table ---------------------------------------------------------------------------

    async def _attend(self, table_id: str) -> None:
        try:
            while True:
                self._again.discard(table_id)
                done = await self._carry_out(await self._store.get(table_id))
                if not done and table_id not in self._again:
                    return
        except Exception as fault:
            log.error("orders stopped", table=table_id, kind=type(fault).__name__)
        finally:
            self._again.discard(table_id)
            del self._tasks[table_id]

    async def _carry_out(self, table: LiveTable) -> bool:
        """Do the first thing that somebody asked for; False when there is none."""
        for seat in people_to_decide(table):
            # Somebody may have decided while this task waited for the database.
            if seat not in table.deciders:
                continue
            since = table.since[seat] or 0
            if self._looked.get((table.id, seat)) != since:
                self._keep_look(table.id, seat, since)
                if await self._play_prepared(table, seat):
                    return True
            if await self._answer(table, seat):
                return True
        return False

    async def _play_prepared(self, table: LiveTable, seat: int) -> bool:
        taken = await self.stored.take(table.id, seat)
        if taken is None:
            return False
        texts, condition = taken
        person, _ = await self._person(table, seat)
        why = None
        for _ in range(TRIES):
            table = await self._store.get(table.id)
            number, posted = table.number, 0
            why = await self._misfit(table, seat, texts, condition)
            if why is None:
                why, posted = await self._post(person, table.id, number, seat, texts)
            if why != "stale" or posted:
                break
        if why == "not-your-decision":
            await self._put_back(table, seat, texts, condition)
            return False
        if why is not None:
            await self.stored.drop(table.id, seat, texts, why, self._now())
            self._store.refresh(table)  # the person sees that they were not played
        return why is None

    async def _put_back(
        self, table: LiveTable, seat: int, texts: list[str], condition: str
    ) -> None:
        """The decision went away while the moves were taken, for example by an undo: keep them."""
        await self.stored.put_back(table.id, seat, texts, condition, self._now())
        self._looked.pop((table.id, seat), None)

    async def _misfit(
        self, table: LiveTable, seat: int, texts: list[str], condition: str
    ) -> str | None:
        if seat not in table.deciders:
            return "not-your-decision"
        assert table.state is not None
        moves, slices = read_moves(table, texts), self._store.positions.slices
        return await still_fits(table.state, seat, moves, condition, slices)

    async def _post(
        self, person: Person, table_id: str, number: int, seat: int, texts: list[str]
    ) -> tuple[str | None, int]:
        """Post the moves one after the other: None when all were, else why it stopped, and how
        many were."""
        for posted, text in enumerate(texts):
            try:
                await self._play.post(person, table_id, number + posted, text, seat)
            except Refused as refused:
                return refused.code, posted
        return None, len(texts)

    async def _answer(self, table: LiveTable, seat: int) -> bool:
        """Answer a question that the person wants answered at once."""
        person, chosen = await self._person(table, seat)
        number = table.number
        move = await self._auto_answer(table, seat, chosen)
        if move is None:
            return False
        try:
            await self._play.post(person, table.id, number, move.text, seat)
        except Refused as refused:
            return refused.code == "stale"
        return True

    async def _auto_answer(self, table: LiveTable, seat: int, chosen: AutoAnswers) -> Move | None:
        if not (chosen.single or chosen.same) or seat not in table.deciders:
            return None
        assert table.state is not None
        slices = self._store.positions.slices
        return await auto_answer(table.state, seat, chosen, seeded(fresh_seed()), slices)

    # Details -----------------------------------------------------------------------------

    def _asked_nothing(self, table: LiveTable, seat: int) -> bool:
        """Whether memory is sure that a person asked for nothing in advance."""
        until, _, chosen = self._people.get(table.seats[seat].person or "", (0, None, None))
        known = chosen == NOTHING and until >= self._now()
        return known and self.stored.has_none(table.id, seat)

    async def _person(self, table: LiveTable, seat: int) -> tuple[Person, AutoAnswers]:
        person = table.seats[seat].person
        assert person is not None
        until, found, chosen = self._people.get(person, (0, None, None))
        if found is None or chosen is None or until < self._now():
            found, chosen = await self._read_person(person)
            self._people[person] = (self._now() + self._remembered_ms, found, chosen)
            while len(self._people) > KEPT:
                self._people.popitem(last=False)
        return found, chosen

    async def _read_person(self, person: str) -> tuple[Person, AutoAnswers]:
        found = await self._rows.ask(person)
        assert found is not None, "a row of a person is never removed"
        return found

    async def _read_rows(self, persons: Sequence[str]) -> dict[str, tuple[Person, AutoAnswers]]:
        query = select(schema.Person.preferences, *PERSON).where(schema.Person.id.in_(persons))
        async with self._database.reader() as session:
            found = [
                (person_in(person), auto_answers_of(preferences))
                for preferences, *person in await session.execute(query)
            ]
        return {person.id: (person, chosen) for person, chosen in found}

    def _keep_look(self, table_id: str, seat: int, since: int) -> None:
        self._looked[table_id, seat] = since
        self._looked.move_to_end((table_id, seat))
        while len(self._looked) > KEPT:
            self._looked.popitem(last=False)


def people_to_decide(table: LiveTable) -> list[int]:
    """The seats that decide now by a person, unless the last thing was an undo."""
    if table.recent and table.recent[-1].kind == "undo":
        return []
    return [seat for seat in table.deciders if table.seats[seat].decides_for_oneself]
