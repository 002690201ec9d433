"""How the terminal looks: a colour for every style word of a sheet, on one dark ground.

Panels bring their own ground, so that every colour can be read on any terminal.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.style import Style
from rich.theme import Theme

GROUND = "#161a1f"
INK = "#d9d5c9"
SEATS = ("#E0644A", "#5AA0E6", "#F0BF4A", "#8E4F8C", "#EFEBE0")
"""The shades of the seats: those of the browser on its dark ground."""

WORDS = {
    "ground": f"{INK} on {GROUND}",
    "frame": f"#6f675a on {GROUND}",
    "strong": "bold #f4efe2",
    "dim": "#8b8678",
    "good": "bold #7fc97f",
    "warn": "bold #ff8f6b",
    "title": "bold #e8c27a",
    "way": "#5d6660",
    "slot": "#a39d8d on #272e35",
    "goods-0": "#aab4bf",
    "goods-1": "#f08a3c",
    "goods-2": "#e3b968",
    "chip-0": "bold #f4efe2 on #45505a",
    "chip-1": "bold #1b1b1b on #f08a3c",
    "chip-2": "bold #1b1b1b on #e3b968",
    "number": "bold #8fc7ff",
    "error": "bold #ff5f4f",
}
"""The styles that are the same in every game."""

DARKEST = 0.42
"""Shades darker than this are lightened before they colour a text on our ground."""


def open_console(width: int | None = None, record: bool = False, stderr: bool = False) -> Console:
    """A console that knows our styles, but the regions of no particular game."""
    return Console(
        theme=Theme({**WORDS, **seat_styles()}),
        highlight=False,
        markup=False,
        emoji=False,
        width=width,
        record=record,
        stderr=stderr,
    )


def seat_styles() -> dict[str, Style | str]:
    """The same in every game."""
    styles: dict[str, Style | str] = {}
    for i, shade in enumerate(SEATS):
        styles[f"seat-{i}"] = f"bold {lightened(shade)}"
        ink = "#ffffff" if brightness(shade) < DARKEST else "#111111"
        styles[f"tile-{i}"] = f"bold {ink} on {shade}"
    return styles


def region_styles(regions: Sequence[str]) -> dict[str, Style | str]:
    """The shades of a game for the parts of its map."""
    return {f"region-{i}": f"bold {lightened(shade)}" for i, shade in enumerate(regions)}


def parts(shade: str) -> list[int]:
    return [int(shade[i : i + 2], 16) for i in (1, 3, 5)]


def brightness(shade: str) -> float:
    red, green, blue = parts(shade)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def lightened(shade: str) -> str:
    """The shade, mixed with white until it can be read on the dark ground."""
    while brightness(shade) < DARKEST:
        mixed = [part + (255 - part) // 8 + 1 for part in parts(shade)]
        shade = "#" + "".join(f"{min(part, 255):02X}" for part in mixed)
    return shade
