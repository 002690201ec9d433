"""Age of Industry put together: how it starts, loads, speaks and shows itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from ironbridge.games.age_of_industry import (
    component_reader,
    components,
    invariants,
    move_space,
    position,
    text,
    text_form,
    unfinished,
)
from ironbridge.games.age_of_industry.board import NOTHING, ORDER, Board
from ironbridge.games.age_of_industry.components import GAME, Components
from ironbridge.games.age_of_industry.documents import AgePositionJson, AgeViewJson
from ironbridge.games.age_of_industry.encoder import AgeEncoder
from ironbridge.games.age_of_industry.evaluator import AgeEvaluator, Weights
from ironbridge.games.age_of_industry.move_space import Space
from ironbridge.games.age_of_industry.reasons import AgeReasons
from ironbridge.games.age_of_industry.rules.turn import set_up
from ironbridge.games.age_of_industry.table import AgeState, empty
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.documents import Documents
from ironbridge.kernel.editions import Edition
from ironbridge.kernel.game import Interplay
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import Option
from ironbridge.kernel.panels import Sheet
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.stage import Stage, kind_of, turn_at
from ironbridge.kernel.state import State
from ironbridge.kernel.words import Words

FOLDER = Path(__file__).parent


class AgeOfIndustry(BaseGame[Components, AgeState]):
    """The game with the components of one board.toml."""

    learned: ClassVar[bool] = True

    def __init__(self, path: Path | Edition | None = None) -> None:
        data = component_reader.read(path)
        self.maps: list[str] = [side.id for side in data.maps]
        self.boards = [Board(data, index) for index in range(len(self.maps))]
        for board in self.boards:
            unfinished.check_interest(data.source, board)
        self.board = self.boards[0]
        self.space = Space(self.boards)
        super().__init__(
            GAME,
            FOLDER,
            data,
            path,
            (Option("map", default=self.maps[0], choices=tuple(self.maps)),),
            self.space.moves,
        )

    def printed(self) -> Components:
        return component_reader.read()

    def blank(self, seats: int, options: Mapping[str, object] | None, chance: Chance) -> AgeState:
        """The map that is asked for, with nothing on it."""
        chosen = self.check_options(seats, options)
        board = self.boards[self.maps.index(str(chosen["map"]))]
        return empty(self, board, self.space, seats, chance)

    def set_up(self, state: AgeState) -> None:
        set_up(state)

    def load(self, document: Mapping[str, object]) -> AgeState:
        return position.load(self, document)

    def read_position(self, text: str) -> AgeState:
        return text_form.read(self, text)

    def names(self, language: str) -> dict[str, str]:
        return components.names(self.data, language)

    def describe(self, move: Move) -> Phrase:
        return move_space.move_phrase(self.boards[max(0, self.space.map_of(move))], move)

    def sheet(
        self, view: Mapping[str, object], words: Words, names: Mapping[str, str] | None = None
    ) -> Sheet:
        return text.sheet(self.data, view, words, names or {})

    def documents(self) -> Documents:
        return Documents(AgePositionJson, AgeViewJson, Components)

    def evaluator(self) -> AgeEvaluator:
        return AgeEvaluator(self.fitted(Weights()))

    def yardstick(self) -> AgeEvaluator:
        return AgeEvaluator(Weights())

    def encoder(self) -> AgeEncoder:
        return AgeEncoder(self.boards, self.yardstick())

    def stage(self, state: State, seat: int) -> Stage:
        """By the cards that are used up: the game ends with them, whatever the round."""
        assert isinstance(state, AgeState)
        chosen = "" if state.board.map_id == self.maps[0] else state.board.map_id
        in_hand = sum(int(state.hand_size(p)) for p in range(state.seats))
        face_up = sum(card != NOTHING for card in state.display)
        # Not the state's own deck: in a drawn position it has only the cards that are hidden.
        cards = sum(card.count for card in self.data.cards)
        played = 1 - (int(state.cards_left()) + in_hand + face_up) / cards
        order = [int(state.seat[ORDER + place]) for place in range(state.seats)]
        turn = turn_at(order.index(seat), int(state.turn))
        return Stage(kind_of(state.seats, chosen), played, turn)

    def interplay(self) -> Interplay:
        return "much"  # the others take goods and outlets before they can be used

    def reasons(self) -> AgeReasons:
        return AgeReasons(self.evaluator())

    def check(self, state: State) -> None:
        assert isinstance(state, AgeState)
        invariants.check(state)
