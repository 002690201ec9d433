"""A tiny game on the kernel alone: sealed bids for the start, then stones taken from a heap.

Every seat bids 1 to 3 at the same time; then, in turn, a seat takes 1 or 2 stones, one point
each. The last stone ends the game. More stones are better, then the lower bid.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import cast

from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.documents import PositionJson, ViewJson
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import Option, choose
from ironbridge.kernel.phrase import Phrase, Reason
from ironbridge.kernel.result import Result
from ironbridge.kernel.rulebook import Rule, Rulebook, Section, Translated
from ironbridge.kernel.state import State
from ironbridge.kernel.strict_reader import Fields
from ironbridge.kernel.words import Words

BID, TAKE = 0, 1
HERE = Path(__file__).parent

OPTIONS = (Option("quick", False), Option("start", "highest", ("highest", "lowest")))


def rulebook() -> Rulebook:
    texts = {
        "TOY-BID": ("Each seat bids once, in secret.", "Chacun mise une fois, en secret."),
        "TOY-HEAP": ("Take no more than there is.", "Ne prenez pas plus qu’il n’y a."),
        "TOY-TURN": ("Take only in your turn.", "Ne prenez qu’à votre tour."),
    }
    rules = [Rule(name, "play", "1", "rule", *text, ()) for name, text in texts.items()]
    title = Translated("Stones", "Pierres")
    return Rulebook("1", title, title, [Section("play", title)], rules)


class Stones(Game):
    def __init__(self, version: str = "1") -> None:
        bids = [(BID, stones, f"bid {stones}") for stones in (1, 2, 3)]
        takes = [(TAKE, stones, f"take {stones}") for stones in (1, 2)]
        moves = [Move(i, kind, a, 0, text) for i, (kind, a, text) in enumerate(bids + takes)]
        super().__init__("stones", version, (2, 3), OPTIONS, moves, rulebook())

    def start(
        self,
        seats: int = 0,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        journal: bool = False,
    ) -> Heap:
        seats = self.check_seats(seats)
        chosen = choose(self.options, options)
        heap = 12 + int(seeded(seed).below(8))
        if chosen["quick"]:
            heap //= 2
        state = Heap(self, heap, chosen["start"] == "lowest", [0] * seats, [0] * seats, -1)
        state.journal = [] if journal else None
        return state

    def load(self, document: Mapping[str, object]) -> Heap:
        fields = Fields("position", "", document)
        heap = fields.integer("heap", 0, 99)
        lowest = fields.boolean("lowest")
        bids = fields.integers("bids", 0, 3)
        points = fields.integers("points", 0, 99)
        turn = fields.integer("turn", -1, len(bids) - 1)
        fields.end()
        if len(points) != len(bids):
            raise FormatError("position", "points", f"expected {len(bids)} numbers")
        return Heap(self, heap, lowest, bids, points, turn)

    def words(self, language: str) -> Words:
        return spoken(language)

    def describe(self, move: Move) -> Phrase:
        return Phrase("move-bid" if move.kind == BID else "move-take", {"stones": int(move.a)})


@cache
def spoken(language: str) -> Words:
    """Read once: every game of every test says something."""
    return Words(language, [HERE / f"toy.{language}.ftl"], {}, strict=True)


class Heap(State):
    """`turn` is -1 while bids are made; a bid of 0 is not made yet."""

    def __init__(
        self, game: Game, heap: int, lowest: bool, bids: list[int], points: list[int], turn: int
    ) -> None:
        super().__init__(len(bids))
        self.of = game
        self.heap = heap
        self.lowest = lowest
        self.bids = bids
        self.points = points
        self.turn = turn

    @property
    def game(self) -> Game:
        return self.of

    @property
    def over(self) -> bool:
        return self.heap == 0

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.turn >= 0:
            return (self.turn,)
        return tuple(seat for seat, bid in enumerate(self.bids) if bid == 0)

    @property
    def sealed(self) -> bool:
        return not self.over and self.turn < 0

    def decider(self) -> int:
        return self.deciders[0] if self.deciders else -1

    def generate(self, seat: int) -> list[Move]:
        if seat not in self.deciders:
            return []
        if self.turn < 0:
            return self.of.moves[:3]
        return [move for move in self.of.moves[3:] if move.a <= self.heap]

    def carry_out(self, move: Move, seat: int) -> None:
        if move.kind == BID:
            self.bids[seat] = int(move.a)
            if all(self.bids):
                self.reveal()
            return
        self.heap -= int(move.a)
        self.points[seat] += int(move.a)
        self.note(seat, "event-took", {"seat": f"seat-{seat}", "stones": int(move.a)})
        self.turn = (seat + 1) % self.seats

    def reveal(self) -> None:
        first = min(self.bids) if self.lowest else max(self.bids)
        self.turn = self.bids.index(first)
        others = [f"seat-{seat}" for seat in range(self.seats) if seat != self.turn]
        self.note(-1, "event-bids", {"starter": f"seat-{self.turn}", "others": others})

    def copy(self) -> Heap:
        return Heap(self.of, self.heap, self.lowest, self.bids[:], self.points[:], self.turn)

    def refusal(self, move: Move, seat: int) -> Reason | None:
        if self.over:
            return Reason("TOY-HEAP", Phrase("why-game-over", {}))
        if move.kind == TAKE and self.turn < 0:
            return Reason("TOY-BID", Phrase("why-bid-first", {}))
        if move.kind == BID and self.turn >= 0:
            return Reason("TOY-BID", Phrase("why-bid-over", {}))
        if seat not in self.deciders:
            return Reason("TOY-TURN", Phrase("why-not-deciding", {"seat": f"seat-{seat}"}))
        if move.kind == TAKE and move.a > self.heap:
            return Reason("TOY-HEAP", Phrase("why-heap", {"heap": self.heap}))
        return None

    def question_for(self, seat: int) -> Phrase:
        return Phrase("ask-bid", {}) if self.turn < 0 else Phrase("ask-take", {"heap": self.heap})

    def result(self) -> Result:
        return Result(self.points[:], [(-bid,) for bid in self.bids], self.over)

    def view(self, seat: int | None) -> ViewJson:
        seen = [bid if self.turn >= 0 or i == seat else 0 for i, bid in enumerate(self.bids)]
        shown = {"heap": self.heap, "bids": seen, "points": self.points[:], "turn": self.turn}
        return cast(ViewJson, shown)

    def redealt(self, seat: int, chance: Chance) -> Heap:
        guess = self.copy()
        if self.turn < 0:
            for other, bid in enumerate(self.bids):
                if bid and other != seat:
                    guess.bids[other] = 1 + int(chance.below(3))
        return guess

    def to_json(self) -> PositionJson:
        document = {
            "heap": self.heap,
            "lowest": self.lowest,
            "bids": self.bids[:],
            "points": self.points[:],
            "turn": self.turn,
        }
        return cast(PositionJson, document)


def create(data: Path | None) -> Stones:
    """As the registry calls it; the name of the data stands in for edited rules."""
    return Stones() if data is None else Stones(data.stem)
