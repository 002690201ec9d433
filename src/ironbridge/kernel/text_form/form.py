"""A position in text: a game's table of lines reads it, and writes it.

    seats 3
    red: money 30, hand birmingham coal_mine*2
    pending coal, action build

A line is a statement, which begins with its word, or it is a seat's: its colour, a colon, and
entries. Commas part what is said. docs/positions.md describes the lines of all games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.text_form.lines import Follower, Seats, Statement, Writing
from ironbridge.kernel.text_form.reader import Parts, SharedLineReader, TextReader

NAME: Final = r"[A-Za-z0-9_-]+"
WHOLE: Final = r"\d{1,12}"


@dataclass(frozen=True)
class TextForm:
    """The table of a game, in the order in which its lines are written."""

    lines: Sequence[Statement | Seats]
    example: str
    """What an error shows where ids are expected."""
    name: str = NAME
    number: str = WHOLE
    shared: bool = False
    """Whether several statements may share a line, with commas between."""
    listed_last: Sequence[str] = ()
    """Words that an error lists behind all others."""

    def read(self, text: str, colours: Sequence[str]) -> TextReader:
        """What all lines of a text say."""
        kind = SharedLineReader if self.shared else TextReader
        reader = kind(colours, self.example, self.name, self.number)
        statements = self.statements()
        for number, line in enumerate(text.splitlines(), start=1):
            reader.line = number
            statement = line.split("#")[0].strip()
            if statement:
                self.read_line(reader, statements, statement)
        return reader

    def write(self, document: Mapping[str, object], colours: Sequence[str]) -> str:
        """Line by line what `read` reads."""
        writing = Writing(dict(document), colours)
        lines: list[str] = []
        for statement in self.lines:
            written = statement.write(writing)
            if written and isinstance(statement, Statement) and statement.joins:
                lines[-1] += ", " + written[0]
            else:
                lines += written
        return "\n".join(lines) + "\n"

    def statements(self) -> dict[str, Statement]:
        """By their words, in the order in which an error lists them."""
        found = {
            line.word: line
            for line in self.lines
            if isinstance(line, Statement) and not isinstance(line, Follower)
        }
        first = {word: line for word, line in found.items() if word not in self.listed_last}
        return first | {word: found[word] for word in self.listed_last}

    def read_line(
        self, reader: TextReader, statements: dict[str, Statement], statement: str
    ) -> None:
        """A statement, or a seat's colour, a colon and what that seat has."""
        head, colon, rest = statement.partition(":")
        parts = [part.split() for part in (rest if colon else head).split(",")]
        if not all(parts):
            raise reader.error("nothing between two commas, or at the end of the line")
        if colon:
            p = reader.seat(head.strip())
            next(line for line in self.lines if isinstance(line, Seats)).read(reader, p, parts)
        elif parts[0][0] in statements:
            for words in self.split(statements, parts):
                statements[words[0][0]].read(reader, words)
        else:
            known = ", ".join([*statements, f"{reader.colours[0]}:"])
            raise reader.error(f"expected a line with {known}; found {parts[0][0]!r}")

    def split(self, statements: dict[str, Statement], parts: Parts) -> list[Parts]:
        """Each statement begins with its word; parts without one belong to the one before."""
        found: list[Parts] = []
        for part in parts:
            if not found or (self.shared and part[0] in statements):
                found.append([])
            found[-1].append(part)
        return found


def chance_words(reader: TextReader) -> Any:
    """The words of the generator; without a line those of seed 0."""
    return reader.get("chance", seeded(0).words())
