"""What can be said for a plan in Brass: Lancashire besides what every game of the family has
(brass/reasons.py): where the cotton goes, what ports and networks open, what the end of loans and
the order of play make of money.

Nobody knows the next tile of the distant market: a plan ends there. Which tiles are left in the
pile is open, and so is how many of them reach the X.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ironbridge.brass.board import (
    ACTION,
    CANAL,
    MAT,
    MONEY,
    NETWORK,
    NOTHING,
    ORDER,
    RAIL,
    SLOTS,
    SPENT,
)
from ironbridge.brass.reasons import SOON, SPACE, BrassReasons, Told, played, worth
from ironbridge.brass.rules import routes, scoring
from ironbridge.brass.rules.state import slot_id
from ironbridge.games.lancashire.board import DEBT, Board
from ironbridge.games.lancashire.evaluator import LancashireEvaluator
from ironbridge.games.lancashire.move_space import PASS
from ironbridge.games.lancashire.rules import sell
from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.bits import BIT, count, members
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Phrase, seat_id
from ironbridge.kernel.reasons import Fact, number
from ironbridge.kernel.state import State

PART_NAMES: Final = ("points", "tiles", "links", "network", "money", "savings", "mats", "hand")
"""In the order of the evaluator's PARTS."""
ABROAD: Final = "event-distant"
"""A tile of the distant market shows."""


class LancashireReasons(BrassReasons[LancashireState]):
    def __init__(self, board: Board, evaluator: LancashireEvaluator) -> None:
        super().__init__(board, evaluator, PART_NAMES)
        self.board = board

    def facts(self, state: State, seat: int, moves: Sequence[Move]) -> list[Fact]:
        assert isinstance(state, LancashireState)
        told = played(state, seat, moves, (ABROAD,))
        if offered(told):
            told.era_over = self.is_last_action(told.after)
        through = [str(port["slot"]) for port in told.own("event-port")]
        return [
            *self.sales(told),
            *self.ports(told),
            *self.abroad(told),
            *self.flips(told, through),
            *self.links(told),
            *([] if told.era_over else self.prepared(told)),
            *self.builds(told),
            *self.replaced(told),
            *self.market(told),
            *self.loans(told),
            *self.borrowed(told),
            *self.income(told),
            *self.mat(told, "event-develop"),
            *self.order(told),
            *self.savings(told),
            *self.passes(told),
            *self.given_up(told),
        ]

    def is_last_action(self, s: LancashireState) -> bool:
        """The action in progress is the last of the era."""
        last_turn = self.rounds_left(s) == 0 and s.turn == s.seat_count - 1
        return last_turn and s.actions == 1

    def prepared(self, told: Told[LancashireState]) -> list[Fact]:
        """What can be made use of while the era lasts."""
        return [
            *self.ready(told),
            *self.new_ports(told),
            *self.opened(told),
            *self.growing(told),
        ]

    # Cotton -----------------------------------------------------------------------------------

    def sale(self, told: Told[LancashireState], tile: Arguments) -> Fact:
        """What is not sold when the game ends never scores."""
        s = told.before
        if not self.is_last_era(s) or self.rounds_left(s) > SOON:
            return super().sale(told, tile)
        args = self.flipped(tile)
        args["rounds"] = self.rounds_left(s)
        return Fact(Phrase("reason-sells-at-last", args), worth(args) + 4, "tiles")

    def ports(self, told: Told[LancashireState]) -> list[Fact]:
        """Ports that the cotton went through: one's own, and others' while one's own stay free."""
        found: list[Fact] = []
        for port in told.own("event-port"):
            if port["owner"] == seat_id(told.seat):
                args = self.flipped(port)
                found.append(Fact(Phrase("reason-own-port", args), worth(args) + 1, "tiles"))
            else:
                args = {"owner": port["owner"], "location": port["location"]}
                found.append(Fact(Phrase("reason-others-port", args), 0.1, "tiles"))
        return found

    def abroad(self, told: Told[LancashireState]) -> list[Fact]:
        """What the distant market may do with the mill: its tiles left are known, not their
        order."""
        mill = offered(told)
        if not mill:
            return []
        s = told.after
        args = self.tile(s, self.slot(mill))
        reached = [int(s.marker) + steps for steps in tiles_left(s)]
        sold = [space for space in reached if space < s.board.distant_x]
        closing = len(reached) - len(sold)
        if not sold:
            return []
        least = min(int(s.board.distant_bonus[space]) for space in sold)
        args["spaces"] = number(args, "spaces") + least
        weight = (worth(args) + 2) * len(sold) / len(reached)
        if not closing:
            return [Fact(Phrase("reason-distant-sure", args), weight, "tiles")]
        args["closing"], args["tiles"] = closing, len(reached)
        return [Fact(Phrase("reason-distant-risk", args), weight, "tiles")]

    def ready(self, told: Told[LancashireState]) -> list[Fact]:
        """Mills that could not be sold before, and can be now."""
        s = told.after
        found: list[Fact] = []
        for slot in members(sell.sales(s, told.seat) & ~sell.sales(told.before, told.seat)):
            if slot_id(s, slot) == offered(told).get("slot"):
                continue  # it is on offer already
            args = self.tile(s, slot)
            ports = sell.connected_ports(s, slot)
            key = "reason-ready-distant"
            if ports:
                own = ports & s.seat[SLOTS + told.seat]
                args["port"] = self.location(members(own or ports)[0])
                key = "reason-ready-port"
            found.append(Fact(Phrase(key, args), worth(args) * 0.5, "tiles"))
        return found

    def new_ports(self, told: Told[LancashireState]) -> list[Fact]:
        """Mills that new ports can serve, first of all one's own."""
        s = told.after
        built = [self.slot(event) for event in told.own("event-build", "event-double")]
        found: list[Fact] = []
        for port in dict.fromkeys(built):
            if not s.port_slots & ~s.flipped & BIT[port]:
                continue
            mills = self.mills_at(s, port)
            own = int(count(mills & s.seat[SLOTS + told.seat]))
            args: Arguments = {"location": self.location(port)}
            if own:
                args["mills"] = own
                found.append(Fact(Phrase("reason-port-serves", args), 1.0 + own, "tiles"))
            elif mills:
                args["mills"] = int(count(mills))
                found.append(Fact(Phrase("reason-port-invites", args), 1.0, "tiles"))
        return found

    def mills_at(self, s: LancashireState, port: int) -> int:
        """The slots of unflipped mills, anybody's, that are connected to a port."""
        mills = 0
        for slot in members(s.occupied & ~s.flipped):
            mill = s.board.kind_industry[s.kind_at(slot)] == s.board.mill_industry
            if mill and sell.connected_ports(s, slot) & BIT[port]:
                mills |= BIT[slot]
        return mills

    def promise(self, told: Told[LancashireState], slot: int, event: Arguments) -> list[Fact]:
        on_offer = event["slot"] == offered(told).get("slot")
        return [] if on_offer else super().promise(told, slot, event)

    # The network ------------------------------------------------------------------------------

    def opened(self, told: Told[LancashireState]) -> list[Fact]:
        """Towns that links bring into the network, and the first way to a market icon."""
        before, s, seat = told.before, told.after, told.seat
        touched = routes.gathered(s.tables.link_ends, self.new_links(told))
        towns = [
            place
            for place in members(touched & ~before.seat[NETWORK + seat])
            if free_slots(s, place)
        ]
        found: list[Fact] = []
        if towns:
            free = sum(free_slots(s, place) for place in towns)
            names = [f"location-{s.board.location_ids[place]}" for place in towns]
            args: Arguments = {"places": names, "slots": free}
            found.append(Fact(Phrase("reason-opens", args), min(0.3 * free, 1.2), "network"))
        if not connected(before, seat) and connected(s, seat):
            found.append(Fact(Phrase("reason-market-icon", {}), 1.0, "network"))
        return found

    def growing(self, told: Told[LancashireState]) -> list[Fact]:
        """Tiles at the ends of new links that have not flipped yet: they may add points."""
        s = told.after
        found: list[Fact] = []
        for link in members(self.new_links(told)):
            slots = routes.gathered(s.tables.slots_of_location, s.tables.link_ends[link])
            tiles = int(count(slots & s.occupied & ~s.flipped))
            if tiles:
                args: Arguments = {"link": f"link-{s.board.link_ids[link]}", "tiles": tiles}
                found.append(Fact(Phrase("reason-link-grows", args), 0.4 * tiles, "links"))
        return found

    # Money ------------------------------------------------------------------------------------

    def borrowed(self, told: Told[LancashireState]) -> list[Fact]:
        """What a loan makes affordable, and whether it is the last one possible."""
        before, s, seat = told.before, told.after, told.seat
        if not told.own("event-loan"):
            return []
        found: list[Fact] = []
        money = int(s.seat[MONEY + seat])
        if s.round == before.round and money > before.seat[MONEY + seat]:
            costs = {
                int(s.board.kind_cost[kind]): industry
                for industry in range(int(s.board.industries))
                if (kind := s.next_kind(seat, industry)) != NOTHING
                and s.board.kind_buildable[kind * 2 + s.era]
                and before.seat[MONEY + seat] < s.board.kind_cost[kind] <= money
            }
            if costs:
                industry = costs[max(costs)]
                args = self.on_mat(industry, s.next_kind(seat, industry))
                args |= {"cost": max(costs), "money": money}
                found.append(Fact(Phrase("reason-affords", args), 1.0, "money"))
        if before.era == RAIL and before.cards_left() <= self.still_drawn(before):
            found.append(Fact(Phrase("reason-last-loan", {}), 3.0, "money"))
        return found

    def still_drawn(self, s: LancashireState) -> int:
        """Cards that whoever has not played yet in this round may draw at most."""
        return int((s.seat_count - s.turn) * s.board.actions)

    def order(self, told: Told[LancashireState]) -> list[Fact]:
        """An earlier place in the order of the next round, whatever others spend."""
        before = told.before
        if before.phase == DEBT or self.is_last_round(before):
            return []
        now = int(before.turn) + 1
        spent, place = self.next_place(told)
        if not 0 < place < now:
            return []
        if place == 1 and now == before.seats:
            args: Arguments = {"spent": spent}
            return [Fact(Phrase("reason-twice", args), 1.5)]
        return [Fact(Phrase("reason-order", {"spent": spent, "place": place}), 0.2)]

    def next_place(self, told: Told[LancashireState]) -> tuple[int, int]:
        """What the seat spent in this round, and its place in the next at the worst; 0 while its
        turn goes on."""
        before, s, seat = told.before, told.after, told.seat
        if offered(told):
            return 0, 0
        for event in told.later:
            if event.phrase.key == "event-spent" and event.seat == seat:
                return number(event.phrase.args, "money"), number(event.phrase.args, "place")
        if s.turn == before.turn or s.round != before.round:
            return 0, 0
        spent = int(s.seat[SPENT + seat])
        order = [int(s.seat[ORDER + n]) for n in range(s.seats)]
        at = order.index(seat)
        ahead = [other for other in order[:at] if s.seat[SPENT + other] <= spent]
        behind = order[at + 1 :] if spent else []  # nobody spends less than nothing
        return spent, 1 + len(ahead) + len(behind)

    def savings(self, told: Told[LancashireState]) -> list[Fact]:
        """Near the end of the game: what the money in hand scores there."""
        s, seat = told.after, told.seat
        if s.phase == DEBT or not self.is_last_era(s) or self.rounds_left(s) > SOON:
            return []
        scored = [e for e in told.later if e.phrase.key == "event-score-money" and e.seat == seat]
        if scored:
            points = number(scored[0].phrase.args, "points")
        elif s.introductory:
            points = int(scoring.introductory_points(s, seat)[0])
        else:
            points = int(scoring.money_points(s, seat, s.board.final_money_per_point))
        if not points:
            return []
        return [Fact(Phrase("reason-savings", {"points": points}), 0.3, "savings")]

    def passes(self, told: Told[LancashireState]) -> list[Fact]:
        """Passing where nothing else can be done."""
        before = told.before
        if not told.own("event-pass") or before.phase != ACTION:
            return []
        if any(move.kind != PASS for move in before.legal(told.seat)):
            return []
        return [Fact(Phrase("reason-only-pass", {}), 0.4)]

    def is_last_era(self, s: LancashireState) -> bool:
        return bool(s.era == RAIL or s.introductory)

    def is_last_round(self, s: LancashireState) -> bool:
        """The last round of the game."""
        return self.is_last_era(s) and self.rounds_left(s) == 0

    def given_up(self, told: Told[LancashireState]) -> list[Fact]:
        """A tile that pays for a debt, and what it would have scored."""
        found: list[Fact] = []
        for event in told.own("event-remove")[:1]:
            slot = self.slot(event)
            flipped = told.before.flipped & BIT[slot] != 0
            args = self.tile(told.before, slot)
            args["money"], args["flipped"] = event["money"], int(flipped)
            weight = SPACE if flipped else 1.0
            found.append(Fact(Phrase("reason-gives-up", args), weight, "tiles"))
        return found

    # The mat ----------------------------------------------------------------------------------

    def next_tile(self, told: Told[LancashireState], industry: int) -> list[Fact]:
        """Only tiles that can still be built are worth a word."""
        s, board = told.after, told.after.board
        old = told.before.next_kind(told.seat, industry)
        first = industry * MAT + int(s.mat[told.seat * board.industries + industry])
        tiles = 0
        while (kind := board.mat_kind[first + tiles]) != NOTHING:
            if board.kind_level[kind] > board.kind_level[old] and usable(s, kind):
                break
            tiles += 1
        else:
            return []
        args = self.on_mat(industry, kind)
        if tiles:
            args["tiles"] = tiles
            return [Fact(Phrase("reason-nearer", args), worth(args) * 0.1, "mats")]
        if not board.kind_buildable[old * 2 + s.era] and board.kind_buildable[kind * 2 + s.era]:
            return [Fact(Phrase("reason-unlocks", args), worth(args) * 0.5, "mats")]
        return [Fact(Phrase("reason-develops", args), worth(args) * 0.3, "mats")]


def offered(told: Told[LancashireState]) -> Arguments:
    """The event by which a mill goes to the distant market and the plan ends; empty otherwise."""
    first = told.later[0].phrase if told.later else None
    return first.args if first is not None and first.key == ABROAD else {}


def usable(s: LancashireState, kind: int) -> bool:
    """The tile can still be built, in this era or in the next."""
    now = s.board.kind_buildable[kind * 2 + s.era]
    later = s.era == CANAL and not s.introductory and s.board.kind_buildable[kind * 2 + RAIL]
    return bool(now or later)


def tiles_left(s: LancashireState) -> list[int]:
    """The steps of the tiles in the pile of the distant market, as everybody can tell them: only
    their order is hidden."""
    return sorted(s.distant[s.distant_at :])


def connected(s: LancashireState, seat: int) -> bool:
    """The network reaches a market icon."""
    return routes.reach(s.joined, s.seat[NETWORK + seat]) & s.market_places != 0


def free_slots(s: LancashireState, place: int) -> int:
    """The slots of a town that nobody has built on."""
    return int(count(s.board.slots_of_location[place] & s.board.slots_on_map & ~s.occupied))
