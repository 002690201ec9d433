"""What a position of Brass: Birmingham holds: the family's part (brass/rules/state.py), and its
own. Data and small questions about it, no rule; `table.py` makes the state others use of it.

`invariants.py` recomputes, in the tests, every mask that follows from something else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.brass.rules.state import BrassState
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.move_space import LINK, Space
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.game import Game


@mypyc_attr(acyclic=True)
class Position(BrassState):
    """The whole table. `steps` counts links placed, tiles developed, tiles sold, or cards
    discarded for a scout."""

    def __init__(
        self,
        home: Game,
        board: Board,
        space: Space,
        seats: i64,
        chance: Chance,
        seat: vec[i64],
        hand: vec[i64],
    ) -> None:
        super().__init__(home, board, seats, chance, seat, hand)
        self.board: Final = board
        self.space: Final = space
        self.market_places = board.merchant_locations  # BB-COAL-MARKET-ACCESS
        self.face_down: bytes = b""  # by seat, the card laid aside at the start
        self.merchants: bytes = b""  # by merchant space: the tile, or NOTHING
        self.beer_slots: i64 = 0  # slots with barrels
        self.barrels: i64 = 0  # merchant spaces that have their barrel
        # The action in progress.
        self.need_beer: i64 = 0
        self.bonus: i64 = -1  # merchant location whose bonus is owed for the tile sold
        self.spent_barrel: bool = False  # a merchant's barrel went into the tile being sold

    def give_all_to(self, twin: Position) -> None:
        """Copy everything but what a twin is made with."""
        self.give_to(twin)
        twin.face_down = self.face_down
        twin.merchants = self.merchants
        twin.beer_slots = self.beer_slots
        twin.barrels = self.barrels
        twin.need_beer = self.need_beer
        twin.bonus = self.bonus
        twin.spent_barrel = self.spent_barrel

    def origin(self) -> i64:
        """Both ends of a rail, all three of a three-way one, or the town built in or sold from:
        what coal must be connected to (BB-COAL-CONNECTED), and others' beer."""
        if self.action == LINK:
            return self.board.link_ends[self.target]
        return BIT[self.board.slot_location[self.target]]

    def forget(self, slot: i64) -> None:
        self.beer_slots &= ~BIT[slot]

    def rule_id(self, clause: str) -> str:
        return f"BB-{clause}"
