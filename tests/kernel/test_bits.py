"""Masks, above all from position 31 on, where a shift of a literal would be miscompiled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ironbridge.kernel.bits import BIT, CAPACITY, POSITION, SPREAD, count, lowest, mask_of, members

SETS = st.sets(st.integers(0, CAPACITY - 1))


def test_capacity_stays_below_the_sign() -> None:
    assert CAPACITY == 62
    assert len(BIT) == 62


@pytest.mark.parametrize("n", range(62))
def test_each_bit_has_its_position(n: int) -> None:
    assert BIT[n] == 2**n
    assert POSITION[(BIT[n] * SPREAD >> 58) & 63] == n
    assert members(BIT[n]) == [n]
    assert lowest(BIT[n]) == n
    assert count(BIT[n]) == 1


def test_empty_mask() -> None:
    assert mask_of([]) == 0
    assert members(0) == []
    assert count(0) == 0


def test_full_mask() -> None:
    full = mask_of(list(range(62)))
    assert full == 2**62 - 1
    assert count(full) == 62
    assert members(full) == list(range(62))


def test_a_member_twice_is_in_once() -> None:
    assert mask_of([31, 31, 61]) == 2**31 + 2**61


@pytest.mark.parametrize("member", [62, 63, 100])
def test_no_mask_beyond_the_capacity(member: int) -> None:
    with pytest.raises(IndexError):
        mask_of([member])


@given(SETS)
def test_a_mask_is_a_set(numbers: set[int]) -> None:
    mask = mask_of(list(numbers))
    assert mask == sum(2**n for n in numbers)
    assert members(mask) == sorted(numbers)
    assert count(mask) == len(numbers)
    if numbers:
        assert lowest(mask) == min(numbers)
