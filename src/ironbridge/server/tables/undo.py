"""Taking back one's own decisions, as long as nothing hidden was revealed and no rule of the game
makes them binding; otherwise by agreement.

Leaving a table unfinished needs the agreement of all people at it as well. A proposal lapses as
soon as the log grows.

In a rated game people agree only to what gives nobody an advantage: nothing that revealed
something is taken back, nor what a bot decided, and nobody leaves it without another person.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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
            stay = moves_that_stay(table, stay)
            await self._check_taking_back(table, person.id, stay)
            await self._store.append(change, "undo", table.moves[stay][0], str(stay), person.id)
        return table

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
            if table.rated:
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
        async with self._database.session() as session:
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

    async def _check_taking_back(self, table: LiveTable, person: str, stay: int) -> None:
        """The person made all these moves, none is binding, none revealed anything hidden."""
        if table.rated and None in table.makers[stay:]:
            raise Refused("rated-undo")
        if any(maker != person for maker in table.makers[stay:]):
            raise Refused("cannot-undo")
        await self._check_nothing_shown(table, stay, "rated-undo" if table.rated else "cannot-undo")

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

    async def _check_nothing_shown(self, table: LiveTable, stay: int, code: str) -> None:
        """Refused when one of the moves after the first `stay` is binding or revealed
        something."""
        state = await self._store.positions.at(table, stay)
        chance = chance_of(table)
        async with self._store.positions.slices.working() as work:
            for seat, text in table.moves[stay:]:
                before = state.copy()
                move = table.game.parse(text)
                reason = before.binding(move, seat)
                if reason is not None:
                    raise Refused(code, reason, game=table.game.name)
                state.do(move, seat)
                if await reveals(before, move, seat, state, chance, work):
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


# What one may take back alone ----------------------------------------------------------------


def chance_of(table: LiveTable) -> Chance:
    """The same until something happens at the table: who is refused could otherwise ask again
    until the positions that are imagined happen to look like the true one."""
    mark = f"{table.seed} {table.number}".encode()
    return seeded(int.from_bytes(hashlib.sha256(mark).digest()) % SEEDS)


async def reveals(
    before: State, move: Move, seat: int, after: State, chance: Chance, work: Slice
) -> bool:
    """Whether the seat knows more after its move than it could work out before.

    Positions are imagined that the seat could not tell from the true one. If the same move
    leads to another view in one of them, the true view told the seat something.
    """
    seen = after.view(seat)
    for _ in range(IMAGINED):
        imagined = before.determinize(seat, chance)
        if move not in imagined.legal(seat):
            return True
        imagined.do(move, seat)
        if imagined.view(seat) != seen:
            return True
        await work.rest()
    return False
