"""Finished games for the tests of the archive, and a server that has nothing but it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Litestar
from sqlalchemy import select

from ironbridge.server.api.archive import ArchiveRoutes, ResultRoutes
from ironbridge.server.archive.download import Download
from ironbridge.server.archive.results import Results
from ironbridge.server.archive.search import Archive
from ironbridge.server.people.model import Person, SignedIn
from ironbridge.server.security import Security
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.services import provided
from tests.kernel.toy import Heap
from tests.server.club import BOT, ME, Club
from tests.server.fake_clock import FakeClock


def archive_server(club: Club, settings: Settings, clock: FakeClock) -> Litestar:
    archive = Archive(club.database)
    given = {
        "archive": archive,
        "download": Download(club.database, archive),
        "game_results": Results(club.database),
    }
    return Litestar(
        [ArchiveRoutes, ResultRoutes],
        plugins=[Security(settings, club.people, clock)],
        dependencies={name: provided(service) for name, service in given.items()},
    )


async def signed_up(club: Club, name: str) -> SignedIn:
    return await club.people.register(name, "coal and iron", "en")


async def account(club: Club, name: str) -> Person:
    return (await signed_up(club, name)).person


async def to_the_end(club: Club, table: LiveTable, players: Sequence[Person | None]) -> LiveTable:
    """The starter, seat 0, wins: everybody bids 1 and takes 2."""
    while table.status == "running":
        assert isinstance(table.state, Heap)
        if table.state.turn < 0:
            table.state.heap = 6 * table.seat_count - 3
        seat = table.deciders[0]
        move = "bid 1" if table.state.turn < 0 else f"take {min(2, table.state.heap)}"
        player = players[seat]
        if player is None:
            await club.tables.play.post_bot(table.id, table.number, seat, move)
        else:
            await club.post(player, table, move, seat)
    club.clock.advance(seconds=1)
    return table


async def game(club: Club, *players: Person, **given: Any) -> str:
    """A finished game of these people."""
    return (await to_the_end(club, await club.running(*players, **given), players)).id


async def with_bot(club: Club, person: Person, **given: Any) -> str:
    table = await club.open(person, ME, BOT, **given)
    await club.tables.lobby.start(person, table.id)
    return (await to_the_end(club, table, (person, None))).id


async def rows(database: Database, kind: Any) -> list[Any]:
    async with database.session() as session:
        return list(await session.scalars(select(kind).order_by(*kind.__table__.primary_key)))
