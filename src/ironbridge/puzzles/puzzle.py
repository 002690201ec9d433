"""A puzzle, and the file of a game's puzzles.

The file is TOML that people can read: how the puzzles were made, then each of them with the game it
comes from, what everything else costs, who finds it, and the position in its text form. What the
seat cannot know in that position was drawn anew: it is not what lay there in the game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ironbridge.bots.outlook import SURE
from ironbridge.kernel.chance import SEEDS
from ironbridge.kernel.document import read_toml, write_text
from ironbridge.kernel.errors import UnknownMove
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from ironbridge.kernel.strict_reader import Fields
from ironbridge.puzzles.deeds import Deed
from ironbridge.puzzles.finder import POINTS, WIN, WORTH, Loss

FORMAT: Final = "ironbridge-puzzles 1"
WEAKER: Final = ("beginner", "easy", "medium", "hard")
"""Levels by which puzzles are graded, the weakest first."""
TRIES: Final = 8
"""How often each of them tries, with other chance."""
GRADES: Final = (0.75, 0.6, 0.4)
"""The share of all tries that must find it for the grades 1, 2 and 3; what fewer find has 4."""
MOST_WORTH: Final = 500 + 2 * 3 * SURE
"""No loss is larger."""


@dataclass(frozen=True)
class Source:
    """The game that a puzzle comes from: one of bots, or a record."""

    ply: int
    """Moves before the position."""
    seed: int | None = None
    level: str = ""
    record: str = ""

    @property
    def name(self) -> str:
        return self.record if self.seed is None else str(self.seed)


@dataclass(frozen=True)
class Puzzle:
    id: str
    """The source and the ply: the same position has the same id, however often it is made."""
    source: Source
    seats: int
    seat: int
    """Who decides."""
    answers: tuple[Deed, ...]
    loss: Loss
    found: tuple[int, ...]
    """By level, of TRIES."""
    text: str
    """The position."""

    @property
    def grade(self) -> int:
        """From 1, which most find, to 4."""
        share = sum(self.found) / (TRIES * len(WEAKER))
        return 1 + sum(share < bound for bound in GRADES)

    @property
    def kind(self) -> str:
        """What sort of answer it has, by the first words of its moves."""
        return " ".join(sorted({text.partition(" ")[0] for text in self.answers[0]}))

    def state(self, game: Game) -> State:
        """The position, checked."""
        return game.position(self.text)


@dataclass(frozen=True)
class Making:
    """How a file came about, and how far it is."""

    game: str
    rules: str
    weights: str
    """What tells the weights of the expert from others (bots/forecast.py)."""
    command: str
    commit: str
    games: int
    """Games that were looked at: the next run goes on after them."""


@dataclass(frozen=True)
class Collection:
    making: Making
    puzzles: tuple[Puzzle, ...]

    def named(self, puzzle: str) -> Puzzle | None:
        return next((one for one in self.puzzles if one.id == puzzle), None)


# Writing ------------------------------------------------------------------------------------


def save(path: Path, collection: Collection) -> None:
    """In one step: whoever is interrupted finds the file of before."""
    making = collection.making
    head = [
        f"format = {quoted(FORMAT)}",
        f"game = {quoted(making.game)}",
        f"rules = {quoted(making.rules)}",
        f"weights = {quoted(making.weights)}",
        f"command = {quoted(making.command)}",
        f"commit = {quoted(making.commit)}",
        f"games = {making.games}",
        "# What any other action costs at least: in worth, and of the chance to win or in points.",
        f"margin = {{ worth = {WORTH}, win = {WIN}, points = {POINTS} }}",
    ]
    parts = ["\n".join(head), *(written(puzzle) for puzzle in collection.puzzles)]
    write_text(path, "\n\n".join(parts) + "\n")


def written(puzzle: Puzzle) -> str:
    source = puzzle.source
    began = (
        [f"record = {quoted(source.record)}"]
        if source.seed is None
        else [f"seed = {source.seed}", f"level = {quoted(source.level)}"]
    )
    found = ", ".join(f"{name} = {n}" for name, n in zip(WEAKER, puzzle.found, strict=True))
    loss = puzzle.loss
    answers = ",\n".join("  " + json.dumps(list(deed)) for deed in puzzle.answers)
    lines = [
        "[[puzzle]]",
        f"id = {quoted(puzzle.id)}",
        *began,
        f"ply = {source.ply}",
        f"seats = {puzzle.seats}",
        f"seat = {puzzle.seat}",
        f"answers = [\n{answers},\n]",
        f"loss = {{ worth = {loss.worth:.2f}, win = {loss.win:.3f}, points = {loss.points:.2f} }}",
        f"found = {{ {found} }}",
        f"grade = {puzzle.grade}",
        f"position = '''\n{puzzle.text}'''",
    ]
    return "\n".join(lines)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# Reading ------------------------------------------------------------------------------------


def load(path: Path, game: Game) -> Collection:
    """Every key checked; positions are read when somebody asks for them. FormatError says what to
    do where the rules have changed since."""
    top = read_toml(path)
    top.choice("format", (FORMAT,))
    making = Making(
        top.choice("game", (game.name,)),
        top.text("rules"),
        top.text("weights"),
        top.text("command"),
        top.text("commit"),
        top.integer("games", 0, SEEDS),
    )
    if making.rules != game.version:
        other = f"made by version {making.rules} of the rules, but this is {game.version}"
        raise top.error("rules", f"{other}; make them anew: {making.command}")
    margin = top.table("margin")
    for key in ("worth", "win", "points"):
        number(margin, key)
    margin.end()
    tables = top.tables("puzzle") if top.has("puzzle") else []
    puzzles = tuple(read_puzzle(fields, game) for fields in tables)
    top.end()
    if len({puzzle.id for puzzle in puzzles}) < len(puzzles):
        raise top.error("puzzle", "two puzzles have the same id")
    return Collection(making, puzzles)


def read_puzzle(fields: Fields, game: Game) -> Puzzle:
    name = fields.text("id")
    seats = fields.integer("seats", 1, max(game.seat_counts))
    seat = fields.integer("seat", 0, seats - 1)
    record = fields.text("record") if fields.has("record") else ""
    seed = None if record else fields.integer("seed", 0, SEEDS - 1)
    level = "" if record else fields.text("level")
    source = Source(fields.integer("ply", 0, 10**6), seed, level, record)
    found = fields.table("found")
    tries = tuple(found.integer(level, 0, TRIES) for level in WEAKER)
    found.end()
    puzzle = Puzzle(
        name,
        source,
        seats,
        seat,
        read_answers(fields, game),
        read_loss(fields.table("loss")),
        tries,
        fields.text("position"),
    )
    if fields.integer("grade", 1, 1 + len(GRADES)) != puzzle.grade:
        raise fields.error("grade", f"expected {puzzle.grade}, by who found it")
    fields.end()
    return puzzle


def read_answers(fields: Fields, game: Game) -> tuple[Deed, ...]:
    found: list[Deed] = []
    for item in fields.items("answers"):
        if not isinstance(item, list) or not item or not all(isinstance(one, str) for one in item):
            raise fields.error("answers", f"expected lists of moves, found {item!r}")
        try:
            moves = [game.parse(text) for text in item]
        except UnknownMove as error:
            raise fields.error("answers", str(error)) from None
        found.append(tuple(sorted(move.text for move in moves)))
    if not found:
        raise fields.error("answers", "expected at least one")
    return tuple(found)


def read_loss(fields: Fields) -> Loss:
    loss = Loss(number(fields, "worth"), number(fields, "win"), number(fields, "points"))
    fields.end()
    return loss


def number(fields: Fields, key: str) -> float:
    value = fields.take(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > MOST_WORTH:
        raise fields.error(key, f"expected a number, found {value!r}")
    return float(value)
