"""What a position of every game of the family holds: small ints, masks and short arrays.

Per-seat numbers stand in one array, field by field: `seat[MONEY + p]`. Masks that could be
recomputed (network, slots with coal, ...) are kept because the rules ask for them all the time.
A game adds its own fields and phases, and overrides the methods at the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.brass.board import (
    ACTION,
    CANAL,
    CARD,
    HAND,
    LINKS,
    MAT,
    MAX_SEATS,
    NETWORK,
    ORDER,
    OWED,
    SEAT_FIELDS,
    SLOTS,
    BrassBoard,
)
from ironbridge.brass.rules.routes import gathered, join
from ironbridge.kernel.arrays import changed, filled
from ironbridge.kernel.base_state import BaseState
from ironbridge.kernel.bits import BIT, POSITION, SPREAD
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.game import Game
from ironbridge.kernel.phrase import Arguments, seat_id

# A hand counts its cards in words of eight numbers of seven bits, so that copies are short.
HAND_WORDS: Final = 8
"""Words of one hand: room for as many kinds of cards as a mask has."""
COUNT_BITS: Final = 7
MOST_ALIKE: Final = 127
"""Of one kind of card in one hand."""


def no_seats() -> vec[i64]:
    """The numbers of all seats at a table where nobody has anything."""
    return filled(0, SEAT_FIELDS)


def no_cards(seats: i64) -> vec[i64]:
    """Empty hands."""
    return filled(0, seats * HAND_WORDS)


@mypyc_attr(acyclic=True)
class BrassState(BaseState):
    """The table: board, players, cards, and the action in progress."""

    def __init__(
        self,
        home: Game,
        tables: BrassBoard,
        seat_count: i64,
        chance: Chance,
        seat: vec[i64],
        hand: vec[i64],
    ) -> None:
        """`seat` and `hand` become the state's own."""
        super().__init__(home, seat_count, chance)
        self.tables: Final = tables
        self.introductory: bool = False
        self.deck: bytes = b""  # shared by copies: never changed, only read on
        self.deck_at: i64 = 0
        self.discards: bytes = b""  # oldest first, a byte a card: card * MAX_SEATS + seat
        self.seat: Final = seat
        self.hand: Final = hand  # read by `held`, written by `hold`
        # Shared by copies: replaced by `changed` arrays, never written into.
        self.tile: vec[i64] = tables.no_tiles  # by slot: kind * MAX_SEATS + owner, -1 when empty
        self.cubes: vec[i64] = tables.no_cubes  # by slot: cubes or barrels on the tile
        self.mat: vec[i64] = tables.full_mats  # by seat * industries + industry: tiles taken off it
        self.near: vec[i64] = tables.no_links  # by location: those one link away
        self.joined: vec[i64] = tables.unjoined  # by location: those connected, itself included
        self.era: i64 = CANAL
        self.round: i64 = 1
        self.turn: i64 = 0  # place in the order of the seat that plays
        self.actions: i64 = 0  # actions the turn still has, the one in progress included
        self.phase: i64 = ACTION
        self.flipped: i64 = 0  # slots
        self.occupied: i64 = 0  # slots
        self.coal_slots: i64 = 0  # slots with coal cubes
        self.iron_slots: i64 = 0
        self.market_places: i64 = 0  # locations from where coal can be bought and sold
        self.built: i64 = 0  # links
        self.coal: i64 = 0  # cubes in the market
        self.iron: i64 = 0
        # The action in progress; all zero or -1 between actions.
        self.action: i64 = -1  # kind of the move that began it
        self.target: i64 = -1  # slot built or sold, or link placed
        self.industry: i64 = -1  # industry built or developed
        self.need_coal: i64 = 0
        self.need_iron: i64 = 0
        self.steps: i64 = 0  # what the action has done so far: each game says what it counts

    def give_to(self, twin: "BrassState") -> None:
        """Copy everything but what a twin is made with."""
        twin.tile = self.tile
        twin.cubes = self.cubes
        twin.mat = self.mat
        twin.near = self.near
        twin.joined = self.joined
        twin.introductory = self.introductory
        twin.deck = self.deck
        twin.deck_at = self.deck_at
        twin.discards = self.discards
        twin.era = self.era
        twin.round = self.round
        twin.turn = self.turn
        twin.actions = self.actions
        twin.phase = self.phase
        twin.flipped = self.flipped
        twin.occupied = self.occupied
        twin.coal_slots = self.coal_slots
        twin.iron_slots = self.iron_slots
        twin.market_places = self.market_places
        twin.built = self.built
        twin.coal = self.coal
        twin.iron = self.iron
        twin.action = self.action
        twin.target = self.target
        twin.industry = self.industry
        twin.need_coal = self.need_coal
        twin.need_iron = self.need_iron
        twin.steps = self.steps

    # Whose turn it is ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.phase == self.tables.over_phase

    def decider(self) -> i64:
        """Whoever's turn it is (ROUND-PLAY-ORDER), or the first debtor."""
        if self.phase < self.tables.debt_phase:
            return self.seat[ORDER + self.turn]
        if self.phase == self.tables.debt_phase:
            return self.first_debtor()
        return -1

    @property
    def deciders(self) -> tuple[int, ...]:
        """One seat, or all debtors at the same time (ROUND-SHORTFALL-TOGETHER)."""
        if self.phase == self.tables.debt_phase:
            return self.debtors()
        first = int(self.decider())
        return () if first < 0 else (first,)

    def settled(self) -> bool:
        return self.phase == ACTION or self.phase >= self.tables.debt_phase

    def turn_mark(self) -> i64:
        if self.phase == self.tables.debt_phase:
            return -1
        return (self.era * 64 + self.round) * 8 + self.turn

    def only_pays(self) -> bool:
        return self.phase == CARD

    def first_debtor(self) -> i64:
        """The first in the order of play who owes something; asked only when somebody does."""
        i: i64 = 0
        while self.seat[OWED + self.seat[ORDER + i]] == 0:
            i += 1
        return self.seat[ORDER + i]

    def debtors(self) -> tuple[int, ...]:
        in_order = [int(self.seat[ORDER + i]) for i in range(int(self.seat_count))]
        return tuple(p for p in in_order if self.seat[OWED + p] > 0)

    # Small questions the rules ask of a position ------------------------------------------

    def kind_at(self, slot: i64) -> i64:
        """The tile kind in an occupied slot."""
        return self.tile[slot] // MAX_SEATS

    def owner_at(self, slot: i64) -> i64:
        return self.tile[slot] % MAX_SEATS

    def next_kind(self, p: i64, industry: i64) -> i64:
        """The lowest tile of the industry on the mat of p, NOTHING when none is left."""
        tables = self.tables
        return tables.mat_kind[industry * MAT + self.mat[p * tables.industries + industry]]

    def take_off_mat(self, p: i64, industry: i64) -> None:
        """The lowest tile of the industry leaves the mat of p."""
        place = p * self.tables.industries + industry
        self.mat = changed(self.mat, place, self.mat[place] + 1)

    def links_left(self, p: i64) -> i64:
        used: i64 = 0
        mine = self.seat[LINKS + p]
        while mine:
            mine &= mine - 1
            used += 1
        return self.tables.link_tiles - used

    def bare(self, p: i64) -> bool:
        """Nothing on the board: neither tile nor link."""
        return self.seat[SLOTS + p] == 0 and self.seat[LINKS + p] == 0

    def locations_of(self, slots: i64) -> i64:
        """The locations of a mask of slots."""
        return gathered(self.tables.slot_place, slots)

    def towns_of(self, slots: i64) -> i64:
        """All slots of the locations that these slots lie in."""
        return gathered(self.tables.slot_town, slots)

    def renew_network(self, p: i64) -> None:
        """The locations with a tile of p or touched by a link of p."""
        own_links = gathered(self.tables.link_ends, self.seat[LINKS + p])
        self.seat[NETWORK + p] = self.locations_of(self.seat[SLOTS + p]) | own_links

    def connect(self, ends: i64) -> None:
        """A link now joins these locations."""
        self.near = self.near[:]
        self.joined = self.joined[:]
        join(self.near, self.joined, ends)

    def hand_size(self, p: i64) -> i64:
        size: i64 = 0
        kinds = self.seat[HAND + p]
        while kinds:
            bit = kinds & -kinds
            kinds ^= bit
            size += self.held(p, POSITION[(bit * SPREAD >> 58) & 63])
        return size

    def cards_counted(self, p: i64, enough: i64) -> i64:
        """The cards in the hand of p, or `enough` when there are that many kinds of them."""
        kinds_seen: i64 = 0
        kinds = self.seat[HAND + p]
        while kinds and kinds_seen < enough:
            kinds &= kinds - 1
            kinds_seen += 1
        return enough if kinds_seen == enough else self.hand_size(p)

    def held(self, p: i64, card: i64) -> i64:
        """How many of this card p has in hand."""
        return (self.hand[p * HAND_WORDS + (card >> 3)] >> ((card & 7) * COUNT_BITS)) & MOST_ALIKE

    def hold(self, p: i64, card: i64, more: i64) -> None:
        """So many more of this card in the hand of p, or fewer. The mask is the caller's."""
        self.hand[p * HAND_WORDS + (card >> 3)] += more * BIT[(card & 7) * COUNT_BITS]

    def cards_left(self) -> i64:
        """The cards that can still be drawn in this era."""
        cards: i64 = len(self.deck)
        return cards - self.deck_at

    # What each game answers for itself ----------------------------------------------------

    def origin(self) -> i64:
        """The locations that the coal of the action in progress must reach."""
        raise NotImplementedError

    def forget(self, slot: i64) -> None:
        """The slot's tile has lost its last cube or is gone: masks of the game's own drop it."""

    def rule_id(self, clause: str) -> str:
        """The id in the game's rulebook of a clause that several rulebooks have by this name."""
        raise NotImplementedError

    def actions_used(self) -> i64:
        """How many actions of the turn the one in progress takes."""
        return 1

    # Each game's `table.py` answers the following, because they are rules.

    def draw(self, p: i64) -> None:
        """Refill the hand of p at the end of the turn."""
        raise NotImplementedError

    def end_canal_era(self) -> None:
        raise NotImplementedError

    def end_game(self) -> None:
        raise NotImplementedError


# Events: `note_...` beside each rule writes one, or nothing when no journal is kept ------------
#
# The words are in each game's words/events.*.ftl. `forced` is 1 when the rules left only one
# answer.


def slot_id(s: BrassState, slot: i64) -> str:
    return f"slot-{s.tables.slot_ids[slot]}"


def industry_id(s: BrassState, industry: i64) -> str:
    return f"industry-{s.tables.industry_ids[industry]}"


def tile_at(s: BrassState, p: i64, slot: i64) -> Arguments:
    """Who acts, and the tile that stands in a slot."""
    kind = s.kind_at(slot)
    return {
        "seat": seat_id(p),
        "slot": slot_id(s, slot),
        "location": f"location-{s.tables.location_ids[s.tables.slot_location[slot]]}",
        "owner": seat_id(s.owner_at(slot)),
        "industry": industry_id(s, s.tables.kind_industry[kind]),
        "level": int(s.tables.kind_level[kind]),
    }
