"""Brass: Birmingham as a game: how it starts, loads, speaks and shows itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from ironbridge.brass import stage as brass
from ironbridge.brass.reasons import WORDS
from ironbridge.games.birmingham import components, invariants, position, text, text_form
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.components import Components
from ironbridge.games.birmingham.documents import PositionJson, ViewJson
from ironbridge.games.birmingham.encoder import BirminghamEncoder
from ironbridge.games.birmingham.evaluator import BirminghamEvaluator, Weights
from ironbridge.games.birmingham.move_space import Space
from ironbridge.games.birmingham.reasons import BirminghamReasons
from ironbridge.games.birmingham.rules.turn import set_up
from ironbridge.games.birmingham.table import BirminghamState, empty
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.documents import Documents
from ironbridge.kernel.editions import Edition
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import Option
from ironbridge.kernel.panels import Sheet
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.stage import Stage, kind_of
from ironbridge.kernel.state import State
from ironbridge.kernel.words import Words

FOLDER = Path(__file__).parent

OPTIONS = (Option("introductory", default=False),)


class Birmingham(BaseGame[Components, BirminghamState]):
    """The game with the components of one board.toml."""

    learned: ClassVar[bool] = True
    family_words: ClassVar[Path | None] = WORDS

    def __init__(self, path: Path | Edition | None = None) -> None:
        data = components.read(path)
        self.board = Board(data)
        self.space = Space(self.board)
        super().__init__(components.GAME, FOLDER, data, path, OPTIONS, self.space.moves)

    def printed(self) -> Components:
        return components.read()

    def blank(
        self, seats: int, options: Mapping[str, object] | None, chance: Chance
    ) -> BirminghamState:
        chosen = self.check_options(seats, options)
        introductory = bool(chosen["introductory"])
        return empty(self, self.board, self.space, seats, introductory, chance)

    def set_up(self, state: BirminghamState) -> None:
        set_up(state)

    def load(self, document: Mapping[str, object]) -> BirminghamState:
        return position.load(self, document)

    def read_position(self, text: str) -> BirminghamState:
        return text_form.read(self, text)

    def names(self, language: str) -> dict[str, str]:
        return text.names(self.data, language)

    def describe(self, move: Move) -> Phrase:
        return text.move_phrase(self.board, move)

    def sheet(
        self, view: Mapping[str, object], words: Words, names: Mapping[str, str] | None = None
    ) -> Sheet:
        return text.sheet(self.data, view, words, names or {})

    def documents(self) -> Documents:
        return Documents(PositionJson, ViewJson, Components)

    def evaluator(self) -> BirminghamEvaluator:
        return BirminghamEvaluator(self.board, Weights())

    def encoder(self) -> BirminghamEncoder:
        return BirminghamEncoder(self.board, self.evaluator())

    def stage(self, state: State, seat: int) -> Stage:
        assert isinstance(state, BirminghamState)
        kind = kind_of(state.seats, "introductory" if state.introductory else "")
        return brass.stage(state, seat, kind, self.board.rounds[state.seats])

    def reasons(self) -> BirminghamReasons:
        return BirminghamReasons(self.board, self.evaluator())

    def check(self, state: State) -> None:
        assert isinstance(state, BirminghamState)
        invariants.check(state)
