"""A position of Workshop of the World as data: small ints, masks and two short arrays.

Numbers of a seat or a company stand in one of them, field by field (`seat[MONEY + p]`), industries
in the other, town by town. What follows from something else (`built`, ALL in a town, the towns a
company holds) is kept because the rules ask for it all the time; `invariants.py` recomputes it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.games.workshop.board import (
    ALL,
    BID,
    CANAL,
    CARD,
    CHOICE,
    DEMAND,
    INCOME,
    LAST_BID,
    MAX_SEATS,
    OFFERED,
    ORDER,
    OVER,
    SEAT_FIELDS,
    TOWN_FIELDS,
    Board,
    Setup,
)
from ironbridge.games.workshop.move_space import Space
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.base_state import BaseState
from ironbridge.kernel.bits import BIT, lowest, members
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.game import Game
from ironbridge.kernel.phrase import Arguments, seat_id


def no_seats() -> vec[i64]:
    """Nothing owned, nothing chosen, nobody on the turn-order track."""
    seat = filled(0, SEAT_FIELDS)
    for n in range(MAX_SEATS):
        seat[CHOICE + n] = -1
        seat[OFFERED + n] = -1
        seat[LAST_BID + n] = -1
        seat[ORDER + n] = -1
    return seat


def no_industries(towns: i64) -> vec[i64]:
    return filled(0, towns * TOWN_FIELDS)


@mypyc_attr(acyclic=True)
class WorkshopPosition(BaseState):
    """The whole table, and the turn in progress. `table.py` adds the rules to it."""

    def __init__(
        self,
        home: Game,
        board: Board,
        space: Space,
        setup: Setup,
        chance: Chance,
        seat: vec[i64],
        industries: vec[i64],
    ) -> None:
        """`seat` and `industries` become the position's own."""
        super().__init__(home, setup.seats, chance)
        self.board: Final = board
        self.space: Final = space
        self.setup: Final = setup
        self.company_count: i64 = setup.companies
        self.hidden_money: bool = False
        self.seat: Final = seat
        self.industries: Final = industries  # by town * TOWN_FIELDS + company
        self.era: i64 = CANAL
        self.round: i64 = 0  # of the era; 0 while its first demand is created
        self.phase: i64 = DEMAND
        self.box: i64 = 0  # whose turn it is; during an auction, the first box that it fills
        self.waiting: i64 = 0  # seats whose sealed choice is not in
        self.built: i64 = 0  # connections that carry links
        self.face_up: i64 = 0  # cards
        # Piles: shared by copies, never changed, only read on.
        self.deck: bytes = b""
        self.deck_at: i64 = 0
        self.aside: bytes = b""
        self.aside_at: i64 = 0
        self.stock: bytes = b""  # demand tokens face down, as types
        self.stock_at: i64 = 0
        # The turn in progress: -1 for what is not chosen yet or no longer needed.
        self.card: i64 = -1  # taken, its industry not placed yet
        self.town: i64 = -1  # where the industry goes, or has just been placed
        self.reached: i64 = -1  # the far town of the first link

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def decider(self) -> i64:
        if self.waiting:
            return lowest(self.waiting)
        if self.phase == OVER:
            return -1
        return self.owner(self.seat[ORDER + self.box])

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.waiting:
            return tuple(members(self.waiting))
        return () if self.phase == OVER else (int(self.decider()),)

    @property
    def sealed(self) -> bool:
        return self.phase == DEMAND or self.phase == BID

    def settled(self) -> bool:
        return self.phase <= CARD or self.phase == OVER

    def turn_mark(self) -> i64:
        """A sealed choice ends what can be planned, and so do the turn of a company and a card
        that is swapped for one that nobody knows. Money that is recovered, seen in the income,
        is a step of its own: pound by pound it would go with every plan."""
        if self.phase == OVER:
            return -1
        asked: i64 = self.phase if self.phase < CARD else CARD
        turn = ((self.era * 16 + self.round) * 8 + self.box) * 4 + asked
        return (turn * 64 + self.aside_at) * 1024 + self.seat[INCOME + self.decider()]

    def copy_into(self, twin: WorkshopPosition) -> None:
        """All that is in no array; the arrays of a copy are there from the start."""
        twin.hidden_money = self.hidden_money
        twin.era = self.era
        twin.round = self.round
        twin.phase = self.phase
        twin.box = self.box
        twin.waiting = self.waiting
        twin.built = self.built
        twin.face_up = self.face_up
        twin.deck = self.deck
        twin.deck_at = self.deck_at
        twin.aside = self.aside
        twin.aside_at = self.aside_at
        twin.stock = self.stock
        twin.stock_at = self.stock_at
        twin.card = self.card
        twin.town = self.town
        twin.reached = self.reached

    # Small questions the rules ask of a position ------------------------------------------

    def owner(self, company: i64) -> i64:
        """The seat that a company belongs to: nobody has more than two."""
        if company < self.seat_count:
            return company
        return company - self.seat_count

    def company(self) -> i64:
        """The company whose turn it is."""
        return self.seat[ORDER + self.box]

    def two_each(self) -> bool:
        """Two players, with two companies each."""
        return self.company_count > self.seat_count

    def closing(self) -> bool:
        """Demand is created at the end of an era: keeping the tokens is allowed."""
        return self.round > 0

    def bid_of(self, p: i64) -> i64:
        """The bid that p has made in the auction in progress."""
        return self.space.moves[self.seat[CHOICE + p]].a

    def link_cost(self) -> i64:
        cost: i64 = self.board.link_cost[self.era]
        return cost

    def recoverable(self, p: i64) -> i64:
        """The money that p could still get back from the income track."""
        if self.seat[INCOME + p] < self.board.per_pound:
            return 0
        return self.seat[INCOME + p] // self.board.per_pound

    def full(self, town: i64) -> bool:
        """Whether as many industries are there as the town is worth: it has no room for more."""
        value: i64 = self.board.town_value[town]
        return self.industries[town * TOWN_FIELDS + ALL] == value

    def towns_of(self, card: i64) -> i64:
        """Where the industry of a card may be placed, as a mask."""
        town = self.board.card_town[card]
        return self.board.value_towns[self.board.card_value[card]] if town < 0 else BIT[town]

    # What the journal and the reasons say ----------------------------------------------------

    def company_name(self, company: i64) -> str:
        """A company is called by its player, or by its colour where players have two."""
        return self.board.colour_name(company) if self.two_each() else seat_id(company)

    def order_names(self, first: i64) -> list[str]:
        """Who stands in the boxes of the track from the first on, as far as they are filled."""
        boxes = range(int(first), int(self.company_count))
        companies = [self.seat[ORDER + box] for box in boxes]
        return [self.company_name(company) for company in companies if company >= 0]

    def note_turn(self, key: str, args: Arguments) -> None:
        """Something that the company whose turn it is does. Only called while a journal is kept."""
        p = self.owner(self.company())
        self.note(p, key, {"seat": seat_id(p), **args})


def single(mask: i64) -> bool:
    """Whether a mask that is not empty has one member only."""
    return mask & (mask - 1) == 0
