"""The rows of a game's table: each says what a line looks like and which keys of the document it
is about, and so it can read that line and write it.

    Line("round", "round", Number())
    Row("link", "links", [Column("link"), Column("owner", Seat())], "expected: link LINK COLOUR")
    Seats([Field("vp", "victory_points", Number())], [Field("hand", "hand", Names())])
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.text_form.reader import Document, Part, Parts, TextReader
from ironbridge.kernel.text_form.values import Kind, Number, Word

Test: TypeAlias = Callable[[Any], bool]
WORD: Final = Word()
NUMBER: Final = Number()


def given(value: object) -> bool:
    return value is not None and value is not False


def always(value: object) -> bool:
    return True


class Writing:
    """A document on its way to text."""

    def __init__(self, document: Document, colours: Sequence[str]) -> None:
        self.document = document
        self.colours = colours
        self.seat = 0
        """Whose lines are written now."""


@dataclass(frozen=True)
class Field:
    """A word, and the value after it: of a seat's line, of the action in progress."""

    word: str
    key: str
    kind: Kind
    said: Test = given
    """Which values need to be said."""
    value: Callable[[Document], Any] | None = None
    """What is said, where it is not the value that the document has under this key."""

    def enter(self, reader: TextReader, p: int, part: Part) -> None:
        reader.enter(p, self.key, self.kind.read(reader, part))

    def written(self, holder: Document, writing: Writing) -> list[str]:
        """The word and its value, or nothing when it need not be said."""
        value = self.found(holder)
        if not self.said(value):
            return []
        return [f"{self.word} {self.kind.write(value, writing.colours)}".rstrip()]

    def found(self, holder: Document) -> Any:
        if self.value is not None:
            return self.value(holder)
        found: Any = holder
        for key in self.key.split("."):
            found = found[key]
        return found


class Statement:
    """A line that begins with its word, and perhaps more such lines of the same kind."""

    word: str
    joins = False
    """Whether it is written on the line of the one before."""

    def read(self, reader: TextReader, parts: Parts) -> None:
        raise NotImplementedError

    def write(self, writing: Writing) -> list[str]:
        raise NotImplementedError


@dataclass(frozen=True)
class Line(Field, Statement):
    """A word and its value."""

    then: Sequence[tuple[str, str]] = ()
    """Words that may follow after a comma, with a number each, and their keys."""
    joins: bool = False

    def read(self, reader: TextReader, parts: Parts) -> None:
        reader.say(self.key)
        part = parts[0] if self.then else reader.only(parts)
        reader.keep(self.key, self.kind.read(reader, part))
        keys = dict(self.then)
        for part in parts[1:]:
            if part[0] not in keys:
                raise reader.error(f"expected {' or '.join(keys)}, found {part[0]!r}")
            reader.say(keys[part[0]])
            reader.keep(keys[part[0]], reader.number(part))

    def write(self, writing: Writing) -> list[str]:
        return self.written(writing.document, writing)


class Follower(Line):
    """What stands only behind another word: it is written, and read with that line."""


@dataclass(frozen=True)
class SeatCount(Statement):
    """`seats N`, then the names of the options that are on."""

    options: Sequence[str]
    word: str = "seats"

    def read(self, reader: TextReader, parts: Parts) -> None:
        reader.say("seats")
        reader.keep("seats", reader.number(parts[0]))
        for part in parts[1:]:
            name = " ".join(part)
            if name not in self.options:
                known = ", ".join(self.options)
                raise reader.error(f"expected options after the seats ({known}), found {name!r}")
            reader.say(f"options.{name}")
            reader.keep(f"options.{name}", True)

    def write(self, writing: Writing) -> list[str]:
        document = writing.document
        names = [name for name, value in document["options"].items() if value]
        return [", ".join([f"seats {document['seats']}", *names])]


@dataclass(frozen=True)
class Column:
    """A word of a row."""

    key: str
    kind: Kind = WORD
    default: Any = None
    """What a row means that ends before it."""
    optional: bool = False
    open: bool = False
    """Whether all further words belong to it."""
    said: Test = always

    def part(self, words: Part, at: int) -> Part:
        return words[at - 1 :] if self.open else words[at - 1 : at + 1]


@dataclass(frozen=True)
class Row(Statement):
    """An entry of a list of the document: `tile SLOT COLOUR INDUSTRY LEVEL`."""

    word: str
    key: str
    columns: Sequence[Column]
    usage: str
    """What an error says of a row that has too few words or too many."""
    once: bool = False
    """Whether the first column tells rows apart, so that none is said twice."""
    places: Sequence[str] = ()
    """The ids of the first column, where the document has one row for each in this order."""
    said: Test = always

    def read(self, reader: TextReader, parts: Parts) -> None:
        words = reader.only(parts)
        if not self.fits(words):
            raise reader.error(self.usage)
        self.keep(reader, words[1], self.row(reader, words))

    def fits(self, words: Part) -> bool:
        needed = sum(not (column.optional or column.open) for column in self.columns)
        most = len(words) if self.columns[-1].open else len(self.columns) + 1
        return needed < len(words) <= most and all(
            column.kind.fits(column.part(words, at)) for at, column in self.there(words)
        )

    def there(self, words: Part) -> list[tuple[int, Column]]:
        """The columns that a row has, with their places; first those it need not have, because
        a word too many is found there."""
        columns = [
            (at, column)
            for at, column in enumerate(self.columns, start=1)
            if at < len(words) or column.open
        ]
        return sorted(columns, key=lambda place: not place[1].optional)

    def row(self, reader: TextReader, words: Part) -> Document:
        row = {column.key: column.default for column in self.columns if column.optional}
        for at, column in self.there(words):
            row[column.key] = column.kind.read(reader, column.part(words, at))
        return row

    def keep(self, reader: TextReader, name: str, row: Document) -> None:
        rows: list[Document] = reader.document.setdefault(self.key, [])
        if self.places:
            reader.say(f"{self.key}[{self.places.index(name)}]")
        else:
            if self.once:
                reader.say(f"{self.key}.{name}")
            reader.lines[f"{self.key}[{len(rows)}]"] = reader.line
        rows.append(row)

    def write(self, writing: Writing) -> list[str]:
        rows = [row for row in writing.document[self.key] if self.said(row)]
        return [self.text(row, writing) for row in rows]

    def text(self, row: Document, writing: Writing) -> str:
        words = [
            column.kind.write(row[column.key], writing.colours)
            for column in self.columns
            if column.said(row[column.key])
        ]
        return " ".join([self.word, *words]).rstrip()


class Record(Row):
    """A row that the document has once: its columns are keys of a table."""

    def keep(self, reader: TextReader, name: str, row: Document) -> None:
        reader.say(f"{self.key}.{self.columns[0].key}")
        for key, value in row.items():
            reader.lines[f"{self.key}.{key}"] = reader.line
            reader.keep(f"{self.key}.{key}", value)

    def write(self, writing: Writing) -> list[str]:
        row = writing.document[self.key]
        return [self.text(row, writing)] if row[self.columns[0].key] else []


@dataclass(frozen=True)
class Piles(Statement):
    """Piles that have names: `deck PERIOD CARDS`."""

    word: str
    key: str
    kind: Kind
    usage: str

    def read(self, reader: TextReader, parts: Parts) -> None:
        words = reader.only(parts)
        if len(words) < 2:
            raise reader.error(self.usage)
        reader.say(f"{self.key}.{words[1]}")
        piles = reader.document.setdefault(self.key, {})
        piles[words[1]] = self.kind.read(reader, words[1:])

    def write(self, writing: Writing) -> list[str]:
        return [
            f"{self.word} {name} {self.kind.write(pile, writing.colours)}".rstrip()
            for name, pile in writing.document[self.key].items()
        ]


class Seats:
    """The lines of the seats: a colour, a colon and entries. `first` are written on one line,
    `own` each on its own."""

    def __init__(self, first: Sequence[Field], own: Sequence[Field] = ()) -> None:
        self.first = first
        self.own = own
        self.fields = {field.word: field for field in [*first, *own]}
        self.flagged = any(field.kind.rank == 2 for field in self.fields.values())

    def read(self, reader: TextReader, p: int, parts: Parts) -> None:
        reader.players.setdefault(p, {})
        reader.lines.setdefault(f"players[{p}]", reader.line)
        for part in parts:
            field = self.fields.get(part[0])
            if field is None or not field.kind.fits(part):
                raise self.unknown(reader, part)
            field.enter(reader, p, part)

    def unknown(self, reader: TextReader, part: Part) -> FormatError:
        # Where there are flags, the words after one of them may be what is wrong.
        found = " ".join(part) if self.flagged else part[0]
        ranked = sorted(self.fields.values(), key=lambda field: field.kind.rank)
        known = ", ".join(field.word for field in ranked)
        return reader.error(f"expected {known}; found {found!r}")

    def write(self, writing: Writing) -> list[str]:
        lines: list[str] = []
        for p, player in enumerate(writing.document["players"]):
            writing.seat = p
            colour = f"{writing.colours[p]}: "
            first = [text for field in self.first for text in field.written(player, writing)]
            lines.append(colour + ", ".join(first))
            for field in self.own:
                lines += [colour + text for text in field.written(player, writing)]
        return lines


@dataclass(frozen=True)
class Pending(Statement):
    """`pending PHASE`, then the other keys of the document's `pending` that are set."""

    fields: Sequence[Field]
    idle: Test
    """Which values of `pending` need no line."""
    unknown: str = "{found!r} is not part of an action in progress"
    """What an error says of other keys."""
    word: str = "pending"

    def read(self, reader: TextReader, parts: Parts) -> None:
        reader.say("pending")
        reader.pending["phase"] = reader.word(parts[0])
        fields = {field.word: field for field in self.fields}
        for part in parts[1:]:
            reader.say(f"pending.{part[0]}")
            field = fields.get(part[0])
            if field is None or not field.kind.fits(part):
                raise reader.error(self.unknown.format(found=" ".join(part)))
            reader.pending[field.key] = field.kind.read(reader, part)

    def write(self, writing: Writing) -> list[str]:
        pending = writing.document["pending"]
        if self.idle(pending):
            return []
        said = [text for field in self.fields for text in field.written(pending, writing)]
        return [", ".join([f"pending {pending['phase']}", *said])]
