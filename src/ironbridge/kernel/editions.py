"""Editions: the numbers of a board.toml that the owner of a printed copy corrected.

A board.toml says which of its numbers were reconstructed: a thing lists them under `guessed` or
`inferred`, and a section of `provenance` may name others under `numbers`. These, and no others,
can be corrected one by one, without a copy of the file: an edition is each of their keys, such as
"tiles.cotton_mill.2.cost", with another number. It is read like the file itself, with the same
checks, and can be written as one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ironbridge.kernel.document import read_text, read_toml
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.game import Game
from ironbridge.kernel.strict_reader import Fields, show
from ironbridge.kernel.words import LANGUAGES

FILE: Final = "board.toml"
MOST: Final = 400
"""No game has more numbers to correct."""
DRAWN: Final = {"links": "slots"}
"""What is drawn for a number, beside it: left out where the number changes, and laid out anew."""


MARKS: Final = ("guessed", "inferred")
"""The lists in which a thing, or its `origin`, names its values that are reconstructed."""
PARTS: Final = ("kind", "period")
"""By which a card without a name of its own is known."""


@dataclass(frozen=True)
class Edition:
    """Corrected numbers by their keys, sorted; none: the game as it comes."""

    numbers: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, numbers: Mapping[str, int]) -> Edition:
        return cls(tuple(sorted(numbers.items())))

    def to_json(self) -> dict[str, int]:
        return dict(self.numbers)


AS_IT_COMES: Final = Edition()


@dataclass(frozen=True)
class Number:
    """A reconstructed number: where it stands, and of which thing, by language."""

    key: str
    value: int
    name: dict[str, str]


def edition_of(game: Game) -> Edition:
    """The corrections a game is played with."""
    data = getattr(game, "path", None)
    return data if isinstance(data, Edition) else AS_IT_COMES


def read_edition(fields: Fields, key: str) -> Edition:
    """An edition that somebody wrote; whether its numbers are those of a game is seen later."""
    table = fields.table(key)
    if len(table.left) > MOST:
        raise fields.error(key, f"expected at most {MOST} numbers, found {len(table.left)}")
    names = list(table.left)
    return Edition.of({name: table.integer(name, -(10**6), 10**6) for name in names})


def read_board(data: Path | Edition | None, own: Path) -> Fields:
    """The top table of a board.toml: an edited copy, the game's own, or that with corrections."""
    if isinstance(data, Edition):
        return Fields(FILE, "", corrected(own, data))
    return read_toml(data or own)


def differing(own: Path, edition: Edition) -> Edition:
    """An edition without what is as in the file; what cannot be corrected is refused."""
    known = values(own)
    for key, number in edition.numbers:
        if key not in known:
            raise FormatError(FILE, key[:100], "there is no reconstructed number of this name")
        if type(number) is not int:  # whoever calls this from a program may give anything
            raise FormatError(FILE, key, f"expected a whole number, found {show(number)}")
    return Edition.of({key: n for key, n in edition.numbers if n != known[key]})


def corrected(own: Path, edition: Edition) -> dict[str, Any]:
    """The document of a board.toml with corrections; a number that was corrected is no longer one
    of those that are guessed. What corrections do not touch is shared."""
    document = dict(original(own))
    for key, number in differing(own, edition).numbers:
        table, *path = document, *key.split(".")
        for part in path[:-1]:
            take_mark(table, part)
            table[part] = table = dict(table[part])
        take_mark(table, path[-1])
        table[path[-1]] = number
        table.pop(DRAWN.get(path[-1], ""), None)
    return document


def take_mark(table: dict[str, Any], name: str) -> None:
    """Of a table that is ours to change."""
    if "origin" in table:
        table["origin"] = dict(table["origin"])
    for holder in (table, table.get("origin", {})):
        for marks in MARKS:
            if name in holder.get(marks, []):
                holder[marks] = [mark for mark in holder[marks] if mark != name]


@cache
def original(own: Path) -> dict[str, Any]:
    """What the file of a game says. It does not change while a program runs."""
    return tomllib.loads(read_text(own))


# Which numbers can be corrected ---------------------------------------------------------------


@cache
def values(own: Path) -> dict[str, int]:
    """The reconstructed numbers of a board.toml by their keys, in the order of the file."""
    document = original(own)
    origins = document["provenance"].values()
    sections = [section for origin in origins for section in origin.get("numbers", [])]
    return dict(reconstructed(document, "", sections, doubted=False))


def numbers(own: Path, called: Mapping[str, Mapping[str, str]] | None = None) -> list[Number]:
    """The same with what they belong to. `called`: by language, what the game calls its things."""
    names = {
        language: thing_names(
            original(own), list(values(own)), language, (called or {}).get(language, {})
        )
        for language in LANGUAGES
    }
    return [
        Number(key, value, {language: names[language][key] for language in names})
        for key, value in values(own).items()
    ]


def reconstructed(
    value: Any, key: str, sections: list[str], doubted: bool
) -> Iterator[tuple[str, int]]:
    """All numbers below a key that are `doubted`, or of which the file says so."""
    doubted = doubted or key in sections
    if isinstance(value, int) and not isinstance(value, bool) and doubted:
        yield key, value
    if not isinstance(value, dict):
        return
    origin = value.get("origin", {})
    marks = [mark for holder in (value, origin) for kind in MARKS for mark in holder.get(kind, [])]
    for name, item in value.items():
        if name not in ("origin", "provenance"):
            below = f"{key}.{name}" if key else name
            yield from reconstructed(item, below, sections, doubted or name in marks)


def named(document: dict[str, Any], language: str) -> dict[str, str]:
    """What the ids of a file stand for: every table with a text in the language, by its key."""
    found: dict[str, str] = {}

    def look(table: dict[str, Any]) -> None:
        for key, item in table.items():
            if isinstance(item, dict):
                text = item.get(language, item.get("name", {}))
                text = text.get(language) if isinstance(text, dict) else text
                if isinstance(text, str) and key not in ("name", "origin"):
                    found.setdefault(key, text)
                look(item)

    look({key: item for key, item in document.items() if key not in ("provenance", "sources")})
    return found


def thing_names(
    document: dict[str, Any], keys: list[str], language: str, called: Mapping[str, str]
) -> dict[str, str]:
    """What the thing of each number is called; things of one name are numbered."""
    known = named(document, language)
    found = {key: name_of(document, key, known, called) for key in keys}
    alike: dict[tuple[str, str, str], list[str]] = {}
    for key, name in found.items():
        section, *_, field = key.split(".")
        alike.setdefault((section, field, name), []).append(key)
    for (_, _, name), same in alike.items():
        if name and len(same) > 1:
            found |= {key: f"{name} {number}" for number, key in enumerate(same, start=1)}
    return found


def name_of(
    document: dict[str, Any], key: str, names: Mapping[str, str], called: Mapping[str, str]
) -> str:
    """ "Cotton mill 2", "York – Hull", "New England · Gulf of Maine"; "" where only the number
    itself has a name."""
    section, *path = key.split(".")
    thing, said = document[section], ""
    for part in path:
        thing = thing[part]
        kind, period = (thing.get(word) if isinstance(thing, dict) else None for word in PARTS)
        if isinstance(thing, dict) and "joins" in thing:
            name = " – ".join(names[end] for end in thing["joins"])
        elif part not in names and kind is not None and kind in names:
            name = called.get(f"card-{part}", names[kind])
            name = f"{name} ({period})" if period else name
        else:
            name = names.get(part, "")
        if part.isdecimal():
            said = f"{said} {part}"
        elif name:
            said = f"{said} · {name}" if said else name
    return said


# As a file ------------------------------------------------------------------------------------


def board_text(own: Path, edition: Edition) -> str:
    """The board.toml of an edition: the game's own text, comments and all, with other numbers."""
    text, known = read_text(own), values(own)
    edition = differing(own, edition)
    if not edition.numbers:
        return text
    for key, number in edition.numbers:
        text = replaced(text, key, number)
    lines = ["# Corrected by hand:"]
    lines += [f"#   {key} = {number} (was {known[key]})" for key, number in edition.numbers]
    return "\n".join(lines) + "\n\n" + text


def replaced(text: str, key: str, number: int) -> str:
    """A text with another number at one key, wherever its table stands."""
    path = key.split(".")
    for depth in range(len(path) - 1, 0, -1):
        heading = re.search(rf"^\[{re.escape('.'.join(path[:depth]))}\]\n", text, re.MULTILINE)
        if heading is None:
            continue
        end = re.compile(r"^\[", re.MULTILINE).search(text, heading.end())
        stop = end.start() if end else len(text)
        block = text[heading.end() : stop]
        first, *inner = map(re.escape, path[depth:])
        place = rf"^{first}\s*=\s*" + "".join(rf"\{{[^\n]*?\b{name}\s*=\s*" for name in inner)
        changed, times = re.subn(rf"(?m)({place})-?\d+", rf"\g<1>{number}", block, count=1)
        if not times:
            continue
        changed = unmarked(changed, path[depth])
        for name in path[depth + 1 :]:
            line = re.search(rf"(?m)^{first}\s*=.*$", changed)
            if line is not None:
                rest = changed[: line.start()], changed[line.end() :]
                changed = unmarked(line[0], name).join(rest)
        if path[-1] in DRAWN:
            changed = re.sub(rf"(?m)^{DRAWN[path[-1]]} = .*\n", "", changed, count=1)
        return text[: heading.end()] + changed + text[stop:]
    raise FormatError(FILE, key, "this number was not found in the text")


def unmarked(text: str, name: str) -> str:
    """A text whose lists of guessed values do without one of them."""

    def without(found: re.Match[str]) -> str:
        names = tomllib.loads(found[0])[found[1]]
        left = ", ".join(f'"{other}"' for other in names if other != name)
        return f"{found[1]} = [{left}]" if name in names else found[0]

    return re.sub(rf"({'|'.join(MARKS)}) = \[[^\]\n]*\]", without, text)
