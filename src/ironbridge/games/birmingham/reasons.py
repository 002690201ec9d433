"""What can be said for a plan in Brass: Birmingham: what flips and is sold, what links score, whose
beer is used, what money and income do in the rounds that are left.

A plan is played on a copy with its journal open. Every fact comes from an event of it, or from the
rules' own functions asked before and after. The texts are words/reasons.*.ftl; none says "you",
because the same fact is told to whoever plays and to whoever looks back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ironbridge.brass.board import (
    CANAL,
    INCOME,
    LINKS,
    MONEY,
    NOTHING,
    SLOTS,
    SPENT,
)
from ironbridge.brass.evaluator import PARTS
from ironbridge.brass.rules import scoring
from ironbridge.brass.rules.cubes import stock
from ironbridge.games.birmingham.board import DEBT, OVER, Board
from ironbridge.games.birmingham.evaluator import BirminghamEvaluator
from ironbridge.games.birmingham.rules import sell
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.arrays import zeros
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Event, Phrase, seat_id
from ironbridge.kernel.reasons import Fact, Reasons
from ironbridge.kernel.state import State

PART_NAMES: Final = ("points", "tiles", "sales", "links", "network", "money", "mats", "hand")
"""In the order of the evaluator's PARTS."""
SOON: Final = 2
"""With at most so many rounds of the Canal Era left after this one, its end is near."""
SPACE: Final = 0.4
"""Points that a space of income is worth, about; the same for what follows."""
POUND: Final = 0.15
LEAST_COST: Final = 4
"""Pounds of income worth a sentence."""


@dataclass
class Told:
    """A plan that was played: what happened, and where it led."""

    seat: int
    before: BirminghamState
    after: BirminghamState
    """The last position of the same era: what the end of an era does is not the plan's doing."""
    events: list[Event] = field(default_factory=list)

    def own(self, *keys: str) -> list[Arguments]:
        """What the seat itself did."""
        events = (event for event in self.events if event.seat == self.seat)
        return [event.phrase.args for event in events if event.phrase.key in keys]


class BirminghamReasons(Reasons):
    def __init__(self, board: Board, evaluator: BirminghamEvaluator) -> None:
        self.board = board
        self.evaluator = evaluator
        levels = zip(board.kind_industry, board.kind_level, strict=True)
        self.kinds = {
            (f"industry-{board.industry_ids[industry]}", level): kind
            for kind, (industry, level) in enumerate(levels)
        }

    def facts(self, state: State, seat: int, moves: Sequence[Move]) -> list[Fact]:
        assert isinstance(state, BirminghamState)
        told = played(state, seat, moves)
        return [
            *self.sales(told),
            *self.flips(told),
            *self.ready(told),
            *self.links(told),
            *self.builds(told),
            *self.beer(told),
            *self.money(told),
            *self.income(told),
            *self.mat(told),
            *self.wild_cards(told),
        ]

    def parts(self, state: State, seat: int) -> Mapping[str, float]:
        assert isinstance(state, BirminghamState)
        found = zeros(PARTS)
        self.evaluator.parts(state, seat, found)
        return {name: float(found[n]) for n, name in enumerate(PART_NAMES)}

    # Tiles that flip --------------------------------------------------------------------------

    def sales(self, told: Told) -> list[Fact]:
        """Tiles sold, the barrel of a merchant, and tiles that would have left the board."""
        found: list[Fact] = []
        sold = told.own("event-sell")
        for tile in sold:
            args = self.flipped(tile)
            late = told.before.era == CANAL and tile["level"] == 1 and not told.before.introductory
            if late and self.rounds_left(told.before) <= SOON:
                args["rounds"] = self.rounds_left(told.before)
                found.append(Fact(Phrase("reason-sells-in-time", args), worth(args) + 4, "sales"))
            else:
                found.append(Fact(Phrase("reason-sells", args), worth(args) + 2, "sales"))
        if len(sold) > 1:
            points = sum(number(self.flipped(tile), "points") for tile in sold)
            args = {"tiles": len(sold), "places": places(sold), "points": points}
            total = sum(one.weight for one in found)
            found = [Fact(Phrase("reason-sells-several", args), total, "sales")]
        for kind in ("money", "victory-points", "income-spaces"):
            for bonus in told.own(f"event-bonus-{kind}"):
                amount = number(bonus, "amount")
                weight = amount * {"money": POUND, "victory-points": 1.0}.get(kind, SPACE)
                found.append(Fact(Phrase(f"reason-barrel-{kind}", {"amount": amount}), weight))
        return found

    def flips(self, told: Told) -> list[Fact]:
        """One's own mines, works and breweries that lose their last cube or barrel."""
        sold = {str(tile["slot"]) for tile in told.own("event-sell")}
        built = {str(tile["slot"]) for tile in told.own("event-build")}
        found: list[Fact] = []
        for tile in told.own("event-flip"):
            if tile["slot"] in sold:
                continue
            args = self.flipped(tile)
            key = "reason-flips-at-once" if tile["slot"] in built else "reason-flips"
            found.append(Fact(Phrase(key, args), worth(args) + 1, "tiles"))
        return found

    def flipped(self, tile: Arguments) -> Arguments:
        """The tile of an event, with what it brings when it flips."""
        kind = self.kinds[str(tile["industry"]), number(tile, "level")]
        return {
            "industry": tile["industry"],
            "location": tile["location"],
            "points": int(self.board.kind_points[kind]),
            "spaces": int(self.board.kind_income[kind]),
        }

    def ready(self, told: Told) -> list[Fact]:
        """Tiles that could not be sold before, and can be now: a merchant and beer are there."""
        before = sell.sales(told.before, told.seat)
        after = sell.sales(told.after, told.seat)
        found: list[Fact] = []
        for slot in members(after & ~before):
            args = self.tile(told.after, slot)
            found.append(Fact(Phrase("reason-ready", args), worth(args) * 0.5, "sales"))
        return found

    # Links and tiles --------------------------------------------------------------------------

    def links(self, told: Told) -> list[Fact]:
        """What new links score as the board stands, and whom they bring to a merchant."""
        board, after = self.board, told.after
        new = int(after.seat[LINKS + told.seat] & ~told.before.seat[LINKS + told.seat])
        icons = scoring.icons_by_location(after)
        found: list[Fact] = []
        points = {link: int(scoring.line_points(after, link, icons)) for link in members(new)}
        scored = [link for link, gained in points.items() if gained > 0]
        if scored:
            args: Arguments = {
                "links": [f"link-{board.link_ids[link]}" for link in scored],
                "count": len(scored),
                "points": sum(points.values()),
            }
            found.append(Fact(Phrase("reason-links", args), float(sum(points.values())), "links"))
        for slot in members(int(after.seat[SLOTS + told.seat] & ~after.flipped)):
            if new and not self.buyers(told.before, slot) and self.buyers(after, slot):
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

    def builds(self, told: Told) -> list[Fact]:
        """New tiles that have not flipped: what they promise; and whose place they take."""
        found: list[Fact] = []
        last = {str(event["slot"]): event for event in told.own("event-build")}
        for event in last.values():
            slot = self.board.slot_ids.index(str(event["slot"]).removeprefix("slot-"))
            if told.after.flipped & BIT[slot] or not told.after.occupied & BIT[slot]:
                continue
            args = self.tile(told.after, slot)
            barrels = int(told.after.cubes[slot]) if told.after.beer_slots & BIT[slot] else 0
            stays = told.before.era == CANAL and number(event, "level") > 1
            if barrels:
                fact = Phrase("reason-brewery", {"location": args["location"], "barrels": barrels})
                found.append(Fact(fact, 2.0 * barrels, "tiles"))
            elif stays and not told.before.introductory:
                args["level"] = event["level"]
                found.append(Fact(Phrase("reason-both-eras", args), worth(args), "tiles"))
            else:
                found.append(Fact(Phrase("reason-builds", args), worth(args) * 0.4, "tiles"))
        for event in told.own("event-replace"):
            if event["owner"] != seat_id(told.seat):
                keys = ("owner", "industry", "location")
                args = {key: event[key] for key in keys}
                found.append(Fact(Phrase("reason-replaces", args), 3.0, "tiles"))
        return found

    def tile(self, s: BirminghamState, slot: int) -> Arguments:
        board, kind = self.board, s.kind_at(slot)
        return {
            "industry": f"industry-{board.industry_ids[board.kind_industry[kind]]}",
            "location": f"location-{board.location_ids[board.slot_location[slot]]}",
            "points": int(board.kind_points[kind]),
            "spaces": int(board.kind_income[kind]),
        }

    # Cubes, barrels, money --------------------------------------------------------------------

    def beer(self, told: Told) -> list[Fact]:
        """Others' beer, coal and iron that is taken without flipping their tile."""
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

    def money(self, told: Told) -> list[Fact]:
        """Cubes that the market pays for; what a loan pays for, and what it costs."""
        found: list[Fact] = []
        for resource in ("coal", "iron"):
            for event in told.own(f"event-{resource}-marketed"):
                args: Arguments = {"cubes": event["cubes"], "money": event["money"]}
                weight = POUND * number(event, "money")
                found.append(Fact(Phrase(f"reason-market-{resource}", args), weight, "money"))
        loans = told.own("event-loan")
        if loans and told.after.round == told.before.round:
            have = int(told.before.seat[MONEY + told.seat])
            cost = int(told.after.seat[SPENT + told.seat] - told.before.seat[SPENT + told.seat])
            if cost > have:
                args = {"cost": cost, "money": have}
                found.append(Fact(Phrase("reason-loan-pays", args), 8.0, "money"))
        if loans:
            lent = sum(number(loan, "money") for loan in loans)
            payments = self.payments(told)
            cost = int(self.board.loan_levels) * len(loans) * payments
            args = {"money": lent, "cost": cost, "payments": payments}
            weight = POUND * (lent - cost) if lent > cost else 0.1
            found.append(Fact(Phrase("reason-loan", args), weight, "money"))
        return found

    def income(self, told: Told) -> list[Fact]:
        """A higher income against the rounds that are left."""
        track, seat = self.board.income.level, told.seat
        old = int(track[told.before.seat[INCOME + seat]])
        new = int(track[told.after.seat[INCOME + seat]])
        payments = self.payments(told)
        gained = (new - old) * payments
        if gained < LEAST_COST:
            return []
        args: Arguments = {"old": old, "new": new, "payments": payments, "money": gained}
        return [Fact(Phrase("reason-income", args), POUND * gained, "money")]

    def payments(self, told: Told) -> int:
        """How often income is still paid."""
        s = told.before
        return int(self.evaluator.clock(s, told.seat, s.phase == DEBT).payments)

    def rounds_left(self, s: BirminghamState) -> int:
        """Rounds of the era after this one."""
        return int(self.board.rounds[s.seats] - s.round)

    # The mat and the hand ---------------------------------------------------------------------

    def mat(self, told: Told) -> list[Fact]:
        """What is next on the mat after a development."""
        board = self.board
        industries = [
            str(event["industry"]) for event in told.own("event-develop", "event-bonus-develop")
        ]
        found: list[Fact] = []
        for name in dict.fromkeys(industries):
            industry = board.industry_ids.index(name.removeprefix("industry-"))
            old = told.before.next_kind(told.seat, industry)
            new = told.after.next_kind(told.seat, industry)
            if new == NOTHING or board.kind_level[new] <= board.kind_level[old]:
                continue
            args: Arguments = {"industry": name, "level": int(board.kind_level[new])}
            args |= {"points": int(board.kind_points[new]), "spaces": int(board.kind_income[new])}
            found.append(Fact(Phrase("reason-develops", args), worth(args) * 0.3, "mats"))
        return found

    def wild_cards(self, told: Told) -> list[Fact]:
        if not told.own("event-scout"):
            return []
        return [Fact(Phrase("reason-scouts", {}), 2.0, "hand")]


def played(state: BirminghamState, seat: int, moves: Sequence[Move]) -> Told:
    """The plan on a copy. What follows the era's end is left out."""
    running = state.copy()
    running.journal = []
    told = Told(seat, state, state)
    for move in moves:
        running.do(move, seat)
        if running.era != state.era or running.phase == OVER:
            break
        told.after = running.copy()
    told.events = until_the_end(running.journal)
    return told


def until_the_end(events: Sequence[Event]) -> list[Event]:
    """What happened before the turn was over: from then on things happen by themselves."""
    found: list[Event] = []
    for event in events:
        if event.phrase.key in ("event-draw", "event-spent"):
            break
        found.append(event)
    return found


def worth(args: Arguments) -> float:
    return number(args, "points") + SPACE * number(args, "spaces")


def number(args: Arguments, key: str) -> int:
    value = args[key]
    assert isinstance(value, int)
    return value


def places(tiles: Sequence[Arguments]) -> list[str]:
    return list(dict.fromkeys(str(tile["location"]) for tile in tiles))
