"""What counts as the same answer.

A deed is one action without what merely pays for it, the card or where a cube comes from, and
without money given back beside it: `link a-b, card c` and `link a-b, coal d, card e` are one deed,
and so are `develop x, develop y` and `develop y, develop x`. A puzzle asks for a deed, or for the
choice that opens one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from ironbridge.bots.bot import Bot, decide
from ironbridge.bots.review import LONGEST, ended
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

Deed: TypeAlias = tuple[str, ...]
"""Moves in notation, sorted."""
PAYING: Final = frozenset({"beer", "card", "coal", "distant", "iron", "market", "port"})
"""First words of moves that say with what an action is paid, or by which way goods leave."""
BESIDE: Final = frozenset({"recover", "repay"})
"""First words of moves that may be made beside any question, and are no answer to it."""
OPENING: Final = frozenset({"swap", "take"})
"""First words of moves that are a choice of their own, though the action goes on: which card, and
then what is built from its town."""
Verdict: TypeAlias = Literal["right", "open", "wrong"]


def word(move: Move) -> str:
    return move.text.partition(" ")[0]


def beside(move: Move) -> bool:
    return word(move) in BESIDE


def deed_of(moves: Iterable[Move]) -> Deed:
    """Of moves of one action, complete or not."""
    return tuple(sorted(move.text for move in moves if word(move) not in PAYING | BESIDE))


def opening_of(deed: Deed) -> Deed:
    """The choice that opens a deed, or the whole deed where none does."""
    return tuple(text for text in deed if text.partition(" ")[0] in OPENING) or deed


def action_of(state: State, seat: int, moves: Sequence[Move]) -> tuple[Move, ...]:
    """Those of these moves that make up the first action, with what is done beside it; the state
    is left as it is."""
    after = state.copy()
    for number, move in enumerate(moves, start=1):
        after.do(move, seat)
        if ended(after, seat) and deed_of(moves[:number]):
            return tuple(moves[:number])
    return tuple(moves)


def verdict(answers: Iterable[Deed], deed: Deed, complete: bool) -> Verdict:
    """What a deed is, whose action may still go on: open as long as an answer can come of it."""
    known = list(answers)
    if deed in known:
        return "right"
    if complete:
        return "wrong"
    return "open" if any(within(deed, answer) for answer in known) else "wrong"


def within(deed: Deed, answer: Deed) -> bool:
    """Whether an answer begins with these moves, in whatever order."""
    return not Counter(deed) - Counter(answer)


def judged(state: State, seat: int, answers: Sequence[Deed], moves: Sequence[Move]) -> Verdict:
    """What the moves of an action are, played one after the other: right as soon as they are."""
    after = state.copy()
    for number, move in enumerate(moves, start=1):
        after.do(move, seat)
        deed = deed_of(moves[:number])
        found = verdict(answers, deed, bool(deed) and ended(after, seat))
        if found != "open":
            return found
    return "open"


def finds(bot: Bot, state: State, seat: int, answers: Sequence[Deed], chance: Chance) -> bool:
    """Whether a bot does what is right."""
    after, moves = state.copy(), list[Move]()
    while len(moves) < LONGEST:
        move = decide(bot, after, seat, chance)
        after.do(move, seat)
        moves.append(move)
        found = judged(state, seat, answers, moves)
        if found != "open":
            return found == "right"
    return False
