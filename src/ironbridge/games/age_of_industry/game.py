"""Age of Industry as a game of the house: how it starts, loads, speaks and shows itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ironbridge.games.age_of_industry import (
    bounds,
    components,
    consistency,
    describe,
    loading,
    position,
    sheet,
)
from ironbridge.games.age_of_industry.board import Board
from ironbridge.games.age_of_industry.evaluator import AgeEvaluator, Weights
from ironbridge.games.age_of_industry.move_space import Space
from ironbridge.games.age_of_industry.pieces import Components
from ironbridge.games.age_of_industry.rules.turn import set_up
from ironbridge.games.age_of_industry.table import AgeState, empty
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import Option
from ironbridge.kernel.panels import Sheet
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.state import State
from ironbridge.kernel.words import Words

FOLDER = Path(__file__).parent


class AgeOfIndustry(BaseGame[Components, AgeState]):
    """The game with the components of one board.toml."""

    def __init__(self, path: Path | None = None) -> None:
        data = components.read(path)
        self.maps = [side.id for side in data.maps]
        self.boards = [Board(data, index) for index in range(len(self.maps))]
        for board in self.boards:
            bounds.check_interest(data.source, board)
        self.board = self.boards[0]
        self.space = Space(self.boards)
        super().__init__(
            components.GAME,
            FOLDER,
            data,
            path,
            (Option("map", default=self.maps[0], choices=tuple(self.maps)),),
            self.space.moves,
        )

    def printed(self) -> Components:
        return components.read()

    def blank(self, seats: int, options: Mapping[str, object] | None, chance: Chance) -> AgeState:
        """The map that is asked for, with nothing on it."""
        chosen = self.check_options(seats, options)
        board = self.boards[self.maps.index(str(chosen["map"]))]
        return empty(self, board, self.space, seats, chance)

    def set_up(self, state: AgeState) -> None:
        set_up(state)

    def load(self, document: Mapping[str, object]) -> AgeState:
        return loading.load(self, document)

    def read_position(self, text: str) -> AgeState:
        return position.read(self, text)

    def names(self, language: str) -> dict[str, str]:
        return describe.names(self.data, language)

    def describe(self, move: Move) -> Phrase:
        return describe.move_phrase(self.boards[max(0, self.space.map_of(move))], move)

    def sheet(
        self, view: Mapping[str, object], words: Words, names: Mapping[str, str] | None = None
    ) -> Sheet:
        return sheet.sheet(self.data, view, words, names or {})

    def evaluator(self) -> AgeEvaluator:
        return AgeEvaluator(Weights())

    def check(self, state: State) -> None:
        assert isinstance(state, AgeState)
        consistency.check(state)
