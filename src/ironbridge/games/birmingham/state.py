"""A position of Brass: Birmingham: what the family shares (industry/state.py), and its own.

`consistency.py` recomputes, in the tests, every mask that follows from something else.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.birmingham import document, moves, play, view, why
from ironbridge.games.birmingham.board import NOTHING, Board
from ironbridge.games.birmingham.layout import ACTION, DEBT, ORDER, OVER
from ironbridge.games.birmingham.space import LINK, Space
from ironbridge.industry import scoring
from ironbridge.industry.state import Arrays, IndustryState, cleared
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.result import Result


class BirminghamState(IndustryState):
    """The whole table. `steps` counts links placed, tiles developed, tiles sold, or cards
    discarded for a scout."""

    def __init__(
        self, home: Game, board: Board, space: Space, seats: i64, chance: Chance, arrays: Arrays
    ) -> None:
        super().__init__(home, board, seats, chance, arrays)
        self.board = board
        self.space = space
        self.market_places = board.merchant_locations
        self.face_down: bytes = b""  # by seat, the card laid aside at the start
        self.merchants: bytes = b""  # by merchant space: the tile, or NOTHING
        self.beer_slots: i64 = 0  # slots with barrels
        self.barrels: i64 = 0  # merchant spaces that have their barrel
        # The action in progress.
        self.need_beer: i64 = 0
        self.bonus: i64 = -1  # merchant location whose bonus is owed for the tile sold
        self.spent_barrel: bool = False  # a merchant's barrel went into the tile being sold

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def decider(self) -> i64:
        if self.phase == OVER:
            return -1
        if self.phase == DEBT:
            return self.first_debtor()
        return self.seat[ORDER + self.turn]

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.phase == DEBT:
            return self.debtors()
        first = int(self.decider())
        return () if first < 0 else (first,)

    def settled(self) -> bool:
        return self.phase == ACTION or self.phase >= DEBT

    def generate(self, seat: i64) -> list[Move]:
        return moves.legal(self, seat)

    def carry_out(self, move: Move, seat: i64) -> None:
        play.do(self, move, seat)

    def refusal(self, move: Move, seat: int) -> Reason | None:
        return why.why_not(self, move, seat)

    def question_for(self, seat: int) -> Phrase:
        return view.question(self, seat)

    def result(self) -> Result:
        return scoring.result(self)

    def seen_by(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def redealt(self, seat: int, chance: Chance) -> BirminghamState:
        return view.determinize(self, seat, chance)

    def to_json(self) -> dict[str, object]:
        return document.to_json(self)

    def to_text(self) -> str:
        return document.to_text(self)

    def copy(self) -> BirminghamState:
        twin = BirminghamState(
            self.home, self.board, self.space, self.seat_count, self.chance, self.copied()
        )
        self.give_to(twin)
        twin.face_down = self.face_down
        twin.merchants = self.merchants
        twin.beer_slots = self.beer_slots
        twin.barrels = self.barrels
        twin.need_beer = self.need_beer
        twin.bonus = self.bonus
        twin.spent_barrel = self.spent_barrel
        return twin

    def origin(self) -> i64:
        """Both ends of a rail, all three of a three-way one, or the town built in or sold from."""
        if self.action == LINK:
            return self.board.link_ends[self.target]
        return BIT[self.board.slot_location[self.target]]

    def forget(self, slot: i64) -> None:
        self.beer_slots &= ~BIT[slot]


def empty(
    home: Game, board: Board, space: Space, seats: i64, introductory: bool, chance: Chance
) -> BirminghamState:
    """A table with the board on it and nothing else: no tile, link, card or money."""
    state = BirminghamState(home, board, space, seats, chance, cleared(board, seats))
    state.introductory = introductory
    state.merchants = bytes([NOTHING] * int(board.spaces))
    return state
