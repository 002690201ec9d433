"""Brass: Lancashire as a game: how it starts, loads, speaks and shows itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from ironbridge.brass import stage as brass
from ironbridge.brass.reasons import WORDS
from ironbridge.games.lancashire import component_reader, invariants, position, text, text_form
from ironbridge.games.lancashire.board import Board
from ironbridge.games.lancashire.components import Components
from ironbridge.games.lancashire.documents import PositionJson, ViewJson
from ironbridge.games.lancashire.encoder import LancashireEncoder
from ironbridge.games.lancashire.evaluator import LancashireEvaluator, Weights
from ironbridge.games.lancashire.move_space import Space
from ironbridge.games.lancashire.reasons import LancashireReasons
from ironbridge.games.lancashire.rules.turn import set_up
from ironbridge.games.lancashire.table import LancashireState, empty
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.documents import Documents
from ironbridge.kernel.editions import Edition
from ironbridge.kernel.game import Interplay
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import Option, OptionValue
from ironbridge.kernel.panels import Sheet
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.stage import Stage, kind_of
from ironbridge.kernel.state import State
from ironbridge.kernel.words import Words

FOLDER = Path(__file__).parent

OPTIONS = (
    Option("introductory", default=False),
    Option("virtual_link", default=False),
    Option("classic_deck", default=False),
    Option("community", default=False),
)


class Lancashire(BaseGame[Components, LancashireState]):
    """The game with the components of one board.toml."""

    learned: ClassVar[bool] = True
    family_words: ClassVar[Path | None] = WORDS

    def __init__(self, path: Path | Edition | None = None) -> None:
        data = component_reader.read(path)
        self.board = Board(data, community=False)
        self.community_board = Board(data, community=True)
        self.space = Space(self.board)
        super().__init__(component_reader.GAME, FOLDER, data, path, OPTIONS, self.space.moves)

    def printed(self) -> Components:
        return component_reader.read()

    def blank(
        self, seats: int, options: Mapping[str, object] | None, chance: Chance
    ) -> LancashireState:
        """The board that these options ask for, with nothing on it."""
        chosen = self.check_options(seats, options)
        board = self.community_board if chosen["community"] else self.board
        setup = board.setup_of(seats, bool(chosen["classic_deck"]))
        state = empty(self, board, self.space, setup, seats, chance)
        state.introductory = bool(chosen["introductory"])
        state.virtual_link = bool(chosen["virtual_link"])
        state.classic_deck = bool(chosen["classic_deck"])
        return state

    def conflict(self, seats: int, options: Mapping[str, OptionValue]) -> Reason | None:
        if options["classic_deck"] and seats == 2:
            return Reason("BL-CLASSIC-SEATS", Phrase("why-option-classic-seats", {}))
        if not options["community"]:
            return None
        if seats != 2:
            return Reason("BL-COMMUNITY-SEATS", Phrase("why-option-community-seats", {}))
        if options["virtual_link"]:
            return Reason("BL-COMMUNITY-NO-VIRTUAL", Phrase("why-option-community-virtual", {}))
        return None

    def set_up(self, state: LancashireState) -> None:
        set_up(state)

    def load(self, document: Mapping[str, object]) -> LancashireState:
        return position.load(self, document)

    def read_position(self, text: str) -> LancashireState:
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

    def evaluator(self) -> LancashireEvaluator:
        return LancashireEvaluator(self.board, Weights())

    def encoder(self) -> LancashireEncoder:
        return LancashireEncoder(self.board, self.evaluator())

    def interplay(self) -> Interplay:
        return "some"  # the others sell what the distant market takes, and use up ports

    def stage(self, state: State, seat: int) -> Stage:
        assert isinstance(state, LancashireState)
        chosen = {
            "introductory": state.introductory,
            "virtual_link": state.virtual_link,
            "classic_deck": state.classic_deck,
            "community": state.board.community,
        }
        kind = kind_of(state.seats, *(option for option, on in chosen.items() if on))
        return brass.stage(state, seat, kind, int(state.setup.rounds))

    def reasons(self) -> LancashireReasons:
        return LancashireReasons(self.board, self.evaluator())

    def check(self, state: State) -> None:
        assert isinstance(state, LancashireState)
        invariants.check(state)
