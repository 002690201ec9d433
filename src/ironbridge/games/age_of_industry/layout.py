"""What is asked in a game of Age of Industry, and where things stand in a state."""

from typing import Final

MAX_SEATS: Final = 5
"""A tile on the board is one number: kind * MAX_SEATS + owner. So is a card in the discards."""
NOTHING: Final = 255
"""In a table of bytes: there is none."""
COMBINED: Final = 2
"""The actions that are combined to build anywhere with any card."""

# Fields of `seat`, each with room for MAX_SEATS.
MONEY: Final = 0
SPENT: Final = 5  # money spent this round
LOANS: Final = 10  # how many
POINTS: Final = 15  # counted at the end of the game
HAND: Final = 20  # mask of the card kinds in hand
RAILED: Final = 25  # mask of locations touched by an own railway
NETWORK: Final = 30  # mask of locations with an own railway or tile
SLOTS: Final = 35  # mask of slots with one's own tile
LINKS: Final = 40  # mask of links with an own railway
ORDER: Final = 45  # ORDER + i: the seat that plays i-th this round
SEAT_FIELDS: Final = 50

# What is asked.
ACTION: Final = 0
CARD: Final = 1
COAL: Final = 2
IRON: Final = 3
OUTLET: Final = 4  # where the goods go: a port or a market tile
MORE: Final = 5  # a further sale, or done
DRAW: Final = 6  # where the second card comes from
CLOSING: Final = 7  # repay loans at the end of the turn?
INTEREST: Final = 8  # repay loans before interest is due? Several seats at once
OVER: Final = 9
PHASE_NAMES: Final = (
    "action", "card", "coal", "iron", "outlet", "more", "draw", "closing", "interest", "over",
)  # fmt: skip

# Goods, as a mask.
COTTON_GOODS: Final = 1
FACTORY_GOODS: Final = 2
GOODS: Final = {"cotton": COTTON_GOODS, "factory": FACTORY_GOODS}
