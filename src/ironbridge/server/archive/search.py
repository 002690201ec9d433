"""Finding finished public games: by game, people, bots, options, dates, score and length.

However many games there are, a search looks at most at SCANNED of them: an index gives the newest
(or oldest) that fit the game, the number of seats or the first player, and the dates; what is left
of the question is asked of those alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute, aliased

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.people.validation import sign_in_key
from ironbridge.server.ratings import BOT
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import FinishedGame, FinishedSeat, Table
from ironbridge.server.storage.schema import Person as PersonRow
from ironbridge.server.tables import load
from ironbridge.server.tables.listing import TableLine, line, seats_at
from ironbridge.server.tables.model import SeatInfo
from ironbridge.server.tables.table_view import seats_shown

PAGE = 20
SCANNED = 20_000
PLAYERS = 4
"""People and bots that one search may name."""

Sort: TypeAlias = Literal["newest", "oldest", "highest", "lowest", "longest", "shortest"]


class Wanted(Struct, frozen=True):
    """What to look for. Times are milliseconds since 1970; every bound is inclusive."""

    game: str | None = None
    seats: int | None = None
    rated: bool | None = None
    names: tuple[str, ...] = ()
    """Names of accounts, each of whom played."""
    person: str | None = None
    """The id of somebody who played, account or guest."""
    bots: tuple[str, ...] = ()
    option: str | None = None
    """`NAME=VALUE`."""
    since: int | None = None
    until: int | None = None
    least_score: int | None = None
    most_score: int | None = None
    least_moves: int | None = None
    most_moves: int | None = None
    sort: Sort = "newest"


class ArchivedGame(Struct, frozen=True):
    """A finished game: its table as lists show it, and how many moves it took."""

    table: TableLine
    moves: int


class ArchivePage(Struct, frozen=True):
    """Games, and where the next page begins; null: these were all that were found."""

    games: list[ArchivedGame]
    next: str | None


ORDER: dict[Sort, tuple[Literal["ended", "best", "moves"], bool]] = {
    "newest": ("ended", True),
    "oldest": ("ended", False),
    "highest": ("best", True),
    "lowest": ("best", False),
    "longest": ("moves", True),
    "shortest": ("moves", False),
}
"""By what, and whether the largest comes first."""


class Archive:
    """Reads finished public games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def search(
        self, wanted: Wanted, after: str | None = None, viewer: Person | None = None
    ) -> ArchivePage:
        """One page of what was found."""
        async with self._database.session() as session:
            players = await players_of(session, wanted)
            if players is None:
                return ArchivePage([], None)
            query = chosen(wanted, players, after).limit(PAGE + 1)
            found = list(await session.scalars(query))
            page, more = found[:PAGE], len(found) > PAGE
            tables = await public_tables(session, [game.table for game in page])
            seats = await seats_at(session, list(tables.values()))
        me = None if viewer is None else viewer.id
        games = [
            ArchivedGame(shown(tables[game.table], seats[game.table], me), game.moves)
            for game in page
            if game.table in tables
        ]
        return ArchivePage(games, cursor(wanted.sort, page[-1]) if more else None)

    async def ids(self, wanted: Wanted, most: int) -> list[str]:
        """The tables of the first games that were found."""
        async with self._database.session() as session:
            players = await players_of(session, wanted)
            if players is None:
                return []
            found = await session.execute(chosen(wanted, players, None).limit(most))
            return [game.table for (game,) in found]


async def public_tables(session: AsyncSession, ids: Sequence[str]) -> dict[str, Table]:
    """Games have rows here only if they are public; to ask again costs nothing."""
    query = select(Table).where(Table.id.in_(ids), Table.public)
    return {table.id: table for table in await session.scalars(query)}


def shown(table: Table, seats: list[SeatInfo], viewer: str | None) -> TableLine:
    return line(table, seats_shown(seats, viewer), None, load.fault_of(table, len(seats)))


async def players_of(session: AsyncSession, wanted: Wanted) -> list[str] | None:
    """Everybody who must have played; None when one of the names is nobody's."""
    if len(wanted.names) + len(wanted.bots) > PLAYERS:
        raise Refused("malformed", field="names")
    found: list[str] = [] if wanted.person is None else [wanted.person]
    for name in wanted.names:
        key = sign_in_key(name)
        query = select(PersonRow.id).where(PersonRow.name_key == key)
        person = None if key is None else await session.scalar(query)
        if person is None:
            return None
        found.append(person)
    if found:
        # Somebody who left while a game went on is in its rows, and not to be found either.
        gone = select(PersonRow.id).where(PersonRow.id.in_(found), PersonRow.deleted.is_not(None))
        if (await session.scalars(gone)).first() is not None:
            return None
    return [*found, *(f"{BOT}{level}" for level in wanted.bots)]


def chosen(wanted: Wanted, players: Sequence[str], after: str | None) -> Select[FinishedGame]:
    """The games that are wanted, in order."""
    key, falls = ORDER[wanted.sort]
    rest = left_over(wanted, FinishedGame)
    if not players and not rest and key == "ended":
        # An index answers it alone, however many games there are.
        query, game = indexed(wanted), FinishedGame
    else:
        # Not as a condition on all games: the databases would begin with those.
        game = aliased(FinishedGame, candidates(wanted, players, after).subquery())
        query = select(game).where(*left_over(wanted, game)).distinct()
        query = query.where(*(played(player, game) for player in players[1:]))
    column = getattr(game, key)
    if after is not None:
        query = query.where(beyond(after, column, game.table, falls))
    order = (column.desc(), game.table.desc()) if falls else (column, game.table)
    return query.order_by(*order)


def candidates(wanted: Wanted, players: Sequence[str], after: str | None) -> Select[FinishedGame]:
    """The games to be looked at: those of the first player, or of the game and number of seats;
    the newest SCANNED of them, or the oldest."""
    falls = wanted.sort != "oldest"
    query, ended = indexed(wanted), FinishedGame.ended
    if players:
        query = query.join(FinishedSeat, FinishedSeat.table == FinishedGame.table)
        query = query.where(FinishedSeat.player == players[0], *dated(wanted, FinishedSeat.ended))
        ended = FinishedSeat.ended
    if after is not None and wanted.sort in ("newest", "oldest"):
        at = int(after.partition(":")[0])
        query = query.where(ended <= at if falls else ended >= at)
    return query.order_by(ended.desc() if falls else ended).limit(SCANNED)


def indexed(wanted: Wanted) -> Select[FinishedGame]:
    """All that an index gives: by game and number of seats, and by date."""
    query = select(FinishedGame).where(*dated(wanted, FinishedGame.ended))
    if wanted.game is not None:
        query = query.where(FinishedGame.game == wanted.game)
        if wanted.seats is not None:
            query = query.where(FinishedGame.seats == wanted.seats)
    return query


def dated(wanted: Wanted, ended: InstrumentedAttribute[int]) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = []
    if wanted.since is not None:
        conditions.append(ended >= wanted.since)
    if wanted.until is not None:
        conditions.append(ended <= wanted.until)
    return conditions


def left_over(wanted: Wanted, game: type[FinishedGame]) -> list[ColumnElement[bool]]:
    """What no index helps with."""
    found: list[ColumnElement[bool]] = []
    if wanted.game is None and wanted.seats is not None:
        found.append(game.seats == wanted.seats)
    if wanted.rated is not None:
        found.append(game.rated.is_(wanted.rated))
    if wanted.option is not None:
        found.append(game.options.contains(f" {wanted.option} ", autoescape=True))
    bounds = (
        (game.best, wanted.least_score, wanted.most_score),
        (game.moves, wanted.least_moves, wanted.most_moves),
    )
    for column, least, most in bounds:
        if least is not None:
            found.append(column >= least)
        if most is not None:
            found.append(column <= most)
    return found


def played(player: str, game: type[FinishedGame]) -> ColumnElement[bool]:
    here = (FinishedSeat.table == game.table, FinishedSeat.player == player)
    return select(FinishedSeat.seat).where(*here).exists()


def beyond(
    after: str,
    column: InstrumentedAttribute[int],
    table: InstrumentedAttribute[str],
    falls: bool,
) -> ColumnElement[bool]:
    """What comes after the last game of the page before."""
    value, _, last = after.partition(":")
    at = int(value)
    if falls:
        return and_(column <= at, or_(column < at, table < last))
    return and_(column >= at, or_(column > at, table > last))


def cursor(sort: Sort, last: FinishedGame) -> str:
    return f"{getattr(last, ORDER[sort][0])}:{last.table}"
