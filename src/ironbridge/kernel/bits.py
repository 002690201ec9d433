"""Sets of small numbers as bit masks in an i64.

`1 << n` with an i64 `n` is miscompiled by mypyc from n = 31 on, so masks are always
made from the table BIT. A mask holds the numbers 0 to 61.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CAPACITY: Final = 62
"""How many members a mask can hold."""
EMPTY: Final[i64] = 0
"""The mask that holds nothing. In a conditional expression, with an i64 on the other side, write
this for 0: mypyc makes objects of both sides where one is a plain number."""


def _powers() -> vec[i64]:
    table = vec[i64]()
    value = 1
    for _ in range(CAPACITY):
        table = append(table, value)
        value = value * 2
    return table


SPREAD: Final = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: any six bits of it in a row are found in it only once. Times a power of
two it is shifted, so that its bits 58 to 63 tell which power that was. They are the same where
products grow and where they are cut to 64 bits."""


def _positions() -> bytes:
    table = bytearray(64)
    value = 1
    for position in range(CAPACITY):
        table[(value * SPREAD >> 58) & 63] = position
        value = value * 2
    return bytes(table)


BIT: Final[vec[i64]] = _powers()
"""BIT[n] is the mask that holds n alone."""

POSITION: Final = _positions()
"""POSITION[(b * SPREAD >> 58) & 63] is the position of the only bit of b. The loop over a mask is:

    while mask:
        bit = mask & -mask
        mask ^= bit
        n = POSITION[(bit * SPREAD >> 58) & 63]
"""


def mask_of(members: list[int]) -> i64:
    mask: i64 = 0
    for member in members:
        mask |= BIT[member]
    return mask


def members(mask: i64) -> list[int]:
    """The numbers in the mask, in rising order. Where speed counts, loop inline."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        found.append(POSITION[(bit * SPREAD >> 58) & 63])
    return found


def count(mask: i64) -> i64:
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def lowest(mask: i64) -> i64:
    """The smallest number in a mask that is not empty."""
    bit = mask & -mask
    position: i64 = POSITION[(bit * SPREAD >> 58) & 63]
    return position
