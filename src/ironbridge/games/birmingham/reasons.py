"""What can be said for a plan in Brass: Birmingham besides what every game of the family has
(brass/reasons.py): merchants and their barrels, whose beer is used, wild cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ironbridge.brass.board import SLOTS
from ironbridge.brass.reasons import POUND, SPACE, BrassReasons, Told, played, worth
from ironbridge.brass.rules.cubes import stock
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.evaluator import BirminghamEvaluator
from ironbridge.games.birmingham.rules import sell
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Phrase, seat_id
from ironbridge.kernel.reasons import Fact, number
from ironbridge.kernel.state import State

PART_NAMES: Final = ("points", "tiles", "sales", "links", "network", "money", "mats", "hand")
"""In the order of the evaluator's PARTS."""


class BirminghamReasons(BrassReasons[BirminghamState]):
    def __init__(self, board: Board, evaluator: BirminghamEvaluator) -> None:
        super().__init__(board, evaluator, PART_NAMES)
        self.board = board

    def facts(self, state: State, seat: int, moves: Sequence[Move]) -> list[Fact]:
        assert isinstance(state, BirminghamState)
        told = played(state, seat, moves)
        prepared = [] if told.era_over else [*self.ready(told), *self.connected(told)]
        return [
            *self.sales(told),
            *self.barrels(told),
            *self.flips(told),
            *prepared,
            *self.links(told),
            *self.builds(told),
            *self.replaced(told),
            *self.beer(told),
            *self.market(told),
            *self.loans(told),
            *self.income(told),
            *self.mat(told, "event-develop", "event-bonus-develop"),
            *self.wild_cards(told),
        ]

    # Sales ------------------------------------------------------------------------------------

    def barrels(self, told: Told[BirminghamState]) -> list[Fact]:
        """What the barrels of merchants bring."""
        found: list[Fact] = []
        for kind in ("money", "victory-points", "income-spaces"):
            for bonus in told.own(f"event-bonus-{kind}"):
                amount = number(bonus, "amount")
                weight = amount * {"money": POUND, "victory-points": 1.0}.get(kind, SPACE)
                found.append(Fact(Phrase(f"reason-barrel-{kind}", {"amount": amount}), weight))
        return found

    def ready(self, told: Told[BirminghamState]) -> list[Fact]:
        """Tiles that could not be sold before, and can be now: a merchant and beer are there."""
        before = sell.sales(told.before, told.seat)
        after = sell.sales(told.after, told.seat)
        found: list[Fact] = []
        for slot in members(after & ~before):
            args = self.tile(told.after, slot)
            found.append(Fact(Phrase("reason-ready", args), worth(args) * 0.5, "sales"))
        return found

    def connected(self, told: Told[BirminghamState]) -> list[Fact]:
        """Whom new links bring to a merchant."""
        if not self.new_links(told):
            return []
        found: list[Fact] = []
        after = told.after
        for slot in members(int(after.seat[SLOTS + told.seat] & ~after.flipped)):
            if not self.buyers(told.before, slot) and self.buyers(after, slot):
                args = self.tile(after, slot)
                found.append(Fact(Phrase("reason-connects", args), worth(args) * 0.4, "sales"))
        return found

    def buyers(self, s: BirminghamState, slot: int) -> int:
        """The merchants who buy from the tile in a slot, none if it is empty there."""
        if not s.occupied & BIT[slot]:
            return 0
        industry = self.board.kind_industry[s.kind_at(slot)]
        if not self.board.sold_industries & BIT[industry]:
            return 0
        return int(sell.buyers(s, industry, s.joined[self.board.slot_location[slot]]))

    # Beer, money, the hand --------------------------------------------------------------------

    def promise(self, told: Told[BirminghamState], slot: int, event: Arguments) -> list[Fact]:
        """A brewery promises its barrels."""
        s = told.after
        barrels = int(s.cubes[slot]) if s.beer_slots & BIT[slot] else 0
        if not barrels:
            return super().promise(told, slot, event)
        args: Arguments = {"location": self.location(slot), "barrels": barrels}
        return [Fact(Phrase("reason-brewery", args), 2.0 * barrels, "tiles")]

    def beer(self, told: Told[BirminghamState]) -> list[Fact]:
        """Others' beer that is taken without flipping their tile."""
        flipped = [event.phrase.args for event in told.events if event.phrase.key == "event-flip"]
        given = {str(tile["slot"]) for tile in flipped}
        own_beer = stock(told.after, told.after.beer_slots & told.after.seat[SLOTS + told.seat])
        found: list[Fact] = []
        for event in told.own("event-beer"):
            if event["owner"] == seat_id(told.seat) or str(event["slot"]) in given:
                continue
            args: Arguments = {"owner": event["owner"], "location": event["location"]}
            key = "reason-beer-spared" if own_beer else "reason-beer-taken"
            found.append(Fact(Phrase(key, args), 2.0, "sales"))
        return found[:1]

    def levels_lost(self, loan: Arguments) -> int:
        return int(self.board.loan_levels)

    def earned(self, told: Told[BirminghamState]) -> int:
        bonuses = told.own("event-bonus-money")
        return super().earned(told) + sum(number(event, "amount") for event in bonuses)

    def wild_cards(self, told: Told[BirminghamState]) -> list[Fact]:
        if not told.own("event-scout"):
            return []
        return [Fact(Phrase("reason-scouts", {}), 2.0, "hand")]
