"""Which seeds are for what, so that no bot is chosen or praised for deals that it has learned from.

Games for training, duels that decide what is kept, and duels whose figures are published each have
a block of their own.
"""

from __future__ import annotations

from typing import Final

TRAINING: Final = range(1_000_000_000, 2_000_000_000)
CHOOSING: Final = range(2_000_000_000, 3_000_000_000)
REPORTING: Final = range(3_000_000_000, 4_000_000_000)

BLOCKS: Final = {"training": TRAINING, "choosing": CHOOSING, "reporting": REPORTING}


def block_of(seeds: range) -> str:
    """The name of the block that holds all of these seeds; "" when none does."""
    for name, block in BLOCKS.items():
        if len(seeds) and seeds[0] in block and seeds[-1] in block:
            return name
    return ""
