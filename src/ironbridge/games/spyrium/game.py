"""Spyrium as a `Game`: puts the modules of this folder together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from ironbridge.games.spyrium import (
    component_reader,
    components,
    invariants,
    position,
    text,
    text_form,
)
from ironbridge.games.spyrium.board import Board
from ironbridge.games.spyrium.components import Components
from ironbridge.games.spyrium.documents import PositionJson, ViewJson
from ironbridge.games.spyrium.encoder import SpyriumEncoder
from ironbridge.games.spyrium.evaluator import SpyriumEvaluator, Weights
from ironbridge.games.spyrium.move_space import Space
from ironbridge.games.spyrium.reasons import SpyriumReasons
from ironbridge.games.spyrium.rules import rounds
from ironbridge.games.spyrium.table import SpyriumState, empty
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.documents import Documents
from ironbridge.kernel.editions import Edition
from ironbridge.kernel.game import Interplay
from ironbridge.kernel.move import Move
from ironbridge.kernel.panels import Sheet
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.stage import NOW, TAKEN, TO_COME, Stage, kind_of
from ironbridge.kernel.state import State
from ironbridge.kernel.words import Words

FOLDER = Path(__file__).parent


class Spyrium(BaseGame[Components, SpyriumState]):
    """The game with the components of one board.toml."""

    learned: ClassVar[bool] = True

    def __init__(self, path: Path | Edition | None = None) -> None:
        data = component_reader.read(path)
        self.board = Board(data)
        self.space = Space(self.board)
        super().__init__(components.GAME, FOLDER, data, path, (), self.space.moves)

    def printed(self) -> Components:
        return component_reader.read()

    def blank(
        self, seats: int, options: Mapping[str, object] | None, chance: Chance
    ) -> SpyriumState:
        """A table with nothing on it."""
        self.check_options(seats, options)
        return empty(self, self.board, self.space, seats, chance)

    def set_up(self, state: SpyriumState) -> None:
        rounds.set_up(state)

    def load(self, document: Mapping[str, object]) -> SpyriumState:
        return position.load(self, document)

    def read_position(self, text: str) -> SpyriumState:
        return text_form.read(self, text)

    def names(self, language: str) -> dict[str, str]:
        return text.names(self.data, language)

    def describe(self, move: Move) -> Phrase:
        return text.move_phrase(self.board, move)

    def documents(self) -> Documents:
        return Documents(position=PositionJson, view=ViewJson, components=Components)

    def sheet(
        self, view: Mapping[str, object], words: Words, names: Mapping[str, str] | None = None
    ) -> Sheet:
        return text.sheet(self.data, view, words, names or {})

    def evaluator(self) -> SpyriumEvaluator:
        return SpyriumEvaluator(self.board, self.fitted(Weights()))

    def yardstick(self) -> SpyriumEvaluator:
        return SpyriumEvaluator(self.board, Weights())

    def encoder(self) -> SpyriumEncoder:
        return SpyriumEncoder(self.board, self.yardstick())

    def stage(self, state: State, seat: int) -> Stage:
        """Rounds that are over; whoever has passed has played a share of this one."""
        assert isinstance(state, SpyriumState)
        passed = [bool(state.passed & BIT[other]) for other in range(state.seats)]
        done = int(state.round) - 1 + sum(passed) / state.seats
        now = NOW if seat in state.deciders else TAKEN if passed[seat] else TO_COME
        return Stage(kind_of(state.seats), done / int(self.board.rounds), now)

    def interplay(self) -> Interplay:
        return "most"  # a turn is one action

    def reasons(self) -> SpyriumReasons:
        return SpyriumReasons(self.evaluator())

    def check(self, state: State) -> None:
        assert isinstance(state, SpyriumState)
        invariants.check(state)
