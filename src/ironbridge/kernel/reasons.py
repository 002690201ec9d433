"""Why a plan is good: facts about what it does, each a phrase of the game's words.

A fact says what is true whatever anybody estimates: it follows from the rules, from the position
and from the moves. Which facts are told is chosen elsewhere (bots/reasons.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Event, Phrase
from ironbridge.kernel.state import State

Position = TypeVar("Position", bound=State)


@dataclass(frozen=True)
class Fact:
    """Something that a plan does."""

    phrase: Phrase
    weight: float
    """About how many points it may be worth: what is worth most is told first."""
    part: str = ""
    """The part of the readable evaluator that it belongs to; see `Reasons.parts`."""


@dataclass
class Played(Generic[Position]):
    """A plan that was played on a copy: what happened, and where it led."""

    seat: int
    before: Position
    after: Position
    events: list[Event]

    def own(self, *keys: str) -> list[Arguments]:
        """What the seat itself did."""
        events = (event for event in self.events if event.seat == self.seat)
        return [event.phrase.args for event in events if event.phrase.key in keys]


def number(args: Arguments, key: str) -> int:
    value = args[key]
    assert isinstance(value, int)
    return value


class Reasons:
    """A game that has more to say than this returns its own from `game.reasons()`."""

    def facts(self, state: State, seat: int, moves: Sequence[Move]) -> list[Fact]:
        """What these moves do for the seat that makes them now. The state stays as it is; its
        hidden part may be imagined, so nothing that depends on it is a fact."""
        before = standing(state, seat)
        after = state.copy()
        for move in moves:
            after.do(move, seat)
        if after.over or state.turn_mark() != after.turn_mark():
            return []  # others may have scored by what is hidden
        gained = standing(after, seat) - before
        if gained <= 0:
            return []
        return [Fact(Phrase("reason-points", {"points": gained}), float(gained))]

    def parts(self, state: State, seat: int) -> Mapping[str, float]:
        """What the readable evaluator adds up, by name; empty where it does not tell."""
        return {}


def standing(state: State, seat: int) -> int:
    """The points of a seat as everybody may read them off now."""
    return int(state.result().scores[seat])
