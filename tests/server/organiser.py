"""A club with its tournaments, for tests: people with accounts, and rounds that are played out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select, update

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.tournaments.model import TournamentSpec, TournamentView
from ironbridge.server.tournaments.services import TournamentServices
from tests.server.club import Club, level_names


class Organiser:
    """A club with its tournaments."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.services = TournamentServices(club.database, club.tables, club.clock, level_names)
        club.tables.announcer.wakers.append(self.services.keeper)
        self.playing, self.hosting = self.services.playing, self.services.hosting
        self.keeper = self.services.keeper

    async def account(self, name: str) -> Person:
        """Somebody with an account. The password is not asked for here."""
        made = await self.club.person(name)
        row = update(schema.Person).where(schema.Person.id == made.id)
        async with self.club.database.session() as session, session.begin():
            await session.execute(row.values(password="hash", name_key=name.lower()))
        return Person(made.id, made.name, guest=False, language="en")

    async def open(self, host: Person, **given: Any) -> str:
        usual = {"title": "Cup", "form": "swiss", "game": "stones", "smallest": 2, "largest": 2}
        return await self.playing.create(host, TournamentSpec(**{**usual, "rounds": 3, **given}))

    async def entered(self, *people: Person, **given: Any) -> str:
        """A tournament with these people; the first is its host."""
        made = await self.open(people[0], **given)
        for person in people:
            await self.playing.enter(person, made)
        return made

    async def shown(self, tournament: str, person: Person | None = None) -> TournamentView:
        return await self.services.viewing.shown(person, tournament)

    async def play_out(self, tournament: str, people: Sequence[Person]) -> None:
        """Play all tables of the newest round to their end, and let the keeper look."""
        newest = (await self.shown(tournament)).played[-1]
        for board in newest.tables:
            table = await self.club.tables.store.get(board.table)
            while not table.ended_or_left:
                assert table.state is not None
                seat = table.deciders[0]
                person = next(p for p in people if p.id == table.seats[seat].person)
                table = await self.club.post(person, table, table.state.legal(seat)[-1].text, seat)
        await self.keeper.look()


async def four_people(organiser: Organiser) -> list[Person]:
    return [await organiser.account(name) for name in ("Ada", "Bob", "Cleo", "Dan")]


async def refused(code: str, work: Any) -> None:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.code == code


async def deeds(club: Club) -> list[tuple[str, str | None, str]]:
    async with club.database.session() as session:
        rows = await session.scalars(select(schema.Deed).order_by(schema.Deed.id))
        return [(row.kind, row.about, row.text) for row in rows]
