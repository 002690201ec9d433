"""Many games in step are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import ironbridge
from ironbridge.kernel.chance import seeded
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
            assert batch.states[row].digest() == table.state.digest()
            check_lists(batch, row)
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


def check_lists(batch: Batch, row: int) -> None:
    """The lists say the same as the mask and the vector."""
    legal, facts = batch.legal[row], batch.facts[row]
    count, known = int(batch.counts[row]), int(batch.fact_counts[row])
    assert sorted(legal[:count]) == np.flatnonzero(batch.masks[row]).tolist()
    vector = np.zeros(batch.setting.size, dtype=np.float32)
    np.add.at(vector, facts[:known], np.float32(1))
    vector[batch.setting.blocks["numbers"]] = batch.numbers[row]
    assert np.array_equal(batch.observations[row], vector)


def lists(table: NDArray[np.integer], lengths: NDArray[np.integer]) -> list[list[int]]:
    """The lists of all rows, as far as they count."""
    return [row[:length].tolist() for row, length in zip(table, lengths, strict=True)]


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_what_is_written_changes_no_game(name: str) -> None:
    setting = Setting(name, ask_forced=True)
    wide = Batch(setting, 2, seed=5)
    others = [
        Batch(setting, 2, 5, "sparse"),
        Batch(setting, 2, 5, "facts"),
        Batch(setting, 2, 5, "none", masking=False),
    ]
    plain = [setting.game.start(setting.players, 5 + row) for row in range(2)]
    chance = seeded(1)
    while not wide.games:
        actions = wide.draw(chance)
        for row, state in enumerate(plain):
            state.play(setting.game.moves[actions[row]])
        for batch in others:
            batch.step(actions)
        wide.step(actions)
        legal, facts = lists(wide.legal, wide.counts), lists(wide.facts, wide.fact_counts)
        assert all(lists(batch.legal, batch.counts) == legal for batch in others)
        assert all(lists(batch.facts, batch.fact_counts) == facts for batch in others[:2])
        assert wide.numbers.tolist() == others[0].numbers.tolist()
    digests = [state.digest() for state in wide.states]
    assert all([state.digest() for state in batch.states] == digests for batch in others)
    for row, state in enumerate(plain):
        assert state.over == wide.ended[row]
        if state.over:
            assert wide.rewards[row] == pytest.approx(setting.worth(state.result()))
        else:
            assert state.digest() == digests[row]


@pytest.mark.parametrize("masking", [True, False])
def test_what_was_legal_before_is_refused(masking: bool) -> None:
    """Neither what a longer list has left behind its end nor what was drawn in the step before."""
    batch = Batch(Setting("workshop-of-the-world", 3), 4, observing="none", masking=masking)
    chance, left_over, drawn_before = seeded(2), 0, 0
    for _ in range(400):
        before = batch.draw(chance).copy()
        batch.step(before)
        legal = lists(batch.legal, batch.counts)
        digests = [state.digest() for state in batch.states]
        actions = batch.draw(chance).copy()
        behind = {int(action) for action in batch.legal[1, batch.counts[1] :][:9]} - set(legal[1])
        for row, stale in (*((1, action) for action in behind), *enumerate(before.tolist())):
            if stale in legal[row]:
                continue
            wrong = actions.copy()
            wrong[row] = stale
            with pytest.raises(IllegalMove):
                batch.step(wrong)
            left_over += stale in behind
            drawn_before += stale == before[row]
        assert [state.digest() for state in batch.states] == digests
        batch.step(actions)
    assert left_over > 100
    assert drawn_before > 100


def test_only_what_was_drawn_for_this_step_is_trusted() -> None:
    batch = Batch(Setting("brass-lancashire", 3), 4, observing="none")
    chance, refused = seeded(3), 0
    for n in range(60):
        drawn = batch.draw(chance)
        batch.step(drawn if n % 2 else drawn.copy())
        if all(batch.masks[row, action] for row, action in enumerate(drawn)):
            continue
        refused += 1
        digests = [state.digest() for state in batch.states]
        with pytest.raises(IllegalMove):
            batch.step(drawn)
        assert [state.digest() for state in batch.states] == digests
    assert refused > 30


def test_a_list_is_enough_to_refuse_an_action() -> None:
    batch = Batch(Setting("spyrium", 2), 2, observing="none", masking=False)
    assert batch.masks.shape == (2, 0)
    actions = batch.draw(seeded(1)).copy()
    legal = lists(batch.legal, batch.counts)[1]
    actions[1] = next(n for n in range(batch.setting.actions) if n not in legal)
    with pytest.raises(IllegalMove):
        batch.step(actions)
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step(np.zeros(2))  # type: ignore[arg-type]  # on purpose
    batch.step(batch.draw(seeded(1)).astype(np.int16))
    assert batch.decisions >= 2
    with pytest.raises(SetupError, match="dense, sparse, facts, none"):
        Batch(Setting("spyrium", 2), 2, observing="some")  # type: ignore[arg-type]  # on purpose


def test_arrays_stay_where_they_are() -> None:
    batch = Batch(Setting("spyrium", 2), 2)
    arrays = [batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended]
    batch.step(drawn(batch, np.random.default_rng(1)))
    after = [batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended]
    assert all(one is other for one, other in zip(arrays, after, strict=True))


def test_one_wrong_action_changes_nothing() -> None:
    batch = Batch(Setting("spyrium", 2), 2, observing=False)
    actions = drawn(batch, np.random.default_rng(1))
    before = [state.digest() for state in batch.states]
    illegal = actions.copy()
    illegal[1] = np.flatnonzero(batch.masks[1] == 0)[0]
    with pytest.raises(IllegalMove):
        batch.step(illegal)
    with pytest.raises(ValueError, match="expected 0 to"):
        batch.step(np.array([-1, -1]))
    with pytest.raises(ValueError, match="expected \\(2,\\)"):
        batch.step(actions[:1])
    assert [state.digest() for state in batch.states] == before
    assert batch.observations.shape == (2, 0)
    with pytest.raises(SetupError, match="at least one"):
        Batch(Setting("spyrium", 2), 0)
