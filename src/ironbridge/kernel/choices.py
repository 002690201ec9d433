"""The legal moves of a position by their numbers: what the rules write, and random play, batches
and lists are made from."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import POSITION, SPREAD
from ironbridge.kernel.move import Move


class Choices:
    """A game has one and writes it anew whenever a position is asked, so that nothing is made on
    the way: read it before the next position is. `moves` are all moves of the game."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: Final[vec[Move]] = vec[Move](moves)
        self.numbers: Final[vec[i64]] = filled(0, len(moves))  # the first `count` of them count
        self.count: i64 = 0

    def emptied(self) -> Choices:
        self.count = 0
        return self

    def append(self, number: i64) -> None:
        self.numbers[self.count] = number
        self.count += 1

    def move(self, place: i64) -> Move:
        return self.moves[self.numbers[place]]

    def listed(self) -> list[Move]:
        """The moves themselves."""
        moves = self.moves
        # From a copy of the numbers: making a list may set off a collection of garbage, which may
        # run anything, and the choices are to be read before another position is asked.
        return [moves[n] for n in self.numbers[: self.count]]


def pick(found: Choices, table: vec[i64], mask: i64) -> None:
    """The moves of a table that a mask names, after those found already."""
    numbers, count = found.numbers, found.count
    while mask:
        bit = mask & -mask
        mask ^= bit
        numbers[count] = table[POSITION[(bit * SPREAD >> 58) & 63]]
        count += 1
    found.count = count
