"""A sheet drawn for notebooks and browsers: its maps as SVG, its other panels as tables and lines.

It draws what `game.sheet` lays out, as the terminal does, so it knows no game: places come from the
game's board.toml, and whatever a view does not show is not drawn either. Nothing is loaded from
elsewhere, no script runs, and the shades follow the reader's theme (sheet.css).
"""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from ironbridge.kernel.document import write_text
from ironbridge.kernel.panels import (
    Edge,
    Line,
    Lines,
    Map,
    Node,
    Panel,
    Point,
    Sheet,
    Span,
    Table,
    text_of,
)

if TYPE_CHECKING:
    from ironbridge.kernel.state import State

SCALE = 1.3
"""Of a map's coordinates, so that names and pieces have room in letters of one size."""
LETTER, HIGH, GAP = 8.0, 20.0, 4.0
"""The width of a letter, the height of a piece and the room between two."""
ACROSS = 2
"""Pieces in a row under the name of a place."""
MARGIN = 14.0
BRIGHT = 135
"""Of 255: brighter shades have dark letters."""
LINES = str.maketrans({"⣶": "━", "⠠": "┄"})
"""The terminal's signs for links, as they look here."""

Box = tuple[float, float, float, float]


def show(
    position: State, path: Path | str | None = None, seat: int | None = None, language: str = "en"
) -> Path:
    """Write a position as a page to look at and to share, and say where: by default into
    GAME.html beside the program. It shows what everybody may know, or what one seat may know."""
    target = Path(f"{position.game.name}.html" if path is None else path)
    write_text(target, page(position, seat, language))
    return target


def page(position: State, seat: int | None = None, language: str = "en") -> str:
    """The whole page of a position."""
    sheet = position.game.sheet(position.view(seat), position.game.words(language))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(text_of(sheet.status))}</title>\n{drawn(sheet)}\n</html>\n"
    )


def fragment(position: State) -> str:
    """What a notebook shows of a position: what everybody may know."""
    return drawn(position.game.sheet(position.view(None), position.game.words("en")))


def picture(position: State, language: str = "en") -> str | None:
    """The map of a position as an SVG file, by what everybody may know; None in a game that has
    no map."""
    sheet = position.game.sheet(position.view(None), position.game.words(language))
    maps = [panel for panel in sheet.panels if isinstance(panel, Map)]
    if not maps:
        return None
    left, top, right, bottom = bounds(maps[0])
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="ironbridge" '
        f'width="{right - left:g}" height="{bottom - top:g}">'
        f"<style>{look_of(sheet)}</style>{map_svg(maps[0])}</svg>\n"
    )


def drawn(sheet: Sheet) -> str:
    maps = [panel for panel in sheet.panels if isinstance(panel, Map)]
    rest = [panel for panel in sheet.panels if not isinstance(panel, Map)]
    pictures = "".join(map_panel(panel) for panel in maps)
    panels = "".join(other_panel(panel) for panel in rest)
    return (
        f'<div class="ironbridge"><style>{look_of(sheet)}</style><p>{line(sheet.status)}</p>'
        f'{pictures}<div class="panels">{panels}</div></div>'
    )


def look_of(sheet: Sheet) -> str:
    return style() + "".join(region(number, shade) for number, shade in enumerate(sheet.regions))


def region(number: int, shade: str) -> str:
    """The style of a part of the map, in the game's own shade, with letters that can be read."""
    red, green, blue = (int(shade[i : i + 2], 16) for i in (1, 3, 5))
    bright = 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT
    ink = "#241a00" if bright else "#fff8e7"
    return f".ironbridge .region-{number} {{ --shade: {shade}; --shade-ink: {ink}; }}"


@cache
def style() -> str:
    return Path(__file__).with_name("sheet.css").read_text(encoding="utf-8")


# Panels of text ------------------------------------------------------------------------------


def other_panel(panel: Panel) -> str:
    if isinstance(panel, Table):
        body = table(panel)
    elif isinstance(panel, Lines):
        body = f"<pre>{chr(10).join(line(each) for each in panel.lines)}</pre>"
    else:
        body = table(panel.table)
    return f"<section><h2>{escape(panel.title)}</h2>{body}</section>"


def table(panel: Table) -> str:
    def cell(kind: str, column: int, text: str) -> str:
        right = ' class="right"' if column in panel.right else ""
        return f"<{kind}{right}>{text}</{kind}>"

    heads = "".join(cell("th", i, span(head)) for i, head in enumerate(panel.heads))
    rows = "".join(
        f"<tr>{''.join(cell('td', i, line(each)) for i, each in enumerate(row))}</tr>"
        for row in panel.rows
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def line(spans: Line) -> str:
    return "".join(span(each) for each in spans)


def span(each: Span) -> str:
    text = escape(each.text.translate(LINES))
    return f'<span class="{each.style}">{text}</span>' if each.style and text.strip() else text


# Maps ----------------------------------------------------------------------------------------


def map_panel(panel: Map) -> str:
    return map_svg(panel) + "".join(f"<p>{line(each)}</p>" for each in panel.legend)


def map_svg(panel: Map) -> str:
    ways = sorted(panel.edges, key=lambda edge: ("closed", "open", "built").index(edge.state))
    left, top, right, bottom = bounds(panel)
    box = f"{left:g} {top:g} {right - left:g} {bottom - top:g}"
    return (
        f'<svg viewBox="{box}" role="img" aria-label="{escape(panel.title)}">'
        f"<title>{escape(panel.title)}</title>"
        f"{''.join(way(edge) for edge in ways)}"
        f"{''.join(owner(edge) for edge in ways if edge.state == 'built')}"
        f"{''.join(place(node) for node in panel.nodes)}</svg>"
    )


def bounds(panel: Map) -> Box:
    """What is drawn, with a margin."""
    boxes = [block(node) for node in panel.nodes]
    for edge in panel.edges:
        x, y = scaled(edge.centre)
        boxes.append((x, y, x, y))
    if not boxes:
        return 0, 0, 1, 1
    return (
        min(box[0] for box in boxes) - MARGIN,
        min(box[1] for box in boxes) - MARGIN,
        max(box[2] for box in boxes) + MARGIN,
        max(box[3] for box in boxes) + MARGIN,
    )


def scaled(point: Point) -> tuple[float, float]:
    return point[0] * SCALE, point[1] * SCALE


def way(edge: Edge) -> str:
    path = curve(edge)
    if edge.state != "built":
        return f'<path class="way {edge.state}" d="{path}"/>'
    lines = f'<path class="casing" d="{path}"/><path class="built" d="{path}"/>'
    return f'<g class="{edge.mark.style}">{lines}</g>'


def curve(edge: Edge) -> str:
    """Two ends are joined by a curve through the centre; of more, each has an arm to it."""
    x, y = scaled(edge.centre)
    ends = [scaled(end) for end in edge.ends]
    if len(ends) == 2:
        (ax, ay), (bx, by) = ends
        return f"M{ax:g} {ay:g}Q{2 * x - (ax + bx) / 2:g} {2 * y - (ay + by) / 2:g} {bx:g} {by:g}"
    return "".join(f"M{ax:g} {ay:g}L{x:g} {y:g}" for ax, ay in ends)


def owner(edge: Edge) -> str:
    """The owner's shape, so that it is known without colours."""
    x, y = scaled(edge.centre)
    return (
        f'<g class="{edge.mark.style}"><circle class="owner" cx="{x:g}" cy="{y:g}" r="10"/>'
        f'<text x="{x:g}" y="{y:g}">{escape(edge.mark.text)}</text></g>'
    )


def place(node: Node) -> str:
    left, top, right, bottom = block(node)
    middle = (left + right) / 2
    width = name_width(node.name.text)
    parts = [
        f'<g class="{node.name.style}"><rect class="ground" x="{left:g}" y="{top:g}" '
        f'width="{right - left:g}" height="{bottom - top:g}"/>'
        f'<rect class="plate" x="{middle - width / 2:g}" y="{top:g}" width="{width:g}" '
        f'height="{HIGH:g}" rx="3"/>'
        f'<text class="name" x="{middle:g}" y="{top + HIGH / 2:g}">'
        f"{escape(node.name.text)}</text></g>"
    ]
    for i, row in enumerate(rows_of(node)):
        x, y = middle - row_width(row) / 2, top + (i + 1) * (HIGH + GAP)
        for mark in row:
            parts.append(piece(mark, x, y))
            x += width_of(text_of(mark)) + GAP
    return "".join(parts)


def piece(mark: Line, x: float, y: float) -> str:
    """A piece in its owner's colour; where several seats share the room, each has its shape."""
    owners = {each.style for each in mark if each.style.startswith(("tile-", "seat-"))}
    style = mark[0].style if mark else ""
    look = {"tile": "tile", "seat": "done", "slot": "slot"}.get(style.partition("-")[0], "other")
    if len(owners) > 1:
        look, style = "other", ""
        text = "".join(f'<tspan class="{each.style}">{escape(each.text)}</tspan>' for each in mark)
    else:
        text = escape(text_of(mark))
    width = width_of(text_of(mark))
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{HIGH:g}" rx="3"'
    casing = f'<rect class="casing" {box}/>' if look == "tile" else ""
    return (
        f'<g class="{style}">{casing}<rect class="{look}" {box}/>'
        f'<text x="{x + width / 2:g}" y="{y + HIGH / 2:g}">{text}</text></g>'
    )


def block(node: Node) -> Box:
    """The room that a place takes, around its point."""
    x, y = scaled(node.at)
    rows = rows_of(node)
    width = max([name_width(node.name.text), *(row_width(row) for row in rows)])
    height = HIGH + len(rows) * (HIGH + GAP)
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def rows_of(node: Node) -> list[tuple[Line, ...]]:
    return [node.marks[i : i + ACROSS] for i in range(0, len(node.marks), ACROSS)]


def row_width(row: tuple[Line, ...]) -> float:
    return sum(width_of(text_of(mark)) for mark in row) + GAP * (len(row) - 1)


def width_of(text: str) -> float:
    return max(len(text), 1) * LETTER + 10


def name_width(text: str) -> float:
    """Of letters that are not all of one width; capitals take more."""
    return sum(LETTER * (1.35 if letter.isupper() else 1.05) for letter in text) + 12
