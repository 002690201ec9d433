"""What the box of Workshop of the World holds: the things that components.py reads from board.toml.

Ids, lists and numbers only; the fast tables of the rules (board.py) are made from them.
"""

from dataclasses import dataclass

from ironbridge.kernel.components import Provenance

ERAS = 2
LINKS_A_TURN = 2


@dataclass(frozen=True)
class IndustryType:
    """The type of a town's industries; it has a box on the demand diagram."""

    id: str
    name: dict[str, str]
    hex: str


@dataclass(frozen=True)
class Town:
    """`value` is the income it brings and the number of industries it holds.

    `guessed` names what is reconstructed: town, value, type.
    """

    id: str
    name: dict[str, str]
    value: int
    type: str
    x: int
    y: int
    guessed: tuple[str, ...]


@dataclass(frozen=True)
class LinkSlot:
    """Where a link lies on the drawn line of its connection; the angle is in degrees."""

    x: int
    y: int
    angle: int


@dataclass(frozen=True)
class Connection:
    """A line between two towns that takes one link or, if it is double, two of the same turn.

    `path` is the drawn line. `guessed` names what is reconstructed: connection, links.
    """

    id: str
    towns: tuple[str, ...]
    links: int
    path: tuple[tuple[int, int], ...]
    slots: tuple[LinkSlot, ...]
    guessed: tuple[str, ...]


@dataclass(frozen=True)
class Crossing:
    """Two connections whose lines cross without a junction."""

    connections: tuple[str, ...]
    x: int
    y: int


@dataclass(frozen=True)
class Card:
    """A town card. `town` is None for a choice card; `value` is that of the town or of the towns
    to choose from."""

    id: str
    kind: str
    town: str | None
    value: int


@dataclass(frozen=True)
class Table:
    """The numbers that depend on how many people play. `colours` are the companies of each
    player; `drawn` and `placed` count the demand tokens of a player in each era."""

    seats: int
    colours: int
    money: int
    set_aside: int
    drawn: int
    placed: int

    @property
    def companies(self) -> int:
        """Companies in play, each with one turn and so one card a round."""
        return self.seats * self.colours


@dataclass(frozen=True)
class Components:
    """All of it. `industries` and `links` count the pieces of one colour in the box, which nobody
    runs out of; `per_pound` the spaces of the income track given up for £1; `income_spaces` those
    that are drawn."""

    source: str
    tables: dict[int, Table]
    industries: int
    links: int
    colours: tuple[str, ...]
    canal_cost: int
    rail_cost: int
    income_spaces: int
    per_pound: int
    network_pay: int
    link_pay: int
    types: tuple[IndustryType, ...]
    demand_tokens: dict[str, int]
    towns: tuple[Town, ...]
    connections: tuple[Connection, ...]
    crossing: Crossing
    card_kinds: dict[str, dict[str, str]]
    cards: tuple[Card, ...]
    provenance: tuple[Provenance, ...]

    @property
    def seat_counts(self) -> tuple[int, ...]:
        return tuple(self.tables)

    def rounds(self, seats: int) -> int:
        """Rounds of an era: the town deck is used up exactly."""
        table = self.tables[seats]
        return (len(self.cards) - table.set_aside) // table.companies

    # What a player can come to own, however well the game goes -----------------------------------

    @property
    def most_of_a_turn(self) -> int:
        """Income of two links that join three towns of the highest value."""
        return (LINKS_A_TURN + 1) * max(town.value for town in self.towns)

    def most_of_an_era(self, seats: int, era: int) -> int:
        """Money for links and industries at the end of an era, counted from 0."""
        table = self.tables[seats]
        turns = self.rounds(seats) * table.colours
        links = LINKS_A_TURN * max(self.network_pay, self.link_pay)
        placed = ERAS * table.placed * seats * (era + 1)
        demand = min(placed, max(self.demand_tokens.values()))
        return turns * (links + (era + 1) * demand)

    def most_money(self, seats: int) -> int:
        """At the end of the game."""
        table = self.tables[seats]
        turns = ERAS * self.rounds(seats) * table.colours
        ends = sum(self.most_of_an_era(seats, era) for era in range(ERAS))
        return table.money + turns * self.most_of_a_turn + ends
