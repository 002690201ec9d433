"""Where things stand in a state: the fields of `seat` and the names of the phases."""

from typing import Final

# Fields of `seat`, each with room for MAX_SEATS.
MONEY: Final = 0
SPENT: Final = 4  # money spent this round
POINTS: Final = 8
INCOME: Final = 12  # space of the income marker
OWED: Final = 16  # what a debtor still has to pay
HAND: Final = 20  # mask of the card kinds in hand
NETWORK: Final = 24  # mask of locations
SLOTS: Final = 28  # mask of slots with an own tile
LINKS: Final = 32  # mask of own links
ORDER: Final = 36  # ORDER + i: the seat that plays i-th this round
SEAT_FIELDS: Final = 40

# What is asked now.
ACTION: Final = 0
CARD: Final = 1
COAL: Final = 2
IRON: Final = 3
BEER: Final = 4
BONUS: Final = 5  # which tile Gloucester's barrel develops
MORE: Final = 6  # a second rail, a second tile developed, a further sale, or done
DEBT: Final = 7
OVER: Final = 8
PHASE_NAMES: Final = ("action", "card", "coal", "iron", "beer", "bonus", "more", "debt", "over")

ERA_NAMES: Final = ("canal", "rail")
