"""The stream of chance may never change: records are replayed by it."""

import pickle
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ironbridge.kernel.chance import SEEDS, seeded
from ironbridge.kernel.errors import SetupError

M = 2**32


def plain_stream(seed: int) -> Iterator[int]:
    """sfc32 once more, in plain arithmetic without shifts and masks."""
    a, b, c, counter = seed % M, seed // M, 0, 1
    produced = 0
    while True:
        t = (a + b + counter) % M
        counter = (counter + 1) % M
        rotated = c * 2**21 % M + c // 2**11
        a, b, c = b ^ (b // 2**9), c * 9 % M, (rotated + t) % M
        produced += 1
        if produced > 15:
            yield t


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [0xFB52C520, 0x38802BE1, 0x948279E6, 0xEC4BF1D9]),
        (1, [0xC9ECBB16, 0x406CA90B, 0xD3639F9A, 0xAA94A873]),
        (7, [0xFA24AC1C, 0xE7EE21C7, 0xB27F6DDA, 0x6E68D67B]),
        (2**32, [0x6A161A47, 0x78C8AACE, 0x63091598, 0xA2AA2971]),
        (2**62 - 1, [0x2E4EFB63, 0x77984E17, 0xACDE4953, 0x5225810A]),
    ],
)
def test_words_are_pinned(seed: int, words: list[int]) -> None:
    chance = seeded(seed)
    assert [chance.next() for _ in words] == words


@given(st.integers(0, SEEDS - 1))
def test_equals_plain_arithmetic(seed: int) -> None:
    chance, plain = seeded(seed), plain_stream(seed)
    assert [chance.next() for _ in range(40)] == [next(plain) for _ in range(40)]


@given(st.integers(0, SEEDS - 1), st.integers(1, 60))
def test_a_choice_is_one_draw(seed: int, size: int) -> None:
    items = [f"thing {n}" for n in range(size)]
    chance, other = seeded(seed), seeded(seed)
    assert chance.choice(items) == items[other.below(size)]
    assert chance.words() == other.words()


def test_a_choice_of_nothing_is_refused() -> None:
    with pytest.raises(IndexError):
        seeded(7).choice([])


def test_shuffle_is_pinned() -> None:
    items = list(range(10))
    seeded(7).shuffle(items)
    assert items == [7, 4, 0, 1, 6, 2, 3, 5, 8, 9]
    seeded(0).shuffle(items := list(range(10)))
    assert items == [8, 5, 3, 0, 7, 2, 6, 4, 1, 9]


def test_shuffle_of_little_uses_no_chance() -> None:
    chance = seeded(7)
    for items in ([], [5]):
        before = list(items)
        chance.shuffle(items)
        assert items == before
    assert chance.words() == seeded(7).words()


def test_shuffle_follows_its_description() -> None:
    items = [30, 31, 32, 33, 34, 35, 36]
    expected = items[:]
    plain = plain_stream(99)
    for i in range(6, 0, -1):
        j = next(plain) * (i + 1) // M
        expected[i], expected[j] = expected[j], expected[i]
    seeded(99).shuffle(items)
    assert items == expected


@given(st.integers(0, SEEDS - 1), st.integers(1, 2**30))
def test_below_is_in_range(seed: int, n: int) -> None:
    chance = seeded(seed)
    assert all(0 <= chance.below(n) < n for _ in range(20))


def test_below_reaches_every_number_about_equally() -> None:
    chance = seeded(3)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_copy_branches_the_stream() -> None:
    chance = seeded(5)
    branch = chance.copy()
    ahead = [branch.next() for _ in range(5)]
    assert [chance.next() for _ in range(5)] == ahead


def test_pickle_keeps_the_place_in_the_stream() -> None:
    chance = seeded(5)
    chance.next()
    again = pickle.loads(pickle.dumps(chance))
    assert again.words() == chance.words()
    assert again.next() == chance.next()


@pytest.mark.parametrize("seed", [-1, SEEDS, 2**80])
def test_bad_seed(seed: int) -> None:
    with pytest.raises(SetupError, match=rf"seed {seed}: expected a whole number from 0 to"):
        seeded(seed)
