"""What a position of Brass: Lancashire holds: the family's part (brass/rules/state.py), and its
own. Data and small questions about it, no rule; `table.py` makes the state others use of it.

`invariants.py` recomputes, in the tests, every mask that follows from something else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.brass.board import RAIL
from ironbridge.brass.rules.state import BrassState
from ironbridge.games.lancashire.board import Board, Setup
from ironbridge.games.lancashire.documents import DeckTile
from ironbridge.games.lancashire.move_space import DOUBLE, LINK, Space
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.game import Game


@mypyc_attr(acyclic=True)
class Position(BrassState):
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
        seat: vec[i64],
        hand: vec[i64],
    ) -> None:
        super().__init__(home, board, seats, chance, seat, hand)
        self.board: Final = board  # of the map in play
        self.space: Final = space
        self.setup: Final = setup
        # Places with the market icon (BL-COAL-MARKET-ACCESS, BL-COAL-MARKET-NOT-ALL-PLACES); the
        # towns of ports join them.
        self.market_places = board.market_locations
        self.virtual_link: bool = False
        self.classic_deck: bool = False
        self.aside: bytes = b""  # cards this era does not use: beneath the tile, or out of the game
        self.distant: bytes = setup.distant  # the pile of distant market tiles, by their steps
        self.distant_at: i64 = 0  # tiles already revealed
        self.marker: i64 = 0  # space of the distant market; board.distant_x is the X
        self.port_slots: i64 = 0  # slots with a port, flipped or not

    def give_all_to(self, twin: Position) -> None:
        """Copy everything but what a twin is made with."""
        self.give_to(twin)
        twin.virtual_link = self.virtual_link
        twin.classic_deck = self.classic_deck
        twin.aside = self.aside
        twin.distant = self.distant
        twin.distant_at = self.distant_at
        twin.marker = self.marker
        twin.port_slots = self.port_slots

    def turn_mark(self) -> i64:
        """A tile of the distant market ends what can be planned: nobody knows it before."""
        mark = super().turn_mark()
        return mark if mark < 0 else mark * 64 + self.distant_at

    def origin(self) -> i64:
        """Both ends of a rail, or the town built in: what coal must be connected to
        (BL-COAL-CONNECTED)."""
        if self.action == LINK:
            return self.board.link_ends[self.target]
        return BIT[self.board.slot_location[self.target]]

    def forget(self, slot: i64) -> None:
        """A port that goes takes its market icon with it."""
        if self.port_slots & BIT[slot]:
            self.port_slots &= ~BIT[slot]
            self.market_places = self.board.market_locations | self.locations_of(self.port_slots)

    def deck_tile(self) -> DeckTile:
        """Where the Stephenson/Rothschild tile is: still in the "deck", or which face shows."""
        left = self.cards_left()
        if left == 0:
            return "stephenson"
        if self.era == RAIL and left <= self.setup.beneath_rail:
            return "rothschild"
        return "deck"

    def rule_id(self, clause: str) -> str:
        return f"BL-{clause}"

    def actions_used(self) -> i64:
        return self.board.double_cards if self.action == DOUBLE else 1
