"""What can be said for a plan in Workshop of the World: what links and industries are paid when the
era ends, who loses an industry or a card, what money is left for the turns to come.

A plan is played on a copy with its journal open, no further than the turn goes. Every fact comes
from an event of it, or from the rules' own functions asked before and after. Sealed choices are in
sealed_reasons.py. The texts are words/reasons.*.ftl; none says "you", because the same fact is told
to whoever plays and to whoever looks back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ironbridge.games.workshop import move_space as kinds
from ironbridge.games.workshop.board import (
    DIAGRAM,
    HAND,
    HELD,
    LINKS,
    LINKS_A_TURN,
    MAX_SEATS,
    MONEY,
    ORDER,
    Board,
)
from ironbridge.games.workshop.evaluator import PARTS, WorkshopEvaluator
from ironbridge.games.workshop.progress import in_turn
from ironbridge.games.workshop.prospects import best_turn, eras_left, pay, turns_after, values
from ironbridge.games.workshop.rules import auction, card, income, link, turn
from ironbridge.games.workshop.sealed_reasons import Sealed
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.arrays import zeros
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Phrase
from ironbridge.kernel.reasons import Fact, Played, Reasons, number
from ironbridge.kernel.state import State

PART_NAMES: Final = ("money", "income", "sealed", "map", "round", "shortage")
"""In the order of the evaluator's PARTS."""
LEAST_DENIED: Final = 2
"""Pounds that a card must be worth to the next player to be worth a sentence."""


@dataclass
class Told(Played[WorkshopState]):
    """What happened until the turn is over, and before the next one begins."""

    sealed: Move | None = None
    """The tokens or the bid with which the plan ends."""
    swapped: int = -1
    """The card that is discarded: the plan ends with it, because nobody knows the next one."""
    ended: bool = False
    """Whether the turn is over."""

    @property
    def company(self) -> int:
        """The company whose turn it is."""
        return int(self.before.company())

    @property
    def new_lines(self) -> int:
        """The connections that the plan builds, as a mask."""
        lines = LINKS + self.company
        return int(self.after.seat[lines] & ~self.before.seat[lines])


class WorkshopReasons(Reasons):
    def __init__(self, board: Board, evaluator: WorkshopEvaluator) -> None:
        self.board = board
        self.evaluator = evaluator
        self.choices = Sealed(board)

    def facts(self, state: State, seat: int, moves: Sequence[Move]) -> list[Fact]:
        assert isinstance(state, WorkshopState)
        told = played(state, seat, moves)
        found = self.recovered(told)
        if state.sealed:
            return found + self.choices.facts(told.after, seat, told.sealed)
        if told.swapped >= 0:
            return found + self.swap(told)
        if in_turn(state):
            found += [
                *self.links(told),
                *self.joined(told),
                *self.closed(told),
                *self.industry(told),
                *self.displaced(told),
                *self.denied(told),
                *self.saved(told),
            ]
        return found

    def parts(self, state: State, seat: int) -> Mapping[str, float]:
        assert isinstance(state, WorkshopState)
        found = zeros(PARTS)
        self.evaluator.parts(state, seat, found)
        return {name: float(found[n]) for n, name in enumerate(PART_NAMES)}

    # Links ------------------------------------------------------------------------------------

    def links(self, told: Told) -> list[Fact]:
        """What the new links cost, and what they bring when the era ends."""
        lines = told.new_lines
        if not lines or not told.ended:
            return []
        s, company = told.after, told.company
        cost = sum(number(event, "money") for event in told.own("event-build"))
        paid = pay(s, int(s.seat[LINKS + company]))
        paid -= pay(told.before, int(told.before.seat[LINKS + company]))
        args: Arguments = {
            "links": [self.board.connection_name(line) for line in members(lines)],
            "count": int(income.links_on(s, lines)),
            "cost": cost,
            "pay": paid,
        }
        towns = self.counted(told, lines)
        gained = values(s, towns)
        weight = max(0.5, 0.5 * (gained + paid - cost))
        if not towns:
            return [Fact(Phrase("reason-links", args), weight, "map")]
        args["towns"] = [self.board.town_name(town) for town in members(towns)]
        args["income"] = gained
        return [Fact(Phrase("reason-links-income", args), weight, "income")]

    def counted(self, told: Told, lines: int) -> int:
        """The towns whose value is income by these links: not those that an earlier link of the
        turn has touched."""
        touched = 0
        for line in members(lines):
            touched |= int(BIT[self.board.end_a[line]] | BIT[self.board.end_b[line]])
        held = int(told.after.seat[HELD + told.company])
        return touched & held & ~int(link.touched_so_far(told.before))

    def joined(self, told: Told) -> list[Fact]:
        """Networks that become one, the largest of all."""
        s, company = told.after, told.company
        lines, old = int(s.seat[LINKS + company]), int(told.before.seat[LINKS + company])
        if not told.new_lines:
            return []
        network = int(income.network_of(s, told.new_lines & -told.new_lines, lines))
        size = int(income.links_on(s, network))
        if len(income.network_sizes(s, old & network)) < 2:
            return []
        if size <= int(income.largest_network(s, lines & ~network)):
            return []
        more = size - int(income.largest_network(s, old & network))
        args: Arguments = {"links": size, "pay": int(self.board.network_pay)}
        return [Fact(Phrase("reason-joins", args), float(more), "map")]

    def closed(self, told: Told) -> list[Fact]:
        """A town of others from which nobody can build any more in this era."""
        s, found = told.after, list[Fact]()
        for line in members(told.new_lines):
            for town in (int(self.board.end_a[line]), int(self.board.end_b[line])):
                owners = [
                    s.company_name(company)
                    for company in members(card.companies_in(s, town))
                    if s.owner(company) != told.seat
                ]
                if owners and card.saturated(s, town):
                    args: Arguments = {"town": self.board.town_name(town), "owners": owners}
                    weight = 0.3 * float(self.board.town_value[town])
                    found.append(Fact(Phrase("reason-closes", args), weight, "map"))
        return found[:1]

    # Industries -------------------------------------------------------------------------------

    def industry(self, told: Told) -> list[Fact]:
        """What the new industry is paid for the tokens on the diagram, and for those in hand."""
        found: list[Fact] = []
        if not told.own("event-place") or self.owner_of_displaced(told) == told.seat:
            return found
        town = self.town_of(told)
        kind = int(self.board.town_type[town])
        eras, money = eras_left(told.after), int(told.after.seat[DIAGRAM + kind])
        args: Arguments = {
            "town": self.board.town_name(town),
            "type": self.board.type_name(kind),
        }
        if money:
            paid: Arguments = {**args, "money": money, "eras": eras}
            found.append(Fact(Phrase("reason-industry", paid), float(money * eras), "map"))
        if told.after.seat[HAND + kind * MAX_SEATS + told.seat]:
            found.append(Fact(Phrase("reason-industry-token", args), 0.6 * eras, "map"))
        return found

    def displaced(self, told: Told) -> list[Fact]:
        """Somebody else loses an industry, and what it would be paid."""
        owner = self.owner_of_displaced(told)
        if owner < 0 or owner == told.seat:
            return []
        money = int(told.after.seat[DIAGRAM + self.board.town_type[self.town_of(told)]])
        event = told.own("event-remove")[0]
        args: Arguments = {"owner": event["owner"], "town": event["town"], "money": money}
        weight = 0.5 + money * eras_left(told.after) / told.before.seats
        return [Fact(Phrase("reason-displaces", args), weight, "map")]

    def owner_of_displaced(self, told: Told) -> int:
        """The seat that loses an industry, -1 if nobody does."""
        if not told.own("event-remove"):
            return -1
        gone = told.own("event-remove")[0]["owner"]
        companies = range(int(told.before.company_count))
        company = next(c for c in companies if told.before.company_name(c) == gone)
        return int(told.before.owner(company))

    def town_of(self, told: Told) -> int:
        """Where the plan places its industry."""
        name = str(told.own("event-place")[0]["town"])
        return self.board.town_ids.index(name.removeprefix("town-"))

    # Cards ------------------------------------------------------------------------------------

    def denied(self, told: Told) -> list[Fact]:
        """The card that is taken would have been the best for whoever plays next. With hidden
        money nobody can say what others can pay."""
        taken = told.own("event-take")
        s, box = told.after, int(told.before.box) + 1
        if not taken or not told.ended or s.hidden_money or box >= int(s.company_count):
            return []
        company = int(s.seat[ORDER + box])
        left = members(s.face_up)
        if company < 0 or s.owner(company) == told.seat or not left:
            return []
        name = str(taken[0]["card"])
        gone = self.board.card_ids.index(name.removeprefix("card-"))
        purse = int(s.seat[MONEY + s.owner(company)])
        lost = best_turn(s, company, gone, purse)
        best = max(best_turn(s, company, each, purse) for each in left)
        if lost - best < LEAST_DENIED:
            return []
        args: Arguments = {"card": name, "owner": s.company_name(company)}
        args |= {"money": lost, "best": best}
        return [Fact(Phrase("reason-denies", args), 0.4 * (lost - best), "round")]

    def swap(self, told: Told) -> list[Fact]:
        s = told.after
        left = len(s.aside) - int(s.aside_at)
        args: Arguments = {"card": self.board.card_name(told.swapped), "cards": left}
        return [Fact(Phrase("reason-swaps", args), 2.0, "round")]

    # Money ------------------------------------------------------------------------------------

    def recovered(self, told: Told) -> list[Fact]:
        """What money from the income track costs, and what it pays for."""
        pounds = len(told.own("event-recover"))
        if not pounds:
            return []
        spaces = pounds * int(self.board.per_pound)
        args: Arguments = {"money": pounds, "spaces": spaces, "lost": spaces - pounds}
        found = [Fact(Phrase("reason-recovers", args), 0.1, "money")]
        have = int(told.before.seat[MONEY + told.seat])
        cost = sum(number(event, "money") for event in told.own("event-build"))
        links = self.affordable(told.after, told.seat)
        if cost > have:
            args = {"cost": cost, "money": have}
            found.append(Fact(Phrase("reason-recovery-pays", args), 3.0, "money"))
        elif not cost and links > self.affordable(told.before, told.seat):
            args = {"money": int(told.after.seat[MONEY + told.seat]), "links": links}
            found.append(Fact(Phrase("reason-recovers-enough", args), 2.0, "money"))
        return found

    def affordable(self, s: WorkshopState, seat: int) -> int:
        """How many links of one turn can be paid."""
        return min(LINKS_A_TURN, int(s.seat[MONEY + seat]) // int(s.link_cost()))

    def saved(self, told: Told) -> list[Fact]:
        """Nothing is built, and the money stays."""
        if not told.ended or told.new_lines:
            return []
        turns = turns_after(told.before, told.seat)
        args: Arguments = {"money": int(told.after.seat[MONEY + told.seat]), "turns": turns}
        return [Fact(Phrase("reason-saves", args), 0.3, "shortage")]


def played(state: WorkshopState, seat: int, moves: Sequence[Move]) -> Told:
    """The plan on a copy. What comes after a sealed choice, a card that nobody knows or the end of
    the turn is left out."""
    running = state.copy()
    running.journal = []
    told = Told(seat, state, running, [])
    for move in moves:
        if move.kind == kinds.RECOVER:
            turn.recover(running, seat)
        elif move.kind == kinds.OFFER:
            auction.offer(running, seat, move.a)
        elif move.kind == kinds.SWAP:
            told.swapped = int(move.a)
            break
        elif state.sealed:
            told.sealed = move
            break
        elif not turn.answer(running, move):
            told.ended = True
            break
    told.events = running.journal
    return told
