"""The move space: every decision that anyone can ever make in Spyrium.

place GAP             a worker goes to the market     activation        the disc goes to Phase II
money GAP SLOT        a worker back, for money        withdraw GAP      where both cards are gone
activate GAP SLOT     a worker back, for the card: call, build or patent
exploit CARD EFFECT   taylorism CARD EFFECT           event OPTION      pass
surcharge  lobbying   pay for the workers beside the card, or not
token VALUE           the token taken from a character
value VALUE           what the token counts for, with Commerce
new  replace CARD  replace CARD tilted                where a building goes
step  score           the residence track             bonus worker  bonus money
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.games.spyrium.board import (
    BUILDING,
    GAP_ENDS,
    GAP_IDS,
    MOST_EFFECTS,
    SLOT_IDS,
    VALUES,
    Board,
)
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.move_space import NOWHERE, MoveSpace

PLACE: Final = 0
ACTIVATION: Final = 1
MONEY: Final = 2
WITHDRAW: Final = 3
ACTIVATE: Final = 4
EXPLOIT: Final = 5
TAYLORISM: Final = 6
EVENT: Final = 7
PASS: Final = 8
SURCHARGE: Final = 9
LOBBYING: Final = 10
TOKEN: Final = 11
VALUE: Final = 12
NEW: Final = 13
REPLACE: Final = 14
STEP: Final = 15
SCORE: Final = 16
BONUS: Final = 17

KIND_NAMES: Final = (
    "place", "activation", "money", "withdraw", "activate", "exploit", "taylorism", "event", "pass",
    "surcharge", "lobbying", "token", "value", "new", "replace", "step", "score", "bonus",
)  # fmt: skip


class Space(MoveSpace):
    """All moves, and tables to find one without making it.

    `a` is a gap, a face (of cards), an option, a value, or which bonus (0 worker, 1 money); `b`
    is a place of the market, an effect, or 1 for a tilted building that is replaced.
    """

    def __init__(self, board: Board) -> None:
        super().__init__([])
        gaps = list(GAP_IDS)
        self.place: vec[i64] = self.by_id(PLACE, "place", gaps)
        self.activation: i64 = self.add(ACTIVATION, -1, -1, "activation")
        self.money: vec[i64] = self.by_side(MONEY, "money")
        self.withdraw: vec[i64] = self.by_id(WITHDRAW, "withdraw", gaps)
        self.activate: vec[i64] = self.by_side(ACTIVATE, "activate")
        self.exploit: vec[i64] = self.by_effect(board, EXPLOIT, "exploit")
        self.taylorism: vec[i64] = self.by_effect(board, TAYLORISM, "taylorism")
        options = [str(option + 1) for option in range(MOST_EFFECTS)]
        self.event: vec[i64] = self.by_id(EVENT, "event", options)
        self.pass_: i64 = self.add(PASS, -1, -1, "pass")
        self.surcharge: i64 = self.add(SURCHARGE, -1, -1, "surcharge")
        self.lobbying: i64 = self.add(LOBBYING, -1, -1, "lobbying")
        self.token: vec[i64] = self.by_value(TOKEN, "token")
        self.value: vec[i64] = self.by_value(VALUE, "value")
        self.new: i64 = self.add(NEW, -1, -1, "new")
        self.replace: vec[i64] = self.by_building(board)
        self.step: i64 = self.add(STEP, -1, -1, "step")
        self.score: i64 = self.add(SCORE, -1, -1, "score")
        self.bonus_worker: i64 = self.add(BONUS, 0, -1, "bonus worker")
        self.bonus_money: i64 = self.add(BONUS, 1, -1, "bonus money")
        self.within: Final = Choices(self.moves)
        """For what a rule has to find while moves are found, or carried out."""

    def by_side(self, kind: int, verb: str) -> vec[i64]:
        """One move for each place beside each gap; indexed by gap * 2 + side."""
        return vec[i64](
            [
                self.add(kind, gap, slot, f"{verb} {GAP_IDS[gap]} {SLOT_IDS[slot]}")
                for gap, ends in enumerate(GAP_ENDS)
                for slot in ends
            ]
        )

    def by_effect(self, board: Board, kind: int, verb: str) -> vec[i64]:
        """One move for each effect of each building; indexed by face * MOST_EFFECTS + effect."""
        table = filled(NOWHERE, len(board.face_ids) * MOST_EFFECTS)
        for face, name in enumerate(board.face_ids):
            if board.face_type[face] == BUILDING:
                for effect in range(len(board.face_effects[face])):
                    text = f"{verb} {name} {effect + 1}"
                    table[face * MOST_EFFECTS + effect] = self.add(kind, face, effect, text)
        return table

    def by_value(self, kind: int, verb: str) -> vec[i64]:
        """One move for each token value; indexed by value."""
        table = filled(NOWHERE, VALUES)
        for value in range(1, VALUES):
            table[value] = self.add(kind, value, -1, f"{verb} {value}")
        return table

    def by_building(self, board: Board) -> vec[i64]:
        """One move for an upright and one for a tilted copy; indexed by face * 2 + tilted."""
        table = filled(NOWHERE, len(board.face_ids) * 2)
        for face, name in enumerate(board.face_ids):
            if board.face_type[face] == BUILDING:
                table[face * 2] = self.add(REPLACE, face, 0, f"replace {name}")
                table[face * 2 + 1] = self.add(REPLACE, face, 1, f"replace {name} tilted")
        return table
