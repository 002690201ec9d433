"""Spyrium's constants, and its components frozen into tables that the rules read quickly.

A *face* is an entry of board.toml; a *card* is a single copy of it. Cards are numbered face by
face, so that a set of cards is one mask and the copies of a face lie side by side in it.
"""

from typing import Final, Literal, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.games.spyrium import components
from ironbridge.games.spyrium.components import (
    Building,
    Card,
    Character,
    Components,
    Measure,
    Period,
    Technique,
)
from ironbridge.kernel.bits import BIT

Phase: TypeAlias = Literal[
    "action", "surcharge", "token", "value", "site", "residence", "bonus", "place", "reuse", "over"
]
"""What is asked, in the words of a position."""

MAX_SEATS: Final = 5

# What is asked: places in PHASE_NAMES.
ACTION: Final = 0
SURCHARGE: Final = 1  # pay it, or use Lobbying
TOKEN: Final = 2  # which token of a character
VALUE: Final = 3  # what the token counts for, with Commerce
SITE: Final = 4  # where a building goes
RESIDENCE: Final = 5  # a step, or points
BONUS: Final = 6
PLACE: Final = 7  # the gap of the event's late worker
REUSE: Final = 8  # the building that the event uses again
OVER: Final = 9
PHASE_NAMES: Final[tuple[Phase, ...]] = (
    "action", "surcharge", "token", "value", "site", "residence", "bonus", "place", "reuse", "over",
)  # fmt: skip

# How far an action has come: what it reports to `rules/turn.py`.
ASKS: Final = 0  # a question is open
DONE: Final = 1  # all of it has happened
TO_RESIDENCE: Final = 2  # all but what it does on the residence track

# Fields of `seat`, each with room for MAX_SEATS.
MONEY: Final = 0
SPYRIUM: Final = 5
POINTS: Final = 10
RESIDENCE_AT: Final = 15  # space of the residence track, from 0
WORKERS: Final = 20  # owned, wherever they are
ACTIVE: Final = 25  # on the start card
IN_MARKET: Final = 30
GAPS_HELD: Final = 35  # mask of the gaps in which the seat has workers
CARDS: Final = 40  # mask of single cards: buildings and techniques
TILTED: Final = 45  # mask, of CARDS
KEPT: Final = 50  # KEPT + (value - 1) * MAX_SEATS + p: tokens kept with Commerce
SEAT_FIELDS: Final = 65

VALUES: Final = 4
"""Token values run from 1 to 3; tables by value have room for 0, which stands for no token."""

# Cards.
CHARACTER: Final = 0
BUILDING: Final = 1
TECHNIQUE: Final = 2
MOST_EFFECTS: Final = 3
"""No building and no event has more effects to choose from."""

# Which cards get tokens when they come to the market.
NO_TOKEN: Final = 0
ONE_TOKEN: Final = 1
TOKEN_FOR_OTHERS: Final = 2  # one fewer than there are players

MEASURES: Final[tuple[Measure, ...]] = (
    "money", "spyrium", "workers", "buildings", "tokens", "residence", "factories",
)  # fmt: skip
"""What techniques count at the end."""
NOTHING: Final = components.Effect(0, 0, 0, False, 0, "", 0, 0, 0, 0, False, False, False)
NO_SCORE: Final = components.Score("money", 1, 0)
"""For cards that do nothing when they are built, and for those that are not techniques."""

# The market.
ROWS: Final = 3
COLUMNS: Final = 3
SLOTS: Final = 9
GAPS: Final = 12
SLOT_IDS: Final = tuple(f"{row}{column}" for row in "abc" for column in "123")
ACROSS: Final = [(slot, slot + 1) for slot in range(SLOTS) if slot % COLUMNS < COLUMNS - 1]
DOWN: Final = [(slot, slot + COLUMNS) for slot in range(SLOTS - COLUMNS)]
GAP_ENDS: Final = (*ACROSS, *DOWN)
"""The two places beside each gap: first the gaps within a row, then those between rows."""
GAP_FIRST: Final = bytes([first for first, _ in GAP_ENDS])
GAP_SECOND: Final = bytes([second for _, second in GAP_ENDS])
GAP_IDS: Final = tuple(f"{SLOT_IDS[first]}-{SLOT_IDS[second]}" for first, second in GAP_ENDS)

# Fields of `standing`: where workers stand.
ON_CARDS: Final = 60
"""Before it, by p * GAPS + gap, the workers of p in the market. ON_CARDS + card: those of its owner
on a building."""
STANDING: Final = 122  # with room for every card that a mask can hold


# The gaps of the market -----------------------------------------------------------------------


def open_gaps() -> vec[i64]:
    table = vec[i64]()
    filled: i64 = 0
    while filled < BIT[SLOTS]:
        gaps: i64 = 0
        for gap, (first, second) in enumerate(GAP_ENDS):
            if filled & (BIT[first] | BIT[second]):
                gaps |= BIT[gap]
        table = append(table, gaps)
        filled += 1
    return table


OPEN_GAPS: Final[vec[i64]] = open_gaps()
"""By the mask of places that hold a card: the gaps beside at least one of them."""


# Tables made from board.toml ------------------------------------------------------------------


class Effect:
    """What one use of a card costs and brings. `pay_token` and the `token_...` are 1 where the
    value of the token is paid or gained, else 0; so is `pay_per_worker`, in pounds."""

    def __init__(self, printed: components.Effect) -> None:
        self.workers: i64 = printed.workers
        self.pay_money: i64 = printed.pay_money
        self.pay_per_worker: i64 = printed.pay_per_worker
        self.pay_token: i64 = int(printed.pay_token)
        self.pay_spyrium: i64 = printed.pay_spyrium
        self.token_money: i64 = int(printed.token == "money")
        self.token_spyrium: i64 = int(printed.token == "spyrium")
        self.token_points: i64 = int(printed.token == "points")
        self.uses_token: bool = printed.uses_token
        self.money: i64 = printed.money
        self.spyrium: i64 = printed.spyrium
        self.points: i64 = printed.points
        self.new_workers: i64 = printed.new_workers
        self.residence: bool = printed.residence
        self.reuse: bool = printed.reuse
        self.late_worker: bool = printed.late_worker


class Board:
    """The tables."""

    def __init__(self, data: Components) -> None:
        self.seat_counts = data.seat_counts
        self.money: i64 = data.money
        self.spyrium: i64 = data.spyrium
        self.workers: i64 = data.workers
        self.workers_total: i64 = data.workers + data.reserve
        self.start_residence: i64 = data.start_residence
        self.residence_track: bytes = bytes(data.residence_track)
        self.last_residence: i64 = len(data.residence_track) - 1
        self.first_bonus: i64 = data.bonus_points[0]
        self.second_bonus: i64 = data.bonus_points[1]
        self.bonus_workers: i64 = data.bonus_workers
        self.bonus_money: i64 = data.bonus_money
        self.worker_cost: i64 = data.worker_cost
        self.place_cost: i64 = data.place_cost
        self.symbol_discount: i64 = data.symbol_discount
        self.token_counts: bytes = bytes(data.tokens)
        self._freeze_faces(data)
        self._freeze_cards(data)
        self._freeze_buildings(data)
        self._freeze_techniques(data)
        self._freeze_decks(data)
        self._freeze_events(data)

    def _freeze_faces(self, data: Components) -> None:
        self.face_ids: list[str] = [card.id for card in data.cards]
        self.face_cost: bytes = bytes([card.cost for card in data.cards])
        self.face_type: bytes = bytes([type_of(card) for card in data.cards])
        self.face_tokens: bytes = bytes([tokens_on(card) for card in data.cards])
        self.face_effects: list[list[Effect]] = [effects_of(card) for card in data.cards]

    def _freeze_cards(self, data: Components) -> None:
        faces: list[int] = []
        self.face_cards: vec[i64] = vec[i64]()
        """By face: the mask of its copies."""
        for face, card in enumerate(data.cards):
            copies: i64 = 0
            for _ in range(card.count):
                copies |= BIT[len(faces)]
                faces.append(face)
            self.face_cards = append(self.face_cards, copies)
        self.card_face: bytes = bytes(faces)

    def _freeze_buildings(self, data: Components) -> None:
        symbols = list(data.symbols)
        nothing = Effect(NOTHING)
        points: list[int] = []
        self.face_symbols: vec[i64] = vec[i64]()
        """By face: the mask of its symbols."""
        self.face_built: list[Effect] = []
        """By face: what a building brings when it is built."""
        self.buildings: i64 = 0
        """The mask of all cards that are buildings."""
        for face, card in enumerate(data.cards):
            mask: i64 = 0
            if isinstance(card, Building):
                for symbol in card.symbols:
                    mask |= BIT[symbols.index(symbol)]
                self.buildings |= self.face_cards[face]
            self.face_symbols = append(self.face_symbols, mask)
            self.face_built.append(Effect(card.built) if isinstance(card, Building) else nothing)
            points.append(card.points if isinstance(card, Building) else 0)
        self.face_points: bytes = bytes(points)
        self.factory_symbol: i64 = BIT[symbols.index("factory")]
        self.mine_symbol: i64 = BIT[symbols.index("mine")]

    def _freeze_techniques(self, data: Components) -> None:
        """Each technique as the mask of its one card (0 if there is none) and its number."""
        self.automation: i64 = self._technique(data, "automation")
        self.lobbying: i64 = self._technique(data, "lobbying")
        self.taylorism: i64 = self._technique(data, "taylorism")
        self.capitalization: i64 = self._technique(data, "capitalization")
        self.crane: i64 = self._technique(data, "crane")
        self.engineering: i64 = self._technique(data, "engineering")
        self.commerce: i64 = self._technique(data, "commerce")
        amounts = {technique.kind: technique.amount for technique in data.techniques}
        self.capitalization_money: i64 = amounts.get("capitalization", 0)
        self.crane_discount: i64 = amounts.get("crane", 0)
        self.engineering_points: i64 = amounts.get("engineering", 0)
        self.commerce_limit: i64 = amounts.get("commerce", 0)
        scores = [card.score if isinstance(card, Technique) else NO_SCORE for card in data.cards]
        self.score_of: bytes = bytes([MEASURES.index(score.of) for score in scores])
        self.score_per: bytes = bytes([score.per for score in scores])
        self.score_most: bytes = bytes([score.most for score in scores])

    def _technique(self, data: Components, kind: str) -> i64:
        for face, card in enumerate(data.cards):
            if isinstance(card, Technique) and card.kind == kind:
                return self.face_cards[face]
        return 0

    def _freeze_decks(self, data: Components) -> None:
        self.periods: tuple[Period, ...] = tuple(sorted(set(data.periods)))
        self.rounds: i64 = len(data.periods)
        self.round_period: bytes = bytes([self.periods.index(name) for name in data.periods])
        self.period_cards: list[bytes] = []
        """The cards of each period, sorted."""
        for period in self.periods:
            of_period = [c for c, f in enumerate(self.card_face) if data.cards[f].period == period]
            self.period_cards.append(bytes(of_period))
        places = data.rows * data.columns
        starts: list[int] = []
        for number, period in enumerate(data.periods):
            earlier = sum(
                len(cards)
                for name, cards in zip(self.periods, self.period_cards, strict=True)
                if name < period
            )
            starts.append(earlier + places * data.periods[:number].count(period))
        self.round_start: bytes = bytes(starts)
        """By round - 1: where its nine cards begin in the deck, which holds all periods."""

    def _freeze_events(self, data: Components) -> None:
        self.event_ids: list[str] = [event.id for event in data.events]
        self.event_options: list[list[Effect]] = [
            [Effect(option) for option in event.options] for event in data.events
        ]
        self.event_uses_token: bytes = bytes([int(event.uses_token) for event in data.events])


def type_of(card: Card) -> int:
    if isinstance(card, Character):
        return CHARACTER
    return BUILDING if isinstance(card, Building) else TECHNIQUE


def tokens_on(card: Card) -> int:
    if isinstance(card, Character) and card.effect.uses_token:
        return TOKEN_FOR_OTHERS
    return ONE_TOKEN if isinstance(card, Building) and card.built.uses_token else NO_TOKEN


def effects_of(card: Card) -> list[Effect]:
    """The one effect of a character, the effects of exploiting a building."""
    if isinstance(card, Character):
        return [Effect(card.effect)]
    return [Effect(each) for each in card.exploit] if isinstance(card, Building) else []


# What events and reasons call things: the ids of their texts ----------------------------------


def card_id(board: Board, face: i64) -> str:
    return f"card-{board.face_ids[face]}"


def event_id(board: Board, event: i64) -> str:
    return f"eventcard-{board.event_ids[event]}"


def gap_id(gap: i64) -> str:
    return f"gap-{GAP_IDS[gap]}"


def slot_id(slot: i64) -> str:
    return f"slot-{SLOT_IDS[slot]}"
