"""The numbers that stand for phases, fields and goods in Age of Industry, and its components frozen
into tables that the rules read quickly: one Board for each side of the board.

Everything is a small number. Locations are numbered: those of the map, its seas and, behind them,
one for each import of coal; slots are the spaces for tiles; a source of cubes is a slot or, behind
them, an import. Industries, tile kinds, cards and market tiles are the same on both sides.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.board import Market, masks
from ironbridge.games.age_of_industry.components import Components, GameMap
from ironbridge.kernel.bits import BIT

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
RAILED: Final = 25  # mask of locations touched by one's own railway
NETWORK: Final = 30  # mask of locations with one's own railway or tile
SLOTS: Final = 35  # mask of slots with one's own tile
LINKS: Final = 40  # mask of links with one's own railway
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


# The tables ----------------------------------------------------------------------------------


def goods_mask(goods: tuple[str, ...]) -> int:
    mask = 0
    for name in goods:
        mask |= GOODS[name]
    return mask


class Board:
    """All tables of one map, named `what_of_which`: `slot_location[slot]`, `kind_cost[kind]`."""

    def __init__(self, data: Components, index: int) -> None:
        side = data.maps[index]
        self.index: i64 = index
        self.map_id: str = side.id
        self.import_ids: list[str] = [found.id for found in side.imports]
        self.location_ids: list[str] = [place.id for place in side.locations] + self.import_ids
        self.slot_ids: list[str] = [space.id for space in side.spaces]
        self.source_ids: list[str] = self.slot_ids + self.import_ids
        self.link_ids: list[str] = [link.id for link in side.links]
        self.market_ids: list[str] = [market.id for market in side.markets]
        self.industry_ids: list[str] = [industry.id for industry in data.industries]
        self.card_ids: list[str] = [card.id for card in data.cards]
        self.market_tile_ids: list[str] = [tile.id for tile in data.market_tiles]
        self.places: i64 = len(side.locations)
        self.locations: i64 = len(self.location_ids)
        self.slots: i64 = len(self.slot_ids)
        self.sources: i64 = len(self.source_ids)
        self.links: i64 = len(self.link_ids)
        self.markets: i64 = len(self.market_ids)
        self.industries: i64 = len(self.industry_ids)
        self.cards: i64 = len(self.card_ids)
        self._freeze_slots(data, side)
        self._freeze_seas(side)
        self._freeze_places(data, side)
        self._freeze_links(side)
        self._freeze_industries(data)
        self._freeze_tiles(data)
        self._freeze_cards(data, side)
        self._freeze_markets(data)
        self._freeze_numbers(data)

    def _freeze_slots(self, data: Components, side: GameMap) -> None:
        takes = {kind.id: kind.industries for kind in data.space_kinds}
        slot_industries: list[int] = []
        slots_of_industry = [0] * len(self.industry_ids)
        for slot, space in enumerate(side.spaces):
            shown = 0
            for name in takes[space.kind]:
                k = self.industry_ids.index(name)
                shown |= int(BIT[k])
                slots_of_industry[k] |= int(BIT[slot])
            slot_industries.append(shown)
        self.slot_location: bytes = bytes(
            [self.location_ids.index(space.location) for space in side.spaces]
        )
        self.slot_industries: vec[i64] = masks(slot_industries)
        self.slots_of_industry: vec[i64] = masks(slots_of_industry)

    def _freeze_seas(self, side: GameMap) -> None:
        """Sea lanes join port slots and ship slots; a ship opens its import of coal."""
        lanes = [0] * len(self.slot_ids)
        ship_import = [NOTHING] * len(self.slot_ids)
        import_ship: list[int] = []
        cubes: list[int] = []
        for place in side.locations:
            if place.kind != "sea":
                continue
            ship = self.slot_ids.index(place.spaces[0].id)
            for name in place.lanes:
                port = self.slot_ids.index(name)
                lanes[ship] |= int(BIT[port])
                lanes[port] |= int(BIT[ship])
            if place.coal_import is None:
                continue
            ship_import[ship] = self.source_ids.index(place.coal_import.id)
            import_ship.append(ship)
            cubes.append(place.coal_import.cubes)
        self.lanes: vec[i64] = masks(lanes)
        """By slot: the slots at the other end of its sea lanes."""
        self.ship_import: bytes = bytes(ship_import)
        """By slot: the source where the coal of a ship arrives; NOTHING where none does."""
        self.import_ship: bytes = bytes(import_ship)
        """By source - slots: the slot of its ship."""
        self.import_cubes: bytes = bytes(cubes)
        """By source - slots."""
        first_import = range(int(self.places), int(self.locations))
        self.source_location: bytes = self.slot_location + bytes(first_import)

    def _freeze_places(self, data: Components, side: GameMap) -> None:
        slots_of_location = [0] * len(self.location_ids)
        sources_of_location = [0] * len(self.location_ids)
        for source, v in enumerate(self.source_location):
            sources_of_location[v] |= int(BIT[source])
            slots_of_location[v] |= int(BIT[source]) if source < self.slots else 0
        self.slots_of_location: vec[i64] = masks(slots_of_location)
        self.sources_of_location: vec[i64] = masks(sources_of_location)
        self.location_limit: bytes = bytes(
            [
                data.few_limit if len(place.spaces) <= data.few_spaces else data.many_limit
                for place in side.locations
            ]
        )
        """How many tiles of one player a location takes."""
        self.many_slots: i64 = 0
        """Locations where one's own tile opens the other slots to an industry card."""
        self.distant_ports: i64 = 0
        self.barred: i64 = 0
        """Locations that bar transit."""
        for v, place in enumerate(side.locations):
            self.many_slots |= BIT[v] if len(place.spaces) > data.few_spaces else 0
            self.distant_ports |= BIT[v] if place.distant_port else 0
            self.barred |= 0 if place.transit else BIT[v]
        self.location_income: bytes = bytes(
            [
                len(place.markets) + (data.village_income if place.kind == "village" else 0)
                for place in side.locations
            ]
        )
        """What a location adds to the income of a railway, whatever is built in it."""
        self.market_location: bytes = bytes(
            [self.location_ids.index(market.location) for market in side.markets]
        )
        markets_of_location = [0] * len(self.location_ids)
        for market, v in enumerate(self.market_location):
            markets_of_location[v] |= int(BIT[market])
        self.markets_of_location: vec[i64] = masks(markets_of_location)

    def _freeze_links(self, side: GameMap) -> None:
        ends: list[int] = []
        touching = [0] * len(self.location_ids)
        for n, link in enumerate(side.links):
            joined = 0
            for name in link.locations:
                v = self.location_ids.index(name)
                joined |= int(BIT[v])
                touching[v] |= int(BIT[n])
            ends.append(joined)
        self.link_ends: vec[i64] = masks(ends)
        self.links_of_location: vec[i64] = masks(touching)

    def _freeze_industries(self, data: Components) -> None:
        roles = [industry.role for industry in data.industries]
        self.cotton_industry: i64 = roles.index("cotton")
        self.factory_industry: i64 = roles.index("factory")
        self.coal_industry: i64 = roles.index("coal")
        self.iron_industry: i64 = roles.index("iron")
        self.port_industry: i64 = roles.index("port")
        self.ship_industry: i64 = roles.index("ship")
        self.industry_goods: bytes = bytes([GOODS.get(role, 0) for role in roles])

    def _freeze_tiles(self, data: Components) -> None:
        levels = data.levels
        self.kinds: i64 = len(levels)
        self.kind_industry: bytes = bytes([self.industry_ids.index(t.industry) for t in levels])
        self.kind_level: bytes = bytes([t.level for t in levels])
        self.kind_count: bytes = bytes([t.count for t in levels])
        self.kind_cost: bytes = bytes([t.cost for t in levels])
        self.kind_coal: bytes = bytes([t.coal for t in levels])
        self.kind_iron: bytes = bytes([t.iron for t in levels])
        self.kind_cubes: bytes = bytes([t.cubes for t in levels])
        self.kind_payout: bytes = bytes([t.payout for t in levels])
        self.kind_accepts: bytes = bytes([goods_mask(t.accepts) for t in levels])
        of_industry = [0] * len(self.industry_ids)
        for kind, k in enumerate(self.kind_industry):
            of_industry[k] |= int(BIT[kind])
        self.kinds_of_industry: vec[i64] = masks(of_industry)
        """Tile kinds of an industry; a lower number is a lower level."""

    def _freeze_cards(self, data: Components, side: GameMap) -> None:
        slots: list[int] = []
        industries: list[int] = []
        deck: list[int] = []
        colours = {place.id: place.colour for place in side.locations}
        for c, card in enumerate(data.cards):
            reach = 0
            for slot, space in enumerate(side.spaces):
                if card.colour is not None and colours[space.location] == card.colour:
                    reach |= int(BIT[slot])
            slots.append(reach)
            shown = 0
            if card.industry is not None:
                shown = int(BIT[self.industry_ids.index(card.industry)])
            industries.append(shown)
            deck.extend([c] * card.count)
        self.card_slots: vec[i64] = masks(slots)
        """The slots that a location card opens."""
        self.card_industries: vec[i64] = masks(industries)
        """The industry that an industry card shows."""
        self.deck: bytes = bytes(deck)
        """Every card, sorted."""

    def _freeze_markets(self, data: Components) -> None:
        self.market_accepts: bytes = bytes([goods_mask(t.accepts) for t in data.market_tiles])
        """By market tile: the goods it takes; 0 without demand."""
        pile: list[int] = []
        for n, tile in enumerate(data.market_tiles):
            pile.extend([n] * tile.count)
        self.market_pile: bytes = bytes(pile)
        """Every market tile, sorted."""
        self.coal_track: Market = Market(data.coal.prices, data.coal.price_when_empty)
        self.iron_track: Market = Market(data.iron.prices, data.iron.price_when_empty)
        self.coal_initial: i64 = data.coal.initial
        self.iron_initial: i64 = data.iron.initial

    def _freeze_numbers(self, data: Components) -> None:
        self.seat_counts: tuple[int, ...] = data.seat_counts
        self.money: i64 = data.money
        self.hand: i64 = data.hand
        self.hand_limit: i64 = data.hand_limit
        self.railways: i64 = data.railways
        self.actions: i64 = data.actions
        self.first_round_actions: i64 = data.first_round_actions
        self.face_up: i64 = data.face_up
        self.draws: i64 = data.draws
        self.rail_cost: i64 = data.rail_cost
        self.rail_coal: i64 = data.rail_coal
        self.rail_iron: i64 = data.rail_iron
        self.loan_money: i64 = data.loan_money
        self.loan_interest: i64 = data.loan_interest
        self.unpaid_points: i64 = data.unpaid_points
        self.rail_income: i64 = data.rail_income
        self.money_per_point: i64 = data.money_per_point
