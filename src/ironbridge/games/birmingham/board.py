"""The components of Brass: Birmingham as tables that the rules read quickly; those of the
whole family are in brass/board.py. A merchant space is its place in board.toml.
"""

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.board import (
    NOTHING,
    BrassBoard,
    masks,
)
from ironbridge.games.birmingham.components import Components
from ironbridge.games.birmingham.documents import Phase, WildCard
from ironbridge.kernel.bits import BIT

# The questions of this game, after those that every game of the family asks.
BEER: Final = 4
BONUS: Final = 5  # which tile Gloucester's barrel develops
MORE: Final = 6  # a second rail, a second tile developed, a further sale, or done
DEBT: Final = 7
OVER: Final = 8
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)


WILD_CARDS: Final[tuple[WildCard, ...]] = get_args(WildCard)

BONUSES: Final = ("money", "victory_points", "develop", "income_spaces")
BONUS_MONEY: Final = 0
BONUS_POINTS: Final = 1
BONUS_DEVELOP: Final = 2
BONUS_INCOME: Final = 3


class Board(BrassBoard):
    """The tables of the game."""

    def __init__(self, data: Components) -> None:
        on_map = {place.id for place in data.locations}
        super().__init__(data, on_map, data.coal, data.iron, PHASE_NAMES)
        self.space_ids: list[str] = [s.id for place in data.locations for s in place.spaces]
        self.merchant_ids: list[str] = [tile.id for tile in data.merchant_tiles]
        self.spaces: i64 = len(self.space_ids)
        self._freeze_places(data)
        self._freeze_sales(data)
        self._freeze_wild_cards(data)
        self._freeze_merchants(data)
        self.money: i64 = data.money
        self.face_down: i64 = data.face_down
        self.second_rail_beer: i64 = data.second_rail_beer
        self.scout_cards: i64 = data.scout_cards
        self.loan_money: i64 = data.loan_money
        self.loan_levels: i64 = data.loan_levels
        self.rounds: dict[int, int] = data.rounds

    def _freeze_places(self, data: Components) -> None:
        self.town_slots: i64 = 0
        """All slots but the farm breweries'."""
        self.merchant_locations: i64 = 0
        for v, place in enumerate(data.locations):
            if place.kind == "town":
                self.town_slots |= self.slots_of_location[v]
            elif place.kind == "merchant":
                self.merchant_locations |= BIT[v]

    def _freeze_sales(self, data: Components) -> None:
        levels = data.levels
        self.kind_beer: bytes = bytes([t.beer for t in levels])
        self.set_developable(bytes([int(t.developable) for t in levels]))
        # Indexed by kind * 2 + era.
        self.kind_cubes: bytes = bytes([n for t in levels for n in (t.cubes_canal, t.cubes_rail)])
        self.beer_industry: i64 = [i.resource for i in data.industries].index("beer")
        self.sold_industries: i64 = 0
        for k, industry in enumerate(data.industries):
            self.sold_industries |= BIT[k] if industry.sold else 0

    def _freeze_wild_cards(self, data: Components) -> None:
        kinds = [card.kind for card in data.cards]
        self.wild_location: i64 = kinds.index("wild_location")
        self.wild_industry: i64 = kinds.index("wild_industry")
        self.wild_cards = BIT[self.wild_location] | BIT[self.wild_industry]
        self.card_slots[self.wild_location] = self.town_slots
        for k in range(int(self.industries)):
            self.card_industries[self.wild_industry] |= BIT[k]
        self.card_counts: list[dict[int, int]] = [card.counts for card in data.cards]
        self.decks: dict[int, list[int]] = {seats: self._deck(seats) for seats in data.seat_counts}
        """By the number of seats: the cards of the deck, not shuffled yet."""

    def _deck(self, seats: int) -> list[int]:
        dealt = [card for card in range(int(self.cards)) if self.wild_cards & BIT[card] == 0]
        return [card for card in dealt for _ in range(self.card_counts[card][seats])]

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
