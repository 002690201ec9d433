"""Thousands of random games of every kind with the invariants on: `make soak`.

python -m tests.soak --games 10000 --sampled 0.005 --workers 2
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ironbridge.kernel import bits
from tests.conformance import Case, Summary, cases, play_checked, wander
from tests.mutations import try_extremes, try_mutations

CHUNK = 20
WANDER_SAMPLED = 0.1
WANDERS_EVERY = 10
"""Beside so many random games one walk among prosperous positions is made, and positions that
people might write are tried."""
MUTATIONS, EXTREMES = 40, 8


@dataclass(frozen=True)
class Task:
    case: Case
    first_seed: int
    games: int
    sampled: float


@dataclass
class Outcome:
    case: Case
    games: int
    summary: Summary
    fault: str = ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games of each kind")
    parser.add_argument("--sampled", type=float, default=0.005, help="share of positions looked at")
    parser.add_argument("--seed", type=int, default=0, help="first seed")
    parser.add_argument("--kinds", default="", help="only kinds whose name has this text")
    parser.add_argument("--minutes", type=float, default=0, help="end after so long, 0: never")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    console = Console()
    kinds = [kind for kind in cases() if arguments.kinds in str(kind)]
    end = time.monotonic() + 60 * arguments.minutes if arguments.minutes else math.inf
    mode = "plain" if bits.__file__.endswith(".py") else "compiled"
    console.print(f"{arguments.games} games of each of {len(kinds)} kinds, {mode}")
    tasks = [
        Task(kind, seed, min(CHUNK, arguments.seed + arguments.games - seed), arguments.sampled)
        for seed in range(arguments.seed, arguments.seed + arguments.games, CHUNK)
        for kind in kinds
    ]
    totals = {kind: Outcome(kind, 0, Summary()) for kind in kinds}
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        multiprocessing.Pool(arguments.workers) as pool,
        Progress(*columns, console=console) as progress,
    ):
        bar = progress.add_task("soak", total=arguments.games * len(kinds))
        for outcome in pool.imap_unordered(run, tasks):
            if outcome.fault:
                pool.terminate()
                console.print(outcome.fault, markup=False, highlight=False)
                sys.exit(1)
            add(totals[outcome.case], outcome)
            progress.advance(bar, outcome.games)
            if time.monotonic() > end:
                pool.terminate()
                break
    console.print(table(totals))


def run(task: Task) -> Outcome:
    outcome = Outcome(task.case, 0, Summary())
    for seed in range(task.first_seed, task.first_seed + task.games):
        try:
            summary = play_checked(task.case, seed, task.sampled)
            if seed % WANDERS_EVERY == 0:
                wander(task.case, seed, WANDER_SAMPLED)
                try_mutations(task.case, seed, MUTATIONS)
                try_extremes(task.case, seed, EXTREMES)
        except Exception:
            outcome.fault = f"{task.case}, seed {seed}:\n{traceback.format_exc()}"
            return outcome
        add(outcome, Outcome(task.case, 1, summary))
    return outcome


def add(total: Outcome, more: Outcome) -> None:
    total.games += more.games
    total.summary.plies += more.summary.plies
    total.summary.samples += more.summary.samples
    total.summary.questions += more.summary.questions
    total.summary.lists += more.summary.lists
    total.summary.scores += more.summary.scores


def table(totals: dict[Case, Outcome]) -> Table:
    shown = Table(title="every invariant held")
    for heading in ("kind", "games", "decisions", "looked at", "list median", "max", "points"):
        shown.add_column(heading, justify="left" if heading == "kind" else "right")
    for case, outcome in totals.items():
        summary = outcome.summary
        shown.add_row(
            str(case),
            f"{outcome.games:,}",
            f"{summary.plies:,}",
            f"{summary.samples:,}",
            str(median(summary.lists)),
            str(max(summary.lists)),
            f"{sum(summary.scores) / len(summary.scores):.1f}",
        )
    return shown


def median(lists: Counter[int]) -> int:
    half = sum(lists.values()) / 2
    seen = 0
    for length in sorted(lists):
        seen += lists[length]
        if seen >= half:
            return length
    return 0


if __name__ == "__main__":
    main()
