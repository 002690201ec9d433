"""What each viewer of a table may know: a replay of the game beside the server, and its twins.

A twin is a game that a viewer cannot tell from the true one: the same in all that the viewer
ever saw, different in what is hidden. Whatever a server sends to that viewer must be the same
for both; a byte that differs tells something hidden. Knows games only by the kernel.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

Viewer: TypeAlias = int | None
"""A seat, or None for everybody without one."""

TRIES = 12
"""Twins that are drawn until one is found in which a move of another seat is possible."""
SHORTEST = 4
"""A shorter hidden list may appear somewhere by coincidence."""


@dataclass(frozen=True)
class Step:
    """A move and the position it was made in."""

    number: int
    """Of its log entry."""
    seat: int
    move: Move
    before: State
    at_once: bool
    """It may be sealed."""


@dataclass(frozen=True)
class Twin:
    """`texts` are the moves that were different, by the number of their entries."""

    state: State
    texts: dict[int, str]


@dataclass
class Truth:
    """The true game, followed move by move."""

    state: State
    chance: Chance
    steps: list[Step] = field(default_factory=list)
    number: int = 0
    """How many log entries there are; more than moves when somebody gave up."""
    views: list[dict[Viewer, Any]] = field(default_factory=list)
    """What each viewer saw after so many moves."""
    views_at: list[int] = field(default_factory=list)
    """For each number of log entries, how many moves there were."""
    told: dict[int, dict[Viewer, Any]] = field(default_factory=dict)
    """The events of each entry as each viewer could foresee them; absent when nobody could."""
    told_apart: set[tuple[int, int, Viewer]] = field(default_factory=set)
    """Other choices (place, move) that a viewer knows were not made."""
    _lists: tuple[State | None, set[bytes]] = (None, set())
    """The lists of a complete position: many viewers ask for them in each."""

    @classmethod
    def begin(cls, game: Game, seats: int, seed: int, options: dict[str, Any]) -> Truth:
        truth = cls(game.start(seats, seed, options), seeded(seed % 1_000_003))
        truth._look()
        truth.views_at.append(0)
        return truth

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *range(self.state.seats)]

    def play(self, move: Move, seat: int) -> None:
        before = self.state
        after = before.copy()
        after.do(move, seat)
        self.told[self.number] = {
            viewer: events
            for viewer in self.viewers
            if (events := self._foreseen(before, after, move, seat, viewer)) is not None
        }
        at_once = len(before.deciders) > 1 or before.sealed
        self.steps.append(Step(self.number, seat, move, before, at_once))
        self.state = after
        self._look()
        self.pass_by()

    def pass_by(self) -> None:
        """An entry that is no move."""
        self.number += 1
        self.views_at.append(len(self.steps))

    def view(self, viewer: Viewer, number: int) -> Any:
        """What a viewer saw when the log had so many entries."""
        return self.views[self.views_at[number]][viewer]

    # Twins -------------------------------------------------------------------------------

    def twin(self, viewer: Viewer) -> Twin:
        """A game that differs from this one in what the viewer does not know."""
        for other in self._other_pasts(viewer):
            return other
        return Twin(unlike(self.state, viewer, self.chance), {})

    def hidden(self, viewer: Viewer) -> set[int]:
        """The numbers of the entries that the viewer cannot read: they could be others."""
        return {number for other in self._other_pasts(viewer) for number in other.texts}

    def _other_pasts(self, viewer: Viewer) -> Iterator[Twin]:
        """Games in which one sealed choice of another seat was different."""
        for place, step in enumerate(self.steps):
            if not step.at_once or step.seat == viewer:
                continue
            for other in step.before.legal(step.seat):
                tried = (place, other.index, viewer)
                if other is step.move or tried in self.told_apart:
                    continue
                end = self._with_other(place, other, viewer)
                if end is None:
                    self.told_apart.add(tried)
                else:
                    yield Twin(end, {step.number: other.text})

    def _with_other(self, place: int, other: Move, viewer: Viewer) -> State | None:
        """The position now if that choice had been another; None if the viewer would know."""
        state = self.steps[place].before.copy()
        for ply, step in enumerate(self.steps[place:], start=place):
            move = other if ply == place else step.move
            if step.seat not in state.deciders or move not in state.legal(step.seat):
                return None
            state.do(move, step.seat)
            if plain(state.view(viewer)) != self.views[ply + 1][viewer]:
                return None
        return state

    def _foreseen(self, before: State, after: State, move: Move, seat: int, viewer: Viewer) -> Any:
        """The events of a move in a twin; None when no twin was found that leads to the same view."""
        seen = after.view(viewer)
        for _ in range(TRIES):
            twin = unlike(before, viewer, self.chance)
            if seat not in twin.deciders or move not in twin.legal(seat):
                continue
            twin.journal = []
            twin.do(move, seat)
            if twin.view(viewer) == seen:
                return plain([event.to_json() for event in twin.journal])
        return None

    def _look(self) -> None:
        self.views.append({viewer: plain(self.state.view(viewer)) for viewer in self.viewers})

    # Canaries ----------------------------------------------------------------------------

    def canaries(self, viewer: Viewer) -> list[bytes]:
        """Lists of the complete position that the viewer's view does not have: hands, the deck."""
        made, lists = self._lists
        if made is not self.state:
            lists = {written(found) for found in lists_in(plain(self.state.to_json()))}
            self._lists = (self.state, lists)
        seen = written(self.views[-1][viewer])
        return [found for found in lists if found not in seen]


def unlike(state: State, viewer: Viewer, chance: Chance) -> State:
    """Another position that the viewer cannot tell from this one."""
    if viewer is not None:
        return state.determinize(viewer, chance)
    return state.determinize(0, chance).determinize(1, chance)


def lists_in(value: Any) -> Iterator[list[Any]]:
    """All lists of plain values at any depth that are long enough to be recognised."""
    if isinstance(value, dict):
        for item in value.values():
            yield from lists_in(item)
    elif isinstance(value, list):
        if len(value) >= SHORTEST and not any(isinstance(item, dict | list) for item in value):
            yield value
        for item in value:
            yield from lists_in(item)


def plain(value: object) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(value))


def written(value: object) -> bytes:
    """As the server writes it."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()
