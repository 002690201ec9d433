"""Answers for the routes of puzzles.

The positions come with the package and never change, so that what strangers ask about them costs
little: what is shown is made once, and looking ahead is what it is at a table. What a bot has to
explain goes to the worker processes as hints do, and is remembered.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import NamedTuple, TypeAlias, cast

from sqlalchemy import select

from ironbridge import registry
from ironbridge.bots.review import ended
from ironbridge.kernel.errors import FormatError, UnknownMove
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.phrase import Reason
from ironbridge.kernel.state import State
from ironbridge.puzzles import Puzzle, judged, shipped
from ironbridge.puzzles.deeds import deed_of
from ironbridge.puzzles.finder import LOOKS
from ironbridge.puzzles.puzzle import TRIES, WEAKER
from ironbridge.server.bots.job import Advise, Advised, Answer, Decision, Judge, JudgedAll, WayShown
from ironbridge.server.bots.workers import TooBusy, Urgency, WorkerFailed, Workers
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.puzzles.model import (
    PuzzleAttempt,
    PuzzleExplanation,
    PuzzleLine,
    PuzzleName,
    PuzzleShown,
    PuzzleSource,
)
from ironbridge.server.slices import Slices
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import SolvedPuzzle
from ironbridge.server.storage.upsert import adding
from ironbridge.server.tables.lookahead import Gardener, Preview, Tree

LIMIT_S = 20.0
KEPT = 1000
"""Explanations that are remembered."""
POSITIONS = 64
"""Positions that are kept in memory."""
SEED = LOOKS[0]
"""The chance of explanations, so that everybody is told the same."""


Asked: TypeAlias = tuple[str, str, tuple[str, ...]]
"""The game, the puzzle and the moves of an explanation."""


class Place(NamedTuple):
    """A puzzle and its position, which nobody may change."""

    game: Game
    puzzle: Puzzle
    state: State


class Puzzles:
    """`now` gives milliseconds since 1970."""

    def __init__(
        self,
        database: Database,
        workers: Workers,
        slices: Slices,
        now: Callable[[], int],
        limit_s: float = LIMIT_S,
    ) -> None:
        self._database = database
        self._workers = workers
        self._slices = slices
        self._now = now
        self._limit_s = limit_s
        self._explained: OrderedDict[tuple[str, str, tuple[str, ...]], PuzzleExplanation] = (
            OrderedDict()
        )

    def all(self) -> list[PuzzleLine]:
        return lines()

    def today(self) -> PuzzleLine | None:
        """That of this day, by UTC."""
        return of_the_day(lines(), datetime.fromtimestamp(self._now() / 1000, UTC).date())

    def shown(self, game: str, puzzle: str) -> PuzzleShown:
        return shown(place(game, puzzle))

    async def tree(self, game: str, puzzle: str, moves: Sequence[str], depth: int) -> Tree:
        """The questions after some moves."""
        at = place(game, puzzle)
        state, _ = played(at, moves)
        if at.puzzle.seat not in state.deciders:
            raise Refused("not-your-decision")
        async with self._slices.working() as work:
            question = await Gardener(at.game, at.puzzle.seat, work).question(state, depth)
        return Tree(puzzle, len(moves), at.puzzle.seat, question)

    def preview(
        self, game: str, puzzle: str, moves: Sequence[str], ahead: Sequence[str]
    ) -> Preview:
        """What further moves would do after those that were made."""
        at = place(game, puzzle)
        state, _ = played(at, moves)
        after, _ = played(at, ahead, state)
        events = [event.to_json() for event in after.journal or []]
        seat = at.puzzle.seat
        return Preview(puzzle, len(moves), seat, events, ended(after, seat), after.view(seat))

    def why_not(self, game: str, puzzle: str, moves: Sequence[str], text: str) -> Reason | None:
        at = place(game, puzzle)
        state, _ = played(at, moves)
        return state.why_not(parse(at.game, text), at.puzzle.seat)

    async def attempt(
        self, person: Person | None, game: str, puzzle: str, moves: Sequence[str]
    ) -> PuzzleAttempt:
        """Whether moves are right; who is signed in and finds it has solved it."""
        at = place(game, puzzle)
        seat = at.puzzle.seat
        before, _ = played(at, moves[:-1])
        after, _ = played(at, moves[-1:], before)
        _, done = played(at, moves)
        found = judged(at.state, seat, at.puzzle.answers, done)
        if found == "right" and person is not None:
            await self._solved(person, at)
        events = [event.to_json() for event in after.journal or []]
        deciding = not (ended(after, seat) and deed_of(done))
        return PuzzleAttempt(found, events, after.view(seat), deciding)

    async def solved(self, person: Person) -> list[PuzzleName]:
        """What a person has solved; puzzles that are no longer there are left out."""
        query = select(SolvedPuzzle.game, SolvedPuzzle.puzzle).where(
            SolvedPuzzle.person == person.id
        )
        async with self._database.reader() as session:
            rows = (await session.execute(query)).all()
        known = {(line.game, line.id) for line in lines()}
        return [PuzzleName(game, name) for game, name in sorted(rows) if (game, name) in known]

    async def explain(self, game: str, puzzle: str, moves: Sequence[str]) -> PuzzleExplanation:
        """Why the answer is right; with moves, why rather than these."""
        at = place(game, puzzle)
        played(at, moves)
        key = (game, puzzle, tuple(moves))
        if key not in self._explained:
            self._explained[key] = await self._explain(at, list(moves))
            while len(self._explained) > KEPT:
                self._explained.popitem(last=False)
        return self._explained[key]

    # Details -----------------------------------------------------------------------------

    async def _explain(self, at: Place, moves: list[str]) -> PuzzleExplanation:
        position, seat, name = at.state.to_json(), at.puzzle.seat, at.game.name
        if not moves:
            answer = await self._ask(Advise(name, position, seat, SEED))
            assert isinstance(answer, Advised)
            return PuzzleExplanation(answer.ways, rights(at, answer.ways), None, 0.0, None)
        decision = Decision(0, seat, position, moves)
        answer = await self._ask(Judge(name, [decision], SEED))
        assert isinstance(answer, JudgedAll)
        (one,) = answer.decisions
        return PuzzleExplanation(one.best, rights(at, one.best), one.played, one.lost, one.lost_win)

    async def _ask(self, job: Advise | Judge) -> Answer:
        if self._workers.count == 0:
            raise Refused("busy")
        try:
            return await self._workers.ask(job, self._limit_s, Urgency.HINT)
        except (WorkerFailed, TooBusy):
            raise Refused("busy") from None

    async def _solved(self, person: Person, at: Place) -> None:
        values = {
            "person": person.id,
            "game": at.game.name,
            "puzzle": at.puzzle.id,
            "at": self._now(),
        }
        async with self._database.session() as session, session.begin():
            await session.execute(adding(self._database, SolvedPuzzle, values))


# The puzzles ----------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def lines() -> list[PuzzleLine]:
    """All puzzles, by game and grade."""
    found = [
        PuzzleLine(name, puzzle.id, puzzle.seats, puzzle.grade)
        for name in registry.game_names()
        for puzzle in puzzles_of(name)
    ]
    games = registry.game_names()
    return sorted(found, key=lambda line: (games.index(line.game), line.grade))


def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """None where the rules have changed since they were made: a test says so, and a site that
    offers no puzzle is better than one that does not start."""
    try:
        found = shipped(registry.game(name))
    except FormatError:
        return ()
    return () if found is None else found.puzzles


def of_the_day(known: Sequence[PuzzleLine], day: date) -> PuzzleLine | None:
    """Another game each day, and of each game one puzzle after the other."""
    games = list(dict.fromkeys(line.game for line in known))
    if not games:
        return None
    number = day.toordinal()
    own = [line for line in known if line.game == games[number % len(games)]]
    # In an order that mixes the grades.
    ordered = sorted(own, key=lambda line: line.id[::-1])
    return ordered[number // len(games) % len(ordered)]


@lru_cache(maxsize=POSITIONS)
def place(game: str, puzzle: str) -> Place:
    if game not in registry.game_names():
        raise Refused("no-such-puzzle")
    found = next((one for one in puzzles_of(game) if one.id == puzzle), None)
    if found is None:
        raise Refused("no-such-puzzle")
    known = registry.game(game)
    return Place(known, found, found.state(known))


def shown(at: Place) -> PuzzleShown:
    puzzle, source = at.puzzle, at.puzzle.source
    document = at.state.to_json()
    return PuzzleShown(
        at.game.name,
        at.game.version,
        puzzle.id,
        cast(dict[str, OptionValue], document.get("options", {})),
        puzzle.seats,
        puzzle.seat,
        puzzle.grade,
        dict(zip(WEAKER, puzzle.found, strict=True)),
        TRIES,
        PuzzleSource(
            "record" if source.seed is None else "bots", source.name, source.level, source.ply
        ),
        at.state.view(puzzle.seat),
    )


def played(at: Place, texts: Sequence[str], state: State | None = None) -> tuple[State, list[Move]]:
    """The position after some moves, with the events of the last call; Refused where one of them
    is not legal."""
    after, moves = (at.state if state is None else state).copy(), list[Move]()
    after.journal = []
    for text in texts:
        move = parse(at.game, text)
        if at.puzzle.seat not in after.deciders:
            raise Refused("not-your-decision")
        if move not in after.legal(at.puzzle.seat):
            reason = after.why_not(move, at.puzzle.seat)
            raise Refused("illegal-move", reason, game=at.game.name)
        after.do(move, at.puzzle.seat)
        moves.append(move)
    return after, moves


def parse(game: Game, text: str) -> Move:
    try:
        return game.parse(text)
    except UnknownMove:
        raise Refused("unknown-move") from None


def rights(at: Place, ways: Sequence[WayShown]) -> list[bool]:
    """Which ways begin with the answer."""
    moves = [[at.game.parse(text) for text in way.moves] for way in ways]
    seat, answers = at.puzzle.seat, at.puzzle.answers
    return [judged(at.state, seat, answers, one) == "right" for one in moves]
