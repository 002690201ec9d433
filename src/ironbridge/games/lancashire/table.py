"""The state of Brass: Lancashire that others use: a position, and where its rules, its reasons,
its views and its documents are."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ironbridge.brass.documents import PreviewJson
from ironbridge.brass.rules import scoring
from ironbridge.brass.rules.state import no_cards, no_seats
from ironbridge.games.lancashire import position, text_form, view
from ironbridge.games.lancashire.board import Board, Setup
from ironbridge.games.lancashire.documents import PositionJson, ViewJson
from ironbridge.games.lancashire.move_space import Space
from ironbridge.games.lancashire.rules import era, turn
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.turn import why_not
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.result import Result


@mypyc_attr(acyclic=True)
class LancashireState(Position):
    """A position that can be played, questioned, shown and stored."""

    # Python calls what a class has itself faster than what it inherits.

    def legal(self, seat: int | None = None) -> list[Move]:
        return super().legal(seat)

    def play(self, move: Move, seat: int | None = None) -> None:
        super().play(move, seat)

    def add_choices(self, seat: i64, found: Choices) -> None:
        turn.add_legal(self, seat, found)

    def carry_out(self, move: Move, seat: i64) -> None:
        turn.do(self, move, seat)

    def refusal(self, move: Move, seat: int) -> Reason | None:
        return why_not(self, move, seat)

    def draw(self, p: i64) -> None:
        era.draw(self, p)

    def end_canal_era(self) -> None:
        era.end_canal_era(self)

    def end_game(self) -> None:
        era.end_game(self)

    def question_for(self, seat: int) -> Phrase:
        return view.question(self, seat)

    def result(self) -> Result:
        return scoring.result(self)

    def view(self, seat: int | None) -> ViewJson:
        return view.view(self, self.viewer(seat))

    def preview(self, seat: int | None) -> PreviewJson:
        self.viewer(seat)
        return view.preview(self)

    def redealt(self, seat: int, chance: Chance) -> LancashireState:
        twin = self.copy()
        view.redeal(twin, seat, chance)
        return twin

    def to_json(self) -> PositionJson:
        return position.to_json(self)

    def to_text(self) -> str:
        return text_form.to_text(self)

    def copy(self) -> LancashireState:
        twin = LancashireState(
            self.home,
            self.board,
            self.space,
            self.setup,
            self.seat_count,
            self.chance,
            self.seat[:],
            self.hand[:],
        )
        self.give_all_to(twin)
        return twin


def empty(
    home: Game, board: Board, space: Space, setup: Setup, seats: i64, chance: Chance
) -> LancashireState:
    """A table with the board on it and nothing else: no tile, link, card or money."""
    return LancashireState(home, board, space, setup, seats, chance, no_seats(), no_cards(seats))
