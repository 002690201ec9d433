"""Many games in step are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

import ironbridge
from ironbridge.kernel.errors import IllegalMove, SetupError
from ironbridge.research.batch import Batch
from ironbridge.research.setting import Setting
from ironbridge.research.table import Table

pytestmark = pytest.mark.long


def drawn(batch: Batch, chance: np.random.Generator) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """A legal action for each game."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in batch.masks])


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_each_row_is_the_game_of_its_seed(name: str) -> None:
    setting = Setting(name, rewards="points")
    batch, chance = Batch(setting, 3, seed=10), np.random.default_rng(1)
    alone = [Table(setting, 10 + row) for row in range(3)]
    for table in alone:
        table.skip_forced()
    seeds = 13
    while batch.games < 4:
        for row, table in enumerate(alone):
            seat = table.decider
            assert batch.seats[row] == seat
            assert np.array_equal(batch.masks[row], table.mask(seat))
            assert np.array_equal(batch.observations[row], table.observe(seat))
        actions = drawn(batch, chance)
        batch.step(actions)
        for row, table in enumerate(alone):
            table.play(int(actions[row]), table.decider)
            table.skip_forced()
            assert batch.ended[row] == table.over
            assert batch.rewards[row].tolist() == table.rewards()
            if table.over:
                alone[row] = Table(setting, seeds)
                alone[row].skip_forced()
                seeds += 1


def test_arrays_stay_where_they_are() -> None:
    batch = Batch(Setting("spyrium", 2), 2)
    arrays = [batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended]
    batch.step(drawn(batch, np.random.default_rng(1)))
    after = [batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended]
    assert all(one is other for one, other in zip(arrays, after, strict=True))


def test_one_wrong_action_changes_nothing() -> None:
    batch = Batch(Setting("spyrium", 2), 2, observing=False)
    actions = drawn(batch, np.random.default_rng(1))
    before = [table.state.digest() for table in batch.tables]
    illegal = actions.copy()
    illegal[1] = np.flatnonzero(batch.masks[1] == 0)[0]
    with pytest.raises(IllegalMove):
        batch.step(illegal)
    with pytest.raises(ValueError, match="expected 0 to"):
        batch.step(np.array([-1, -1]))
    with pytest.raises(ValueError, match="expected \\(2,\\)"):
        batch.step(actions[:1])
    assert [table.state.digest() for table in batch.tables] == before
    assert batch.observations.shape == (2, 0)
    with pytest.raises(SetupError, match="at least one"):
        Batch(Setting("spyrium", 2), 0)
