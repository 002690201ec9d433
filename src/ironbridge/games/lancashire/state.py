"""A position of Brass: Lancashire: what the family shares (industry/state.py), and its own.

`consistency.py` recomputes, in the tests, every mask that follows from something else.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.lancashire import document, moves, play, view, why
from ironbridge.games.lancashire.board import RAIL, Board, Setup
from ironbridge.games.lancashire.layout import ACTION, DEBT, ORDER, OVER
from ironbridge.games.lancashire.space import LINK, Space
from ironbridge.industry import scoring
from ironbridge.industry.state import Arrays, IndustryState, cleared
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.result import Result


class LancashireState(IndustryState):
    """The whole table. `steps` counts links placed, tiles developed, mills sold, or cards
    discarded for a double action build."""

    def __init__(
        self,
        home: Game,
        board: Board,
        space: Space,
        setup: Setup,
        seats: i64,
        chance: Chance,
        arrays: Arrays,
    ) -> None:
        super().__init__(home, board, seats, chance, arrays)
        self.board = board  # of the map in play
        self.space = space
        self.setup = setup
        self.market_places = board.market_locations  # the towns of ports join them
        self.virtual_link: bool = False
        self.classic_deck: bool = False
        self.aside: bytes = b""  # cards this era does not use: beneath the tile, or boxed
        self.distant: bytes = setup.distant  # the pile of distant market tiles, by their steps
        self.distant_at: i64 = 0  # tiles already revealed
        self.marker: i64 = 0  # space of the distant market; board.distant_x is the X
        self.port_slots: i64 = 0  # slots with a port, flipped or not

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

    def redealt(self, seat: int, chance: Chance) -> LancashireState:
        return view.determinize(self, seat, chance)

    def to_json(self) -> dict[str, object]:
        return document.to_json(self)

    def to_text(self) -> str:
        return document.to_text(self)

    def options(self) -> dict[str, bool]:
        """What the game was started with, by the names of the options."""
        return {
            "introductory": self.introductory,
            "virtual_link": self.virtual_link,
            "classic_deck": self.classic_deck,
            "community": self.board.community,
        }

    def copy(self) -> LancashireState:
        twin = LancashireState(
            self.home,
            self.board,
            self.space,
            self.setup,
            self.seat_count,
            self.chance,
            self.copied(),
        )
        self.give_to(twin)
        twin.virtual_link = self.virtual_link
        twin.classic_deck = self.classic_deck
        twin.aside = self.aside
        twin.distant = self.distant
        twin.distant_at = self.distant_at
        twin.marker = self.marker
        twin.port_slots = self.port_slots
        return twin

    def origin(self) -> i64:
        """Both ends of a rail, or the town built in."""
        if self.action == LINK:
            return self.board.link_ends[self.target]
        return BIT[self.board.slot_location[self.target]]

    def forget(self, slot: i64) -> None:
        """A port that goes takes its market icon with it."""
        if self.port_slots & BIT[slot]:
            self.port_slots &= ~BIT[slot]
            self.market_places = self.board.market_locations | self.locations_of(self.port_slots)

    def loans_banned(self) -> bool:
        """The last rounds of the Rail Era, once the deck is used up."""
        return self.era == RAIL and self.cards_left() == 0

    def deck_tile(self) -> str:
        """Where the Stephenson/Rothschild tile is: still in the "deck", or which face shows."""
        left = self.cards_left()
        if left == 0:
            return "stephenson"
        if self.era == RAIL and left <= self.setup.beneath_rail:
            return "rothschild"
        return "deck"


def empty(
    home: Game, board: Board, space: Space, setup: Setup, seats: i64, chance: Chance
) -> LancashireState:
    """A table with the board on it and nothing else: no tile, link, card or money."""
    return LancashireState(home, board, space, setup, seats, chance, cleared(board, seats))
