"""A sheet rendered for the terminal: its panels, and their places on screens of any width."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.panel import Panel as Frame
from rich.table import Table as Grid
from rich.terminal_theme import TerminalTheme
from rich.text import Text
from rich.theme import Theme

from ironbridge.cli.canvas import draw
from ironbridge.cli.theme import GROUND, INK, parts, region_styles
from ironbridge.kernel.document import write_text
from ironbridge.kernel.panels import Line, Lines, Map, Panel, Sheet, Table, text_of

NARROW = 100
"""Below this width the map gives way to a table of places."""

MAP_WIDTH = 92
"""What a map needs at least."""

WRAPPING = 3
"""Tables of more columns than this hold short things only, which are cut rather than wrapped."""

COLUMN_GAP = 2

LEAST = 30
"""No panel of a pair is narrower."""

FONTS = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""A picture must not fetch fonts from elsewhere: whoever looks has a monospaced one."""


def render(console: Console, sheet: Sheet) -> None:
    """The whole sheet, below whatever the console shows."""
    with console.use_theme(Theme(region_styles(sheet.regions), inherit=False)):
        console.print(arranged(sheet, console.width))


def render_panels(console: Console, sheet: Sheet, panels: Iterable[Panel]) -> None:
    with console.use_theme(Theme(region_styles(sheet.regions), inherit=False)):
        for panel in panels:
            console.print(rendered(panel, console.width))


def arranged(sheet: Sheet, width: int) -> RenderableType:
    """Panels beside the map, below it, or, on a narrow screen, one below the other."""
    status = Text.assemble(" ", text(sheet.status))
    maps = [panel for panel in sheet.panels if isinstance(panel, Map)]
    rest = [panel for panel in ordered(sheet) if not isinstance(panel, Map)]
    tables = [panel for panel in rest if panel.key != "hand"]
    side = max((natural_width(panel) for panel in tables), default=0)
    if maps and tables and width - side >= MAP_WIDTH:
        return Group(status, *wide(maps, tables, rest[len(tables) :], width, side))
    if width >= NARROW:
        return Group(status, *medium(maps, rest, width))
    return Group(status, *(rendered(panel, width) for panel in [*maps, *rest]))


def ordered(sheet: Sheet) -> list[Panel]:
    """As the sheet has them, but the hand last: it is what a player looks at to decide."""
    return sorted(sheet.panels, key=lambda panel: panel.key == "hand")


def wide(
    maps: Sequence[Map], tables: Sequence[Panel], last: Sequence[Panel], width: int, side: int
) -> list[RenderableType]:
    """The map at the left, tables at the right, the hand below."""
    heights = [panel_height(panel) for panel in tables]
    heights[-1] += max(natural_height(width - side) - sum(heights), 0)
    beside = [rendered(panel, side, high) for panel, high in zip(tables, heights, strict=True)]
    left = [rendered(panel, width - side, sum(heights)) for panel in maps]
    both = side_by_side([Group(*left), Group(*beside)], [width - side, side])
    return [both, *(rendered(panel, width) for panel in last)]


def medium(maps: Sequence[Map], rest: Sequence[Panel], width: int) -> list[RenderableType]:
    """The map across the screen, the panels in pairs below it, the hand last."""
    pairs = [pair(rest[i : i + 2], width) for i in range(0, len(rest), 2)]
    return [*(rendered(panel, width) for panel in maps), *pairs]


def pair(panels: Sequence[Panel], width: int) -> RenderableType:
    """One or two panels of equal height; each has the width it needs, if it can."""
    if len(panels) == 1:
        return rendered(panels[0], width)
    height = max(panel_height(panel) for panel in panels)
    first, second = (natural_width(panel) for panel in panels)
    first += max(width - first - second, 0) // 2
    first = min(first, width - LEAST)
    widths = [first, width - first]
    frames = [rendered(panel, each, height) for panel, each in zip(panels, widths, strict=True)]
    return side_by_side(frames, widths)


def side_by_side(items: list[RenderableType], widths: list[int]) -> RenderableType:
    grid = Grid.grid(padding=0)
    for each in widths:
        grid.add_column(width=each)
    grid.add_row(*items)
    return grid


def panel_height(panel: Panel) -> int:
    """With its frame, when no line is too long."""
    if isinstance(panel, Table):
        return len(panel.rows) + 3
    return len(panel.lines) + 2 if isinstance(panel, Lines) else 0


def natural_width(panel: Panel) -> int:
    """With its frame, when nothing is cut or wrapped."""
    if isinstance(panel, Table):
        rows = [[len(head.text) for head in panel.heads]]
        rows += [[len(text_of(cell)) for cell in cells] for cells in panel.rows]
        across = [max(row[i] for row in rows if i < len(row)) for i in range(len(panel.heads))]
        return max(sum(across) + COLUMN_GAP * (len(across) - 1), len(panel.title) + 4) + 4
    lines = panel.lines if isinstance(panel, Lines) else ()
    return max((len(text_of(line)) for line in lines), default=0) + 4


# Panels -------------------------------------------------------------------------------------


def rendered(panel: Panel, width: int, height: int | None = None) -> RenderableType:
    if isinstance(panel, Map):
        if width < MAP_WIDTH:
            return rendered(panel.table, width)
        height = height or natural_height(width)
        return framed(picture(panel, width - 4, height), panel.title, width)
    if isinstance(panel, Lines):
        body: RenderableType = Group(*(text(line) for line in panel.lines))
    else:
        body = grid(panel)
    return framed(body, panel.title, width, height)


def framed(
    body: RenderableType, title: str, width: int, height: int | None = None
) -> RenderableType:
    return Frame(
        body,
        title=Text(f" {title} ", "title"),
        title_align="left",
        box=ROUNDED,
        style="ground",
        border_style="frame",
        width=width,
        height=height,
        padding=(0, 1),
    )


def natural_height(width: int) -> int:
    """Of a framed map of this width: high enough for its names, not higher than a screen."""
    return min(max(round(width * 0.34), 34), 44)


def picture(panel: Map, width: int, height: int) -> RenderableType:
    """The map with its legend; `height` counts the frame too."""
    below = sum(-(-len(text_of(line)) // width) for line in panel.legend)
    rows = draw(panel, width, height - 2 - below)
    return Group(*rows, *(text(line) for line in panel.legend))


def grid(table: Table) -> RenderableType:
    rendered_table = Grid(box=None, expand=False, pad_edge=False, header_style="dim")
    for i, head in enumerate(table.heads):
        rendered_table.add_column(
            Text(head.text, head.style or "dim"),
            justify="right" if i in table.right else "left",
            no_wrap=len(table.heads) > WRAPPING,
        )
    for cells in table.rows:
        rendered_table.add_row(*(text(cell) for cell in cells))
    return rendered_table


def text(line: Line) -> Text:
    return Text.assemble(*((span.text, span.style) for span in line))


# The screen as an SVG picture ---------------------------------------------------------------


def save_picture(console: Console, path: Path, title: str) -> None:
    """What a recording console has shown so far."""
    picture = console.export_svg(title=title, theme=terminal_theme(), clear=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, FONTS.sub("", picture))


def terminal_theme() -> TerminalTheme:
    """A terminal with our ground; the sixteen colours are never used."""
    ground, ink = rgb(GROUND), rgb(INK)
    return TerminalTheme(ground, ink, [ink] * 8, [ink] * 8)


def rgb(shade: str) -> tuple[int, int, int]:
    red, green, blue = parts(shade)
    return red, green, blue
