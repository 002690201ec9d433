"""A position as a learning program sees it: which of many facts are true, and a few numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ironbridge.kernel.arrays import filled, zeros

if TYPE_CHECKING:
    from ironbridge.kernel.state import State


class Features:
    """What was found in one position: the indices of what is true, and the numbers. One may be
    used again and again; an index may occur several times, and counts as often."""

    def __init__(self, room: i64, numbers: i64) -> None:
        self.indices: Final = filled(0, room)
        self.count: i64 = 0
        self.numbers: Final = zeros(numbers)

    def add(self, index: i64) -> None:
        self.indices[self.count] = index
        self.count += 1


class Part:
    """Facts or numbers that stand side by side, in the order of an array of this shape. `axes`
    says what each index counts; where it is a yes or no ("own"), 1 is yes."""

    def __init__(self, name: str, axes: list[str], shape: list[int]) -> None:
        assert len(axes) == len(shape)
        self.name = name
        self.axes = axes
        self.shape = shape


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """A game that has one returns it from `game.encoder()`.

    It shows only what the seat may know. `size` is the number of facts, `numbers` that of the
    numbers, `room` the most facts that can be true at a time.
    """

    def __init__(self, size: i64, numbers: i64, room: i64) -> None:
        self.size: i64 = size
        self.numbers: i64 = numbers
        self.room: i64 = room

    def encode(self, state: State, seat: i64, found: Features) -> None:
        """Write into `found` what the seat sees."""
        raise NotImplementedError

    def encode_facts(self, state: State, seat: i64, found: Features) -> None:
        """The same without the numbers, where they are not wanted: they take most of the time."""
        self.encode(state, seat, found)

    def parts(self) -> list[Part]:
        """What the facts are, from the first to the last."""
        return [Part("facts", ["fact"], [int(self.size)])]

    def number_parts(self) -> list[Part]:
        """What the numbers are."""
        return [Part("numbers", ["number"], [int(self.numbers)])]

    def features(self) -> Features:
        return Features(self.room, self.numbers)

    def base(self, found: Features) -> float:
        """The points that the game's readable evaluator expects, from what was just found: a
        network says how far that is wrong."""
        raise NotImplementedError


def step(value: i64, width: i64, most: i64) -> i64:
    """The step a value falls into; what is below the first or beyond the last belongs to it."""
    found = value // width
    if found < 0:
        return 0
    return found if found < most else most - 1
