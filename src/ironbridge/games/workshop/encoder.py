"""What a network is shown of Workshop of the World, all of it known to the seat: of the others
neither their tokens nor a sealed choice, and no money where it is hidden. "Who" is the seat itself,
or the first to the fourth that sits after it.

Blocks about the map stand once for each era:

    block        facts
    industries   town, own ones, how many; town, those of others, how many
    links        connection, own or not

The others stand once:

    block        facts
    cards        card face up
    demand       type, tokens on the diagram
    tokens       type, own tokens in hand
    choice       own bid, in steps; type: once for each token of one's own sealed choice
    order        box, who; that company's turn is over, or not yet
    turn         phase, who decides; the card taken
    money, income, last bid, links, largest network     who, in steps
    clock        seats, era and round; money is hidden

The numbers are the parts of the readable evaluator for the seat itself, what the others would be
paid now as far as everybody can see it, and how many rounds are left. Scores are pounds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.games.workshop import move_space as kinds
from ironbridge.games.workshop.board import (
    ALL,
    CHOICE,
    DIAGRAM,
    ERA_NAMES,
    ERAS,
    HAND,
    INCOME,
    LAST_BID,
    LINKS,
    MAX_COMPANIES,
    MAX_SEATS,
    MONEY,
    ORDER,
    OVER,
    TOWN_FIELDS,
    TYPES,
    Board,
)
from ironbridge.games.workshop.evaluator import PARTS, WorkshopEvaluator
from ironbridge.games.workshop.rules import income
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.bits import POSITION, SPREAD
from ironbridge.kernel.encoder import Encoder, Features, Part, step
from ironbridge.kernel.state import State

STEPS: Final = 20
"""Money, bids and the like are told in so many steps."""
STEPPED: Final = 5
CROWD: Final = 6
"""Industries in one town are counted up to here."""
TOKENS: Final = 8
PHASES: Final = 7
ROUNDS: Final = 10
NUMBERS: Final = PARTS + MAX_SEATS - 1 + 2
SCALE: Final = 32.0
"""Pounds are told in units of so many."""


class WorkshopEncoder(Encoder):
    """The blocks one after the other; `at_...` is where each begins."""

    def __init__(self, board: Board, evaluator: WorkshopEvaluator) -> None:
        self.board: Final = board
        self.evaluator: Final = evaluator
        self.towns: i64 = len(board.town_ids)
        cards: i64 = len(board.card_ids)
        lines: i64 = len(board.connection_ids)
        at: i64 = 0
        self.at_industries: i64 = at
        at += self.towns * CROWD * 2
        self.at_links: i64 = at
        at += lines * 2
        self.era_size: i64 = at
        at *= ERAS
        self.at_cards: i64 = at
        at += cards
        self.at_demand: i64 = at
        at += TYPES * STEPS
        self.at_tokens: i64 = at
        at += TYPES * TOKENS
        self.at_choice: i64 = at
        at += STEPS + TYPES
        self.at_order: i64 = at
        at += MAX_COMPANIES * MAX_SEATS * 2
        self.at_turn: i64 = at
        at += PHASES * (MAX_SEATS + 1) + cards
        self.at_seats: i64 = at
        at += MAX_SEATS * STEPPED * STEPS
        self.at_clock: i64 = at
        at += (MAX_SEATS + 1) * ERAS * ROUNDS + 1
        super().__init__(at, NUMBERS, 400)

    def parts(self) -> list[Part]:
        towns, cards = int(self.towns), len(self.board.card_ids)
        lines = len(self.board.connection_ids)
        steps = ["who", "money, income, last bid, links, largest network", "step"]
        found: list[Part] = []
        for era in ERA_NAMES:
            shape = [towns, 2, CROWD]
            found.append(Part(f"{era} industries", ["town", "own, of others", "how many"], shape))
            found.append(Part(f"{era} links", ["connection", "own"], [lines, 2]))
        return [
            *found,
            Part("cards", ["card"], [cards]),
            Part("demand", ["type", "tokens"], [TYPES, STEPS]),
            Part("tokens", ["type", "tokens"], [TYPES, TOKENS]),
            Part("own bid", ["step"], [STEPS]),
            Part("own demand", ["type"], [TYPES]),
            Part("order", ["box", "who", "turn is over"], [MAX_COMPANIES, MAX_SEATS, 2]),
            Part("phase", ["phase", "who decides, or the last: several"], [PHASES, MAX_SEATS + 1]),
            Part("card taken", ["card"], [cards]),
            Part("seats", steps, [MAX_SEATS, STEPPED, STEPS]),
            Part("clock", ["seats", "era", "round"], [MAX_SEATS + 1, ERAS, ROUNDS]),
            Part("hidden money", ["yes"], [1]),
        ]

    def number_parts(self) -> list[Part]:
        return [
            Part("value", ["part of the readable evaluator"], [PARTS]),
            Part("value of others", ["who"], [MAX_SEATS - 1]),
            Part("left", ["rounds, eras"], [NUMBERS - PARTS - MAX_SEATS + 1]),
        ]

    def encode(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, WorkshopState)
        self.encode_facts(state, seat, found)
        self.add_numbers(state, seat, found)

    def encode_facts(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, WorkshopState)
        s = state
        found.count = 0
        self.add_map(s, seat, found)
        self.add_tokens(s, seat, found)
        self.add_order(s, seat, found)
        other: i64 = 0
        while other < s.seat_count:
            self.add_seat(s, seat, other, found)
            other += 1
        clock = self.at_clock + (s.seat_count * ERAS + s.era) * ROUNDS
        found.add(clock + step(s.round, 1, ROUNDS))
        if s.hidden_money:
            found.add(self.at_clock + (MAX_SEATS + 1) * ERAS * ROUNDS)

    def base(self, found: Features) -> float:
        total = 0.0
        i: i64 = 0
        while i < PARTS:
            total += found.numbers[i]
            i += 1
        return total * SCALE

    # The map --------------------------------------------------------------------------------

    def add_map(self, s: WorkshopState, p: i64, found: Features) -> None:
        start = s.era * self.era_size
        own_lines: i64 = 0
        company = p
        while company < s.company_count:
            own_lines |= s.seat[LINKS + company]
            company += s.seat_count
        town: i64 = 0
        while town < self.towns:
            crowd = s.industries[town * TOWN_FIELDS + ALL]
            if crowd > 0:
                own: i64 = 0
                company = p
                while company < s.company_count:
                    own += s.industries[town * TOWN_FIELDS + company]
                    company += s.seat_count
                at = start + self.at_industries + town * CROWD * 2
                if own > 0:
                    found.add(at + step(own, 1, CROWD))
                if crowd > own:
                    found.add(at + CROWD + step(crowd - own, 1, CROWD))
            town += 1
        lines = s.built
        while lines:
            bit = lines & -lines
            lines ^= bit
            line: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            found.add(start + self.at_links + line * 2 + (1 if own_lines & bit else 0))
        cards = s.face_up
        while cards:
            bit = cards & -cards
            cards ^= bit
            found.add(self.at_cards + POSITION[(bit * SPREAD >> 58) & 63])

    # Tokens and sealed choices --------------------------------------------------------------

    def add_tokens(self, s: WorkshopState, p: i64, found: Features) -> None:
        kind: i64 = 0
        while kind < TYPES:
            found.add(self.at_demand + kind * STEPS + step(s.seat[DIAGRAM + kind], 1, STEPS))
            held = s.seat[HAND + kind * MAX_SEATS + p]
            if held > 0:
                found.add(self.at_tokens + kind * TOKENS + step(held, 1, TOKENS))
            kind += 1
        index = s.seat[CHOICE + p]
        if index < 0:
            return
        move = s.space.moves[index]
        if move.kind == kinds.BID:
            found.add(self.at_choice + step(move.a, 1, STEPS))
        elif move.kind == kinds.DEMAND:
            if move.a >= 0:
                found.add(self.at_choice + STEPS + move.a)
            if move.b >= 0:
                found.add(self.at_choice + STEPS + move.b)

    # The seats ------------------------------------------------------------------------------

    def add_order(self, s: WorkshopState, p: i64, found: Features) -> None:
        box: i64 = 0
        while box < s.company_count:
            company = s.seat[ORDER + box]
            if company >= 0:
                who = self.who(s, p, s.owner(company))
                past: i64 = 1 if box < s.box else 0
                found.add(self.at_order + (box * MAX_SEATS + who) * 2 + past)
            box += 1
        deciding: i64 = MAX_SEATS  # several at once
        if not s.sealed and s.phase != OVER:
            deciding = self.who(s, p, s.decider())
        found.add(self.at_turn + s.phase * (MAX_SEATS + 1) + deciding)
        if s.card >= 0:
            found.add(self.at_turn + PHASES * (MAX_SEATS + 1) + s.card)

    def add_seat(self, s: WorkshopState, p: i64, other: i64, found: Features) -> None:
        at = self.at_seats + self.who(s, p, other) * STEPPED * STEPS
        if self.is_known(s, p, other):
            found.add(at + step(s.seat[MONEY + other], 2, STEPS))
        found.add(at + STEPS + step(s.seat[INCOME + other], 3, STEPS))
        found.add(at + 2 * STEPS + step(s.seat[LAST_BID + other] + 1, 1, STEPS))
        links: i64 = 0
        largest: i64 = 0
        company = other
        while company < s.company_count:
            lines = s.seat[LINKS + company]
            links += income.links_on(s, lines)
            largest += income.largest_network(s, lines)
            company += s.seat_count
        found.add(at + 3 * STEPS + step(links, 1, STEPS))
        found.add(at + 4 * STEPS + step(largest, 1, STEPS))

    def who(self, s: WorkshopState, p: i64, other: i64) -> i64:
        return other - p if other >= p else other - p + s.seat_count

    def is_known(self, s: WorkshopState, p: i64, other: i64) -> bool:
        """Whether p sees the money of a seat."""
        return p == other or not s.hidden_money or s.phase == OVER

    def add_numbers(self, s: WorkshopState, p: i64, found: Features) -> None:
        numbers = found.numbers
        self.evaluator.parts(s, p, numbers)
        i: i64 = 0
        while i < PARTS:
            numbers[i] /= SCALE
            i += 1
        after: i64 = 1
        while after < MAX_SEATS:
            numbers[PARTS - 1 + after] = 0.0
            after += 1
        other: i64 = 0
        while other < s.seat_count:
            if other != p:
                seen = self.evaluator.seen_by_all(s, other)
                if self.is_known(s, p, other):
                    seen += float(s.seat[MONEY + other])
                numbers[PARTS - 1 + self.who(s, p, other)] = seen / SCALE
            other += 1
        at = PARTS + MAX_SEATS - 1
        over = s.phase == OVER
        numbers[at] = 0.0 if over else float(s.setup.rounds - s.round) / 4.0
        numbers[at + 1] = 0.0 if over else float(ERAS - s.era) / 2.0
