"""The components that the games of the family share, as tables that the rules read quickly.

Everything is a small number: a location, slot, link, industry, tile kind (industry and level)
or card kind is its place in board.toml. Sets of them are masks. A game's Board adds its own tables.
"""

from typing import Final, get_args

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.brass.components import BrassComponents, MarketTrack
from ironbridge.brass.documents import Era
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import BIT

MAX_SEATS: Final = 4
"""A tile on the board is one number: kind * MAX_SEATS + owner. So is a card in the discards."""
NOTHING: Final = 255
"""In a table of bytes: there is none."""
MAT: Final = 16
"""Room for the tiles of one industry in `mat_kind`."""

UNPAYABLE: Final = 10**9
"""More money than anybody has."""

CANAL: Final = 0
RAIL: Final = 1
ERA_NAMES: Final[tuple[Era, ...]] = get_args(Era)

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

# The questions that every game of the family asks; each adds its own after them.
ACTION: Final = 0
CARD: Final = 1
COAL: Final = 2
IRON: Final = 3


def masks(values: list[int]) -> vec[i64]:
    table = vec[i64]()
    for value in values:
        table = append(table, value)
    return table


class BrassBoard:
    """All tables, named `what_of_which`: `slot_location[slot]`, `kind_cost[kind]`."""

    def __init__(
        self,
        data: BrassComponents,
        on_map: set[str],
        coal: MarketTrack,
        iron: MarketTrack,
        phases: tuple[str, ...],
    ) -> None:
        """`on_map`: the locations of the map in play. The others are in none of the masks.
        `phases`: the names of the questions that the game asks."""
        self.phase_names: tuple[str, ...] = phases
        self.more_phase: i64 = phases.index("more")
        """A second rail, a second tile developed, a further sale, or done."""
        self.debt_phase: i64 = phases.index("debt")
        self.over_phase: i64 = phases.index("over")
        self.location_ids: list[str] = [place.id for place in data.locations]
        self.industry_ids: list[str] = [industry.id for industry in data.industries]
        self.slot_ids: list[str] = [slot.id for place in data.locations for slot in place.slots]
        self.link_ids: list[str] = [link.id for link in data.links]
        self.card_ids: list[str] = [card.id for card in data.cards]
        self.locations: i64 = len(self.location_ids)
        self.slots: i64 = len(self.slot_ids)
        self.links: i64 = len(self.link_ids)
        self.industries: i64 = len(self.industry_ids)
        self.cards: i64 = len(self.card_ids)
        self.coal_market: Market = Market(coal.prices, coal.price_when_empty)
        self.iron_market: Market = Market(iron.prices, iron.price_when_empty)
        self.coal_initial: i64 = coal.initial
        self.iron_initial: i64 = iron.initial
        self._freeze_slots(data, on_map)
        self._freeze_links(data)
        self._freeze_tiles(data)
        self._freeze_cards(data)
        self._freeze_numbers(data)
        # What every game begins with. States share it: see BrassState.
        self.no_tiles: vec[i64] = filled(-1, self.slots)
        self.no_cubes: vec[i64] = filled(0, self.slots)
        self.full_mats: vec[i64] = filled(0, MAX_SEATS * self.industries)
        self.no_links: vec[i64] = filled(0, self.locations)
        self.unjoined: vec[i64] = BIT[: self.locations]  # connected to themselves only

    def _freeze_slots(self, data: BrassComponents, on_map: set[str]) -> None:
        slot_location: list[int] = []
        slot_industries: list[int] = []
        slots_of_location: list[int] = []
        slots_of_industry = [0] * len(self.industry_ids)
        self.single_slots: i64 = 0
        """Slots that show one industry alone: they are filled before the others."""
        for v, place in enumerate(data.locations):
            here = 0
            for slot in place.slots:
                bit = int(BIT[len(slot_location)])
                icons = 0
                for name in slot.industries:
                    k = self.industry_ids.index(name)
                    icons |= int(BIT[k])
                    slots_of_industry[k] |= bit if place.id in on_map else 0
                slot_location.append(v)
                slot_industries.append(icons)
                here |= bit if place.id in on_map else 0
                self.single_slots |= bit if len(slot.industries) == 1 else 0
            slots_of_location.append(here)
        self.slot_location: bytes = bytes(slot_location)
        self.slot_place: vec[i64] = masks([int(BIT[v]) for v in slot_location])
        """The location of a slot, as a mask."""
        self.slot_town: vec[i64] = masks([slots_of_location[v] for v in slot_location])
        """All slots of the location of a slot."""
        self.slot_industries: vec[i64] = masks(slot_industries)
        self.slots_of_location: vec[i64] = masks(slots_of_location)
        self.slots_of_industry: vec[i64] = masks(slots_of_industry)
        self.location_icons: bytes = bytes([place.link_icons for place in data.locations])

    def _freeze_links(self, data: BrassComponents) -> None:
        ends: list[int] = []
        touching = [0] * len(self.location_ids)
        self.canals: i64 = 0
        self.rails: i64 = 0
        for n, link in enumerate(data.links):
            joined = 0
            for name in link.locations:
                v = self.location_ids.index(name)
                joined |= int(BIT[v])
                touching[v] |= int(BIT[n])
            ends.append(joined)
            self.canals |= BIT[n] if link.canal else 0
            self.rails |= BIT[n] if link.rail else 0
        self.link_ends: vec[i64] = masks(ends)
        self.links_of_location: vec[i64] = masks(touching)

    def _freeze_tiles(self, data: BrassComponents) -> None:
        levels = data.levels
        self.kinds: i64 = len(levels)
        self.kind_industry: bytes = bytes([self.industry_ids.index(t.industry) for t in levels])
        self.kind_level: bytes = bytes([t.level for t in levels])
        self.kind_count: bytes = bytes([t.count for t in levels])
        self.kind_cost: bytes = bytes([t.cost for t in levels])
        self.least_cost: i64 = min([t.cost for t in levels])
        self.kind_coal: bytes = bytes([t.coal for t in levels])
        self.kind_iron: bytes = bytes([t.iron for t in levels])
        self.kind_points: bytes = bytes([t.points for t in levels])
        self.kind_income: bytes = bytes([t.income for t in levels])
        self.kind_icons: bytes = bytes([t.link_icons for t in levels])
        # Indexed by kind * 2 + era.
        self.kind_buildable: bytes = bytes(
            [int(allowed) for t in levels for allowed in (t.canal, t.rail)]
        )
        # Indexed by industry * MAT + tiles already taken: the kind now lowest on the mat.
        mat = bytearray([NOTHING] * (MAT * len(self.industry_ids)))
        tiles = bytearray(len(self.industry_ids))
        for kind, t in enumerate(levels):
            k = self.industry_ids.index(t.industry)
            for _ in range(t.count):
                mat[k * MAT + tiles[k]] = kind
                tiles[k] += 1
        self.mat_kind: bytes = bytes(mat)
        self.mat_tiles: bytes = bytes(tiles)
        self.set_developable(bytes([1] * len(levels)))
        # Indexed by (era * industries + industry) * MAT + tiles already taken: the price of that
        # kind, where the era has it, and its iron.
        self.mat_price: vec[i64] = masks(
            [
                UNPAYABLE
                if kind == NOTHING or not self.kind_buildable[kind * 2 + era]
                else self.kind_cost[kind]
                for era in (CANAL, RAIL)
                for kind in self.mat_kind
            ]
        )
        self.mat_iron: bytes = 2 * bytes(
            [0 if kind == NOTHING else self.kind_iron[kind] for kind in self.mat_kind]
        )
        gives = {industry.id: industry.resource for industry in data.industries}
        self.kind_own_goods: bytes = bytes(
            [
                int(
                    (gives[t.industry] == "coal" and t.coal)
                    or (gives[t.industry] == "iron" and t.iron)
                )
                for t in levels
            ]
        )
        """1 for a tile that costs what its industry gives."""
        resources = [industry.resource for industry in data.industries]
        self.coal_industry: i64 = resources.index("coal")
        self.iron_industry: i64 = resources.index("iron")

    def set_developable(self, kinds: bytes) -> None:
        """`kinds`: 0 for a tile that leaves the mat only when it is built."""
        self.kind_developable: bytes = kinds
        # Indexed by industry * MAT + tiles already taken: whether the lowest may be developed.
        self.mat_developable: bytes = bytes(
            [0 if kind == NOTHING else kinds[kind] for kind in self.mat_kind]
        )

    def _freeze_cards(self, data: BrassComponents) -> None:
        slots: list[int] = []
        industries: list[int] = []
        for card in data.cards:
            reach = 0
            icons = 0
            if card.location is not None:
                reach = int(self.slots_of_location[self.location_ids.index(card.location)])
            for name in card.industries:
                icons |= int(BIT[self.industry_ids.index(name)])
            slots.append(reach)
            industries.append(icons)
        self.card_slots: vec[i64] = masks(slots)
        """The slots a location card reaches, in or out of the network."""
        self.card_industries: vec[i64] = masks(industries)
        """The industries an industry card shows."""
        self.wild_cards: i64 = 0
        """Cards that go back to a pile of their own when they are used."""

    def _freeze_numbers(self, data: BrassComponents) -> None:
        self.income: IncomeTrack = IncomeTrack(data.income_levels)
        self.start_income: i64 = data.start_income
        self.hand: i64 = data.hand
        self.link_tiles: i64 = data.link_tiles
        self.actions: i64 = data.actions
        self.first_round_actions: i64 = data.first_round_actions
        self.canal_cost: i64 = data.canal_cost
        self.rail_cost: i64 = data.rail_cost
        self.second_rail_cost: i64 = data.second_rail_total - data.rail_cost
        self.rail_coal: i64 = data.rail_coal
        self.develop_max: i64 = data.develop_max
        self.develop_iron: i64 = data.develop_iron
        self.shortfall_divisor: i64 = data.shortfall_divisor
        self.intro_money_per_point: i64 = data.intro_money_per_point
        self.intro_money_max_points: i64 = data.intro_money_max_points
        self.seat_counts: tuple[int, ...] = data.seat_counts


# A market of cubes: a row of spaces with prices, the dearest filled first --------------------


class Market:
    """`prices` run from the cheapest space to the dearest; an empty market still sells.

    The cubes always lie on the dearest spaces, so their number says where they are.
    """

    def __init__(self, prices: tuple[int, ...], price_when_empty: int) -> None:
        table = vec[i64]()
        for price in prices:
            table = append(table, price)
        self.prices: vec[i64] = table
        self.spaces: i64 = len(prices)
        self.price_when_empty: i64 = price_when_empty

    def buying(self, cubes: i64, wanted: i64) -> i64:
        """What `wanted` cubes cost, the cheapest first, when the market holds `cubes`."""
        total: i64 = 0
        while wanted > 0:
            if cubes > 0:
                total += self.prices[self.spaces - cubes]
                cubes -= 1
            else:
                total += self.price_when_empty
            wanted -= 1
        return total

    def selling(self, cubes: i64) -> i64:
        """What the next cube brings: the dearest empty space. Only when there is one."""
        return self.prices[self.spaces - 1 - cubes]


# The income track: spaces for the marker, and the income level of each space -----------------


class IncomeTrack:
    """`level[space]` never falls along the track."""

    def __init__(self, levels: tuple[int, ...]) -> None:
        table = vec[i64]()
        for level in levels:
            table = append(table, level)
        self.level: vec[i64] = table
        self.last: i64 = len(levels) - 1
        self.lowest_level: i64 = levels[0]

    def forward(self, space: i64, steps: i64) -> i64:
        """Income rises by spaces, not levels, and stops at the end of the track."""
        space += steps
        return space if space < self.last else self.last

    def back(self, space: i64, levels: i64) -> i64:
        """A loan lowers by levels: the highest space of the new level, -1 if there is none."""
        wanted = self.level[space] - levels
        if wanted < self.lowest_level:
            return -1
        while self.level[space] > wanted:
            space -= 1
        return space
