"""A position of Age of Industry: small ints, masks and short arrays.

Per-seat numbers stand in one array, field by field: `seat[MONEY + p]`. What follows from
something else (network, sources with cubes, connections, ...) is kept because the rules ask for it
all the time; `invariants.py` recomputes it in the tests. Data only: no rule is imported here;
`table.py` joins it with the rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.games.age_of_industry.board import (
    ACTION,
    CARD,
    CLOSING,
    HAND,
    INTEREST,
    LINKS,
    LOANS,
    MAX_SEATS,
    MONEY,
    NETWORK,
    NOTHING,
    ORDER,
    OVER,
    RAILED,
    SEAT_FIELDS,
    SLOTS,
    Board,
)
from ironbridge.games.age_of_industry.move_space import Space
from ironbridge.kernel.arrays import changed, filled
from ironbridge.kernel.base_state import BaseState
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, count
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.game import Game

ONE: Final = [bytes([n]) for n in range(256)]
"""A card, or a gap, as the bytes of a pile."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Arrays:
    """The arrays of a state: empty ones for a new table, or those for a copy of a position."""

    def __init__(
        self,
        seat: vec[i64],
        tile: vec[i64],
        cubes: vec[i64],
        mat: vec[i64],
        hand: vec[i64],
        market: vec[i64],
        near: vec[i64],
        joined: vec[i64],
    ) -> None:
        self.seat: vec[i64] = seat
        self.tile: vec[i64] = tile
        self.cubes: vec[i64] = cubes
        self.mat: vec[i64] = mat
        self.hand: vec[i64] = hand
        self.market: vec[i64] = market
        self.near: vec[i64] = near
        self.joined: vec[i64] = joined


def cleared(board: Board, seats: i64) -> Arrays:
    """Nothing on the map or in the hands, all tiles on the mats."""
    mat = vec[i64]()
    for _ in range(int(seats)):
        for tiles in board.kind_count:
            mat = append(mat, tiles)
    return Arrays(
        filled(0, SEAT_FIELDS),
        filled(-1, board.slots),
        filled(0, board.sources),
        mat,
        filled(0, seats * board.cards),
        filled(-1, board.markets),
        filled(0, board.locations),
        BIT[: board.locations],  # every location is connected to itself only
    )


@mypyc_attr(acyclic=True)
class AgePosition(BaseState):
    """The whole table, and the action in progress."""

    def __init__(
        self, home: Game, board: Board, space: Space, seats: i64, chance: Chance, arrays: Arrays
    ) -> None:
        super().__init__(home, seats, chance)
        self.board: Final = board  # of the map in play
        self.space: Final = space
        self.here: Final = space.maps[board.index]  # no move of the other map: AI-SETUP-MAP
        self.seat: Final = arrays.seat
        self.hand: Final = arrays.hand  # by seat * cards + card: how many in hand
        self.market: Final = arrays.market  # by market space: the tile there, -1 for none
        # Shared by copies: replaced by `changed` arrays, never written into.
        self.tile: vec[i64] = arrays.tile  # by slot: kind * MAX_SEATS + owner, -1 when empty
        self.cubes: vec[i64] = arrays.cubes  # by source
        self.mat: vec[i64] = arrays.mat  # by seat * kinds + kind: tiles left on it
        self.near: vec[i64] = arrays.near  # by location: those one connection away
        self.joined: vec[i64] = arrays.joined  # by location: those connected, itself included
        self.deck: bytes = b""  # shared by copies: never changed, only read on
        self.deck_at: i64 = 0
        self.display: bytes = bytes([NOTHING]) * int(board.face_up)  # NOTHING is a gap
        self.discards: bytes = b""  # oldest first, a byte a card: card * MAX_SEATS + seat
        # Cards in hand that everybody saw taken, coded the same way. This is memory, not part of
        # the position: no document has it.
        self.taken_openly: bytes = b""
        self.round: i64 = 1
        self.turn: i64 = 0  # place in the order of the seat that plays
        self.actions: i64 = 0  # actions the turn still has, the one in progress included
        self.phase: i64 = ACTION
        self.coal: i64 = 0  # cubes on the demand track
        self.iron: i64 = 0
        # Sets of slots. A port or ship being built is already among those standing.
        self.occupied: i64 = 0
        self.flipped: i64 = 0
        self.port_slots: i64 = 0
        self.ship_slots: i64 = 0
        self.rebuilt: i64 = 0  # ships that replaced a ship: they never flip
        # Sets of other things.
        self.coal_sources: i64 = 0  # sources with cubes
        self.iron_sources: i64 = 0
        self.track_places: i64 = board.distant_ports  # locations that open the demand track
        self.built: i64 = 0  # links
        self.used: i64 = 0  # market spaces whose tile is turned
        self.received: i64 = 0  # seats that got money since their turn ended
        self.asked: i64 = 0  # seats that may repay before interest
        # The action in progress; all 0 or -1 between actions.
        self.action: i64 = -1  # kind of the move that began it
        self.target: i64 = -1  # slot built or sold, link, or tile kind developed
        self.industry: i64 = -1  # industry built
        self.need_coal: i64 = 0  # cubes still to come from the map
        self.need_iron: i64 = 0
        self.steps: i64 = 0  # tiles sold, or cards drawn

    # Whose decision it is -----------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def decider(self) -> i64:
        if self.phase == OVER:
            return -1
        if self.phase == INTEREST:
            return self.first_asked()
        return self.seat[ORDER + self.turn]

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.phase == INTEREST:
            in_order = [int(self.seat[ORDER + i]) for i in range(int(self.seat_count))]
            return tuple(p for p in in_order if self.asked & BIT[p])
        first = int(self.decider())
        return () if first < 0 else (first,)

    def settled(self) -> bool:
        return self.phase == ACTION or self.phase >= CLOSING

    def turn_mark(self) -> i64:
        """A card from the deck ends what can be planned: nobody knows it before."""
        if self.phase == INTEREST:
            return -1
        return (self.round * 8 + self.turn) * 256 + self.deck_at

    def only_pays(self) -> bool:
        return self.phase == CARD

    def take_off_mat(self, p: i64, kind: i64) -> None:
        """A tile of this kind leaves the mat of p."""
        place = p * self.board.kinds + kind
        self.mat = changed(self.mat, place, self.mat[place] - 1)

    def options(self) -> dict[str, str]:
        """What the game was started with, by the names of the options."""
        return {"map": self.board.map_id}

    def copied(self) -> Arrays:
        """The arrays for a copy of this position."""
        return Arrays(
            self.seat[:],
            self.tile,
            self.cubes,
            self.mat,
            self.hand[:],
            self.market[:],
            self.near,
            self.joined,
        )

    def give_to(self, twin: AgePosition) -> None:
        """All but the arrays, for a copy of this position."""
        twin.deck = self.deck
        twin.deck_at = self.deck_at
        twin.display = self.display
        twin.discards = self.discards
        twin.taken_openly = self.taken_openly
        twin.round = self.round
        twin.turn = self.turn
        twin.actions = self.actions
        twin.phase = self.phase
        twin.coal = self.coal
        twin.iron = self.iron
        twin.occupied = self.occupied
        twin.flipped = self.flipped
        twin.port_slots = self.port_slots
        twin.ship_slots = self.ship_slots
        twin.rebuilt = self.rebuilt
        twin.coal_sources = self.coal_sources
        twin.iron_sources = self.iron_sources
        twin.track_places = self.track_places
        twin.built = self.built
        twin.used = self.used
        twin.received = self.received
        twin.asked = self.asked
        twin.action = self.action
        twin.target = self.target
        twin.industry = self.industry
        twin.need_coal = self.need_coal
        twin.need_iron = self.need_iron
        twin.steps = self.steps

    # Small questions the rules ask of a position ------------------------------------------

    def first_asked(self) -> i64:
        """The first in the order of play who may repay; asked only when somebody may."""
        i: i64 = 0
        while not self.asked & BIT[self.seat[ORDER + i]]:
            i += 1
        return self.seat[ORDER + i]

    def kind_at(self, slot: i64) -> i64:
        """The tile kind in an occupied slot."""
        return self.tile[slot] // MAX_SEATS

    def owner_at(self, slot: i64) -> i64:
        return self.tile[slot] % MAX_SEATS

    def next_kind(self, p: i64, industry: i64) -> i64:
        """The lowest tile of the industry on the mat of p, or NOTHING."""
        base = p * self.board.kinds
        kinds = self.board.kinds_of_industry[industry]
        while kinds:
            bit = kinds & -kinds
            kinds ^= bit
            kind: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            if self.mat[base + kind] > 0:
                return kind
        return NOTHING

    def hand_size(self, p: i64) -> i64:
        size: i64 = 0
        base = p * self.board.cards
        kinds = self.seat[HAND + p]
        while kinds:
            bit = kinds & -kinds
            kinds ^= bit
            size += self.hand[base + POSITION[(bit * SPREAD >> 58) & 63]]
        return size

    def cards_left(self) -> i64:
        """The cards of the deck; the display does not count."""
        cards: i64 = len(self.deck)
        return cards - self.deck_at

    def rails_left(self, p: i64) -> i64:
        return self.board.railways - count(self.seat[LINKS + p])

    def can_repay(self, p: i64) -> bool:
        return self.seat[LOANS + p] > 0 and self.seat[MONEY + p] >= self.board.loan_money

    def locations_of(self, sources: i64) -> i64:
        """The locations of a mask of slots and imports."""
        found: i64 = 0
        while sources:
            bit = sources & -sources
            sources ^= bit
            found |= BIT[self.board.source_location[POSITION[(bit * SPREAD >> 58) & 63]]]
        return found

    def renew_network(self, p: i64) -> None:
        """The locations with a tile of one's own, or touched by one's own railway."""
        self.seat[NETWORK + p] = self.locations_of(self.seat[SLOTS + p]) | self.seat[RAILED + p]
