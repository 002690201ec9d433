"""Many random games on all cores: progress while they run, statistics when they are done."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ironbridge.kernel.chance import SEEDS, seeded
from ironbridge.kernel.errors import IronbridgeError
from ironbridge.kernel.game import Game
from ironbridge.registry import game as find_game

BLOCK = 20
"""Games that a worker plays before it reports."""

SALT = 0x5EED << 40
"""Moves use other random numbers than the shuffles of the same seed."""


class BrokenGame(IronbridgeError):
    """A random game met an error or broke an invariant; the message says how to repeat it."""


@dataclass(frozen=True)
class Plan:
    """What is played: everything a worker needs to know."""

    game: str
    data: Path | None
    seats: int
    options: Mapping[str, object]
    check: bool


@dataclass(frozen=True)
class Played:
    """One finished game. `first` is the order in which the seats first decided."""

    seed: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    first: tuple[int, ...]
    decisions: int
    choices: tuple[tuple[int, int], ...]
    """(length of a legal list, how often)."""


def play_one(game: Game, plan: Plan, seed: int) -> Played:
    state = game.start(plan.seats, seed, plan.options)
    chance = seeded((seed ^ SALT) % SEEDS)
    first: dict[int, None] = {}
    lengths: dict[int, int] = {}
    decisions = 0
    while (seat := int(state.decider())) >= 0:
        first.setdefault(seat)
        moves = state.legal(seat)
        lengths[len(moves)] = lengths.get(len(moves), 0) + 1
        state.do(chance.choice(moves), seat)
        decisions += 1
        if plan.check:
            game.check(state)
    result = state.result()
    return Played(
        seed,
        tuple(result.scores),
        tuple(result.places),
        tuple(first),
        decisions,
        tuple(lengths.items()),
    )


def play_block(task: tuple[Plan, range]) -> list[Played]:
    """The games of a block of seeds; a worker process runs this."""
    plan, seeds = task
    game = find_game(plan.game, plan.data)
    return [play_safely(game, plan, seed) for seed in seeds]


def play_safely(game: Game, plan: Plan, seed: int) -> Played:
    try:
        return play_one(game, plan, seed)
    except Exception as error:
        # Whatever goes wrong in one game of thousands, the seed is what a developer needs.
        kind = type(error).__name__
        raise BrokenGame(f"game with seed {seed}, {plan.seats} seats: {kind}: {error}") from None


def blocks(plan: Plan, seed: int, games: int) -> list[tuple[Plan, range]]:
    ends = range(seed, seed + games, BLOCK)
    return [(plan, range(start, min(start + BLOCK, seed + games))) for start in ends]


def play_all(tasks: list[tuple[Plan, range]], workers: int) -> Iterator[list[Played]]:
    if workers <= 1 or len(tasks) == 1:
        yield from map(play_block, tasks)
        return
    # Spawned, not forked: the same on every system, and safe beside the progress bar's thread.
    with multiprocessing.get_context("spawn").Pool(min(workers, len(tasks))) as pool:
        yield from pool.imap_unordered(play_block, tasks)


def simulate(
    console: Console, plan: Plan, seed: int, games: int, workers: int, title: str
) -> tuple[list[Played], float]:
    """All games in the order of their seeds, and the seconds they took."""
    played: list[Played] = []
    start = time.perf_counter()
    columns = (
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(title, total=games)
        for block in play_all(blocks(plan, seed, games), workers):
            played += block
            progress.advance(bar, len(block))
    seconds = time.perf_counter() - start
    return sorted(played, key=lambda one: one.seed), seconds


# Statistics ---------------------------------------------------------------------------------


class SpreadJson(TypedDict):
    """How a list of numbers is spread; `p10` is the tenth percentile."""

    mean: float
    sd: float
    min: int
    p10: int
    p50: int
    p90: int
    max: int


class StatisticsJson(TypedDict):
    """What `ironbridge simulate --json` prints."""

    games: int
    seconds: float
    games_per_second: float
    decisions: SpreadJson
    points: SpreadJson
    points_by_place: list[SpreadJson | None]
    wins_by_seat: list[float]
    wins_by_start: list[float]
    legal_median: int
    legal_max: int


@dataclass(frozen=True)
class Spread:
    """How a list of numbers is spread."""

    mean: float
    deviation: float
    least: int
    tenth: int
    median: int
    ninetieth: int
    most: int

    def to_json(self) -> SpreadJson:
        return {
            "mean": round(self.mean, 3),
            "sd": round(self.deviation, 3),
            "min": self.least,
            "p10": self.tenth,
            "p50": self.median,
            "p90": self.ninetieth,
            "max": self.most,
        }


def spread(numbers: Iterable[int]) -> Spread:
    ranked = sorted(numbers)
    count = len(ranked)
    mean = sum(ranked) / count
    variance = sum((number - mean) ** 2 for number in ranked) / count
    tenth, median, ninetieth = (ranked[min(count * p // 100, count - 1)] for p in (10, 50, 90))
    return Spread(mean, variance**0.5, ranked[0], tenth, median, ninetieth, ranked[-1])


@dataclass(frozen=True)
class Statistics:
    """What the games say together."""

    games: int
    seconds: float
    decisions: Spread
    points: Spread
    by_place: tuple[Spread | None, ...]
    by_seat: tuple[float, ...]
    """Share of wins by seat; a shared win counts in parts."""
    by_start: tuple[float, ...]
    """Share of wins by the order in which the seats first decided."""
    choices_median: int
    choices_most: int

    def to_json(self) -> StatisticsJson:
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions": self.decisions.to_json(),
            "points": self.points.to_json(),
            "points_by_place": [one.to_json() if one else None for one in self.by_place],
            "wins_by_seat": [round(share, 4) for share in self.by_seat],
            "wins_by_start": [round(share, 4) for share in self.by_start],
            "legal_median": self.choices_median,
            "legal_max": self.choices_most,
        }


def statistics(played: list[Played], seconds: float) -> Statistics:
    seats = len(played[0].scores)
    placed: list[list[int]] = [[] for _ in range(seats)]
    seat_wins, start_wins = [0.0] * seats, [0.0] * seats
    lengths: dict[int, int] = {}
    for one in played:
        winners = [seat for seat in range(seats) if one.places[seat] == 1]
        for seat in range(seats):
            placed[one.places[seat] - 1].append(one.scores[seat])
        for seat in winners:
            seat_wins[seat] += 1 / len(winners) / len(played)
            start_wins[one.first.index(seat)] += 1 / len(winners) / len(played)
        for length, count in one.choices:
            lengths[length] = lengths.get(length, 0) + count
    return Statistics(
        len(played),
        max(seconds, 1e-9),
        spread(one.decisions for one in played),
        spread(score for one in played for score in one.scores),
        tuple(spread(scores) if scores else None for scores in placed),
        tuple(seat_wins),
        tuple(start_wins),
        weighted_median(lengths),
        max(lengths),
    )


def weighted_median(counts: Mapping[int, int]) -> int:
    half = sum(counts.values()) / 2
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= half:
            return value
    raise ValueError("the median of nothing")
