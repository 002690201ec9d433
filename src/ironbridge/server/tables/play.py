"""Playing: a move by a person or a bot, giving up, coming back, running out of time.

Each is one log entry. People and bots come through the same door.
"""

from __future__ import annotations

from sqlalchemy import Executable, update

from ironbridge.kernel.errors import UnknownMove
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason
from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.tables import clock
from ironbridge.server.tables.desk import Change, Desk, check_running, expect
from ironbridge.server.tables.model import LiveTable


class PlayDesk(Desk):
    """Tables while they are played at."""

    async def post(
        self, person: Person, table_id: str, number: int, text: str, seat: int | None = None
    ) -> LiveTable:
        """Play a move for one's seat; without a seat, for the first of one's own that decides.

        `number` is how many entries the log had when the person looked at it.
        """
        async with self.changing(table_id) as change:
            table = change.table
            own = await self.own_seats(person, table, seat)
            check_running(table)
            expect(table, number)
            await self._commit_move(change, deciding(table, own), text, person.id)
        return table

    async def post_bot(self, table_id: str, number: int, seat: int, text: str) -> LiveTable:
        """Play a bot's move, by the same rules."""
        async with self.changing(table_id) as change:
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
        table = await self.get(table_id)
        own = await self.own_seats(person, table, seat)
        check_running(table)
        deciders = [number for number in own if number in table.deciders]
        return position_of(table).why_not(parse(table, text), (deciders or own)[0])

    async def resign(self, person: Person, table_id: str, seat: int | None = None) -> LiveTable:
        """Give a seat up for good, all of one's seats unless one is named. A bot plays on."""
        async with self.changing(table_id) as change:
            table = change.table
            own = await self.own_seats(person, table, seat)
            check_running(table)
            level = self.takeover_level(table.game)
            for number in own:
                if not table.seats[number].resigned:
                    also = [seat_row(table, number, bot=level, resigned=True)]
                    await self.append(change, "resign", number, level, person.id, also)
        return table

    async def take_back(self, person: Person, table_id: str, seat: int | None = None) -> LiveTable:
        """Take back seats that a bot plays because their time ran out."""
        async with self.changing(table_id) as change:
            table = change.table
            own = await self.own_seats(person, table, seat)
            check_running(table)
            if all(table.seats[number].resigned for number in own):
                raise Refused("resigned")
            for number in own:
                if table.seats[number].bot is not None and not table.seats[number].resigned:
                    also = [seat_row(table, number, bot=None)]
                    await self.append(change, "return", number, "", person.id, also)
        return table

    async def time_out(self, table_id: str) -> LiveTable:
        """Let bots take over the seats whose time is up."""
        async with self.changing(table_id) as change:
            table = change.table
            # Another process may know of a move that came in time.
            change.entries += await self._follow_log(table)
            level = self.takeover_level(table.game)
            for seat in clock.run_out(table, self._now()):
                also = [seat_row(table, seat, bot=level)]
                await self.append(change, "takeover", seat, level, None, also)
            self._note_clock(table)
        return table

    # Details -----------------------------------------------------------------------------

    async def own_seats(
        self, person: Person, table: LiveTable, seat: int | None = None
    ) -> list[int]:
        """One's seats at a table, or the one that is named."""
        own = table.seats_of(person.id)
        if not own and not await self.visible(person, table):
            raise Refused("no-such-table")
        if not own or (seat is not None and seat not in own):
            raise Refused("not-your-seat")
        return own if seat is None else [seat]

    async def _commit_move(self, change: Change, seat: int, text: str, person: str | None) -> None:
        """The one way a move gets into a log. It is tried on a copy, so that the end of the game
        and the ratings are stored together with the move that brings them."""
        table = change.table
        state = position_of(table)
        move = parse(table, text)
        if move not in state.legal(seat):
            reason = state.why_not(move, seat)
            raise Refused("illegal-move", reason, game=table.game.name)
        played = state.copy()
        played.journal = []
        played.do(move, seat)
        at = self.time_at(table)
        also = await self._end(table, played, at) if played.over else []
        await self.append(change, "move", seat, move.text, person, also, played, at)

    async def _end(self, table: LiveTable, played: State, at: int) -> list[Executable]:
        result = played.result()
        row = update(schema.Table).where(schema.Table.id == table.id)
        ended: list[Executable] = [
            row.values(status="over", ended=at, result=result.to_json()),
        ]
        if self.ratings is not None:
            ended += await self.ratings.statements(table, result)
        return ended


def deciding(table: LiveTable, own: list[int]) -> int:
    """The first of these seats that decides now, by oneself."""
    deciders = [seat for seat in own if seat in table.deciders]
    if not deciders:
        raise Refused("not-your-decision")
    for seat in deciders:
        if table.seats[seat].decides_for_oneself:
            return seat
    raise Refused("bot-plays")


def position_of(table: LiveTable) -> State:
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
