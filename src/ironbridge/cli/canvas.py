"""A map drawn with characters: links as lines of braille dots, with the names of places on top.

A character cell holds 2 x 4 dots, which is fine enough for slanted and curved lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rich.text import Text

from ironbridge.kernel.panels import Edge, Line, Map, Node, Point, text_of

BLANK = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of a dot by its row and column in the cell."""

MARGIN = 7
"""Columns left and right of the outermost places, for half of their names."""

STEPS = 160
"""Points along a line: more than the dots it can have."""

OPEN_GAP = 4
"""An open link shows one dot of so many."""

MARK_TIMES = (0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72)
"""Where along a link its owner's mark may stand, the best place first."""


class Canvas:
    """Cells of dots, each with one style, and texts laid over them."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.dots = [[0] * width for _ in range(height)]
        self.styles = [["way"] * width for _ in range(height)]
        self.texts: dict[Point, tuple[str, str]] = {}

    def dot(self, x: int, y: int, style: str) -> None:
        column, row = x // 2, y // 4
        if 0 <= column < self.width and 0 <= row < self.height:
            self.dots[row][column] |= DOTS[y % 4][x % 2]
            self.styles[row][column] = style

    def write(self, column: int, row: int, line: Line) -> None:
        for span in line:
            for character in span.text:
                self.texts[column, row] = (character, span.style)
                column += 1

    def free(self, column: int, row: int, width: int) -> bool:
        inside = column >= 0 and column + width <= self.width and 0 <= row < self.height
        return inside and all((x, row) not in self.texts for x in range(column, column + width))

    def lines(self) -> list[Text]:
        return [self.line(row) for row in range(self.height)]

    def line(self, row: int) -> Text:
        text = Text(no_wrap=True)
        for column in range(self.width):
            if (column, row) in self.texts:
                text.append(*self.texts[column, row])
            elif self.dots[row][column]:
                text.append(chr(BLANK + self.dots[row][column]), self.styles[row][column])
            else:
                text.append(" ")
        return text


class Scale:
    """From the coordinates of a map to dots: the places fill the canvas."""

    def __init__(self, map_: Map, width: int, height: int) -> None:
        points = [node.at for node in map_.nodes] + [edge.centre for edge in map_.edges]
        self.left, self.top = min(x for x, _ in points), min(y for _, y in points)
        right, bottom = max(x for x, _ in points), max(y for _, y in points)
        self.across = (width - 2 * MARGIN) * 2 / max(right - self.left, 1)
        self.down = (height - 3) * 4 / max(bottom - self.top, 1)

    def __call__(self, at: tuple[float, float]) -> tuple[float, float]:
        x, y = at
        return 2 * MARGIN + (x - self.left) * self.across, 2 + (y - self.top) * self.down

    def cell(self, at: tuple[float, float]) -> Point:
        x, y = self(at)
        return round(x) // 2, round(y) // 4


def draw(map_: Map, width: int, height: int) -> list[Text]:
    """The lines of the picture, `height` of them."""
    canvas, scale = Canvas(width, height), Scale(map_, width, height)
    for state in ("open", "built"):  # built links lie on top
        for edge in map_.edges:
            if edge.state == state:
                draw_edge(canvas, scale, edge)
    for node in sorted(map_.nodes, key=block_width, reverse=True):
        place_node(canvas, scale, node)
    for edge in map_.edges:
        if edge.state == "built":
            place_mark(canvas, scale, edge)
    return canvas.lines()


# Links --------------------------------------------------------------------------------------


def draw_edge(canvas: Canvas, scale: Scale, edge: Edge) -> None:
    built = edge.state == "built"
    for start, end in ways(edge):
        dots = path(scale, start, edge.centre, end)
        for n, (x, y) in enumerate(dots):
            if built:
                canvas.dot(x, y, edge.mark.style)
                canvas.dot(x, y + 1, edge.mark.style)
                canvas.dot(x + 1, y, edge.mark.style)
            elif n % OPEN_GAP == 0:
                canvas.dot(x, y, "way")


def ways(edge: Edge) -> list[tuple[Point, Point]]:
    """A link of two ends is one curve through its centre, one of three ends is a star."""
    if len(edge.ends) == 2:
        return list(pairwise(edge.ends))
    return [(end, edge.centre) for end in edge.ends]


def path(scale: Scale, start: Point, centre: Point, end: Point) -> list[Point]:
    """The dots of a curve, each once, in order."""
    found: dict[Point, None] = {}
    for step in range(STEPS + 1):
        x, y = scale(curve(start, centre, end, step / STEPS))
        found[round(x), round(y)] = None
    return list(found)


def curve(start: Point, centre: Point, end: Point, t: float) -> tuple[float, float]:
    """A quadratic curve from start to end that passes through the centre half way."""
    if end == centre:
        return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
    pull = [2 * c - (a + b) / 2 for a, c, b in zip(start, centre, end, strict=True)]
    u = 1 - t
    x, y = (u * u * a + 2 * u * t * p + t * t * b for a, p, b in zip(start, pull, end, strict=True))
    return x, y


def place_mark(canvas: Canvas, scale: Scale, edge: Edge) -> None:
    start, end = ways(edge)[0]
    for t in MARK_TIMES:
        column, row = scale.cell(curve(start, edge.centre, end, t))
        if canvas.free(column, row, 1):
            canvas.write(column, row, (edge.mark,))
            return


# Places -------------------------------------------------------------------------------------


def marks_width(node: Node) -> int:
    return sum(len(text_of(mark)) for mark in node.marks) + max(len(node.marks) - 1, 0)


def block_width(node: Node) -> int:
    return max(len(node.name.text), marks_width(node))


def place_node(canvas: Canvas, scale: Scale, node: Node) -> None:
    """The name and, below it, the marks: where the place is, or as near as there is room."""
    width = block_width(node)
    middle, row = scale.cell(node.at)
    column = min(max(middle - width // 2, 0), canvas.width - width)
    row = min(max(row, 0), canvas.height - 2)
    for across, down in nearby():
        x, y = column + across, row + down
        if free_block(canvas, x, y, width):
            write_node(canvas, node, x, y, width)
            return
    write_node(canvas, node, column, row, width)


def free_block(canvas: Canvas, x: int, y: int, width: int) -> bool:
    """Two rows, with a space at each side unless it is the edge of the canvas."""
    left, right = max(x - 1, 0), min(x + width + 1, canvas.width)
    inside = x >= 0 and x + width <= canvas.width
    return inside and all(canvas.free(left, row, right - left) for row in (y, y + 1))


def nearby() -> Iterator[Point]:
    """Shifts of a block, the smallest first; a row is worth three columns."""
    shifts = [(x, y) for x in range(-12, 13) for y in range(-3, 4)]
    yield from sorted(shifts, key=lambda shift: abs(shift[0]) + 3 * abs(shift[1]))


def write_node(canvas: Canvas, node: Node, x: int, y: int, width: int) -> None:
    canvas.write(x + (width - len(node.name.text)) // 2, y, (node.name,))
    column = x + (width - marks_width(node)) // 2
    for mark in node.marks:
        canvas.write(column, y + 1, mark)
        column += len(text_of(mark)) + 1
