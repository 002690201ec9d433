"""The statistics of simulated games as tables for people."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from ironbridge.cli.messages import Messages
from ironbridge.cli.render import framed, grid
from ironbridge.cli.simulate import Spread, Statistics
from ironbridge.kernel.panels import Line, Span, Table, plain

WIDTH = 78


def show_statistics(console: Console, found: Statistics, messages: Messages) -> None:
    speed = messages.say(
        "simulate-speed", games=found.games, speed=f"{found.games / found.seconds:.1f}"
    )
    rows = [spread_row(messages.say("simulate-points"), found.points)]
    for place, one in enumerate(found.by_place, start=1):
        if one is not None:
            rows.append(spread_row(messages.say("simulate-place", place=place), one))
    rows.append(spread_row(messages.say("simulate-decisions"), found.decisions))
    heads = ["", *(messages.say(f"simulate-{head}") for head in SPREAD_HEADS)]
    show(console, speed, heads, rows)
    heads = ["", *(str(n) for n in range(1, len(found.by_seat) + 1))]
    wins = [
        share_row(messages.say("simulate-by-seat"), found.by_seat),
        share_row(messages.say("simulate-by-start"), found.by_start),
    ]
    show(console, messages.say("simulate-wins"), heads, wins)
    median, most = found.choices_median, found.choices_most
    console.print(messages.say("simulate-legal", median=median, most=most))


SPREAD_HEADS = ("mean", "sd", "min", "p10", "p50", "p90", "max")


def spread_row(name: str, one: Spread) -> tuple[Line, ...]:
    ranks = (one.least, one.tenth, one.median, one.ninetieth, one.most)
    mean, deviation = plain(f"{one.mean:.1f}", "strong"), plain(f"{one.deviation:.1f}", "dim")
    return (plain(name), mean, deviation, *(plain(str(rank)) for rank in ranks))


def share_row(name: str, shares: Sequence[float]) -> tuple[Line, ...]:
    return (plain(name), *(plain(f"{share:.1%}") for share in shares))


def show(
    console: Console, title: str, heads: Sequence[str], rows: Sequence[tuple[Line, ...]]
) -> None:
    right = frozenset(range(1, len(heads)))
    table = Table("statistics", title, tuple(Span(head) for head in heads), tuple(rows), right)
    console.print(framed(grid(table), title, min(console.width, WIDTH)))
