"""The components of Brass: Lancashire as tables that the rules read quickly; those of the
whole family are in brass/board.py.

Both maps number everything alike; what the community map lacks is in none of its masks.
"""

from typing import Final, get_args

from mypy_extensions import i64

from ironbridge.brass.board import (
    BrassBoard,
)
from ironbridge.games.lancashire.components import Components
from ironbridge.games.lancashire.documents import Phase
from ironbridge.kernel.bits import BIT

# The questions of this game, after those that every game of the family asks.
OUTLET: Final = 4  # where the mill's cotton goes: a port or the distant market
MORE: Final = 5  # a second rail, a second tile developed, a further sale, or done
DEBT: Final = 6
OVER: Final = 7
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)


class Setup:
    """What the number of players and the choice of deck decide."""

    def __init__(
        self,
        name: str,
        cards: bytes,
        distant: bytes,
        rounds: i64,
        beneath_canal: i64,
        removed_rail: i64,
        beneath_rail: i64,
    ) -> None:
        self.name = name
        self.cards: bytes = cards  # every card of the deck, sorted
        self.distant: bytes = distant  # the steps of every distant market tile, sorted
        self.rounds: i64 = rounds
        self.beneath_canal: i64 = beneath_canal  # cards that the Canal Era does not use
        self.removed_rail: i64 = removed_rail  # cards that the Rail Era does not use
        self.beneath_rail: i64 = beneath_rail  # cards left when the Rothschild tile appears


class Board(BrassBoard):
    """The tables of one map."""

    def __init__(self, data: Components, community: bool) -> None:
        on_map = {place.id for place in data.locations if place.community or not community}
        coal = data.community_coal if community else data.coal
        iron = data.community_iron if community else data.iron
        super().__init__(data, on_map, coal, iron, PHASE_NAMES)
        self.community: bool = community
        self.money: i64 = data.community_money if community else data.money
        self._freeze_map(data, on_map)
        self._freeze_roles(data)
        self._freeze_setups(data)
        self.kind_cubes: bytes = bytes([t.cubes for t in data.levels])
        self.distant_bonus: bytes = bytes(data.distant_track)
        self.distant_x: i64 = len(data.distant_track)
        """The place of the X, after the last space of the distant market."""
        self.double_cards: i64 = data.double_cards
        self.loan_money: bytes = bytes([loan.money for loan in data.loans])
        self.loan_levels: bytes = bytes([loan.levels for loan in data.loans])
        self.final_money_per_point: i64 = data.final_money_per_point

    def _freeze_map(self, data: Components, on_map: set[str]) -> None:
        self.locations_on_map: i64 = 0
        self.slots_on_map: i64 = 0
        self.market_locations: i64 = 0
        """Border locations that show the market icon."""
        for v, place in enumerate(data.locations):
            if place.id in on_map:
                self.locations_on_map |= BIT[v]
                self.slots_on_map |= self.slots_of_location[v]
                self.market_locations |= BIT[v] if place.market else 0
        if self.community:
            self.canals = 0
            self.rails = 0
            for n, link in enumerate(data.links):
                self.canals |= BIT[n] if link.community_canal else 0
                self.rails |= BIT[n] if link.community_rail else 0
        self.virtual_ends: i64 = 0
        """The two towns of the virtual link."""
        for name in data.virtual_link:
            self.virtual_ends |= BIT[self.location_ids.index(name)]

    def _freeze_roles(self, data: Components) -> None:
        roles = [industry.role for industry in data.industries]
        self.mill_industry: i64 = roles.index("mill")
        self.port_industry: i64 = roles.index("port")
        self.shipyard_industry: i64 = roles.index("shipyard")

    def _freeze_setups(self, data: Components) -> None:
        self.setups: list[Setup] = []
        self.setup_seats: list[tuple[int, bool]] = []
        """For each of the setups of this map: seats, and whether it is the classic deck's."""
        for deck in data.decks:
            if (deck.column == "community") != self.community:
                continue
            cards: list[int] = []
            for c, card in enumerate(data.cards):
                cards.extend([c] * card.counts[deck.column])
            steps: list[int] = []
            for tile in data.distant_tiles:
                steps.extend([tile.steps] * tile.counts[deck.column])
            steps.sort()
            self.setups.append(
                Setup(
                    deck.id,
                    bytes(cards),
                    bytes(steps),
                    deck.rounds,
                    deck.beneath_canal,
                    deck.removed_rail,
                    deck.beneath_rail,
                )
            )
            self.setup_seats.append((deck.seats, deck.column == "classic"))

    def setup_of(self, seats: int, classic: bool) -> Setup:
        """The set-up for so many seats on this map; asked only where the options allow it."""
        return self.setups[self.setup_seats.index((seats, classic))]
