"""The components of Brass: Birmingham frozen into tables that the rules read quickly.

Everything is a small number: a location, slot, link, industry, tile kind (industry and
level), card kind or merchant space is its place in board.toml. Sets of them are masks.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.games.birmingham.components import Components
from ironbridge.industry.income import IncomeTrack
from ironbridge.industry.market import Market
from ironbridge.kernel.bits import BIT

MAX_SEATS: Final = 4
NOTHING: Final = 255
"""In a table of bytes: there is none."""
MAT: Final = 16
"""Room for the tiles of one industry in `mat_kind`."""

CANAL: Final = 0
RAIL: Final = 1

BONUSES: Final = ("money", "victory_points", "develop", "income_spaces")
BONUS_MONEY: Final = 0
BONUS_POINTS: Final = 1
BONUS_DEVELOP: Final = 2
BONUS_INCOME: Final = 3


def masks(values: list[int]) -> vec[i64]:
    table = vec[i64]()
    for value in values:
        table = append(table, value)
    return table


class Board:
    """All tables, named `what_of_which`: `slot_location[slot]`, `kind_cost[kind]`."""

    def __init__(self, data: Components) -> None:
        self.location_ids: list[str] = [place.id for place in data.locations]
        self.industry_ids: list[str] = [industry.id for industry in data.industries]
        self.slot_ids: list[str] = [slot.id for place in data.locations for slot in place.slots]
        self.link_ids: list[str] = [link.id for link in data.links]
        self.card_ids: list[str] = [card.id for card in data.cards]
        self.space_ids: list[str] = [s.id for place in data.locations for s in place.spaces]
        self.merchant_ids: list[str] = [tile.id for tile in data.merchant_tiles]
        self.locations: i64 = len(self.location_ids)
        self.slots: i64 = len(self.slot_ids)
        self.links: i64 = len(self.link_ids)
        self.industries: i64 = len(self.industry_ids)
        self.cards: i64 = len(self.card_ids)
        self.spaces: i64 = len(self.space_ids)
        self._freeze_map(data)
        self._freeze_tiles(data)
        self._freeze_cards(data)
        self._freeze_merchants(data)
        self._freeze_numbers(data)

    def _freeze_map(self, data: Components) -> None:
        slot_location: list[int] = []
        slot_industries: list[int] = []
        slots_of_location: list[int] = []
        slots_of_industry = [0] * len(self.industry_ids)
        single = 0
        towns = 0
        merchants = 0
        for v, place in enumerate(data.locations):
            here = 0
            for slot in place.slots:
                bit = int(BIT[len(slot_location)])
                icons = 0
                for name in slot.industries:
                    k = self.industry_ids.index(name)
                    icons |= int(BIT[k])
                    slots_of_industry[k] |= bit
                slot_location.append(v)
                slot_industries.append(icons)
                here |= bit
                if len(slot.industries) == 1:
                    single |= bit
            slots_of_location.append(here)
            if place.kind == "town":
                towns |= here
            if place.kind == "merchant":
                merchants |= int(BIT[v])
        self.slot_location: bytes = bytes(slot_location)
        self.slot_industries: vec[i64] = masks(slot_industries)
        self.slots_of_location: vec[i64] = masks(slots_of_location)
        self.slots_of_industry: vec[i64] = masks(slots_of_industry)
        self.single_slots: i64 = single
        """Slots that show one industry alone: they are filled before the others."""
        self.town_slots: i64 = towns
        """All slots but the farm breweries'."""
        self.merchant_locations: i64 = merchants
        self.location_icons: bytes = bytes([place.link_icons for place in data.locations])
        ends: list[int] = []
        canals = 0
        rails = 0
        touching = [0] * len(self.location_ids)
        for n, link in enumerate(data.links):
            bit = int(BIT[n])
            joined = 0
            for name in link.locations:
                v = self.location_ids.index(name)
                joined |= int(BIT[v])
                touching[v] |= bit
            ends.append(joined)
            canals |= bit if link.canal else 0
            rails |= bit if link.rail else 0
        self.link_ends: vec[i64] = masks(ends)
        self.links_of_location: vec[i64] = masks(touching)
        self.canals: i64 = canals
        self.rails: i64 = rails

    def _freeze_tiles(self, data: Components) -> None:
        levels = data.levels
        self.kinds: i64 = len(levels)
        self.kind_industry: bytes = bytes([self.industry_ids.index(t.industry) for t in levels])
        self.kind_level: bytes = bytes([t.level for t in levels])
        self.kind_count: bytes = bytes([t.count for t in levels])
        self.kind_cost: bytes = bytes([t.cost for t in levels])
        self.kind_coal: bytes = bytes([t.coal for t in levels])
        self.kind_iron: bytes = bytes([t.iron for t in levels])
        self.kind_beer: bytes = bytes([t.beer for t in levels])
        self.kind_points: bytes = bytes([t.points for t in levels])
        self.kind_income: bytes = bytes([t.income for t in levels])
        self.kind_icons: bytes = bytes([t.link_icons for t in levels])
        self.kind_developable: bytes = bytes([int(t.developable) for t in levels])
        # Indexed by kind * 2 + era.
        self.kind_buildable: bytes = bytes(
            [int(allowed) for t in levels for allowed in (t.canal, t.rail)]
        )
        self.kind_cubes: bytes = bytes([n for t in levels for n in (t.cubes_canal, t.cubes_rail)])
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
        self.sold_industries: i64 = 0
        self.coal_industry: i64 = -1
        self.iron_industry: i64 = -1
        self.beer_industry: i64 = -1
        for k, industry in enumerate(data.industries):
            if industry.sold:
                self.sold_industries |= BIT[k]
            if industry.resource == "coal":
                self.coal_industry = k
            elif industry.resource == "iron":
                self.iron_industry = k
            elif industry.resource == "beer":
                self.beer_industry = k

    def _freeze_cards(self, data: Components) -> None:
        slots: list[int] = []
        industries: list[int] = []
        self.wild_cards: i64 = 0
        self.wild_location: i64 = -1
        self.wild_industry: i64 = -1
        for c, card in enumerate(data.cards):
            reach = 0
            shown = 0
            if card.kind == "location":
                assert card.location is not None
                reach = int(self.slots_of_location[self.location_ids.index(card.location)])
            elif card.kind == "industry":
                for name in card.industries:
                    shown |= int(BIT[self.industry_ids.index(name)])
            elif card.kind == "wild_location":
                reach = int(self.town_slots)
                self.wild_cards |= BIT[c]
                self.wild_location = c
            else:
                for k in range(len(self.industry_ids)):
                    shown |= int(BIT[k])
                self.wild_cards |= BIT[c]
                self.wild_industry = c
            slots.append(reach)
            industries.append(shown)
        self.card_slots: vec[i64] = masks(slots)
        """The slots a location card reaches, in or out of the network."""
        self.card_industries: vec[i64] = masks(industries)
        """The industries an industry card shows."""
        self.card_counts: list[dict[int, int]] = [card.counts for card in data.cards]

    def _freeze_merchants(self, data: Components) -> None:
        space_location: list[int] = []
        bonus_kind = [NOTHING] * len(data.locations)
        bonus_amount = [0] * len(data.locations)
        min_seats: list[int] = []
        for v, place in enumerate(data.locations):
            for _ in place.spaces:
                space_location.append(v)
                min_seats.append(place.min_seats)
            if place.bonus is not None:
                bonus_kind[v] = BONUSES.index(place.bonus.kind)
                bonus_amount[v] = place.bonus.amount
        self.space_location: bytes = bytes(space_location)
        self.space_min_seats: bytes = bytes(min_seats)
        self.bonus_kind: bytes = bytes(bonus_kind)
        self.bonus_amount: bytes = bytes(bonus_amount)
        buys: list[int] = []
        for tile in data.merchant_tiles:
            wanted = 0
            for name in tile.buys:
                wanted |= int(BIT[self.industry_ids.index(name)])
            buys.append(wanted)
        self.merchant_buys: vec[i64] = masks(buys)
        self.merchant_seats: list[tuple[int, ...]] = [t.seat_counts for t in data.merchant_tiles]

    def _freeze_numbers(self, data: Components) -> None:
        self.coal_market: Market = Market(data.coal.prices, data.coal.price_when_empty)
        self.iron_market: Market = Market(data.iron.prices, data.iron.price_when_empty)
        self.coal_initial: i64 = data.coal.initial
        self.iron_initial: i64 = data.iron.initial
        self.income: IncomeTrack = IncomeTrack(data.income_levels)
        self.money: i64 = data.money
        self.start_income: i64 = data.start_income
        self.hand: i64 = data.hand
        self.face_down: i64 = data.face_down
        self.link_tiles: i64 = data.link_tiles
        self.actions: i64 = data.actions
        self.first_round_actions: i64 = data.first_round_actions
        self.canal_cost: i64 = data.canal_cost
        self.rail_cost: i64 = data.rail_cost
        self.second_rail_cost: i64 = data.second_rail_total - data.rail_cost
        self.rail_coal: i64 = data.rail_coal
        self.second_rail_beer: i64 = data.second_rail_beer
        self.develop_max: i64 = data.develop_max
        self.develop_iron: i64 = data.develop_iron
        self.scout_cards: i64 = data.scout_cards
        self.loan_money: i64 = data.loan_money
        self.loan_levels: i64 = data.loan_levels
        self.shortfall_divisor: i64 = data.shortfall_divisor
        self.intro_money_per_point: i64 = data.intro_money_per_point
        self.intro_money_max_points: i64 = data.intro_money_max_points
        self.seat_counts: tuple[int, ...] = data.seat_counts
        self.rounds: dict[int, int] = data.rounds
