"""Positions to learn from, as arrays: what a seat saw, and how the game ended for it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ironbridge.kernel.encoder import Features

A_GAME = 48
"""Positions that are learned from a game. All of them end the same way: with hundreds of each,
games were learned by heart, and versions played worse than what they had learned from."""


@dataclass
class Row:
    """One position, when the game is over."""

    facts: NDArray[np.uint16]
    numbers: NDArray[np.float32]
    base: float
    """Points that the readable evaluator expected."""
    turn: int
    """The turn of its seat in which it came up."""
    own: float = 0.0
    """Points at the end, or a mixture of these and of what search expected a turn later."""
    others: float = 0.0
    win: float = 0.0


def row(found: Features, base: float, turn: int) -> Row:
    facts = np.array([found.indices[n] for n in range(found.count)], dtype=np.uint16)
    numbers = np.array(list(found.numbers), dtype=np.float32)
    return Row(facts, numbers, base, turn)


@dataclass
class Samples:
    """Many rows. `facts` is padded with `size`, which is no fact; `game` tells games apart, so
    that whole games can be held back for validation."""

    facts: NDArray[np.uint16]
    numbers: NDArray[np.float16]
    base: NDArray[np.float32]
    own: NDArray[np.float32]
    others: NDArray[np.float32]
    win: NDArray[np.float32]
    game: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.base)

    def part(self, rows: NDArray[np.int64]) -> Samples:
        return Samples(*(getattr(self, one.name)[rows] for one in fields(self)))


def thinned(rows: list[Row], seed: int) -> list[Row]:
    """About A_GAME rows, spread over the game."""
    stride = max(1, len(rows) // A_GAME)
    return rows[seed % stride :: stride]


def gathered(games: list[tuple[int, list[Row]]], size: int, room: int) -> Samples:
    """The rows of some games, each with the number of its game. `room` is the encoder's; facts
    beyond it are left out."""
    rows = [one for _, found in games for one in found]
    facts = np.full((len(rows), room), size, dtype=np.uint16)
    for n, one in enumerate(rows):
        fitting = one.facts[:room]
        facts[n, : len(fitting)] = fitting
    return Samples(
        facts,
        np.array([one.numbers for one in rows], dtype=np.float16),
        np.array([one.base for one in rows], dtype=np.float32),
        np.array([one.own for one in rows], dtype=np.float32),
        np.array([one.others for one in rows], dtype=np.float32),
        np.array([one.win for one in rows], dtype=np.float32),
        np.array([number for number, found in games for _ in found], dtype=np.int64),
    )


def held_back(games: NDArray[np.int64], one_in: int) -> NDArray[np.bool_]:
    """Which games are for validation. By a mixture of their numbers: every task of an actor begins
    at a round one, and its first game must not be held back more often than others."""
    mixed = games.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    found: NDArray[np.bool_] = (mixed >> np.uint64(40)) % np.uint64(one_in) == 0
    return found


def joined(parts: list[Samples]) -> Samples:
    return Samples(
        *(np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(Samples))
    )


def save(samples: Samples, path: Path) -> None:
    """In one step: who reads the folder never sees half a file."""
    fresh = path.with_suffix(".new")
    with fresh.open("wb") as file:
        np.savez(file, **{one.name: getattr(samples, one.name) for one in fields(samples)})
    fresh.replace(path)


def load(path: Path) -> Samples:
    with np.load(path) as found:
        return Samples(*(found[one.name] for one in fields(Samples)))


class Buffer:
    """The newest positions, at most `bound` of them; the oldest are overwritten."""

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self.size = 0
        self.added = 0
        self._rows: Samples | None = None

    def add(self, samples: Samples) -> None:
        if self._rows is None:
            self._rows = Samples(
                *(room_for(self.bound, getattr(samples, one.name)) for one in fields(Samples))
            )
        if len(samples) > self.bound:
            samples = samples.part(np.arange(len(samples) - self.bound, len(samples)))
        places = (self.added + np.arange(len(samples))) % self.bound
        for one in fields(Samples):
            getattr(self._rows, one.name)[places] = getattr(samples, one.name)
        self.added += len(samples)
        self.size = min(self.bound, self.size + len(samples))

    def columns(self) -> dict[str, NDArray[np.generic]]:
        """What is learned from; only the first `size` rows are positions."""
        assert self._rows is not None
        return {
            one.name: getattr(self._rows, one.name) for one in fields(Samples) if one.name != "game"
        }

    def all(self) -> Samples:
        assert self._rows is not None
        return self._rows.part(np.arange(self.size))


def room_for(bound: int, column: NDArray[Any]) -> NDArray[Any]:
    return np.zeros((bound, *column.shape[1:]), dtype=column.dtype)
