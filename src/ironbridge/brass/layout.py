"""Where things stand in a state of the family: the fields of `seat`, and what all games ask."""

from typing import Final

MAX_SEATS: Final = 4
"""A tile on the board is one number: kind * MAX_SEATS + owner. So is a card in the discards."""
NOTHING: Final = 255
"""In a table of bytes: there is none."""
MAT: Final = 16
"""Room for the tiles of one industry in `mat_kind`."""

CANAL: Final = 0
RAIL: Final = 1
ERA_NAMES: Final = ("canal", "rail")

# Fields of `seat`, each with room for MAX_SEATS.
MONEY: Final = 0
SPENT: Final = 4  # money spent this round
POINTS: Final = 8
INCOME: Final = 12  # space of the income marker
OWED: Final = 16  # what a debtor still has to pay
HAND: Final = 20  # mask of the card kinds in hand
NETWORK: Final = 24  # mask of locations
SLOTS: Final = 28  # mask of slots with a tile of this seat
LINKS: Final = 32  # mask of links of this seat
ORDER: Final = 36  # ORDER + i: the seat that plays i-th this round
SEAT_FIELDS: Final = 40

# The questions that every game begins with; each adds its own behind them.
ACTION: Final = 0
CARD: Final = 1
COAL: Final = 2
IRON: Final = 3
