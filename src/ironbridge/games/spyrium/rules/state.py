"""A position of Spyrium as data: small ints, masks and short arrays. It knows no rule.

Per-seat numbers stand in one array, field by field: `seat[MONEY + p]`. What follows from
something else (`around`, `filled`, the gaps a seat holds) is kept because the rules ask for it all
the time; `invariants.py` recomputes it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.games.spyrium.board import (
    ACTION,
    CARDS,
    OVER,
    SEAT_FIELDS,
    SLOTS,
    STANDING,
    TILTED,
    VALUES,
    WORKERS,
    Board,
    Effect,
)
from ironbridge.games.spyrium.move_space import Space
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.base_state import BaseState
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.game import Game
from ironbridge.kernel.phrase import seat_id


@mypyc_attr(acyclic=True, free_list_len=1)
class Arrays:
    """The arrays of a state: empty ones for a new table, or copies of those of a position."""

    def __init__(
        self,
        seat: vec[i64],
        standing: vec[i64],
        around: vec[i64],
        market: vec[i64],
        tokens: vec[i64],
        discarded: vec[i64],
    ) -> None:
        self.seat: vec[i64] = seat
        self.standing: vec[i64] = standing
        self.around: vec[i64] = around
        self.market: vec[i64] = market
        self.tokens: vec[i64] = tokens
        self.discarded: vec[i64] = discarded


def cleared() -> Arrays:
    """Nothing in the market and nothing owned."""
    return Arrays(
        filled(0, SEAT_FIELDS),
        filled(0, STANDING),
        filled(0, SLOTS),
        filled(-1, SLOTS),
        filled(0, SLOTS * VALUES),
        filled(0, VALUES),
    )


@mypyc_attr(acyclic=True)
class SpyriumPosition(BaseState):
    """The whole table, and the action in progress. `table.py` adds the rules to it."""

    def __init__(
        self, home: Game, board: Board, space: Space, seats: i64, chance: Chance, arrays: Arrays
    ) -> None:
        super().__init__(home, seats, chance)
        self.board: Final = board
        self.space: Final = space
        self.seat: Final = arrays.seat
        self.standing: Final = arrays.standing  # workers in gaps and on buildings
        self.around: Final = arrays.around  # by place of the market: workers beside it
        self.market: Final = arrays.market  # by place: the card there, -1 for none
        self.tokens: Final = arrays.tokens  # by place * VALUES + value: tokens on the card
        self.discarded: Final = arrays.discarded  # by value
        self.filled: i64 = 0  # places of the market that hold a card
        self.round: i64 = 1
        self.first: i64 = 0  # the first player of the round
        self.turn: i64 = 0  # the seat that plays
        self.phase: i64 = ACTION
        # Sets of seats.
        self.in_activation: i64 = 0  # the disc is on Phase II
        self.passed: i64 = 0
        self.event_used: i64 = 0
        self.bonus_worker: i64 = 0  # who has had this bonus
        self.bonus_money: i64 = 0
        # Piles: shared by copies, never changed, only read on.
        self.deck: bytes = b""  # all cards, period after period; a round has its place in it
        self.events: bytes = b""  # events[round - 1] is the one in force, the next is turned up
        self.event_token: i64 = 0  # its value, 0 without a token
        self.next_token: i64 = 0
        self.stock: bytes = b""  # tokens face down
        self.stock_at: i64 = 0
        # The action in progress: all 0 or -1 when nothing is still to be chosen for it.
        self.action: i64 = -1  # ACTIVATE, EVENT, or ACTIVATION: the disc has just moved
        self.gap: i64 = -1
        self.slot: i64 = -1
        self.option: i64 = -1
        self.waived: i64 = -1  # the surcharge: 1 with Lobbying, 0 paid, -1 not decided
        self.token: i64 = 0  # the value on the token that is used
        self.value: i64 = 0  # the value it counts for

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def decider(self) -> i64:
        if self.phase == OVER:
            return -1
        return self.turn

    @property
    def deciders(self) -> tuple[int, ...]:
        return () if self.phase == OVER else (int(self.turn),)

    def settled(self) -> bool:
        """An action that begins with the disc going to Phase II is not over with that."""
        return (self.phase == ACTION and self.action < 0) or self.phase == OVER

    def turn_mark(self) -> i64:
        """A new round brings cards that nobody knows. Within a round whoever is alone left goes
        on, and can plan all of it."""
        return self.round

    def copied(self) -> Arrays:
        return Arrays(
            self.seat[:],
            self.standing[:],
            self.around[:],
            self.market[:],
            self.tokens[:],
            self.discarded[:],
        )

    def copy_to(self, twin: SpyriumPosition) -> None:
        """All that is in no array; the arrays of a copy are there from the start."""
        twin.filled = self.filled
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.phase = self.phase
        twin.in_activation = self.in_activation
        twin.passed = self.passed
        twin.event_used = self.event_used
        twin.bonus_worker = self.bonus_worker
        twin.bonus_money = self.bonus_money
        twin.deck = self.deck
        twin.events = self.events
        twin.event_token = self.event_token
        twin.next_token = self.next_token
        twin.stock = self.stock
        twin.stock_at = self.stock_at
        twin.action = self.action
        twin.gap = self.gap
        twin.slot = self.slot
        twin.option = self.option
        twin.waived = self.waived
        twin.token = self.token
        twin.value = self.value

    # What the rules ask of a position ------------------------------------------

    def face_at(self, slot: i64) -> i64:
        """The face of the card in a place of the market that holds one."""
        face: i64 = self.board.card_face[self.market[slot]]
        return face

    def has(self, p: i64, technique: i64) -> bool:
        """Whether p owns a technique (a mask of the board)."""
        return self.seat[CARDS + p] & technique != 0

    def ready(self, p: i64, technique: i64) -> bool:
        """Whether p owns a once-a-round technique and has not used it yet."""
        return self.seat[CARDS + p] & ~self.seat[TILTED + p] & technique != 0

    def buildings(self, p: i64) -> i64:
        """The buildings of p, as a mask of cards."""
        return self.seat[CARDS + p] & self.board.buildings

    def reserve(self, p: i64) -> i64:
        """Workers of p that are not in play yet."""
        return self.board.workers_total - self.seat[WORKERS + p]

    def activating(self, p: i64) -> bool:
        return self.in_activation & BIT[p] != 0

    def dealt_of(self, period: i64) -> i64:
        """How many cards of a period have come to the market so far."""
        dealt: i64 = 0
        number: i64 = 0
        while number < self.round:
            if self.board.round_period[number] == period:
                dealt += SLOTS
            number += 1
        return dealt

    def left_of(self, period: int) -> bytes:
        """The cards of a period that have not come to the market, next first."""
        sizes = [len(cards) for cards in self.board.period_cards]
        start = sum(sizes[:period])
        return self.deck[start + int(self.dealt_of(period)) : start + sizes[period]]

    def event(self) -> i64:
        """The event in force."""
        number: i64 = self.events[self.round - 1]
        return number

    def event_effect(self, option: i64) -> Effect:
        return self.board.event_options[self.event()][option]


# Events that several rules write in the same way ----------------------------------------------
#
# Nothing is made when no journal is kept. The texts are in words/events.*.ftl.


def note_seat(s: SpyriumPosition, p: i64, key: str) -> None:
    """A seat did something that needs no more words: passed, went on to Phase II."""
    if s.journal is None:
        return
    s.note(p, key, {"seat": seat_id(p)})


def note_amount(s: SpyriumPosition, p: i64, key: str, what: str, number: i64) -> None:
    """A seat paid or gained so much; nothing is written where that is 0."""
    if s.journal is None or number == 0:
        return
    s.note(p, key, {"seat": seat_id(p), what: int(number)})
