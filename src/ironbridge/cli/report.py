"""Results as tables for people: the statistics of simulated games, the standings of one game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from ironbridge.cli.messages import Messages
from ironbridge.cli.render import framed, grid
from ironbridge.cli.simulate import Spread, Statistics
from ironbridge.kernel.panels import SEAT_MARKS, Line, Span, Table, plain
from ironbridge.kernel.record import Record

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


# The end of a game --------------------------------------------------------------------------


def show_standings(console: Console, record: Record, messages: Messages) -> None:
    """Best first. Without a final result it says how things stand."""
    result = record.state.result()
    words = record.game.words(messages.language)
    ties = len(result.ties[0]) if result.ties else 0
    heads = ["", messages.say("standings-player"), messages.say("standings-points")]
    keys = [f"tie-{n}" for n in range(ties)]
    heads += [words.text(key) if words.has(key) else "" for key in keys]
    breaks = [tie_break(values) for values in zip(*result.ties, strict=True)]
    rows = []
    for seat in sorted(range(record.seats), key=lambda seat: result.places[seat]):
        name = record.names[seat] if record.names else words.text(f"seat-{seat}")
        cells: list[Line] = [
            plain(f"{result.places[seat]}.", "strong"),
            plain(f"{SEAT_MARKS[seat]} {name}", f"seat-{seat}"),
            plain(str(result.scores[seat]), "strong"),
            *(plain(str(values[seat]), "dim") for values in breaks),
        ]
        rows.append(tuple(cells))
    title = messages.say("standings-final" if result.final else "standings-so-far")
    right = frozenset(range(2, len(heads)))
    table = Table("standings", title, tuple(Span(head) for head in heads), tuple(rows), right)
    console.print(framed(grid(table), title, min(console.width, 70)))


def tie_break(values: Sequence[int]) -> list[int]:
    """What was compared among equals, for each seat, as people say it: places on a track count from
    1, and somebody has the first."""
    best = max(values)
    return [1 + best - value for value in values] if min(values) < 0 else list(values)
