"""The State of Age of Industry that everybody else uses: a position joined with its rules, their
reasons, its views and its documents. Nothing of `rules/` or `why/` imports this."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ironbridge.games.age_of_industry import position, text_form, view
from ironbridge.games.age_of_industry.board import ORDER, Board
from ironbridge.games.age_of_industry.documents import AgePositionJson, AgePreviewJson, AgeViewJson
from ironbridge.games.age_of_industry.move_space import Space
from ironbridge.games.age_of_industry.rules import end, turn
from ironbridge.games.age_of_industry.rules.state import AgePosition, cleared
from ironbridge.games.age_of_industry.why.turn import why_not
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.result import Result


@mypyc_attr(acyclic=True)
class AgeState(AgePosition):
    """A position that can be played, explained, shown and written."""

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

    def question_for(self, seat: int) -> Phrase:
        return view.question(self, seat)

    def result(self) -> Result:
        return end.result(self)

    def view(self, seat: int | None) -> AgeViewJson:
        return view.view(self, self.viewer(seat))

    def preview(self, seat: int | None) -> AgePreviewJson:
        self.viewer(seat)
        return view.preview(self)

    def redealt(self, seat: int, chance: Chance) -> AgeState:
        return view.determinize(self, seat, chance)

    def to_json(self) -> AgePositionJson:
        return position.to_json(self)

    def to_text(self) -> str:
        return text_form.write(self)

    def copy(self) -> AgeState:
        twin = AgeState(
            self.home, self.board, self.space, self.seat_count, self.chance, self.copied()
        )
        self.give_to(twin)
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return remembering, (self.game, self.to_json(), self.taken_openly)


def remembering(game: Game, document: AgePositionJson, taken_openly: bytes) -> AgeState:
    """Unpickle or deep-copy, with the cards that everybody saw taken: no document has them."""
    state = game.load(document)
    assert isinstance(state, AgeState)
    state.taken_openly = taken_openly
    return state


def empty(home: Game, board: Board, space: Space, seats: i64, chance: Chance) -> AgeState:
    """A table with the board on it, full mats and nothing else."""
    state = AgeState(home, board, space, seats, chance, cleared(board, seats))
    for p in range(int(seats)):
        state.seat[ORDER + p] = p
    return state
