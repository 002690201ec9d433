"""A game: its moves, options, rules and words, and how a position of it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from ironbridge.kernel.choices import Choices
from ironbridge.kernel.errors import OptionConflict, SetupError, UnknownMove
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import Option, OptionValue, choose
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.strict_reader import show

if TYPE_CHECKING:
    from pathlib import Path

    from ironbridge.kernel.documents import ComponentsJson, Documents
    from ironbridge.kernel.encoder import Encoder
    from ironbridge.kernel.evaluator import Evaluator
    from ironbridge.kernel.panels import Sheet
    from ironbridge.kernel.reasons import Reasons
    from ironbridge.kernel.rulebook import Rulebook
    from ironbridge.kernel.stage import Stage
    from ironbridge.kernel.state import State
    from ironbridge.kernel.words import Words

Interplay: TypeAlias = Literal["little", "some", "much", "sealed", "most"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What everything outside knows of a game."""

    def __init__(
        self,
        name: str,
        version: str,
        seat_counts: tuple[int, ...],
        options: tuple[Option, ...],
        moves: list[Move],
        rulebook: Rulebook,
    ) -> None:
        self.name = name
        self.version = version
        """The rules version: a record names the one it was played by."""
        self.seat_counts = seat_counts
        self.options = options
        self.moves = moves
        self.found = Choices(moves)
        """Where `state.choices` writes."""
        self.rulebook = rulebook
        self.by_text = {move.text: move for move in moves}

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def start(
        self,
        seats: int = 0,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        journal: bool = False,
    ) -> State:
        """A new game. `seats` 0 means the most the game allows; with `journal` the state keeps
        a journal from the first event on."""
        raise NotImplementedError

    def load(self, document: Mapping[str, object]) -> State:
        """The position of a document made by `state.to_json`, checked strictly."""
        raise NotImplementedError

    def position(self, text: str) -> State:
        """The position of a text that people write (`state.to_text` writes it too)."""
        raise NotImplementedError

    def words(self, language: str) -> Words:
        """The texts of the game in "fr" or "en"."""
        raise NotImplementedError

    def describe(self, move: Move) -> Phrase:
        """The move as a sentence for people."""
        raise NotImplementedError

    def components(self) -> ComponentsJson:
        """Board, tiles, cards and their provenance, for drawing and for reading."""
        raise NotImplementedError

    def documents(self) -> Documents:
        """The types of its position, view and components."""
        raise NotImplementedError

    def sheet(
        self, view: Mapping[str, object], words: Words, names: Mapping[str, str] | None = None
    ) -> Sheet:
        """A view laid out for people; `names` says who sits where, as in `words.say`."""
        raise NotImplementedError

    def evaluator(self) -> Evaluator | None:
        """What bots judge positions by, if the game has it."""
        return None

    def yardstick(self) -> Evaluator | None:
        """The evaluator as it first was, if a better one came after it: `greedy-1` plays by it for
        ever, and what was learned is the difference to it."""
        return self.evaluator()

    def encoder(self) -> Encoder | None:
        """What a learning program sees of positions, if the game has it."""
        return None

    def weights(self) -> bytes | None:
        """The file with what was learned about the game as it is printed, if there is one."""
        return None

    def forecasts(self) -> Path | None:
        """The file with what the learned network gets wrong on the average, if it was measured."""
        return None

    def stage(self, state: State, seat: int) -> Stage | None:
        """How far the game has come for a seat, where forecasts are corrected by it."""
        return None

    def interplay(self) -> Interplay:
        """How much of what a turn is worth depends on the answers of the others."""
        return "little"

    def reasons(self) -> Reasons | None:
        """What can be said for a plan in the words of the game, if it has more to say than any."""
        return None

    def check(self, state: State) -> None:
        """Raise when a position breaks an invariant (for soak runs)."""

    def parse(self, text: str) -> Move:
        """The move with this notation."""
        move = self.by_text.get(" ".join(text.split()))
        if move is None:
            raise UnknownMove(f"{show(text)} is not a move of {self.name}")
        return move

    def has(self, move: Move) -> bool:
        """Whether this is one of the game's own moves, not of another game or of another board."""
        index = move.index
        return 0 <= index < len(self.moves) and self.moves[index] is move

    def conflict(self, seats: int, options: Mapping[str, OptionValue]) -> Reason | None:
        """Why these options do not go together, or not with so many seats; None: they do."""
        return None

    def check_options(
        self, seats: int, asked: Mapping[str, object] | None
    ) -> dict[str, OptionValue]:
        """Every option with its value: the one asked for, else its default."""
        chosen = choose(self.options, asked)
        reason = self.conflict(seats, chosen)
        if reason is not None:
            raise OptionConflict(self.words("en").say(reason.phrase), reason)
        return chosen

    def check_seats(self, seats: int) -> int:
        if seats == 0:
            return max(self.seat_counts)
        if seats not in self.seat_counts:
            allowed = ", ".join(str(count) for count in self.seat_counts)
            raise SetupError(f"{self.name} is for {allowed} seats, not {seats}")
        return seats
