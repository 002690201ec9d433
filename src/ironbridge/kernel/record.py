"""A game that was played or is being played: how it began, and every move since.

A record holds no move that the rules forbid: it plays each one on a live state of its own, while
playing and while reading a file. record_text.py has the text form; both forms say the same.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from typing import Protocol, TypeAlias, cast

from ironbridge.kernel.chance import SEEDS
from ironbridge.kernel.document import parse_json, read_text, write_text
from ironbridge.kernel.documents import PositionJson
from ironbridge.kernel.editions import Edition, edition_of, read_edition
from ironbridge.kernel.errors import (
    FormatError,
    IllegalMove,
    SetupError,
    UnknownMove,
    UnknownSeat,
)
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.record_text import FORMAT, RecordJson, Sheet, write
from ironbridge.kernel.state import State
from ironbridge.kernel.strict_reader import Fields, show


class EditionFinder(Protocol):
    """Gives the game of a name, with an edition where the record has one."""

    def __call__(self, name: str, /, data: Edition | None = None) -> Game: ...


Finder: TypeAlias = Callable[[str], Game] | EditionFinder
"""Gives the game of a name, or raises SetupError. `ironbridge.game` is one that knows editions."""


@dataclass(frozen=True)
class Position:
    """A step of a replay: after `ply` moves, the last of them `move` by `seat`.

    At ply 0 there is no move, and the seat is -1.
    """

    ply: int
    seat: int
    move: Move | None
    state: State


class Record:
    """The start of a game and its moves. Make one with `begin`, `begin_at` or `load`.

        record = Record.begin(game, seats=4, seed=7)
        record.play(record.state.legal()[0])
        record.save(Path("tonight.txt"))

    `state` is the position now: read it, but play through the record. `moves` are
    (seat, notation) pairs: read them, and let `play` and `undo` change them.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seed: int | None,
        options: dict[str, OptionValue],
        position: Mapping[str, object] | None,
        names: Sequence[str],
    ) -> None:
        self.game = game
        self.state = state
        self.seats = state.seats
        self.seed = seed
        """None when the game began from a position."""
        self.options = options
        self.position = position
        """The document of the position the game began from, None when it began from a seed."""
        self.names = check_names(names, state.seats)
        """Who sits where; empty when nobody said."""
        self.moves: list[tuple[int, str]] = []

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int = 0,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        journal: bool = False,
    ) -> Record:
        """A new game, set up as `game.start` does."""
        seats = game.check_seats(seats)
        chosen = game.check_options(seats, options)
        state = game.start(seats, seed, chosen, journal)
        return cls(game, state, seed, chosen, None, names)

    @classmethod
    def begin_at(cls, state: State, names: Sequence[str] = ()) -> Record:
        """A game that goes on from a position. The state itself is left as it is."""
        position = state.to_json()
        return cls(state.game, state.game.load(position), None, {}, position, names)

    def __repr__(self) -> str:
        return f"<record of {self.game.name}, {self.seats} seats, {len(self.moves)} moves>"

    # Playing -----------------------------------------------------------------------------

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Play a move, given as itself or in notation; raise and change nothing if illegal."""
        if isinstance(move, str):
            move = self.game.parse(move)
        deciding = self._deciding(move, seat)
        self.state.play(move, deciding)
        self.moves.append((deciding, move.text))

    def undo(self, count: int = 1) -> None:
        """Take back the last moves: the state is made anew, and its journal too if it kept one."""
        if not 0 <= count <= len(self.moves):
            raise SetupError(f"cannot undo {count} moves: this record has {len(self.moves)}")
        kept = self.moves[: len(self.moves) - count]
        state = self._start(self.state.journal is not None)
        for seat, text in kept:
            state.do(self.game.parse(text), seat)
        self.moves = kept
        self.state = state

    def _deciding(self, move: Move, seat: int | None) -> int:
        deciders = self.state.deciders
        deciding = int(self.state.at_table(seat))
        if not deciders:
            raise IllegalMove(f"{move}: the game is over")
        if deciding not in deciders:
            allowed = " or ".join(str(decider) for decider in deciders)
            raise IllegalMove(f"{move}: seat {allowed} decides now, not seat {seat}")
        return deciding

    def _start(self, journal: bool = False) -> State:
        if self.position is None:
            return self.game.start(self.seats, self.seed or 0, self.options, journal)
        state = self.game.load(self.position)
        state.journal = [] if journal else None
        return state

    # Looking back ------------------------------------------------------------------------

    def replay(self, journal: bool = False) -> Iterator[Position]:
        """Every position, from ply 0 to the last.

        All of them share one live state that moves on; whoever keeps a state must copy it.
        With `journal` the state keeps one, so that the events of the moves can be read.
        """
        state = self._start(journal)
        yield Position(0, -1, None, state)
        for ply, (seat, text) in enumerate(self.moves, start=1):
            move = self.game.parse(text)
            state.do(move, seat)
            yield Position(ply, seat, move, state)

    def at(self, ply: int) -> State:
        """The position after so many moves, as a state of its own."""
        if not 0 <= ply <= len(self.moves):
            raise SetupError(f"no ply {ply}: this record has plies 0 to {len(self.moves)}")
        state = self._start()
        for seat, text in self.moves[:ply]:
            state.do(self.game.parse(text), seat)
        return state

    # Writing -----------------------------------------------------------------------------

    def to_json(self) -> RecordJson:
        document: RecordJson = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            "moves": [[seat, text] for seat, text in self.moves],
            "digest": self.state.digest(),
        }
        edition = edition_of(self.game)
        if edition.numbers:
            document["edition"] = edition.to_json()
        if self.seed is not None:
            document["seed"] = self.seed
        if self.options:
            document["options"] = dict(self.options)
        if self.position is not None:
            document["position"] = cast(PositionJson, copy.deepcopy(self.position))
        if self.names:
            document["names"] = list(self.names)
        if self.state.over:
            document["result"] = list(self.state.result().scores)
        return document

    def to_text(self) -> str:
        return write(self.to_json())

    def save(self, path: Path | str) -> None:
        """Write a file in one step: JSON when its name ends in .json, else text."""
        path = Path(path)
        if path.suffix == ".json":
            write_text(path, json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n")
        else:
            write_text(path, self.to_text())

    # Reading -----------------------------------------------------------------------------

    @classmethod
    def load(cls, path: Path | str, game: Game | Finder) -> Record:
        """The record of a file, in either form."""
        return cls.read(read_text(Path(path)), game, str(path))

    @classmethod
    def read(cls, text: str, game: Game | Finder, source: str = "record") -> Record:
        """The record of a text, in either form."""
        if text.lstrip().startswith("{"):
            return cls.from_json(parse_json(source, text), game, source)
        return cls.from_text(text, game, source)

    @classmethod
    def from_text(cls, text: str, game: Game | Finder, source: str = "record") -> Record:
        sheet = Sheet(source, text)
        try:
            return cls.from_json(sheet.document, game, source)
        except FormatError as error:
            raise sheet.locate(error) from None

    @classmethod
    def from_json(cls, document: object, game: Game | Finder, source: str = "record") -> Record:
        """The record of a document, every move played by the rules and the end compared."""
        fields = Fields(source, "", document)
        played_by = read_game(fields, game)
        record = read_start(fields, played_by)
        moves = fields.items("moves")
        scores = fields.integers("result", -(10**9), 10**9) if fields.has("result") else None
        digest = fields.text("digest") if fields.has("digest") else None
        fields.end()
        play_moves(fields, record, moves)
        compare_end(fields, record, scores, digest)
        return record


def check_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    if names and len(names) != seats:
        raise SetupError(f"expected {seats} names, one for each seat, found {len(names)}")
    for name in names:
        if not name or name != name.strip() or not name.isprintable():
            raise SetupError(f"expected a name on one line without spaces around, found {name!r}")
    return tuple(names)


# Reading a document, key by key ------------------------------------------------------------


def read_game(fields: Fields, game: Game | Finder) -> Game:
    found = fields.text("format")
    if found != FORMAT:
        raise fields.error("format", f"expected {FORMAT!r}, found {found!r}")
    name = fields.text("game")
    edition = read_edition(fields, "edition") if fields.has("edition") else None
    if not isinstance(game, Game):
        with setup_of(fields, "game"):
            game = game(name) if edition is None else edited(fields, game, name, edition)
    if name != game.name:
        raise fields.error("game", f"expected a record of {game.name}, found one of {name}")
    rules = fields.text("rules")
    if rules != game.version:
        played = f"played by version {rules} of the rules of {name}, but this is version"
        raise fields.error("rules", f"{played} {game.version}; use a release that has {rules}")
    return game


def edited(fields: Fields, find: Finder, name: str, edition: Edition) -> Game:
    if "data" not in signature(find).parameters:
        raise fields.error("edition", "expected none: only `ironbridge.game` finds editions")
    try:
        return cast(EditionFinder, find)(name, data=edition)
    except FormatError as error:
        raise fields.error(f"edition.{error.where}", error.reason) from None


def read_start(fields: Fields, game: Game) -> Record:
    seats = fields.integer("seats", 1, 99)
    with setup_of(fields, "seats"):
        game.check_seats(seats)
    names = fields.texts("names") if fields.has("names") else []
    with setup_of(fields, "names"):
        check_names(names, seats)
    if fields.has("position"):
        return read_position(fields, game, seats, names)
    seed = fields.integer("seed", 0, SEEDS - 1)
    options = fields.table("options").left if fields.has("options") else {}
    with setup_of(fields, "options"):
        return Record.begin(game, seats, seed, options, names)


def read_position(fields: Fields, game: Game, seats: int, names: list[str]) -> Record:
    for key in ("seed", "options"):
        if fields.has(key):
            raise fields.error(key, "a game that began from a position has none; remove it")
    document = fields.table("position").left
    try:
        state = game.load(document)
    except FormatError as error:
        place = f"position.{error.where}" if error.where else "position"
        raise fields.error(place, error.reason) from None
    if state.seats != seats:
        raise fields.error("seats", f"the position has {state.seats} seats, not {seats}")
    return Record.begin_at(state, names)


def play_moves(fields: Fields, record: Record, moves: list[object]) -> None:
    for i, item in enumerate(moves):
        key = f"moves[{i}]"
        match item:
            case [int(seat), str(text)] if not isinstance(seat, bool) and seat >= 0:
                pass
            case _:
                raise fields.error(key, f"expected [seat, move], found {show(item)}")
        try:
            record.play(text, seat)
        except (UnknownMove, UnknownSeat, IllegalMove) as error:
            raise fields.error(key, f"move {i + 1}: {error}") from None


def compare_end(
    fields: Fields, record: Record, scores: list[int] | None, digest: str | None
) -> None:
    state = record.state
    if scores is not None and not state.over:
        raise fields.error("result", f"the game is not over after {len(record.moves)} moves")
    if scores is not None and scores != list(state.result().scores):
        found = state.result().scores
        raise fields.error("result", f"the record says {scores}, its moves give {found}")
    if digest is not None and digest not in (state.digest(), *state.former_digests()):
        found_digest = state.digest()
        raise fields.error("digest", f"the record says {digest}, its moves lead to {found_digest}")


@contextmanager
def setup_of(fields: Fields, key: str) -> Iterator[None]:
    """What cannot be set up is, in a file, a fault of that key."""
    try:
        yield
    except SetupError as error:
        raise fields.error(key, str(error)) from None
