"""Turn order: who spent least plays first; equal spending keeps the order there was."""

from librt.vecs import vec
from mypy_extensions import i64


def by_spending(table: vec[i64], order: i64, spent: i64, seats: i64) -> None:
    """Sort the seats at table[order:] by their table[spent + seat], stable, in place."""
    i: i64 = 1
    while i < seats:
        seat = table[order + i]
        sum_spent = table[spent + seat]
        j = i
        while j > 0 and table[spent + table[order + j - 1]] > sum_spent:
            table[order + j] = table[order + j - 1]
            j -= 1
        table[order + j] = seat
        i += 1
