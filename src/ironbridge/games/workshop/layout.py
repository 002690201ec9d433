"""What is asked in a game of Workshop of the World, and where things stand in a state.

A *company* is one colour on the map. With three to five players each has one; two players have
two each, so a seat owns every company c with c % seats == seat.
"""

from typing import Final

MAX_SEATS: Final = 5
MAX_COMPANIES: Final = 5
TYPES: Final = 5
"""Types of industry, each with its box on the demand diagram."""

CANAL: Final = 0
RAIL: Final = 1
ERA_NAMES: Final = ("canal", "rail")

# What is asked. The first two are sealed: all seats choose side by side.
DEMAND: Final = 0  # which tokens go to the diagram
BID: Final = 1  # for the order of play
CARD: Final = 2
TOWN: Final = 3  # where the industry of a choice card goes
REMOVE: Final = 4  # whose industry leaves a full town
LINK: Final = 5
OVER: Final = 6
PHASE_NAMES: Final = ("demand", "bid", "card", "town", "remove", "link", "over")

# Fields of `seat`, each with room for MAX_SEATS.
MONEY: Final = 0
INCOME: Final = 5
CHOICE: Final = 10  # index of the sealed move, -1 while there is none
OFFERED: Final = 15  # two players, first auction: the company offered, -1 while there is none
LAST_BID: Final = 20  # in the last auction that was opened, -1 before the first
HAND: Final = 25  # HAND + type * MAX_SEATS + p: tokens in hand
SEAT_FIELDS: Final = 50

# Fields of `firm`, each with room for MAX_COMPANIES.
LINKS: Final = 0  # mask of connections
HELD: Final = 5  # mask of towns with an industry
FIRM_FIELDS: Final = 10

MOST_MONEY: Final = 999
"""More than anybody can come to own; the highest bid of the move space."""
