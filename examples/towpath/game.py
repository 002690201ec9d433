"""Towpath: six towns, eight canals, two cards in each hand. The smallest game with everything that
Ironbridge asks of one; docs/add-a-game.md walks through it.

In turn you play a card and build a free canal at that town. A card that builds nothing any more is
thrown away. When all cards are gone, each canal scores the values of its two towns.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.documents import PositionJson, ViewJson
from ironbridge.kernel.encoder import Encoder, Features
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.panels import SEAT_MARKS, Edge, Map, Node, Sheet, Span, Table, plain
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.result import Result
from ironbridge.kernel.rulebook import read
from ironbridge.kernel.state import State
from ironbridge.kernel.strict_reader import Fields
from ironbridge.kernel.words import Words

HERE = Path(__file__).parent

# The board -----------------------------------------------------------------------------------

TOWNS = ("Ashford", "Brindley", "Cromley", "Duxley", "Elmstead", "Foxton")
VALUES = (1, 2, 3, 1, 2, 3)
PLACES = ((300, 100), (700, 100), (900, 450), (700, 800), (300, 800), (100, 450))
LINKS = ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (0, 3), (1, 4))
COPIES, HAND, FREE = 2, 2, -1
BUILD, REST = 0, 1


def link_name(link: int) -> str:
    return "-".join(TOWNS[town] for town in LINKS[link])


def worth(link: int) -> int:
    return sum(VALUES[town] for town in LINKS[link])


def all_moves() -> list[Move]:
    """Every move there is, made once, in an order that never changes."""
    builds = [(BUILD, link, town) for link, ends in enumerate(LINKS) for town in ends]
    rests = [(REST, town, -1) for town in range(len(TOWNS))]
    return [
        Move(i, kind, a, b, f"build {link_name(a)} {TOWNS[b]}" if b >= 0 else f"rest {TOWNS[a]}")
        for i, (kind, a, b) in enumerate(builds + rests)
    ]


# The game ------------------------------------------------------------------------------------


class Towpath(Game):
    def __init__(self) -> None:
        rulebook = read(HERE / "rules.toml")
        super().__init__("towpath", rulebook.version, (2, 3), (), all_moves(), rulebook)

    def start(
        self,
        seats: int = 0,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        journal: bool = False,
    ) -> Canals:
        seats = self.check_seats(seats)
        self.check_options(seats, options)
        deck = [town for town in range(len(TOWNS)) for _ in range(COPIES)]
        seeded(seed).shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(seats)]
        state = Canals(self, [FREE] * len(LINKS), hands, deck, 0)
        state.journal = [] if journal else None
        return state

    def load(self, document: Mapping[str, object]) -> Canals:
        fields = Fields("position", "", document)
        seats = fields.integer("seats", 2, 3)
        owners = fields.integers("owners", FREE, seats - 1)
        deck = fields.integers("deck", 0, len(TOWNS) - 1)
        hands = [fields.integers(f"hand_{seat}", 0, len(TOWNS) - 1) for seat in range(seats)]
        turn = fields.integer("turn", 0, seats - 1)
        fields.end()
        if len(owners) != len(LINKS):
            raise FormatError("position", "owners", f"expected {len(LINKS)} numbers")
        return Canals(self, owners, [sorted(hand) for hand in hands], deck, turn)

    def position(self, text: str) -> Canals:
        lines = [line.split() for line in text.splitlines() if line.strip()]
        document: dict[str, object] = {key: [int(n) for n in numbers] for key, *numbers in lines}
        single = {key: cast(list[int], document[key])[0] for key in ("seats", "turn")}
        return self.load({**document, **single})

    @cache  # noqa: B019 - there is one game for ever
    def words(self, language: str) -> Words:
        names = {f"town-{i}": town for i, town in enumerate(TOWNS)}
        names |= {f"link-{i}": link_name(i) for i in range(len(LINKS))}
        return Words(language, [HERE / f"words.{language}.ftl"], names, strict=True)

    def describe(self, move: Move) -> Phrase:
        if move.kind == REST:
            return Phrase("move-rest", {"town": f"town-{move.a}"})
        return Phrase("move-build", {"link": f"link-{move.a}", "town": f"town-{move.b}"})

    def evaluator(self) -> Evaluator:
        return Points()

    def encoder(self) -> Encoder:
        return Facts()

    def sheet(
        self, view: Mapping[str, object], words: Words, names: Mapping[str, str] | None = None
    ) -> Sheet:
        return sheet(cast(Mapping[str, Any], view), words)


# A position ----------------------------------------------------------------------------------


class Canals(State):
    """`owners` says whose each canal is; hands are sorted, and the last card of the deck is drawn
    next."""

    def __init__(
        self, home: Game, owners: list[int], hands: list[list[int]], deck: list[int], turn: int
    ) -> None:
        super().__init__(len(hands))
        self.home = home
        self.owners = owners
        self.hands = hands
        self.deck = deck
        self.turn = turn

    @property
    def game(self) -> Game:
        return self.home

    @property
    def over(self) -> bool:
        return not any(self.hands)

    @property
    def deciders(self) -> tuple[int, ...]:
        return () if self.over else (self.turn,)

    @property
    def sealed(self) -> bool:
        return False

    def decider(self) -> int:
        return -1 if self.over else self.turn

    def settled(self) -> bool:
        return True  # a move is a whole action

    def turn_mark(self) -> int:
        return sum(len(hand) for hand in self.hands) + len(self.deck)

    # What is legal, fast; and the same a second time, with reasons ------------------------------

    def generate(self, seat: int) -> list[Move]:
        if seat not in self.deciders:
            return []
        held = set(self.hands[seat])
        moves = self.home.moves
        builds = [m for m in moves if m.kind == BUILD and m.b in held and self.owners[m.a] == FREE]
        builders = {move.b for move in builds}
        return builds + [m for m in moves if m.kind == REST and m.a in held - builders]

    def refusal(self, move: Move, seat: int) -> Reason | None:
        if self.over:
            return Reason("TP-TURN", Phrase("why-game-over", {}))
        if seat != self.turn:
            return Reason("TP-TURN", Phrase("why-not-deciding", {"seat": f"seat-{seat}"}))
        town = int(move.b if move.kind == BUILD else move.a)
        if town not in self.hands[seat]:
            return Reason("TP-CARD", Phrase("why-card", {"town": f"town-{town}"}))
        if move.kind == BUILD and self.owners[move.a] != FREE:
            return Reason("TP-BUILD-FREE", Phrase("why-taken", {"link": f"link-{move.a}"}))
        free = [ends for ends, owner in zip(LINKS, self.owners, strict=True) if owner == FREE]
        if move.kind == REST and any(town in ends for ends in free):
            return Reason("TP-REST", Phrase("why-can-build", {"town": f"town-{town}"}))
        return None

    # What happens -----------------------------------------------------------------------------

    def carry_out(self, move: Move, seat: int) -> None:
        if move.kind == BUILD:
            self.owners[move.a] = seat
            self.hands[seat].remove(int(move.b))
            self.note(seat, "event-built", {"seat": f"seat-{seat}", "link": f"link-{move.a}"})
        else:
            self.hands[seat].remove(int(move.a))
            self.note(seat, "event-rested", {"seat": f"seat-{seat}", "town": f"town-{move.a}"})
        if self.deck:
            self.hands[seat] = sorted([*self.hands[seat], self.deck.pop()])
        self.turn = (seat + 1) % self.seats
        if not self.over and not self.hands[self.turn]:
            self.turn = next(other for other, hand in enumerate(self.hands) if hand)

    def copy(self) -> Canals:
        hands = [hand[:] for hand in self.hands]
        return Canals(self.home, self.owners[:], hands, self.deck[:], self.turn)

    def result(self) -> Result:
        scores = [0] * self.seats
        for link, owner in enumerate(self.owners):
            if owner != FREE:
                scores[owner] += worth(link)
        return Result(scores, [()] * self.seats, self.over)

    def question_for(self, seat: int) -> Phrase:
        return Phrase("ask-card" if seat in self.deciders else "ask-wait", {})

    # What a seat may know -----------------------------------------------------------------------

    def view(self, seat: int | None) -> ViewJson:
        seen = self.viewer(seat)
        shown = {
            "game": self.home.name,
            "seats": int(self.seats),
            "you": seen,
            "turn": self.turn,
            "owners": self.owners[:],
            "hand_sizes": [len(hand) for hand in self.hands],
            "hand": [] if seen is None else self.hands[seen][:],
            "deck_size": len(self.deck),
            "scores": self.result().scores,
            **self.legal_texts(seen),
        }
        return cast(ViewJson, shown)

    def redealt(self, seat: int, chance: Chance) -> Canals:
        """The hands of the others and the deck, dealt anew."""
        others = [other for other in range(self.seats) if other != seat]
        pool = self.deck + [card for other in others for card in self.hands[other]]
        chance.shuffle(pool)
        guess = self.copy()
        for other in others:
            guess.hands[other] = sorted(pool.pop() for _ in self.hands[other])
        guess.deck = pool
        return guess

    def to_json(self) -> PositionJson:
        hands = {f"hand_{seat}": hand[:] for seat, hand in enumerate(self.hands)}
        document = {
            "seats": int(self.seats),
            "owners": self.owners[:],
            "deck": self.deck[:],
            "turn": self.turn,
            **hands,
        }
        return cast(PositionJson, document)

    def to_text(self) -> str:
        lines = []
        for key, value in cast(dict[str, Any], self.to_json()).items():
            numbers = value if isinstance(value, list) else [value]
            lines.append(" ".join([key, *map(str, numbers)]))
        return "\n".join(lines) + "\n"


# What programs know of it ----------------------------------------------------------------------


class Points(Evaluator):
    """Points so far, and half of what the cards in hand could still build."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Canals)
        total = float(state.result().scores[seat])
        for town in state.hands[seat]:
            ways = [worth(i) for i, ends in enumerate(LINKS) if town in ends and free(state, i)]
            total += max(ways, default=0) / 2
        return total


class Facts(Encoder):
    """Whose each canal is, counted from the seat itself, and how many of each card it holds."""

    def __init__(self) -> None:
        super().__init__(len(LINKS) * 3 + len(TOWNS), 1, len(LINKS) + HAND + 1)

    def encode(self, state: State, seat: int, found: Features) -> None:
        assert isinstance(state, Canals)
        found.count = 0
        for link, owner in enumerate(state.owners):
            if owner != FREE:
                found.add(link * 3 + (owner - seat) % state.seats)
        for town in state.hands[seat]:
            found.add(len(LINKS) * 3 + town)
        found.numbers[0] = Points().value(state, seat)

    def base(self, found: Features) -> float:
        return found.numbers[0]


def free(state: Canals, link: int) -> bool:
    return state.owners[link] == FREE


# What people see -------------------------------------------------------------------------------


def sheet(view: Mapping[str, Any], words: Words) -> Sheet:
    """The terminal, notebooks and files draw what this lays out."""
    title = words.text("board")
    nodes = tuple(
        Node(place, Span(f"{town} {value}", f"region-{value - 1}"), ())
        for town, value, place in zip(TOWNS, VALUES, PLACES, strict=True)
    )
    edges = tuple(edge(link, owner) for link, owner in enumerate(view["owners"]))
    heads = tuple(Span(words.text(key)) for key in ("player", "points", "cards"))
    rows = tuple(
        (
            plain(f"{SEAT_MARKS[seat]} {words.text(f'seat-{seat}')}", f"seat-{seat}"),
            plain(str(score)),
            plain(str(view["hand_sizes"][seat])),
        )
        for seat, score in enumerate(view["scores"])
    )
    board = Map("board", title, nodes, edges, (), Table("board", title, (), ()))
    players = Table("players", words.text("players"), heads, rows, frozenset({1, 2}))
    hand = tuple(plain(TOWNS[town]) for town in view["hand"])
    own = (Table("hand", words.text("hand"), (), tuple((card,) for card in hand)),) if hand else ()
    status = plain(words.text("deck", cards=view["deck_size"]))
    return Sheet(status, (board, players, *own), ("#8A5A32", "#2A4C9B", "#7B2F36"))


def edge(link: int, owner: int) -> Edge:
    ends = tuple(PLACES[town] for town in LINKS[link])
    centre = (sum(x for x, _ in ends) // 2, sum(y for _, y in ends) // 2)
    if owner == FREE:
        return Edge(ends, centre, "open", Span(""))
    return Edge(ends, centre, "built", Span(SEAT_MARKS[owner], f"seat-{owner}"))


def create(data: object = None) -> Towpath:
    """As the registry calls it."""
    return Towpath()
