"""How strong and how quick our bots are: seat-rotated duels between two levels.

Every seed is played once for each seat, the levels one seat further each time, so that neither
the deal nor the place at the table favours one of them. The error is that of the mean over
seeds: games of one seed resemble each other. Times are of the processor, so that a busy machine
does not blur them.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool

from rich.console import Console
from rich.table import Table

import ironbridge
from ironbridge.bots import decide, levels, make
from ironbridge.kernel.chance import seeded

TABLE_CHANCE = 1_000_000_007
"""Added to a game's seed for the chance of its bots, which is not the chance of its deck."""


@dataclass
class Played:
    """One game of a level in one seat."""

    level: str
    seed: int
    points: int
    won: float
    decisions: int
    seconds: float
    longest: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="brass-birmingham")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--levels", help="two levels, such as medium,easy; else all pairs")
    parser.add_argument("--alone", action="store_true", help="the first level has one seat only")
    parser.add_argument("--seeds", type=int, default=10, help="each is played once a seat")
    parser.add_argument("--first-seed", type=int, default=900_000)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    names = [level.name for level in levels(ironbridge.game(asked.game))]
    pairs = [tuple(asked.levels.split(","))] if asked.levels else adjacent_levels(names)
    for strong, weak in pairs:
        lineup = seating(strong, weak, asked.seats, asked.alone)
        play = partial(play_rotated, asked.game, lineup)
        seeds = range(asked.first_seed, asked.first_seed + asked.seeds)
        with Pool(asked.cores) as pool:
            games = [entry for block in pool.imap(play, seeds) for entry in block]
        show(f"{asked.game}: {' '.join(lineup)}, {asked.seeds} seeds", games)


def adjacent_levels(names: list[str]) -> list[tuple[str, ...]]:
    """Each level against the one below it and against itself."""
    return [*zip(names[1:], names, strict=False), (names[-1], names[-1])]


def seating(strong: str, weak: str, seats: int, alone: bool) -> list[str]:
    if alone:
        return [strong] + [weak] * (seats - 1)
    return [strong if seat % 2 == 0 else weak for seat in range(seats)]


def play_rotated(game: str, lineup: list[str], seed: int) -> list[Played]:
    """The seed once for every seat, the line-up one seat further each time."""
    turns = range(len(lineup)) if len(set(lineup)) > 1 else range(1)
    return [
        entry for turn in turns for entry in play_game(game, lineup[turn:] + lineup[:turn], seed)
    ]


def play_game(name: str, lineup: list[str], seed: int) -> list[Played]:
    game = ironbridge.game(name)
    bots = [make(game, level) for level in lineup]
    state, chance = game.start(len(lineup), seed), seeded(seed + TABLE_CHANCE)
    played = [Played(level, seed, 0, 0.0, 0, 0.0, 0.0) for level in lineup]
    while not state.over:
        seat = int(state.decider())
        entry, begin = played[seat], time.process_time()
        move = decide(bots[seat], state, seat, chance)
        spent = time.process_time() - begin
        entry.decisions += 1
        entry.seconds += spent
        entry.longest = max(entry.longest, spent)
        state.do(move, seat)
    result = state.result()
    for seat, entry in enumerate(played):
        entry.points = result.scores[seat]
        entry.won = (seat in result.winners) / len(result.winners)
    return played


def show(title: str, games: list[Played]) -> None:
    table = Table(title=title)
    table.add_column("level")
    for heading in ("games", "points", "wins", "ms a decision", "longest ms"):
        table.add_column(heading, justify="right")
    for level in dict.fromkeys(entry.level for entry in games):
        own = [entry for entry in games if entry.level == level]
        seconds = sum(entry.seconds for entry in own)
        table.add_row(
            level,
            str(len(own)),
            "{:.1f} ± {:.1f}".format(*mean_and_error(own, "points")),
            "{:.1%} ± {:.1%}".format(*mean_and_error(own, "won")),
            f"{1000 * seconds / sum(entry.decisions for entry in own):.2f}",
            f"{1000 * max(entry.longest for entry in own):.1f}",
        )
    Console().print(table)


def mean_and_error(games: list[Played], field: str) -> tuple[float, float]:
    by_seed: dict[int, list[float]] = {}
    for entry in games:
        by_seed.setdefault(entry.seed, []).append(float(getattr(entry, field)))
    means = [statistics.mean(values) for values in by_seed.values()]
    error = statistics.stdev(means) / len(means) ** 0.5 if len(means) > 1 else 0.0
    return statistics.mean(means), error


if __name__ == "__main__":
    main()
