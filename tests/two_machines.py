"""A Ray cluster of two machines for tests/test_cluster.py: one is ended while it works."""

from __future__ import annotations

import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from ironbridge.cluster import spread
from ironbridge.kernel.errors import SetupError
from ironbridge.research.dataset import Dataset, self_play

WORK_S = 2.0


def square(task: tuple[int, str]) -> tuple[int, str]:
    """Slowly, and leaving a mark when it begins."""
    number, marks = task
    machine = ray.get_runtime_context().get_node_id()
    (Path(marks) / f"{number}-{machine}-{time.time_ns()}").touch()
    time.sleep(WORK_S)
    return number * number, machine


def refuse(_: int) -> int:
    raise SetupError("it cannot be done")


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    try:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(found(cluster, second, Path(folder))))
    finally:
        cluster.shutdown()


def found(cluster: Cluster, second: Any, folder: Path) -> dict[str, object]:
    marks = folder / "marks"
    marks.mkdir()
    made: list[int] = []
    machines: set[str] = set()
    lost = 0
    for result, machine in spread(square, [(n, str(marks)) for n in range(8)], cluster.address):
        made.append(result)
        machines.add(machine)
        if not lost and len(machines) == 2:
            # What this machine has begun is lost with it.
            while not (lost := len(list(marks.glob(f"*-{second.node_id}-*"))) - 1):
                time.sleep(WORK_S / 20)
            cluster.remove_node(second, allow_graceful=False)
    # What was lost has begun twice.
    assert len(os.listdir(marks)) > len(made), os.listdir(marks)
    refused = ""
    try:
        list(spread(refuse, [1], cluster.address))
    except SetupError as error:
        refused = str(error)
    source = self_play("spyrium", "random", 5, 2, 7, {})
    here = Dataset(folder / "here", source, part=2)
    there = Dataset(folder / "there", source, part=2)
    assert sum(here.fill(1)) == 5
    parts = list(there.fill(ray=cluster.address))
    same = all(here.file(n).read_bytes() == there.file(n).read_bytes() for n in here.starts)
    return {
        "made": made,
        "machines": sorted(machines),
        "lost": lost,
        "refused": refused,
        "parts": parts,
        "same": same,
    }


if __name__ == "__main__":
    main()
