"""Looks for the best whole turn: several actions, each of several small decisions.

A beam: all first actions are followed to their end, the best few of them through the second action,
and so on until the turn is over. Where a question is only about what is given up (a card to pay
with), the answers are ranked once and only the cheapest are tried. Lines that are worth exactly the
same are the same in another order, and one of them is enough.

It knows a game by the kernel alone: `state.turn_mark()` says when the turn is over, and
`state.only_pays()` which questions are about what is given up.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ironbridge.bots.network import Network, read
from ironbridge.kernel.encoder import Encoder, Features
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

LONGEST: Final = 40
"""Decisions of one turn at most; a longer one is judged where it stands."""
NEVER: Final = 1e18
"""A moment that does not come."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What positions are worth to a seat."""

    def begin(self, state: State, seat: i64) -> None:
        """What is judged next comes from this position."""

    def value(self, state: State, seat: i64) -> float:
        raise NotImplementedError


class ReadableJudge(Judge):
    """By the game's readable evaluator."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def value(self, state: State, seat: i64) -> float:
        return self.evaluator.value(state, seat)


class LearnedJudge(Judge):
    """By a network: points, and what a chance to win counts beside them."""

    def __init__(self, encoder: Encoder, network: Network, eager: float) -> None:
        self.encoder = encoder
        self.network = network
        self.eager = eager
        self.found: Features = encoder.features()

    def begin(self, state: State, seat: i64) -> None:
        self.encoder.encode(state, seat, self.found)
        self.network.begin(self.found)

    def value(self, state: State, seat: i64) -> float:
        return self.points(state, seat) + self.eager * self.network.win

    def points(self, state: State, seat: i64) -> float:
        """The points the seat may expect; `network` then has the other answers."""
        self.encoder.encode(state, seat, self.found)
        self.network.judge(self.found)
        return self.encoder.base(self.found) + self.network.own


def learned_judge(game: Game, eager: float) -> LearnedJudge:
    """By the weights that come with the game; FormatError where they do not fit."""
    try:
        encoder, weights = game.encoder(), game.weights()
    except OSError as error:
        raise FormatError(f"weights of {game.name}", "", f"cannot be read: {error}") from None
    if encoder is None or weights is None:
        raise SetupError(f"nothing was learned about {game.name} yet")
    network = read(f"weights of {game.name}", weights)
    if network.facts != encoder.size or network.numbers != encoder.numbers:
        found = f"they are for {network.facts} facts, the game has {encoder.size}"
        raise FormatError(f"weights of {game.name}", "", found)
    return LearnedJudge(encoder, network, eager)


class Line:
    """Decisions from the present position on, and where they lead."""

    def __init__(self, before: Line | None, move: Move | None, state: State) -> None:
        self.before = before
        self.move = move
        self.state = state
        self.value: float = 0.0

    def moves(self) -> list[Move]:
        found: list[Move] = []
        line: Line | None = self
        while line is not None:
            if line.move is not None:
                found.append(line.move)
            line = line.before
        found.reverse()
        return found


class TurnSearch:
    """`width` lines go on after each action, `answers` at each question, `payments` where a
    question is only about what is given up."""

    def __init__(self, judge: Judge, width: i64, answers: i64, payments: i64) -> None:
        self.judge = judge
        self.width: i64 = width
        self.answers: i64 = answers
        self.payments: i64 = payments
        self.ranks: dict[int, int] = {}
        """What is given up, by the index of the move: the cheapest first."""
        self.judged: i64 = 0
        self.end: float = NEVER

    def lines(self, state: State, seat: i64, end: float = NEVER) -> list[Line]:
        """The best ways to play the rest of this turn, the best first. The state is one that the
        seat cannot tell from the true one.

        `end` is a moment of `time.monotonic`: what is found until then is the answer, at least
        one line. Its last action may be unfinished.
        """
        self.end = end
        self.ranks = {}
        self.judge.begin(state, seat)
        mark = state.turn_mark()
        beam = [Line(None, None, state)]
        ended: list[Line] = []
        for _ in range(LONGEST):
            settled: list[Line] = []
            for line in beam:
                if not self.late() or not settled + ended:
                    self.follow(line, seat, mark, settled, ended)
            beam = best(settled, self.width)
            if not beam or self.late():
                break
        return best(ended + beam, self.width)

    def late(self) -> bool:
        return self.end < NEVER and monotonic() > self.end

    def follow(
        self, line: Line, seat: i64, mark: i64, settled: list[Line], ended: list[Line]
    ) -> None:
        """One action to its end, by all first answers and the best of the later ones."""
        open_lines = self.answered(line, seat, mark, settled, ended, True)
        for _ in range(LONGEST):
            if not open_lines:
                return
            following: list[Line] = []
            for unfinished in open_lines:
                if self.late():
                    if not settled and not ended:
                        self.look(unfinished, seat)
                        ended.append(unfinished)
                else:
                    following += self.answered(unfinished, seat, mark, settled, ended, False)
            open_lines = following

    def answered(
        self,
        line: Line,
        seat: i64,
        mark: i64,
        settled: list[Line],
        ended: list[Line],
        all_answers: bool,
    ) -> list[Line]:
        """The answers to one question. Those that end the action or the turn are judged and put
        aside; the others that are worth following are returned."""
        state = line.state
        moves = state.offer(seat)
        if state.only_pays():
            moves = self.cheapest(state, seat, moves)
            all_answers = True
        unfinished: list[Line] = []
        for move in moves:
            after = state.copy()
            after.advance(move, seat)
            further = Line(line, move, after)
            if after.decider() != seat or after.turn_mark() != mark:
                self.look(further, seat)
                ended.append(further)
            elif after.settled():
                self.look(further, seat)
                settled.append(further)
            else:
                unfinished.append(further)
        if all_answers or len(unfinished) <= self.answers:
            return unfinished
        for further in unfinished:
            self.look(further, seat)
        return best(unfinished, self.answers)

    def cheapest(self, state: State, seat: i64, moves: list[Move]) -> list[Move]:
        """Of several things to give up, those that cost least."""
        if len(moves) <= self.payments:
            return moves
        ranked: list[tuple[int, int]] = []
        for move in moves:
            rank = self.ranks.get(int(move.index))
            if rank is None:
                self.rank(state, seat, moves)
                rank = self.ranks[int(move.index)]
            ranked.append((rank, len(ranked)))
        ranked.sort()
        chosen: list[Move] = []
        for _, n in ranked[: int(self.payments)]:
            chosen.append(moves[n])
        return chosen

    def rank(self, state: State, seat: i64, moves: list[Move]) -> None:
        """Rank what could be given up by what is left; what was ranked before keeps its rank."""
        valued: list[tuple[float, int]] = []
        for move in moves:
            after = state.copy()
            after.advance(move, seat)
            self.judged += 1
            valued.append((-self.judge.value(after, seat), int(move.index)))
        valued.sort()
        for _, index in valued:
            if index not in self.ranks:
                self.ranks[index] = len(self.ranks)

    def look(self, line: Line, seat: i64) -> None:
        self.judged += 1
        line.value = self.judge.value(line.state, seat)


def best(lines: list[Line], count: i64) -> list[Line]:
    """The best of these, the best first, and only one of those that are worth the same."""
    order = sorted([(-lines[n].value, n) for n in range(len(lines))])
    found: list[Line] = []
    last = 0.0
    for negative, n in order:
        if found and negative == last:
            continue
        last = negative
        found.append(lines[n])
        if len(found) >= count:
            break
    return found


def different(lines: list[Line], most: i64, margin: float) -> list[Line]:
    """The best line for each of the best first moves, none of them worse by more than `margin`."""
    found: list[Line] = []
    seen: set[int] = set()
    for line in lines:
        if line.value < lines[0].value - margin:
            break
        first = int(line.moves()[0].index)
        if first not in seen:
            seen.add(first)
            found.append(line)
            if len(found) >= most:
                break
    return found
