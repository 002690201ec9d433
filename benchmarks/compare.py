"""Two compiled trees side by side: what a change has made of the speeds of all games.

Each tree has a process of its own; they measure in turns of a fraction of a second, and the median
of the turns counts. It is processor time, so that other work on the machine disturbs little.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TypeAlias

import ironbridge
from benchmarks.random_play import positions_of
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.playout import random_game
from ironbridge.kernel.state import State

SAMPLE_GAMES = 4
"""Games whose every position is copied."""

Figures: TypeAlias = dict[str, float]
"""Microseconds by what was measured."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", help="a folder like build/compiled")
    parser.add_argument("after")
    parser.add_argument("--games", nargs="+", default=ironbridge.game_names())
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each measurement of a turn")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        work()
        return
    trees = [begun(asked.before), begun(asked.after)]
    print(f"{'µs':30}{'before':>9}{'after':>9}{'times as fast':>15}")
    for name in asked.games:
        turns = [
            [measured(tree, name, asked.seconds) for tree in trees] for _ in range(asked.turns)
        ]
        for what in turns[0][0]:
            before, after = (statistics.median(turn[n][what] for turn in turns) for n in (0, 1))
            ratio = statistics.median(turn[0][what] / turn[1][what] for turn in turns)
            print(f"{name:20}{what:10}{before:9.3f}{after:9.3f}{ratio:15.2f}", flush=True)


def begun(tree: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "benchmarks.compare", "--work", tree, tree],
        env={**os.environ, "PYTHONPATH": tree},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def measured(tree: "subprocess.Popen[str]", name: str, seconds: float) -> Figures:
    assert tree.stdin is not None
    assert tree.stdout is not None
    print(json.dumps([name, seconds]), file=tree.stdin, flush=True)
    figures: Figures = json.loads(tree.stdout.readline())
    return figures


# In the process of one tree -----------------------------------------------------------------


def work() -> None:
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(figures(name, seconds)), flush=True)


def figures(name: str, seconds: float) -> Figures:
    """Of one decision, starts of games included, and of one copy."""
    game = ironbridge.game(name)

    def games(play: Callable[[State, Chance], int]) -> float:
        decisions = seed = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            decisions += play(game.start(seed=seed), seeded(seed))
            seed += 1
        return 1e6 * spent / decisions

    def copies() -> float:
        made, positions = 0, positions_of(game, SAMPLE_GAMES)
        spent = idle = 0.0
        while spent < seconds:
            begin = time.process_time()
            for state in positions:
                state.copy()
            between = time.process_time()
            for state in positions:
                state.settled()  # what calling a method of a state takes anyway
            idle += time.process_time() - between
            spent += between - begin
            made += len(positions)
        return 1e6 * (spent - idle) / made

    return {"playout": games(random_game), "loop": games(loop), "copy": copies()}


def loop(state: State, chance: Chance) -> int:
    """As benchmarks/speed.py plays with `play`, in words that older trees know too."""
    decisions = 0
    while moves := state.legal():
        state.play(moves[chance.below(len(moves))])
        decisions += 1
    return decisions


if __name__ == "__main__":
    main()
