"""Taking back one's own decisions, as long as nothing hidden was revealed and no rule of the game
makes them binding; otherwise by agreement.

Whoever plays against bots alone takes back what these answered, too, unless it showed something
hidden. In a rated game, and in a tournament, nothing is taken back past a bot.

Leaving a table unfinished needs the agreement of all people at it as well. A proposal lapses as
soon as the log grows.

In a rated game people agree only to what gives nobody an advantage: nothing that revealed
something is taken back, nor what a bot decided, and nobody leaves it without another person.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from sqlalchemy import Executable, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.kernel.chance import SEEDS, Chance, seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.slices import Slice
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.upsert import replacing
from ironbridge.server.tables.changes import uninterrupted
from ironbridge.server.tables.model import NOBODY, LiveTable
from ironbridge.server.tables.others import changed_message
from ironbridge.server.tables.store import Change, TableStore, check_running, expect

ProposalKind: TypeAlias = Literal["undo", "abandon"]

IMAGINED = 8
"""Positions that are imagined for each undone move: more find smaller revelations."""


@dataclass(frozen=True)
class Outlook:
    """What taking back would lead to: the moves that stay, None when there is nothing of one's own;
    and why it is not possible alone."""

    number: int
    stay: int | None
    refused: Refused | None


class Undo:
    """Taking back moves, and proposals."""

    def __init__(self, store: TableStore, database: Database) -> None:
        self._store = store
        self._database = database

    @uninterrupted
    async def take_back(
        self, person: Person, table_id: str, number: int, stay: int | None = None
    ) -> LiveTable:
        """Take one's last decision back, or all after the first `stay` moves."""
        async with self._store.changing(table_id) as change:
            table = change.table
            await self._store.own_seats(person, table)
            check_running(table)
            expect(table, number)
            if stay is None and alone_with_bots(table, person.id):
                stay = last_own(table, person.id)
            stay = moves_that_stay(table, stay)
            await self._check_taking_back(table, person.id, stay)
            await self._store.append(change, "undo", table.moves[stay][0], str(stay), person.id)
        return table

    async def outlook(self, person: Person, table_id: str, stay: int | None = None) -> Outlook:
        """Whether one's last action, or all after the first `stay` moves, can be taken back. The
        table may change meanwhile, so that only `take_back` is sure."""
        table = await self._store.get(table_id)
        await self._store.own_seats(person, table)
        number, found = table.number, stay
        try:
            check_running(table)  # it may have ended since the person looked: that is no fault
            if found is None:
                found = await self._last_action(table, person.id)
            if found is None:
                raise Refused("cannot-undo")
            await self._check_taking_back(table, person.id, moves_that_stay(table, found))
        except Refused as refused:
            return Outlook(number, found, refused)
        return Outlook(number, found, None)

    @uninterrupted
    async def propose(
        self,
        person: Person,
        table_id: str,
        number: int,
        kind: ProposalKind,
        stay: int | None = None,
    ) -> LiveTable:
        """Ask all people at the table; done at once when there is nobody else to ask."""
        async with self._agreeing(person, table_id) as change:
            table = change.table
            expect(table, number)
            text = str(moves_that_stay(table, stay)) if kind == "undo" else ""
            if table.counts:
                await self._check_rated(table, kind, text)
            row: dict[str, Any] = {
                "table": table_id,
                "kind": kind,
                "number": number,
                "text": text,
                "agreed": [person.id],
            }
            async with self._database.session() as session, session.begin():
                await session.execute(replacing(self._database, schema.Proposal, row))
                await self._store.others.tell_with(session, changed_message(table_id))
            await self._carry_out(change, schema.Proposal(**row), person)
        return table

    @uninterrupted
    async def agree(self, person: Person, table_id: str, kind: ProposalKind) -> LiveTable:
        """Agree to what somebody proposed; the last one to agree makes it happen."""
        async with self._agreeing(person, table_id) as change:
            table = change.table
            async with self._database.session() as session, session.begin():
                proposal = await open_proposal(session, table, kind)
                if person.id not in proposal.agreed:
                    proposal.agreed = [*proposal.agreed, person.id]
                await self._store.others.tell_with(session, changed_message(table_id))
            await self._carry_out(change, proposal, person)
        return table

    @uninterrupted
    async def withdraw(self, person: Person, table_id: str, kind: ProposalKind) -> LiveTable:
        """Withdraw one's own proposal, or decline somebody else's."""
        async with self._agreeing(person, table_id) as change:
            table = change.table
            async with self._database.session() as session, session.begin():
                await session.delete(await open_proposal(session, table, kind))
                await self._store.others.tell_with(session, changed_message(table_id))
            change.touched = True
        return table

    async def proposals(self, table: LiveTable) -> list[schema.Proposal]:
        """What is open at a table now."""
        if table.status != "running":
            return []
        query = select(schema.Proposal).where(
            schema.Proposal.table == table.id, schema.Proposal.number == table.number
        )
        async with self._database.reader() as session:
            return list(await session.scalars(query.order_by(schema.Proposal.kind)))

    # Details -----------------------------------------------------------------------------

    @asynccontextmanager
    async def _agreeing(self, person: Person, table_id: str) -> AsyncIterator[Change]:
        """Hold the lock of a table for somebody who has a say in what its people decide."""
        async with self._store.changing(table_id) as change:
            await self._store.own_seats(person, change.table)
            check_running(change.table)
            if person.id not in change.table.people_deciding():
                raise Refused("bot-plays")
            yield change

    async def _last_action(self, table: LiveTable, person: str) -> int | None:
        """How many moves stay when the person's last action is taken back; None: there is none."""
        first = last_own(table, person)
        while first and table.makers[first - 1] == person:
            if (await self._store.positions.at(table, first)).settled():
                break
            first -= 1
        return first

    async def _check_taking_back(self, table: LiveTable, person: str, stay: int) -> None:
        """The person made all these moves, or bots that answered did; none is binding, none
        revealed anything hidden."""
        if table.counts and None in table.makers[stay:]:
            raise Refused("rated-undo")
        alone = alone_with_bots(table, person)
        own = table.seats_of(person)
        for (seat, _), maker in zip(table.moves[stay:], table.makers[stay:], strict=True):
            # What a bot decided for one's own seat is nobody's answer.
            if maker != person and not (alone and maker is None and seat not in own):
                raise Refused("cannot-undo")
        if table.makers[stay] != person:
            raise Refused("cannot-undo")
        code = "rated-undo" if table.counts else "undo-revealed" if alone else "cannot-undo"
        await self._check_nothing_shown(table, stay, code, own)

    async def _check_rated(self, table: LiveTable, kind: ProposalKind, text: str) -> None:
        """What even all people together may not do in a rated game. Alone with bots, everybody
        agrees with oneself: one could look at an answer and choose again, or leave every game
        that is lost."""
        if kind == "abandon":
            if len(table.people_deciding()) < 2:
                raise Refused("rated-abandon")
            return
        stay = int(text)
        if None in table.makers[stay:]:
            raise Refused("rated-undo")
        await self._check_nothing_shown(table, stay, "rated-undo")

    async def _check_nothing_shown(
        self, table: LiveTable, stay: int, code: str, own: Sequence[int] = ()
    ) -> None:
        """Refused when one of the moves after the first `stay` is binding or revealed something:
        to whoever made it, and if it was a bot to one's `own` seats."""
        moves, makers = table.moves[stay:], table.makers[stay:]
        chance = chance_of(table)
        state = await self._store.positions.at(table, stay)
        async with self._store.positions.slices.working() as work:
            for (seat, text), maker in zip(moves, makers, strict=True):
                before = state.copy()
                move = table.game.parse(text)
                reason = before.binding(move, seat)
                if reason is not None:
                    raise Refused(code, reason, game=table.game.name)
                state.do(move, seat)
                for viewer in own if maker is None else (seat,):
                    if opens(before, move, seat, state, viewer):
                        raise Refused(code)
                    if await reveals(before, move, seat, state, viewer, chance, work):
                        raise Refused(code)
                await work.rest()

    async def _carry_out(self, change: Change, proposal: schema.Proposal, person: Person) -> None:
        table = change.table
        change.touched = True
        if not table.people_deciding() <= set(proposal.agreed):
            return
        also: list[Executable] = [delete(schema.Proposal).where(schema.Proposal.table == table.id)]
        if proposal.kind == "undo":
            seat = table.moves[int(proposal.text)][0]
            await self._store.append(change, "undo", seat, proposal.text, person.id, also)
        else:
            at = self._store.time_at(table)
            row = update(schema.Table).where(schema.Table.id == table.id)
            also.append(row.values(status="abandoned", ended=at))
            await self._store.append(change, "abandon", NOBODY, "", person.id, also, at=at)


async def open_proposal(
    session: AsyncSession, table: LiveTable, kind: ProposalKind
) -> schema.Proposal:
    """The proposal that is still open. Its row is held, so that nobody's agreement is lost."""
    proposal = await session.get(schema.Proposal, (table.id, kind), with_for_update=True)
    if proposal is None or proposal.number != table.number:
        raise Refused("no-proposal")
    return proposal


def moves_that_stay(table: LiveTable, stay: int | None) -> int:
    found = len(table.moves) - 1 if stay is None else stay
    if not 0 <= found < len(table.moves):
        raise Refused("cannot-undo")
    return found


def alone_with_bots(table: LiveTable, person: str) -> bool:
    """Everybody else is a bot, and nothing depends on the result."""
    bots = any(seat.person is None for seat in table.seats)
    return bots and not table.counts and table.people() == {person}


def last_own(table: LiveTable, person: str) -> int | None:
    """Which of the moves that stand is the person's last one."""
    return next(
        (at for at in reversed(range(len(table.moves))) if table.makers[at] == person), None
    )


# What one may take back alone ----------------------------------------------------------------


def chance_of(table: LiveTable) -> Chance:
    """The same until something happens at the table: who is refused could otherwise ask again
    until the positions that are imagined happen to look like the true one."""
    mark = f"{table.seed} {table.number}".encode()
    return seeded(int.from_bytes(hashlib.sha256(mark).digest()) % SEEDS)


def opens(before: State, move: Move, seat: int, after: State, viewer: int) -> bool:
    """Whether the viewer sees what another seat chose in secret: another choice would have looked
    different."""
    if viewer == seat or not before.sealed:
        return False
    seen = after.view(viewer)
    for other in before.legal(seat)[: IMAGINED + 1]:
        imagined = before.copy()
        imagined.do(other, seat)
        if other is not move and imagined.view(viewer) != seen:
            return True
    return False


async def reveals(
    before: State,
    move: Move,
    seat: int,
    after: State,
    viewer: int,
    chance: Chance,
    work: Slice,
) -> bool:
    """Whether the viewer knows more after the move of a seat than could be worked out before.

    Positions are imagined that the viewer could not tell from the true one. If the same move
    leads to another view in one of them, the true view told the viewer something.
    """
    seen = after.view(viewer)
    for _ in range(IMAGINED):
        imagined = before.determinize(viewer, chance)
        if move not in imagined.legal(seat):
            return True
        imagined.do(move, seat)
        if imagined.view(viewer) != seen:
            return True
        await work.rest()
    return False
