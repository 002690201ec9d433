"""What the finished public games of a person say: by game, seat and opponent, and how they begin.

The newest COUNTED games are read with one look at an index and counted here, so that a page costs
the same whoever it is about. Whoever played several seats of a game played against themselves:
such games are not counted.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge import registry
from ironbridge.kernel.errors import IronbridgeError
from ironbridge.kernel.words import LANGUAGES
from ironbridge.server.errors import Refused
from ironbridge.server.ratings import BOT
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import FinishedGame, FinishedSeat, Person, Table

COUNTED = 500
OPPONENTS = 20
OPENINGS = 5


class KindResult(Struct, frozen=True):
    """How a person does in a game with a number of players."""

    game: str
    seats: int
    games: int
    rated: int
    """How many of them were rated."""
    wins: int
    average_place: float
    average_score: float
    best_score: int
    best_table: str
    """Where that was."""


class SeatResult(Struct, frozen=True):
    """The same from one seat; seats count from 0, in the order of the table."""

    game: str
    seats: int
    seat: int
    games: int
    wins: int
    average_score: float


class OpponentResult(Struct, frozen=True):
    """Against somebody: how often the person came in before them, and after. `program`: a program
    plays in their name."""

    person: str | None
    bot: str | None
    name: str
    program: bool
    games: int
    ahead: int
    behind: int


class Opening(Struct, frozen=True):
    """A first move, in the words of the game by language."""

    game: str
    text: dict[str, str]
    games: int
    wins: int


class PersonResults(Struct, frozen=True):
    """`games` of the person were counted, at most `most` of the newest ones."""

    games: int
    most: int
    kinds: list[KindResult]
    seats: list[SeatResult]
    opponents: list[OpponentResult]
    openings: list[Opening]


@dataclass(frozen=True)
class Played:
    """One game of the person, and everybody else at it."""

    game: FinishedGame
    own: FinishedSeat
    others: Sequence[FinishedSeat]

    @property
    def won(self) -> bool:
        return self.own.place == 1


@dataclass
class Tally:
    games: int = 0
    ahead: int = 0
    behind: int = 0


class Results:
    """Reads the finished public games of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> PersonResults:
        """Somebody who was deleted is no longer known."""
        async with self._database.session() as session:
            row = await session.get(Person, person)
            if row is None or row.deleted is not None:
                raise Refused("no-such-person")
            played = await games_of(session, person)
            people = await people_of(session, played)
        return PersonResults(
            len(played),
            COUNTED,
            by_kind(played),
            by_seat(played),
            by_opponent(played, people),
            by_opening(played),
        )


async def games_of(session: AsyncSession, person: str) -> list[Played]:
    """The newest games of a person, the newest first."""
    own = (
        select(FinishedSeat.table)
        .where(FinishedSeat.player == person)
        .order_by(FinishedSeat.ended.desc())
        .limit(COUNTED)
    )
    tables = set(await session.scalars(own))
    # Rows are made for public tables alone; to ask again costs nothing.
    query = (
        select(FinishedSeat, FinishedGame)
        .join(FinishedGame, FinishedGame.table == FinishedSeat.table)
        .join(Table, Table.id == FinishedSeat.table)
        .where(FinishedSeat.table.in_(tables), Table.public)
        .order_by(FinishedGame.ended.desc(), FinishedSeat.table, FinishedSeat.seat)
    )
    seats: defaultdict[str, list[FinishedSeat]] = defaultdict(list)
    games: dict[str, FinishedGame] = {}
    for seat, game in await session.execute(query):
        seats[game.table].append(seat)
        games[game.table] = game
    found = []
    for table, game in games.items():
        mine = [seat for seat in seats[table] if seat.player == person]
        if len(mine) == 1:
            others = [seat for seat in seats[table] if seat.player != person]
            found.append(Played(game, mine[0], others))
    return found


async def people_of(session: AsyncSession, played: Iterable[Played]) -> dict[str, Person]:
    """Everybody else, by id, but nobody who was deleted."""
    wanted = {seat.player for one in played for seat in one.others if seat.player is not None}
    query = select(Person).where(Person.id.in_(wanted), Person.deleted.is_(None))
    return {person.id: person for person in await session.scalars(query)}


def by_kind(played: Iterable[Played]) -> list[KindResult]:
    kinds: defaultdict[tuple[str, int], list[Played]] = defaultdict(list)
    for one in played:
        kinds[one.game.game, one.game.seats].append(one)
    found = []
    for (game, seats), games in kinds.items():
        best = max(games, key=lambda one: one.own.score)
        found.append(
            KindResult(
                game,
                seats,
                len(games),
                sum(one.game.rated for one in games),
                sum(one.won for one in games),
                mean([one.own.place for one in games], 2),
                mean([one.own.score for one in games], 1),
                best.own.score,
                best.own.table,
            )
        )
    return sorted(found, key=lambda kind: (-kind.games, kind.game, kind.seats))


def by_seat(played: Iterable[Played]) -> list[SeatResult]:
    kinds: defaultdict[tuple[str, int, int], list[Played]] = defaultdict(list)
    for one in played:
        kinds[one.game.game, one.game.seats, one.own.seat].append(one)
    return [
        SeatResult(
            game,
            seats,
            seat,
            len(games),
            sum(one.won for one in games),
            mean([one.own.score for one in games], 1),
        )
        for (game, seats, seat), games in sorted(kinds.items())
    ]


def by_opponent(played: Iterable[Played], people: dict[str, Person]) -> list[OpponentResult]:
    """Those met most often. A bot with several seats is met once in a game, at its best."""
    met: defaultdict[str, Tally] = defaultdict(Tally)
    for one in played:
        places: dict[str, int] = {}
        for seat in one.others:
            player = seat.player
            if player is not None and (player.startswith(BOT) or player in people):
                places[player] = min(seat.place, places.get(player, seat.place))
        for player, place in places.items():
            met[player].games += 1
            met[player].ahead += one.own.place < place
            met[player].behind += one.own.place > place
    found = [opponent(player, people.get(player), tally) for player, tally in met.items()]
    found.sort(key=lambda one: (-one.games, one.name or f"{BOT}{one.bot}"))
    return found[:OPPONENTS]


def opponent(player: str, person: Person | None, tally: Tally) -> OpponentResult:
    bot = player.removeprefix(BOT) if person is None else None
    name, program = ("", False) if person is None else (person.name, person.program)
    who = None if person is None else person.id
    return OpponentResult(who, bot, name, program, tally.games, tally.ahead, tally.behind)


@dataclass
class Begun:
    text: dict[str, str]
    games: int = 0
    wins: int = 0


def by_opening(played: Iterable[Played]) -> list[Opening]:
    """The first moves a person makes most often, for each game. Moves that read the same (two
    spaces of one town) count as one."""
    begun: defaultdict[str, dict[str, Begun]] = defaultdict(dict)
    said: dict[tuple[str, str], dict[str, str] | None] = {}
    total: Counter[str] = Counter()
    for one in played:
        key = (one.game.game, one.own.opening)
        if key not in said:
            said[key] = in_words(*key)
        text = said[key]
        if text is not None:
            total[one.game.game] += 1
            opening = begun[one.game.game].setdefault(text[LANGUAGES[0]], Begun(text))
            opening.games += 1
            opening.wins += one.won
    found = []
    for game, _ in sorted(total.items(), key=lambda item: (-item[1], item[0])):
        often = sorted(begun[game].items(), key=lambda item: (-item[1].games, item[0]))
        for _, opening in often[:OPENINGS]:
            found.append(Opening(game, opening.text, opening.games, opening.wins))
    return found


def in_words(name: str, notation: str) -> dict[str, str] | None:
    """A move in all languages; None when this release does not know the game or the move."""
    if name not in registry.GAMES or not notation:
        return None
    game = registry.game(name)
    try:
        phrase = game.describe(game.parse(notation))
    except IronbridgeError:
        return None
    return {language: game.words(language).say(phrase) for language in LANGUAGES}


def mean(values: Sequence[int], digits: int) -> float:
    return round(sum(values) / len(values), digits)
