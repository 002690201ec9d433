"""Workshop of the World as a `Game`: puts the modules of this folder together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from ironbridge.games.workshop import (
    components,
    invariants,
    position,
    progress,
    text,
    text_form,
)
from ironbridge.games.workshop.board import DEMAND, Board
from ironbridge.games.workshop.components import Components
from ironbridge.games.workshop.documents import WorkshopPositionJson, WorkshopViewJson
from ironbridge.games.workshop.encoder import WorkshopEncoder
from ironbridge.games.workshop.evaluator import Weights, WorkshopEvaluator
from ironbridge.games.workshop.move_space import Space
from ironbridge.games.workshop.reasons import WorkshopReasons
from ironbridge.games.workshop.rules import turn
from ironbridge.games.workshop.table import WorkshopState, empty
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.documents import Documents
from ironbridge.kernel.editions import Edition
from ironbridge.kernel.game import Interplay
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import Option
from ironbridge.kernel.panels import Sheet
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.stage import NOW, TAKEN, TO_COME, Stage, kind_of
from ironbridge.kernel.state import State
from ironbridge.kernel.words import Words

FOLDER = Path(__file__).parent

OPTIONS = (Option("hidden_money", default=False),)


class Workshop(BaseGame[Components, WorkshopState]):
    """The game with the components of one board.toml. `colours` are by company; with three players
    or more, that is by seat."""

    learned: ClassVar[bool] = True

    def __init__(self, path: Path | Edition | None = None) -> None:
        data = components.read(path)
        self.board = Board(data)
        self.space = Space(self.board)
        super().__init__(components.GAME, FOLDER, data, path, OPTIONS, self.space.moves)

    def printed(self) -> Components:
        return components.read()

    def blank(
        self, seats: int, options: Mapping[str, object] | None, chance: Chance
    ) -> WorkshopState:
        """A table with nothing on it."""
        chosen = self.check_options(seats, options)
        state = empty(self, self.board, self.space, seats, chance)
        state.hidden_money = bool(chosen["hidden_money"])
        return state

    def set_up(self, state: WorkshopState) -> None:
        turn.set_up(state)

    def load(self, document: Mapping[str, object]) -> WorkshopState:
        state = position.read(self, document)
        invariants.complete(state)
        return state

    def read_position(self, text: str) -> WorkshopState:
        return text_form.read(self, text)

    def names(self, language: str) -> dict[str, str]:
        return text.names(self.data, language)

    def describe(self, move: Move) -> Phrase:
        return text.move_phrase(self.board, move)

    def documents(self) -> Documents:
        return Documents(WorkshopPositionJson, WorkshopViewJson, Components)

    def sheet(
        self, view: Mapping[str, object], words: Words, names: Mapping[str, str] | None = None
    ) -> Sheet:
        return text.panels(self.data, view, words, names or {})

    def evaluator(self) -> WorkshopEvaluator:
        return WorkshopEvaluator(self.board, self.fitted(Weights()))

    def yardstick(self) -> WorkshopEvaluator:
        return WorkshopEvaluator(self.board, Weights())

    def encoder(self) -> WorkshopEncoder:
        return WorkshopEncoder(self.board, self.yardstick())

    def stage(self, state: State, seat: int) -> Stage:
        """Rounds that are over, of both eras; a company's turn counts as its share of a round."""
        assert isinstance(state, WorkshopState)
        rounds, companies = int(state.setup.rounds), int(state.company_count)
        # Demand is created after the turns of a round, and before the first one.
        over = state.phase == DEMAND
        this_round = 0.0 if over else int(state.box) / companies - 1
        done = int(state.era) * rounds + int(state.round) + this_round
        waiting = progress.on_track(state)[int(state.box) :]
        now = TO_COME if seat in {int(state.owner(company)) for company in waiting} else TAKEN
        kind = kind_of(state.seats, "hidden_money" if state.hidden_money else "")
        return Stage(kind, done / (2 * rounds), NOW if seat in state.deciders else now)

    def interplay(self) -> Interplay:
        return "sealed"  # bids and demands are chosen unseen

    def reasons(self) -> WorkshopReasons:
        return WorkshopReasons(self.board, self.evaluator())

    def check(self, state: State) -> None:
        assert isinstance(state, WorkshopState)
        invariants.check(state)
