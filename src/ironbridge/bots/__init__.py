"""The bots: who they are, what they may see, and the levels that people choose from.

A bot knows a game only by the kernel and by the game's own evaluator.
"""

from ironbridge.bots.bot import Bot, decide
from ironbridge.bots.levels import (
    FORMER,
    LADDER,
    Level,
    levels,
    make,
    plays_rated,
    substitute,
    successor,
)

__all__ = [
    "FORMER",
    "LADDER",
    "Bot",
    "Level",
    "decide",
    "levels",
    "make",
    "plays_rated",
    "substitute",
    "successor",
]
