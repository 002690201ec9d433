"""Before and after the game: open a table, take and leave seats, invite, start, play again.

An open table has no log. Its seats change in a transaction that holds the row of the table, so
that a seat cannot be taken twice nor left while the game starts, in whatever process.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass

from msgspec import structs
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.bots import successor
from ironbridge.kernel.editions import edition_of
from ironbridge.kernel.game import Game
from ironbridge.server.bots.editions import Editions
from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import barred, deed
from ironbridge.server.order.ending import write_end
from ironbridge.server.people.model import Person, digest, new_token
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables import rated
from ironbridge.server.tables import spec as specs
from ironbridge.server.tables.changes import uninterrupted
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.new_table import new_table
from ironbridge.server.tables.others import changed_message
from ironbridge.server.tables.spec import ClockSpec, SeatSpec, Setup, TableSpec
from ironbridge.server.tables.store import Change, TableStore, check_sound


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
        editions: Editions,
    ) -> None:
        self._store = store
        self._database = database
        self._editions = editions
        self._now = now
        self._levels = levels
        """The names of the bots of a game, the weakest first."""

    async def create(self, person: Person, spec: TableSpec) -> LiveTable:
        """Open a table. An edition is tried out first, where it costs nobody time."""
        if spec.edition:
            specs.find_game(spec.game)
            await self._editions.show(person.id, spec.game, spec.edition)
        setup = specs.check(spec, self._levels)
        if spec.rated:
            rated.check_spec(spec, setup, person)
        programs = rated.lets_programs_in(spec, person)
        rated.check_program(person, programs)
        row = new_table(person.id, spec, setup, self._now(), programs)
        async with self._database.session() as session, session.begin():
            await add_rows(session, row, spec, person)
        return await self._store.get(row.id)

    @uninterrupted
    async def join(
        self,
        person: Person,
        table_id: str,
        seat: int | None = None,
        invite: str | None = None,
        liked: int | None = None,
    ) -> LiveTable:
        """Take a seat: the one that is named, or one that is liked if it is free, or else the
        first free one. Somebody who has a seat keeps it; a further one is taken only at a hot-seat
        table, by naming it."""
        table = await self._store.seen(person, table_id, invite)
        check_sound(table)
        if seat is None and table.seats_of(person.id) and table.status == "open":
            return table
        return await self._take(person, table_id, [seat], liked=liked)

    async def _take(
        self,
        person: Person,
        table_id: str,
        wanted: Sequence[int | None],
        again: bool = False,
        liked: int | None = None,
    ) -> LiveTable:
        """Take seats. `again`: those somebody had before, however many."""
        async with self._open(table_id) as held:
            if person.id in await barred(held.session, table_id):
                raise Refused("barred")
            rated.check_program(person, held.row.programs)
            for seat in wanted:
                chosen = choose_seat(held.seats, seat, liked)
                # A rated game refuses it below, by its own rule.
                if held.own(person) and not (again or held.row.rated or is_hot_seat(held)):
                    raise Refused("already-seated")
                chosen.person = person.id
            await check_rated(held)
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
                await self._end_or_remove(held, person)
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
            await check_rated(held)
        return held.change.table

    @uninterrupted
    async def free_seat(
        self, person: Person, table_id: str, seat: int, reason: str = ""
    ) -> LiveTable:
        """Whoever opened the table takes the seats of another person back before the start. That
        person cannot take one here again; at a private table they no longer see it."""
        await self._store.seen(person, table_id)
        async with self._open(table_id) as held:
            await self._check_creator(person, held.change.table)
            other = named_seat(held.seats, seat).person
            if other is None or other == person.id:
                raise Refused("nobody-to-free")
            for theirs in held.seats:
                if theirs.person == other:
                    theirs.person = None
            held.session.add(
                deed("free-seat", self._now(), person.id, about=other, table=table_id, text=reason)
            )
        return held.change.table

    @uninterrupted
    async def invite_link(self, person: Person, table_id: str) -> str:
        """A new secret for the invite link. The one before is no longer valid, and those who see
        the table only by it see it no longer."""
        secret = new_token()
        async with self._store.changing(table_id) as change:
            await self._check_creator(person, change.table)
            made = update(schema.Table).where(schema.Table.id == table_id)
            async with self._database.session() as session, session.begin():
                await session.execute(made.values(invite=digest(secret)))
                await self._store.others.tell_with(session, changed_message(table_id))
            change.table.invite = digest(secret)
            change.touched = True
        return secret

    @uninterrupted
    async def set_hints(self, person: Person, table_id: str, allowed: bool) -> LiveTable:
        """The creator switches hints and analysis on or off, at any time; on only where the game
        is not rated."""
        async with self._store.changing(table_id) as change:
            await self._check_creator(person, change.table)
            if allowed and change.table.counts:
                raise Refused("rated-hints")
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
            check_sound(held.change.table)
            if any(seat.person is None and seat.bot is None for seat in held.seats):
                raise Refused("not-ready")
            await check_rated(held)
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
            if table.fault == "damaged":  # what was played may not be what can be read
                raise Refused("damaged")
            following = await self._following(person, table)
            change.touched = True
        new = await self._store.get(following)
        if new.status != "open":
            return new
        return await self._join_again(person, table, new)

    # Details -----------------------------------------------------------------------------

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

    async def _end_or_remove(self, held: OpenTable, person: Person) -> None:
        """The last person left. A table that was reported stays for the administrators."""
        table_id = held.row.id
        query = select(schema.Report.id).where(schema.Report.table == table_id).limit(1)
        if await held.session.scalar(query) is None:
            await remove(held.session, table_id)
        else:
            await write_end(held.session, table_id, self._now(), person.id, ["open"])

    async def _check_seen(self, person: Person, table: LiveTable) -> None:
        if not await self._store.visible(person, table):
            raise Refused("no-such-table")

    async def _check_creator(self, person: Person, table: LiveTable) -> None:
        await self._check_seen(person, table)
        if person.id != table.creator:
            raise Refused("not-the-creator")

    async def _following(self, person: Person, table: LiveTable) -> str:
        """The id of the rematch, opened now unless somebody did."""
        spec = like(table, person, self._levels(table.game))
        setup = specs.check(spec, self._levels)
        if spec.rated and not await self._rated_again(person, table, spec, setup):
            spec = structs.replace(spec, rated=False)
        programs = rated.lets_programs_in(spec, person)
        row = new_table(person.id, spec, setup, self._now(), programs)
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

    async def _rated_again(
        self, person: Person, table: LiveTable, spec: TableSpec, setup: Setup
    ) -> bool:
        """Not when the game was rated by an older release, which asked for less."""
        try:
            rated.check_spec(spec, setup, person)
        except Refused:
            return False
        async with self._database.session() as session:
            return not await rated.guests_among(session, table.people())

    async def _join_again(self, person: Person, old: LiveTable, new: LiveTable) -> LiveTable:
        """Take the same seat as before, if it is still free."""
        if new.seats_of(person.id):
            return new
        free = [seat for seat in old.seats_of(person.id) if new.seats[seat].is_free]
        await self._store.seen(person, new.id)
        check_sound(new)
        return await self._take(person, new.id, [*free] or [None], again=True)


async def add_rows(
    session: AsyncSession, row: schema.Table, spec: TableSpec, person: Person
) -> None:
    session.add(row)
    await session.flush()
    for number, seat in enumerate(spec.seats):
        owner = person.id if seat.who == "me" else None
        session.add(schema.Seat(table=row.id, seat=number, person=owner, bot=seat.level))


def is_hot_seat(held: OpenTable) -> bool:
    """Whether people share a device at this table: somebody had several seats from the start."""
    people = [seat.person for seat in held.seats if seat.person is not None]
    return len(set(people)) < len(people)


async def check_rated(held: OpenTable) -> None:
    """Refused when a rated game cannot be played by those who sit at the table now."""
    if not held.row.rated:
        return
    rated.check_seats([(seat.person, seat.bot) for seat in held.seats])
    people = {seat.person for seat in held.seats if seat.person is not None}
    if await rated.guests_among(held.session, people):
        raise Refused("rated-guest")


async def remove(session: AsyncSession, table_id: str) -> None:
    """Remove an open table for good: it has no log that anybody could miss."""
    for kind in schema.BOUND_TO_TABLE:
        await session.execute(delete(kind).where(kind.table == table_id))
    await session.execute(delete(schema.Table).where(schema.Table.id == table_id))


def choose_seat(
    seats: list[schema.Seat], wanted: int | None, liked: int | None = None
) -> schema.Seat:
    free = [seat for seat in seats if seat.person is None and seat.bot is None]
    if wanted is None:
        if not free:
            raise Refused("no-free-seat")
        return next((seat for seat in free if seat.seat == liked), free[0])
    found = named_seat(seats, wanted)
    if found not in free:
        raise Refused("seat-taken")
    return found


def named_seat(seats: list[schema.Seat], number: int) -> schema.Seat:
    if not 0 <= number < len(seats):
        raise Refused("no-such-seat")
    return seats[number]


def like(table: LiveTable, person: Person, levels: Collection[str]) -> TableSpec:
    """The spec of a rematch; bots that are no longer offered have successors."""
    seats: list[SeatSpec] = []
    for seat in table.seats:
        if seat.person is None:
            seats.append(SeatSpec("bot", successor(seat.bot or "", levels)))
        else:
            seats.append(SeatSpec("me" if seat.person == person.id else "open"))
    clock = ClockSpec(**asdict(table.clock))
    options = dict(table.options)
    return TableSpec(
        table.game.name,
        seats,
        options,
        table.title,
        table.public,
        clock,
        table.hints,
        table.rated,
        table.programs,
        edition_of(table.game).to_json(),
    )
