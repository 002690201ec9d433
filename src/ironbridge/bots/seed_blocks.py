"""Which seeds are for what, so that no bot is chosen or praised for deals that it has learned from.

Games for training, duels that decide what is kept, duels whose figures are published, and games
that puzzles are taken from each have a block of their own.
"""

from __future__ import annotations

from typing import Final

TRAINING: Final = range(1_000_000_000, 2_000_000_000)
CHOOSING: Final = range(2_000_000_000, 3_000_000_000)
REPORTING: Final = range(3_000_000_000, 4_000_000_000)
PUZZLES: Final = range(4_000_000_000, 5_000_000_000)

BLOCKS: Final = {
    "training": TRAINING,
    "choosing": CHOOSING,
    "reporting": REPORTING,
    "puzzles": PUZZLES,
}


def block_of(seeds: range) -> str:
    """The name of the block that holds all of these seeds; "" when none does."""
    for name, block in BLOCKS.items():
        if len(seeds) and seeds[0] in block and seeds[-1] in block:
            return name
    return ""
