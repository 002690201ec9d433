"""Workshop of the World as a game of the house: how it starts, loads, speaks and shows itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ironbridge.games.workshop import (
    components,
    consistency,
    describe,
    flow,
    loading,
    position,
    sheet,
)
from ironbridge.games.workshop.board import Board
from ironbridge.games.workshop.evaluator import Weights, WorkshopEvaluator
from ironbridge.games.workshop.space import Space
from ironbridge.games.workshop.state import WorkshopState, empty
from ironbridge.kernel import rulebook
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import Option
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.sheet import Sheet
from ironbridge.kernel.state import State
from ironbridge.kernel.words import LANGUAGES, Words

FOLDER = Path(__file__).parent

OPTIONS = (Option("hidden_money", default=False),)


class Workshop(Game):
    """The game with the components of one board.toml."""

    def __init__(self, data: Path | None = None) -> None:
        self.path = data
        self.data = components.read(data)
        self.board = Board(self.data)
        self.space = Space(self.board)
        self.colours = [colour["id"] for colour in self.data.colours]
        """The ids of the colours by company; with three players or more, by seat."""
        self.spoken: dict[str, Words] = {}
        rules = rulebook.read(FOLDER / "rules.toml")
        super().__init__(
            "workshop-of-the-world",
            rules.version + ("" if data is None else components.edition(self.data)),
            self.data.seat_counts,
            OPTIONS,
            self.space.moves,
            rules,
        )

    def start(
        self,
        seats: int = 0,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        journal: bool = False,
    ) -> WorkshopState:
        state = self.blank(self.check_seats(seats), options, seeded(seed))
        if journal:
            state.journal = []
        flow.set_up(state)
        return state

    def blank(
        self, seats: int, options: Mapping[str, object] | None, chance: Chance
    ) -> WorkshopState:
        """A table with nothing on it."""
        chosen = self.check_options(seats, options)
        state = empty(self, self.board, self.space, seats, chance)
        state.hidden_money = bool(chosen["hidden_money"])
        return state

    def load(self, document: Mapping[str, object]) -> WorkshopState:
        return loading.load(self, document)

    def position(self, text: str) -> WorkshopState:
        return position.read(self, text)

    def words(self, language: str) -> Words:
        if language not in self.spoken:
            files = sorted((FOLDER / "words").glob(f"*.{language}.ftl"))
            names = describe.names(self.data, language) if language in LANGUAGES else {}
            self.spoken[language] = Words(language, files, names)
        return self.spoken[language]

    def describe(self, move: Move) -> Phrase:
        return describe.move_phrase(self.board, move)

    def components(self) -> dict[str, object]:
        title = self.rulebook.title
        return {
            "game": self.name,
            "rules": self.version,
            "title": {"en": title.en, "fr": title.fr},
            **components.as_json(self.data),
        }

    def sheet(
        self, view: Mapping[str, object], words: Words, names: Mapping[str, str] | None = None
    ) -> Sheet:
        return sheet.sheet(self.data, view, words, names or {})

    def evaluator(self) -> WorkshopEvaluator:
        return WorkshopEvaluator(self.board, Weights())

    def check(self, state: State) -> None:
        assert isinstance(state, WorkshopState)
        consistency.check(state)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return opened, (self.path,)

    def __deepcopy__(self, memo: dict[int, object]) -> Workshop:
        return self  # a game never changes, and moves are compared by identity


@cache
def opened(data: Path | None) -> Workshop:
    """One game for a process, so that states from elsewhere (unpickled) share its moves."""
    return Workshop(data)
