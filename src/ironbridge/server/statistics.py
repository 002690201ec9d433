"""What the rated games say: who ranks where, how often they win, with how many points.

Everything here is public; of a private table it tells only that it was rated.
"""

from __future__ import annotations

from typing import TypeVarTuple

from msgspec import Struct
from sqlalchemy import Select, and_, func, or_, select

from ironbridge.server.errors import Refused
from ironbridge.server.ratings import BOT, Skill, ordinal
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Person, Rating, RatingStep, Seat, Table

LISTED = 100
HISTORY = 200
SETTLED = 5
"""Rated games after which a rating is no longer provisional."""
WIDTH = 2
"""The interval is so many sigma to either side: about 95 of 100 true values lie in it."""
RECENT_TABLES = 20

Columns = TypeVarTuple("Columns")


class Standing(Struct, frozen=True):
    """A player of one game and number of seats. `person` is null for a bot, `bot` for a person."""

    game: str
    seats: int
    person: str | None
    bot: str | None
    name: str
    """Empty for a bot: its level has a name in the words of the game."""
    program: bool
    """A program plays in the name of this account."""
    rating: float
    """What is almost surely reached: mu less three sigma."""
    mu: float
    sigma: float
    games: int
    wins: int
    win_rate: float
    average_score: float
    low: float
    """From here to `high`: the strength is in this interval, with a chance of about 95 in 100."""
    high: float
    provisional: bool
    """Too few games for the number to mean much."""


class RatedKind(Struct, frozen=True):
    """A game and number of players in which somebody has a rating."""

    game: str
    seats: int
    players: int


class Board(Struct, frozen=True):
    """The ratings of one game and number of players, by the lower end of their intervals."""

    game: str
    seats: int
    ranked: list[Standing]
    provisional: list[Standing]
    """Those with fewer than `settled` games; they have no rank."""
    settled: int


class Step(Struct, frozen=True):
    """One rated game of a player, and the rating after it."""

    game: str
    seats: int
    table: str | None
    """Null for a private table."""
    place: int
    score: int
    rating: float
    mu: float
    low: float
    high: float
    at: int


class RecentTable(Struct, frozen=True):
    """A public table of a person."""

    id: str
    game: str
    title: str
    rated: bool
    status: str
    created: int
    ended: int | None


class RatingChange(Struct, frozen=True):
    """What a game did to the rating of a person at it. `place` is the one that counts: whoever let
    a bot play comes last."""

    seat: int
    place: int
    mu: float
    sigma: float
    gain: float
    """How much higher mu is than after the person's last rated game of this kind."""


class PublicProfile(Struct, frozen=True):
    """What everybody may know of a person."""

    id: str
    name: str
    guest: bool
    program: bool
    ratings: list[Standing]
    history: list[Step]
    tables: list[RecentTable]


class Statistics:
    """Reads the rated games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def standings(
        self, game: str | None = None, seats: int | None = None, offset: int = 0
    ) -> list[Standing]:
        """Accounts and bots, the best first. Guests come and go: they are not listed."""
        query = listed(select(Rating, Person.name, Person.program))
        if game is not None:
            query = query.where(Rating.game == game)
        if seats is not None:
            query = query.where(Rating.seats == seats)
        shown = (Rating.mu - 3 * Rating.sigma).desc()
        query = query.order_by(shown, Rating.player, Rating.game, Rating.seats)
        async with self._database.session() as session:
            rows = (await session.execute(query.offset(offset).limit(LISTED))).all()
        return [standing(*row) for row in rows]

    async def kinds(self) -> list[RatedKind]:
        """What there are leaderboards of."""
        players = func.count()
        query = (
            listed(select(Rating.game, Rating.seats, players))
            .group_by(Rating.game, Rating.seats)
            .order_by(Rating.game, Rating.seats)
        )
        async with self._database.session() as session:
            return [RatedKind(*row) for row in await session.execute(query)]

    async def board(self, game: str, seats: int) -> Board:
        """Those whose rating has settled, and those for whom it is too early to tell."""
        low = (Rating.mu - WIDTH * Rating.sigma).desc()
        query = (
            listed(select(Rating, Person.name, Person.program))
            .where(Rating.game == game, Rating.seats == seats)
            .order_by(low, Rating.player)
            .limit(LISTED)
        )
        settled, early = Rating.games >= SETTLED, Rating.games < SETTLED
        async with self._database.session() as session:
            ranked, provisional = [
                [standing(*row) for row in await session.execute(part)]
                for part in (query.where(settled), query.where(early))
            ]
        return Board(game, seats, ranked, provisional, SETTLED)

    async def profile(self, person: str) -> PublicProfile:
        """A person as others may know them; somebody who was deleted is no longer known."""
        async with self._database.session() as session:
            row = await session.get(Person, person)
            if row is None or row.deleted is not None:
                raise Refused("no-such-person")
            own = select(Rating).where(Rating.player == person)
            ratings = (await session.scalars(own.order_by(Rating.game, Rating.seats))).all()
            tables = (await session.scalars(recent_tables(person))).all()
        return PublicProfile(
            row.id,
            row.name,
            row.password is None,
            row.program,
            [standing(rating, row.name, row.program) for rating in ratings],
            await self.history(person),
            [recent(table) for table in tables],
        )

    async def history(self, player: str) -> list[Step]:
        """The newest rated games of a person or a bot, the newest first."""
        query = (
            select(RatingStep, Table)
            .join(Table, Table.id == RatingStep.table)
            .where(RatingStep.player == player)
            .order_by(RatingStep.at.desc(), RatingStep.table, RatingStep.seat)
            .limit(HISTORY)
        )
        async with self._database.session() as session:
            rows = (await session.execute(query)).all()
        return [shown_step(step, table) for step, table in rows]

    async def changes(self, table: str) -> list[RatingChange]:
        """What a game changed for the people at it, by seat; nothing unless it was rated."""
        query = select(RatingStep).where(RatingStep.table == table).order_by(RatingStep.seat)
        people = query.where(RatingStep.player.not_like(f"{BOT}%"))
        async with self._database.session() as session:
            steps = (await session.scalars(people)).all()
            return [change(step, await session.scalar(step_before(step))) for step in steps]


def listed(query: Select[*Columns]) -> Select[*Columns]:
    """Ratings of accounts and bots."""
    query = query.outerjoin(Person, Person.id == Rating.player)
    return query.where(or_(Rating.player.startswith(BOT), Person.name_key.is_not(None)))


def recent_tables(person: str) -> Select[Table]:
    sits = select(Seat.table).where(Seat.person == person)
    public = (Table.public, Table.status != "open", Table.id.in_(sits))
    return select(Table).where(*public).order_by(Table.created.desc()).limit(RECENT_TABLES)


def step_before(step: RatingStep) -> Select[float]:
    """The mean after the game before, of the same kind: a rating is for a number of seats."""
    kind = select(Table.game, Table.seats).where(Table.id == step.table).subquery()
    return (
        select(RatingStep.mu)
        .join(Table, Table.id == RatingStep.table)
        .join(kind, and_(Table.game == kind.c.game, Table.seats == kind.c.seats))
        .where(RatingStep.player == step.player, RatingStep.at < step.at)
        .order_by(RatingStep.at.desc())
        .limit(1)
    )


def change(step: RatingStep, before: float | None) -> RatingChange:
    gain = step.mu - (Skill().mu if before is None else before)
    return RatingChange(
        step.seat, step.place, round(step.mu, 2), round(step.sigma, 2), round(gain, 2)
    )


def standing(rating: Rating, name: str | None, program: bool | None) -> Standing:
    """Bots have neither a name nor an account."""
    bot = rating.player.removeprefix(BOT) if rating.player.startswith(BOT) else None
    return Standing(
        rating.game,
        rating.seats,
        rating.player if bot is None else None,
        bot,
        name or "",
        bool(program),
        ordinal(rating.mu, rating.sigma),
        round(rating.mu, 2),
        round(rating.sigma, 2),
        rating.games,
        rating.wins,
        round(rating.wins / rating.games, 3),
        round(rating.points / rating.games, 1),
        *interval(rating.mu, rating.sigma),
        rating.games < SETTLED,
    )


def interval(mu: float, sigma: float) -> tuple[float, float]:
    return round(mu - WIDTH * sigma, 2), round(mu + WIDTH * sigma, 2)


def shown_step(step: RatingStep, table: Table) -> Step:
    return Step(
        table.game,
        table.seats,
        table.id if table.public else None,
        step.place,
        step.score,
        ordinal(step.mu, step.sigma),
        round(step.mu, 2),
        *interval(step.mu, step.sigma),
        step.at,
    )


def recent(table: Table) -> RecentTable:
    return RecentTable(
        table.id,
        table.game,
        table.title,
        table.rated,
        table.status,
        table.created,
        table.ended,
    )
