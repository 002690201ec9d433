"""Actors on a Ray cluster of this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ironbridge.kernel.errors import SetupError
from ironbridge.training.actor import Play, Portion
from tests.training.toy import GAME, PLAN, Notes, training

pytest.importorskip("ray")

from ironbridge.training.ray_pool import LOCAL, RayPool

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def pool() -> Iterator[RayPool]:
    found = RayPool(GAME, LOCAL, 2)
    yield found
    found.close()


def test_a_training_on_a_cluster(pool: RayPool, tmp_path: Path) -> None:
    notes = Notes()
    toy = training(tmp_path, notes, lambda: len(notes.versions) > 1 and bool(notes.matches))
    assert toy.run(pool) == "stopped"
    toy.folder.close()
    assert notes.versions[-1].games > notes.versions[0].games > 0
    assert not notes.faults
    # The newest, the best and one that is tried out go through the object store.
    assert 1 <= len(pool.stored) <= 3
    assert pool.busy == [0, 0]
    # Told to stop, actors answer at once.
    portion = pool.submit(Play(range(100), 600.0, 1, 0.0, PLAN.setting)).result(timeout=60)
    assert portion == Portion()


def test_more_actors_than_processors_are_refused(pool: RayPool) -> None:
    with pytest.raises(SetupError, match="2 processors, too few for 90 actors"):
        pool.check(90)


def test_no_cluster_there() -> None:
    with pytest.raises(SetupError, match=r"no Ray cluster at 127\.0\.0\.1:1: .*refused"):
        RayPool(GAME, "127.0.0.1:1", 1)
