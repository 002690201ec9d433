"""Actors on the machines of a Ray cluster, each of which has Ironbridge installed.

Weights go through Ray's object store: once to each machine, however many actors it has.
"""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import ray

from ironbridge.cluster import connect
from ironbridge.kernel.errors import SetupError
from ironbridge.training.actor import Actor, Outcome, Task

STORED = 3
"""Weights that are kept in the object store."""


class RayActor:
    """Runs in the cluster. One thread does the tasks, one after the other; another one can
    meanwhile be told to stop."""

    def __init__(self, game: str) -> None:
        self.stopping = False
        self.actor = Actor(game, lambda: self.stopping)

    def do(self, task: Task, *weights: bytes) -> Outcome:
        return self.actor.do(task, *weights)

    @ray.method(concurrency_group="control")  # type: ignore[untyped-decorator]
    def stop(self) -> None:
        self.stopping = True


class RayPool:
    def __init__(self, game: str, address: str, actors: int) -> None:
        connect(ray, address, actors)
        try:
            self.actors = self.check(actors)
        except SetupError:
            ray.shutdown()
            raise
        # One that is lost with its machine comes up again on another; what it did is lost.
        kind = ray.remote(num_cpus=1, max_restarts=-1, concurrency_groups={"control": 1})(RayActor)
        self.workers: list[Any] = [kind.remote(game) for _ in range(self.actors)]
        self.busy = [0] * self.actors
        self.stored: dict[bytes, Any] = {}

    def check(self, actors: int) -> int:
        """How many actors: as many as asked for, else one for each processor but one."""
        processors = int(ray.cluster_resources().get("CPU", 0))
        if actors > processors:
            found = f"the Ray cluster has {processors} processors, too few for {actors} actors"
            raise SetupError(found)
        return actors or max(1, processors - 1)

    def submit(self, task: Task, *weights: bytes) -> Future[Outcome]:
        number = self.busy.index(min(self.busy))
        self.busy[number] += 1
        references = [self.reference(one) for one in weights]
        future: Future[Outcome] = self.workers[number].do.remote(task, *references).future()
        future.add_done_callback(lambda _: self.done(number))
        return future

    def done(self, number: int) -> None:
        self.busy[number] -= 1

    def reference(self, weights: bytes) -> Any:
        found = self.stored.pop(weights, None)
        if found is None:
            found = ray.put(weights)
        self.stored[weights] = found
        while len(self.stored) > STORED:
            del self.stored[next(iter(self.stored))]
        return found

    def revive(self) -> None:
        """Ray does this by itself."""

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop.remote()

    def close(self) -> None:
        ray.shutdown()
