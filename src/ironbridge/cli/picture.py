"""The screen as an SVG picture that needs no file beside it."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from ironbridge.cli.theme import GROUND, INK, parts
from ironbridge.kernel.document import write_text

FONTS = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""The picture must not fetch fonts from elsewhere: whoever looks has a monospaced one."""


def save_picture(console: Console, path: Path, title: str) -> None:
    """What a recording console has shown so far."""
    picture = console.export_svg(title=title, theme=theme(), clear=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, FONTS.sub("", picture))


def theme() -> TerminalTheme:
    """A terminal with our ground; the sixteen colours are never used."""
    ground, ink = rgb(GROUND), rgb(INK)
    return TerminalTheme(ground, ink, [ink] * 8, [ink] * 8)


def rgb(shade: str) -> tuple[int, int, int]:
    red, green, blue = parts(shade)
    return red, green, blue
