"""Ratings by OpenSkill (Plackett-Luce), for each game and number of seats; bots have theirs too.

They change in the transaction of the move that ends a game. What a game adds is written as a
difference, so that two games of one player that end at the same time both count.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from openskill.models import PlackettLuce
from sqlalchemy import Executable, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from ironbridge.kernel.result import Result
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Rating, RatingStep
from ironbridge.server.tables.model import LiveTable, SeatInfo

BOT = "bot:"
MODEL = PlackettLuce()


@dataclass(frozen=True)
class Skill:
    """What is believed of a player: the mean, and how uncertain it is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


@dataclass(frozen=True)
class Outcome:
    """How one seat finished, and the new rating of its player."""

    seat: int
    player: str
    place: int
    score: int
    before: Skill
    after: Skill


class Ratings:
    """The RatingBook of the tables."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    async def statements(self, table: LiveTable, result: Result) -> Sequence[Executable]:
        """What the end of a game changes; nothing for a game that is not rated."""
        if not table.rated:
            return []
        players = [player_of(seat) for seat in table.seats]
        skills = await self._skills(table, players)
        outcomes = rate(players, places(table, result), result.scores, skills)
        at = max(self._now(), table.last_at)
        return [*self._totals(table, outcomes), *(step(table, o, at) for o in outcomes)]

    async def _skills(self, table: LiveTable, players: Iterable[str]) -> dict[str, Skill]:
        query = select(Rating.player, Rating.mu, Rating.sigma).where(
            Rating.game == table.game.name,
            Rating.seats == table.seat_count,
            Rating.player.in_(set(players)),
        )
        async with self._database.session() as session:
            rows = await session.execute(query)
            return {player: Skill(mu, sigma) for player, mu, sigma in rows}

    def _totals(self, table: LiveTable, outcomes: Sequence[Outcome]) -> list[Executable]:
        """One statement a player, in the order of their names: two games that end together must
        not wait for each other."""
        found = []
        for player in sorted({outcome.player for outcome in outcomes}):
            own = [outcome for outcome in outcomes if outcome.player == player]
            found.append(self._total(table, player, own))
        return found

    def _total(self, table: LiveTable, player: str, own: Sequence[Outcome]) -> Executable:
        # A bot may have several seats: it learns from them what it would learn from one.
        gain = sum(outcome.after.mu - outcome.before.mu for outcome in own) / len(own)
        ratio = prod(o.after.sigma / o.before.sigma for o in own) ** (1 / len(own))
        before = own[0].before
        first = {
            "player": player,
            "game": table.game.name,
            "seats": table.seat_count,
            "mu": before.mu + gain,
            "sigma": before.sigma * ratio,
            "games": len(own),
            "wins": sum(outcome.place == 1 for outcome in own),
            "points": sum(outcome.score for outcome in own),
        }
        # Both dialects have this clause, each in a class of its own.
        if self._database.is_sqlite:
            row = sqlite.insert(Rating).values(first)
        else:
            row = postgresql.insert(Rating).values(first)  # type: ignore[assignment]
        return row.on_conflict_do_update(
            index_elements=["player", "game", "seats"],
            set_={
                "mu": Rating.mu + gain,
                "sigma": Rating.sigma * ratio,
                "games": Rating.games + row.excluded.games,
                "wins": Rating.wins + row.excluded.wins,
                "points": Rating.points + row.excluded.points,
            },
        )


def player_of(seat: SeatInfo) -> str:
    """Who is rated for a seat: its person, even when a bot played it to the end."""
    return seat.person if seat.person is not None else f"{BOT}{seat.bot}"


def places(table: LiveTable, result: Result) -> list[int]:
    """The places of the result, but whoever let a bot play comes last, however well it did, and
    those behind them move up."""
    return counted(result.places, gave_way(table))


def counted(places: Sequence[int], gone: Collection[int]) -> list[int]:
    """The same for any game: `gone` are the seats for which a bot decided."""
    stayed = [place for seat, place in enumerate(places) if seat not in gone]
    return [
        len(places) if seat in gone else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    ]


def gave_way(table: LiveTable) -> set[int]:
    """The seats of people for whom a bot decided: they resigned, or ran out of time. Coming back
    changes nothing, or one could leave each hard decision to the bot."""
    played = {seat for (seat, _), maker in zip(table.moves, table.makers, strict=True) if not maker}
    return {
        number
        for number, seat in enumerate(table.seats)
        if seat.person is not None and (seat.bot is not None or number in played)
    }


def rate(
    players: Sequence[str],
    places: Sequence[int],
    scores: Sequence[int],
    skills: Mapping[str, Skill],
) -> list[Outcome]:
    """What one game tells about everybody who played it."""
    before = [skills.get(player, Skill()) for player in players]
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Outcome(seat, player, places[seat], scores[seat], before[seat], Skill(new.mu, new.sigma))
        for seat, (player, [new]) in enumerate(zip(players, rated, strict=True))
    ]


def step(table: LiveTable, outcome: Outcome, at: int) -> Executable:
    return insert(RatingStep).values(
        table=table.id,
        seat=outcome.seat,
        player=outcome.player,
        place=outcome.place,
        score=outcome.score,
        mu=outcome.after.mu,
        sigma=outcome.after.sigma,
        at=at,
    )


def ordinal(mu: float, sigma: float) -> float:
    """The number shown and sorted by: a player is almost surely at least this good."""
    return round(mu - 3 * sigma, 2)
