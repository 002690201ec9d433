"""The map graph as masks of locations, with locations that bar transit (Pennsylvania): a route of
cubes (AI-CUBE-NO-TRANSIT) or goods (AI-SELL-NO-TRANSIT) may begin or end there, but not lead
through. Rulebook: "Charbon et fer".

Two tables are kept in the state and never searched from scratch: `near[v]` holds the locations
one railway or open sea lane away from v, `joined[v]` all locations connected to v, v included.
Connections are only added, so both only grow.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.kernel.bits import POSITION


def join(near: vec[i64], joined: vec[i64], ends: i64, barred: i64) -> None:
    """The two locations `ends` are now connected.

    All locations that goods may pass share one mask with those they are connected to. A barred
    one lies on the edge of such groups: it sees them all, but does not make them one.
    """
    union = ends
    rest = ends
    while rest:
        bit = rest & -rest
        rest ^= bit
        v: i64 = POSITION[bit % 67]
        near[v] |= ends ^ bit
        if not barred & bit:
            union |= joined[v]
    rest = union
    while rest:
        bit = rest & -rest
        rest ^= bit
        v = POSITION[bit % 67]
        if barred & bit:
            joined[v] |= union
        else:
            joined[v] = union


def nearest(near: vec[i64], start: i64, wanted: i64, barred: i64) -> i64:
    """The wanted locations at the smallest distance from the location in the mask `start`;
    0 when none is connected."""
    front = start
    seen = start
    closed: i64 = 0  # nothing leads on from here; the start may be barred itself
    while front:
        found = front & wanted
        if found:
            return found
        following: i64 = 0
        front &= ~closed
        while front:
            bit = front & -front
            front ^= bit
            following |= near[POSITION[bit % 67]]
        front = following & ~seen
        seen |= following
        closed = barred
    return 0
