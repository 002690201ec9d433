"""The legal moves of a position by their numbers: what the rules write, and random play, batches
and lists are made from."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import POSITION, SPREAD
from ironbridge.kernel.move import Move

READY: Final = 64


def numbers_below(length: i64) -> vec[i64]:
    numbers = vec[i64](capacity=length)
    n: i64 = 0
    while n < length:
        numbers = append(numbers, n)
        n += 1
    return numbers


FIRST: Final[vec[vec[i64]]] = vec[vec[i64]]([numbers_below(count) for count in range(READY)])
"""The places of so many choices: a list that is made from an array has its length from the start,
and copying the choices for that takes longer than all the rest."""


class Choices:
    """A game has one, which is written anew whenever a position is asked, so that nothing is made
    on the way: read it before the next position is. `moves` are all moves of the game. Whoever sets
    `numbers` and `count` has the rules write to an array of their own, from that place on."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: Final[vec[Move]] = vec[Move](moves)
        self.numbers: vec[i64] = filled(0, len(moves))  # the first `count` of them count
        self.count: i64 = 0
        self.asked: i64 = 0  # how often: tells whether they are still those of the same question

    def emptied(self) -> Choices:
        self.count = 0
        self.asked += 1
        return self

    def append(self, number: i64) -> None:
        self.numbers[self.count] = number
        self.count += 1

    def pick(self, table: vec[i64], mask: i64) -> None:
        """The moves of a table that a mask names, after those found already."""
        numbers, count = self.numbers, self.count
        while mask:
            bit = mask & -mask
            mask ^= bit
            numbers[count] = table[POSITION[(bit * SPREAD >> 58) & 63]]
            count += 1
        self.count = count

    def pick_first(self, table: vec[i64], length: i64) -> None:
        """So many moves from the beginning of a table."""
        numbers, count = self.numbers, self.count
        n: i64 = 0
        while n < length:
            numbers[count] = table[n]
            count += 1
            n += 1
        self.count = count

    def pick_column(self, table: vec[i64], rows: i64, width: i64, column: i64) -> None:
        """The moves in one column of a table, `width` moves to a row, in the rows that a mask
        names."""
        numbers, count = self.numbers, self.count
        while rows:
            bit = rows & -rows
            rows ^= bit
            place: i64 = POSITION[(bit * SPREAD >> 58) & 63] * width + column
            numbers[count] = table[place]
            count += 1
        self.count = count

    def move(self, place: i64) -> Move:
        return self.moves[self.numbers[place]]

    def listed(self) -> list[Move]:
        """The moves themselves, if nobody has asked meanwhile: making a list may set off a
        collection of garbage, which may run anything."""
        moves, numbers, count = self.moves, self.numbers, self.count
        if count < READY:
            return [moves[numbers[n]] for n in FIRST[count]]
        return [moves[n] for n in numbers[:count]]
