"""Spyrium as a game of the house: how it starts, loads, speaks and shows itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ironbridge.games.spyrium import (
    components,
    consistency,
    describe,
    loading,
    position,
    sheet,
)
from ironbridge.games.spyrium.board import Board
from ironbridge.games.spyrium.evaluator import SpyriumEvaluator, Weights
from ironbridge.games.spyrium.move_space import Space
from ironbridge.games.spyrium.pieces import Components
from ironbridge.games.spyrium.rules import round as rounds
from ironbridge.games.spyrium.table import SpyriumState, empty
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.panels import Sheet
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.state import State
from ironbridge.kernel.words import Words

FOLDER = Path(__file__).parent


class Spyrium(BaseGame[Components, SpyriumState]):
    """The game with the components of one board.toml."""

    def __init__(self, path: Path | None = None) -> None:
        data = components.read(path)
        self.board = Board(data)
        self.space = Space(self.board)
        super().__init__(components.GAME, FOLDER, data, path, (), self.space.moves)

    def printed(self) -> Components:
        return components.read()

    def blank(
        self, seats: int, options: Mapping[str, object] | None, chance: Chance
    ) -> SpyriumState:
        """A table with nothing on it."""
        self.check_options(seats, options)
        return empty(self, self.board, self.space, seats, chance)

    def set_up(self, state: SpyriumState) -> None:
        rounds.set_up(state)

    def load(self, document: Mapping[str, object]) -> SpyriumState:
        return loading.load(self, document)

    def read_position(self, text: str) -> SpyriumState:
        return position.read(self, text)

    def names(self, language: str) -> dict[str, str]:
        return describe.names(self.data, language)

    def describe(self, move: Move) -> Phrase:
        return describe.move_phrase(self.board, move)

    def sheet(
        self, view: Mapping[str, object], words: Words, names: Mapping[str, str] | None = None
    ) -> Sheet:
        return sheet.sheet(self.data, view, words, names or {})

    def evaluator(self) -> SpyriumEvaluator:
        return SpyriumEvaluator(self.board, Weights())

    def check(self, state: State) -> None:
        assert isinstance(state, SpyriumState)
        consistency.check(state)
