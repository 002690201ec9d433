"""Work on a Ray cluster: of two machines, one of which is lost; and what is said without one."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ironbridge.cluster import code, done_there, own_cores, spread
from ironbridge.kernel.errors import SetupError

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_what_a_lost_machine_had_is_done_by_another() -> None:
    pytest.importorskip("ray")
    # In a process of its own: it starts a cluster of two machines, and ends one of them.
    done = subprocess.run(
        [sys.executable, "-m", "tests.two_machines"],
        cwd=ROOT,
        env={**os.environ, "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert sorted(found["made"]) == [number * number for number in range(8)]
    assert len(found["machines"]) == 2
    assert found["lost"] == 1
    assert "cannot be done" in found["refused"]
    assert found["parts"] == [2, 2, 1]
    assert found["same"]


def test_ray_that_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"ironbridge\[ray\]"):
        next(spread(abs, [1], "local"))


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    pytest.importorskip("ray")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        with pytest.raises(SetupError, match=f"no Ray cluster at {address}"):
            next(spread(abs, [1], address))


def test_a_machine_with_other_bots_or_rules_does_nothing() -> None:
    assert done_there(code(), abs, -1) == 1
    with pytest.raises(SetupError, match="other bots or rules"):
        done_there("another release", abs, -1)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep no process to its cores")
def test_work_is_shared_out_over_the_cores_a_process_may_use() -> None:
    all_cores = os.sched_getaffinity(0)
    assert own_cores() == len(all_cores)
    os.sched_setaffinity(0, {min(all_cores)})
    try:
        assert own_cores() == 1
    finally:
        os.sched_setaffinity(0, all_cores)
