"""What the components of every game have in common: the sections of board.toml that all of them
have, read strictly, the names of things, and the components as a document.

What can be checked within a section is checked as it is read, with the key and the reason, for a
person who edits the file.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ironbridge.kernel.bits import CAPACITY
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.panels import GRID
from ironbridge.kernel.strict_reader import Fields
from ironbridge.kernel.words import Words

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


STATUSES = ["certain", "very high", "high", "medium-high", "approximate", "reconstructed"]
MOST = 99
"""No count or price of the games reaches further."""
HEX = re.compile(r"#[0-9A-Fa-f]{6}")


@dataclass(frozen=True)
class Provenance:
    """Where a section of the file comes from; `status` says how sure it is ("certain", ...)."""

    section: str
    status: str
    en: str
    fr: str


@dataclass(frozen=True)
class Ids:
    """What ids look like, and what a person is told who writes others."""

    pattern: re.Pattern[str]
    only: str

    def check(self, fields: Fields, key: str, name: str) -> None:
        if not self.pattern.fullmatch(name):
            raise fields.error(key, f"an id has only {self.only}")


SMALL = Ids(re.compile(r"[a-z0-9_-]+"), "the letters a to z, digits, _ and -")
"""The ids of all files but those that say otherwise."""


def read_colours(root: Fields) -> tuple[str, ...]:
    """What positions call the seats, first seat first."""
    section = root.table("colours")
    ids = section.texts("ids") if section.has("ids") else former_ids(section)
    for i, name in enumerate(ids):
        SMALL.check(section, f"ids[{i}]", name)
    unique(section, "ids", ids)
    section.end()
    return tuple(ids)


def former_ids(colours: Fields) -> list[str]:
    """Of copies that people edited before all games named the seats alike: a table for each id,
    with names and a shade that nobody reads any more."""
    names = list(colours.left)
    for name in names:
        colours.table(name)
    return names


def read_shades(root: Fields, key: str) -> tuple[dict[str, str], ...]:
    found = []
    for name, fields in entries(root, key):
        shade = {"id": name, **read_name(fields), "hex": fields.text("hex")}
        if not HEX.fullmatch(shade["hex"]):
            raise fields.error("hex", f"expected a colour such as #2A4C9B, found {shade['hex']!r}")
        fields.end()
        found.append(shade)
    return tuple(found)


def read_provenance(root: Fields) -> tuple[Provenance, ...]:
    found = []
    for section, fields in entries(root, "provenance"):
        status = fields.choice("status", STATUSES)
        if fields.has("numbers"):
            fields.texts("numbers")  # which can be corrected: editions.py
        found.append(Provenance(section, status, read_text(fields, "en"), read_text(fields, "fr")))
        fields.end()
    return tuple(found)


def read_seat_counts(fields: Fields, known: list[int]) -> tuple[int, ...]:
    counts = fields.integers("seat_counts", known[0], known[-1])
    if not counts:
        raise fields.error("seat_counts", "expected at least one number of players, found none")
    if any(count not in known for count in counts) or counts != sorted(set(counts)):
        shown = ", ".join(str(count) for count in known)
        raise fields.error("seat_counts", f"expected some of {shown}, rising; found {counts}")
    return tuple(counts)


def read_by_seats(fields: Fields, seat_counts: tuple[int, ...], low: int) -> dict[int, int]:
    found = {seats: fields.integer(str(seats), low, MOST) for seats in seat_counts}
    fields.end()
    return found


def check_colours(source: str, colours: Sequence[str], seat_counts: Sequence[int]) -> None:
    seats, found = max(seat_counts), len(colours)
    if found != seats:
        reason = f"expected {seats} colours, one for each seat; found {found}"
        raise FormatError(source, "colours", reason)


# The small things sections are made of --------------------------------------------------------


def limit(root: Fields, key: str, what: str, number: int) -> None:
    if number > CAPACITY:
        raise root.error(key, f"expected at most {CAPACITY} {what}, found {number}")


def unique(root: Fields, key: str, ids: list[str]) -> None:
    for i, name in enumerate(ids):
        if name in ids[:i]:
            raise root.error(key, f"the id {name!r} is there twice")


def entries(parent: Fields, key: str, kind: Ids = SMALL) -> list[tuple[str, Fields]]:
    """The tables of a section that has an id for each, in the order of the file."""
    section = parent.table(key)
    ids = list(section.left)
    if not ids:
        raise parent.error(key, "expected at least one entry, found none")
    for name in ids:
        kind.check(section, name, name)
    return [(name, section.table(name)) for name in ids]


def read_text(fields: Fields, key: str) -> str:
    text = fields.text(key)
    if not text.strip():
        raise fields.error(key, "expected a text, found nothing in it")
    return text


def read_name(fields: Fields) -> dict[str, str]:
    return {"en": read_text(fields, "en"), "fr": read_text(fields, "fr")}


def read_point(fields: Fields, key: str) -> tuple[int, int]:
    point = fields.integers(key, 0, GRID)
    if len(point) != 2:
        raise fields.error(key, f"expected [x, y], found {len(point)} numbers")
    return point[0], point[1]


def references(fields: Fields, key: str, known: list[str], what: str) -> tuple[str, ...]:
    """The ids of a list, each of something known and none twice."""
    names = fields.texts(key)
    for i, name in enumerate(names):
        if name not in known:
            reason = f"there is no {what} {name!r}; expected one of {', '.join(known)}"
            raise fields.error(f"{key}[{i}]", reason)
        if name in names[:i]:
            raise fields.error(f"{key}[{i}]", f"{name!r} is there twice")
    return tuple(names)


# Names ----------------------------------------------------------------------------------------


def seat_names(seats: int, language: str) -> list[str]:
    """The names of the first seats, for pieces that are called by the colour of a seat."""
    words = Words(language, [], {})
    return [words.text(f"seat-{seat}") for seat in range(seats)]


def link_name(ends: Sequence[str], places: Mapping[str, str]) -> str:
    return " – ".join(places[end] for end in ends)


def capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]


# The components as a document -----------------------------------------------------------------


def edition(components: DataclassInstance, printed: str) -> str:
    """Empty where the contents are those of the printed components; for edited ones a mark that
    tells them apart, so that a game played with them is never taken for one played with others."""
    found = contents(components)
    if found == printed:
        return ""
    return "+" + hashlib.blake2b(found.encode(), digest_size=4).hexdigest()


def contents(components: DataclassInstance) -> str:
    document = as_json(components)
    del document["source"]
    return json.dumps(document, sort_keys=True)


def as_json(components: DataclassInstance) -> dict[str, object]:
    """Everything, for drawing clients and info panels; the source without its folder."""
    document = {key: _plain(value) for key, value in asdict(components).items()}
    document["source"] = Path(str(document["source"])).name
    return document


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
