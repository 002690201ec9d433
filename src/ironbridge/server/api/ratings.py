"""Routes open to everybody: who ranks where, and who a person is."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, Parameter

from ironbridge.server.api.tables import SEEN, Invite, TableId
from ironbridge.server.error_responses import documented
from ironbridge.server.people.model import Person
from ironbridge.server.security import limited
from ironbridge.server.statistics import (
    Board,
    PublicProfile,
    RatedKind,
    RatingChange,
    Standing,
    Statistics,
)
from ironbridge.server.tables.store import TableStore

TAGS: Final = ["ratings"]


class RatingList(Controller):
    """Ratings of accounts and bots."""

    path = "/api/ratings"
    tags = TAGS

    @get(responses=documented())
    async def standings(
        self,
        statistics: NamedDependency[Statistics],
        game: Annotated[str | None, Parameter(max_length=60)] = None,
        seats: Annotated[int | None, Parameter(ge=1, le=20)] = None,
        offset: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    ) -> list[Standing]:
        """The best first, a hundred at a time, by game and number of seats."""
        return await statistics.standings(game, seats, offset)

    @get("/kinds", responses=documented())
    async def kinds(self, statistics: NamedDependency[Statistics]) -> list[RatedKind]:
        """The games and numbers of players in which somebody has a rating."""
        return await statistics.kinds()

    @get("/board", guards=[limited("archive")], responses=documented())
    async def board(
        self,
        statistics: NamedDependency[Statistics],
        game: Annotated[str, Parameter(max_length=60)],
        seats: Annotated[int, Parameter(ge=1, le=20)],
    ) -> Board:
        """A leaderboard: those whose rating has settled by the lower end of its interval, and the
        provisional ones; a hundred of each at most."""
        return await statistics.board(game, seats)


class TableRatings(Controller):
    """What a game did to ratings."""

    path = "/api/tables/{table_id:str}/ratings"
    tags = TAGS

    @get(responses=documented(*SEEN))
    async def changes(
        self,
        table_id: TableId,
        store: NamedDependency[TableStore],
        statistics: NamedDependency[Statistics],
        visitor: NamedDependency[Person | None],
        invite: Invite = None,
    ) -> list[RatingChange]:
        """The new ratings of the people at a table; nothing before the end of a rated game."""
        table = await store.seen(visitor, table_id, invite)
        return await statistics.changes(table.id)


class Profiles(Controller):
    """People as others may know them."""

    path = "/api/people"
    tags = TAGS

    @get("/{person_id:str}", responses=documented("no-such-person"))
    async def profile(
        self, person_id: FromPath[str], statistics: NamedDependency[Statistics]
    ) -> PublicProfile:
        """The name of a person, ratings, rated games and public tables."""
        return await statistics.profile(person_id)
