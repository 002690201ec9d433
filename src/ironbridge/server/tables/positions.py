"""Earlier positions of tables. A game is replayed only from the nearest position that is still in
memory, and in slices, so that others are served in between.

A position is known by the entry of its last move: a move that was taken back has another number
than the one that takes its place, so what is kept here never becomes wrong.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused
from ironbridge.server.slices import Slice, Slices
from ironbridge.server.tables import apply_entry
from ironbridge.server.tables.model import LiveTable, LogEntry
from ironbridge.server.tables.sealed import Followed, Sealed

KEPT = 1000
"""Positions in memory; one takes some kilobytes."""
EVERY = 25
"""Of a replay, every so many positions are kept."""
BEGINNING = -1
"""Stands for the entry before the first."""


@dataclass(frozen=True)
class Rewound:
    """A table as it was after some of its moves."""

    state: State
    sealed: Sealed


class Positions:
    """Positions of all tables of this process; `slices` is where it works on them."""

    def __init__(self, slices: Slices) -> None:
        self.slices = slices
        self._kept: OrderedDict[tuple[str, int], State] = OrderedDict()

    async def at(self, table: LiveTable, ply: int) -> State:
        """The position after so many of the moves that stand, as a state of its own."""
        async with self.slices.working() as work:
            return await self._at(table, ply, work)

    async def rewound(self, table: LiveTable, ply: int, work: Slice) -> Rewound:
        """What a table is when only so many of its moves stand. Its lock is held."""
        state = await self._at(table, ply, work)
        sealed = table.sealed.without(table.numbers[ply:])
        if state.sealed:
            return await self._choosing(table, ply, sealed, work)
        return Rewound(state, sealed)

    async def going_back(self, table: LiveTable, ply: int) -> Rewound:
        """The same for an undo that is about to be stored."""
        async with self.slices.working() as work:
            return await self.rewound(table, ply, work)

    async def followed(
        self, table: LiveTable, entry: LogEntry, played: State | None
    ) -> Followed | None:
        """What a move that is about to be stored seals and opens, where that matters. `played` is
        the position after it; None for an entry of another kind."""
        before = table.state
        if played is None or before is None or not table.sealed.concerns(before):
            return None
        move = table.game.parse(entry.text)
        async with self.slices.working() as work:
            return await table.sealed.follow(entry.number, entry.seat, move, before, played, work)

    def note(self, table: LiveTable) -> None:
        """Keep the position of a table whose log is applied, if it is one to be kept."""
        if table.state is not None and table.moves and len(table.moves) % EVERY == 0:
            self._keep(table.id, table.numbers[-1], table.state.copy())

    # Details -----------------------------------------------------------------------------

    async def _at(self, table: LiveTable, ply: int, work: Slice) -> State:
        if table.state is None or not 0 <= ply <= len(table.moves):
            raise Refused("no-such-ply")
        # Others may change the table between two slices.
        moves, numbers = table.moves[:ply], [BEGINNING, *table.numbers[:ply]]
        near = ply
        while near and (table.id, numbers[near]) not in self._kept:
            near -= 1
        state = self._copy(table, numbers[near])
        for done, (seat, text) in enumerate(moves[near:], start=near + 1):
            state.do(table.game.parse(text), seat)
            if done % EVERY == 0 or done == ply:
                self._keep(table.id, numbers[done], state.copy())
            await work.rest()
        return state

    async def _choosing(self, table: LiveTable, ply: int, sealed: Sealed, work: Slice) -> Rewound:
        """The same when some seats have chosen in secret and others have not: the choices are
        followed from before the first of them."""
        first = ply
        while first and (await self._at(table, first, work)).sealed:
            first -= 1
        moves, numbers = table.moves[first:ply], table.numbers[first:ply]
        state = await self._at(table, first, work)
        for (seat, text), number in zip(moves, numbers, strict=True):
            before, state = state, state.copy()
            move = table.game.parse(text)
            state.do(move, seat)
            if sealed.concerns(before):
                followed = await sealed.follow(number, seat, move, before, state, work)
                sealed = followed.sealed
            await work.rest()
        return Rewound(state, sealed)

    def _copy(self, table: LiveTable, number: int) -> State:
        kept = self._kept.get((table.id, number))
        if kept is None:
            return apply_entry.start_position(table)
        self._kept.move_to_end((table.id, number))
        return kept.copy()

    def _keep(self, table_id: str, number: int, state: State) -> None:
        self._kept[table_id, number] = state
        self._kept.move_to_end((table_id, number))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
