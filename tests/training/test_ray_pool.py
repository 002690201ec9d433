"""Actors on a Ray cluster of this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ironbridge.kernel.errors import SetupError
from tests.training.toy import GAME

pytest.importorskip("ray")

from ironbridge.training.ray_pool import RayPool

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.long


@pytest.mark.slow
def test_a_training_on_a_cluster(tmp_path: Path) -> None:
    # In a process of its own: Ray starts others in ways that do not go well with the threads of a
    # learner that has run already. The command starts Ray first, and so does this.
    done = subprocess.run(
        [sys.executable, "-m", "tests.training.toy", str(tmp_path), "ray"],
        cwd=ROOT,
        env={**os.environ, "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["ending"] == "stopped"
    assert found["faults"] == []
    assert found["games"][-1] > found["games"][0] > 0
    assert found["matches"] == 1
    # The newest, the best and one that is tried out go through the object store.
    assert 1 <= found["stored"] <= 3
    assert found["busy"] == [0, 0]
    # Told to stop, actors answer at once, with nothing.
    assert found["afterwards"] == 0
    assert "2 processors, too few for 90 actors" in found["refused"]
    assert (tmp_path / "weights.bin").exists()


def test_no_cluster_there() -> None:
    with pytest.raises(SetupError, match=r"no Ray cluster at 127\.0\.0\.1:1: .*refused"):
        RayPool(GAME, "127.0.0.1:1", 1)
