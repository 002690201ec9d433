"""What is asked in a game of Spyrium, where things stand in a state, and how the market is laid
out: nine places in three rows, with twelve gaps for workers between neighbouring ones.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.kernel.bits import BIT

MAX_SEATS: Final = 5

# What is asked.
ACTION: Final = 0
SURCHARGE: Final = 1  # pay it, or use Lobbying
TOKEN: Final = 2  # which token of a character
VALUE: Final = 3  # what the token counts for, with Commerce
SITE: Final = 4  # where a building goes
RESIDENCE: Final = 5  # a step, or points
BONUS: Final = 6
PLACE: Final = 7  # the gap of the event's late worker
REUSE: Final = 8  # the building that the event uses again
OVER: Final = 9
PHASE_NAMES: Final = (
    "action", "surcharge", "token", "value", "site", "residence", "bonus", "place", "reuse", "over",
)  # fmt: skip

# How far an action has come: what it answers to the turn.
ASKS: Final = 0  # a question is open
DONE: Final = 1  # all of it has happened
TO_RESIDENCE: Final = 2  # all but what it does on the residence track

# Fields of `seat`, each with room for MAX_SEATS.
MONEY: Final = 0
SPYRIUM: Final = 5
POINTS: Final = 10
RESIDENCE_AT: Final = 15  # space of the residence track, from 0
WORKERS: Final = 20  # owned, wherever they are
ACTIVE: Final = 25  # on the start card
IN_MARKET: Final = 30
GAPS_HELD: Final = 35  # mask of the gaps with own workers
CARDS: Final = 40  # mask of single cards: buildings and techniques
TILTED: Final = 45  # mask, of CARDS
KEPT: Final = 50  # KEPT + (value - 1) * MAX_SEATS + p: tokens kept with Commerce
SEAT_FIELDS: Final = 65

VALUES: Final = 4
"""Token values run from 1 to 3; tables by value have room for 0, which stands for no token."""

# The market.
ROWS: Final = 3
COLUMNS: Final = 3
SLOTS: Final = 9
GAPS: Final = 12
SLOT_IDS: Final = tuple(f"{row}{column}" for row in "abc" for column in "123")
ACROSS: Final = [(slot, slot + 1) for slot in range(SLOTS) if slot % COLUMNS < COLUMNS - 1]
DOWN: Final = [(slot, slot + COLUMNS) for slot in range(SLOTS - COLUMNS)]
GAP_ENDS: Final = (*ACROSS, *DOWN)
"""The two places beside each gap: first the gaps within a row, then those between rows."""
GAP_FIRST: Final = bytes([first for first, _ in GAP_ENDS])
GAP_SECOND: Final = bytes([second for _, second in GAP_ENDS])
GAP_IDS: Final = tuple(f"{SLOT_IDS[first]}-{SLOT_IDS[second]}" for first, second in GAP_ENDS)

# Fields of `standing`: where workers stand.
ON_CARDS: Final = 60
"""Before it, by p * GAPS + gap, the workers of p in the market. ON_CARDS + card: those of its owner
on a building."""
STANDING: Final = 122  # with room for every card that a mask can hold


def _open_gaps() -> vec[i64]:
    table = vec[i64]()
    filled: i64 = 0
    while filled < BIT[SLOTS]:
        gaps: i64 = 0
        for gap, (first, second) in enumerate(GAP_ENDS):
            if filled & (BIT[first] | BIT[second]):
                gaps |= BIT[gap]
        table = append(table, gaps)
        filled += 1
    return table


OPEN_GAPS: Final[vec[i64]] = _open_gaps()
"""By the mask of places that hold a card: the gaps beside at least one of them."""
