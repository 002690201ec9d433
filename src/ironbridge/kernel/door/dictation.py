"""A position in text, line by line: what the lines say becomes parts of the JSON document.

    seats 3
    red: money 30, hand birmingham coal_mine*2
    pending coal, action build

A line is a statement, which begins with its word, or it is a seat's: its colour, a colon, and
entries. Commas part what is said. A game adds its own statements and entries; docs/positions.md
describes them all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Final, TypeAlias

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.door.reading import SOURCE
from ironbridge.kernel.errors import FormatError

Document: TypeAlias = dict[str, Any]
Part: TypeAlias = list[str]
"""The words between two commas."""
Parts: TypeAlias = list[Part]
COUNT_DIGITS: Final = 3
"""Of how often something stands there; no box has a thousand things alike."""


class Dictation:
    """What the lines have said so far. A key of the document is said once."""

    counted: ClassVar[re.Pattern[str]] = re.compile(r"([A-Za-z0-9_-]+)(?:\*([1-9][0-9]*))?")
    """An id, and how often it stands there."""
    whole: ClassVar[re.Pattern[str]] = re.compile(r"\d{1,12}")
    seat_numbers: ClassVar[Mapping[str, str]] = {}
    """What a seat's line calls the numbers of the document."""
    seat_piles: ClassVar[tuple[str, ...]] = ()
    seat_flags: ClassVar[tuple[str, ...]] = ()
    seat_names: ClassVar[tuple[str, ...]] = ()
    """Entries that are one id."""
    pending_numbers: ClassVar[tuple[str, ...]] = ()
    pending_names: ClassVar[tuple[str, ...]] = ()
    pending_flags: ClassVar[tuple[str, ...]] = ()

    def __init__(self, colours: Sequence[str], options: Collection[str], example: str) -> None:
        """`example` is what an error shows where ids are expected."""
        self.colours = list(colours)
        self.example = example
        self.line = 0
        self.said: dict[str, int] = {}
        """The line of each key of the document that was written, for errors."""
        self.numbers: dict[str, int] = {}
        self.options = dict.fromkeys(options, False)
        self.players: dict[int, Document] = {}
        self.chance = seeded(0).words()
        self.pending: Document = {}
        self.statements: dict[str, Callable[[Parts], None]] = {}
        """The lines of the game by the word they begin with."""
        self.entries: dict[str, Callable[[int, Part], None]] = {}
        """What a seat's line may say besides numbers, piles, flags and names."""

    def listen(self, text: str) -> None:
        """All lines of a text."""
        for number, line in enumerate(text.splitlines(), start=1):
            self.line = number
            statement = line.split("#")[0].strip()
            if statement:
                self.read(statement)

    @contextmanager
    def naming_lines(self) -> Iterator[None]:
        """What is wrong with the document that was made from the text is said of its line."""
        try:
            yield
        except FormatError as error:
            raise FormatError(SOURCE, self.place(error.where), error.reason) from None

    def seats(self, counts: Collection[int], default: int) -> int:
        """How many seats there are; whoever has a line has one of them."""
        seats = self.numbers.get("seats", default)
        if seats not in counts:
            known = ", ".join(str(count) for count in counts)
            raise FormatError(SOURCE, "seats", f"expected one of {known}, found {seats}")
        for p in self.players:
            if p >= seats:
                reason = f"{self.colours[p]} has no seat at a table for {seats}"
                raise FormatError(SOURCE, f"players[{p}]", reason)
        return seats

    # Lines ------------------------------------------------------------------------------

    def read(self, statement: str) -> None:
        """One line: a statement, or a seat's colour, a colon and what that seat has."""
        head, colon, rest = statement.partition(":")
        parts = [part.split() for part in (rest if colon else head).split(",")]
        if not all(parts):
            raise self.error("nothing between two commas, or at the end of the line")
        if colon:
            self.read_player(self.seat(head.strip()), parts)
        elif parts[0][0] in self.statements:
            self.read_statement(parts)
        else:
            known = ", ".join([*self.statements, f"{self.colours[0]}:"])
            raise self.error(f"expected a line with {known}; found {parts[0][0]!r}")

    def read_statement(self, parts: Parts) -> None:
        self.statements[parts[0][0]](parts)

    def read_seats(self, parts: Parts) -> None:
        """`seats N`, then the names of the options that are on."""
        self.say("seats")
        self.numbers["seats"] = self.number(parts[0])
        for part in parts[1:]:
            name = " ".join(part)
            if name not in self.options:
                known = ", ".join(self.options)
                raise self.error(f"expected options after the seats ({known}), found {name!r}")
            self.say(f"options.{name}")
            self.options[name] = True

    def read_number(self, parts: Parts) -> None:
        """`round 3`: a line that is one number of the document."""
        words = self.only(parts)
        self.say(words[0])
        self.numbers[words[0]] = self.number(words)

    def read_chance(self, parts: Parts) -> None:
        self.say("chance")
        self.chance = [self.number(["chance", word]) for word in self.only(parts)[1:]]

    def read_pending(self, parts: Parts) -> None:
        """`pending PHASE`, then the other keys of the document's `pending` that are set."""
        self.say("pending")
        self.pending["phase"] = self.word(parts[0])
        for part in parts[1:]:
            self.say(f"pending.{part[0]}")
            self.pending[part[0]] = self.pending_value(part)

    def pending_value(self, part: Part) -> object:
        if part[0] in self.pending_numbers:
            return self.number(part)
        if part[0] in self.pending_names:
            return self.word(part)
        if len(part) == 1 and part[0] in self.pending_flags:
            return True
        raise self.error(f"{' '.join(part)!r} is not part of an action in progress")

    # Players ----------------------------------------------------------------------------

    def read_player(self, p: int, parts: Parts) -> None:
        self.players.setdefault(p, {})
        self.said.setdefault(f"players[{p}]", self.line)
        for part in parts:
            if part[0] in self.entries:
                self.entries[part[0]](p, part)
            else:
                self.read_entry(p, part)

    def read_entry(self, p: int, part: Part) -> None:
        word, values = part[0], part[1:]
        if word in self.seat_numbers:
            self.enter(p, self.seat_numbers[word], self.number(part))
        elif word in self.seat_piles:
            self.enter(p, word, self.names(values))
        elif word in self.seat_flags and not values:
            self.enter(p, word, True)
        elif word in self.seat_names:
            self.enter(p, word, self.word(part))
        else:
            raise self.unknown_entry(part)

    def unknown_entry(self, part: Part) -> FormatError:
        # Where there are flags, the words after one of them may be what is wrong.
        found = " ".join(part) if self.seat_flags else part[0]
        known = [*self.seat_numbers, *self.seat_piles, *self.seat_flags, *self.seat_names]
        return self.error(f"expected {', '.join([*known, *self.entries])}; found {found!r}")

    def enter(self, p: int, key: str, value: object) -> None:
        self.say(f"players[{p}].{key}")
        self.players[p][key] = value

    # Words ------------------------------------------------------------------------------

    def say(self, key: str) -> None:
        """Note the line that says this, and refuse to hear it twice."""
        if key in self.said:
            raise self.error(f"line {self.said[key]} has said this already")
        self.said[key] = self.line

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

    def error(self, reason: str) -> FormatError:
        return FormatError(SOURCE, f"line {self.line}", reason)

    def place(self, where: str) -> str:
        """The line that wrote a key of the document or what holds it; else the key itself."""
        key = where
        while key:
            if key in self.said:
                return f"line {self.said[key]}"
            key = key[: max(key.rfind("."), key.rfind("["), 0)]
        return where
