"""What a table shows, as plain data: texts with a style word, in tables, lines and a map.

A game lays its view out on a sheet; the terminal, or any other client, paints it. A style is a
word with a meaning, never a colour: the painter decides how "seat-1" or "warn" looks.

    seat-0 ...   belongs to a seat           tile-0 ...   a piece of that seat, still at work
    goods-0 ...  a kind of goods             chip-0 ...   a number of them
    region-0 ... a part of the map           slot         room for a piece
    strong, dim, good, warn, title
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

GRID = 1000
"""Coordinates of a map run from 0 to GRID, from the top left corner."""

SEAT_MARKS = "●■▲◆✚"
"""A shape for each seat, the same as in the browser: whoever cannot tell the colours apart reads
these."""


@dataclass(frozen=True)
class Span:
    """A piece of text in one style; no style is plain."""

    text: str
    style: str = ""


Line: TypeAlias = tuple[Span, ...]
"""Spans that follow each other without a space between."""

Point: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Lines:
    """A panel of lines. `key` is what the panel is called in commands: "hand"."""

    key: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Table:
    """A panel of rows and columns. `right` holds the columns that are numbers."""

    key: str
    title: str
    heads: Line
    rows: tuple[tuple[Line, ...], ...]
    right: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Node:
    """A place of a map, with what stands there."""

    at: Point
    name: Span
    marks: tuple[Line, ...]


@dataclass(frozen=True)
class Edge:
    """A way from its centre to each of its ends.

    `state` is "built", "open" (can be built) or "closed" (cannot be built now); `mark` stands
    on the centre of a built one, so that its owner is known without colours.
    """

    ends: tuple[Point, ...]
    centre: Point
    state: str
    mark: Span


@dataclass(frozen=True)
class Map:
    """A panel with a picture. `table` says the same where there is no room for it."""

    key: str
    title: str
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    legend: tuple[Line, ...]
    table: Table


Panel: TypeAlias = Lines | Table | Map


@dataclass(frozen=True)
class Sheet:
    """All panels, the most important first. `status` says in one line where the game stands.

    `regions` are the game's own shades ("#C8452F") for region-0 ... `meanings` say what moves do
    at this table, by their notation, where the sentence of a move says only a number.
    """

    status: Line
    panels: tuple[Panel, ...]
    regions: tuple[str, ...] = ()
    meanings: Mapping[str, str] = field(default_factory=dict)

    def panel(self, key: str) -> Panel | None:
        """The panel of this name, if the sheet has it."""
        return next((panel for panel in self.panels if panel.key == key), None)


def plain(text: str, style: str = "") -> Line:
    """A line of one span."""
    return (Span(text, style),)


def joined(lines: Iterable[Line]) -> Line:
    """Lines one after the other, with a space between."""
    spans: list[Span] = []
    for line in lines:
        spans += [Span(" ")] if spans else []
        spans += line
    return tuple(spans)


def text_of(line: Line) -> str:
    return "".join(span.text for span in line)
