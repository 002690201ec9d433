"""Whether forecasts come true: expected points and win chances, held against games of bots.

    python -m benchmarks.forecasts                  the tables of docs/bots.md
    python -m benchmarks.forecasts --fit            measure what to correct, and store it

Games are played by the learned search with hidden hands; two positions of each third of a game are
judged for every seat. `--fit` uses the seeds for choosing and all positions of its games; it writes
the forecasts.toml of the game, which belongs to one file of weights. The tables use the seeds for
reporting, which nothing was ever fitted to.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from rich.console import Console
from rich.table import Table

import ironbridge
from ironbridge.bots.forecast import (
    CERTAIN,
    FORMAT,
    KNOTS,
    LEADS,
    NO_CORRECTION,
    TURNS,
    Correction,
    Forecaster,
    chance_of,
    shares,
    stages_of,
    weights_mark,
)
from ironbridge.bots.levels import ALONE
from ironbridge.bots.seed_blocks import CHOOSING, REPORTING
from ironbridge.bots.turn_search import TurnSearch, learned_judge
from ironbridge.cluster import own_cores
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import OptionConflict
from ironbridge.kernel.game import Game
from ironbridge.kernel.stage import Stage

SOURCES = Path(__file__).resolve().parents[1] / "src"
KIND_SEEDS = 1_000_000
"""Each kind of game has so many seeds of a block."""
USUAL_MORE = 4
"""Games with the usual options are fitted with so many times the games of the others."""
BOT_CHANCE = 1_000_000_007
WIDTH, ANSWERS, PAYMENTS = 4, 2, 2
"""Of the search that plays; a turn is planned once, and played as planned."""
FROM_EACH_THIRD = 2
"""Positions of a game that a table shows: many of one game tell the same."""
THIRDS = ("first", "middle", "last")
POINT_BAR, WIN_BAR = 2.0, 0.05
MOST = 8.0
"""No number of the log odds is fitted beyond this."""
FITTED = 20_000
"""Positions at most that the log odds are fitted to."""
FEW = 60
"""A row of the reliability table with fewer forecasts than that joins its neighbour."""


@dataclass(frozen=True)
class Judged:
    """A position of a game: what was expected of every seat, and what came."""

    seed: int
    third: int
    stages: list[Stage]
    points: list[float]
    odds: list[float]
    scores: list[int]
    won: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="brass-birmingham")
    parser.add_argument("--kinds", help="separated by commas; without it, every number of players")
    parser.add_argument("--games", type=int, default=167, help="of each kind; six positions each")
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--raw", action="store_true", help="without what is stored")
    parser.add_argument("--cores", type=int, default=own_cores())
    asked = parser.parse_args()
    kinds = kinds_of(ironbridge.game(asked.game))
    if asked.fit:
        games = asked.games if "--games" in sys.argv else 100
        fit(asked.game, games, asked.cores)
        return
    usual = [kind for kind, (_, options) in kinds.items() if not options]
    chosen = [kind.strip() for kind in asked.kinds.split(",")] if asked.kinds else usual
    if unknown := [kind for kind in chosen if kind not in kinds]:
        parser.error(f"no kind {unknown[0]!r}; there are {', '.join(kinds)}")
    for kind in chosen:
        first = REPORTING.start + list(kinds).index(kind) * KIND_SEEDS
        play = partial(thirds_of, asked.game, kind, not asked.raw)
        show(asked.game, kind, played(play, first, asked.games, asked.cores), first)


def kinds_of(game: Game) -> dict[str, tuple[int, dict[str, object]]]:
    """Every number of players, most first, with the usual options; then with each other choice."""
    others = [
        {option.name: value}
        for option in game.options
        for value in option.choices or (not option.default,)
        if value != option.default
    ]
    found: dict[str, tuple[int, dict[str, object]]] = {}
    for options in ({}, *others):
        for seats in reversed(game.seat_counts):
            with suppress(OptionConflict):
                stage = game.stage(game.start(seats, 0, options), 0)
                assert stage is not None
                found[stage.kind] = (seats, dict(options))
    return found


def played(play: Callable[[int], list[Judged]], first: int, games: int, cores: int) -> list[Judged]:
    with Pool(cores) as pool:
        seeds = range(first, first + games)
        return [one for found in pool.imap_unordered(play, seeds) for one in found]


# Games --------------------------------------------------------------------------------------


def thirds_of(name: str, kind: str, corrected: bool, seed: int) -> list[Judged]:
    """Some positions of each third of a game, drawn by its seed."""
    by_third: dict[int, list[Judged]] = defaultdict(list)
    for one in positions(name, kind, corrected, seed):
        by_third[one.third].append(one)
    chosen = random.Random(seed)
    return [
        one
        for _, found in sorted(by_third.items())
        for one in chosen.sample(found, min(FROM_EACH_THIRD, len(found)))
    ]


def positions(name: str, kind: str, corrected: bool, seed: int) -> list[Judged]:
    """All positions of a game in which an action begins."""
    game = ironbridge.game(name)
    judge, search = (
        Forecaster(game, corrected),
        TurnSearch(learned_judge(game, ALONE["medium"].eager), WIDTH, ANSWERS, PAYMENTS),
    )
    seats, options = kinds_of(game)[kind]
    state, chance = game.start(seats, seed, options), seeded(seed + BOT_CHANCE)
    seen: list[tuple[list[Stage], tuple[list[float], list[float]]]] = []
    while not state.over:
        seat = int(state.decider())
        line = search.lines(state.as_if_first(seat).determinize(seat, chance), seat)[0]
        for move in line.moves():
            if state.settled():
                seen.append((stages_of(state), judge.seats(state)))
            state.advance(move, seat)
    result = state.result()
    won = [(seat in result.winners) / len(result.winners) for seat in range(seats)]
    return [
        Judged(
            seed,
            min(2, int(3 * stages[0].played)),
            stages,
            points,
            odds,
            list(result.scores),
            won,
        )
        for stages, (points, odds) in seen
    ]


# Tables -------------------------------------------------------------------------------------


def show(game: str, kind: str, judged: Sequence[Judged], first: int) -> None:
    games = len({one.seed for one in judged})
    title = f"{game}, {kind}: {len(judged)} positions of {games} games, seeds from {first}"
    Console().print(points_table(title, judged), win_table(judged))


def points_table(title: str, judged: Sequence[Judged]) -> Table:
    table = Table(title=title)
    table.add_column("third")
    for heading in ("positions", "expected", "came", "mean error", "±", "deviation", ""):
        table.add_column(heading, justify="right")
    for third, name in enumerate(THIRDS):
        chosen = [one for one in judged if one.third == third]
        errors = [error for one in chosen for error in errors_of(one)]
        if not errors:
            continue
        bias = sum(errors) / len(errors)
        table.add_row(
            name,
            str(len(chosen)),
            f"{mean(point for one in chosen for point in one.points):.1f}",
            f"{mean(score for one in chosen for score in one.scores):.1f}",
            f"{bias:+.2f}",
            f"{spread([(one.seed, error) for one in chosen for error in errors_of(one)]):.2f}",
            f"{mean(abs(error) for error in errors):.1f}",
            "ok" if abs(bias) < POINT_BAR else "over the bar",
        )
    return table


def errors_of(one: Judged) -> list[float]:
    return [point - score for point, score in zip(one.points, one.scores, strict=True)]


def win_table(judged: Sequence[Judged]) -> Table:
    table = Table(title="chance to win: what was said, and how often it came")
    for heading in ("said", "forecasts", "mean", "came", "error", "±", ""):
        table.add_column(heading, justify="right")
    for low, high, row in tenths(judged):
        said, came = mean(p for _, p, _ in row), mean(won for _, _, won in row)
        error = spread([(seed, p - won) for seed, p, won in row])
        table.add_row(
            f"{low}–{high} %",
            str(len(row)),
            f"{100 * said:.1f} %",
            f"{100 * came:.1f} %",
            f"{100 * (said - came):+.1f}",
            f"{100 * error:.1f}",
            "ok" if abs(said - came) <= WIN_BAR else "over the bar",
        )
    return table


def tenths(judged: Sequence[Judged]) -> list[tuple[int, int, list[tuple[int, float, float]]]]:
    """Forecasts by tenth, small rows joined with the next one."""
    rows: list[list[tuple[int, float, float]]] = [[] for _ in range(10)]
    for one in judged:
        for p, won in zip(shares(one.odds), one.won, strict=True):
            rows[min(9, int(10 * p))].append((one.seed, p, won))
    found: list[tuple[int, int, list[tuple[int, float, float]]]] = []
    for tenth, row in enumerate(rows):
        if found and (len(row) < FEW or len(found[-1][2]) < FEW):
            low, _, before = found.pop()
            found.append((low, 10 * tenth + 10, before + row))
        else:
            found.append((10 * tenth, 10 * tenth + 10, row))
    return [row for row in found if row[2]]


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def spread(values: Sequence[tuple[int, float]]) -> float:
    """The error of the mean; values of one game (by seed) go together."""
    centre = mean(value for _, value in values)
    sums: dict[int, float] = defaultdict(float)
    for seed, value in values:
        sums[seed] += value - centre
    return math.sqrt(sum(one * one for one in sums.values())) / len(values)


# What is stored -----------------------------------------------------------------------------


def fit(name: str, games: int, cores: int) -> None:
    game = ironbridge.game(name)
    kinds = kinds_of(game)
    counts = [games if options else USUAL_MORE * games for _, options in kinds.values()]
    path = game.forecasts()
    assert path is not None
    written = [
        f"# What the network of {name} gets wrong on the average: benchmarks/forecasts.py.",
        f'format = "{FORMAT}"',
        f'command = "python -m benchmarks.forecasts --game {name} --fit --games {games}"',
        f'measured = "{datetime.now(UTC):%Y-%m-%d}"',
        f'seeds = "from {CHOOSING.start}, {KIND_SEEDS} for each kind"',
        f'weights = "{weights_mark(game)}"',
    ]
    judged = []
    for number, (kind, count) in enumerate(zip(kinds, counts, strict=True)):
        first = CHOOSING.start + number * KIND_SEEDS
        judged.append(played(partial(positions, name, kind, False), first, count, cores))
        print(f"{kind}: {len(judged[-1])} positions", file=sys.stderr)
    with Pool(cores) as pool:
        fitted = pool.map(corrected, judged, chunksize=1)
    for kind, count, found in zip(kinds, counts, fitted, strict=True):
        written += ["", *kind_lines(kind, count, found)]
    stored = source_of(path)
    stored.write_text("\n".join(written) + "\n")
    print(f"{stored} written", file=sys.stderr)


def source_of(path: Path) -> Path:
    """The file among the sources, also when the compiled copy runs."""
    parts = path.parts[len(path.parts) - path.parts[::-1].index("ironbridge") - 1 :]
    return SOURCES.joinpath(*parts)


def kind_lines(kind: str, games: int, found: Correction) -> list[str]:
    def row(values: Sequence[float]) -> str:
        return "[" + ", ".join(f"{value:.3f}" for value in values) + "]"

    return [
        "[[kind]]",
        f'name = "{kind}"',
        f"games = {games}",
        *(f"{turn} = {row(values)}" for turn, values in zip(TURNS, found.points, strict=True)),
        f"odds = {row(found.odds)}",
        f"sharpness = {row([found.sharpness])}",
        f"power = {row([found.power])}",
        f"lead = {row(found.lead)}",
    ]


def corrected(judged: Sequence[Judged]) -> Correction:
    """What makes forecasts of these positions come true."""
    return fitted_odds(replace(NO_CORRECTION, points=point_errors(judged)), judged)


def point_errors(judged: Sequence[Judged]) -> tuple[tuple[float, ...], ...]:
    """By turn: what is missing, as a line that bends at each knot and is 0 at the end."""
    import numpy as np

    found: list[tuple[float, ...]] = []
    for turn in range(len(TURNS)):
        left, right = [], []
        for one in judged:
            for stage, error in zip(one.stages, errors_of(one), strict=True):
                if stage.turn == turn:
                    at = stage.played * KNOTS
                    left.append([max(0.0, 1 - abs(at - knot)) for knot in range(KNOTS)])
                    right.append(-error)
        solved = np.linalg.lstsq(np.array(left), np.array(right), rcond=None)[0]
        found.append(tuple(float(value) for value in solved))
    return tuple(found)


def fitted_odds(known: Correction, judged: Sequence[Judged]) -> Correction:
    """The log odds by turn, the sharpness, the power and the lead that make what came most likely:
    steps up and down for each number in turn, smaller and smaller."""
    numbers = [*known.odds, known.sharpness, known.power, *known.lead]
    positive = range(len(TURNS), len(TURNS) + 2)
    sample = Sample(judged[:: max(1, len(judged) // FITTED)], known)
    best, step = sample.surprise(with_numbers(known, numbers)), 0.4
    while step > 0.02:
        better = False
        for at in range(len(numbers)):
            for change in (step, -step):
                tried = [one + change * (n == at) for n, one in enumerate(numbers)]
                if min(tried[n] for n in positive) <= 0.1 or max(map(abs, tried)) > MOST:
                    continue
                found = sample.surprise(with_numbers(known, tried))
                if found < best - 1e-6:
                    numbers, best, better = tried, found, True
        step = step if better else step / 2
    return with_numbers(known, numbers)


def with_numbers(known: Correction, numbers: Sequence[float]) -> Correction:
    *odds, sharpness, power = numbers[: len(TURNS) + 2]
    lead = tuple(numbers[len(TURNS) + 2 :])
    return replace(known, odds=tuple(odds), sharpness=sharpness, power=power, lead=lead)


class Sample:
    """Positions of one kind of game as arrays, by position and seat: a fit asks hundreds of times
    how well they are told."""

    def __init__(self, judged: Sequence[Judged], known: Correction) -> None:
        import numpy as np

        stages = [one.stages for one in judged]
        made = [known.made(one.points, one.odds, one.stages)[0] for one in judged]
        self.points = np.array(made) - np.mean(made, axis=1, keepdims=True)
        self.odds = np.array([one.odds for one in judged])
        self.won = np.array([one.won for one in judged])
        self.turns = np.array([[stage.turn for stage in row] for row in stages])
        self.played = np.array([[stage.played for stage in row] for row in stages]).clip(0, 1)

    def surprise(self, tried: Correction) -> float:
        """How unlikely what came was said to be: Correction.made and `shares`, all at once."""
        import numpy as np

        odds = self.odds * tried.sharpness + np.array(tried.odds)[self.turns]
        chances = (1 / (1 + np.exp(-odds.clip(-CERTAIN, CERTAIN)))) ** tried.power
        if any(tried.lead):
            moments = np.linspace(0, 1, LEADS)
            leads = np.interp(self.played, moments, tried.lead) * self.points / 10
            chances *= np.exp((leads - leads.max(axis=1, keepdims=True)).clip(-CERTAIN))
        chances = chances.clip(chance_of(-CERTAIN))
        shared = chances / chances.sum(axis=1, keepdims=True)
        return float(-(self.won * np.log(shared.clip(1e-9))).sum())


if __name__ == "__main__":
    main()
