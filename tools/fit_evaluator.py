"""Fits the weights of a game's readable evaluator by duels: `make fit-evaluator GAME=spyrium`.

An evolution strategy (CMA-ES) draws sets of weights around the best guess so far. Each plays as
Greedy alone against the others at a table, on the same deals as its rivals of the generation, half
of them against the evaluator as it was set by hand and half against the best guess itself. Points
among equals are no aim: weights that learn to be nice to each other have many of them, and lose.

What is found is checked in duels on other deals against the evaluator as it was set, and stored as
evaluator.toml beside the evaluator if it wins.
"""

from __future__ import annotations

import argparse
import statistics
import warnings
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Protocol, cast

from rich.console import Console

from ironbridge import registry
from ironbridge.bots.seed_blocks import CHOOSING
from ironbridge.cluster import own_cores
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.game import Game
from ironbridge.training.duels import Duel, Duelled, GreedyPlayer, duel, figures
from ironbridge.training.schedule import Schedule

SOURCES = Path(__file__).resolve().parents[1] / "src"
FIRST_SEED = CHOOSING.start + 300_000_000
CHECKED = 50_000_000
"""So far behind them are the seeds of the duels that decide."""
PART = 0.25
"""The part of a weight by which the first sets differ."""
LEAST = 0.1
"""The part of it that is always left: some weights divide others."""
NEW = 0.1
"""By how much they differ in weights that were zero."""

FITTED = [
    name
    for name in registry.game_names()
    if type(registry.game(name)).yardstick is not Game.yardstick
]
"""Games whose readable evaluator is no longer that of the yardstick."""

Weights = dict[str, float]


class Weighted(Protocol):
    """An evaluator that has weights, each with a name."""

    weights: object


def evaluator_of(game: Game, weights: Mapping[str, float]) -> Evaluator:
    """The readable evaluator of a game, by these weights."""
    made = game.yardstick()
    assert made is not None
    found = cast(Weighted, made).weights
    for name, value in weights.items():
        setattr(found, name, value)
    return made


def weights_by_hand(game: Game) -> Weights:
    found = cast(Weighted, game.yardstick()).weights
    named = {name: getattr(found, name) for name in dir(found)}
    return {name: value for name, value in named.items() if isinstance(value, float)}


def played(task: tuple[Weights, Weights, int], name: str) -> Duelled:
    """One deal from every seat: the first alone against the second."""
    game = registry.game(name)
    own, rival = (GreedyPlayer(evaluator_of(game, weights)) for weights in task[:2])
    setting = Schedule(game).usual_setting(task[2])
    return duel(game, Duel(task[2], "", 0, 0.0), setting, own, rival, lambda: False)


class Fit:
    """The search for the weights of a game."""

    def __init__(
        self, game: Game, deals: int, pool: Pool, fixed: Mapping[str, float] | None = None
    ) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it says that it cannot draw, which nobody asked for
            import cma
        self.by_hand = weights_by_hand(game)
        self.fixed = dict(fixed or {})
        """Weights that are not fitted."""
        self.names = [name for name in self.by_hand if name not in self.fixed]
        self.least = [min(LEAST * self.by_hand[name], self.by_hand[name]) for name in self.names]
        self.steps = [PART * abs(self.by_hand[name]) or NEW for name in self.names]
        self.deals = deals
        self.pool = pool
        self.game = game
        self.seed = FIRST_SEED
        self.spread = 0.0
        """Points that count as much as a table won."""
        self.strategy = cma.CMAEvolutionStrategy(
            [0.0] * len(self.names), 1.0, {"seed": 1, "verbose": -9}
        )

    def weights(self, drawn: Sequence[float]) -> Weights:
        values = (
            max(least, self.by_hand[name] + step * float(x))
            for name, least, step, x in zip(self.names, self.least, self.steps, drawn, strict=True)
        )
        found = dict(zip(self.names, (round(value, 4) for value in values), strict=True))
        return found | self.fixed

    def mean(self) -> Weights:
        return self.weights(self.strategy.result.xfavorite)

    def generation(self) -> float:
        """Let one generation play; how well it did on the average."""
        drawn = self.strategy.ask()
        seeds = range(self.seed, self.seed + self.deals)
        self.seed = seeds.stop
        rivals = [self.by_hand, self.mean()]
        tasks = [(self.weights(one), rivals[seed % 2], seed) for one in drawn for seed in seeds]
        found = self.duels(tasks)
        if self.spread == 0.0:
            self.spread = 4.0 * statistics.stdev(one.lead for one in found)
        gains = [
            sum(one.gain + one.lead / self.spread for one in found[at : at + self.deals])
            / self.deals
            for at in range(0, len(found), self.deals)
        ]
        self.strategy.tell(drawn, [-gain for gain in gains])
        return statistics.mean(gains)

    def duels(self, tasks: Sequence[tuple[Weights, Weights, int]]) -> list[Duelled]:
        return self.pool.map(partial(played, name=self.game.name), tasks, chunksize=1)


def stored(game: str, weights: Weights, by_hand: Weights, command: str, said: str) -> str:
    """The file that the game reads its weights from."""
    lines = [
        f"# The weights of the readable evaluator of {game}, fitted by duels:",
        "# tools/fit_evaluator.py. What they mean is said in evaluator.py.",
        f'command = "{command}"',
        f'measured = "{datetime.now(UTC):%Y-%m-%d}"',
        f'seeds = "from {FIRST_SEED}, then from {FIRST_SEED + CHECKED}"',
        f'duels = "{said}"',
        "",
        "[weights]",
    ]
    lines += [f"{name} = {value}  # by hand {by_hand[name]:g}" for name, value in weights.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", required=True, choices=FITTED)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--check", type=int, default=100, help="deals of the duels that decide")
    parser.add_argument("--set", nargs="*", default=[], help="NAME=VALUE: weights not to be fitted")
    parser.add_argument("--out", type=Path, help="the file; else that of the game")
    parser.add_argument("--cores", type=int, default=own_cores())
    asked = parser.parse_args()
    game, console = registry.game(asked.game), Console()
    assert isinstance(game, BaseGame)
    out = asked.out or SOURCES / game.folder.relative_to(game.folder.parents[2]) / "evaluator.toml"
    command = (
        f"python -m tools.fit_evaluator --game {asked.game} --generations {asked.generations} "
        f"--deals {asked.deals} --check {asked.check}"
    )
    if asked.set:
        command += f" --set {' '.join(asked.set)}"
    fixed = {name: float(value) for name, _, value in (one.partition("=") for one in asked.set)}
    if unknown := fixed.keys() - weights_by_hand(game).keys():
        parser.error(f"{asked.game} has no weight {', '.join(sorted(unknown))}")
    with get_context("spawn").Pool(asked.cores) as pool:
        fit = Fit(game, asked.deals, pool, fixed)
        for number in range(1, asked.generations + 1):
            gain = fit.generation()
            console.print(f"{number:3} gain {gain:+.3f} {fit.mean()}", soft_wrap=True)
        first = FIRST_SEED + CHECKED
        weights = fit.mean()
        tasks = [(weights, fit.by_hand, seed) for seed in range(first, first + asked.check)]
        check = figures(fit.duels(tasks))
    said = (
        f"{100 * check.won:.1f} ± {100 * check.won_error:.1f} of 100 tables alone against the "
        f"weights by hand, {100 * (check.won - check.gain):.1f} would be equal, "
        f"{check.lead:+.1f} points, {check.games} games"
    )
    console.print(said)
    if check.gain > 2 * check.gain_error:
        out.write_text(stored(game.name, weights, fit.by_hand, command, said))
        console.print(f"written to {out}")
    else:
        console.print("It is not better: nothing was written.")


if __name__ == "__main__":
    main()
