"""What can be said for a plan in every game of the family: what is sold and flips, what links and
tiles promise, what money, loans and income do in the rounds that are left, what is next on the mat.

A plan is played on a copy with its journal open. Every fact comes from an event of it, or from the
rules' own functions asked before and after. The texts are words/reasons.*.ftl, here and in the
games; none says "you", because the same fact is told to whoever plays and to whoever looks back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Generic, TypeVar, cast

from ironbridge.brass.board import CANAL, INCOME, LINKS, MONEY, NOTHING, SPENT, BrassBoard
from ironbridge.brass.evaluator import PARTS, BrassEvaluator
from ironbridge.brass.rules import scoring
from ironbridge.brass.rules.state import BrassState, industry_id, slot_id
from ironbridge.kernel.arrays import zeros
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Event, Phrase, seat_id
from ironbridge.kernel.reasons import Fact, Played, Reasons, number
from ironbridge.kernel.state import State

WORDS: Final = Path(__file__).with_name("words")
"""Texts that the games of the family have in common."""
SOON: Final = 2
"""With at most so many rounds of the era left after this one, its end is near."""
SPACE: Final = 0.4
"""Points that a space of income is worth, about; the same for what follows."""
POUND: Final = 0.15
LEAST_COST: Final = 4
"""Pounds of income worth a sentence."""
BUILT: Final = ("event-build", "event-double")
BY_ITSELF: Final = ("event-draw", "event-spent", "event-round")
"""From the first of these on, things happen by themselves: the turn is over."""

S = TypeVar("S", bound=BrassState)


@dataclass
class Told(Played[S]):
    """What happened, and where it led: still in the same era, because what the end of an era does
    is not the plan's doing."""

    later: list[Event] = field(default_factory=list)
    """What happened once the turn was over, or from where something hidden showed."""
    era_over: bool = False
    """The plan ends the era: what it prepares comes too late for that."""
    game_over: bool = False


class BrassReasons(Reasons, Generic[S]):
    """A game says which of these facts it tells, and adds its own."""

    def __init__(
        self, tables: BrassBoard, evaluator: BrassEvaluator, part_names: Sequence[str]
    ) -> None:
        self.tables = tables
        self.evaluator = evaluator
        self.part_names = part_names
        """In the order of the evaluator's PARTS."""
        self.sales_part = "sales" if "sales" in part_names else "tiles"
        levels = zip(tables.kind_industry, tables.kind_level, strict=True)
        self.kinds = {
            (f"industry-{tables.industry_ids[industry]}", level): kind
            for kind, (industry, level) in enumerate(levels)
        }

    def parts(self, state: State, seat: int) -> Mapping[str, float]:
        assert isinstance(state, BrassState)
        found = zeros(PARTS)
        self.evaluator.parts(state, seat, found)
        return {name: float(found[n]) for n, name in enumerate(self.part_names)}

    # Tiles that flip --------------------------------------------------------------------------

    def sales(self, told: Told[S]) -> list[Fact]:
        """Tiles sold, and tiles that would have left the board."""
        sold = told.own("event-sell")
        found = [self.sale(told, tile) for tile in sold]
        if len(sold) > 1:
            points = sum(number(self.flipped(tile), "points") for tile in sold)
            args: Arguments = {"tiles": len(sold), "places": places(sold), "points": points}
            total = sum(one.weight for one in found)
            found = [Fact(Phrase("reason-sells-several", args), total, self.sales_part)]
        return found

    def sale(self, told: Told[S], tile: Arguments) -> Fact:
        args = self.flipped(tile)
        late = told.before.era == CANAL and tile["level"] == 1 and not told.before.introductory
        if late and self.rounds_left(told.before) <= SOON:
            args["rounds"] = self.rounds_left(told.before)
            return Fact(Phrase("reason-sells-in-time", args), worth(args) + 4, self.sales_part)
        return Fact(Phrase("reason-sells", args), worth(args) + 2, self.sales_part)

    def flips(self, told: Told[S], besides: Sequence[str] = ()) -> list[Fact]:
        """One's own tiles that lose their last cube or barrel, or flip when they are built; those
        in the slots `besides` are told elsewhere."""
        sold = {str(tile["slot"]) for tile in told.own("event-sell")}
        built = {str(tile["slot"]) for tile in told.own(*BUILT)}
        s = told.before
        if s.industry >= 0 and s.target >= 0:
            built.add(slot_id(s, s.target))  # it waits for its coal or iron
        found: list[Fact] = []
        for tile in told.own("event-flip"):
            if tile["slot"] in sold or tile["slot"] in besides:
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
            "points": int(self.tables.kind_points[kind]),
            "spaces": int(self.tables.kind_income[kind]),
        }

    # Links and tiles --------------------------------------------------------------------------

    def new_links(self, told: Told[S]) -> int:
        own = LINKS + told.seat
        return int(told.after.seat[own] & ~told.before.seat[own])

    def links(self, told: Told[S]) -> list[Fact]:
        """What new links score as the board stands."""
        after = told.after
        icons = scoring.icons_by_location(after)
        new = members(self.new_links(told))
        points = {link: int(scoring.line_points(after, link, icons)) for link in new}
        scored = [link for link, gained in points.items() if gained > 0]
        if not scored:
            return []
        total = sum(points.values())
        args: Arguments = {
            "links": [f"link-{self.tables.link_ids[link]}" for link in scored],
            "count": len(scored),
            "points": total,
        }
        return [Fact(Phrase("reason-links", args), float(total), "links")]

    def builds(self, told: Told[S]) -> list[Fact]:
        """New tiles that have not flipped: what they promise."""
        found: list[Fact] = []
        if told.era_over:
            return found
        last = {str(event["slot"]): event for event in told.own(*BUILT)}
        for event in last.values():
            slot = self.slot(event)
            if told.after.occupied & ~told.after.flipped & BIT[slot]:
                found.extend(self.promise(told, slot, event))
        return found

    def promise(self, told: Told[S], slot: int, event: Arguments) -> list[Fact]:
        args = self.tile(told.after, slot)
        stays = told.before.era == CANAL and number(event, "level") > 1
        if stays and not told.before.introductory:
            args["level"] = event["level"]
            return [Fact(Phrase("reason-both-eras", args), worth(args), "tiles")]
        return [Fact(Phrase("reason-builds", args), worth(args) * 0.4, "tiles")]

    def replaced(self, told: Told[S]) -> list[Fact]:
        """Whose tiles the new ones take the place of."""
        found: list[Fact] = []
        for event in told.own("event-replace"):
            if event["owner"] != seat_id(told.seat):
                keys = ("owner", "industry", "location")
                args = {key: event[key] for key in keys}
                found.append(Fact(Phrase("reason-replaces", args), 3.0, "tiles"))
        return found

    def slot(self, event: Arguments) -> int:
        return self.tables.slot_ids.index(str(event["slot"]).removeprefix("slot-"))

    def location(self, slot: int) -> str:
        return f"location-{self.tables.location_ids[self.tables.slot_location[slot]]}"

    def tile(self, s: S, slot: int) -> Arguments:
        tables, kind = self.tables, s.kind_at(slot)
        return {
            "industry": industry_id(s, tables.kind_industry[kind]),
            "location": self.location(slot),
            "points": int(tables.kind_points[kind]),
            "spaces": int(tables.kind_income[kind]),
        }

    # Money ------------------------------------------------------------------------------------

    def market(self, told: Told[S]) -> list[Fact]:
        """Cubes that the market pays for."""
        found: list[Fact] = []
        for resource in ("coal", "iron"):
            for event in told.own(f"event-{resource}-marketed"):
                args: Arguments = {"cubes": event["cubes"], "money": event["money"]}
                weight = POUND * number(event, "money")
                found.append(Fact(Phrase(f"reason-market-{resource}", args), weight, "money"))
        return found

    def loans(self, told: Told[S]) -> list[Fact]:
        """What a loan pays for, and what it costs."""
        loans = told.own("event-loan")
        if not loans:
            return []
        found: list[Fact] = []
        if told.after.round == told.before.round and not told.before.seat[SPENT + told.seat]:
            have = int(told.before.seat[MONEY + told.seat])
            cost = int(told.after.seat[SPENT + told.seat])
            if cost > have + self.earned(told):
                args: Arguments = {"cost": cost, "money": have}
                found.append(Fact(Phrase("reason-loan-pays", args), 8.0, "money"))
        lent = sum(number(loan, "money") for loan in loans)
        payments = self.payments(told)
        cost = sum(self.levels_lost(loan) for loan in loans) * payments
        args = {"money": lent, "cost": cost, "payments": payments}
        weight = POUND * (lent - cost) if lent > cost else 0.1
        found.append(Fact(Phrase("reason-loan", args), weight, "money"))
        return found

    def levels_lost(self, loan: Arguments) -> int:
        """By how many levels a loan lowers income."""
        return number(loan, "levels")

    def earned(self, told: Told[S]) -> int:
        """What the turn itself brought in, without loans."""
        keys = ("event-coal-marketed", "event-iron-marketed")
        return sum(number(event, "money") for event in told.own(*keys))

    def income(self, told: Told[S]) -> list[Fact]:
        """A higher income against the rounds that are left."""
        track, seat = self.tables.income.level, told.seat
        old = int(track[told.before.seat[INCOME + seat]])
        new = int(track[told.after.seat[INCOME + seat]])
        payments = self.payments(told)
        gained = (new - old) * payments
        if gained < LEAST_COST:
            return []
        args: Arguments = {"old": old, "new": new, "payments": payments, "money": gained}
        return [Fact(Phrase("reason-income", args), POUND * gained, "money")]

    def payments(self, told: Told[S]) -> int:
        """How often income is still paid."""
        s = told.before
        between_rounds = s.phase == s.tables.debt_phase
        return int(self.evaluator.clock(s, told.seat, between_rounds).payments)

    def rounds_left(self, s: S) -> int:
        """Rounds of the era after this one."""
        return int(self.evaluator.era_rounds(s) - s.round)

    # The mat ----------------------------------------------------------------------------------

    def mat(self, told: Told[S], *keys: str) -> list[Fact]:
        """What is next on the mat after the developments of these events."""
        found: list[Fact] = []
        if told.game_over:
            return found
        names = dict.fromkeys(str(event["industry"]) for event in told.own(*keys))
        for name in names:
            industry = self.tables.industry_ids.index(name.removeprefix("industry-"))
            found.extend(self.next_tile(told, industry))
        return found

    def next_tile(self, told: Told[S], industry: int) -> list[Fact]:
        tables = self.tables
        old = told.before.next_kind(told.seat, industry)
        new = told.after.next_kind(told.seat, industry)
        if new == NOTHING or tables.kind_level[new] <= tables.kind_level[old]:
            return []
        args = self.on_mat(industry, new)
        return [Fact(Phrase("reason-develops", args), worth(args) * 0.3, "mats")]

    def on_mat(self, industry: int, kind: int) -> Arguments:
        tables = self.tables
        return {
            "industry": f"industry-{tables.industry_ids[industry]}",
            "level": int(tables.kind_level[kind]),
            "points": int(tables.kind_points[kind]),
            "spaces": int(tables.kind_income[kind]),
        }


def played(state: S, seat: int, moves: Sequence[Move], revealing: Sequence[str] = ()) -> Told[S]:
    """The plan on a copy, up to the era's end, or up to the first event that reveals something."""
    running = state.copy()
    assert isinstance(running, BrassState)
    journal: list[Event] = []
    running.journal = journal
    told = Told(seat, state, state, [])
    for move in moves:
        running.do(move, seat)
        if any(event.phrase.key in revealing for event in journal):
            break
        if running.era != state.era or running.over:
            told.after = without_the_end(told.after, move, seat)
            told.era_over, told.game_over = True, running.over
            break
        told.after = cast(S, running.copy())
    own_part = doing(journal, (*BY_ITSELF, *revealing))
    told.events, told.later = journal[:own_part], journal[own_part:]
    return told


def without_the_end(state: S, move: Move, seat: int) -> S:
    """What the last move of an era does itself: its turn has one more action, so that nothing ends
    yet. A debt that is paid ends the era all the same; then the position stays."""
    twin = state.copy()
    assert isinstance(twin, BrassState)
    twin.actions += 1
    twin.do(move, seat)
    return cast(S, twin) if twin.era == state.era and not twin.over else state


def doing(events: Sequence[Event], ends: Sequence[str]) -> int:
    """How many events there were before the first of those that end what the plan does."""
    for n, event in enumerate(events):
        if event.phrase.key in ends:
            return n
    return len(events)


def worth(args: Arguments) -> float:
    return number(args, "points") + SPACE * number(args, "spaces")


def places(tiles: Sequence[Arguments]) -> list[str]:
    return list(dict.fromkeys(str(tile["location"]) for tile in tiles))
