"""Playing: a move by a person or a bot, giving up, coming back, running out of time.

Each is one log entry. People and bots post moves by the same methods.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy import Executable, update

from ironbridge.bots import successor
from ironbridge.kernel.errors import UnknownMove
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason
from ironbridge.kernel.result import Result
from ironbridge.kernel.state import State
from ironbridge.server.archive import finished
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables import clock
from ironbridge.server.tables.changes import uninterrupted
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.store import Change, TableStore, check_running, expect


class RatingBook(Protocol):
    """What the end of a game changes in ratings."""

    async def statements(self, table: LiveTable, result: Result) -> Sequence[Executable]:
        """To be carried out in the transaction of the last move. The table is not yet over."""
        ...


class Play:
    """Tables during their game."""

    def __init__(
        self,
        store: TableStore,
        deadlines: clock.Deadlines,
        ratings: RatingBook,
        database: Database,
        now: Callable[[], int],
        levels: Callable[[Game], Sequence[str]],
        takeover_bot: str,
    ) -> None:
        self._store = store
        self._deadlines = deadlines
        self._ratings = ratings
        self._database = database
        self._now = now
        self._levels = levels
        self._takeover_bot = takeover_bot

    @uninterrupted
    async def post(
        self, person: Person, table_id: str, number: int, text: str, seat: int | None = None
    ) -> LiveTable:
        """Play a move for one's seat; without a seat, for the first of one's own that decides.

        `number` is how many entries the log had when the person looked at it.
        """
        async with self._store.changing(table_id) as change:
            table = change.table
            own = await self._store.own_seats(person, table, seat)
            check_running(table)
            expect(table, number)
            await self._commit_move(change, deciding(table, own), text, person.id)
        return table

    @uninterrupted
    async def post_bot(self, table_id: str, number: int, seat: int, text: str) -> LiveTable:
        """Play a bot's move, by the same rules."""
        async with self._store.changing(table_id) as change:
            table = change.table
            check_running(table)
            expect(table, number)
            if seat not in table.deciders or table.seats[seat].bot is None:
                raise Refused("not-your-decision")
            await self._commit_move(change, seat, text, None)
        return table

    async def why(
        self, person: Person, table_id: str, text: str, seat: int | None = None
    ) -> Reason | None:
        """Why a move is not legal for one's own seat; None when it is. Nobody may ask for
        others: the answer could tell what they hold."""
        table = await self._store.get(table_id)
        own = await self._store.own_seats(person, table, seat)
        check_running(table)
        deciders = [number for number in own if number in table.deciders]
        return place_of(table).why_not(parse(table, text), (deciders or own)[0])

    @uninterrupted
    async def resign(self, person: Person, table_id: str, seat: int | None = None) -> LiveTable:
        """Give a seat up for good, all of one's seats unless one is named. A bot plays on."""
        async with self._store.changing(table_id) as change:
            table = change.table
            own = await self._store.own_seats(person, table, seat)
            check_running(table)
            level = self._takeover_level(table.game)
            for number in own:
                if not table.seats[number].resigned:
                    also = [seat_row(table, number, bot=level, resigned=True)]
                    await self._store.append(change, "resign", number, level, person.id, also)
        return table

    @uninterrupted
    async def come_back(self, person: Person, table_id: str, seat: int | None = None) -> LiveTable:
        """Take back seats that a bot plays because their time ran out."""
        async with self._store.changing(table_id) as change:
            table = change.table
            own = await self._store.own_seats(person, table, seat)
            check_running(table)
            if all(table.seats[number].resigned for number in own):
                raise Refused("resigned")
            for number in own:
                if table.seats[number].bot is not None and not table.seats[number].resigned:
                    also = [seat_row(table, number, bot=None)]
                    await self._store.append(change, "return", number, "", person.id, also)
        return table

    @uninterrupted
    async def time_out(self, table_id: str) -> LiveTable:
        """Let bots take over the seats whose time is up."""
        async with self._store.changing(table_id) as change:
            table = change.table
            # Another process may know of a move that came in time.
            change.entries += await self._store.follow_log(table)
            level = self._takeover_level(table.game)
            for seat in clock.run_out(table, self._now()):
                also = [seat_row(table, seat, bot=level)]
                await self._store.append(change, "takeover", seat, level, None, also)
            self._deadlines.note(table)
        return table

    @uninterrupted
    async def take_over(self, person: Person, table_id: str) -> LiveTable:
        """Let a bot play the seats of somebody who may not play, as when their time runs out."""
        async with self._store.changing(table_id) as change:
            table = change.table
            change.entries += await self._store.follow_log(table)
            check_running(table)
            level = self._takeover_level(table.game)
            for seat in table.seats_of(person.id):
                if table.seats[seat].decides_for_oneself:
                    also = [seat_row(table, seat, bot=level)]
                    await self._store.append(change, "takeover", seat, level, None, also)
        return table

    # Details -----------------------------------------------------------------------------

    async def _commit_move(self, change: Change, seat: int, text: str, person: str | None) -> None:
        """The one way a move gets into a log. It is tried on a copy, so that the end of the game
        and the ratings are stored together with the move that brings them."""
        table = change.table
        state = place_of(table)
        move = parse(table, text)
        if move not in state.legal(seat):
            reason = state.why_not(move, seat)
            raise Refused("illegal-move", reason, game=table.game.name)
        played = state.copy()
        played.journal = []
        played.do(move, seat)
        at = self._store.time_at(table)
        last = (seat, move.text)
        also = await self._end(table, last, played, at) if played.over else []
        await self._store.append(change, "move", seat, move.text, person, also, played, at)

    async def _end(
        self, table: LiveTable, last: tuple[int, str], played: State, at: int
    ) -> list[Executable]:
        result = played.result()
        row = update(schema.Table).where(schema.Table.id == table.id)
        ended: list[Executable] = [
            row.values(status="over", ended=at, result=result.to_json()),
        ]
        ended += await self._ratings.statements(table, result)
        if table.public:
            ended += finished.rows(self._database, finished.live(table, last, played, result, at))
        return ended

    def _takeover_level(self, game: Game) -> str:
        """The bot that plays for people who are gone."""
        known = self._levels(game)
        wanted = successor(self._takeover_bot, known)
        return wanted if wanted in known else known[-1]


def deciding(table: LiveTable, own: list[int]) -> int:
    """The first of these seats that decides now and is not played by a bot."""
    deciders = [seat for seat in own if seat in table.deciders]
    if not deciders:
        raise Refused("not-your-decision")
    for seat in deciders:
        if table.seats[seat].decides_for_oneself:
            return seat
    raise Refused("bot-plays")


def place_of(table: LiveTable) -> State:
    assert table.state is not None, "only an open table has no position"
    return table.state


def parse(table: LiveTable, text: str) -> Move:
    try:
        return table.game.parse(text)
    except UnknownMove:
        raise Refused("unknown-move") from None


def seat_row(table: LiveTable, seat: int, **values: object) -> Executable:
    row = update(schema.Seat).where(schema.Seat.table == table.id, schema.Seat.seat == seat)
    return row.values(**values)
