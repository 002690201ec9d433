"""The only source of chance: sfc32, a small fast counting generator of 32-bit words.

The same seed gives the same numbers on every platform, compiled or not, for ever:
records depend on it. The algorithm, so that anyone can reproduce a shuffle:

    state     four words a, b, c, counter of 32 bits
    next      t = a + b + counter;  counter += 1
              a = b ^ (b >> 9);  b = c + (c << 3);  c = rotate_left(c, 21) + t;  result t
              (all sums modulo 2**32)
    seed s    a = low 32 bits of s, b = next 32 bits of s, c = 0, counter = 1; 15 words are dropped
    below n   (next * n) >> 32
    choice    the item at below(their number)
    shuffle   for i from the last index down to 1: swap items i and below(i + 1)
"""

from typing import Final, TypeVar

from mypy_extensions import i64

from ironbridge.kernel.errors import SetupError

Item = TypeVar("Item")

WORD: Final = 0xFFFFFFFF
DROPPED: Final = 15
SEEDS: Final = 2**62
"""Seeds are the numbers from 0 to SEEDS - 1."""


class Chance:
    """A position in the stream of random words. Copy it to branch the stream."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def next(self) -> i64:
        b, c, counter = self.b, self.c, self.counter
        t = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + t) & WORD
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.next() * n) >> 32

    def choice(self, items: list[Item]) -> Item:
        """One of some things."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Item]) -> None:
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def copy(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        return Chance, (int(self.a), int(self.b), int(self.c), int(self.counter))


def seeded(seed: int) -> Chance:
    if not 0 <= seed < SEEDS:
        raise SetupError(f"seed {seed}: expected a whole number from 0 to {SEEDS - 1}")
    chance = Chance(seed & WORD, seed >> 32, 0, 1)
    for _ in range(DROPPED):
        chance.next()
    return chance
