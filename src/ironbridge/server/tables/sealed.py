"""Moves that others may not read yet: choices that several seats make at the same time.

A game hides a sealed choice in its views and says in which positions one is still to be made
(`State.sealed`); the log must hide its text too. While others still choose, it is sealed. For
what leaves its seat choosing (Workshop of the World: recovering money before a bid) the game is
asked: if another legal move of that seat would leave a spectator with the same view, it is sealed.
What cannot be told when all are in stays sealed until the table has ended.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from ironbridge.server.slices import Slice


@dataclass(frozen=True)
class Choice:
    """A sealed move, with the position it was made in and what was played since."""

    number: int
    seat: int
    move: Move
    before: State
    later: list[tuple[int, Move]] = field(default_factory=list)


@dataclass
class Sealed:
    """What is sealed at a table, by the numbers of the entries."""

    choosing: frozenset[int] = frozenset()
    """The seats whose choices are not in yet; empty outside such a time."""
    choices: list[Choice] = field(default_factory=list)
    kept: set[int] = field(default_factory=set)
    """Sealed until the end: undone, or never shown by the game."""

    def __contains__(self, number: int) -> bool:
        return number in self.kept or any(choice.number == number for choice in self.choices)

    def concerns(self, before: State) -> bool:
        """Whether a move made in this position may be sealed, or may open others."""
        return bool(self.choosing) or before.sealed

    async def follow(
        self, number: int, seat: int, move: Move, before: State, after: State, work: Slice
    ) -> Followed:
        """What is sealed after a move. Nothing changes here; `before` must stay as it is.

        To find out what a move opens, all that could have been chosen is tried: in slices.
        """
        choosing = self.choosing or frozenset(before.deciders)
        now = frozenset(after.deciders)
        new = Sealed(now if after.sealed and now <= choosing else frozenset(), kept=set(self.kept))
        choices = [replace(old, later=[*old.later, (seat, move)]) for old in self.choices]
        choices.append(Choice(number, seat, move, before))
        opened = [choice for choice in choices if await new._is_open(choice, after, work)]
        numbers = {choice.number for choice in opened}
        new.choices = [choice for choice in choices if choice.number not in numbers]
        if not new.choosing:
            new.kept.update(choice.number for choice in new.choices)
            new.choices = []
        return Followed(new, [choice.number for choice in opened if choice.number != number])

    def without(self, numbers: Collection[int]) -> Sealed:
        """What stays sealed when these entries are undone, before the others are replayed.

        An undone choice is not shown either: it tells what its seat has in mind.
        """
        undone = {choice.number for choice in self.choices if choice.number in numbers}
        return Sealed(kept=self.kept | undone)

    async def _is_open(self, choice: Choice, after: State, work: Slice) -> bool:
        if after.over:
            return True
        # Others still choose: even a choice that had no alternative would tell what a seat holds.
        if self.choosing and choice.seat not in self.choosing:
            return False
        seen = after.view(None)
        for other in choice.before.legal(choice.seat):
            if other is choice.move:
                continue
            end = imagined(choice, other)
            # While choices come in, a later move may be impossible only because it belongs to
            # the same sealed choice: that tells nobody anything.
            if end is None and self.choosing:
                return False
            if end is not None and end.view(None) == seen:
                return False
            await work.rest()
        return True


@dataclass(frozen=True)
class Followed:
    """What is sealed after a move, and the numbers of the earlier entries it unseals."""

    sealed: Sealed
    opened: list[int]


def imagined(choice: Choice, other: Move) -> State | None:
    """The position if the seat had chosen otherwise; None when the game could not have got here."""
    state = choice.before.copy()
    state.do(other, choice.seat)
    for seat, move in choice.later:
        if seat not in state.deciders or move not in state.legal(seat):
            return None
        state.do(move, seat)
    return state
