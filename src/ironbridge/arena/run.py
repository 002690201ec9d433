"""A run from its plan to its files: plays what is missing, keeps each game, sums them up."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import ironbridge
from ironbridge.arena.plan import Plan
from ironbridge.arena.play import Played, play_task
from ironbridge.arena.processes import played_on_cores
from ironbridge.arena.results import Results, settings
from ironbridge.arena.summary import Summary, summarize
from ironbridge.bots.seed_blocks import block_of
from ironbridge.cluster import own_cores, spread
from ironbridge.kernel import chance
from ironbridge.kernel.document import write_text

RESULT, CHART, LOG = "result.json", "chart.svg", "programs.log"


class Run:
    """One run. Without a folder nothing is kept."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.results = Results(plan, folder)

    @property
    def total(self) -> int:
        return sum(1 for _ in self.plan.tasks())

    @property
    def done(self) -> int:
        return len(self.results.played)

    def play(self, cores: int = 0, ray: str = "") -> Iterator[Played]:
        """Play the games that are missing; each is kept before it is given. `cores` 0 is all."""
        tasks = self.results.missing()
        if not tasks:
            return
        if ray:
            games = spread(partial(play_task, self.plan), tasks, ray, cores)
        else:
            log = self.folder / LOG if self.folder is not None else None
            games = played_on_cores(self.plan, tasks, cores or own_cores(), log)
        # Closed at once when nobody listens any more, so that no process goes on playing.
        with closing(games):
            for played in games:
                self.results.add(played)
                yield played

    def summary(self) -> Summary:
        return summarize(self.plan, self.results.played.values())

    def document(self, summary: Summary) -> dict[str, Any]:
        """What result.json holds: what was played, where, and what came of it."""
        seeds = self.plan.seeds
        asked = {**settings(self.plan), "deals": len(seeds), "block": block_of(seeds) or None}
        return {
            "settings": asked,
            "made": {
                "ironbridge": ironbridge.__version__,
                "python": platform.python_version(),
                "machine": f"{platform.system()} {platform.machine()}",
                "compiled": not chance.__file__.endswith(".py"),
            },
            **msgspec.to_builtins(summary),
        }

    def save(self, summary: Summary, chart: str) -> None:
        if self.folder is None:
            return
        text = msgspec.json.format(msgspec.json.encode(self.document(summary)), indent=1)
        write_text(self.folder / RESULT, text.decode() + "\n")
        write_text(self.folder / CHART, chart)
