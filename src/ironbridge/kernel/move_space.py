"""The finite move space of a game: all its moves, made once, in an order that never changes."""

from __future__ import annotations

from typing import Final

from ironbridge.kernel.move import Move

NOWHERE: Final = Move(-1, -1, -1, -1, "")
"""Stands in a table where there is no move."""


class MoveSpace:
    """The moves made so far. A game adds tables that find one without making it."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: list[Move] = moves

    def add(self, kind: int, a: int, b: int, text: str) -> Move:
        move = Move(len(self.moves), kind, a, b, text)
        self.moves.append(move)
        return move

    def by_id(self, kind: int, verb: str, ids: list[str]) -> list[Move]:
        """One move for each thing of a list; indexed by its place there."""
        return [self.add(kind, a, -1, f"{verb} {name}") for a, name in enumerate(ids)]
