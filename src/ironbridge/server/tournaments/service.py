"""What people do in tournaments: open one, enter, leave, miss a round.

What only the host does is in hosting.py, what happens by itself in keeper.py.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import cast

from msgspec import to_builtins
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person, new_id
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.documents import ClockJson
from ironbridge.server.storage.schema import Tournament, TournamentEntry
from ironbridge.server.tables import rated
from ironbridge.server.tournaments.model import (
    HOUR_MS,
    MOST_ENTERED,
    MOST_HOSTED,
    MOST_IN_ROUND_ROBIN,
    MOST_PLAYERS,
    Levels,
    TournamentSpec,
    check,
)
from ironbridge.server.tournaments.rounds import Held, entries_of, held

SEEDS = 1_000_000
"""Seeds of lots are short, so that people can read them out; no game depends on them."""
UNFINISHED = ("open", "running")


class Tournaments:
    """Opening tournaments and playing in them."""

    def __init__(self, database: Database, now: Callable[[], int], levels: Levels) -> None:
        self._database = database
        self._now = now
        self._levels = levels

    async def create(self, person: Person, spec: TournamentSpec) -> str:
        """Open a tournament; returns its id. Its host does not play in it unless they enter."""
        check_account(person)
        check(spec, self._levels)
        async with self._database.session() as session, session.begin():
            row = new_row(person.id, spec, self._now())
            session.add(row)  # first, for on SQLite this is what begins the transaction
            await session.flush()
            own = (Tournament.host == person.id, Tournament.status.in_(UNFINISHED))
            if (await session.scalar(select(func.count()).where(*own)) or 0) > MOST_HOSTED:
                raise Refused("tournament-too-many", most=MOST_HOSTED)
        return row.id

    async def enter(self, person: Person, tournament: str) -> None:
        """Play in a tournament from the next round on. Who has entered already stays so."""
        check_account(person)
        async with held(self._database, tournament) as found:
            check_open(found.row)
            # Where ratings are at stake, people meet people.
            rated.check_program(person, not found.row.rated)
            entries = await entries_of(found.session, tournament)
            own = next((entry for entry in entries if entry.person == person.id), None)
            if own is not None and own.removed:
                raise Refused("tournament-barred")
            if own is not None and own.left is None:
                return
            check_room(found.row, entries)
            await check_not_everywhere(found.session, person.id)
            if own is not None:
                own.left, own.since = None, min(own.since, found.row.round + 1)
            else:
                found.session.add(new_entry(found.row, entries, person=person.id))

    async def leave(self, person: Person, tournament: str) -> None:
        """Play no further rounds. A game that runs is played on, or resigned at its table."""
        async with held(self._database, tournament) as found:
            check_unfinished(found.row)
            entry = await own_entry(found, person)
            if found.row.status == "open":
                await found.session.delete(entry)
            else:
                entry.left = found.row.round + 1

    async def be_away(self, person: Person, tournament: str, away: bool) -> None:
        """Miss the next round, or play it after all."""
        async with held(self._database, tournament) as found:
            check_unfinished(found.row)
            entry = await own_entry(found, person)
            entry.away = found.row.round + 1 if away else 0


def new_row(host: str, spec: TournamentSpec, now: int) -> Tournament:
    return Tournament(
        id=new_id(),
        title=" ".join(spec.title.split()),
        host=host,
        form=spec.form,
        game=spec.game,
        options=dict(spec.options),
        smallest=spec.smallest,
        largest=spec.largest,
        rounds=spec.rounds,
        automatic=spec.automatic,
        round_ms=spec.round_hours * HOUR_MS,
        clock=cast(ClockJson, to_builtins(spec.clock)),
        rated=spec.rated,
        status="open",
        round=0,
        seed=secrets.randbelow(SEEDS),
        created=now,
    )


def new_entry(
    row: Tournament,
    entries: list[TournamentEntry],
    person: str | None = None,
    bot: str | None = None,
) -> TournamentEntry:
    number = max((entry.number for entry in entries), default=0) + 1
    return TournamentEntry(
        tournament=row.id, number=number, person=person, bot=bot, since=row.round + 1
    )


async def own_entry(found: Held, person: Person) -> TournamentEntry:
    """The entry of somebody who is still in the tournament."""
    own = (TournamentEntry.tournament == found.row.id, TournamentEntry.person == person.id)
    entry = await found.session.scalar(select(TournamentEntry).where(*own))
    if entry is None or entry.left is not None:
        raise Refused("tournament-not-entered")
    return entry


# What is refused ----------------------------------------------------------------------------


def check_account(person: Person) -> None:
    """A tournament may last for months, and a guest is gone with the cookie."""
    if person.guest:
        raise Refused("tournament-guest")


def may_enter(row: Tournament) -> bool:
    """Until the start; in a Swiss tournament until half of the rounds have begun."""
    late = row.status == "running" and row.form == "swiss" and row.round <= row.rounds // 2
    return row.status == "open" or late


def check_open(row: Tournament) -> None:
    if not may_enter(row):
        raise Refused("tournament-closed")


def check_unfinished(row: Tournament) -> None:
    if row.status not in UNFINISHED:
        raise Refused("tournament-over")


def check_room(row: Tournament, entries: list[TournamentEntry]) -> None:
    most = MOST_IN_ROUND_ROBIN if row.form == "round-robin" else MOST_PLAYERS
    if sum(entry.left is None for entry in entries) >= most:
        raise Refused("tournament-full", most=most)
    if len(entries) >= 4 * most:  # people who come and go leave their numbers behind
        raise Refused("tournament-full", most=most)


async def check_not_everywhere(session: AsyncSession, person: str) -> None:
    query = (
        select(func.count())
        .select_from(TournamentEntry)
        .join(Tournament, Tournament.id == TournamentEntry.tournament)
        .where(
            TournamentEntry.person == person,
            TournamentEntry.left.is_(None),
            Tournament.status.in_(UNFINISHED),
        )
    )
    if (await session.scalar(query) or 0) >= MOST_ENTERED:
        raise Refused("tournament-too-many", most=MOST_ENTERED)
