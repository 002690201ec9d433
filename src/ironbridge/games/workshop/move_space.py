"""The finite move space: every decision anyone can ever make in Workshop of the World.

demand TYPE         a token of the hand goes to the diagram
demand TYPE TYPE    two at once (two players)             keep            none
offer COLOUR        which colour plays first (two players)
bid MONEY           for the order of play                 recover         income back into money
take CARD           a face-up card                        swap CARD       for one set aside
place TOWN          where a choice card is used           remove COLOUR   who leaves a full town
build CONNECTION    one link, or both of a double one     done            no further link
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.games.workshop.board import MOST_MONEY, TYPES, Board
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.move_space import NOWHERE, MoveSpace

DEMAND: Final = 0
KEEP: Final = 1
OFFER: Final = 2
BID: Final = 3
RECOVER: Final = 4
TAKE: Final = 5
SWAP: Final = 6
PLACE: Final = 7
REMOVE: Final = 8
BUILD: Final = 9
DONE: Final = 10

KIND_NAMES: Final = (
    "demand", "keep", "offer", "bid", "recover", "take", "swap", "place", "remove", "build", "done",
)  # fmt: skip


class Space(MoveSpace):
    """All moves, and tables to find one without making it.

    `a` is a type, a company, an amount of money, a card, a town or a connection; `b` is the type
    of a second token.
    """

    def __init__(self, board: Board) -> None:
        super().__init__([])
        self.demand: vec[i64] = self.by_id(DEMAND, "demand", board.type_ids)
        self.demand_two: vec[i64] = self.by_pair(board.type_ids)
        self.keep: i64 = self.add(KEEP, -1, -1, "keep")
        self.offer: vec[i64] = self.by_id(OFFER, "offer", board.colour_ids)
        sums = [str(money) for money in range(MOST_MONEY + 1)]
        self.bid: vec[i64] = self.by_id(BID, "bid", sums)
        self.recover: i64 = self.add(RECOVER, -1, -1, "recover")
        self.take: vec[i64] = self.by_id(TAKE, "take", board.card_ids)
        self.swap: vec[i64] = self.by_id(SWAP, "swap", board.card_ids)
        self.place: vec[i64] = self.by_id(PLACE, "place", board.town_ids)
        self.remove: vec[i64] = self.by_id(REMOVE, "remove", board.colour_ids)
        self.build: vec[i64] = self.by_id(BUILD, "build", board.connection_ids)
        self.done: i64 = self.add(DONE, -1, -1, "done")

    def by_pair(self, types: list[str]) -> vec[i64]:
        """One move for every two tokens; indexed by a * TYPES + b with a <= b."""
        table = filled(NOWHERE, TYPES * TYPES)
        for a in range(TYPES):
            for b in range(a, TYPES):
                table[a * TYPES + b] = self.add(DEMAND, a, b, f"demand {types[a]} {types[b]}")
        return table
