"""A position of Workshop of the World with its rules, reasons, views and documents: the State that
others use.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ironbridge.games.workshop import position, text_form, view
from ironbridge.games.workshop.board import Board
from ironbridge.games.workshop.documents import (
    WorkshopPositionJson,
    WorkshopPreviewJson,
    WorkshopViewJson,
)
from ironbridge.games.workshop.move_space import Space
from ironbridge.games.workshop.rules import income
from ironbridge.games.workshop.rules import turn as rules
from ironbridge.games.workshop.rules.state import WorkshopPosition, no_industries, no_seats
from ironbridge.games.workshop.why import turn as why
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.result import Result


@mypyc_attr(acyclic=True)
class WorkshopState(WorkshopPosition):
    """Every question that is asked of a `State` goes to the module that can answer it."""

    # Python calls what a class has itself faster than what it inherits.

    def legal(self, seat: int | None = None) -> list[Move]:
        return super().legal(seat)

    def play(self, move: Move, seat: int | None = None) -> None:
        super().play(move, seat)

    def add_choices(self, seat: i64, found: Choices) -> None:
        rules.add_legal(self, seat, found)

    def carry_out(self, move: Move, seat: i64) -> None:
        rules.do(self, move, seat)

    def refusal(self, move: Move, seat: int) -> Reason | None:
        return why.why_not(self, move, seat)

    def rule_that_binds(self, move: Move, seat: int) -> Reason | None:
        return why.binding(self, move)

    def question_for(self, seat: int) -> Phrase:
        return view.question(self, seat)

    def result(self) -> Result:
        return income.result(self)

    def view(self, seat: int | None) -> WorkshopViewJson:
        return view.view(self, self.viewer(seat))

    def preview(self, seat: int | None) -> WorkshopPreviewJson:
        return view.preview(self, self.viewer(seat))

    def redealt(self, seat: int, chance: Chance) -> WorkshopState:
        return view.determinize(self, seat, chance)

    def as_if_first(self, seat: int) -> WorkshopState:
        return view.as_if_first(self, seat)

    def as_last_time(self, seat: i64) -> Move | None:
        return view.as_last_time(self, int(seat))

    def to_json(self) -> WorkshopPositionJson:
        return position.to_json(self)

    def to_text(self) -> str:
        return text_form.to_text(self)

    def copy(self) -> WorkshopState:
        twin = WorkshopState(
            self.home,
            self.board,
            self.space,
            self.setup,
            self.chance,
            self.seat[:],
            self.industries[:],
        )
        self.copy_into(twin)
        return twin


def empty(home: Game, board: Board, space: Space, seats: int, chance: Chance) -> WorkshopState:
    """A table with nothing on it, for set-up and loading to fill."""
    setup, industries = board.setup_of(seats), no_industries(len(board.town_ids))
    return WorkshopState(home, board, space, setup, chance, no_seats(), industries)
