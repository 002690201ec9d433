"""What is asked in a game of Brass: Lancashire, and where things stand in a state."""

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
    "OUTLET",
    "OVER",
    "OWED",
    "PHASE_NAMES",
    "POINTS",
    "SEAT_FIELDS",
    "SLOTS",
    "SPENT",
]

# What is asked, behind the questions that all games ask first.
OUTLET: Final = 4  # where the mill's cotton goes: a port or the distant market
MORE: Final = 5  # a second rail, a second tile developed, a further sale, or done
DEBT: Final = 6
OVER: Final = 7
PHASE_NAMES: Final = ("action", "card", "coal", "iron", "outlet", "more", "debt", "over")
