"""The finite move space of a game: all its moves, made once, in an order that never changes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.kernel.move import Move

NOWHERE: Final = -1
"""Stands in a table where there is no move."""


class MoveSpace:
    """The moves made so far. A game adds the numbers of those that its rules look for: of one, or
    tables of many."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: list[Move] = moves

    def add(self, kind: int, a: int, b: int, text: str) -> i64:
        """The number of a new move."""
        number = len(self.moves)
        self.moves.append(Move(number, kind, a, b, text))
        return number

    def by_id(self, kind: int, verb: str, ids: list[str]) -> vec[i64]:
        """One move for each thing of a list; indexed by its place there."""
        return vec[i64]([self.add(kind, a, -1, f"{verb} {name}") for a, name in enumerate(ids)])
