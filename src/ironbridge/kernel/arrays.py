"""Arrays of machine integers, which states and boards are made of."""

from librt.vecs import append, vec
from mypy_extensions import i64


def filled(number: i64, length: i64) -> vec[i64]:
    """An array that holds the same number everywhere."""
    table = vec[i64](capacity=length)
    while length > 0:
        table = append(table, number)
        length -= 1
    return table


def changed(table: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The same array with another number in one place, for arrays that copies share."""
    own = table[:]
    own[place] = number
    return own


def refill(table: vec[i64], number: i64) -> None:
    """Make an array hold the same number everywhere."""
    n: i64 = 0
    while n < len(table):
        table[n] = number
        n += 1


def zeros(size: i64) -> vec[float]:
    """So many numbers, all zero."""
    array = vec[float]()
    while size > 0:
        array = append(array, 0.0)
        size -= 1
    return array
