"""Moves that name the slots of a map and what is built there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import members
from ironbridge.kernel.move import Move
from ironbridge.kernel.move_space import NOWHERE, MoveSpace


class SlotSpace(MoveSpace):
    """`takes` holds, by slot, the industries that may stand there."""

    def __init__(
        self, moves: list[Move], slots: list[str], industries: list[str], takes: vec[i64]
    ) -> None:
        super().__init__(moves)
        self.slot_ids: list[str] = slots
        self.industry_ids: list[str] = industries
        self.takes: vec[i64] = takes

    def by_tile(self, kind: int, verb: str) -> vec[i64]:
        """One move for each industry of each slot; indexed by slot * industries + industry."""
        table = filled(NOWHERE, len(self.slot_ids) * len(self.industry_ids))
        for slot, name in enumerate(self.slot_ids):
            for k in members(self.takes[slot]):
                text = f"{verb} {self.industry_ids[k]} {name}"
                table[slot * len(self.industry_ids) + k] = self.add(kind, k, slot, text)
        return table

    def by_slot(self, kind: int, verb: str, industries: i64) -> vec[i64]:
        """One move for every slot that takes one of these industries; indexed by slot."""
        table = filled(NOWHERE, len(self.slot_ids))
        for slot, name in enumerate(self.slot_ids):
            if self.takes[slot] & industries:
                table[slot] = self.add(kind, slot, -1, f"{verb} {name}")
        return table
