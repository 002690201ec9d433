"""Before and after the game: open a table, take and leave seats, invite, start, play again.

An open table has no log. Its seats change in a transaction that holds the row of the table, so
that a seat cannot be taken twice nor left while the game starts, in whatever process.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.kernel.chance import SEEDS
from ironbridge.kernel.game import Game
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person, digest, new_id, new_token
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables import spec as specs
from ironbridge.server.tables.changes import uninterrupted
from ironbridge.server.tables.listing import TableLists
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.others import changed_message
from ironbridge.server.tables.play import Play
from ironbridge.server.tables.spec import ClockSpec, SeatSpec, Setup, TableSpec
from ironbridge.server.tables.store import Change, TableStore


@dataclass
class OpenTable:
    """An open table with its row held."""

    change: Change
    session: AsyncSession
    row: schema.Table
    seats: list[schema.Seat]

    def own(self, person: Person) -> list[schema.Seat]:
        return [seat for seat in self.seats if seat.person == person.id]


class Lobby:
    """Tables before and after their game."""

    def __init__(
        self,
        store: TableStore,
        database: Database,
        now: Callable[[], int],
        levels: Callable[[Game], Sequence[str]],
    ) -> None:
        self._store = store
        self._database = database
        self._now = now
        self._levels = levels
        """The names of the bots of a game, the weakest first."""

    async def create(self, person: Person, spec: TableSpec) -> LiveTable:
        """Open a table."""
        setup = specs.check(spec, self._levels)
        row = self._new_row(person, spec, setup)
        async with self._database.session() as session, session.begin():
            await add_rows(session, row, spec, person)
        return await self._store.get(row.id)

    @uninterrupted
    async def join(
        self, person: Person, table_id: str, seat: int | None = None, invite: str | None = None
    ) -> LiveTable:
        """Take a seat, the first free one unless one is named. Naming another seat takes it
        as well (hot-seat); otherwise somebody who has a seat keeps it."""
        table = await self._store.seen(person, table_id, invite)
        if seat is None and table.seats_of(person.id) and table.status == "open":
            return table
        async with self._open(table_id) as held:
            chosen = choose_seat(held.seats, seat)
            chosen.person = person.id
        return held.change.table

    @uninterrupted
    async def leave(self, person: Person, table_id: str) -> LiveTable | None:
        """Give one's seats back. The table passes to another person at it, or is removed when
        nobody is left."""
        await self._store.seen(person, table_id)  # before anything else is said about the table
        async with self._open(table_id) as held:
            own = held.own(person)
            if not own and held.row.creator != person.id:
                raise Refused("not-your-seat")
            for seat in own:
                seat.person = None
            heirs = [seat.person for seat in held.seats if seat.person is not None]
            if not heirs:
                await remove(held.session, table_id)
            elif held.row.creator == person.id:
                held.row.creator = heirs[0]
        return held.change.table if heirs else None

    @uninterrupted
    async def set_seat(
        self, person: Person, table_id: str, seat: int, level: str | None
    ) -> LiveTable:
        """The creator puts a bot on a free seat, changes its level, or (None) takes it away."""
        await self._store.seen(person, table_id)
        async with self._open(table_id) as held:
            await self._check_creator(person, held.change.table)
            found = named_seat(held.seats, seat)
            if found.person is not None:
                raise Refused("seat-taken")
            if level is not None:
                specs.check_level(held.change.table.game, level, self._levels)
            found.bot = level
        return held.change.table

    @uninterrupted
    async def invite_link(self, person: Person, table_id: str) -> str:
        """A new secret for the invite link; the one before is no longer valid."""
        secret = new_token()
        async with self._store.changing(table_id) as change:
            await self._check_creator(person, change.table)
            made = update(schema.Table).where(schema.Table.id == table_id)
            async with self._database.session() as session, session.begin():
                await session.execute(made.values(invite=digest(secret)))
                await self._store.others.tell_with(session, changed_message(table_id))
            change.table.invite = digest(secret)
        return secret

    @uninterrupted
    async def set_hints(self, person: Person, table_id: str, allowed: bool) -> LiveTable:
        """The creator switches hints and analysis on or off, at any time."""
        async with self._store.changing(table_id) as change:
            await self._check_creator(person, change.table)
            row = update(schema.Table).where(schema.Table.id == table_id)
            async with self._database.session() as session, session.begin():
                await session.execute(row.values(hints=allowed))
                await self._store.others.tell_with(session, changed_message(table_id))
            change.table.hints = allowed
            change.touched = True
        return change.table

    @uninterrupted
    async def start(self, person: Person, table_id: str) -> LiveTable:
        """Begin the game."""
        await self._store.seen(person, table_id)
        async with self._open(table_id) as held:
            await self._check_creator(person, held.change.table)
            if any(seat.person is None and seat.bot is None for seat in held.seats):
                raise Refused("not-ready")
            held.row.status = "running"
            held.row.started = self._now()
            held.row.rules = held.change.table.game.version
        return held.change.table

    @uninterrupted
    async def rematch(self, person: Person, table_id: str) -> LiveTable:
        """A new table like this one. Whoever asks first opens it with the same bots; the others
        join it. The seats of other people are kept for them."""
        async with self._store.changing(table_id) as change:
            table = change.table
            await self._check_seen(person, table)
            if not table.seats_of(person.id):
                raise Refused("not-your-seat")
            if not table.ended_or_left:
                raise Refused("not-over")
            following = await self._following(person, table)
            change.touched = True
        new = await self._store.get(following)
        if new.status != "open":
            return new
        return await self._join_again(person, table, new)

    # Details -----------------------------------------------------------------------------

    def _new_row(self, person: Person, spec: TableSpec, setup: Setup) -> schema.Table:
        return schema.Table(
            id=new_id(),
            game=setup.game.name,
            rules=setup.game.version,
            seats=len(spec.seats),
            options=dict(setup.options),
            seed=secrets.randbelow(SEEDS),
            title=" ".join(spec.title.split()),
            public=spec.public,
            clock=asdict(setup.clock),
            hints=spec.hints,
            status="open",
            creator=person.id,
            invite=digest(new_token()),
            created=self._now(),
        )

    @asynccontextmanager
    async def _open(self, table_id: str) -> AsyncIterator[OpenTable]:
        """Change the rows of an open table, then what is in memory."""
        async with self._store.changing(table_id) as change:
            async with self._database.session() as session, session.begin():
                row = await session.get(schema.Table, table_id, with_for_update=True)
                if row is None:
                    raise Refused("no-such-table")
                if row.status != "open":
                    raise Refused("not-open")
                query = select(schema.Seat).where(schema.Seat.table == table_id)
                seats = list(await session.scalars(query.order_by(schema.Seat.seat)))
                yield OpenTable(change, session, row, seats)
                await self._store.others.tell_with(session, changed_message(table_id))
            change.touched = True
            try:
                change.entries += await self._store.follow_log(change.table)
            except Refused:  # the last person left, and the table with them
                change.table.status = "abandoned"

    async def _check_seen(self, person: Person, table: LiveTable) -> None:
        if not await self._store.visible(person, table):
            raise Refused("no-such-table")

    async def _check_creator(self, person: Person, table: LiveTable) -> None:
        await self._check_seen(person, table)
        if person.id != table.creator:
            raise Refused("not-the-creator")

    async def _following(self, person: Person, table: LiveTable) -> str:
        """The id of the rematch, opened now unless somebody did."""
        spec = like(table, person)
        row = self._new_row(person, spec, specs.check(spec, self._levels))
        linked = update(schema.Table).where(schema.Table.id == table.id)
        async with self._database.session() as session, session.begin():
            old = await session.get(schema.Table, table.id, with_for_update=True)
            if old is not None and old.rematch is not None:
                table.rematch = old.rematch
                return old.rematch
            await add_rows(session, row, spec, person)
            await session.execute(linked.values(rematch=row.id))
            await self._store.others.tell_with(session, changed_message(table.id))
        table.rematch = row.id
        return row.id

    async def _join_again(self, person: Person, old: LiveTable, new: LiveTable) -> LiveTable:
        """Take the same seat as before, if it is still free."""
        if new.seats_of(person.id):
            return new
        free = [seat for seat in old.seats_of(person.id) if new.seats[seat].is_free]
        wanted: list[int | None] = [*free] or [None]
        for seat in wanted:
            new = await self.join(person, new.id, seat)
        return new


async def add_rows(
    session: AsyncSession, row: schema.Table, spec: TableSpec, person: Person
) -> None:
    session.add(row)
    await session.flush()
    for number, seat in enumerate(spec.seats):
        owner = person.id if seat.who == "me" else None
        session.add(schema.Seat(table=row.id, seat=number, person=owner, bot=seat.level))


async def remove(session: AsyncSession, table_id: str) -> None:
    """Remove an open table for good: it has no log that anybody could miss."""
    for kind in (schema.Chat, schema.Note, schema.Proposal, schema.Seat):
        await session.execute(delete(kind).where(kind.table == table_id))
    await session.execute(delete(schema.Table).where(schema.Table.id == table_id))


def choose_seat(seats: list[schema.Seat], wanted: int | None) -> schema.Seat:
    free = [seat for seat in seats if seat.person is None and seat.bot is None]
    if wanted is None:
        if not free:
            raise Refused("no-free-seat")
        return free[0]
    found = named_seat(seats, wanted)
    if found not in free:
        raise Refused("seat-taken")
    return found


def named_seat(seats: list[schema.Seat], number: int) -> schema.Seat:
    if not 0 <= number < len(seats):
        raise Refused("no-such-seat")
    return seats[number]


def like(table: LiveTable, person: Person) -> TableSpec:
    """The spec of a rematch."""
    seats: list[SeatSpec] = []
    for seat in table.seats:
        if seat.person is None:
            seats.append(SeatSpec("bot", seat.bot))
        else:
            seats.append(SeatSpec("me" if seat.person == person.id else "open"))
    clock = ClockSpec(**asdict(table.clock))
    options = dict(table.options)
    return TableSpec(table.game.name, seats, options, table.title, table.public, clock, table.hints)


# People who are about to be deleted ---------------------------------------------------------


class Departure:
    """Seats of people who leave the server."""

    def __init__(self, lists: TableLists, lobby: Lobby, play: Play) -> None:
        self._lists = lists
        self._lobby = lobby
        self._play = play

    async def person_leaves(self, person: Person) -> None:
        """A person is about to be deleted: open tables are left, seats in games given up."""
        leave = {"open": self._lobby.leave, "running": self._play.resign}
        for status, give_up in leave.items():
            for table_id in await self._lists.tables_of(person.id, [status]):  # type: ignore[list-item]
                try:
                    await give_up(person, table_id)
                except Refused:  # it has begun or ended in the meantime
                    continue
