"""How fast one core plays: uniformly random games, journal off, compiled and plain.

Each mode runs in a process of its own, so that no module of one is seen by the other. Three
ways of playing are timed: the kernel's own playout, a Python loop that trusts `legal` and calls
`do`, and a Python loop that calls the checked `play`. All three play the same games.
"""

import argparse
import cProfile
import json
import os
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import TypeAlias

from rich.console import Console
from rich.table import Table

import ironbridge
from benchmarks.random_play import positions_of
from benchmarks.turns import Turns
from ironbridge.bots import decide, make
from ironbridge.bots.turn_search import TurnSearch, learned_judge
from ironbridge.kernel import bits
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.playout import random_game
from ironbridge.kernel.state import State

ROOT = Path(__file__).resolve().parent.parent
TREES = {"compiled": ROOT / "build" / "compiled", "plain": ROOT / "src"}

WIDTH = 12
"""Of the turns that are searched."""
GAMES = 100
"""That are played over and over."""
SAMPLE_GAMES = 10
"""Games whose every position is measured for `legal`, copies and memory."""

Row: TypeAlias = tuple[str, str, float]
"""What was measured, its unit, the value."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="brass-birmingham")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--measure", choices=TREES, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        check_mode(asked.measure)
        print(json.dumps(list(measure(ironbridge.game(asked.game), asked.seats, asked.seconds))))
        return
    found = {mode: measured_apart(mode, sys.argv[1:]) for mode in TREES}
    show(f"{asked.game}, {asked.seats} seats, one core", found)


def measured_apart(mode: str, arguments: list[str]) -> list[Row]:
    print(f"measuring {mode} ...", file=sys.stderr, flush=True)
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.speed", *arguments, "--measure", mode],
        env={**os.environ, "PYTHONPATH": str(TREES[mode])},
        stdout=subprocess.PIPE,
        check=False,
        text=True,
    )
    if done.returncode:
        raise SystemExit(done.returncode)  # the process has said why
    return [(what, unit, value) for what, unit, value in json.loads(done.stdout)]


def show(title: str, found: dict[str, list[Row]]) -> None:
    table = Table(title=title, caption="uniformly random play, journal off")
    for heading in ("", "unit"):
        table.add_column(heading)
    for heading in ("compiled", "plain", "compiled / plain"):
        table.add_column(heading, justify="right")
    for fast, slow in zip(found["compiled"], found["plain"], strict=True):
        what, unit, value = fast
        table.add_row(what, unit, figure(value), figure(slow[2]), f"{value / slow[2]:.3g}")
    Console().print(table)


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


# In the process of one mode -----------------------------------------------------------------


def check_mode(mode: str) -> None:
    file = str(bits.__file__)
    if file.endswith(".so") != (mode == "compiled"):
        raise SystemExit(f"{file} is not {mode}: run `make compile`")


def measure(game: Game, seats: int, seconds: float) -> Iterator[Row]:
    yield from timed_games(game, seats, seconds)
    positions = positions_of(game, SAMPLE_GAMES, seats)
    yield "copies", "1/s", 1 / timed(copy, positions, seconds)
    yield "legal()", "µs", 1e6 * timed(legal_afresh, positions, seconds)
    lengths = [len(state.legal()) for state in positions]
    yield "legal moves, median", "moves", statistics.median(lengths)
    yield "legal moves, most seen", "moves", max(lengths)
    yield "memory of one state", "bytes", memory(positions)
    if game.weights() is not None:
        yield from measure_mind(game, positions, seconds)


def timed_games(game: Game, seats: int, seconds: float) -> Iterator[Row]:
    lengths = [random_game(game.start(seats=seats, seed=n), seeded(n)) for n in range(GAMES)]

    def one_after_the_other(play: Callable[[State, Chance], object]) -> Callable[[], int]:
        """Plays the next game; how many decisions it has, whichever way it is played."""
        seeds = cycle(range(GAMES))

        def play_next() -> int:
            seed = next(seeds)
            play(game.start(seats=seats, seed=seed), seeded(seed))
            return lengths[seed]

        return play_next

    found = Turns({way: one_after_the_other(play) for way, play in WAYS.items()}, seconds)
    for way in WAYS:
        yield f"games, {way}", "1/s", found.rate(way) / statistics.mean(lengths)
        yield f"decisions, {way}", "1/s", found.rate(way)
    yield "loop, play, of the kernel", "%", 100 * found.share("loop, play", "kernel playout")


def loop_with_do(state: State, chance: Chance) -> None:
    while moves := state.legal():
        state.do(chance.choice(moves))


def loop_with_play(state: State, chance: Chance) -> None:
    while moves := state.legal():
        state.play(chance.choice(moves))


WAYS: dict[str, Callable[[State, Chance], object]] = {
    "kernel playout": random_game,
    "loop, do": loop_with_do,
    "loop, play": loop_with_play,
}


def copy(state: State) -> None:
    state.copy()


def legal_afresh(state: State) -> None:
    state.offered = None  # else the state answers with the list it made before
    state.legal()


def timed(act: Callable[[State], None], positions: list[State], seconds: float) -> float:
    """Mean seconds of one act over all positions, the loop's own time taken off."""
    acts = 0
    spent = idle = 0.0
    while spent < seconds:
        begin = time.perf_counter()
        for state in positions:
            act(state)
        between = time.perf_counter()
        for state in positions:
            nothing(state)
        idle += time.perf_counter() - between
        spent += between - begin
        acts += len(positions)
    return max(spent - idle, 1e-9) / acts


def nothing(state: State) -> None:
    pass


def memory(positions: list[State]) -> float:
    """Mean bytes that a copy owns; what all copies share is not counted."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [state.copy() for state in positions]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before - sys.getsizeof(copies)) / len(copies)


# What was learned ---------------------------------------------------------------------------


def measure_mind(game: Game, positions: list[State], seconds: float) -> Iterator[Row]:
    judge = learned_judge(game, 0.0)
    judge.begin(positions[0], 0)

    def evaluate(state: State) -> None:
        judge.value(state, 0)

    yield "evaluations", "1/s", 1 / timed(evaluate, positions, seconds)
    search, turns = TurnSearch(judge, WIDTH, 2, 2), 0
    begin = time.perf_counter()
    for state in shuffled(positions):
        search.lines(state, state.decider())
        turns += 1
        if (spent := time.perf_counter() - begin) > seconds:
            break
    yield f"candidates, turns of width {WIDTH}", "1/s", int(search.judged) / spent
    yield f"turns of width {WIDTH}", "1/s", turns / spent
    yield "interpreted part of a bot's decision", "%", 100 * interpreted(game, positions, seconds)


def interpreted(game: Game, positions: list[State], seconds: float) -> float:
    """The share of a bot's time that is not spent in compiled code: the profiler sees what
    compiled code does as one call."""
    bot, profile, begin = make(game, "hard"), cProfile.Profile(), time.perf_counter()
    for number, state in enumerate(shuffled(positions)):
        with profile:
            decide(bot, state, int(state.decider()), seeded(number))
        if time.perf_counter() - begin > seconds:
            break
    entries = profile.getstats()
    in_python = sum(entry.inlinetime for entry in entries if not isinstance(entry.code, str))
    return in_python / sum(entry.inlinetime for entry in entries)


def shuffled(positions: list[State]) -> list[State]:
    order = list(range(len(positions)))
    seeded(1).shuffle(order)
    return [positions[n] for n in order]


if __name__ == "__main__":
    main()
