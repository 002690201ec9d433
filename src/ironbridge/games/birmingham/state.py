"""A position of Brass: Birmingham: small ints, masks and eight short arrays.

Per-seat numbers stand in one array, field by field: `seat[MONEY + p]`. Masks that could be
recomputed (network, slots with coal, ...) are kept because the rules ask for them all the
time; `consistency.py` recomputes them all in the tests.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.games.birmingham import document, moves, play, scoring, view, why
from ironbridge.games.birmingham.board import CANAL, MAT, MAX_SEATS, NOTHING, Board
from ironbridge.games.birmingham.layout import (
    ACTION,
    DEBT,
    HAND,
    LINKS,
    ORDER,
    OVER,
    OWED,
    SEAT_FIELDS,
    SLOTS,
)
from ironbridge.games.birmingham.space import Space
from ironbridge.industry.routes import alone, zeros
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.result import Result
from ironbridge.kernel.state import FIRST_DECIDER, State


class BirminghamState(State):
    """The whole table: board, players, cards, and the action in progress."""

    def __init__(
        self,
        home: Game,
        board: Board,
        space: Space,
        seat_count: i64,
        introductory: bool,
        chance: Chance,
        deck: bytes,
        seat: vec[i64],
        tile: vec[i64],
        cubes: vec[i64],
        mat: vec[i64],
        hand: vec[i64],
        near: vec[i64],
        joined: vec[i64],
    ) -> None:
        super().__init__()
        self.home = home
        self.board = board
        self.space = space
        self.seat_count: i64 = seat_count
        self.introductory: bool = introductory
        self.chance: Chance = chance  # shared by copies: copy it before drawing
        self.deck: bytes = deck  # shared by copies: never changed, only read on
        self.deck_at: i64 = 0
        self.face_down: bytes = b""  # by seat, the card laid aside at the start
        self.discards: bytes = b""  # oldest first, a byte a card: card * MAX_SEATS + seat
        self.merchants: bytes = b""  # by merchant space: the tile, or NOTHING
        self.seat: vec[i64] = seat
        self.tile: vec[i64] = tile  # by slot: kind * MAX_SEATS + owner, -1 when empty
        self.cubes: vec[i64] = cubes  # by slot: cubes or barrels on the tile
        self.mat: vec[i64] = mat  # by seat * industries + industry: tiles taken from the mat
        self.hand: vec[i64] = hand  # by seat * cards + card: how many in hand
        self.near: vec[i64] = near  # by location: those one link away
        self.joined: vec[i64] = joined  # by location: those connected, itself included
        self.era: i64 = CANAL
        self.round: i64 = 1
        self.turn: i64 = 0  # place in the order of the seat that plays
        self.actions: i64 = 0  # actions the turn still has, the one in progress included
        self.phase: i64 = ACTION
        self.flipped: i64 = 0  # slots
        self.occupied: i64 = 0  # slots
        self.coal_slots: i64 = 0  # slots with coal cubes
        self.iron_slots: i64 = 0
        self.beer_slots: i64 = 0
        self.built: i64 = 0  # links
        self.barrels: i64 = 0  # merchant spaces that have their barrel
        self.coal: i64 = 0  # cubes in the market
        self.iron: i64 = 0
        # The action in progress; all zero or -1 between actions.
        self.action: i64 = -1  # kind of the move that began it
        self.target: i64 = -1  # slot built or sold, or link placed
        self.industry: i64 = -1  # industry built or developed
        self.need_coal: i64 = 0
        self.need_iron: i64 = 0
        self.need_beer: i64 = 0
        self.steps: i64 = 0  # links placed, tiles developed, cards discarded for a scout
        self.bonus: i64 = -1  # merchant location whose bonus is owed for the tile sold
        self.spent_barrel: bool = False  # a merchant's barrel went into the tile being sold

    @property
    def game(self) -> Game:
        return self.home

    @property
    def seats(self) -> int:
        return int(self.seat_count)

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def decider(self) -> i64:
        if self.phase == OVER:
            return -1
        if self.phase == DEBT:
            p: i64 = 0
            while self.seat[OWED + self.seat[ORDER + p]] == 0:
                p += 1
            return self.seat[ORDER + p]
        return self.seat[ORDER + self.turn]

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.phase == DEBT:
            in_order = [int(self.seat[ORDER + i]) for i in range(int(self.seat_count))]
            return tuple(p for p in in_order if self.seat[OWED + p] > 0)
        first = int(self.decider())
        return () if first < 0 else (first,)

    @property
    def sealed(self) -> bool:
        """Several debtors may choose at once, but everybody sees what they give up."""
        return False

    def settled(self) -> bool:
        return self.phase == ACTION or self.phase >= DEBT

    def generate(self, seat: i64) -> list[Move]:
        return moves.legal(self, seat)

    def carry_out(self, move: Move, seat: i64) -> None:
        play.do(self, move, seat)

    def why_not(self, move: Move, seat: int = FIRST_DECIDER) -> Reason | None:
        return why.why_not(self, move, int(self.decider()) if seat < 0 else seat)

    def question(self, seat: int = FIRST_DECIDER) -> Phrase:
        return view.question(self, int(self.decider()) if seat < 0 else seat)

    def result(self) -> Result:
        return scoring.result(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, seat)

    def determinize(self, seat: int, chance: Chance) -> BirminghamState:
        return view.determinize(self, seat, chance)

    def to_json(self) -> dict[str, object]:
        return document.to_json(self)

    def to_text(self) -> str:
        return document.to_text(self)

    def copy(self) -> BirminghamState:
        twin = BirminghamState(
            self.home,
            self.board,
            self.space,
            self.seat_count,
            self.introductory,
            self.chance,
            self.deck,
            self.seat[:],
            self.tile[:],
            self.cubes[:],
            self.mat[:],
            self.hand[:],
            self.near[:],
            self.joined[:],
        )
        twin.deck_at = self.deck_at
        twin.face_down = self.face_down
        twin.discards = self.discards
        twin.merchants = self.merchants
        twin.era = self.era
        twin.round = self.round
        twin.turn = self.turn
        twin.actions = self.actions
        twin.phase = self.phase
        twin.flipped = self.flipped
        twin.occupied = self.occupied
        twin.coal_slots = self.coal_slots
        twin.iron_slots = self.iron_slots
        twin.beer_slots = self.beer_slots
        twin.built = self.built
        twin.barrels = self.barrels
        twin.coal = self.coal
        twin.iron = self.iron
        twin.action = self.action
        twin.target = self.target
        twin.industry = self.industry
        twin.need_coal = self.need_coal
        twin.need_iron = self.need_iron
        twin.need_beer = self.need_beer
        twin.steps = self.steps
        twin.bonus = self.bonus
        twin.spent_barrel = self.spent_barrel
        return twin

    # Small questions the rules ask of a position ------------------------------------------

    def kind_at(self, slot: i64) -> i64:
        """The tile kind in an occupied slot."""
        return self.tile[slot] // MAX_SEATS

    def owner_at(self, slot: i64) -> i64:
        return self.tile[slot] % MAX_SEATS

    def next_kind(self, p: i64, industry: i64) -> i64:
        """The lowest tile of the industry on the mat of p, NOTHING when none is left."""
        return self.board.mat_kind[industry * MAT + self.mat[p * self.board.industries + industry]]

    def links_left(self, p: i64) -> i64:
        used: i64 = 0
        mine = self.seat[LINKS + p]
        while mine:
            mine &= mine - 1
            used += 1
        return self.board.link_tiles - used

    def bare(self, p: i64) -> bool:
        """Nothing on the board: neither tile nor link."""
        return self.seat[SLOTS + p] == 0 and self.seat[LINKS + p] == 0

    def locations_of(self, slots: i64) -> i64:
        """The locations of a mask of slots."""
        found: i64 = 0
        while slots:
            bit = slots & -slots
            slots ^= bit
            found |= BIT[self.board.slot_location[POSITION[bit % 67]]]
        return found

    def hand_size(self, p: i64) -> i64:
        size: i64 = 0
        base = p * self.board.cards
        kinds = self.seat[HAND + p]
        while kinds:
            bit = kinds & -kinds
            kinds ^= bit
            size += self.hand[base + POSITION[bit % 67]]
        return size


def empty(
    home: Game, board: Board, space: Space, seats: i64, introductory: bool, chance: Chance
) -> BirminghamState:
    """A table with the board on it and nothing else: no tile, link, card or money."""
    state = BirminghamState(
        home,
        board,
        space,
        seats,
        introductory,
        chance,
        b"",
        zeros(SEAT_FIELDS),
        vacant(int(board.slots)),
        zeros(int(board.slots)),
        zeros(int(seats * board.industries)),
        zeros(int(seats * board.cards)),
        zeros(int(board.locations)),
        alone(int(board.locations)),
    )
    state.merchants = bytes([NOTHING] * int(board.spaces))
    return state


def vacant(slots: int) -> vec[i64]:
    tiles = zeros(slots)
    for slot in range(slots):
        tiles[slot] = -1
    return tiles
