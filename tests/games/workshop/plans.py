"""Plans for the tests of reasons, what can be read off the position before them, and what a turn
could bring by playing every such turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ironbridge.games.workshop.board import CARD, MONEY, ORDER
from ironbridge.games.workshop.rules import turn
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Event
from tests.games.workshop.builders import game, lively

COMPONENTS: Any = game.components()
TOWNS = {one["id"]: one for one in COMPONENTS["towns"]}
LINES = {one["id"]: one for one in COMPONENTS["connections"]}
CARDS = {one["id"]: one for one in COMPONENTS["cards"]}
TYPES = {one["type"] for one in TOWNS.values()}
COST = {"canal": 3, "rail": 2}
TRIED = 4
"""How often a fact of one kind is checked by playing every turn there is."""


@dataclass
class Plan:
    """Moves of a seat, with what the game itself wrote about them."""

    seat: int
    moves: list[Move]
    before: WorkshopState
    events: list[Event]
    """Of the turn alone."""
    tries: Counter[str]

    @property
    def document(self) -> Any:
        return self.before.to_json()

    @property
    def player(self) -> Any:
        return self.document["players"][self.seat]

    @property
    def colours(self) -> list[str]:
        return list(self.before.view(None)["players"][self.seat]["companies"])

    @property
    def colour(self) -> str:
        """Of the company whose turn it is."""
        return str(self.document["order"][self.document["box"]])

    def own(self, key: str) -> list[Arguments]:
        return [one.phrase.args for one in self.events if one.phrase.key == key]

    def built(self) -> list[str]:
        return [bare(one["connection"]) for one in self.own("event-build")]

    def links(self) -> list[str]:
        """Those of the company before the plan."""
        return [one["connection"] for one in self.document["links"] if one["owner"] == self.colour]

    def holds(self, town: str) -> bool:
        """The company has an industry in a town when the turn ends."""
        own = {"town": town, "owner": self.colour}
        placed = [bare(one["town"]) for one in self.own("event-place")]
        return town in placed or any(own.items() <= one.items() for one in self.industries())

    def industries(self) -> list[Any]:
        return list(self.document["industries"])

    def named(self, colour: str) -> str:
        """What a colour is called in this game."""
        company = game.board.colour_ids.index(colour)
        return f"colour-{colour}" if self.before.seats == 2 else f"seat-{company}"

    def once(self, kind: str) -> bool:
        """Whether a dear check is made this time."""
        self.tries[kind] += 1
        return self.tries[kind] <= TRIED


def bare(key: object) -> str:
    return str(key).partition("-")[2]


def listed(value: object) -> list[str]:
    assert isinstance(value, list)
    return [bare(one) for one in value]


def networks(lines: list[str]) -> list[set[str]]:
    """Connections that follow each other from town to town."""
    found: list[set[str]] = []
    for line in lines:
        ends = set(LINES[line]["towns"])
        near = [one for one in found if any(ends & set(LINES[other]["towns"]) for other in one)]
        found = [one for one in found if one not in near] + [{line}.union(*near)]
    return found


def size(network: set[str]) -> int:
    return sum(LINES[line]["links"] for line in network)


def with_value(value: int) -> list[str]:
    return [name for name, town in TOWNS.items() if town["value"] == value]


def paid(lines: list[str]) -> int:
    sizes = [size(one) for one in networks(lines)]
    return sum(sizes) + max(sizes, default=0)


def of_type(plan: Plan, kind: str, seat: int) -> int:
    colours = plan.before.view(None)["players"][seat]["companies"]
    return sum(
        one["count"]
        for one in plan.industries()
        if one["owner"] in colours and TOWNS[one["town"]]["type"] == kind
    )


def by_seat(plan: Plan, kind: str) -> tuple[int, dict[int, int]]:
    """The industries of a type that one has, and those of each other seat."""
    others = [seat for seat in range(plan.before.seats) if seat != plan.seat]
    return of_type(plan, kind, plan.seat), {seat: of_type(plan, kind, seat) for seat in others}


def eras(plan: Plan) -> int:
    return 2 if plan.document["era"] == "canal" else 1


def turns_to_come(plan: Plan, begun: list[str]) -> int:
    rounds = plan.before.view(None)["rounds"] - plan.document["round"]
    left = [one for one in plan.colours if one not in begun]
    return int(rounds * len(plan.colours) + len(left))


def total(state: WorkshopState, seat: int) -> int:
    """The money of a seat if the era ended now."""
    pay = state.preview(None)["players"][seat]
    money = state.to_json()["players"][seat]["money"]
    return money + pay["income"] + pay["links"] + pay["industries"]


def most(state: WorkshopState, colour: str, card: str, money: int) -> int:
    """The most that a turn of a company with a card brings, by playing every such turn."""
    company, card_number = game.board.colour_ids.index(colour), game.board.card_ids.index(card)
    twin = state.copy()
    twin.phase, twin.waiting, twin.box = CARD, 0, 0
    twin.seat[ORDER] = company
    twin.face_up |= BIT[card_number]
    seat = int(twin.owner(company))
    twin.seat[MONEY + seat] = money
    ends: list[int] = []
    follow(twin, seat, game.parse(f"take {card}"), ends)
    return max(ends) - total(twin, seat)


def follow(state: WorkshopState, seat: int, move: Move, ends: list[int]) -> None:
    after = state.copy()
    if not turn.answer(after, move):
        ends.append(total(after, seat))
        return
    for then in after.legal(seat):
        if then.text != "recover":
            follow(after, seat, then, ends)


def ended(plan: Plan) -> WorkshopState:
    """The position when the turn is over, the next one not begun."""
    after = plan.before.copy()
    for move in plan.moves:
        if move.text == "recover":
            after.do(move, plan.seat)
        else:
            turn.answer(after, move)
    return after


def bid_of(plan: Plan) -> int:
    return int(plan.moves[-1].text.removeprefix("bid "))


def left_by_bid(plan: Plan) -> int:
    return int(plan.player["money"]) + len(plan.own("event-recover")) - bid_of(plan)


def cards_of_bid(plan: Plan) -> dict[str, int]:
    colour, money = entering(plan), left_by_bid(plan)
    return {card: most(plan.before, colour, card, money) for card in plan.document["cards"]}


def entering(plan: Plan) -> str:
    """The colour that plays after the auction."""
    if len(plan.colours) == 1:
        return plan.colours[0]
    if plan.document["box"]:
        [left] = [one for one in plan.colours if one not in plan.document["order"][:2]]
        return left
    offered = [move.text for move in plan.moves if move.text.startswith("offer")]
    return offered[0].split()[1] if offered else str(plan.player["offered"])


# Plans of many games ------------------------------------------------------------------------


def plans(seats: int, seed: int) -> Iterator[Plan]:
    """Every turn of a game in which much is built as it is played, and one at random instead."""
    chance, tries = seeded(seed), Counter[str]()
    state = game.start(seats, seed)
    while not state.over:
        seat = state.deciders[int(chance.below(len(state.deciders)))]
        yield plan(state, seat, planned(state, seat, chance, busy=False), tries)
        moves = planned(state, seat, chance, busy=True)
        yield plan(state, seat, moves, tries)
        for move in moves:
            state.do(move, seat)


def planned(state: WorkshopState, seat: int, chance: Chance, busy: bool) -> list[Move]:
    """A plan goes on until the turn is over, money is recovered or something comes to light."""
    after, moves = state.copy(), list[Move]()
    while not moves or (
        not after.over and seat in after.deciders and after.turn_mark() == state.turn_mark()
    ):
        choices = lively(after, seat) if busy else after.legal(seat)
        moves.append(choices[int(chance.below(len(choices)))])
        after.do(moves[-1], seat)
    return moves


def plan(state: WorkshopState, seat: int, moves: list[Move], tries: Counter[str]) -> Plan:
    running = state.copy()
    running.journal = []
    for move in moves:
        running.do(move, seat)
    events: list[Event] = []
    for event in running.journal:
        if event.seat != seat or event.phrase.key == "event-turn":
            break
        events.append(event)
    if state.sealed:
        events = [one for one in events if one.phrase.key == "event-recover"]
    return Plan(seat, moves, state.copy(), events, tries)
