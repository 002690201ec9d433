"""Kinds of values: how words of a line become a value of the document, and words again.

`part` is always the words between two commas, the word that the value belongs to first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import groupby
from typing import Any, ClassVar

from ironbridge.kernel.text_form.reader import Part, TextReader


class Kind:
    """What all kinds can do."""

    rank: ClassVar[int] = 4
    """Where an error names a seat's words: numbers, piles, flags, names, then all others."""

    def fits(self, part: Part) -> bool:
        """Whether the words can be meant so at all."""
        return True

    def read(self, reader: TextReader, part: Part) -> object:
        raise NotImplementedError

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return str(value)


class Number(Kind):
    rank = 0

    def read(self, reader: TextReader, part: Part) -> int:
        return reader.number(part)


class Word(Kind):
    """One id."""

    rank = 3

    def read(self, reader: TextReader, part: Part) -> str:
        return reader.word(part)


class OneOf(Word):
    """One of these ids."""

    def __init__(self, ids: Collection[str]) -> None:
        self.ids = ids

    def fits(self, part: Part) -> bool:
        return part[1] in self.ids


class Phrase(Kind):
    """Words up to the next comma."""

    def fits(self, part: Part) -> bool:
        return len(part) > 1

    def read(self, reader: TextReader, part: Part) -> str:
        return " ".join(part[1:])


class Flag(Kind):
    """True where its word stands."""

    rank = 2

    def fits(self, part: Part) -> bool:
        return len(part) == 1

    def read(self, reader: TextReader, part: Part) -> bool:
        return True

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return ""


class Mark(Kind):
    """A word at the end of a row that makes something true."""

    def __init__(self, word: str) -> None:
        self.word = word

    def fits(self, part: Part) -> bool:
        return part[1] == self.word

    def read(self, reader: TextReader, part: Part) -> bool:
        return True

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return self.word


class YesNo(Kind):
    """Null where nothing is said."""

    def fits(self, part: Part) -> bool:
        return part[1:] in (["yes"], ["no"])

    def read(self, reader: TextReader, part: Part) -> bool:
        return part[1] == "yes"

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return "yes" if value else "no"


class Colour(Kind):
    """A colour that the document calls by its name."""

    def read(self, reader: TextReader, part: Part) -> str:
        return reader.colour(reader.word(part))


class Colours(Kind):
    def read(self, reader: TextReader, part: Part) -> list[str]:
        return [reader.colour(word) for word in part[1:]]

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return " ".join(value)


class Seat(Kind):
    """A colour that stands for the number of its seat."""

    def read(self, reader: TextReader, part: Part) -> int:
        return reader.seat(reader.word(part))

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return str(colours[value])


class SeatList(Kind):
    def read(self, reader: TextReader, part: Part) -> list[int]:
        return [reader.seat(word) for word in part[1:]]

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return " ".join(colours[p] for p in value)


class Names(Kind):
    """A pile of ids: `coal_mine*2 port`. `gap` is what a line calls a place with nothing in it."""

    rank = 1

    def __init__(self, gap: str | None = None) -> None:
        self.gap = gap

    def read(self, reader: TextReader, part: Part) -> list[str | None]:
        return [None if name == self.gap else name for name in reader.names(part[1:])]

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return counted([self.gap if thing is None else thing for thing in value])


class Numbers(Kind):
    """Numbers one after the other."""

    def read(self, reader: TextReader, part: Part) -> list[int]:
        return [reader.number([part[0], word]) for word in part[1:]]

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return " ".join(str(number) for number in value)


class Values(Kind):
    """A pile of things that are told by their numbers: `3*2` for two of them. `called` is what an
    error calls such a thing, `writes` how they are written."""

    def __init__(
        self, called: str, writes: Callable[[Sequence[object]], str] | None = None
    ) -> None:
        self.called = called
        self.writes = writes or counted

    def read(self, reader: TextReader, part: Part) -> list[int]:
        return [reader.number([self.called, name]) for name in reader.names(part[1:])]

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return self.writes(value)


def counted(things: Sequence[object]) -> str:
    """Names one after the other, equal neighbours as `name*2`."""
    runs = [(str(thing), len(list(run))) for thing, run in groupby(things)]
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in runs)


def singly(things: Sequence[object]) -> str:
    """Names one after the other."""
    return " ".join(str(thing) for thing in things)
