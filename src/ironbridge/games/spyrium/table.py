"""A position of Spyrium with its rules, reasons, views and documents: the State that others use."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ironbridge.games.spyrium import position, text_form, view
from ironbridge.games.spyrium.board import Board
from ironbridge.games.spyrium.documents import PositionJson, PreviewJson, ViewJson
from ironbridge.games.spyrium.move_space import Space
from ironbridge.games.spyrium.rules import scoring, turn
from ironbridge.games.spyrium.rules.state import SpyriumPosition, cleared
from ironbridge.games.spyrium.why import turn as reasons
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.result import Result
from ironbridge.kernel.state import fingerprint


@mypyc_attr(acyclic=True)
class SpyriumState(SpyriumPosition):
    """Every question that is asked of a `State` goes to the module that can answer it."""

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
        return reasons.why_not(self, move, seat)

    def question_for(self, seat: int) -> Phrase:
        return view.question(self, seat)

    def result(self) -> Result:
        return scoring.result(self)

    def view(self, seat: int | None) -> ViewJson:
        return view.view(self, self.viewer(seat))

    def preview(self, seat: int | None) -> PreviewJson:
        self.viewer(seat)  # everybody sees the same, but a seat must be at the table
        return view.preview(self)

    def redealt(self, seat: int, chance: Chance) -> SpyriumState:
        twin = self.copy()
        view.redeal(twin, chance)
        return twin

    def to_json(self) -> PositionJson:
        return position.to_json(self)

    def former_digests(self) -> tuple[str, ...]:
        return (fingerprint(position.before_workers(self)),)

    def to_text(self) -> str:
        return text_form.write(self)

    def copy(self) -> SpyriumState:
        twin = SpyriumState(
            self.home, self.board, self.space, self.seat_count, self.chance, self.copied()
        )
        self.copy_to(twin)
        return twin


def empty(home: Game, board: Board, space: Space, seats: int, chance: Chance) -> SpyriumState:
    """A table with nothing on it, for set-up and loading to fill."""
    return SpyriumState(home, board, space, seats, chance, cleared())
