"""What the lines of a text have said so far, and how their words are read.

A key of the document is said once, and the line that said it is kept: whatever is wrong with the
document later is said of that line.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.position_reader import SOURCE

Document: TypeAlias = dict[str, Any]
Part: TypeAlias = list[str]
"""The words between two commas."""
Parts: TypeAlias = list[Part]
COUNT_DIGITS: Final = 3
"""Of how often something stands there; no game has a thousand things alike."""


class TextReader:
    """The parts of the document that the lines have said."""

    def __init__(self, colours: Sequence[str], example: str, name: str, number: str) -> None:
        """`example` is what an error shows where ids are expected; `name` and `number` are the
        patterns of an id and of a number."""
        self.colours = list(colours)
        self.example = example
        self.counted = re.compile(rf"({name})(?:\*([1-9][0-9]*))?")
        self.whole = re.compile(number)
        self.line = 0
        self.lines: dict[str, int] = {}
        """The line of each key of the document that was written, for errors."""
        self.document: Document = {}
        """By the keys of the document; whose turn it is, is said by seat, not by place."""
        self.players: dict[int, Document] = {}
        self.pending: Document = {}

    def get(self, path: str, default: Any = None) -> Any:
        """What was said of a key such as `round` or `events.past`."""
        found: Any = self.document
        for key in path.split("."):
            if key not in found:
                return default
            found = found[key]
        return found

    def keep(self, path: str, value: object) -> None:
        *outer, last = path.split(".")
        holder = self.document
        for key in outer:
            holder = holder.setdefault(key, {})
        holder[last] = value

    def player(self, p: int) -> Document:
        """What the lines of a seat have said."""
        return self.players.get(p, {})

    def enter(self, p: int, key: str, value: object) -> None:
        self.say(f"players[{p}].{key}")
        self.players[p][key] = value

    def seats(self, counts: Collection[int], default: int) -> int:
        """How many seats there are; whoever has a line has one of them."""
        seats: int = self.get("seats", default)
        if seats not in counts:
            known = ", ".join(str(count) for count in counts)
            raise FormatError(SOURCE, "seats", f"expected one of {known}, found {seats}")
        for p in self.players:
            if p >= seats:
                reason = f"{self.colours[p]} has no seat at a table for {seats}"
                raise FormatError(SOURCE, f"players[{p}]", reason)
        return seats

    # Lines ------------------------------------------------------------------------------------

    def say(self, key: str) -> None:
        """Note the line that says this, and refuse to hear it twice."""
        if key in self.lines:
            raise self.error(f"line {self.lines[key]} has said this already")
        self.lines[key] = self.line

    def error(self, reason: str) -> FormatError:
        return FormatError(SOURCE, f"line {self.line}", reason)

    def place(self, where: str) -> str:
        """The line that wrote a key of the document or what holds it; else the key itself."""
        key = where
        while key:
            if key in self.lines:
                return f"line {self.lines[key]}"
            key = key[: max(key.rfind("."), key.rfind("["), 0)]
        return where

    @contextmanager
    def naming_lines(self) -> Iterator[None]:
        """What is wrong with the document that was made from the text is said of its line."""
        try:
            yield
        except FormatError as error:
            raise FormatError(SOURCE, self.place(error.where), error.reason) from None

    # Words ------------------------------------------------------------------------------------

    def only(self, parts: Parts) -> Part:
        """The words of a statement that takes no comma."""
        if len(parts) > 1:
            raise self.error(f"expected no comma after {parts[0][0]!r}")
        return parts[0]

    def word(self, part: Part) -> str:
        if len(part) != 2:
            raise self.error(f"expected one word after {part[0]!r}, found {len(part) - 1}")
        return part[1]

    def number(self, part: Part) -> int:
        word = self.word(part)
        if not self.whole.fullmatch(word):
            raise self.error(f"expected a whole number after {part[0]!r}, found {word!r}")
        return int(word)

    def names(self, words: list[str]) -> list[str]:
        """Ids, each with how often it stands there: `coal_mine*2`."""
        found: list[str] = []
        for word in words:
            match = self.counted.fullmatch(word)
            if match is None or len(match[2] or "") > COUNT_DIGITS:
                raise self.error(f"expected a name such as {self.example}, found {word!r}")
            found += [match[1]] * int(match[2] or 1)
        return found

    def colour(self, word: str) -> str:
        if word not in self.colours:
            raise self.error(f"expected a colour ({', '.join(self.colours)}), found {word!r}")
        return word

    def seat(self, colour: str) -> int:
        return self.colours.index(self.colour(colour))


class SharedLineReader(TextReader):
    """Of a form in which several statements may stand on one line."""

    def only(self, parts: Parts) -> Part:
        """After a comma another statement may begin; this is none."""
        if len(parts) > 1:
            raise self.error(f"{' '.join(parts[1])!r} does not belong to {parts[0][0]!r}")
        return parts[0]
