"""Seeds for training, choosing and reporting never meet."""

from itertools import combinations

import pytest

from ironbridge.bots.seed_blocks import BLOCKS, CHOOSING, REPORTING, TRAINING, block_of
from ironbridge.kernel.chance import SEEDS


def test_the_blocks_have_no_seed_in_common() -> None:
    for one, other in combinations(BLOCKS.values(), 2):
        assert one.stop <= other.start or other.stop <= one.start


def test_all_of_them_are_seeds() -> None:
    assert all(block[0] >= 0 and block[-1] < SEEDS for block in BLOCKS.values())


@pytest.mark.parametrize(
    ("seeds", "name"),
    [
        (range(TRAINING.start, TRAINING.start + 1), "training"),
        (range(CHOOSING.stop - 5, CHOOSING.stop), "choosing"),
        (range(CHOOSING.stop - 5, CHOOSING.stop + 1), ""),
        (range(REPORTING.start, REPORTING.start + 100), "reporting"),
        (range(7, 8), ""),
        (range(0), ""),
    ],
)
def test_a_block_holds_all_of_the_seeds_or_is_not_named(seeds: range, name: str) -> None:
    assert block_of(seeds) == name
