"""The map graph as masks of locations: who is connected, and what is nearest.

Two tables are kept in the state and never searched from scratch: `near[v]` holds the
locations one link away from v, `joined[v]` all locations connected to v, v included.
Within an era links are only added, so both only grow.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.kernel.bits import POSITION, SPREAD


def join(near: vec[i64], joined: vec[i64], ends: i64) -> None:
    """A link now joins the locations `ends` (two, or three of a three-way link)."""
    union: i64 = 0
    rest = ends
    while rest:
        bit = rest & -rest
        rest ^= bit
        v: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        near[v] |= ends & ~bit
        union |= joined[v]
    rest = union
    while rest:
        bit = rest & -rest
        rest ^= bit
        joined[POSITION[(bit * SPREAD >> 58) & 63]] = union


def reach(joined: vec[i64], ends: i64) -> i64:
    """All locations connected to any of `ends`; the ends count as joined to each other."""
    return gathered(joined, ends)


def gathered(table: vec[i64], mask: i64) -> i64:
    """The union of the masks that a table holds for the members of a mask: the links of some
    locations, the slots of some locations, the ends of some links."""
    union: i64 = 0
    while mask:
        bit = mask & -mask
        mask ^= bit
        union |= table[POSITION[(bit * SPREAD >> 58) & 63]]
    return union


def nearest(near: vec[i64], start: i64, wanted: i64) -> i64:
    """The wanted locations at the smallest distance from `start`; 0 when none is connected."""
    front = start
    seen = start
    while front:
        found = front & wanted
        if found:
            return found
        following: i64 = 0
        while front:
            bit = front & -front
            front ^= bit
            following |= near[POSITION[(bit * SPREAD >> 58) & 63]]
        front = following & ~seen
        seen |= following
    return 0
