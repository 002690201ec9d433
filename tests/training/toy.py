"""A training of toy size: a tiny network, short games of two, actors in this process.

Run as a program it is a training in a folder, for the tests that end it the hard way.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

from ironbridge.kernel.errors import SetupError
from ironbridge.training.actor import Actor, Outcome, Play, Portion, Task
from ironbridge.training.folder import Folder
from ironbridge.training.plan import MatchReport, Plan, Status, VersionReport
from ironbridge.training.pools import LocalPool
from ironbridge.training.schedule import Setting
from ironbridge.training.train import Training, settings

GAME = "brass-birmingham"
PLAN = Plan(
    GAME,
    minutes=30,
    first=16,
    second=8,
    rate=3e-3,
    batch=64,
    steps=20,
    bound=20_000,
    used=20,
    held_back=3,
    readable_share=0.0,
    first_used=20,
    least=64,
    readable_width=1,
    width=1,
    setting=Setting(2, {"introductory": True}),
    portion_s=0.2,
    take_s=0.0,
    version_s=0.0,
    save_s=1.0,
    duel_seeds=2,
    duel_s=0.0,
    duel_share=2,
    duel_width=1,
)


class InlinePool:
    """Actors that work as soon as they are asked."""

    def __init__(self) -> None:
        self.actors = 1
        self.stopped = False
        self.actor = Actor(GAME, lambda: self.stopped)
        self.tasks: list[Task] = []

    def submit(self, task: Task, *weights: bytes) -> Future[Outcome]:
        self.tasks.append(task)
        future: Future[Outcome] = Future()
        future.set_result(self.actor.do(task, *weights))
        return future

    def revive(self) -> None:
        raise AssertionError

    def stop(self) -> None:
        self.stopped = True

    def close(self) -> None:
        pass


class Notes:
    """Everything that was reported."""

    def __init__(self) -> None:
        self.now: Status | None = None
        self.versions: list[VersionReport] = []
        self.matches: list[MatchReport] = []
        self.faults: list[str] = []

    def status(self, now: Status) -> None:
        self.now = now

    def version(self, report: VersionReport) -> None:
        self.versions.append(report)

    def match(self, report: MatchReport) -> None:
        self.matches.append(report)

    def fault(self, text: str) -> None:
        self.faults.append(text)


def training(
    path: Path, notes: Notes, stopping: Callable[[], bool] = lambda: False, **changed: Any
) -> Training:
    plan = replace(PLAN, **changed)
    return Training(plan, Folder(path, settings(plan)), notes, stopping, "toy")


def main() -> None:
    path, *how = sys.argv[1:]
    if how == ["ray"]:
        train_on_ray(Path(path))
        return
    notes = Notes()
    toy = training(Path(path), notes)
    notes.version = print  # type: ignore[method-assign,assignment]
    pool = LocalPool(GAME, 1)
    toy.run(pool)
    pool.close()


def train_on_ray(path: Path) -> None:
    from ironbridge.cluster import LOCAL
    from ironbridge.training.ray_pool import RayPool

    notes, pool = Notes(), RayPool(GAME, LOCAL, 2)
    try:
        pool.check(90)
        refused = ""
    except SetupError as error:
        refused = str(error)
    toy = training(path, notes, lambda: len(notes.versions) > 1 and bool(notes.matches))
    ending = toy.run(pool)
    afterwards = pool.submit(Play(range(100), 600.0, 1, 0.0, PLAN.setting)).result(60)
    assert isinstance(afterwards, Portion)
    found = {
        "ending": ending,
        "games": [report.games for report in notes.versions],
        "matches": len(notes.matches),
        "faults": notes.faults,
        "stored": len(pool.stored),
        "busy": pool.busy,
        "afterwards": afterwards.games,
        "refused": refused,
    }
    pool.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
