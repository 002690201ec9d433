"""Makes the puzzles of a game from games of bots, or from records, and grades them.

Games are looked at in order, and the file is written after each of them: whoever is interrupted
goes on with the next game. Of the puzzles found, those are kept that leave the file varied.
"""

from __future__ import annotations

import multiprocessing
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import ceil
from pathlib import Path
from typing import Final

from ironbridge import registry
from ironbridge.bots import decide
from ironbridge.bots.forecast import weights_mark
from ironbridge.kernel.chance import SEEDS, seeded
from ironbridge.kernel.errors import IronbridgeError, SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.record import Record
from ironbridge.kernel.state import State
from ironbridge.puzzles.deeds import OPENING, Deed, finds
from ironbridge.puzzles.finder import LOOKS, asks, find, finders, unhurried
from ironbridge.puzzles.puzzle import (
    TRIES,
    WEAKER,
    Collection,
    Making,
    Puzzle,
    Source,
    load,
    save,
)

LEVEL: Final = "medium"
"""Who plays the games: quickly, and with sense."""
SALT: Final = 0x9022 << 40
"""Bots use other random numbers than the shuffles of the same seed."""
FROM_A_GAME: Final = 2
"""Puzzles of one game at most, so that they come from many."""
MOST_OF_A_GRADE: Final = 0.4
MOST_OF_A_KIND: Final = 0.3
"""Shares of a file that are alike at most. Choices that open an action are of one kind all: a game
has no other question of that sort."""
STRIDE: Final = 7919
SUFFIXES: Final = (".txt", ".json")


@dataclass(frozen=True)
class SelfPlay:
    """Games of bots, with the seeds from `seed` on; the number of players goes round."""

    game: str
    seed: int
    games: int
    level: str = LEVEL

    @property
    def origin(self) -> str:
        return f"--seed {self.seed} --level {self.level}"

    def record(self, number: int) -> Record:
        game, seed = registry.game(self.game), self.seed + number
        record = Record.begin(game, game.seat_counts[number % len(game.seat_counts)], seed)
        bot, chance = unhurried(game, self.level), seeded((seed ^ SALT) % SEEDS)
        while not record.state.over:
            seat = int(record.state.decider())
            record.play(decide(bot, record.state, seat, chance), seat)
        return record

    def source(self, number: int, ply: int) -> Source:
        return Source(ply, self.seed + number, self.level)


@dataclass(frozen=True)
class Records:
    """Saved games of a folder, in the order of their names; those of other games are passed."""

    game: str
    folder: str
    files: tuple[str, ...]

    @property
    def origin(self) -> str:
        return f"--records {Path(self.folder).name}"

    @property
    def games(self) -> int:
        return len(self.files)

    def record(self, number: int) -> Record | None:
        record = Record.load(Path(self.folder) / self.files[number], registry.game)
        # Corrected numbers are another game: the file has no place for them.
        return record if record.game is registry.game(self.game) else None

    def source(self, number: int, ply: int) -> Source:
        return Source(ply, record=self.files[number])


Games = SelfPlay | Records


def records_in(game: str, folder: Path) -> Records:
    files = [one for one in sorted(folder.rglob("*")) if one.suffix in SUFFIXES]
    if not files:
        raise SetupError(f"no record found in {folder}")
    return Records(game, str(folder), tuple(one.relative_to(folder).as_posix() for one in files))


@dataclass(frozen=True)
class Looked:
    """What came of one game; `fault` says why it could not be read."""

    puzzles: tuple[Puzzle, ...]
    fault: str = ""


class Maker:
    """Fills a file until `count` puzzles are there or all games were looked at."""

    def __init__(self, out: Path, games: Games, count: int, commit: str) -> None:
        game = registry.game(games.game)
        finders(game)  # fails before anything is played
        self.out = out
        self.games = games
        self.count = count
        start = f"ironbridge puzzles make {game.name} {games.origin}"
        command = f"{start} --games {games.games} --count {count} --out {out.name}"
        found = load(out, game) if out.exists() else None
        making = Making(game.name, game.version, weights_mark(game), command, commit, 0)
        if found is not None:
            before = found.making
            if before.weights != making.weights or not before.command.startswith(f"{start} "):
                raise SetupError(f"{out}: made otherwise, by {before.command}; take another file")
            commits = with_commit(before, commit).commit
            making = replace(making, games=before.games, commit=commits)
        self.collection = Collection(making, () if found is None else found.puzzles)

    @property
    def done(self) -> int:
        """Games that were looked at."""
        return self.collection.making.games

    @property
    def full(self) -> bool:
        return len(self.collection.puzzles) >= self.count

    def run(self, jobs: int) -> Iterator[str]:
        """Look at the games that are left; after each, what was wrong with it, or nothing."""
        left = range(self.done, self.games.games)
        if self.full or not left:
            return
        if jobs <= 1:
            yield from self.keep(map(partial(look_at, self.games), left))
            return
        with multiprocessing.get_context("spawn").Pool(min(jobs, len(left))) as pool:
            yield from self.keep(pool.imap(partial(look_at, self.games), left))

    def keep(self, looked: Iterator[Looked]) -> Iterator[str]:
        for one in looked:
            puzzles = list(self.collection.puzzles)
            for puzzle in one.puzzles:
                if len(puzzles) < self.count and self.varied(puzzles, puzzle):
                    puzzles.append(puzzle)
            making = replace(self.collection.making, games=self.done + 1)
            self.collection = Collection(making, tuple(puzzles))
            save(self.out, self.collection)
            yield one.fault
            if self.full:
                return

    def varied(self, kept: Sequence[Puzzle], puzzle: Puzzle) -> bool:
        """Whether there are not too many like it yet."""
        grade = sum(one.grade == puzzle.grade for one in kept)
        kind = sum(one.kind == puzzle.kind for one in kept)
        rare = kind < ceil(self.count * MOST_OF_A_KIND) or puzzle.kind in OPENING
        return rare and grade < ceil(self.count * MOST_OF_A_GRADE)


def look_at(games: Games, number: int) -> Looked:
    """The puzzles of one game; a worker process runs this."""
    try:
        record = games.record(number)
    except IronbridgeError as error:
        return Looked((), str(error))
    if record is None:
        return Looked(())
    found = list[Puzzle]()
    for puzzle in puzzles_of(record, games, number):
        # Two of the same turn would tell each other's answers.
        if not found or puzzle.seat != found[-1].seat:
            found.append(puzzle)
        if len(found) == FROM_A_GAME:
            break
    return Looked(tuple(found))


def puzzles_of(record: Record, games: Games, number: int) -> Iterator[Puzzle]:
    """In an order that begins at another part of each game: openings are not all there is."""
    promising = list[tuple[int, int, State]]()
    for position in record.replay():
        seat = int(position.state.decider())
        if seat >= 0 and asks(position.state, seat):
            known = position.state.determinize(seat, seeded(LOOKS[0]))
            if any(finder.alone(known, seat) for finder in finders(record.game)):
                promising.append((position.ply, seat, known))
    first = number * STRIDE % max(1, len(promising))
    for ply, seat, known in promising[first:] + promising[:first]:
        puzzle = puzzle_at(record.game, known, seat, games.source(number, ply))
        if puzzle is not None:
            yield puzzle


def puzzle_at(game: Game, known: State, seat: int, source: Source) -> Puzzle | None:
    """As the file will have it: what the text form does not tell is not known."""
    text = known.to_text()
    state = game.position(text)
    finding = find(state, seat)
    if finding is None:
        return None
    found = found_by(state, seat, finding.answers)
    if min(found[:2]) == TRIES:
        return None  # whoever looks at the board finds it
    name = re.sub("[^a-z0-9]+", "-", source.name.rpartition(".")[0] or source.name).strip("-")
    return Puzzle(
        f"{name}-{source.ply}",
        source,
        state.seats,
        seat,
        finding.answers,
        finding.loss,
        found,
        text,
    )


def found_by(
    state: State, seat: int, answers: Sequence[Deed], levels: Sequence[str] = WEAKER
) -> tuple[int, ...]:
    """How often each of these levels finds an answer."""
    return tuple(
        sum(
            finds(unhurried(state.game, level), state, seat, answers, seeded(chance))
            for chance in range(TRIES)
        )
        for level in levels
    )


# Grading ------------------------------------------------------------------------------------


def grade(path: Path, game: Game, commit: str) -> Iterator[bool]:
    """Let today's levels try the puzzles of a file once more, for whoever has changed them: after
    each puzzle, whether its grade is another one. The file is written at the end. Those that
    everybody finds now stay, since people have solved them."""
    before = load(path, game)
    puzzles = list[Puzzle]()
    for puzzle in before.puzzles:
        found = found_by(puzzle.state(game), puzzle.seat, puzzle.answers)
        puzzles.append(replace(puzzle, found=found))
        yield puzzles[-1].grade != puzzle.grade
    save(path, Collection(with_commit(before.making, commit), tuple(puzzles)))


def with_commit(making: Making, commit: str) -> Making:
    commits = dict.fromkeys([*making.commit.split(", "), commit])
    return replace(making, commit=", ".join(commits))
