"""What the host of a tournament does, and administrators in their place. Each such deed is written
into the audit log in the same transaction, with the tournament it is about.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import select

from ironbridge.bots import plays_rated
from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import DeedKind, deed
from ironbridge.server.people.model import Person
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import TournamentEntry, TournamentResult, TournamentRound
from ironbridge.server.tables import spec as specs
from ironbridge.server.tables.changes import uninterrupted
from ironbridge.server.tables.store import TableStore
from ironbridge.server.tournaments.keeper import Keeper
from ironbridge.server.tournaments.model import MOST_BOTS, Finished, Levels
from ironbridge.server.tournaments.rounds import Held, Rounds, entries_of, held
from ironbridge.server.tournaments.service import (
    check_open,
    check_room,
    check_unfinished,
    new_entry,
)

LATEST_MS = 366 * 24 * 60 * 60 * 1000
"""How far ahead a deadline may be."""


class Hosting:
    """Starts rounds, changes deadlines and results, looks after entries."""

    def __init__(
        self,
        store: TableStore,
        database: Database,
        rounds: Rounds,
        keeper: Keeper,
        now: Callable[[], int],
        levels: Levels,
    ) -> None:
        self._store = store
        self._database = database
        self._rounds = rounds
        self._keeper = keeper
        self._now = now
        self._levels = levels

    async def add_bot(self, person: Person, tournament: str, level: str) -> None:
        """A bot plays too, from the next round on."""
        async with self._hosted(person, tournament) as found:
            check_open(found.row)
            game = specs.find_game(found.row.game)
            specs.check_level(game, level, self._levels)
            if found.row.rated and not plays_rated(level):
                raise Refused("rated-bot")
            entries = await entries_of(found.session, tournament)
            check_room(found.row, entries)
            if sum(entry.bot is not None and entry.left is None for entry in entries) >= MOST_BOTS:
                raise Refused("tournament-bots", most=MOST_BOTS)
            found.session.add(new_entry(found.row, entries, bot=level))
            self._note(found, person, "tournament-bot", level)

    async def remove(self, person: Person, tournament: str, number: int, reason: str) -> None:
        """Somebody plays no further rounds and cannot enter again; a bot may."""
        async with self._hosted(person, tournament) as found:
            check_unfinished(found.row)
            entry = await self._entry(found, number)
            if entry.left is not None:
                raise Refused("tournament-not-entered")
            entry.left, entry.removed = found.row.round + 1, True
            self._note(found, person, "tournament-remove", reason, about=entry.person)

    async def set_away(
        self, person: Person, tournament: str, number: int, away: bool, reason: str
    ) -> None:
        """Somebody misses the next round, or plays it after all."""
        async with self._hosted(person, tournament) as found:
            check_unfinished(found.row)
            entry = await self._entry(found, number)
            entry.away = found.row.round + 1 if away else 0
            said = f"{'away from' if away else 'back for'} round {found.row.round + 1} {reason}"
            self._note(found, person, "tournament-away", said, about=entry.person)

    @uninterrupted
    async def next_round(self, person: Person, tournament: str) -> None:
        """Start the tournament, or the next round when the one before has ended."""
        async with self._hosted(person, tournament) as found:
            check_unfinished(found.row)
            row = found.row
            if row.status == "open":
                row.status, row.started = "running", self._now()
                tables = await self._rounds.begin(found)
            else:
                tables = await self._round_after(found)
            said = f"round {row.round}" if tables else "the end"
            self._note(found, person, "tournament-round", said)
        await self._keeper.wake_tables(tables)

    async def set_deadline(
        self, person: Person, tournament: str, at: int | None, reason: str
    ) -> None:
        """Give the running round another deadline, or none. One that has passed already ends the
        round now: bots play on for everybody."""
        async with self._hosted(person, tournament) as found:
            row = found.row
            newest = await found.session.get(TournamentRound, (row.id, row.round))
            if row.status != "running" or newest is None or newest.ended is not None:
                raise Refused("tournament-no-round")
            if at is not None and at > self._now() + LATEST_MS:
                raise Refused("malformed", field="at")
            newest.deadline = None if at is None else max(at, self._now())
            said = "none" if at is None else str(newest.deadline)
            self._note(found, person, "tournament-deadline", f"round {row.round}: {said} {reason}")

    async def correct(
        self,
        person: Person,
        tournament: str,
        number: int,
        board: int,
        finished: Sequence[Finished],
        reason: str,
    ) -> None:
        """Enter the result of a table by hand, whatever was played there. Everybody sees that it
        was, and why; pairings that were made before stay as they are."""
        if not reason.strip():
            raise Refused("malformed", field="reason")
        check_places(finished)
        async with self._hosted(person, tournament) as found:
            if found.row.status == "cancelled":
                raise Refused("tournament-over")
            query = select(TournamentResult).where(
                TournamentResult.tournament == tournament,
                TournamentResult.round == number,
                TournamentResult.board == board,
            )
            seats = {seat.entry: seat for seat in await found.session.scalars(query)}
            if not board or not seats:
                raise Refused("no-such-table")
            if len(finished) != len(seats) or {one.entry for one in finished} != seats.keys():
                raise Refused("tournament-result")
            before = ", ".join(shown(seat.entry, seat.place, seat.score) for seat in seats.values())
            for one in finished:
                seat = seats[one.entry]
                seat.place, seat.score = one.place, one.score
                seat.corrected, seat.reason = self._now(), " ".join(reason.split())
            after = ", ".join(shown(one.entry, one.place, one.score) for one in finished)
            table = next(iter(seats.values())).table
            said = f"{number}.{board}: {before} → {after}. {reason}"
            self._note(found, person, "tournament-correct", said, table=table)

    async def cancel(self, person: Person, tournament: str, reason: str) -> None:
        """End a tournament before its time. Games that run go on as games of their own."""
        async with self._hosted(person, tournament) as found:
            check_unfinished(found.row)
            found.row.status, found.row.ended = "cancelled", self._now()
            self._note(found, person, "tournament-cancel", reason)

    # Details -----------------------------------------------------------------------------

    @asynccontextmanager
    async def _hosted(self, person: Person, tournament: str) -> AsyncIterator[Held]:
        async with held(self._database, tournament) as found:
            if person.id != found.row.host and not person.admin:
                raise Refused("not-the-host")
            yield found

    async def _round_after(self, found: Held) -> list[str]:
        """The tables of the next round; none when the last one has ended."""
        await self._rounds.note_results(found)
        if await self._rounds.unfinished(found):
            raise Refused("tournament-round-runs")
        await self._keeper.end_round(found)
        return await self._keeper.go_on(found) if found.row.status == "running" else []

    async def _entry(self, found: Held, number: int) -> TournamentEntry:
        entry = await found.session.get(TournamentEntry, (found.row.id, number))
        if entry is None:
            raise Refused("no-such-person")
        return entry

    def _note(
        self,
        found: Held,
        person: Person,
        kind: DeedKind,
        text: str,
        about: str | None = None,
        table: str | None = None,
    ) -> None:
        said = f"{found.row.title} ({found.row.id}): {text}"
        found.session.add(deed(kind, self._now(), person.id, about=about, table=table, text=said))


def check_places(finished: Sequence[Finished]) -> None:
    """Places as at the end of a game: after two winners comes the third."""
    places = [one.place for one in finished]
    if any(place != 1 + sum(other < place for other in places) for place in places):
        raise Refused("tournament-result")


def shown(entry: int, place: int | None, score: int | None) -> str:
    """A result in the audit log: #3 is 1st with 120 points."""
    return f"#{entry} {'-' if place is None else place} ({'-' if score is None else score})"
