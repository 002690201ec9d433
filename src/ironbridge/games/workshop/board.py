"""The components of Workshop of the World as tables that the rules read quickly; what is asked, and
where things stand in a state.

Towns, connections, cards, types and companies are numbered in the order of board.toml. A *company*
is one colour on the map. With three to five players each has one; two players have two each, so a
seat owns every company c with c % seats == seat. The two connections that cross share no town, so
nothing here joins them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.kernel.bits import BIT

if TYPE_CHECKING:
    from ironbridge.games.workshop.components import Components

MAX_SEATS: Final = 5
MAX_COMPANIES: Final = 5
TYPES: Final = 5
"""Types of industry, each with its box on the demand diagram."""

CANAL: Final = 0
RAIL: Final = 1
ERAS: Final = 2
EraName: TypeAlias = Literal["canal", "rail"]
ERA_NAMES: Final[tuple[EraName, ...]] = ("canal", "rail")

# What is asked. The first two are sealed: all seats choose at the same time.
DEMAND: Final = 0  # which tokens go to the diagram
BID: Final = 1  # for the order of play
CARD: Final = 2
TOWN: Final = 3  # where the industry of a choice card goes
REMOVE: Final = 4  # whose industry leaves a full town
LINK: Final = 5
OVER: Final = 6
PhaseName: TypeAlias = Literal["demand", "bid", "card", "town", "remove", "link", "over"]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = (
    "demand", "bid", "card", "town", "remove", "link", "over",
)  # fmt: skip

# Fields of `seat`, each with room for five seats, companies, boxes or types.
MONEY: Final = 0
INCOME: Final = 5
CHOICE: Final = 10  # index of the sealed move, -1 while there is none
ORDER: Final = 15  # ORDER + box of the track: the company there, or -1
HELD: Final = 20  # HELD + company: mask of towns with an industry
LINKS: Final = 25  # LINKS + company: mask of connections
DIAGRAM: Final = 30  # DIAGRAM + type: demand tokens there
OFFERED: Final = 35  # two players, first auction: the company offered, -1 while there is none
LAST_BID: Final = 40  # in the last auction that was opened, -1 before the first
HAND: Final = 45  # HAND + type * MAX_SEATS + p: tokens in hand
SEAT_FIELDS: Final = 70

# Fields of `industries`, for each town: those of each company, and of ALL together.
ALL: Final = MAX_COMPANIES
TOWN_FIELDS: Final = MAX_COMPANIES + 1

LINKS_A_TURN: Final = 2
MOST_MONEY: Final = 999
"""More than anybody can come to own; the highest bid of the move space."""


class Setup:
    """What depends on how many people play. `drawn` and `placed` are demand tokens of a player
    in an era; `rounds` those of an era."""

    def __init__(self, data: Components, seats: int) -> None:
        table = data.tables[seats]
        self.seats: i64 = seats
        self.companies: i64 = table.companies
        self.money: i64 = table.money
        self.set_aside: i64 = table.set_aside
        self.drawn: i64 = table.drawn
        self.placed: i64 = table.placed
        self.rounds: i64 = data.rounds(seats)
        # What a player can come to own, however well the game goes.
        self.most_of_a_turn: i64 = (LINKS_A_TURN + 1) * max(town.value for town in data.towns)
        """Income of two links that join three towns of the highest value."""
        self.most_of_eras: list[int] = [most_of_an_era(data, seats, era) for era in range(ERAS)]
        """Money for links and industries at the end of an era."""
        turns = ERAS * data.rounds(seats) * table.colours
        most_income = turns * int(self.most_of_a_turn)
        self.most_money: i64 = table.money + most_income + sum(self.most_of_eras)
        """At the end of the game."""


def most_of_an_era(data: Components, seats: int, era: int) -> int:
    """Links all in the largest network, and industries all of the type most in demand."""
    table = data.tables[seats]
    turns = data.rounds(seats) * table.colours
    links = LINKS_A_TURN * max(data.network_pay, data.link_pay)
    placed = ERAS * table.placed * seats * (era + 1)
    demand = min(placed, max(data.demand_tokens.values()))
    return turns * (links + (era + 1) * demand)


class Board:
    """The tables."""

    def __init__(self, data: Components) -> None:
        self.setups: dict[int, Setup] = {seats: Setup(data, seats) for seats in data.tables}
        self.colour_ids: list[str] = list(data.colours)
        self.type_ids: list[str] = [kind.id for kind in data.types]
        self.token_counts: bytes = bytes([data.demand_tokens[kind] for kind in self.type_ids])
        self.link_cost: bytes = bytes([data.canal_cost, data.rail_cost])
        """By era: what a link costs."""
        self.per_pound: i64 = data.per_pound
        """Spaces of the income track that are given up for £1."""
        self.network_pay: i64 = data.network_pay
        self.link_pay: i64 = data.link_pay
        self._freeze_towns(data)
        self._freeze_connections(data)
        self._freeze_cards(data)

    def setup_of(self, seats: int) -> Setup:
        return self.setups[seats]

    def _freeze_towns(self, data: Components) -> None:
        self.town_ids: list[str] = [town.id for town in data.towns]
        self.town_value: bytes = bytes([town.value for town in data.towns])
        self.town_type: bytes = bytes([self.type_ids.index(town.type) for town in data.towns])
        self.value_towns: vec[i64] = vec[i64]()
        """By value: the mask of the towns that have it."""
        for value in range(max(self.town_value) + 1):
            towns: i64 = 0
            for town, its_value in enumerate(self.town_value):
                if its_value == value:
                    towns |= BIT[town]
            self.value_towns = append(self.value_towns, towns)

    def _freeze_connections(self, data: Components) -> None:
        ends = [[self.town_ids.index(town) for town in line.towns] for line in data.connections]
        self.connection_ids: list[str] = [line.id for line in data.connections]
        self.end_a: bytes = bytes([a for a, _ in ends])
        self.end_b: bytes = bytes([b for _, b in ends])
        self.doubles: i64 = 0
        """The mask of the connections that take two links."""
        self.near: vec[i64] = vec[i64]()
        """By town: the mask of its connections."""
        for town in range(len(self.town_ids)):
            lines: i64 = 0
            for line, towns in enumerate(ends):
                if town in towns:
                    lines |= BIT[line]
            self.near = append(self.near, lines)
        self.touching: vec[i64] = vec[i64]()
        """By connection: the mask of those that share a town with it, itself included."""
        for line, connection in enumerate(data.connections):
            if connection.links == 2:
                self.doubles |= BIT[line]
            self.touching = append(
                self.touching, self.near[self.end_a[line]] | self.near[self.end_b[line]]
            )

        self.crossing: bytes = bytes(
            [self.connection_ids.index(line) for line in data.crossing.connections]
        )
        """The two connections that cross."""

    def _freeze_cards(self, data: Components) -> None:
        self.card_ids: list[str] = [card.id for card in data.cards]
        self.card_value: bytes = bytes([card.value for card in data.cards])
        self.card_town: vec[i64] = vec[i64]()
        """By card: its town, -1 for a choice card."""
        for card in data.cards:
            town: i64 = -1 if card.town is None else self.town_ids.index(card.town)
            self.card_town = append(self.card_town, town)
        setup = [card.kind == "setup" for card in data.cards]
        self.setup_cards: bytes = bytes([n for n, early in enumerate(setup) if early])
        self.other_cards: bytes = bytes([n for n, early in enumerate(setup) if not early])

    # Names: the ids of their texts ------------------------------------------------------------

    def colour_name(self, company: i64) -> str:
        return f"colour-{self.colour_ids[company]}"

    def type_name(self, kind: i64) -> str:
        return f"type-{self.type_ids[kind]}"

    def town_name(self, town: i64) -> str:
        return f"town-{self.town_ids[town]}"

    def connection_name(self, line: i64) -> str:
        return f"connection-{self.connection_ids[line]}"

    def card_name(self, card: i64) -> str:
        return f"card-{self.card_ids[card]}"

    # Small questions --------------------------------------------------------------------------

    def other_end(self, line: i64, town: i64) -> i64:
        """The town that a connection leads to from one of its towns."""
        a: i64 = self.end_a[line]
        b: i64 = self.end_b[line]
        return b if a == town else a
