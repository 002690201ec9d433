"""Looking back at tables: their log, earlier positions, and the record to download.

While a game runs, people get only what their seats may know; after its end nothing is hidden.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

from ironbridge.kernel.documents import PositionJson, ViewJson
from ironbridge.kernel.editions import edition_of
from ironbridge.kernel.record import Record
from ironbridge.kernel.record_text import FORMAT, RecordJson, header_lines, move_lines
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables import apply_entry, load, table_view
from ironbridge.server.tables.model import LiveTable, LogEntry, SeatInfo
from ironbridge.server.tables.store import TableStore

UNREAD = "?"
"""Stands in a record for a move that is still sealed."""
KEPT_REPLAYS = 16
"""Tables whose old entries stay in memory; several people come back to the same one."""


class PositionShown(Struct, frozen=True):
    """A table after `ply` of its moves. `position` is the complete one, after the end."""

    table: str
    ply: int
    plies: int
    views: dict[str, ViewJson]
    position: PositionJson | None


class ReplayShown(Struct, frozen=True):
    """A finished table with its whole log and without its chat. `positions` has the views before
    the first move and after each one."""

    table: table_view.TableView
    positions: list[dict[str, ViewJson]]


@dataclass(frozen=True)
class Replay:
    """A table as it was some entries ago, and all entries until then with their events."""

    past: LiveTable
    entries: dict[int, LogEntry]


class History:
    """Looking back at tables."""

    def __init__(self, store: TableStore, database: Database) -> None:
        self._store = store
        self._database = database
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        """Of the tables whose log was last asked for from the beginning."""

    async def entries(self, table: LiveTable, since: int) -> list[LogEntry]:
        """The log from a number on, with events: from memory, or replayed."""
        if table.recent and table.recent[0].number <= since:
            return [entry for entry in table.recent if entry.number >= since]
        if since >= table.number:
            return []
        return await self._replayed_entries(table, max(0, since))

    async def at(
        self, person: Person | None, table_id: str, ply: int, invite: str | None = None
    ) -> PositionShown:
        """An earlier position of the game, as one saw it then."""
        table = await self._store.seen(person, table_id, invite)
        state = await self._store.positions.at(table, ply)
        own = table.seats_of(None if person is None else person.id)
        complete = state.to_json() if table.ended_or_left else None
        views = table_view.views(table, state, own)
        return PositionShown(table.id, ply, len(table.moves), views, complete)

    async def replay(
        self, person: Person | None, table_id: str, invite: str | None = None
    ) -> ReplayShown:
        """A finished game as a whole, to be looked at where no server can be asked."""
        table = await self._store.seen(person, table_id, invite)
        if not table.ended_or_left:
            raise Refused("not-over")
        if table.fault is not None or table.state is None:
            raise Refused("no-such-ply")
        viewer = table_view.viewer_of(table, person, frozenset())
        # No clock runs any more, and what others said is not part of the game.
        shown = table_view.snapshot(table, viewer, table_view.Stored([], [], table.ended or 0))
        entries = await self.entries(table, 0)
        told = [table_view.entry_shown(table, entry, viewer.own) for entry in entries]
        positions: list[dict[str, ViewJson]] = []
        async with self._store.positions.slices.working() as work:
            state = apply_entry.start_position(table)
            positions.append(table_view.views(table, state, viewer.own))
            for seat, text in table.moves:
                state.do(table.game.parse(text), seat)
                positions.append(table_view.views(table, state, viewer.own))
                await work.rest()
        return ReplayShown(replace(shown, entries=told), positions)

    async def record(
        self, person: Person | None, table_id: str, invite: str | None = None
    ) -> RecordJson:
        """The record as a document; while the game runs, without seed and digest."""
        table = await self._store.seen(person, table_id, invite)
        if table.ended_or_left and table.fault is None:
            return full_record(table).to_json()
        return open_record(table, None if person is None else person.id)

    async def record_text(
        self, person: Person | None, table_id: str, invite: str | None = None
    ) -> str:
        """The same as text."""
        table = await self._store.seen(person, table_id, invite)
        if table.ended_or_left and table.fault is None:
            return full_record(table).to_text()
        document = open_record(table, None if person is None else person.id)
        lines = [*header_lines(document), "", *move_lines(document["moves"])]
        return "\n".join(lines) + "\n"

    async def _replayed_entries(self, table: LiveTable, since: int) -> list[LogEntry]:
        """Entries older than those in memory: their events come from a table rebuilt for this."""
        replay = self._replays.pop(table.id, None) or await self._begin_replay(table)
        past = replay.past
        if past.number < table.number:
            async with self._database.session() as session:
                stored = await load.read_entries(session, table.id, past.number)
            new = stored[: table.number - past.number]
            known = table.fault is None
            for news in await load.apply_all(past, new, self._store.positions, known):
                replay.entries[news.number] = news
        self._replays[table.id] = replay
        while len(self._replays) > KEPT_REPLAYS:
            self._replays.popitem(last=False)
        found = replay.entries.items()
        return [entry for number, entry in found if since <= number < table.number]

    async def _begin_replay(self, table: LiveTable) -> Replay:
        async with self._database.session() as session:
            row = await session.get_one(schema.Table, table.id)
            seats = await load.read_seats(session, table.id)
        past = load.from_row(row, seats)
        load.begin(past)
        return Replay(past, {})


def full_record(table: LiveTable) -> Record:
    """Everything, for a table that has ended. Nothing is played again: the table stands where
    its moves lead."""
    assert table.state is not None
    record = Record(table.game, table.state, table.seed, table.options, None, names(table.seats))
    record.moves = list(table.moves)
    return record


def open_record(table: LiveTable, person: str | None) -> RecordJson:
    """What a person may know of a game that runs, or that this release cannot play: header and
    moves, as they were stored."""
    own = table.seats_of(person)
    moves: list[list[int | str]] = [
        [seat, UNREAD if table_view.is_sealed(table, number) and seat not in own else text]
        for number, seat, text in stored_moves(table)
    ]
    document: RecordJson = {
        "format": FORMAT,
        "game": table.game.name,
        "rules": table.rules,
        "seats": table.seat_count,
        "names": names(table.seats),
        "moves": moves,
    }
    edition = edition_of(table.game)
    if edition.numbers:
        document["edition"] = edition.to_json()
    if table.options:
        document["options"] = dict(table.options)
    if table.ended_or_left:
        document["seed"] = table.seed
    return document


def stored_moves(table: LiveTable) -> list[tuple[int, int, str]]:
    """The moves that stand, as (number, seat, notation), with those that could not be played."""
    found = [
        (number, seat, text)
        for (seat, text), number in zip(table.moves, table.numbers, strict=True)
    ]
    for entry in table.unread:
        if entry.kind == "move":
            found.append((entry.number, entry.seat, entry.text))
        elif entry.kind == "undo" and entry.text.isdecimal():
            del found[int(entry.text) :]
    return found


def names(seats: list[SeatInfo]) -> list[str]:
    return [seat.name or seat.bot or "?" for seat in seats]
