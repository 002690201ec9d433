"""What is asked in a game of Brass: Birmingham, and where things stand in a state."""

from typing import Final

from ironbridge.brass.board import (
    ACTION,
    CARD,
    COAL,
    ERA_NAMES,
    HAND,
    INCOME,
    IRON,
    LINKS,
    MONEY,
    NETWORK,
    ORDER,
    OWED,
    POINTS,
    SEAT_FIELDS,
    SLOTS,
    SPENT,
)

__all__ = [
    "ACTION",
    "BEER",
    "BONUS",
    "CARD",
    "COAL",
    "DEBT",
    "ERA_NAMES",
    "HAND",
    "INCOME",
    "IRON",
    "LINKS",
    "MONEY",
    "MORE",
    "NETWORK",
    "ORDER",
    "OVER",
    "OWED",
    "PHASE_NAMES",
    "POINTS",
    "SEAT_FIELDS",
    "SLOTS",
    "SPENT",
]

# What is asked, behind the questions that all games ask first.
BEER: Final = 4
BONUS: Final = 5  # which tile Gloucester's barrel develops
MORE: Final = 6  # a second rail, a second tile developed, a further sale, or done
DEBT: Final = 7
OVER: Final = 8
PHASE_NAMES: Final = ("action", "card", "coal", "iron", "beer", "bonus", "more", "debt", "over")
