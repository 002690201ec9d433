"""Win shares as a picture: a dot and its interval for each player, beside the equal share.

Plain SVG. It brings its own ground, light or dark as the viewer's screen is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from ironbridge.arena.summary import LineUpSummary, PlayerSummary

WIDTH, LEFT, RIGHT = 760, 230, 90
TOP, HEAD, ROW, FOOT = 40, 34, 30, 70
LONGEST = 24
"""Letters of a name that are shown; the picture's tooltip has all of them."""

STYLE = """
  .ground { fill: #ffffff } .ink { fill: #1f2328 } .soft { fill: #59636e }
  .grid { stroke: #d1d9e0 } .equal { stroke: #9a6700; stroke-width: 3 }
  .reach { stroke: #0969da; stroke-width: 3; stroke-linecap: round } .mean { fill: #0969da }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #161a1f } .ink { fill: #e6e1d5 } .soft { fill: #a39d8d }
    .grid { stroke: #3a424b } .equal { stroke: #e8c27a }
    .reach { stroke: #6cb0ff } .mean { fill: #6cb0ff }
  }
  text { font: 14px system-ui, sans-serif } .title { font-size: 16px; font-weight: 600 }
"""


@dataclass(frozen=True)
class ChartText:
    """The words of the picture, in the reader's language; `heads` has one for each line-up."""

    title: str
    axis: str
    equal: str
    heads: Sequence[str]


def draw_chart(line_ups: Sequence[LineUpSummary], text: ChartText) -> str:
    parts: list[str] = []
    y = TOP
    for head, line_up in zip(text.heads, line_ups, strict=True):
        y += HEAD
        parts.append(words(16, y, head, "soft"))
        for player in line_up.players:
            y += ROW
            parts += row(player, y)
    height = y + FOOT
    frame = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" aria-label="{escape(text.title, QUOTES)}">',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}"/>',
        words(16, 30, text.title, "ink title"),
        *axis(y + 14),
        words(LEFT, y + 52, text.axis, "soft"),
        f'<line class="equal" x1="34" y1="{y + 36}" x2="34" y2="{y + 58}"/>',
        words(44, y + 52, text.equal, "soft"),
    ]
    return "\n".join([*frame, *parts, "</svg>"]) + "\n"


QUOTES = {'"': "&quot;"}


def axis(bottom: int) -> list[str]:
    lines = []
    for percent in range(0, 101, 25):
        x = place(percent / 100)
        lines.append(f'<line class="grid" x1="{x}" y1="{TOP + 8}" x2="{x}" y2="{bottom}"/>')
        lines.append(words(x, bottom + 16, f"{percent}", "soft", "middle"))
    return lines


def row(player: PlayerSummary, y: int) -> list[str]:
    wins, middle = player.wins, y - 5
    low = wins.mean if wins.low is None else wins.low
    high = wins.mean if wins.high is None else wins.high
    equal = place(player.equal)
    shown = f"{100 * wins.mean:.1f}"
    return [
        f"<g><title>{escape(player.player)}: {shown} ({100 * low:.1f}–{100 * high:.1f})</title>",
        words(28, y, shortened(player.player, LONGEST), "ink"),
        f'<line class="equal" x1="{equal}" y1="{middle - 11}" x2="{equal}" y2="{middle + 11}"/>',
        f'<line class="reach" x1="{place(low)}" y1="{middle}" x2="{place(high)}" y2="{middle}"/>',
        f'<circle class="mean" cx="{place(wins.mean)}" cy="{middle}" r="6"/>',
        words(WIDTH - 16, y, shown, "ink", "end"),
        "</g>",
    ]


def words(x: float, y: int, said: str, style: str, anchor: str = "start") -> str:
    return f'<text class="{style}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(said)}</text>'


def place(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def shortened(player: str, longest: int) -> str:
    """A program is told by the end of its command line."""
    return player if len(player) <= longest else f"…{player[1 - longest :]}"
